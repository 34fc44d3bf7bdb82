"""The race as a picture and in deeds: strength, craft and lives of each seat, round by round. TA-WIN-01."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..play import turns
from ..state.pieces import Deeds, Moment
from ..state.table import Realm
from .figures import figure, hue, subtitle

VALUES = ("strength", "craft", "lives")
WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 400, 220, 30, 362, 14, 194  # a chart, in its own units
APART = 17  # between the letters at the ends of the lines
SIDE = 3.2  # how far lines that run together stand apart
Spot = tuple[float, float]


def view(state: Realm) -> dict[str, Any]:
    """The race so far: strength, craft and lives of each seat, round by round, and who did what."""
    moments = [*state.race, turns.snapshot(state)] if not state.winner else state.race
    seats = [
        figure(state, one) | {"who": one, "player": state.player_of(one.seat), "dash": (one.seat - 1) // 6}
        for one in state.characters
    ]
    return {
        "subtitle": subtitle(state),
        "charts": {value: chart(moments, value) for value in VALUES},
        "rounds": max(1, len(moments) - 1),
        "rows": [[_told(moment) for moment in row] for row in moments],
        "seats": seats,
        "deeds": _deeds(state),
        "winner": state.find(state.winner),
        "won": next((one for one in seats if one["seat"] == state.winner), None),
    }


def _told(moment: Moment) -> dict[str, int] | None:
    """A seat's three values in one round; None where it had no character."""
    return {value: getattr(moment, value) for value in VALUES} if moment.lives else None


def _deeds(state: Realm) -> list[dict[str, Any]]:
    """Who did what, deed by deed: only those who did it, the most first."""
    rows = []
    for name in Deeds.__struct_fields__:
        done = [(one, getattr(one.deeds, name)) for one in state.characters]
        counted = sorted(((one, count) for one, count in done if count), key=lambda row: -row[1])
        if counted:
            rows.append({"deed": name, "seats": [{"seat": one.seat, "count": count} for one, count in counted]})
    return rows


class Line(msgspec.Struct, kw_only=True):
    """A seat's line: its strokes as an SVG path, where it breaks off, and where its letter stands."""

    seat: int
    hue: str
    dash: int
    path: str
    falls: list[Spot]
    end: Spot | None
    mark: Spot | None
    value: int = 0


class Chart(msgspec.Struct, kw_only=True):
    """One value over the rounds: its lines, and the grid with what is written beside it."""

    wide: int = WIDE
    high: int = HIGH
    left: int = LEFT
    right: int = RIGHT
    bottom: int = BOTTOM
    seal: float = 9.5  # half the width of a letter's seal
    lines: list[Line]
    levels: list[tuple[float, int]]
    rounds: list[tuple[float, int]]


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


def _line(moments: Sequence[Sequence[Moment]], seat: int, value: str, top: int, last: int, seats: int) -> Line:
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
    return Line(
        seat=seat + 1,
        hue=hue(seat + 1),
        dash=seat // 6,
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


def _set_apart(lines: list[Line]) -> float:
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
