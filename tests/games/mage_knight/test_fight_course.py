"""The course of a fight: how it begins, its phases, what they leave behind. MK-CMB, RSA, BLK, DMG, ATK."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.games.mage_knight.box.units import UNITS
from companion.games.mage_knight.play.fight import facing

from .combat import Combat
from .conftest import Table

Maker = Callable[..., Table]


@pytest.mark.rule("MK-CMB-11", "MK-RSA-07", "MK-RSA-08", "MK-LVL-01")
def test_a_fight_is_won_in_the_first_phase_and_its_fame_comes_at_once(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers")
    assert fight.fight.phase == "ranged"
    fight.play("3 physical ranged")
    assert [foe.number for foe in facing.fallen(fight.fight)] == [1]
    fight.on()
    assert fight.over
    assert (fight.hero.fame, fight.hero.level, fight.hero.reputation) == (2, 1, 1)
    assert fight.table.told("tell-defeated")[0]["enemy"] == ["prowlers"]
    assert fight.table.state.decks.enemies["green"].discard == ["prowlers"]


@pytest.mark.rule("MK-RSA-01", "MK-RSA-09", "MK-BLK-06", "MK-DMG-08", "MK-ATK-01")
def test_all_phases_with_an_attack_too_weak_a_block_too_weak_and_a_victory_at_last(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers")
    fight.play("2 physical ranged")
    fight.on()
    assert fight.fight.phase == "block"
    assert fight.fight.clashes == []  # what was played is gone, and carries nothing over
    fight.play("3 physical block")
    assert facing.blocked(fight.fight) == []
    fight.on()
    assert fight.fight.phase == "damage"
    fight.on()
    assert (fight.hero.hand.wounds, fight.fight.wounds, fight.fight.phase) == (2, 2, "attack")
    fight.play("1 physical attack, 2 physical ranged")
    fight.on()
    assert fight.over
    assert fight.hero.fame == 2


@pytest.mark.rule("MK-RSA-09")
def test_values_targets_and_units_may_be_changed_until_the_phase_ends(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle", units=("utem_crossbowmen",))
    fight.move("use_unit", unit=1, power=2)
    fight.aim(1, 2)
    fight.aim(2)  # no longer
    fight.play("3 physical ranged")
    assert facing.fallen(fight.fight)[0].enemy == "minotaur"
    assert fight.hero.units[0].spent
    fight.move("take_value_back", clash=0, place=0)
    assert not fight.hero.units[0].spent
    assert facing.fallen(fight.fight) == []
    fight.move("another_attack")
    fight.aim(2)
    fight.play("2 cold_fire ranged, 2 fire siege")
    assert [one.enemy for one in facing.fallen(fight.fight)] == ["gargoyle"]
    fight.move("aim_with", clash=0)
    fight.aim(2)  # it moves to the other attack
    assert [clash.targets for clash in fight.fight.clashes] == [[1, 2], []]


@pytest.mark.rule("MK-CMB-12", "MK-UNI-07", "MK-UNI-08", "MK-UNI-13", "MK-CMB-16")
def test_units_fight_once_when_they_are_ready_and_their_power_fits_the_phase(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "wolf_riders", units=("utem_guardsmen", "fire_golems", "utem_swordsmen"))
    assert fight.objects("use_unit", unit=1, power=1) == "MK-CMB-16"
    fight.move("use_unit", unit=2, power=2)
    assert fight.hero.mana["red"] == 1
    assert fight.objects("use_unit", unit=2, power=2) == "MK-UNI-07"
    fight.move("take_value_back", clash=0, place=0)
    assert fight.hero.mana["red"] == 2
    fight.on()
    fight.move("use_unit", unit=1, power=1)  # Block 4 that ignores Swift, against Attack 3
    assert facing.blocked(fight.fight)
    fight.move("use_unit", unit=3, power=3)
    assert fight.hero.units[2].wounds == 1
    assert fight.objects("use_unit", unit=3, power=1) == "MK-UNI-13"
    fight.move("take_value_back", clash=0, place=1)
    assert (fight.hero.units[2].wounds, fight.hero.units[2].spent) == (0, False)


@pytest.mark.rule("MK-UNI-08", "MK-MAN-04")
def test_the_mana_of_a_unit_is_paid_and_comes_back_as_it_was(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "wolf_riders", units=("fire_golems", "utem_crossbowmen"))
    with fight.table.arranged() as state:
        state.heroes[0].mana, state.heroes[0].crystals, state.source = {}, {"red": 1}, []
    assert fight.table.refuses("use_unit", who=1, unit=1, power=2, way="token").field == "way"
    fight.move("use_unit", unit=1, power=2, way="crystal")
    assert fight.hero.crystals["red"] == 0
    fight.move("take_value_back", clash=0, place=0)
    assert fight.hero.crystals["red"] == 1
    with fight.table.arranged() as state:
        state.heroes[0].crystals = {}
    assert fight.objects("use_unit", unit=1, power=2) == "MK-UNI-08"
    fight.move("use_unit", unit=2, power=2)  # costs nothing


@pytest.mark.rule("MK-BLK-01", "MK-BLK-08", "MK-DMG-01")
def test_each_enemy_is_blocked_for_itself_and_who_is_blocked_deals_nothing(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle")
    fight.on()
    fight.aim(1)
    fight.play("5 physical block")
    fight.aim(2)
    fight.play("4 physical block")
    assert [one.number for one in facing.blocked(fight.fight)] == [1]
    fight.on()
    assert [one.number for one in facing.unblocked(fight.fight)] == [2]
    fight.on()
    assert fight.hero.hand.wounds == 3  # 5 by Armor 2
    assert len(fight.fight.living) == 2  # a blocked one is not defeated


@pytest.mark.rule("MK-DMG-01")
def test_where_all_are_blocked_the_phase_of_damage_is_left_out(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "den", "minotaur")
    fight.on()
    fight.play("5 physical block")
    fight.on()
    assert fight.fight.phase == "attack"


@pytest.mark.rule("MK-BLK-02", "MK-BLK-03", "MK-DMG-14", "MK-ATK-01")
def test_a_summoner_is_out_of_reach_while_its_monster_fights_and_back_afterwards(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "orc_summoners")
    fight.on()
    assert fight.fight.phase == "summon"
    assert [foe.back for foe in fight.fight.unknown] == ["brown"]
    fight.turn_up("medusa")
    assert fight.fight.phase == "block"
    assert [foe.enemy for foe in facing.present(fight.fight)] == ["medusa"]
    assert fight.table.refuses("aim_at", who=1, foe=1).message.key == "no-such-foe"
    fight.on(2)
    assert fight.hero.hand.wounds == 3
    assert fight.table.told("tell-paralyzed")
    assert fight.table.state.decks.enemies["brown"].discard == ["medusa"]
    assert [foe.enemy for foe in facing.present(fight.fight)] == ["orc_summoners"]
    fight.play("4 physical attack")
    fight.on()
    assert fight.hero.fame == 4  # none for the monster


@pytest.mark.rule("MK-DMG-03", "MK-DMG-04", "MK-DMG-07", "MK-UNI-13")
def test_units_take_damage_first_each_once_and_the_hero_the_rest(mage_knight: Maker) -> None:
    units = ("peasants", "guardian_golems", "foresters")
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle", units=units)
    fight.on(2)
    fight.move("give_damage", foe=1, unit=1)  # 10 - 3
    fight.move("give_damage", foe=1, unit=2)  # physical resistance: 7 - 3 - 3
    assert facing.harms(fight.fight, 2)[0].harm.hero.wounds == 1
    assert fight.objects("give_damage", foe=2, unit=1) == "MK-DMG-07"
    fight.move("take_damage_back", place=1)
    fight.move("give_damage", foe=2, unit=2)  # 5 - 3: wounded all the same
    fight.on()
    hero = fight.hero
    assert [unit.wounds for unit in hero.units] == [1, 1, 0]
    assert hero.hand.wounds == 4  # 7 left of the first by Armor 2
    assert fight.fight.phase == "attack"


@pytest.mark.rule("MK-DMG-07")
def test_who_resisted_once_takes_no_more_damage_in_this_combat_but_in_the_next_one(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "crypt_worm", "gargoyle", units=("illusionists",))
    with fight.table.arranged() as state:
        state.heroes[0].units[0].resisted = True
    fight.on(2)
    assert fight.objects("give_damage", foe=2, unit=1) == "MK-DMG-07"
    fight.on(2)
    assert not fight.hero.units[0].resisted


@pytest.mark.rule("MK-DMG-07", "MK-DMG-05")
def test_a_unit_that_resists_all_of_it_is_marked_and_not_wounded(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "diggers", units=("guardian_golems",))
    fight.on(2)
    fight.move("give_damage", foe=1, unit=1)
    fight.on()
    unit = fight.hero.units[0]
    assert (unit.resisted, unit.wounds, fight.hero.hand.wounds) == (True, 0, 0)


@pytest.mark.rule("MK-DMG-12", "MK-DMG-13", "MK-UNI-12")
def test_poisoned_units_get_two_wounds_and_paralysed_ones_are_gone_with_their_banner(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "medusa", "minotaur", units=("peasants", "foresters"))
    with fight.table.arranged() as state:
        state.heroes[0].units[0].banner = "banner_of_glory"
        state.fight.foes[1].enemy, state.fight.foes[1].back = "cursed_hags", "green"
    fight.on(2)
    fight.move("give_damage", foe=1, unit=1)
    fight.move("give_damage", foe=2, unit=2)
    fight.on()
    assert [(unit.unit, unit.wounds) for unit in fight.hero.units] == [("foresters", 2)]
    assert fight.hero.discard.deeds == 1 + 5  # the Banner; 3 left of the medusa: the hand is lost
    assert fight.table.told("tell-banner-discarded")[0]["card"] == "banner_of_glory"


@pytest.mark.rule("MK-DMG-09", "MK-DMG-10", "MK-DMG-11", "MK-EDG-07")
def test_wounds_of_all_enemies_and_of_own_cards_knock_out_at_the_printed_limit(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle", units=("peasants",))
    with fight.table.arranged() as state:
        state.fight.foes[0].attack = -4  # 2 of damage
    fight.move("wound_in_fight", count=1)
    fight.on(2)
    fight.on()
    assert fight.fight.wounds == 1 + 1 + 3
    assert fight.fight.out
    assert (fight.hero.hand.deeds, fight.hero.discard.deeds, fight.hero.hand.wounds) == (0, 5, 5)
    fight.move("use_unit", unit=1, power=0)  # units still fight


@pytest.mark.rule("MK-DMG-10")
def test_a_wound_told_on_the_heros_sheet_counts_in_the_combat_too(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers")
    fight.move("take_wound", count=4)
    assert (fight.fight.wounds, fight.fight.out) == (4, False)
    fight.move("take_wound")
    assert fight.fight.out
    assert fight.hero.hand.deeds == 0


@pytest.mark.rule("MK-DMG-10", "MK-DMG-12")
def test_wounds_of_poison_in_the_discard_pile_do_not_count_for_the_knock_out(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "cursed_hags")
    with fight.table.arranged() as state:
        state.fight.foes[0].attack = 5
    fight.on(3)
    assert (fight.hero.hand.wounds, fight.hero.discard.wounds, fight.fight.out) == (4, 4, False)


@pytest.mark.rule("MK-CMB-10", "MK-TRN-07", "MK-TRN-14")
def test_there_is_one_fight_in_a_turn(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers")
    assert fight.objects("fight_told", place="den") == "MK-CMB-10"
    fight.play("3 physical ranged")
    fight.on()
    assert fight.objects("fight_told", place="den") == "MK-CMB-10"
    with fight.table.arranged() as state:
        state.turn.fought, state.turn.acted, state.turn.rest = False, False, "normal"
    assert fight.objects("fight_told", place="den") == "MK-TRN-14"


@pytest.mark.rule("MK-CMB-13", "MK-CMB-14", "MK-CMB-15", "MK-CMB-16", "MK-KF-70")
def test_effects_of_red_and_blue_do_not_touch_who_resists_them(mage_knight: Maker) -> None:
    units = ("illusionists", "amotep_freezers", "amotep_freezers")
    fight = Combat(mage_knight(), "tower", "fire_mages", units=units)
    assert fight.objects("affect_foe", foe=1, effect="calm", colour="red") == "MK-CMB-13"
    fight.move("affect_foe", foe=1, effect="weaken", colour="blue", by=2)
    assert facing.opponent_of(fight.fight, fight.fight.foes[0]).armor == 3
    fight.move("affect_foe", foe=1, effect="bare")
    fight.move("affect_foe", foe=1, effect="calm", colour="red")  # it resists nothing any more
    fight.on()
    assert fight.fight.phase == "attack"  # nobody attacks
    other = Combat(mage_knight(), "tower", "ice_mages", units=units)
    assert other.objects("use_unit", unit=2, power=2, foe=1) == "MK-CMB-14"
    other.move("use_unit", unit=1, power=1, foe=1)
    assert other.fight.foes[0].calm


@pytest.mark.rule("MK-RSA-02", "MK-BLK-04", "MK-ATK-02")
def test_values_belong_to_their_phases(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "orcs", "prowlers")
    assert fight.objects("play_value", points=1, use="attack") == "MK-RSA-02"
    assert fight.objects("play_value", points=1, use="block") == "MK-ATK-01"
    fight.on()
    assert fight.objects("play_value", points=1, use="attack") == "MK-BLK-01"
    fight.play("1 physical block")


@pytest.mark.rule("MK-RSA-10", "MK-BLK-01")
def test_one_tap_groups_what_was_played_as_it_does_most(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "ruins", "prowlers", "diggers", ruin="green_green")
    fight.play("4 fire ranged, 2 fire siege, 1 physical siege")
    fight.move("group_best")
    assert {one.enemy for one in facing.fallen(fight.fight)} == {"prowlers", "diggers"}
    fight.on()
    assert fight.over


# --- a die set against the hero


@pytest.mark.rule("MK-VAR-25", "MK-VAR-26")
def test_the_die_of_an_interactive_combat_strengthens_one_enemy_in_one_phase(mage_knight: Maker) -> None:
    def begun(*shown: str) -> Combat:
        table = mage_knight()
        with table.arranged() as state:
            state.variants = ["interactive"]
        fight = Combat(table, "orcs", "prowlers")
        for die in shown:
            table.move("show_die", die=die)
        return fight

    def now(fight: Combat) -> tuple[int, int]:
        stands = facing.opponent_of(fight.fight, fight.fight.foes[0])
        return stands.armor, stands.attack

    assert begun().objects("fight_on") == "MK-VAR-26"
    white = begun("white")
    assert now(white) == (4, 4)
    white.play("4 physical ranged")
    white.on()
    assert white.hero.fame == 3
    red = begun("not_white")
    red.on()
    assert red.objects("fight_on") == "MK-VAR-26"
    red.table.move("show_die", die="red")
    assert now(red) == (3, 5)
    blue = begun("not_white", "not_red")
    blue.on(3)
    assert blue.objects("fight_on") == "MK-VAR-26"
    blue.table.move("show_die", die="blue")
    assert now(blue) == (4, 4)
    nothing = begun("not_white", "not_red", "other")
    nothing.play("3 physical ranged")
    nothing.on()
    assert nothing.hero.fame == 2


@pytest.mark.rule("MK-VAR-25")
def test_the_die_is_set_against_a_single_enemy_only(mage_knight: Maker) -> None:
    table = mage_knight()
    with table.arranged() as state:
        state.variants = ["interactive"]
    assert Combat(table, "spawning", "minotaur", "gargoyle").fight.die == ""
    table = mage_knight()
    with table.arranged() as state:
        state.variants = ["interactive"]
    joined = Combat(table, "orcs", "prowlers")
    assert joined.fight.die == "hidden"
    joined.move("add_foe", back="green", enemy="diggers", rampaging=True)
    assert joined.fight.die == ""
    joined.move("drop_foe", foe=2)
    assert "diggers" in table.state.decks.enemies["green"].cards


@pytest.mark.rule("MK-KF-70", "MK-UNI-08", "MK-MAN-06")
@pytest.mark.parametrize(
    ("into", "enemy", "phase", "played", "falls"),
    [
        ("siege", "golems", "ranged", "5 physical ranged", False),  # resists physical: 5 halves to 2
        ("siege", "golems", "ranged", "5 ice ranged", True),  # a keep is fortified: without siege nothing counts
        ("siege", "golems", "ranged", "5 ice attack", True),  # all attacks, those of the last phase too
        ("cold_fire", "golems", "attack", "5 physical attack", True),
        ("cold_fire", "golems", "ranged", "5 ice ranged", False),  # still no siege
    ],
)
def test_the_mages_of_altem_make_cold_fire_or_siege_of_all_attacks(mage_knight, into, enemy, phase, played, falls):
    """By Night for black mana: values played before and after it count so."""
    one = Combat(mage_knight(), "keep", enemy, units=("altem_mages",))
    power = len(UNITS["altem_mages"].powers) - 1
    one.to(phase)
    one.aim(1)
    assert one.table.refuses("use_unit", who=1, unit=1, power=power).field == "into"
    assert one.objects("use_unit", unit=1, power=power, into=into) == "MK-UNI-08"  # by Day there is no black mana
    with one.table.arranged() as state:
        state.time, state.heroes[0].mana = "night", {"black": 1}
    one.move("use_unit", unit=1, power=power, into=into)
    one.play(played)
    assert (one.hero.mana.get("black", 0), one.hero.units[0].spent) == (0, True)
    assert bool(facing.fallen(one.fight)) is falls
