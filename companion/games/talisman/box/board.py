"""The board as it is printed: its spaces, what borders on what, which way leads inwards. TA-KNOW-02, 08, 09."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from .names import SpaceId
from .printed import read

Region = Literal["outer", "middle", "inner", "crown"]
REGIONS: dict[str, Region] = {"o": "outer", "m": "middle", "i": "inner", "c": "crown"}  # by an id's first letter

CITY, TAVERN = "o1", "o7"
SENTINEL, HILLS = "o17", "m12"  # TA-SENT-01: the two ends of the bridge
CAVE, GATE = "m1", "m9"
VALLEY, DEN, DICE, CRYPT, PLAIN, MINE, TOWER, PITS = "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8"
CROWN = "crown"
OVER = {SENTINEL: HILLS, HILLS: SENTINEL}
TURNS = (1, -1)  # clockwise, counter-clockwise
WAYS = ((PLAIN, CRYPT, DICE, DEN, VALLEY, CROWN), (PLAIN, MINE, TOWER, PITS, VALLEY, CROWN))  # TA-KNOW-09


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the board (TA-KNOW-02): what is printed there, and its column and row among seven times seven."""

    id: SpaceId
    name: str
    region: Region
    draw: int
    opposite: tuple[SpaceId, ...]
    at: tuple[int, int]


@cache
def spaces() -> dict[SpaceId, Space]:
    """The spaces by id, clockwise in each region, from the outer one inwards."""
    rows = read("spaces").items()
    return {id: msgspec.convert({"id": id, "region": REGIONS[id[0]], **row}, Space) for id, row in rows}


def space(id: SpaceId) -> Space:
    """The space of that id."""
    return spaces()[id]


def region(id: SpaceId) -> Region:
    """Which region a space lies in."""
    return spaces()[id].region


def inside(id: SpaceId) -> bool:
    """Whether it lies in the inner region, or is the Crown."""
    return region(id) in ("inner", "crown")


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
    beside = tuple(step(id, turn) for turn in TURNS)
    return (*beside, doors[id]) if id in doors else beside


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


def step(id: SpaceId, turn: int) -> SpaceId:
    """One step round its region, that way."""
    around = ring(region(id))
    return around[(around.index(id) + turn) % len(around)]
