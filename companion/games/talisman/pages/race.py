"""The race as a picture and in deeds: strength, craft and lives of each seat, round by round. TA-WIN-01."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ....core.page import View
from ....core.viewer import Viewer
from ..play import turns
from ..state.pieces import Deeds, Moment
from ..state.table import Realm
from .figures import Figure, dash, figure, figure_of, framed, hue

VALUES = ("strength", "craft", "lives")
WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 400, 220, 30, 362, 14, 194  # a chart, in its own units
APART = 17  # between the letters at the ends of the lines
SIDE = 3.2  # how far lines that run together stand apart
Point = tuple[float, float]


class RaceLine(msgspec.Struct, kw_only=True):
    """A seat's line: its strokes as an SVG path, where it breaks off, and where its letter stands."""

    seat: int
    hue: str
    dash: int
    path: str
    falls: list[Point]
    end: Point | None
    mark: Point | None
    value: int = 0


class Chart(msgspec.Struct, kw_only=True):
    """One value over the rounds: its lines, and the grid with what is written beside it."""

    wide: int = WIDE
    high: int = HIGH
    left: int = LEFT
    right: int = RIGHT
    bottom: int = BOTTOM
    seal: float = 9.5  # half the width of a letter's seal
    lines: list[RaceLine]
    levels: list[tuple[float, int]]
    rounds: list[tuple[float, int]]


@dataclass(frozen=True)
class Done:
    """How often somebody did it."""

    figure: Figure
    count: int


@dataclass(frozen=True)
class Deed:
    """A kind of deed, and who did it, the most first."""

    name: str
    done: list[Done]


@dataclass(frozen=True, kw_only=True)
class RaceView(View):
    """The race so far: strength, craft and lives of each seat, round by round, and who did what."""

    seats: list[Figure]
    charts: Mapping[str, Chart]  # by value
    rows: list[list[Moment | None]]  # round by round, seat by seat; None: it had no character
    deeds: list[Deed]
    winner: Figure | None


def view(state: Realm, viewer: Viewer) -> RaceView:
    """The race so far, up to this moment."""
    moments = [*state.race, turns.snapshot(state)] if not state.winner else state.race
    return RaceView(
        frame=framed(state),
        seats=[figure(state, character) for character in state.characters],
        charts={value: chart(moments, value) for value in VALUES},
        rows=[[moment if moment.lives else None for moment in row] for row in moments],
        deeds=_deeds(state),
        winner=figure_of(state, state.winner),
    )


def _deeds(state: Realm) -> list[Deed]:
    """Who did what, deed by deed: only those who did it, the most first."""
    found = []
    for name in Deeds.__struct_fields__:
        counts = [Done(figure(state, character), getattr(character.deeds, name)) for character in state.characters]
        done = sorted((one for one in counts if one.count), key=lambda one: -one.count)
        if done:
            found.append(Deed(name, done))
    return found


def chart(moments: Sequence[Sequence[Moment]], value: str) -> Chart:
    """The picture of one value: lines side by side where they run together, letters apart at their ends."""
    seats = max((len(row) for row in moments), default=0)
    top = max([4, *(getattr(moment, value) for row in moments for moment in row)])
    last = max(1, len(moments) - 1)
    lines = [_line(moments, seat, value, top, last, seats) for seat in range(seats)]
    seal = _set_apart(lines)
    step = max(1, -(-top // 5))
    levels = [(_height(level, top), level) for level in range(0, top + 1, step)]
    every = max(1, -(-last // 6))
    rounds = [(_across(at, last), at) for at in range(0, len(moments), every)]  # 0: before the first one
    return Chart(seal=seal, lines=lines, levels=levels, rounds=rounds)


def _line(moments: Sequence[Sequence[Moment]], seat: int, value: str, top: int, last: int, seats: int) -> RaceLine:
    aside = (seat - (seats - 1) / 2) * min(SIDE, 12 / max(1, seats))
    strokes, falls, spot, there = [], [], None, False
    for at, row in enumerate(moments):
        moment = row[seat] if seat < len(row) else None
        if moment is None or not moment.lives:
            if there and spot is not None:
                falls.append(spot)
            there = False
            continue
        spot = (_across(at, last), round(_height(getattr(moment, value), top) - aside, 1))
        strokes.append(f"{'L' if there else 'M'}{spot[0]} {spot[1]}")
        there = True
    if len(strokes) == 1 and spot is not None:
        strokes.append(f"h{round((RIGHT - LEFT) / last / 2, 1)}")
    ends = moments[-1][seat] if moments and seat < len(moments[-1]) else None
    value_now = getattr(ends, value) if ends is not None and ends.lives else 0
    end = spot if there else None
    return RaceLine(
        seat=seat + 1,
        hue=hue(seat + 1),
        dash=dash(seat + 1),
        path="".join(strokes),
        falls=falls,
        end=end,
        mark=end,
        value=value_now,
    )


def _across(at: int, last: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * at / last, 1)


def _height(value: int, top: int) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * value / top, 1)


def _set_apart(lines: list[RaceLine]) -> float:
    """Letters at the ends of the lines: none over another, each as near to its line as there is room; half a width."""
    ends = sorted(((line, line.end[1]) for line in lines if line.end is not None), key=lambda end: end[1])
    room = min(APART, (HIGH - 16) / max(1, len(ends)))
    floor, heights = 9.0, []
    for _, height in ends:
        heights.append(max(floor, height))
        floor = heights[-1] + room
    ceiling = HIGH - 9.0
    for (line, _), height in zip(reversed(ends), reversed(heights), strict=True):
        height = round(min(height, ceiling), 1)
        line.mark = (WIDE - 14.0, height)
        ceiling = height - room
    return round(min(9.5, room / 2 + 0.6), 1)
