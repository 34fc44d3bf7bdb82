"""Timelines: each player's cards from the left, the pool, the counts of both sides; symbols put right by a tap."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..state.table import Destiny
from .figures import TimelineShown, line, subtitle
from .table import SideShown, elsewhere, sides


@dataclass(frozen=True, kw_only=True)
class TimelinesView(View):
    """What the page of timelines shows."""

    kept: bool  # the app keeps the cards
    sides: list[SideShown]
    lines: list[TimelineShown]


def timelines(state: Destiny, viewer: Viewer) -> TimelinesView:
    """Everybody's timeline, by initiative."""
    return TimelinesView(
        frame=Frame(next=elsewhere(state), subtitle=subtitle(state)),
        kept=state.full,
        sides=sides(state),
        lines=[line(state, one) for one in state.in_order],
    )
