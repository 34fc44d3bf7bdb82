"""The pages of a table: the turn, the map, the witchers, the decks, and the table's own rules."""

from __future__ import annotations

from ....core.game import Panel
from ..play import tales
from ..state.table import Continent
from . import decks, map, mine, party, table, turn
from .mine import goes_by, on_turn, prompts

__all__ = ["PANELS", "goes_by", "leads", "on_turn", "prompts"]

PANELS = (
    Panel("turn", turn.view),
    Panel("mine", mine.view, own=True),
    Panel("map", map.view),
    Panel("party", party.view),
    Panel("decks", decks.view),
    Panel("table", table.view),
)


def leads(page: str, state: Continent) -> str:
    """From what is read out to the turn: the board game goes on."""
    if page != "journal" or tales.ours_lies_open(state):
        return page
    reading = state.open_reading
    return page if reading is not None and not reading.resting and not reading.ended else "turn"
