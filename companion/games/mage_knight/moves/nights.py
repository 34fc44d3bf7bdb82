"""Reading from the book of nights: one tap opens a page that waits, what is not wanted is let be."""

from __future__ import annotations

from ....core.bounds import AnySeat, Word
from ....core.draft import Draft
from ....core.moves import Moves
from ..play import nights
from ..state.table import MageKnight

moves = Moves()


@moves.add(step="reading", hidden=True, page_after="journal", reveals=True)
def read_page(draft: Draft[MageKnight], kind: Word, key: Word, who: AnySeat = 0) -> None:
    """Open the book of nights at a page that waits; `who`: of whom it is (0: of the whole table)."""
    nights.read(draft, kind, key, who)


@moves.add(step="reading", hidden=True)
def let_pages_be(draft: Draft[MageKnight]) -> None:
    """Nobody wants to hear what the book has to tell just now."""
    nights.let_be(draft.state)
