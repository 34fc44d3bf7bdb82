"""Sections 14-20, 33 and 38.2 of the ledger, read by other eyes: what several rules have to say of one fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.viewer import Viewer
from companion.games.mage_knight.pages import hero as hero_page
from companion.games.mage_knight.pages.fight import fight as fight_page
from companion.games.mage_knight.play import skills
from companion.games.mage_knight.play.fight import course, facing
from companion.games.mage_knight.state.hero import HeldSkill

from .combat import Combat
from .conftest import Table

Maker = Callable[..., Table]


def to_the_last(fight: Combat, *foes: int) -> None:
    """These fall in the last phase, nothing else is done."""
    fight.to("attack")
    fight.aim(*foes)
    fight.play("50 cold_fire attack, 50 cold_fire attack")
    fight.on()
    assert fight.over


# --- Fame


@pytest.mark.rule("MK-CMB-02", "MK-CMB-08", "MK-KF-23")
def test_half_the_fame_is_of_anothers_garrison_and_all_of_it_of_who_was_provoked(mage_knight: Maker) -> None:
    """Crossbowmen 3, half of it rounded up 2; Cursed Hags 3, who only stood beside."""
    fight = Combat(mage_knight(), "raid_keep", "crossbowmen")
    fight.move("add_foe", back="green", enemy="cursed_hags", rampaging=True)
    to_the_last(fight, 1, 2)
    assert fight.hero.fame == 2 + 3


@pytest.mark.rule("MK-CMB-08", "MK-KF-23", "MK-RSA-08")
def test_it_does_not_matter_in_which_phases_they_fell(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "raid_keep", "crossbowmen")
    fight.move("add_foe", back="green", enemy="wolf_riders", rampaging=True)
    fight.aim(2)
    fight.play("4 physical ranged")
    fight.on()
    assert fight.hero.fame == 3
    to_the_last(fight, 1)
    assert fight.hero.fame == 3 + 2


@pytest.mark.rule("MK-CH-07", "MK-CH-10")
@pytest.mark.parametrize(("place", "back"), [("raid_keep", "gray"), ("raid_tower", "violet")])
@pytest.mark.parametrize(
    ("scenario", "number", "count"),
    [("conquer_and_hold", 2, 1), ("conquer_and_hold", 3, 2), ("conquer_and_hold", 6, 3), ("full_conquest", 5, 1)],
)
def test_a_table_that_keeps_its_map_draws_as_many_for_anothers_site(
    mage_knight: Maker, place: str, back: str, scenario: str, number: int, count: int
) -> None:
    table = mage_knight("goldyx", "tovak")
    with table.arranged() as state:
        state.scenario, state.round.number = scenario, number
    assert [foe.back for foe in Combat(table, place).fight.foes] == [back] * count


# --- a die set against the hero


def against_a_die(mage_knight: Maker, place: str, *enemies: str) -> Combat:
    table = mage_knight()
    with table.arranged() as state:
        state.variants = ["interactive"]
    return Combat(table, place, *enemies)


@pytest.mark.rule("MK-VAR-25")
@pytest.mark.parametrize(("die", "armor", "attack", "fame"), [("red", 3, 5, 3), ("blue", 4, 4, 3), ("other", 3, 4, 2)])
def test_each_of_three_colours_brings_a_fame_more_in_the_last_phase(
    mage_knight: Maker, die: str, armor: int, attack: int, fame: int
) -> None:
    fight = against_a_die(mage_knight, "orcs", "prowlers")
    fight.table.move("show_die", die="not_white")
    fight.on()
    fight.table.move("show_die", die="red" if die == "red" else "not_red")
    fight.play(f"{attack} physical block")
    assert facing.blocked(fight.fight)
    fight.play("1 physical block")
    fight.on()
    assert fight.fight.phase == "attack"
    if die != "red":
        fight.table.move("show_die", die=die)
    fight.play(f"{armor - 1} physical attack")
    assert not facing.fallen(fight.fight)
    fight.play("1 physical attack")
    fight.on()
    assert (fight.over, fight.hero.fame) == (True, fame)


@pytest.mark.rule("MK-VAR-25", "MK-VAR-26")
@pytest.mark.parametrize(("die", "fame"), [("red", 3), ("blue", 3), ("other", 2)])
def test_who_falls_in_the_first_phase_falls_to_a_die_that_is_shown(mage_knight: Maker, die: str, fame: int) -> None:
    """Not white, so that neither Armor nor Attack change; but whether it is worth a Fame more, the die alone knows."""
    fight = against_a_die(mage_knight, "orcs", "prowlers")
    fight.table.move("show_die", die="not_white")
    fight.play("2 physical ranged")
    assert course.die_answers(fight.fight) == ()  # it does not fall: nobody has to show anything
    fight.play("1 physical ranged")
    assert {*course.die_answers(fight.fight)} == {"red", "blue", "other"}
    assert fight.objects("fight_on") == "MK-VAR-26"
    fight.table.move("show_die", die=die)
    fight.on()
    assert (fight.over, fight.hero.fame) == (True, fame)


@pytest.mark.rule("MK-VAR-26")
def test_the_page_asks_for_the_die_with_what_can_be_said_of_it_then(mage_knight: Maker) -> None:
    fight = against_a_die(mage_knight, "orcs", "prowlers")

    def asked() -> tuple[str, ...]:
        running = fight_page(fight.table.state, Viewer()).running
        assert running is not None
        return running.die

    assert asked() == ("not_white", "white")
    fight.table.move("show_die", die="not_white")
    assert asked() == ()
    fight.on()
    assert asked() == ("not_red", "red")
    fight.table.move("show_die", die="not_red")
    assert asked() == ()
    fight.on(2)
    assert asked() == ("other", "blue")


@pytest.mark.rule("MK-VAR-25", "MK-BLK-03")
def test_the_die_is_the_summoners_and_not_its_monsters(mage_knight: Maker) -> None:
    fight = against_a_die(mage_knight, "orcs", "orc_summoners")
    fight.table.move("show_die", die="not_white")
    fight.on()
    fight.turn_up("minotaur")
    fight.table.move("show_die", die="red")
    fight.play("5 physical block")
    assert facing.blocked(fight.fight)
    fight.on()
    fight.play("4 physical attack")
    fight.on()
    assert fight.hero.fame == 4 + 1


# --- a fight that the table fought


@pytest.mark.rule("MK-DMG-09", "MK-DMG-10", "MK-EDG-07")
@pytest.mark.parametrize(
    ("own", "wounds", "poisoned", "hand"), [(0, 4, 4, 5), (0, 5, 0, 0), (2, 3, 0, 0), (2, 2, 3, 5)]
)
def test_wounds_that_are_told_knock_out_as_well(
    mage_knight: Maker, own: int, wounds: int, poisoned: int, hand: int
) -> None:
    """The printed hand limit of the first level is 5; what lies in the discard pile is not counted."""
    fight = Combat(mage_knight(), "orcs", "prowlers")
    if own:
        fight.move("wound_in_fight", count=own)
    fight.move("fight_over", won=True, fame=2, wounds=wounds, poisoned=poisoned)
    assert (fight.hero.hand.deeds, fight.hero.discard.deeds) == (hand, 5 - hand)
    assert (fight.hero.hand.wounds, fight.hero.discard.wounds) == (own + wounds, poisoned)
    assert bool(fight.table.told("tell-knocked-out")) == (hand == 0)


# --- walls, summoners, cards


@pytest.mark.rule("MK-CMB-01", "MK-CMB-04", "MK-RSA-03", "MK-RSA-04")
@pytest.mark.parametrize(
    ("place", "enemy", "reached_by"),
    [
        ("keep", "golems", ["siege"]),
        ("keep", "guardsmen", []),
        ("tower", "monks", ["siege"]),
        ("dungeon", "crypt_worm", ["siege"]),  # it is Fortified, and defends no walls
        ("den", "medusa", ["siege", "ranged"]),
        ("tomb", "fire_dragon", ["siege", "ranged"]),
        ("monastery", "monks", ["siege", "ranged"]),
        ("orcs", "diggers", ["siege"]),
    ],
)
def test_walls_are_of_keeps_towers_and_cities_alone(
    mage_knight: Maker, place: str, enemy: str, reached_by: list[str]
) -> None:
    found = []
    for use in ("siege", "ranged"):
        fight = Combat(mage_knight(), place, enemy)
        fight.play(f"30 cold_fire {use}")
        found += [use] if facing.fallen(fight.fight) else []
    assert found == reached_by


@pytest.mark.rule("MK-BLK-02")
def test_a_summoner_that_does_not_attack_summons_nobody_and_the_other_one_does(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "orc_summoners")
    fight.move("add_foe", back="green", enemy="orc_summoners", rampaging=True)
    fight.move("affect_foe", foe=1, effect="calm")
    fight.on()
    assert [(foe.back, foe.summoner) for foe in fight.fight.unknown] == [("brown", 2)]
    fight.turn_up("medusa")
    assert [foe.number for foe in facing.present(fight.fight)] == [1, 3]


@pytest.mark.rule("MK-TRN-06", "MK-END-13")
def test_a_card_that_is_played_in_a_fight_is_one_that_was_played_in_the_turn(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers", units=("utem_crossbowmen",))
    fight.move("use_unit", unit=1, power=2)
    assert not fight.table.state.turn.carded  # a unit is no card of the hand
    fight.play("1 physical ranged")
    assert fight.table.state.turn.carded


@pytest.mark.rule("MK-KF-51", "MK-KF-33")
@pytest.mark.parametrize(
    ("ruin", "enemies", "owed", "fame"),
    [
        ("green_green", ["prowlers", "diggers"], [("crystal_each", 1)], 4),
        ("green_brown", ["prowlers", "medusa"], [("artifact", 1)], 7),
        ("gray_brown", ["golems", "medusa"], [("artifact", 1)], 9),
        ("gray_violet", ["golems", "monks"], [("unit", 1)], 8),
        ("brown_violet", ["medusa", "monks"], [("spell", 1), ("crystal_each", 1)], 9),
        ("gray_white", ["golems", "gunners"], [("artifact", 1), ("spell", 1)], 11),
        ("brown_red", ["medusa", "fire_dragon"], [("artifact", 2)], 13),
        ("green_red", ["prowlers", "fire_dragon"], [("artifact", 1), ("action", 1)], 10),
    ],
)
def test_each_token_of_ruins_pays_what_stands_on_it(
    mage_knight: Maker, ruin: str, enemies: list[str], owed: list[tuple[str, int]], fame: int
) -> None:
    fight = Combat(mage_knight(), "ruins", *enemies, ruin=ruin)
    to_the_last(fight, 1, 2)
    assert [(one.kind, one.count) for one in fight.hero.owed] == owed
    assert (fight.hero.fame, fight.hero.reputation) == (fame, 0)


@pytest.mark.rule("MK-VAR-21", "MK-VAR-22", "MK-KF-52")
def test_a_megapolis_that_the_table_tells_has_the_higher_level_on_its_first_half(mage_knight: Maker) -> None:
    """Level 3: white 2 has a gray and a white token, blue 1 a gray and a violet one."""
    fight = Combat(mage_knight(), "city", city="white", second="blue", level=3)
    assert sorted(foe.back for foe in fight.fight.foes) == ["gray", "gray", "violet", "white"]
    other = Combat(mage_knight(), "city", city="blue", second="white", level=3)
    assert sorted(foe.back for foe in other.fight.foes) == ["violet", "violet", "white"]


@pytest.mark.rule("MK-KF-26", "MK-KF-27", "MK-MAN-05", "MK-MAN-06")
@pytest.mark.parametrize(("place", "dead"), [("dungeon", "gold"), ("tomb", "gold"), ("den", "black")])
def test_below_the_ground_gold_is_dead_and_black_is_not_by_day_too(mage_knight: Maker, place: str, dead: str) -> None:
    fight = Combat(mage_knight(), place)
    with fight.table.arranged() as state:
        state.time = "day"
        state.heroes[0].mana = {"gold": 1, "black": 1}
    shown = hero_page.sheet(fight.table.state, fight.hero)
    assert [one.colour for one in shown.mana if one.dead] == [dead]
    usable = "black" if dead == "gold" else "gold"
    fight.move("change_mana", colour=usable, by=-1)
    assert fight.hero.mana[usable] == 0
    assert fight.objects("change_mana", colour=dead, by=-1) == ("MK-MAN-05" if dead == "gold" else "MK-MAN-06")


@pytest.mark.rule("MK-CMB-12", "MK-UND-03", "MK-WND-05")
def test_skills_heal_nobody_in_a_fight_and_one_that_readies_a_unit_does_that(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers", units=("peasants", "peasants"))
    with fight.table.arranged() as state:
        hero = state.heroes[0]
        hero.skills = [HeldSkill(skill="inspiration"), HeldSkill(skill="potion_making")]
        hero.hand.wounds, hero.units[0].wounds, hero.units[1].spent = 1, 1, True
    assert not hero_page.sheet(fight.table.state, fight.hero).heals
    assert not skills.ready(fight.table.state, fight.hero, fight.hero.skills[1])
    assert fight.objects("use_skill", skill="potion_making") == "MK-WND-05"
    assert fight.objects("use_skill", skill="inspiration", unit=1) == "MK-WND-05"
    fight.move("use_skill", skill="inspiration", unit=2)
    assert [(unit.wounds, unit.spent) for unit in fight.hero.units] == [(1, False), (0, False)]


@pytest.mark.rule("MK-DMG-03", "MK-DMG-04", "MK-UNI-13")
def test_a_spent_unit_takes_damage_as_a_ready_one_and_stays_as_it_was(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "minotaur", "werewolf", units=("peasants", "peasants", "peasants"))
    with fight.table.arranged() as state:
        state.heroes[0].units[0].spent = True
        state.heroes[0].units[2].wounds = 1
    fight.to("damage")
    assert fight.objects("give_damage", foe=1, unit=3) == "MK-UNI-13"
    fight.move("give_damage", foe=1, unit=1)
    fight.move("give_damage", foe=2, unit=2)
    fight.on()
    assert [(unit.wounds, unit.spent) for unit in fight.hero.units] == [(1, True), (1, False), (1, False)]
    assert fight.hero.hand.wounds == 4 + 2  # 10 - 3 and 7 - 3, by Armor 2
