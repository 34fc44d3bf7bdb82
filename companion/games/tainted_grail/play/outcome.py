"""Whether the campaign goes on: when all is lost, and what a lost game waits for. TG-DIE, TG-VIC, TG-MRC."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ....core.moves import Move
from ..state.table import Avalon
from .successors import unused

MERCY = "saved_by_the_goddess"  # TG-MRC-02, TG-STA-08
MERCY_VERSE = 500  # TG-MRC-02


def is_lost(state: Avalon) -> bool:
    """TG-DIE-04, TG-DIE-06: after a death: the only player's, or with every other character in use or dead.

    A character that waits in its compartment is neither: its player may come back with it (TG-PLR-01).
    """
    waits = any(hero.stored for hero in state.heroes.values())
    return state.players == 1 or not (unused(state) or waits)


def end(draft: Draft[Avalon], how: Literal["won", "lost"]) -> None:
    """TG-VIC-01, TG-VIC-02: the campaign is over; the table stays open for whoever sees it otherwise."""
    draft.state.outcome = how
    draft.tell(f"tell-campaign-{how}")
    draft.write(f"wrote-campaign-{how}", day=draft.state.day)
    if how == "lost" and not draft.state.modes.no_mercy:  # TG-MRC-04, TG-MRC-06
        draft.tell("tell-mercy-is-possible")


def before_play(draft: Draft[Avalon], move: Move) -> None:
    """TG-VIC-02: a lost game does not go on by itself; TG-PLR-02, TG-DIE-08: secrets are divided first."""
    state = draft.state
    if not move.step:
        return
    if state.outcome == "lost":
        on = Instead(say("outcome-goes-on"), {"how": "goes_on"}, "end_campaign")
        draft.object("TG-VIC-02", "game-is-lost", instead=[on])
    if state.legacy and state.living:
        rule = "TG-DIE-08" if state.played == state.evening.session else "TG-PLR-02"
        draft.object(rule, "secrets-to-divide", names=[card.name for card in state.legacy])
