"""A step of the move: what it costs, what entering means, whom it provokes; where a hero is safe. MK-MOV, MK-CMB."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ...box.hexes import adjacent, neighbours
from ...box.names import Hex, Time
from ...box.terrain import CITY_COST, Cheaper, lessened, printed_cost
from ...state.land import Land
from .ground import Ground, ground, rampaging_near

# What entering a space means. "free": the move goes on; "assault": on the defenders of a site (MK-MOV-05), "raid": on
# another's keep without its owner (MK-CMB-02), "owner": on the owner there (MK-MOV-16); these three end the move.
# "rampaging": an enemy is in the way (MK-MOV-06); "closed": a city of this scenario (MK-FR-09); "barred": inaccessible
# terrain (MK-MOV-03).
Entering = Literal["free", "assault", "raid", "owner", "rampaging", "closed", "barred"]
ENDS_MOVE: frozenset[Entering] = frozenset(("assault", "raid", "owner"))
BARS: frozenset[Entering] = frozenset(("rampaging", "closed", "barred"))
ON_FOOT: tuple[Cheaper, ...] = ()


@dataclass(frozen=True)
class Walk:
    """Who walks, and by what a step is measured. `others`: where other heroes stand, by seat; whoever was taken off
    the map (MK-MOV-17) stands nowhere."""

    land: Land
    time: Time
    seat: int
    others: Mapping[int, Hex] = field(default_factory=dict)
    allies: frozenset[int] = frozenset()
    cheaper: tuple[Cheaper, ...] = ON_FOOT

    def standing(self, space: Hex) -> list[int]:
        """The other heroes on a space."""
        return [seat for seat, at in self.others.items() if at == space]


@dataclass(frozen=True)
class Stride:
    """A step to a space beside one's own. `cost` None: no way; `provoked`: spaces of rampaging enemies."""

    to: Ground
    cost: int | None
    entering: Entering
    provoked: tuple[Hex, ...]
    heroes: tuple[int, ...]  # other heroes there

    @property
    def open(self) -> bool:
        """Whether the step may be taken, if it can be paid."""
        return self.entering not in BARS

    @property
    def ends_move(self) -> bool:
        """MK-MOV-05, 07, 16: whether a fight follows at once."""
        return self.entering in ENDS_MOVE or bool(self.provoked)


def cost_of(walk: Walk, space: Ground, time: Time | None = None) -> int | None:
    """MK-MOV-02, 04, 10: what entering costs, with the effects of this turn; `time`: by Day, by Night instead."""
    if space.closed:
        return None
    if space.site == "city":
        return lessened(CITY_COST, space.terrain, [one for one in walk.cheaper if one.terrain is None])
    return lessened(printed_cost(space.terrain, time or walk.time), space.terrain, walk.cheaper)


def entering(walk: Walk, space: Ground) -> Entering:
    """MK-MOV-03, 05, 06, 16, 20: what entering a space means."""
    if space.closed:
        return "closed"
    if space.rampaging:
        return "rampaging"
    if cost_of(walk, space) is None:
        return "barred"
    if space.owner is not None and space.owner != walk.seat and space.owner not in walk.allies:
        return "owner" if space.owner in walk.standing(space.at) else "raid"
    return "assault" if space.unconquered else "free"


def provoked(land: Land, at: Hex, to: Hex) -> tuple[Hex, ...]:
    """MK-MOV-07, MK-CMB-07: rampaging enemies beside both ends of a step: none, one or two spaces."""
    near = rampaging_near(land, at)
    return tuple(space for space in rampaging_near(land, to) if space in near)


def step(walk: Walk, at: Hex, to: Hex) -> Stride | None:
    """A step from a space to one beside it; None where no land is revealed there."""
    space = ground(walk.land, to)
    if space is None or not adjacent(at, to):
        return None
    return Stride(
        to=space,
        cost=cost_of(walk, space),
        entering=entering(walk, space),
        provoked=provoked(walk.land, at, to),
        heroes=tuple(walk.standing(to)),
    )


def steps(walk: Walk, at: Hex) -> list[Stride]:
    """The steps to all revealed spaces around, clockwise from the northeast."""
    found = (step(walk, at, to) for to in neighbours(at))
    return [one for one in found if one is not None]


def safe(walk: Walk, at: Hex) -> bool:
    """MK-MOV-13, MK-MOV-20, MK-TEAM-06: whether a hero may end the turn on a space."""
    space = ground(walk.land, at)
    if space is None or not space.passable or space.rampaging or space.closed or space.unconquered:
        return False
    if space.owner is not None and space.owner != walk.seat and space.owner not in walk.allies:
        return False
    return space.shared or not walk.standing(at)


def attack_on(walk: Walk, at: Hex) -> tuple[int, ...]:
    """MK-MOV-15, 17, 18: whom stopping on a space attacks, if heroes may be fought at all; allies never."""
    space = ground(walk.land, at)
    if space is None or space.shared:
        return ()
    return tuple(seat for seat in walk.standing(at) if seat not in walk.allies)
