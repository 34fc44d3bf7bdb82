"""The board: which spaces lie where, and where a number of steps can lead (TA-MOV, TA-SENT, TA-GATE, TA-RAFT)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from .box import Region, Space, spaces
from .names import SpaceId

CITY, TAVERN = "o1", "o7"
SENTINEL, HILLS = "o17", "m12"  # TA-SENT-01: the two ends of the bridge
CAVE, GATE = "m1", "m9"
VALLEY, DEN, DICE, CRYPT, PLAIN, MINE, TOWER, PITS = "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8"
CROWN = "crown"

OVER = {SENTINEL: HILLS, HILLS: SENTINEL}
WAYS = ((PLAIN, CRYPT, DICE, DEN, VALLEY, CROWN), (PLAIN, MINE, TOWER, PITS, VALLEY, CROWN))  # TA-KNOW-09

Path = tuple[SpaceId, ...]
TURNS = (1, -1)  # clockwise, counter-clockwise


class End(msgspec.Struct, frozen=True):
    """Where a movement may end: the spaces stepped on in order, and whether the way leads over the bridge."""

    to: SpaceId
    path: Path
    crosses: bool = False
    inward: bool = False  # from the outer to the middle region: the Sentinel attacks (TA-SENT-03)


class GateWay(msgspec.Struct, frozen=True):
    """A way that reaches the Gate with a step to spare; empty where one stands on the Gate (TA-GATE-04, TA-GATE-06)."""

    path: Path
    inward: bool = False  # it leads past the Sentinel first


def space(id: SpaceId) -> Space:
    """The space of that id."""
    return spaces()[id]


def region(id: SpaceId) -> Region:
    """Which region a space lies in."""
    return spaces()[id].region


@cache
def ring(region: Region) -> tuple[SpaceId, ...]:
    """The spaces of a region, clockwise."""
    return tuple(id for id, one in spaces().items() if one.region == region)


def opposite(id: SpaceId) -> tuple[SpaceId, ...]:
    """TA-RAFT-08, TA-KNOW-08: across the Storm River; two for the middle corners, none for the outer ones."""
    return spaces()[id].opposite


def neighbours(id: SpaceId) -> tuple[SpaceId, ...]:
    """One step away: both ways round, and over the bridge, through the Gate, or to the Crown where these begin."""
    doors = {**OVER, GATE: PLAIN, PLAIN: GATE, VALLEY: CROWN}
    if id == CROWN:
        return (VALLEY,)
    beside = tuple(_step(id, turn) for turn in TURNS)
    return (*beside, doors[id]) if id in doors else beside


def ends(start: SpaceId, steps: int, crossing: bool = True, again: bool = False) -> list[End]:
    """TA-MOV-02, 04..06: all spaces where so many steps may end, in the outer and the middle region; each once for ways
    that stay and once for ways over the bridge (TA-SENT-02, 09, 10, 12); `again`: it may be crossed back, too."""
    found: dict[tuple[SpaceId, bool], End] = {}
    if steps > 0:
        for path, inward in _ways(start, steps, crossing, again):
            crosses = region(path[-1]) != region(start)
            found.setdefault((path[-1], crosses), End(path[-1], path, crosses, inward))
    return list(found.values())


def gate_ways(start: SpaceId, steps: int) -> list[GateWay]:
    """TA-GATE-04..06: the ways on which the roll leads beyond the Gate, first those that stay in the middle region."""
    if start == GATE:
        return [GateWay(())] if steps > 0 else []
    found: dict[Path, GateWay] = {}
    for path, inward in _ways(start, max(steps, 0), crossing=True):
        before = path.index(GATE) + 1 if GATE in path else steps  # an exact landing is no attempt (TA-GATE-05)
        if before < steps:
            found.setdefault(path[:before], GateWay(path[:before], inward))
    return list(found.values())


def onward(id: SpaceId) -> tuple[SpaceId, ...]:
    """TA-KNOW-09: the next spaces towards the Valley of Fire and the Crown; from the Plain of Peril both ways."""
    return _beside(id, 1)


def back(id: SpaceId) -> tuple[SpaceId, ...]:
    """TA-INN-04, TA-GATE-11: the next spaces towards the Plain of Peril, from there to the Gate."""
    if id == PLAIN:
        return (GATE,)
    return () if id == CROWN else _beside(id, -1)  # TA-INN-12


def _beside(id: SpaceId, by: int) -> tuple[SpaceId, ...]:
    at = ((way, way.index(id) + by) for way in WAYS if id in way)
    return tuple(dict.fromkeys(way[place] for way, place in at if 0 <= place < len(way)))


def _step(id: SpaceId, turn: int) -> SpaceId:
    around = ring(region(id))
    return around[(around.index(id) + turn) % len(around)]


def _walk(start: SpaceId, steps: int, turn: int) -> Path:
    path: list[SpaceId] = []
    for _ in range(steps):
        path.append(_step(path[-1] if path else start, turn))
    return tuple(path)


def _ways(start: SpaceId, steps: int, crossing: bool, again: bool = False) -> Iterator[tuple[Path, bool]]:
    """Every way of so many steps, and whether it passes the Sentinel inwards: the direct ones, then over the bridge."""
    if region(start) not in ("outer", "middle"):
        return  # TA-INN-01
    direct = [_walk(start, steps, turn) for turn in TURNS]
    yield from ((path, False) for path in direct)
    if not crossing:
        return
    for path in direct:
        stands = (start, *path)
        for gone in range(steps):  # the bridge itself costs a step
            if stands[gone] in OVER:
                over, rest = OVER[stands[gone]], steps - gone - 1
                for onwards, inward in _ways(over, rest, crossing=again):
                    yield (*path[:gone], over, *onwards), over == HILLS or inward
