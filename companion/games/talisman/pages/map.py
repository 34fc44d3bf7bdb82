"""The map's page: who stands where, what lies there, and where the active character may go now."""

from __future__ import annotations

from typing import Any

from ....core.message import say
from ..box import board
from ..box.instructions import instructions
from ..box.whereabouts import spots
from ..state.character import named
from ..state.table import Realm
from .figures import figure
from .goals import box, gate, goals
from .next_step import elsewhere

# --- the map ---------------------------------------------------------------------------------------------------------


def view(state: Realm) -> dict[str, Any]:
    """The whole board: who stands where, what lies there, and where the active character may go now."""
    ways = {goal["space"].id: goal for goal in goals(state)}
    return {
        "board": [
            {
                "space": space,
                "here": [figure(state, one) for one in state.on(id)],
                "cards": len(state.lying(id).cards),
                "gold": state.lying(id).gold,
                "goal": ways.get(id),
            }
            for id, space in board.spaces().items()
        ],
        "gate": gate(state),
        "details": {id: lying for id, lying in state.spaces.items()},
        "draws": {id: state.draws.get(id, space.draw) for id, space in board.spaces().items()},
        "opposite": {id: space.opposite for id, space in board.spaces().items()},
        "active": state.active,
        "spots": {one.id: one for one in spots()},
        "box": box(),
        "printed": {id: instructions(id) for id in board.spaces()},
        "next": elsewhere(state),
        "subtitle": say("turn-subtitle", who=named(state.active), round=state.round),
    }
