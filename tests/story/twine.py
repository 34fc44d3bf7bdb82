"""Stories from Twine to test with, brought as books."""

from __future__ import annotations

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.diagnostics import Diagnostics
from companion.story.twee_import import Brought, import_story

STORY = ':: StoryTitle\nThe Ford\n\n:: StoryData\n{"start": "The Ford"}\n\n'


def brought(text: str) -> Brought:
    return import_story(text, "the-ford", "tainted_grail", "en")


def as_book(came: Brought) -> tuple[Book, Diagnostics]:
    files = {name: text.encode() for name, text in came.files.items()}
    return parse.read("tainted-grail/the-ford", files, vocabularies())


def story(ford: str, more: str = "", head: str = "The Ford") -> tuple[Book, list[tuple[int, str]]]:
    """A story whose first passage has these words (they begin in line 8), as a book, and what was left out."""
    came = brought(f"{STORY}:: {head}\n{ford}\n\n:: The Wood\nTrees.\n\n:: End\nOver.\n{more}")
    book, found = as_book(came)
    known = {"J302", "J304", "J305", "J306", "J401", "J404", "J407"}  # one language, and words that are links alone
    assert {one.code for one in found} <= known, [(one.code, one.line, one.facts) for one in found]
    return book, [(one.line, one.what) for one in came.left]


def ways(book: Book) -> list[tuple[str, str]]:
    """The choices of the first passage: their words and where they lead."""
    ford = book.passages["the-ford"]
    return [(ford.words["en"].choices[one.id].text, one.target) for one in ford.choices]
