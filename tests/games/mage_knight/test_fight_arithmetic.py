"""The arithmetic of fights, in tables from the ledger: attacks, blocks, damage. MK-RSA, BLK, DMG, ATK, ENM, CTY."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.mage_knight.box.enemies import ENEMIES, EnemyId, Resistance
from companion.games.mage_knight.box.names import Basic, Element
from companion.games.mage_knight.box.values import Use, Value
from companion.games.mage_knight.play.fight.attacks import Reckoning, strike
from companion.games.mage_knight.play.fight.blocks import block
from companion.games.mage_knight.play.fight.grouping import MOST_TARGETS, best_attacks, best_blocks
from companion.games.mage_knight.play.fight.harm import Receiver, UnitHarm, harm, knocked_out
from companion.games.mage_knight.play.fight.opponents import Opponent, opponent


def enemy(id: EnemyId, **how: Any) -> Opponent:
    """A printed token as it fights."""
    return opponent(ENEMIES[id], **how)


def foe(armor: int = 3, attack: int = 3, *resistances: Resistance, **how: Any) -> Opponent:
    """An enemy of the test's own."""
    return Opponent(armor=armor, attack=attack, resistances=frozenset(resistances), **how)


def played(text: str) -> list[Value]:
    """Values of "4 fire ranged, 3 physical attack"."""
    words = [one.split() for one in text.split(",") if one]
    return [Value(points=int(points), element=_element(element), use=_use(use)) for points, element, use in words]


def _element(word: str) -> Element:
    return word  # type: ignore[return-value]


def _use(word: str) -> Use:
    return word  # type: ignore[return-value]


def first(*targets: Opponent, by: str) -> Reckoning:
    return strike(targets, played(by), first=True)


def last(*targets: Opponent, by: str) -> Reckoning:
    return strike(targets, played(by), first=False)


# --- Phase 1


@pytest.mark.rule("MK-RSA-02", "MK-ATK-01")
def test_only_ranged_and_siege_values_count_in_the_first_phase() -> None:
    values = "4 physical attack, 2 physical ranged, 1 physical siege"
    early = first(foe(7), by=values)
    assert (early.total, early.short, early.succeeds) == (3, 4, False)
    assert [value.points for value in early.useless] == [4]
    assert last(foe(7), by=values).succeeds


@pytest.mark.rule("MK-RSA-03", "MK-ATK-01")
@pytest.mark.parametrize("fortified", [enemy("diggers"), enemy("prowlers", walled=True)])
def test_a_fortified_target_leaves_only_siege(fortified: Opponent) -> None:
    ranged = first(fortified, by="9 physical ranged")
    assert (ranged.total, ranged.siege_only, ranged.succeeds) == (0, (0,), False)
    assert first(fortified, by="3 physical siege").succeeds
    assert last(fortified, by="3 physical ranged").succeeds


@pytest.mark.rule("MK-RSA-03", "MK-CMB-08")
def test_one_fortified_target_spoils_ranged_attacks_for_the_group_and_a_rampaging_one_is_not_fortified() -> None:
    guard, orc = enemy("swordsmen", number=1, walled=True), enemy("prowlers", number=2)
    assert first(orc, by="3 physical ranged").succeeds
    both = first(guard, orc, by="8 physical ranged")
    assert not both.succeeds
    assert both.siege_only == (1,)
    assert first(guard, orc, by="8 physical siege").succeeds


@pytest.mark.rule("MK-RSA-04", "MK-ENM-01")
def test_doubly_fortified_ones_are_out_of_reach_until_the_last_phase() -> None:
    guards = enemy("guardsmen", number=1, walled=True)
    assert first(guards, by="50 physical siege").barred == (1,)
    assert not first(guards, by="50 physical siege").succeeds
    assert not first(guards, enemy("swordsmen", number=2), by="50 physical siege").succeeds
    assert last(guards, by="7 physical attack").succeeds
    assert first(enemy("guardsmen", walled=True, open_=True), by="7 physical ranged").succeeds


