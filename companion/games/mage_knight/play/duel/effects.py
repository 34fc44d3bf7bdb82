"""Effects on the other side of a duel: on its units, on an attack of it, on walls and haste. MK-PVP-21..26."""

from __future__ import annotations

from collections.abc import Mapping

from .....core.draft import Draft
from ...box.enemies import Resistance
from ...box.names import Basic, Colour
from ...state.duel import Duel
from ...state.hero import Hero, called
from ...state.table import MageKnight
from .. import source, units
from .exchange import pass_over, quarry_of, struck

UNTOUCHED: Mapping[Basic, Resistance] = {"red": "fire", "blue": "ice"}  # which resistance an effect does nothing to


def take_die(draft: Draft[MageKnight], duel: Duel, hero: Hero, colour: Colour, stands: Basic | None) -> None:
    """MK-PVP-05, MK-PVP-06: who defends in full has one die of the Source, as in a turn; in part, none."""
    state = draft.state
    own = next((one for one in state.beside if one.seat == hero.seat), None)
    if hero.seat != duel.defender or own is None:
        draft.object("MK-PVP-06", "duel-no-die", can_overrule=False, who=called(hero))
    state.turn, aggressors = own, state.turn
    source.take(draft, hero, colour, stands)
    state.turn = aggressors


def side_of(draft: Draft[MageKnight], duel: Duel, who: int) -> Hero:
    """One of the two; refused: somebody else."""
    if who not in (duel.aggressor, duel.defender):
        draft.refuse("who", "duel-not-one-of-them")
    return draft.state.at(who)


def target_of(draft: Draft[MageKnight], duel: Duel, who: int, unit: int, colour: Basic | None = None) -> Hero:
    """MK-PVP-21: whose unwounded unit that is on which an effect of that seat is used; never the hero. Red effects do
    nothing to fire resistance, blue ones nothing to ice resistance."""
    hero = side_of(draft, duel, who)
    other = draft.state.at(duel.defender if hero.seat == duel.aggressor else duel.aggressor)
    found = units.unit_at(draft, other, unit)
    if found.wounds:
        draft.object("MK-PVP-21", "duel-only-unwounded", can_overrule=False)
    if colour is not None and UNTOUCHED.get(colour) in quarry_of(duel, other.seat, unit, found).resistances:
        draft.object("MK-PVP-21", "duel-effect-does-nothing", unit=found.unit, colour=colour)
    return other


def destroy(draft: Draft[MageKnight], other: Hero, unit: int) -> None:
    """MK-PVP-21: what would destroy an enemy wounds a unit instead."""
    units.wound(draft, other, units.unit_at(draft, other, unit))


def counted(state: MageKnight, duel: Duel, seat: int) -> int:
    """MK-PVP-23: how many enemies an effect of that seat counts: ready unwounded units of the other one and those that
    take part in this attack or block, and its hero."""
    other = state.at(duel.defender if seat == duel.aggressor else duel.aggressor)
    values = duel.attack if other.seat == duel.striker else duel.block
    fighting = {value.unit for value in values if value.unit}
    ready = {place for place, unit in enumerate(other.units, 1) if unit.usable}
    return len(fighting | ready) + 1


def hold_unit(draft: Draft[MageKnight], duel: Duel, place: int) -> None:
    """MK-PVP-25: a unit of the attack does not attack: its share is gone, and it stays spent."""
    kept = [value for value in duel.attack if value.unit != place]
    if not place or len(kept) == len(duel.attack):
        draft.refuse("unit", "duel-unit-not-in-attack")
    duel.attack = kept
    if not struck(duel).attack:
        pass_over(duel)


def cancel(draft: Draft[MageKnight], duel: Duel) -> None:
    """MK-PVP-26: an effect that skips a phase cancels the attack; the cards count as played."""
    draft.write("wrote-duel-cancelled", who=called(draft.state.at(duel.other)))
    pass_over(duel)


def contributors(duel: Duel) -> list[int]:
    """MK-PVP-22: units of the attack, by their places: effects of a block may touch any of them."""
    return sorted({value.unit for value in duel.attack if value.unit})


def stopped(duel: Duel) -> bool:
    """MK-PVP-22: whether effects that ask for a successful block take place: nothing of the attack is left."""
    found = struck(duel)
    return bool(found.attack) and not found.left
