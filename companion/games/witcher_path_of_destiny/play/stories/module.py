"""What a story's rules of its own may be: what they do at certain moments, and their own steps. WP-STR-09, WP-STR-12.

A `StoryModule` does nothing anywhere: it is a story without rules of its own; a module overrides what is its own. Its
state is a struct in `state/stories/`, its moves a file of `moves/stories/`, its words a file of each language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....core.checklist import Line
from .....core.draft import Draft
from .....core.page import Prompt
from ...box.knowledge import Box, remembered
from ...box.names import Side
from ...state.pieces import StepName
from ...state.player import Player, named
from ...state.table import Destiny
from ..experience import gain_xp
from ..stage import Stage


def takers(state: Destiny) -> list[Player]:
    """WP-SOLO-37: whom the story's rules give something: the players; the Automa only where the table reads it so."""
    return state.players if state.default("WP-SOLO-37") else state.people


def known_box(draft: Draft[Destiny]) -> Box:
    """What is known of the owner's box: described at this table, or at another one since. The state stays as it is,
    for what a seat has looked up would betray what it looks at."""
    here, learned = draft.state.box, remembered(draft.knowledge)
    return Box(
        efforts=learned.efforts | here.efforts,
        objectives=learned.objectives | here.objectives,
        alliances=learned.alliances | here.alliances,
    )


class StoryModule:
    """A story's own rules. What is secret of them, their state declares (`core.secrets`).

    `check`: the rule by which it looks at the timelines after the play step ("": it does not); `chapter_end`: its own
    steps of a chapter's end, each with the step after which it stands; `ending`: those before the winner is named;
    `stages`: what happens on its steps; `rules`: the rule of each; `lays`: the rules of what its set-up tells.
    """

    check: str = ""
    chapter_end: Mapping[StepName, StepName] = {}
    ending: Sequence[StepName] = ()
    stages: Mapping[StepName, Stage] = {}
    rules: Mapping[StepName, str] = {}
    lays: Mapping[str, str] = {}
    extra_token: bool = True  # WP-SET-12, WP-MZ-02: the extra experience token lies beside the bottom row
    penalty: bool = False  # WP-MZ-20: a page takes something from whoever holds the dominant side's path token

    # --- before the game and while cards are drafted

    def set_up(self, draft: Draft[Destiny]) -> None:
        """Lay ready what the story brings (WP-SET-15)."""

    def bottom_row(self, draft: Draft[Destiny], player: Player) -> None:
        """WP-DRAFT-12, WP-DRAFT-13: what the bottom row gives at once."""
        gain_xp(draft, player, 1, "bottom_row")
        draft.tell("tell-bottom-row", who=named(player))

    def on_row(self, draft: Draft[Destiny], player: Player, row: int) -> None:
        """What else a row gives to whoever has put the figure there (0: the top position)."""

    # --- after the play step: the step "check", where `check` names its rule

    def after_play(self, draft: Draft[Destiny]) -> None:
        """WP-PLAY-12: the story looks at the timelines, when the step begins."""

    def during_check(self, draft: Draft[Destiny]) -> None:
        """After each move while the step lasts: what the table has said may be enough by now."""

    def looked(self, state: Destiny) -> bool:
        """Whether the app has done all of it; else the table says when the step is over."""
        return True

    def after_check(self, draft: Draft[Destiny]) -> None:
        """What follows when the step is over."""

    # --- what pages bring

    def more_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: alliance cards as a bonus of a page; a story without them has none."""

    def fewer_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: alliance cards lost by a page."""

    # --- for whom it waits, and what is put away

    def prompts(self, state: Destiny) -> list[Prompt]:
        """Whose decision the story waits for: no step is over, and no other begins, before it is made."""
        return []

    def asked(self, state: Destiny) -> list[Player]:
        """Who has something to say on a step of the story's own, where the table may go on without it."""
        return []

    def unfinished(self, state: Destiny) -> tuple[str, str] | None:
        """What speaks against going on from here: its rule, and the words for it; the table may do it all the same."""
        return None

    def packing(self, state: Destiny) -> list[Line]:
        """WP-SAVE-04: its own things, when the table is put away."""
        return []