# Of each: the resistances of the targets, what is played, what it comes to (by the ledger: inefficient values are
# summed, halved once, rounded down; efficient ones are added).
HALVED: list[tuple[list[tuple[Resistance, ...]], str, int]] = [
    ([()], "5 physical attack, 2 fire attack", 7),
    ([("fire",)], "6 fire attack", 3),
    ([("fire",)], "7 fire attack", 3),
    ([("fire",)], "3 fire attack, 3 fire attack", 3),  # halved once, not each
    ([("fire",)], "3 fire attack, 4 physical attack", 5),
    ([("physical", "fire")], "3 fire attack, 3 physical attack", 3),  # one sum of both
    ([("physical",), ("fire",)], "3 fire attack, 4 physical attack, 2 ice attack", 5),  # any target halves for all
    ([("fire",)], "5 cold_fire attack", 5),
    ([("ice",)], "5 cold_fire attack", 5),
    ([("fire", "ice")], "5 cold_fire attack", 2),
    ([("fire",), ("ice",)], "5 cold_fire attack", 5),  # no single target has both
    ([("ice",)], "1 ice attack", 0),
]


@pytest.mark.rule("MK-RSA-05", "MK-RSA-06", "MK-ATK-03", "MK-EDG-06", "MK-ENM-01")
@pytest.mark.parametrize(("resistances", "by", "total"), HALVED)
def test_resisted_attacks_are_halved_once_and_rounded_down(
    resistances: list[tuple[Resistance, ...]], by: str, total: int
) -> None:
    assert last(*[foe(3, 3, *each) for each in resistances], by=by).total == total


@pytest.mark.rule("MK-RSA-05", "MK-RSA-09")
def test_what_is_missing_is_said_in_points_that_count_in_full_and_in_those_that_count_half() -> None:
    mages = enemy("fire_mages", number=4)
    six = last(mages, by="6 fire attack")
    assert (six.total, six.short, six.short_halved) == (3, 2, 4)
    assert [(one.element, one.points, one.by) for one in six.halvings] == [("fire", 6, (4,))]
    assert (last(mages, by="7 fire attack").short, last(mages, by="7 fire attack").short_halved) == (2, 3)
    assert last(mages, by="7 fire attack, 3 fire attack").succeeds


@pytest.mark.rule("MK-RSA-07")
def test_an_attack_that_is_one_point_short_does_nothing_and_all_armor_is_summed() -> None:
    prowlers, hags = enemy("prowlers"), enemy("cursed_hags")
    assert not first(prowlers, hags, by="7 physical ranged").succeeds
    assert first(prowlers, hags, by="8 physical ranged").succeeds
    assert not first(by="8 physical ranged").succeeds  # at nobody


# --- Phase 2


BLOCKS: list[tuple[Element, str, int]] = [
    ("physical", "3 physical block, 2 fire block, 1 ice block, 1 cold_fire block", 7),
    ("fire", "3 ice block, 1 cold_fire block", 4),
    ("fire", "3 fire block, 4 physical block", 3),
    ("ice", "3 fire block, 1 cold_fire block", 4),
    ("ice", "3 ice block, 4 physical block", 3),
    ("cold_fire", "4 cold_fire block", 4),
    ("cold_fire", "3 fire block, 3 ice block, 3 physical block", 4),
]


@pytest.mark.rule("MK-BLK-05", "MK-EDG-06")
@pytest.mark.parametrize(("element", "by", "total"), BLOCKS)
def test_inefficient_blocks_are_summed_halved_and_rounded_down(element: Element, by: str, total: int) -> None:
    found = block(foe(3, 9, element=element), [*played(by), *played("5 cold_fire attack")])
    assert found.total == total
    assert [value.use for value in found.useless] == ["attack"]


@pytest.mark.rule("MK-BLK-01", "MK-BLK-06")
def test_there_is_no_partial_block() -> None:
    swordsmen = enemy("swordsmen")
    five = block(swordsmen, played("5 physical block"))
    assert (five.short, five.succeeds) == (1, False)
    assert harm(swordsmen, [], armor=2).hero.wounds == 3
    assert block(swordsmen, played("6 physical block")).succeeds


