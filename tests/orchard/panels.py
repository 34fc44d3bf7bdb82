"""The pages of a table. A view gives its template all that it shows; it knows of no seat, so it tells no secret."""

from __future__ import annotations

from typing import Any

from companion.core.game import Panel
from companion.core.message import say
from companion.core.page import Next

from .moves import TURN
from .state import GOAL, WORTH, Harvest


def turn(state: Harvest) -> dict[str, Any]:
    """Whose turn it is, how far everybody has come, and the one large step."""
    return {
        "steps": TURN.marked(state.standing) if state.standing and state.standing.procedure == TURN.name else [],
        "rows": [_row(state, seat.id, seat.player) for seat in state.seats],
        "kept": state.in_app("purses"),
        "goal": GOAL,
        "winner": state.winner,
        "deck": state.deck.size,
        "next": _next(state),
        "subtitle": say("shelf-turn", who=state.active) if not state.winner else None,
    }


def _row(state: Harvest, seat: int, player: str) -> dict[str, Any]:
    basket = state.find(seat)
    return {
        "seat": seat,
        "player": player,
        "cards": len(basket.hand) if basket else 0,
        "coins": basket.coins if basket else 0,
        "active": seat == state.active and not state.winner,
    }


def _next(state: Harvest) -> Next | None:
    if state.winner:
        return None
    if not state.picked:
        return Next(say("next-pick"), move="pick", args={"who": state.active})
    return Next(say("next-hand-on"), move="hand_on", args={"who": state.active})


def hand(state: Harvest) -> dict[str, Any]:
    """Whose hand may be asked for. The cards are in no view: the template shows those of the seat that asks."""
    return {"rows": [_row(state, seat.id, seat.player) for seat in state.seats], "worth": WORTH}


PANELS = (Panel("turn", turn), Panel("hand", hand))
