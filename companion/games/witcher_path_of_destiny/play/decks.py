"""The main deck and its discards as far as they are counted: no card is known there, only how many. WP-DECK."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.table import Destiny

MOST = 999


def take(draft: Draft[Destiny], count: int) -> None:
    """WP-DECK-02: cards are drawn; where the deck runs out amid it, all discards become the new one."""
    state = draft.state
    if not state.full:
        return
    if count > state.deck:
        rest = count - state.deck
        if state.discards:
            draft.tell("tell-reshuffle", drawn=state.deck, count=state.discards)
        state.deck, state.discards = max(0, state.discards - rest), 0
    else:
        state.deck -= count


def discard(draft: Draft[Destiny], count: int) -> None:
    """WP-DECK-03, WP-DECK-04: cards go to the common discard pile, starting cards among them."""
    if draft.state.full:
        draft.state.discards = min(MOST, draft.state.discards + count)
