"""A seat as every page draws it: its school's colour, its figure, who plays it."""

from __future__ import annotations

from typing import Any

from ....core.message import Message, say
from ..play.turns import BEFORE
from ..state.table import Continent
from ..state.witcher import Witcher, named

HUES = {"wolf": "frost", "griffin": "ember", "bear": "blood", "cat": "moss", "viper": "wyrd"}


def figure(state: Continent, one: Witcher) -> dict[str, Any]:
    """A figure for the map and the lists."""
    return {
        "seat": one.seat,
        "id": one.school or f"seat-{one.seat}",
        "name": one.name,
        "who": one,
        "named": named(one),
        "hue": HUES.get(one.school or "", "ink"),
        "letter": (one.name or one.school or str(one.seat))[:1].upper(),
        "active": one.seat == state.turn.who,
        "player": state.player_of(one.seat),
    }


def subtitle(state: Continent) -> Message:
    """The small line beside the table's name: whose turn it is."""
    if state.turn.phase in BEFORE:
        return say("turn-subtitle-set-up")
    return say("turn-subtitle", who=named(state.active), turn=state.turn.number)
