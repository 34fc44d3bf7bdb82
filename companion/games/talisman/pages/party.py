"""The characters' page: each seat's board with everything around it."""

from __future__ import annotations

from typing import Any

from ....core.message import say
from ....core.page import Next
from ..box import board
from ..box.instructions import instructions
from ..box.names import KINDS, PURCHASES
from ..box.printed import Printed, known_cards
from ..play import obligations, turns
from ..play.totals import HEALED_TO, best_exchange, counted_objects, parts, trophy_points
from ..state.character import Character
from ..state.table import Realm
from .figures import figure, subtitle, sums
from .next_step import elsewhere

BACK = Next(say("step-back-to-turn"), page="turn")  # where the turn waits for something that is not one tap
GAINED = ("object", "magic_object", "follower")  # TA-CARD-13: what a character may own


def view(state: Realm) -> dict[str, Any]:
    """Each seat's character: counters, totals, belongings, trophies with the best exchange, what it is and was."""
    step = elsewhere(state) or BACK
    return {
        "seats": [_of_seat(state, one) for one in state.characters],
        "kept": state.in_app("characters"),
        "subtitle": subtitle(state),
        "purchases": [{"item": item, "left": state.stock.get(item, 0)} for item in PURCHASES],
        "talismans": state.talismans,
        "unused": state.unused,
        "known_cards": [name for name, card in known_cards({}).items() if _is_taken(card)],
        "gained": [kind for kind in KINDS if kind in GAINED],
        "obligations": [
            {"what": what, "who": state.find(seat), "count": count}
            for what, seat, count in obligations.obligations(state)
        ],
        "next": step if step.page != "party" else None,
    }


def _of_seat(state: Realm, one: Character) -> dict[str, Any]:
    return {
        "who": one,
        "figure": figure(state, one),
        "player": state.player_of(one.seat),
        "sums": sums(state, one) if one.in_play else None,
        "combat_parts": parts(state, one, "strength", combat=True) if one.in_play else [],
        "counted": len(counted_objects(state, one)),
        "points": trophy_points(one),
        "best": best_exchange(one),
        "same_space": [other for other in state.on(one.space) if other is not one] if one.in_play else [],
        "space": board.space(one.space),
        "region": board.region(one.space),
        "can_heal": max(0, HEALED_TO - one.lives),
        "prices": _prices(one) if one.in_play else {},
        "newcomer": turns.just_came_back(state, one),
    }


def _is_taken(card: Printed) -> bool:
    """Whether some text may bring that encounter card straight to a character. TA-CARD-13."""
    return card.origin == "encounter" and card.kind in GAINED


def _prices(one: Character) -> dict[str, int]:
    """TA-GOLD-02: what the space where it stands sells, and for how much."""
    return {item: price for offer in instructions(one.space) for item, price in offer.sells.items()}
