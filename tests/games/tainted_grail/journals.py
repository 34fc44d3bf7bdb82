"""A table with a shelf of books for the tests of reading: small books written in the test that reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.message import say
from companion.games.tainted_grail import GAME
from companion.story import parse
from companion.story.library import NoSuchBook
from companion.story.teller import Teller

from .conftest import Table

COVER = """# a-book
game: tainted-grail
status: bell | numbered 5 | cs Zvon | en The Bell
dial: tide | cs Příliv | en The Tide
secret: name | cs Jméno | en The Name
variable: trust = 0

## cs Kniha

## en A Book
"""


def passage(id: str, *head: str, ways: tuple[str, ...] = (), text: str = "Text.") -> str:
    """A passage in both languages; each way is a choice line without its leading dash."""
    ids = [way[1:].partition("]")[0] for way in ways]
    words = "".join(f"\n- {one}: {one}." for one in ids)
    lines = [f"# {id}", *head, "", *(f"- {way}" for way in ways), ""]
    return "\n".join(lines) + f"\n## cs {id} cs\n\n{text}\n{words}\n\n## en {id} en\n\n{text}\n{words}\n\n"


class Shelf:
    """A library of one book."""

    def __init__(self, *passages: str, cover: str = COVER) -> None:
        files = {"book.md": cover, "story.md": "".join(passages)}
        book, self.found = parse.read("tainted-grail/a-book", files, {"tainted_grail": GAME.vocabulary})
        self.kept = Teller(book, GAME.vocabulary)
        assert not self.found.errors, self.found.errors

    def teller(self, id: str) -> Teller:
        if id != self.kept.book.id:
            raise NoSuchBook(say("no-such-book", book=id))
        return self.kept


class Readers(Table):
    """A table at which that book lies open."""

    def __init__(self, shelf: Shelf, options: Mapping[str, Any]) -> None:
        self.library = shelf
        super().__init__(options)

    @property
    def reading(self):
        return self.state.open_reading


def readers(*passages: str, cover: str = COVER, **options: Any) -> Readers:
    """A table for two (else as told) with the book of these passages open at its start."""
    people = options.pop("people", ("ailei", "beor"))
    table = Readers(Shelf(*passages, cover=cover), {"characters": [{"id": one} for one in people], **options})
    table.move("open_book", book="tainted-grail/a-book", language="en")
    return table
