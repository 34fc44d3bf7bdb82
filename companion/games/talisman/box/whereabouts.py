"""Spaces as people point at them: many share a name, so one is told apart by what it lies between."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from . import board
from .names import SpaceId


class Spot(NamedTuple):
    """A space by its name; `between`: the names beside it where others share its own; one, where both are the same."""

    id: SpaceId
    name: str
    region: str
    between: tuple[str, ...] = ()


@cache
def spot(id: SpaceId) -> Spot:
    """A space, told apart from its namesakes."""
    space = board.space(id)
    shared = Counter(one.name for one in board.spaces().values())[space.name] > 1
    around = board.ring(space.region)
    place = around.index(id) if shared else 0
    beside = (around[place - 1], around[(place + 1) % len(around)]) if shared else ()
    return Spot(id, space.name, space.region, tuple(dict.fromkeys(board.space(one).name for one in beside)))


@cache
def spots() -> tuple[Spot, ...]:
    """All spaces, region by region, clockwise."""
    return tuple(spot(id) for id in board.spaces())