@pytest.mark.rule("MK-BLK-07", "MK-ENM-01")
def test_swift_doubles_the_needed_block_and_not_the_damage() -> None:
    wolf = enemy("werewolf")
    assert (wolf.needed_block, wolf.damage) == (14, 7)
    sure = Value(use="block", points=8, sure=True)
    assert block(enemy("crossbowmen"), [Value(use="block", points=4, sure=True)]).succeeds
    assert block(wolf, [sure]).succeeds
    assert block(enemy("swordsmen"), [sure]).total == 8


# --- Phase 3


@pytest.mark.rule("MK-DMG-02", "MK-DMG-08", "MK-EDG-06")
@pytest.mark.parametrize(
    ("id", "armor", "wounds"),
    [("prowlers", 2, 2), ("diggers", 2, 2), ("ironclads", 2, 4), ("ironclads", 3, 3), ("gunners", 4, 3)],
)
def test_wounds_of_the_hero_are_rounded_up_and_brutal_doubles_the_damage(id: EnemyId, armor: int, wounds: int) -> None:
    assert harm(enemy(id), [], armor).hero.wounds == wounds


@pytest.mark.rule("MK-DMG-03", "MK-DMG-04")
def test_a_unit_is_wounded_by_one_point_and_takes_its_armor_off_the_damage() -> None:
    assert harm(foe(3, 1), [Receiver(7)], 2).units == (UnitHarm(wounds=1, destroyed=False, left=0),)
    both = harm(foe(3, 9), [Receiver(3), Receiver(4)], 2)
    assert [one.left for one in both.units] == [6, 2]
    assert (both.hero.wounds, both.left) == (1, 2)
    assert len(harm(foe(3, 3), [Receiver(3), Receiver(4)], 2).units) == 1  # nothing is left for the second


RESISTANT: list[tuple[Element, str, int, int, int]] = [  # element, the unit's resistances, damage, Wounds, what is left
    ("physical", "physical", 4, 0, 0),
    ("physical", "physical", 5, 1, 0),
    ("physical", "physical", 8, 1, 0),
    ("physical", "physical", 9, 1, 1),
    ("physical", "fire ice", 4, 1, 0),
    ("fire", "fire", 4, 0, 0),
    ("fire", "ice", 4, 1, 0),
    ("ice", "ice", 8, 1, 0),
    ("cold_fire", "fire", 4, 1, 0),
    ("cold_fire", "fire ice", 4, 0, 0),
]


@pytest.mark.rule("MK-DMG-05", "MK-DMG-06", "MK-ENM-02")
@pytest.mark.parametrize(("element", "resists", "damage", "wounds", "left"), RESISTANT)
def test_a_resistant_unit_takes_its_armor_off_twice(
    element: Element, resists: str, damage: int, wounds: int, left: int
) -> None:
    unit = Receiver(4, frozenset(resists.split()))  # type: ignore[arg-type]
    one = harm(foe(3, damage, element=element), [unit], 2).units[0]
    assert (one.wounds, one.left, one.resisted) == (wounds, left, not wounds)


@pytest.mark.rule("MK-DMG-12", "MK-DMG-10")
def test_poison_gives_a_unit_two_wounds_and_the_hero_one_more_to_the_discard_pile() -> None:
    hags = enemy("cursed_hags")
    assert harm(hags, [Receiver(3)], 2).units[0].wounds == 2
    assert harm(hags, [Receiver(3, frozenset(("physical",)))], 2).units[0].wounds == 0
    hero = harm(hags, [], 2)
    assert (hero.hero.wounds, hero.hero.to_discard) == (2, 2)


@pytest.mark.rule("MK-DMG-13")
def test_paralysis_destroys_a_unit_and_empties_the_hand() -> None:
    medusa = enemy("medusa")
    both = harm(medusa, [Receiver(4)], 2)
    assert (both.units[0].destroyed, both.units[0].wounds, both.units[0].left) == (True, 0, 2)
    assert both.hero.paralyzed
    saved = harm(medusa, [Receiver(6)], 2)
    assert (saved.units[0].left, saved.hero.wounds, saved.hero.paralyzed) == (0, 0, False)
    golems = Receiver(3, frozenset(("physical", "ice")))
    assert harm(enemy("ice_golems"), [golems], 2).units[0].resisted  # no Wound would have come


