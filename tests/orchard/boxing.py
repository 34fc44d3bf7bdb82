"""Putting the table away and laying it again, one thing for the hands a line. OR-BOX-01."""

from __future__ import annotations

from typing import Any

from companion.core.checklist import Checklist, Line
from companion.core.message import say

from .state import Harvest


def packing(state: Harvest) -> Checklist:
    """Each seat's things, then the piles."""
    return Checklist("put_away", _lines(state, "pack"))


def laying(state: Harvest) -> Checklist:
    """The same, backwards."""
    return Checklist("lay_table", _lines(state, "lay")[::-1])


def _lines(state: Harvest, way: str) -> list[Line]:
    lines = []
    for one in state.baskets:
        lines.append(_line(way, one.seat, "hand", who=one.seat, count=len(one.hand)))
        if state.in_app("purses"):
            lines.append(_line(way, one.seat, "coins", who=one.seat, count=one.coins))
        else:
            lines.append(_line(way, one.seat, "purse", who=one.seat))
    piles = {"left": state.deck.size, "used": len(state.deck.discard)}
    return [*lines, Line("deck", "piles", say(f"{way}-deck", **piles), rule="OR-BOX-01")]


def _line(way: str, seat: int, what: str, **facts: Any) -> Line:
    """A line of a seat: a group named `seat-<id>` is headed by its player's name."""
    return Line(f"{what}-{seat}", f"seat-{seat}", say(f"{way}-{what}", **facts), rule="OR-BOX-01")
