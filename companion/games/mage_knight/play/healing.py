"""Healing: Wounds out of the hand and off units, for healing points. MK-WND-03..06, MK-UNI-13."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.units import UNITS
from ..state.hero import Hero, Unit, called
from ..state.table import MageKnight
from . import cards


def points_for(unit: Unit) -> int:
    """MK-WND-04: healing points that take one Wound off a unit: its level."""
    return next((card.level for card in UNITS.values() if card.id == unit.unit), 1)


def heal_hand(draft: Draft[MageKnight], hero: Hero, points: int = 1) -> int:
    """MK-WND-03: each point throws a Wound of the hand away; how many were. One that is not there heals nothing."""
    if draft.state.in_app("heroes") and not cards.find_wounds(hero, points):
        draft.object("MK-WND-03", "no-wound-in-hand", who=called(hero), count=hero.hand.wounds)
        points = min(points, hero.hand.wounds)
    if not points:
        return 0
    if draft.state.in_app("heroes"):
        hero.hand.wounds -= points
    draft.tell("tell-heal-hand", who=called(hero), count=points)
    draft.write("wrote-healed", who=called(hero), count=points)
    return points


def heal_unit(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-WND-04: one Wound off a unit, for as many points as its level; with another one on it it stays wounded."""
    if not unit.wounds:
        draft.object("MK-WND-04", "unit-is-unwounded", unit=unit.unit)
        return
    take_off(draft, hero, unit)


def take_off(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """A Wound off a unit, by whatever: healing points or an effect."""
    unit.wounds -= 1
    draft.tell("tell-heal-unit", who=called(hero), unit=unit.unit, left=unit.wounds, points=points_for(unit))
    draft.write("wrote-unit-healed", who=called(hero), unit=unit.unit)