@pytest.mark.rule("MK-DMG-09", "MK-EDG-07")
def test_as_many_wounds_as_the_printed_hand_limit_knock_out() -> None:
    assert not knocked_out(4, 5)
    assert knocked_out(5, 5)
    assert knocked_out(7, 6)


# --- Abilities and cities


@pytest.mark.rule("MK-CTY-01", "MK-CTY-02", "MK-CTY-03", "MK-CTY-04")
@pytest.mark.parametrize(
    ("id", "city", "armor", "attack", "gains"),
    [
        ("swordsmen", "white", 6, 6, ""),
        ("illusionists", "white", 4, 0, ""),
        ("swordsmen", "blue", 5, 6, ""),
        ("fire_mages", "blue", 5, 8, ""),
        ("freezers", "blue", 7, 5, ""),
        ("altem_mages", "blue", 8, 5, ""),
        ("swordsmen", "red", 5, 6, "brutal"),
        ("gunners", "red", 6, 6, ""),
        ("swordsmen", "green", 5, 6, "poison"),
        ("ice_mages", "green", 6, 5, ""),
    ],
)
def test_cities_strengthen_their_defenders(id: EnemyId, city: Basic, armor: int, attack: int, gains: str) -> None:
    found = enemy(id, cities=[city], walled=True)
    assert (found.armor, found.attack) == (armor, attack)
    assert found.abilities - ENEMIES[id].abilities == frozenset(gains.split())


@pytest.mark.rule("MK-VAR-22", "MK-CTY-03", "MK-CTY-04")
def test_a_megapolis_has_the_bonuses_of_both_and_walls_once() -> None:
    swordsmen = enemy("swordsmen", cities=["red", "white"], walled=True)
    assert (swordsmen.armor, swordsmen.damage, swordsmen.doubly_fortified) == (6, 12, False)
    assert harm(enemy("swordsmen", cities=["red", "green"]), [], 4).hero.to_discard == 3
    assert enemy("crypt_worm", cities=["red", "green"], walled=True).doubly_fortified


@pytest.mark.rule("MK-ENM-01", "MK-CMB-16")
def test_what_is_played_on_an_enemy_changes_it_within_bounds() -> None:
    weakened = enemy("golems", armor=-9, attack=-9, bared=True)
    assert (weakened.armor, weakened.attack, weakened.resists("physical")) == (1, 0, False)
    assert enemy("guardsmen", walled=True, open_=True).fortified is False


# --- The best grouping


@pytest.mark.rule("MK-RSA-10", "MK-RSA-01")
def test_what_is_left_over_of_one_target_helps_against_the_next_one_in_a_group() -> None:
    targets = [enemy("prowlers"), enemy("diggers"), enemy("wolf_riders")]  # Armor 3, 3, 4
    plan = best_attacks(targets, played("4 physical attack, 4 physical attack, 2 fire attack"), first=False)
    assert plan is not None
    assert (plan.enemies, plan.gain, plan.points) == (3, 7, 10)
    assert len(plan.groups[0].targets) > 1


@pytest.mark.rule("MK-RSA-10")
def test_resistant_and_fortified_ones_are_kept_apart() -> None:
    ironclads, prowlers = enemy("ironclads"), enemy("prowlers")
    plan = best_attacks([ironclads, prowlers], played("3 physical attack, 3 fire attack"), first=False)
    assert plan is not None
    assert {group.targets: group.values for group in plan.groups} == {(0,): (1,), (1,): (0,)}
    walled = best_attacks([enemy("diggers"), prowlers], played("3 fire ranged, 3 fire siege"), first=True)
    assert walled is not None
    assert {group.targets: group.values for group in walled.groups} == {(0,): (1,), (1,): (0,)}


@pytest.mark.rule("MK-BLK-01")
def test_the_best_blocks_spare_the_most_damage_and_each_goes_to_one_enemy() -> None:
    plan = best_blocks([enemy("ironclads"), enemy("swordsmen")], played("4 physical block, 3 fire block"))
    assert plan is not None
    assert (plan.gain, plan.enemies, plan.points) == (8, 1, 4)  # Brutal: 8 of damage for Block 4
    assert best_blocks([enemy("prowlers")] * (MOST_TARGETS + 1), played("4 physical block")) is None
