"""The pages of the table, in the order of its header, and which of them comes after another."""

from __future__ import annotations

from ....core.game import Panel
from ..play.under_way import anybody_fights
from ..state.table import Avalon
from . import day, fight, map, mine, party, sheet
from .mine import on_turn, prompts

__all__ = ["PANELS", "leads", "on_turn", "prompts"]

PANELS = (
    Panel("day", day.view),
    Panel("mine", mine.view, own=True),
    Panel("fight", fight.view, when=anybody_fights, called=fight.called),
    Panel("map", map.view),
    Panel("party", party.view),
    Panel("sheet", sheet.view),
)


def leads(page: str, state: Avalon) -> str:
    """From the page of the fights to the day, when the last one is over."""
    return "" if page == "fight" and not anybody_fights(state) else page
