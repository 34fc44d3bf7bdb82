"""Which passages of a book were found to match in both languages: a small file beside the book, `translated.json`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..core.errors import BadArguments
from ..core.message import say
from ..core.words import LANGUAGES
from ..story.book import Book
from ..story.translation import Marks, marked
from .desk import put

FILE = "translated.json"


def marks_of(folder: Path) -> Marks:
    """What was said of the book in that folder; nothing where nobody has said anything, or nobody can read it."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Marks)
    except (OSError, msgspec.MsgspecError):
        return {}


def mark(folder: Path, book: Book, passage: str) -> int:
    """Note that a passage (or "all") matches in both languages; returns of how many that could be said.

    BadArguments for one that is not there, or not told in both; NotSaved.
    """
    told = [id for id, one in book.passages.items() if len(one.words) == len(LANGUAGES)]
    passages = told if passage == "all" else [passage]
    if passage != "all" and passage not in told:
        raise BadArguments("passage", say("translate-not-told", passage=passage[:60]))
    marks = marked(book, marks_of(folder), passages)
    put(folder / FILE, msgspec.json.format(msgspec.json.encode(marks, order="deterministic"), indent=1).decode() + "\n")
    return len(passages)
