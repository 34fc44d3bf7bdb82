"""Moves of a table that is played alone: flips, the Automa's draft, what the app cannot see of it. WP-SOLO."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import PAIR, CardId, Position, Side
from ..play import playing, solo
from ..state.pieces import Counts
from ..state.table import Destiny

moves = Moves()
Flips = Annotated[list[Side], msgspec.Meta(max_length=3)]
RowAt = Annotated[int, msgspec.Meta(ge=1, le=4)]  # WP-SOLO-02: four rows
OfPair = Annotated[int, msgspec.Meta(ge=0, le=12)]  # symbols of a type on two cards
PlaceInRow = Annotated[int, msgspec.Meta(ge=1, le=PAIR)]


class RowSeen(msgspec.Struct, frozen=True, kw_only=True):
    """WP-SOLO-19: the active symbols of either path that a row shows."""

    row: RowAt
    left: OfPair = 0
    right: OfPair = 0


RowsSeen = Annotated[list[RowSeen], msgspec.Meta(min_length=1, max_length=4)]
Met = Annotated[int, msgspec.Meta(ge=0, le=9)]


@moves.add(reveals=True)
def flip_token(draft: Draft[Destiny], shown: Flips = []) -> None:  # noqa: B006
    """WP-SOLO-06, WP-SOLO-08, WP-SOLO-26: flip the solo fate token as often as is due; the Automa gains what it shows.

    `shown`: what your own token has shown, a side for each flip; else the app flips.
    """
    solo.flip(draft, shown)


@moves.add(hidden=True)
def count_rows(draft: Draft[Destiny], rows: RowsSeen) -> None:
    """WP-SOLO-19: how many active symbols of either path the two cards of each row show, where they are not named."""
    state = draft.state
    solo.run_of(draft)
    for seen in rows:
        lying = state.rows[seen.row - 1]
        if not lying.cards:
            draft.object("WP-DRAFT-19", "row-is-empty", can_overrule=False, row=seen.row)
        if all(id in state.box.cards for id in lying.cards):
            draft.object("WP-SOLO-19", "row-is-named", can_overrule=False, row=seen.row)
        lying.counted = Counts(left=seen.left, right=seen.right)


@moves.add()
def automa_drafts(draft: Draft[Destiny], row: Position | None = None) -> None:
    """WP-SOLO-19..25: the Automa takes the row with most active symbols and plays its cards; the app says why.

    `row`: where the table has put its figure (0: on the deck).
    """
    solo.drafts(draft, row)


@moves.add()
def tell_automa_cards(
    draft: Draft[Destiny], first: CardId = "", second: CardId = "", left: OfPair = 0, right: OfPair = 0
) -> None:
    """WP-SOLO-21, WP-SOLO-23: which cards the Automa has drawn and plays; else how many active symbols they show."""
    named = [playing.card(draft, id, field) for field, id in (("first", first), ("second", second)) if id]
    solo.told_cards(draft, named, left, right)


@moves.add()
def count_ability(draft: Draft[Destiny], count: Met) -> None:
    """WP-SOLO-12, WP-SOLO-18: how often the Automa's first ability was met, where the app cannot see it."""
    solo.tell_fitting(draft, count)


@moves.add()
def automa_takes(draft: Draft[Destiny], place: PlaceInRow, left: OfPair = 0, right: OfPair = 0) -> None:
    """WP-SOLO-17: which card of the pair the Automa takes and plays also: the first or the second.

    `left`, `right`: its active symbols, where the cards of the row are not named.
    """
    solo.take_extra(draft, place, left, right)
