"""Damage: what it does to units and to the hero. MK-DMG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...box.enemies import Resistance
from .opponents import Opponent, withstands


@dataclass(frozen=True)
class Receiver:
    """Who may take damage: a unit's Armor and resistances."""

    armor: int
    resistances: frozenset[Resistance] = frozenset()


@dataclass(frozen=True)
class UnitHarm:
    """What damage does to a unit: Wounds on it, or its end; `left`: the damage that goes on."""

    wounds: int
    destroyed: bool
    left: int

    @property
    def resisted(self) -> bool:
        """MK-DMG-07: damaged without a Wound, and out of reach for the rest of the combat."""
        return not self.wounds and not self.destroyed


@dataclass(frozen=True)
class HeroHarm:
    """What damage does to the hero: Wounds to hand, more to the discard pile, and whether the hand is lost."""

    wounds: int
    to_discard: int = 0
    paralyzed: bool = False


@dataclass(frozen=True)
class EnemyHarm:
    """All that one unblocked enemy does: unit by unit, then the hero."""

    units: tuple[UnitHarm, ...]
    hero: HeroHarm
    left: int  # what the units leave to the hero


def to_unit(enemy: Opponent, damage: int, unit: Receiver) -> UnitHarm:
    """MK-DMG-04..06, 12, 13: so much damage of that enemy to a unit."""
    if withstands(unit.resistances, enemy.element):
        damage = max(0, damage - unit.armor)
        if not damage:
            return UnitHarm(wounds=0, destroyed=False, left=0)
    left = max(0, damage - unit.armor)
    if enemy.has("paralyze"):
        return UnitHarm(wounds=0, destroyed=True, left=left)
    return UnitHarm(wounds=2 if enemy.has("poison") else 1, destroyed=False, left=left)


def to_hero(enemy: Opponent, damage: int, armor: int) -> HeroHarm:
    """MK-DMG-08, 12, 13, MK-EDG-06: so much damage of that enemy to the hero; Wounds are rounded up, enemy by enemy."""
    wounds = -(-max(0, damage) // max(1, armor))
    return HeroHarm(
        wounds=wounds,
        to_discard=wounds if enemy.has("poison") else 0,
        paralyzed=bool(wounds) and enemy.has("paralyze"),
    )


def harm(enemy: Opponent, units: Sequence[Receiver], armor: int) -> EnemyHarm:
    """MK-DMG-02, MK-DMG-03: all damage of one enemy, to these units one after another, the rest to the hero.

    A unit that nothing is left for is not touched by it: it is not among the answers.
    """
    damage, hurt = enemy.damage, []
    for unit in units:
        if not damage:
            break
        one = to_unit(enemy, damage, unit)
        hurt.append(one)
        damage = one.left
    return EnemyHarm(tuple(hurt), to_hero(enemy, damage, armor), damage)


def knocked_out(wounds: int, limit: int) -> bool:
    """MK-DMG-09, MK-EDG-07: as many Wounds to hand in this combat as the printed hand limit."""
    return wounds >= limit
