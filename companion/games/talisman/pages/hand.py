"""The page of the spells in hand, which nobody else sees. TA-SPL-12."""

from __future__ import annotations

from typing import Any

from ..play.totals import spell_limit, surplus_spells
from ..state.table import Realm
from .figures import figure, subtitle
from .next_step import next_step
from .party import BACK


def view(state: Realm) -> dict[str, Any]:
    """TA-SPL-12: how many spells each seat holds; which ones, the page shows only to the seat that asks for it."""
    step = next_step(state)
    here = step is not None and step.page == "hand"  # the turn waits for a surplus put down here
    return {
        "seats": [
            {
                "seat": one.seat,
                "who": one,
                "figure": figure(state, one),
                "player": state.player_of(one.seat),
                "count": len(one.spells),
                "limit": spell_limit(state, one) if one.in_play else 0,
                "surplus": surplus_spells(state, one),
            }
            for one in state.characters
        ],
        "kept": state.in_app("characters"),
        "subtitle": subtitle(state),
        "left": state.spells.size,
        "used": state.spells.discard,
        "next": None if here else BACK,
    }
