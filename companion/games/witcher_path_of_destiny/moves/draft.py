"""Moves of the draft: a figure goes to a row or to the deck; cards in the rows are named. WP-DRAFT."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.names import CardId, Position, Who
from ..play import drafting, playing, solo
from ..state.table import Destiny

moves = Moves()
RowNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]


@moves.add(by="seat", step="draft")
def draft_row(draft: Draft[Destiny], who: Who, row: Position) -> None:
    """WP-DRAFT-06..13, WP-DRAFT-17: put the figure on a free row, or on the deck (0), and take two cards."""
    state = draft.state
    player = seat_of(draft, state, who)
    if state.step != "draft":
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step="draft")
    if state.is_automa(who):
        solo.drafts(draft, row)
    else:
        drafting.take(draft, player, row)


@moves.add(step="draft")
def name_row(draft: Draft[Destiny], row: RowNumber, first: CardId, second: CardId = "") -> None:
    """WP-SET-10, WP-DRAFT-18: which described cards lie face up in a row of the mat; left empty: not named."""
    state = draft.state
    lying = next((one for one in state.rows if one.number == row), None)
    if lying is None:
        draft.refuse("row", "no-such-row", row=row)
    if not lying.cards:
        draft.object("WP-DRAFT-19", "row-is-empty", can_overrule=False, row=row)
    for field, id in (("first", first), ("second", second)):
        if id:
            playing.card(draft, id, field)
    lying.cards = [first, second][: len(lying.cards)]
