"""The drawn land: how the roads between the locations run, so that each touches only the locations it leads to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from itertools import chain

import msgspec

from ..box import board
from ..box.board import Road, leans, locations

WIDE, HIGH = 1000, 1300  # the drawing that Location.at stands in
EDGE = 24  # a road keeps so far from the frame
BERTH = 108  # and so far from locations that it passes, as they are drawn with their names
NAME = 18  # a name stands beneath its sign, so the middle of both lies so much lower

Point = tuple[float, float]


class DrawnRoad(msgspec.Struct, frozen=True):
    """A connection as it is drawn (WO-KF-04): an SVG path from the smaller number to the larger one."""

    one: int
    other: int
    path: str
    unsure: bool


def ways(roads: Collection[Road] | None = None) -> tuple[DrawnRoad, ...]:
    """WO-MOV-04: the roads of the drawn land; `roads`: what this table says instead of what is known."""
    return _drawn(board.printed_roads() if roads is None else frozenset(roads))


@cache
def _drawn(roads: frozenset[Road]) -> tuple[DrawnRoad, ...]:
    return tuple(DrawnRoad(one, other, _path(one, other), board.is_unsure(one, other)) for one, other in sorted(roads))


def _path(one: int, other: int) -> str:
    start, end = board.location(one).at, board.location(other).at
    x, y = _bend(one, other)
    return f"M{start[0]} {start[1]}Q{x:.0f} {y:.0f} {end[0]} {end[1]}"


@cache
def _bend(one: int, other: int) -> Point:
    """The point that the road leans to: a little aside, as roads are, or as far as it must to pass other locations."""
    if told := leans().get((one, other)):
        return told
    (x, y), (to_x, to_y) = board.location(one).at, board.location(other).at
    long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    aside = ((y - to_y) / long, (to_x - x) / long)
    usual = long * (0.11 if (one + other) % 2 else -0.11)
    middle = ((x + to_x) / 2, (y + to_y) / 2)

    def at(by: float) -> Point:
        return (middle[0] + aside[0] * by, middle[1] + aside[1] * by)

    leanings = chain([usual, -usual], *([by, -by] for by in range(30, 420, 30)))
    return at(min(leanings, key=lambda by: _harm(one, other, at(by)) + abs(by - usual) / 30))


def _harm(one: int, other: int, lean: Point) -> float:
    """How much a road that leans there runs into other locations or out of the frame."""
    harm = 0.0
    for x, y in along(one, other, lean):
        harm += max(0, EDGE - x, x - WIDE + EDGE, EDGE - y, y - HIGH + EDGE)
        for row in locations().values():
            if row.number not in (one, other):
                off = ((x - row.at[0]) ** 2 + (y - row.at[1] - NAME) ** 2) ** 0.5
                harm += max(0, BERTH - off)
    return harm


def along(one: int, other: int, lean: Point | None = None, points: int = 24) -> Iterator[Point]:
    """Points along a road, from end to end."""
    start, end = board.location(one).at, board.location(other).at
    lean = lean or _bend(one, other)
    for step in range(points + 1):
        far = step / points
        near = 1 - far
        x, y = (near * near * start[i] + 2 * near * far * lean[i] + far * far * end[i] for i in (0, 1))
        yield x, y
