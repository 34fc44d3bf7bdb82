"""Putting the table away and laying it again, one thing for the hands a line. OR-BOX-01."""

from __future__ import annotations

from typing import Any

from companion.core.checklist import Checklist, Line
from companion.core.message import say

from ..state.table import Harvest


def packing(state: Harvest) -> Checklist:
    """Each seat's things, then the piles."""
    return Checklist("put_away", _lines(state))


def laying(state: Harvest) -> Checklist:
    """The same, last first: `pack-deck` is laid as `lay-deck`."""
    return packing(state).turned("lay_table")


def _lines(state: Harvest) -> list[Line]:
    lines = []
    for one in state.baskets:
        lines.append(_line(one.seat, "hand", who=one.seat, count=len(one.hand)))
        if state.in_app("purses"):
            lines.append(_line(one.seat, "coins", who=one.seat, count=one.coins))
        else:
            lines.append(_line(one.seat, "purse", who=one.seat))
    piles = {"left": state.deck.size, "used": len(state.deck.discard)}
    return [*lines, Line("deck", "piles", say("pack-deck", **piles), rule="OR-BOX-01")]


def _line(seat: int, what: str, **facts: Any) -> Line:
    """A line of a seat: a group named `seat-<id>` is headed by its player's name."""
    return Line(f"{what}-{seat}", f"seat-{seat}", say(f"pack-{what}", **facts), rule="OR-BOX-01")
