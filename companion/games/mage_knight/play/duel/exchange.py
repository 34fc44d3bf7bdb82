"""One attack of a duel as it stands: what it comes to, what it could do, what is meant. MK-PVP-10..18."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...box.cards import ARTIFACT_IDS
from ...box.units import UNITS, UnitId
from ...box.values import Use
from ...state.duel import Duel, Harm
from ...state.hero import Hero, Unit
from ...state.table import MageKnight
from .. import cards, growth
from . import places
from .reckoning import THEFT, Blow, Prices, Quarry, blow, fame_of, price_of, usable

TOLD = range(2, 6)  # MK-PVP-18, MK-KF-12: what terrains cost into which a hero can be forced
MOST_TOLD = 9  # Artifacts to take, where only the table can know them


def walled(duel: Duel) -> bool:
    """MK-PVP-09, MK-PVP-24: whether the one who is struck stands behind walls."""
    return duel.site != "" and not duel.open and duel.striker == duel.aggressor and not duel.melee


def allowed(duel: Duel) -> frozenset[Use]:
    """MK-PVP-08, MK-PVP-09, MK-PVP-16: what may be used in this attack."""
    return usable(duel.melee, walled(duel))


def struck(duel: Duel) -> Blow:
    """The attack and the block against it, as they stand."""
    return blow(duel.attack, duel.block, melee=duel.melee, walled=walled(duel), unhurried=duel.unhurried)


def pass_over(duel: Duel) -> None:
    """MK-PVP-08: the other one strikes."""
    duel.attack, duel.block, duel.unhurried = [], [], False
    duel.striker, duel.step = duel.other, "attack"


def quarry_of(duel: Duel, seat: int, place: int, unit: Unit) -> Quarry:
    """A unit as damage finds it, with what effects took off its Armor. MK-PVP-21, MK-KF-70."""
    card = UNITS[cast(UnitId, unit.unit)] if unit.unit in UNITS else None
    less = sum(one.by for one in duel.weakened if (one.seat, one.unit) == (seat, place))
    return Quarry(place, max(1, (card.armor if card else 3) - less), card.resistances if card else frozenset())


def takeable(state: MageKnight, hero: Hero, wounded: Sequence[int] = ()) -> list[str]:
    """MK-PVP-17: Artifacts that may lie where they can be stolen: among the deed cards, or as the Banner of a wounded
    unit. Whether one lies in the discard pile or the play area, and not in the hand or the deck, the table sees."""
    own = [card for card in hero.gained if card in ARTIFACT_IDS or card == cards.ARTIFACT]
    banners = [one.banner for place, one in enumerate(hero.units, 1) if one.banner and (one.wounds or place in wounded)]
    return [*own, *banners]


def prices(state: MageKnight, duel: Duel) -> Prices:
    """What the damage that is left could do to the one who is struck. MK-PVP-12..18."""
    found, other = struck(duel), state.at(duel.other)
    found_units = [quarry_of(duel, other.seat, at, unit) for at, unit in enumerate(other.units, 1) if not unit.wounds]
    loot = len(takeable(state, other, [one.place for one in found_units])) if state.in_app("heroes") else MOST_TOLD
    return Prices(
        points=found.left,
        units={one.place: price_of(one, found.elements) for one in found_units},
        wound=growth.armor(other),
        theft=THEFT if duel.melee and loot else 0,
        artifacts=loot if duel.melee else 0,
        spaces=places.ways_out(state, duel, other) if duel.melee else {},
        told=min(TOLD) if duel.melee and not state.in_app("map") else 0,
    )


def cost_of(ways: Prices, plan: Harm) -> int:
    """What such an assignment costs; Wounds that are left open are none of it."""
    known = [place for place in plan.units if place in ways.units]
    space = plan.space if plan.space in ways.spaces else None
    return ways.cost(known, plan.wounds or 0, len(plan.artifacts), space) + plan.told


def wounds_of(ways: Prices, plan: Harm) -> int:
    """The Wounds of such an assignment: as many as the rest of the points allows, where none were named."""
    if plan.wounds is not None:
        return plan.wounds
    return min(99, max(0, ways.points - cost_of(ways, plan)) // ways.wound)


def worth(winner: Hero, loser: Hero) -> int:
    """MK-PVP-19: the Fame that one of them has for forcing the other to retreat."""
    return fame_of((winner.level, winner.fame), (loser.level, loser.fame))
