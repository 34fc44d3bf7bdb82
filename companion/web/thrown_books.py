"""What lies below the writing desk: books that were thrown away, and what was recorded of books that are nowhere."""

from __future__ import annotations

from dataclasses import dataclass

from ..library import thrown
from ..library.shelf import read_folder
from ..store.recordings import forget_books, of_books
from .days import days_since
from .stores import journals, store
from .wording import language


@dataclass(frozen=True)
class ThrownCard:
    """A book that can be taken back, as the desk lists it."""

    name: str
    title: str
    at: str
    days_left: int


def cards() -> list[ThrownCard]:
    """What can be taken back, the last one first; what was thrown away long ago is let go of."""
    if store().ledger.sealed is None and (gone := thrown.let_go(journals(), store().clock())):
        forget_books(store(), gone)
    return [
        ThrownCard(one.name, _title(one), one.at, max(1, thrown.KEPT_DAYS - days_since(one.at)))
        for one in thrown.thrown(journals())
    ]


def _title(one: thrown.ThrownBook) -> str:
    return read_folder(one.id, one.folder).book.cover(language()).title


def left_voices() -> dict[str, int]:
    """How many recordings are kept with books that are nowhere any more, by the books' ids."""
    kept = of_books(store())
    return {id: kept[id] for id in thrown.nowhere(journals(), kept)}
