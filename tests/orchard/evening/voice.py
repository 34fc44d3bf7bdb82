"""How a table speaks of itself: the shelf's one sentence, what happened last time, and the names in its sentences."""

from __future__ import annotations

from typing import Any

from companion.core.cases import told
from companion.core.message import Message, say
from companion.core.recap import worth_telling

from ..state.table import Harvest

PEOPLE = ("who", "active")  # facts that are seats
WORTH_TELLING = ("wrote-set-up", "wrote-sold", "wrote-won", "wrote-noted")


def sentence(state: Harvest) -> Message:
    """Who is in turn, or who won."""
    if state.winner:
        return say("shelf-won", who=state.winner)
    return say("shelf-turn", who=state.active)


def recap(chronicle: list[Message]) -> list[Message]:
    """What one would tell a friend who missed the evening."""
    return worth_telling(chronicle, WORTH_TELLING, more=("wrote-picked",))


def spoken(args: dict[str, Any], state: Harvest, language: str) -> dict[str, Any]:
    """Facts as sentences name them: a seat by its player, or by its number where nobody gave a name."""
    facts = dict(args)
    for key in PEOPLE:
        if key in args:
            names = [_name(state, seat) for seat in told(args[key])]
            facts[key] = names if isinstance(args[key], list) else names[0]
    return facts


def _name(state: Harvest, seat: str) -> Any:
    player = next((one.player for one in state.seats if str(one.id) == seat), "")
    return player or say("seat", number=seat)
