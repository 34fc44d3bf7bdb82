"""To whom damage is given: units first, one after another; the hero takes what they leave. MK-DMG-03, MK-DMG-07."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...box.enemies import RESISTANCES, Resistance
from ...state.fight import Fight, Foe, Taker
from ...state.table import MageKnight
from .. import units
from . import facing

MOST_TAKERS = 20


def to_unit(draft: Draft[MageKnight], fight: Fight, number: int, place: int) -> None:
    """MK-DMG-03, MK-DMG-07, MK-UNI-13: a unit of the unit area takes damage of that enemy."""
    foe, hero = _dealing(draft, fight, number), draft.state.at(fight.seat)
    unit = units.unit_at(draft, hero, place)
    if any(one.unit == place for one in fight.takers):
        draft.object("MK-DMG-07", "unit-takes-already", can_overrule=False, unit=unit.unit)
    if not fight.units:
        draft.object("MK-KF-26", "no-units-here")
    if unit.wounds:
        draft.object("MK-UNI-13", "unit-is-wounded-already", unit=unit.unit)
    if unit.resisted:
        draft.object("MK-DMG-07", "unit-has-resisted", unit=unit.unit)
    _take(draft, fight, facing.taker_of(foe.number, place, unit, fight.shielded))


def to_other(
    draft: Draft[MageKnight], fight: Fight, number: int, armor: int, resistances: Sequence[Resistance]
) -> None:
    """MK-DMG-03: a unit that only the table knows takes it."""
    foe = _dealing(draft, fight, number)
    if not fight.units:
        draft.object("MK-KF-26", "no-units-here")
    known = [one for one in RESISTANCES if one in resistances]
    _take(draft, fight, Taker(foe=foe.number, armor=armor, resistances=known))


def _dealing(draft: Draft[MageKnight], fight: Fight, number: int) -> Foe:
    foe = next((one for one in facing.unblocked(fight) if one.number == number), None)
    if foe is None:
        draft.refuse("foe", "no-damage-from-it")
    return foe


def _take(draft: Draft[MageKnight], fight: Fight, taker: Taker) -> None:
    if len(fight.takers) >= MOST_TAKERS:
        draft.object("MK-DMG-03", "takers-enough", can_overrule=False)
    fight.takers.append(taker)
