"""Step 1 of a turn: the rows are refreshed, everybody takes a pair in the order of initiative. WP-DRAFT."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import PAIR
from ..state.player import Player, named
from ..state.table import Destiny
from . import decks, stories

TOP = 0  # the top (deck) position


def begin(draft: Draft[Destiny]) -> None:
    """WP-DRAFT-01, WP-DRAFT-05, WP-EDGE-02: the rows are refreshed, but in the very first turn of the game."""
    state = draft.state
    if not state.refreshed and (state.chapter, state.turn) != (1, 1):
        refresh(draft)
    state.refreshed = True
    draft.tell("tell-draft-order", who=[named(one) for one in state.in_order])


def refresh(draft: Draft[Destiny]) -> None:
    """WP-DRAFT-02..04, WP-EDGE-03, WP-EDGE-04: the topmost pair goes, the others move up, new ones fill the rest."""
    state = draft.state
    lying = [row for row in state.rows if row.cards]
    if lying:
        decks.discard(draft, len(lying[0].cards))
        draft.tell("tell-refresh-discard", row=lying[0].number)
    staying = [(row.cards, row.counted) for row in lying[1:]]
    if any(row.number != number for number, row in enumerate(lying[1:], 1)):
        draft.tell("tell-refresh-move", count=len(staying))
    new = len(state.rows) - len(staying)
    decks.take(draft, PAIR * new)
    draft.tell("tell-refresh-fill", count=new, row=len(staying) + 1)
    fresh = [([""] * PAIR, None) for _ in range(new)]
    for row, (cards, counted) in zip(state.rows, [*staying, *fresh], strict=True):
        row.cards, row.counted = cards, counted
    state.refreshed = True


def drafted(state: Destiny) -> list[int]:
    """Whose figures stand on the rows or on the top position already."""
    return [*state.queue, *(row.seat for row in state.rows if row.seat)]


def on_turn(state: Destiny) -> Player | None:
    """WP-DRAFT-06: who takes a pair next; None when everybody has."""
    done = drafted(state)
    return next((one for one in state.in_order if one.seat not in done), None)


def done(state: Destiny) -> bool:
    """WP-DRAFT-17: whether everybody has drafted."""
    return on_turn(state) is None


def take(draft: Draft[Destiny], player: Player, number: int) -> None:
    """WP-DRAFT-07..13: a figure goes to a position, and its player takes two cards at once."""
    state = draft.state
    if player.seat in drafted(state):
        draft.object("WP-DRAFT-17", "has-drafted", can_overrule=False, who=named(player))
    if stories.waits(state):
        draft.object("WP-MZ-06", "story-decides-first")
    first = on_turn(state)
    if first is not None and first.seat != player.seat:
        draft.object("WP-DRAFT-06", "drafts-later", who=named(player), active=named(first))
    if number == TOP:
        state.queue.append(player.seat)
        decks.take(draft, PAIR)
        if not state.is_automa(player.seat):
            draft.tell("tell-draw-two", who=named(player))
    else:
        _take_row(draft, player, number)
    if not state.is_automa(player.seat):  # WP-SOLO-38
        player.hand = min(99, player.hand + PAIR)
    story = stories.of(state)
    if number == state.bottom:
        story.bottom_row(draft, player)
    story.on_row(draft, player, number)
    draft.write("wrote-drafted", who=named(player), row=number)


def _take_row(draft: Draft[Destiny], player: Player, number: int) -> None:
    """WP-DRAFT-08, WP-DRAFT-11, WP-ABI-30: a row is one player's, and gives both of its cards or none."""
    state = draft.state
    row = next((row for row in state.rows if row.number == number), None)
    if row is None:
        draft.refuse("row", "no-such-row", row=number)
    if row.seat:
        draft.object("WP-DRAFT-08", "row-taken", can_overrule=False, row=number, who=named(state.at(row.seat)))
    if not row.free:
        draft.object("WP-DRAFT-11", "row-without-pair", can_overrule=False, row=number)
    row.seat, row.cards, row.counted = player.seat, [], None


def finish(draft: Draft[Destiny]) -> None:
    """WP-DRAFT-14..16: figures return to the track: the top position in its queue, then the rows from the top."""
    state = draft.state
    state.initiative = [*state.queue, *(row.seat for row in state.rows if row.seat)]
    state.queue = []
    for row in state.rows:
        row.seat = 0
    draft.tell("tell-new-initiative", who=[named(one) for one in state.in_order])


def to_first(draft: Draft[Destiny], player: Player) -> bool:
    """WP-BOOK-17, WP-INIT-07: to the first place of the track, the others in their order; False: it stands there."""
    state = draft.state
    if state.initiative[0] == player.seat:
        return False
    state.initiative = [player.seat, *(seat for seat in state.initiative if seat != player.seat)]
    return True
