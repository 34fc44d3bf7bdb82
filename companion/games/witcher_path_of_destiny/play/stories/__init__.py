"""The stories' own rules: a module is what a story does at certain moments of the game. WP-STR-09, WP-STR-12.

A story's module is a file of this folder, and its line in MODULES.
"""

from __future__ import annotations

from .....core.draft import Draft
from ...box.names import Module, Side
from ...state.player import Player, named
from ...state.table import Destiny
from ..experience import gain_xp


class Plain:
    """A story without rules of its own; those of a module override what is theirs."""

    def set_up(self, draft: Draft[Destiny]) -> None:
        """Lay ready what the story brings (WP-SET-15)."""

    def bottom_row(self, draft: Draft[Destiny], player: Player) -> None:
        """WP-DRAFT-12, WP-DRAFT-13: what the bottom row gives at once."""
        gain_xp(draft, player, 1, "bottom_row")
        draft.tell("tell-bottom-row", who=named(player))

    def on_row(self, draft: Draft[Destiny], player: Player, row: int) -> None:
        """What else a row gives to whoever has put the figure there (0: the top position)."""

    def more_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: alliance cards as a bonus of a page; a story without them has none."""

    def fewer_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: alliance cards lost by a page."""

    def after_play(self, draft: Draft[Destiny]) -> None:
        """WP-PLAY-12: the story's check after the play step of a turn."""

    def at_end_of_chapter(self, draft: Draft[Destiny]) -> None:
        """Between the dominant symbol and the points, or after clearing, as the story's steps have it."""

    def final(self, draft: Draft[Destiny]) -> None:
        """WP-FIN-05: the story's own points at the end of the game."""


MODULES: dict[Module, Plain] = {"": Plain()}


def of(state: Destiny) -> Plain:
    """The rules of the table's story."""
    return MODULES.get(state.module, MODULES[""])
