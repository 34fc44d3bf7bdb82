"""Alliances: cards of two sides, drawn at marked rows, applied when their side's path is dominant. WP-MZ."""

from __future__ import annotations

from .....core.draft import Draft
from ...state.player import Player
from ...state.table import Destiny
from ..stage import Stage, at_once
from .module import StoryModule


class AllianceStory(StoryModule):
    """WP-MZ: rows give alliance cards; those of the winning side are applied before points are counted."""

    chapter_end = {"alliances": "dominance"}
    ending = ("unresolved",)
    stages = {"alliances": Stage(done=at_once), "unresolved": Stage(done=at_once)}
    rules = {"alliances": "WP-MZ-13", "unresolved": "WP-MZ-16"}
    extra_token = False
    penalty = True

    def bottom_row(self, draft: Draft[Destiny], player: Player) -> None:
        """WP-MZ-02, WP-MZ-03: it gives no experience here."""
