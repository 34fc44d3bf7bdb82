"""A book being read at a table: where it stands, who is there, what was read and chosen. Part of the table's state."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..core.table import ShortText, Table
from .book import Fate

TRAIL = 12  # passages that are remembered in order, to find a way on when one of them is gone
Id = Annotated[str, msgspec.Meta(max_length=200)]


class Reading(msgspec.Struct, kw_only=True):
    """Where a book stands at a table. `resting`: the exploration is over, and `at` is where the book goes on.

    `read` and `chosen` count passages and choices ("ford.haul"); `recent` says when a door's passage was last read.
    """

    language: Literal["cs", "en"] = "en"  # in which it was opened: what it writes on slips and dials
    at: Id = ""
    resting: bool = False
    ended: bool = False
    bookmark: Id = ""  # where it rested when a door led away from there; a way that `returns` leads back
    who: list[ShortText] = []
    apart: list[ShortText] = []
    read: dict[Id, int] = {}
    chosen: dict[Id, int] = {}
    recent: dict[Id, int] = {}
    trail: list[Id] = []
    values: dict[Id, Annotated[int, msgspec.Meta(ge=-9999, le=9999)]] = {}
    endings: list[Id] = []
    dials: dict[Id, Id] = {}  # the book's dials by the id that the table gave them; gone from the table: run out
    outcome: Fate = ""  # how a fight ended, when the table said so on its own page
    votes: dict[str, Id] = {}  # a seat's vote, while the table votes


class ReadingTable(Table, kw_only=True):
    """A table at which books are read: the one that lies open (""), and all that were ever opened."""

    book: Id = ""
    books: dict[Id, Reading] = {}

    @property
    def open_reading(self) -> Reading | None:
        """The reading of the book that lies open."""
        return self.books.get(self.book)
