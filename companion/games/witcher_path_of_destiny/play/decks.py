"""The main deck and its discards as far as they are counted: no card is known there, only how many. WP-DECK."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.player import Player
from ..state.table import Destiny

MOST, MOST_HELD = 999, 99


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


def to_hand(draft: Draft[Destiny], player: Player, count: int) -> None:
    """WP-CARD-11: a player draws from the main deck; there is no hand limit."""
    take(draft, count)
    player.hand = min(MOST_HELD, player.hand + count)


def from_hand(draft: Draft[Destiny], player: Player, count: int) -> None:
    """WP-DECK-03: a player discards from the hand, as many as are there."""
    count = min(count, player.hand)
    player.hand -= count
    discard(draft, count)
