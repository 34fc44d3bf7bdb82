"""The pages of a table: the turn, the map, the characters, the spells in hand, the race, the table's own rules."""

from __future__ import annotations

from ....core.game import Panel
from ..state.table import Realm
from . import hand, map, mine, party, race, table, turn
from .mine import goes_by, on_turn, prompts

__all__ = ["PANELS", "goes_by", "leads", "on_turn", "prompts"]

PANELS = (
    Panel("turn", turn.view),
    Panel("mine", mine.view, own=True),
    Panel("map", map.view),
    Panel("party", party.view),
    Panel("hand", hand.view),
    Panel("race", race.view),
    Panel("table", table.view),
)


def leads(page: str, state: Realm) -> str:
    """From a tale that is told to the turn: the board game goes on."""
    reading = state.open_reading
    return "turn" if page == "journal" and reading is not None and reading.resting else page
