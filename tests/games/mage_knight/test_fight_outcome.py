"""What a fight leaves behind: tokens, shields, cities, Reputation, rewards, withdrawal. MK-OUT, CTY, KF-20..33, EDG."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.games.mage_knight.box.enemies import ENEMIES
from companion.games.mage_knight.play.fight import facing

from .combat import Combat
from .conftest import Table

Maker = Callable[..., Table]


def rewards(fight: Combat) -> list[tuple[str, int]]:
    return [(one.kind, one.count) for one in fight.hero.owed]


def win(fight: Combat) -> None:
    """All of them fall in the last phase."""
    while not fight.over and fight.fight.phase != "attack":
        if fight.fight.unknown:
            fight.turn_up("gargoyle", "minotaur", "crypt_worm")
        else:
            fight.on()
    if fight.over:
        return
    fight.aim(*[foe.number for foe in facing.present(fight.fight) if facing.clash_at(fight.fight, foe.number) is None])
    fight.play("50 cold_fire attack, 50 cold_fire attack")
    fight.on()
    assert fight.over


def lose(fight: Combat) -> None:
    while not fight.over:
        fight.on()


@pytest.mark.rule("MK-CMB-01", "MK-CMB-02", "MK-CMB-05", "MK-CH-05", "MK-EDG-04")
@pytest.mark.parametrize(
    ("place", "enemy", "scenario", "reputation"),
    [
        ("keep", "golems", "full_conquest", -1),
        ("tower", "monks", "full_conquest", -1),
        ("raid_keep", "golems", "full_conquest", -1),
        ("monastery", "monks", "full_conquest", -3),
        ("dungeon", "minotaur", "full_conquest", 0),
        ("keep", "golems", "conquer_and_hold", 0),
    ],
)
def test_reputation_falls_with_every_assault_whatever_its_result(
    mage_knight: Maker, place: str, enemy: str, scenario: str, reputation: int
) -> None:
    fight = Combat(mage_knight("goldyx", "tovak"), place)
    if scenario == "conquer_and_hold":
        table = mage_knight("goldyx", "tovak")
        with table.arranged() as state:
            state.scenario = scenario
        fight = Combat(table, place)
    before = fight.hero.reputation
    fight.turn_up(enemy)
    lose(fight)
    assert fight.hero.reputation == before == reputation


@pytest.mark.rule("MK-OUT-02", "MK-VAR-16", "MK-KF-33")
@pytest.mark.parametrize(
    ("place", "enemies", "variants", "reputation", "how"),
    [
        ("orcs", ["prowlers"], [], 1, {}),
        ("draconum", ["fire_dragon"], [], 2, {}),
        ("draconum", ["fire_dragon"], ["rampage"], 1, {}),
        ("ruins", ["prowlers", "diggers"], [], 0, {"ruin": "green_green"}),
        ("ruins", ["prowlers", "ice_dragon"], [], 0, {"ruin": "green_red"}),
    ],
)
def test_rampaging_enemies_bring_reputation_and_those_of_ruins_do_not(
    mage_knight: Maker, place: str, enemies: list[str], variants: list[str], reputation: int, how: dict[str, str]
) -> None:
    table = mage_knight()
    with table.arranged() as state:
        state.variants = variants
    fight = Combat(table, place, *enemies, **how)
    win(fight)
    assert fight.hero.reputation == reputation


@pytest.mark.rule(
    "MK-OUT-03", "MK-OUT-05", "MK-OUT-06", "MK-KF-21", "MK-KF-24", "MK-KF-26", "MK-KF-27", "MK-KF-29", "MK-KF-30",
    "MK-KF-51",
)  # fmt: skip
@pytest.mark.parametrize(
    ("place", "enemies", "owed", "fame", "how"),
    [
        ("keep", ["golems"], [], 4, {}),
        ("tower", ["monks"], [("spell", 1)], 4, {}),
        ("monastery", ["monks"], [("artifact", 1)], 4, {}),
        ("dungeon", ["medusa"], [("spell_or_artifact", 1)], 5, {}),
        ("tomb", ["fire_dragon"], [("spell", 1), ("artifact", 1)], 8, {}),
        ("den", ["medusa"], [("random_crystal", 2)], 5, {}),
        ("spawning", ["medusa", "minotaur"], [("artifact", 1), ("random_crystal", 3)], 9, {}),
        ("ruins", ["prowlers", "diggers"], [("crystal_each", 1)], 4, {"ruin": "green_green"}),
        ("ruins", ["medusa", "fire_dragon"], [("artifact", 2)], 13, {"ruin": "brown_red"}),
        ("ruins", ["golems", "gunners"], [("artifact", 1), ("spell", 1)], 11, {"ruin": "gray_white"}),
    ],
)
def test_what_a_conquered_place_gives_waits_for_the_end_of_the_turn(
    mage_knight: Maker, place: str, enemies: list[str], owed: list[tuple[str, int]], fame: int, how: dict[str, str]
) -> None:
    fight = Combat(mage_knight(), place, *enemies, **how)
    win(fight)
    assert (rewards(fight), fight.hero.fame) == (owed, fame)
    assert fight.table.told("tell-shield-on-site")[0]["other"] == "no"


@pytest.mark.rule("MK-CMB-02", "MK-KF-23", "MK-CH-07", "MK-CH-10", "MK-EDG-06")
def test_anothers_keep_is_worth_half_rounded_up_and_its_tower_gives_no_spell(mage_knight: Maker) -> None:
    fight = Combat(mage_knight(), "raid_keep", "crossbowmen")
    win(fight)
    assert fight.hero.fame == 2
    tower = Combat(mage_knight(), "raid_tower", "ice_mages")
    win(tower)
    assert (tower.hero.fame, rewards(tower)) == (3, [])
    three = Combat(mage_knight(), "raid_keep", "crossbowmen")
    with three.table.arranged() as state:
        state.fight.foes.append(state.fight.foes[0].__class__(number=2, back="gray", enemy="guardsmen"))
        state.fight.foes.append(state.fight.foes[0].__class__(number=3, back="gray", enemy="crossbowmen"))
    win(three)
    assert three.hero.fame == 5  # half of 9, not the sum of halves


@pytest.mark.rule("MK-OUT-08")
@pytest.mark.parametrize(("place", "enemy"), [("dungeon", "medusa"), ("tomb", "ice_dragon"), ("monastery", "monks")])
def test_undefeated_tokens_of_dungeons_tombs_and_monasteries_are_discarded(
    mage_knight: Maker, place: str, enemy: str
) -> None:
    fight = Combat(mage_knight(), place, enemy)
    lose(fight)
    assert enemy in fight.table.state.decks.enemies[ENEMIES[enemy].back].discard  # type: ignore[index]
    assert rewards(fight) == []


@pytest.mark.rule("MK-KF-26", "MK-KF-21", "MK-KF-29", "MK-CMB-04")
def test_night_rules_and_units_by_the_kind_of_place(mage_knight: Maker) -> None:
    found = {}
    for place in ("dungeon", "tomb", "monastery", "den", "keep", "mine"):
        fight = Combat(mage_knight(), place, units=("peasants",)).fight
        found[place] = (fight.night, fight.units)
    assert found == {
        "dungeon": (True, False),
        "tomb": (True, False),
        "monastery": (False, False),
        "den": (False, True),
        "keep": (False, True),
        "mine": (True, True),  # MK-ML-03
    }
    tomb = Combat(mage_knight(), "tomb", "ice_dragon", units=("peasants",))
    tomb.on()
    assert tomb.objects("use_unit", unit=1, power=1) == "MK-KF-26"
    tomb.on()
    assert tomb.objects("give_damage", foe=1, unit=1) == "MK-KF-26"
