"""What a step costs by terrain, as the Day and Night board prints it, and what may lessen it. MK-KF-12, MK-MOV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from .names import Terrain, Time

CITY_COST = 2  # MK-MOV-04
EXPLORING = 2  # MK-EXP-01

# MK-KF-12: by Day and by Night; terrains that are not here are inaccessible (MK-MOV-03).
COSTS: dict[Terrain, tuple[int, int]] = {
    "plains": (2, 2),
    "hills": (3, 3),
    "forest": (3, 5),
    "wasteland": (4, 4),
    "desert": (5, 3),
    "swamp": (5, 5),
}


def printed_cost(terrain: Terrain, time: Time) -> int | None:
    """MK-MOV-02: what entering costs by the board; None: inaccessible (MK-MOV-03)."""
    pair = COSTS.get(terrain)
    return None if pair is None else pair[time == "night"]


def passable(terrain: Terrain) -> bool:
    """MK-MOV-03: whether it is accessible without a special effect."""
    return terrain in COSTS


MovePoints = Annotated[int, msgspec.Meta(ge=0, le=20)]  # what an effect may say about the cost of a step


class Cheaper(msgspec.Struct, kw_only=True, frozen=True):
    """MK-MOV-10, 11: what an effect does to costs until the end of the turn.

    `less` off the cost, not below `least`; or a `price` in its stead, inaccessible terrain too. `terrain` None: any.
    """

    terrain: Terrain | None = None
    less: MovePoints = 0
    least: MovePoints = 0
    price: MovePoints | None = None

    def __post_init__(self) -> None:
        """An effect lowers a cost or sets it: what does both would be two effects."""
        if self.less and self.price is not None:
            raise ValueError("an effect lowers a cost or sets it")

    def holds_for(self, terrain: Terrain) -> bool:
        """Whether it is about that terrain."""
        return self.terrain in (None, terrain)


def lessened(cost: int | None, terrain: Terrain, effects: Iterable[Cheaper]) -> int | None:
    """MK-MOV-10: the cost after all effects, in the order that suits the hero best; never below 0.

    What stops at the higher number goes first: applied later it might do nothing.
    """
    holding = [one for one in effects if one.holds_for(terrain)]
    prices = [one.price for one in holding if one.price is not None]
    if cost is None or (prices and min(prices) < cost):
        cost = min(prices, default=None)
    if cost is None:
        return None
    for one in sorted(holding, key=lambda effect: -effect.least):
        if cost > one.least:
            cost = max(one.least, cost - one.less, 0)
    return cost
