"""Encounters and explorations under way, as the pages show them."""

from __future__ import annotations

from typing import Any

from ..play.guardians import guardian_of
from ..play.under_way import next_in_turn
from ..state.table import Avalon


def encounters(state: Avalon) -> list[dict[str, Any]]:
    """The encounters under way: who is in each, against what, and which guardians wait to be chosen. TG-GRD-08."""
    return [
        {
            "doing": doing,
            "heroes": [hero for hero in state.living if hero.id in doing.who],
            "place": state.place(doing.place),
            "turn": next_in_turn(state, doing),
            "rivals": [found for id in doing.waiting if (found := guardian_of(state, id))],
        }
        for doing in state.under_way
        if doing.kind == "encounter"
    ]


def explorations(state: Avalon) -> list[dict[str, Any]]:
    """The explorations that nobody has ended yet. TG-JRN-03."""
    doings = [doing for doing in state.under_way if doing.kind == "exploration"]
    return [{"who": doing.who, "place": state.place(doing.place)} for doing in doings]
