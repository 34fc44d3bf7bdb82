"""Where a tile may be revealed, and why not elsewhere. MK-EXP, MK-MAP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...box.hexes import axial, beside, lattice, neighbours, position_of
from ...box.names import Hex
from ...state.land import BackOfTile, Land
from . import shapes, stack


@dataclass(frozen=True)
class Obstacle:
    """Why something may not be done: the rule, and the key of the words that say it."""

    rule: str
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def touched(land: Land, position: Hex) -> list[Hex]:
    """The tiles that a tile at that position touches."""
    return [one for one in beside(position) if one in land.tiles]


def open_positions(land: Land) -> list[Hex]:
    """MK-EXP-02: empty positions beside the tiles of the map, within its coast, in reading order."""
    found = {one for laid in land.tiles for one in beside(laid) if one not in land.tiles and shapes.within(land, one)}
    return sorted(found, key=lambda one: (axial(one)[1], axial(one)[0]))


def within_reach(space: Hex | None, position: Hex) -> bool:
    """MK-EXP-01: whether a space is adjacent to a position."""
    return space is not None and any(position_of(one) == position for one in neighbours(space))


def misfits(land: Land, position: Hex, back: BackOfTile, spare: bool = False) -> list[Obstacle]:
    """MK-EXP-02, 04..07, MK-MAP-01..05: why no tile with that back may lie at a position; nothing: it may.

    `spare`: the deck is used up, and it is one of the tiles that set-up left out.
    """
    if lattice(position) is None:
        return [Obstacle("MK-EXP-02", "no-tile-position")]
    if position in land.tiles:
        return [Obstacle("MK-EXP-02", "tile-lies-there")]
    if not shapes.within(land, position):
        return [Obstacle(shapes.RULE[land.shape], "beyond-the-coast", {"shape": land.shape})]
    if land.shape == "fixed":
        wanted = land.places.get(position)
        return [Obstacle("MK-CH-01", "other-back-there", {"back": wanted})] if wanted not in (None, back) else []
    touches = touched(land, position)
    found = []
    if back == "core" and shapes.on_coast(land, position):
        found.append(Obstacle("MK-EXP-06", "core-not-on-coast"))
    if spare:
        if len(touches) < 3:
            found.append(Obstacle("MK-EXP-07", "spare-touches-three", {"count": len(touches)}))
        return found
    if back == "core":
        if len(touches) < 2:
            found.append(Obstacle("MK-EXP-05", "core-touches-two", {"count": len(touches)}))
        return found
    if len(touches) >= 2 or any(len(touched(land, one)) >= 2 for one in touches):
        return []
    return [Obstacle("MK-EXP-04", "countryside-touches-two", {"count": len(touches)})]


def explorable(land: Land) -> list[Hex]:
    """Positions at which the next tile may be revealed, whoever stands where."""
    found = []
    for position in open_positions(land):
        back = stack.next_back(land, position)
        if back is not None and not misfits(land, position, back, stack.used_up(land)):
            found.append(position)
    return found


def explorable_from(land: Land, space: Hex | None) -> list[Hex]:
    """MK-EXP-01: those that a hero on this space may reveal."""
    return [position for position in explorable(land) if within_reach(space, position)]
