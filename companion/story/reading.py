"""A book being read at a table: where it stands, who is there, what was read and chosen. Part of the table's state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from ..core.bounds import Handful, Many, Named, ShortText, Tally, Word
from ..core.secrets import OF_EACH_SEAT
from ..core.table import Table
from ..core.words import Language
from .book import Book, Fate

TRAIL = 12  # passages that are remembered in order, to find a way on when one of them is gone
Id = Annotated[str, msgspec.Meta(max_length=200)]
Often = Annotated[dict[Id, Tally], msgspec.Meta(max_length=50_000)]  # a book may have thousands of passages and choices


class Reading(msgspec.Struct, kw_only=True):
    """Where a book stands at a table. `resting`: the exploration is over, and `at` is where the book goes on.

    `read` and `chosen` count passages and choices ("ford.haul"); `recent` says when a door's passage was last read.
    """

    language: Language = "en"  # in which it was opened: what it writes on slips and dials
    at: Id = ""
    resting: bool = False
    ended: bool = False
    bookmark: Id = ""  # where it rested when a door led away from there; a way that `returns` leads back
    calls: Handful[Id] = []  # where ways that return lead, the last first: passages called a sub-scene
    before: Handful[Id] = []  # the same for where it rested, while a door has led away from there
    who: Handful[ShortText] = []
    apart: Handful[ShortText] = []
    out: Handful[ShortText] = []  # who dropped out of what the party does, until that is over
    payers: Handful[ShortText] = []  # who paid last
    named: Handful[ShortText] = []  # whom the table named last: who goes, or whom a way concerns
    read: Often = {}
    chosen: Often = {}
    recent: Often = {}
    trail: Handful[Id] = []
    values: Named[Id, Annotated[int, msgspec.Meta(ge=-9999, le=9999)]] = {}
    endings: Many[Id] = []
    dials: Named[Id, Id] = {}  # the book's dials by the id that the table gave them; gone from the table: run out
    outcome: Fate = ""  # how a fight ended, when the table said so on its own page
    votes: Named[Word, Id] = {}  # a seat's vote, while the table votes
    ballots: Annotated[Named[Word, Id], OF_EACH_SEAT] = {}  # votes cast on players' own devices, until all are in


class ReadingTable(Table, kw_only=True):
    """A table at which books are read: the one that lies open (""), and all that were ever opened."""

    book: Id = ""
    books: Named[Id, Reading] = {}

    @property
    def open_reading(self) -> Reading | None:
        """The reading of the book that lies open."""
        return self.books.get(self.book)


def begin(book: Book, who: Sequence[str]) -> Reading:
    """A reading that has not begun: nothing read, the book's variables as its cover starts them."""
    return Reading(who=list(who), values=dict(book.variables))


def renamed(reading: Reading, book: Book) -> None:
    """Let a reading follow passages that its book has renamed since (the book's aliases)."""
    kept = (reading.at, reading.bookmark, *reading.calls, *reading.before)
    old = [id for id in book.aliases if id in reading.read or id in kept]
    for id in old:
        passage = book.passage(id)
        if passage is None or id in book.passages:
            continue
        new = passage.id
        reading.at = new if reading.at == id else reading.at
        reading.bookmark = new if reading.bookmark == id else reading.bookmark
        for passages in (reading.trail, reading.calls, reading.before):
            passages[:] = [new if one == id else one for one in passages]
        if id in reading.read:
            reading.read[new] = reading.read.get(new, 0) + reading.read.pop(id)
        if id in reading.recent:
            reading.recent[new] = max(reading.recent.get(new, 0), reading.recent.pop(id))
        for key in [key for key in reading.chosen if key.partition(".")[0] == id]:
            now = f"{new}.{key.partition('.')[2]}"
            reading.chosen[now] = reading.chosen.get(now, 0) + reading.chosen.pop(key)
