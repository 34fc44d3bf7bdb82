"""The pages of a table: the turn, the map, the witchers, the decks, and the table's own rules."""

from __future__ import annotations

from typing import Any

from ...core.game import Panel
from ...core.message import say
from ...core.page import Next
from . import tales
from .next_step import elsewhere, next_step
from .pages import decks as piles
from .pages import land, table
from .pages import party as boards
from .pages import turn as turns
from .state import Continent

BACK = Next(say("step-back-to-turn"), page="turn")


def turn(state: Continent) -> dict[str, Any]:
    """Whose turn it is, what may be done now, and the one thing that comes next."""
    return turns.turn(state) | {"next": next_step(state)}


def map_(state: Continent) -> dict[str, Any]:
    """The whole board."""
    return land.map_(state) | {"next": elsewhere(state)}


def party(state: Continent) -> dict[str, Any]:
    """Each seat's witcher."""
    return boards.party(state) | {"next": BACK}


def decks(state: Continent) -> dict[str, Any]:
    """Every pile on the board."""
    return piles.decks(state) | {"next": BACK}


def rules(state: Continent) -> dict[str, Any]:
    """The table's own rules and what its box prints."""
    return table.rules(state) | {"next": BACK}


PANELS = (
    Panel("turn", turn),
    Panel("map", map_),
    Panel("party", party),
    Panel("decks", decks),
    Panel("table", rules),
)


def leads(page: str, state: Continent) -> str:
    """From what is read out to the turn: the board game goes on."""
    if page != "journal" or tales.ours_lies_open(state):
        return page
    reading = state.open_reading
    return page if reading is not None and not reading.resting and not reading.ended else "turn"
