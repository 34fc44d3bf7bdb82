"""The app's reckoning of fights, and that by brute force: they agree on thousands of small random ones."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from companion.games.mage_knight.box.enemies import ENEMIES, ENEMY_ABILITIES, RESISTANCES
from companion.games.mage_knight.box.names import BASICS, ELEMENTS
from companion.games.mage_knight.box.values import Value
from companion.games.mage_knight.play.fight.attacks import strike
from companion.games.mage_knight.play.fight.blocks import block
from companion.games.mage_knight.play.fight.grouping import best_attacks, best_blocks
from companion.games.mage_knight.play.fight.harm import Receiver, harm
from companion.games.mage_knight.play.fight.opponents import Opponent, opponent

from ...effort import times
from . import reckon

FIGHTS = times(150, 20_000)


def an_enemy(chance: random.Random, number: int) -> Opponent:
    """A printed token with the bonuses of a city or two, or one that no box has."""
    walled = chance.random() < 0.3
    if chance.random() < 0.6:
        token = ENEMIES[chance.choice(sorted(ENEMIES))]
        return opponent(
            token,
            number=number,
            cities=chance.sample(BASICS, chance.choice((0, 0, 1, 2))),
            walled=walled,
            armor=chance.choice((0, 0, 0, -1, -3, 1)),
            attack=chance.choice((0, 0, 0, -2, 1)),
        )
    return Opponent(
        number=number,
        armor=chance.randint(1, 8),
        attack=chance.randint(0, 8),
        element=chance.choice(ELEMENTS),
        abilities=frozenset(one for one in ENEMY_ABILITIES if one != "summon" and chance.random() < 0.25),
        resistances=frozenset(one for one in RESISTANCES if chance.random() < 0.3),
        walled=walled,
        fame=chance.randint(0, 9),
    )


def a_value(chance: random.Random, *uses: str) -> Value:
    return Value(use=chance.choice(uses), element=chance.choice(ELEMENTS), points=chance.randint(1, 9))  # type: ignore[arg-type]


def plain(enemy: Opponent) -> reckon.Token:
    return (
        enemy.armor,
        enemy.attack,
        enemy.element,
        frozenset(enemy.abilities),
        frozenset(enemy.resistances),
        enemy.walled,
        enemy.fame,
    )


def card(value: Value) -> reckon.Card:
    return value.use, value.element, value.points


@pytest.mark.grows
@pytest.mark.rule("MK-RSA-05", "MK-RSA-06", "MK-RSA-07", "MK-RSA-10", "MK-ATK-03")
def test_attacks_agree() -> None:
    chance = random.Random(19)
    for _ in range(FIGHTS):
        enemies = [an_enemy(chance, at) for at in range(chance.randint(1, 3))]
        values = [a_value(chance, "attack", "ranged", "siege") for _ in range(chance.randint(0, 4))]
        first = chance.random() < 0.5
        tokens, cards = [plain(one) for one in enemies], [card(one) for one in values]
        assert strike(enemies, values, first=first).succeeds is reckon.attack_works(tokens, cards, first)
        plan = best_attacks(enemies, values, first=first)
        assert plan is not None
        assert (plan.gain, plan.enemies, -plan.points) == reckon.best_of_attacks(tokens, cards, first), (tokens, cards)
        assert sum(len(group.targets) for group in plan.groups) == plan.enemies
        for group in plan.groups:
            mine = [cards[at] for at in group.values]
            assert reckon.attack_works([tokens[at] for at in group.targets], mine, first)


@pytest.mark.grows
@pytest.mark.rule("MK-BLK-05", "MK-BLK-06", "MK-BLK-07")
def test_blocks_agree() -> None:
    chance = random.Random(20)
    for _ in range(FIGHTS):
        enemies = [an_enemy(chance, at) for at in range(chance.randint(1, 3))]
        values = [a_value(chance, "block", "block", "block", "attack") for _ in range(chance.randint(0, 5))]
        tokens, cards = [plain(one) for one in enemies], [card(one) for one in values]
        for enemy, token in zip(enemies, tokens, strict=True):
            assert block(enemy, values).succeeds is reckon.block_works(token, cards)
        plan = best_blocks(enemies, values)
        assert plan is not None
        assert (plan.gain, plan.enemies, -plan.points) == reckon.best_of_blocks(tokens, cards)


@pytest.mark.grows
@pytest.mark.rule("MK-DMG-03", "MK-DMG-04", "MK-DMG-05", "MK-DMG-08", "MK-DMG-12", "MK-DMG-13")
def test_damage_agrees_in_every_order_of_the_units() -> None:
    chance = random.Random(21)
    for _ in range(FIGHTS):
        enemy = an_enemy(chance, 0)
        units = [
            Receiver(chance.randint(2, 7), frozenset(one for one in RESISTANCES if chance.random() < 0.4))
            for _ in range(chance.randint(0, 3))
        ]
        armor = chance.randint(2, 4)
        for count in range(len(units) + 1):
            for order in permutations(units, count):
                found = harm(enemy, order, armor)
                fates = [
                    "resisted"
                    if one.resisted
                    else "destroyed"
                    if one.destroyed
                    else "two"
                    if one.wounds == 2
                    else "one"
                    for one in found.units
                ]
                ours = fates, found.hero.wounds, found.hero.to_discard, found.hero.paralyzed
                plainly = [(one.armor, frozenset(one.resistances)) for one in order]
                assert ours == reckon.suffer(plain(enemy), plainly, armor)
