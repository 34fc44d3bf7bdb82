"""What stands beside the text on the writing desk: what the book says of itself, and how a passage would be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from flask import request
from markupsafe import Markup

from ..core.typography import bound, quoted
from ..core.words import LANGUAGES
from ..library.shelf import vocabularies
from ..story import looked_through, prose
from ..story.book import Book, LyingFile, Passage
from ..story.diagnostics import Diagnostic
from ..story.vocabulary import Vocabulary
from .beside import PassageBeside, beside

MOST = 60  # halves that are picked at once, and remarks that are shown


class Previewed(NamedTuple):
    """A passage in one language, with the halves that were picked, and all halves of its cases."""

    language: str
    title: str
    pieces: tuple[prose.Piece, ...]
    choices: list[str]
    seconds: int
    beside: PassageBeside
    cases: list[LookedAt]


class LookedAt(NamedTuple):
    """A case by its name, and its halves with their words as they are read."""

    name: str
    halves: list[tuple[looked_through.LookedHalf, Markup]]


class LyingBeside(NamedTuple):
    """A picture or a sound in a book's folder, the passages that name it, and the line of a header that would."""

    name: str
    size: int
    passages: list[str]
    line: str


def picked() -> dict[str, int]:
    """Which half of a case was picked on the page, by its name; `half=dusk.1` for each."""
    parted = (one.rpartition(".") for one in request.values.getlist("half")[:MOST])
    return {name: int(at[:2]) for name, _, at in parted if at.isascii() and at.isdigit()}


def preview_of(book: Book, found: list[Diagnostic], file: str, line: int, halves: Mapping[str, int]) -> dict[str, Any]:
    """The passage at that line of that file, in both languages, its halves as they were picked, else as first read."""
    here = [passage for passage in book.passages.values() if passage.file == file]
    passage = next((one for one in reversed(here) if one.line <= max(line, 1)), here[0] if here else None)
    languages = [one for one in LANGUAGES if passage and one in passage.words]
    if passage:
        vocabulary = vocabularies().get(book.game, Vocabulary())
        halves = looked_through.first_read(book, passage, vocabulary) | dict(halves)
    errors = [one for one in found if one.weight == "error"]
    return {
        "id": book.id,
        "passage": passage,
        "told": [_told(book, passage, one, halves) for one in languages] if passage else [],
        "found": found[:MOST],
        "errors": len(errors),
        "warnings": len(found) - len(errors),
        "passages": len(book.passages),
    }


def lying_beside(book: Book, lying: Mapping[str, LyingFile]) -> list[LyingBeside]:
    """The pictures and sounds in a book's folder: who names each of them, or by which line somebody would."""
    named: dict[str, list[str]] = {}
    for passage in book.passages.values():
        for one in (passage.picture, passage.sound):
            if one is not None:
                named.setdefault(one.file, []).append(passage.id)
    said = " | ".join(f"{one} …" for one in LANGUAGES if one in book.covers) or "…"
    return [
        LyingBeside(name, file.size, named.get(name, []), f"{'picture' if file.width else 'sound'}: {name} | {said}")
        for name, file in lying.items()
        if file.mimetype
    ]


def _told(book: Book, passage: Passage, language: str, halves: Mapping[str, int]) -> Previewed:
    words = passage.words[language]
    written = (words.title, words.text, *(one.text for one in words.choices.values()))
    which = looked_through.chosen(halves)

    def resolved(text: str) -> str:
        return quoted(prose.resolve(text, which, lambda who, form: f"‹{who}›"), language)

    def read(half: looked_through.LookedHalf) -> Markup:
        return Markup(prose.line(resolved(half.words), language))  # clean

    title, text, *choices = (resolved(one) for one in written)
    cases = looked_through.cases_in(passage, written, halves)
    return Previewed(
        language,
        bound(prose.bare(title), language),
        prose.pieces(text, language),
        [bound(prose.bare(one), language) for one in choices],
        prose.seconds(text, language),
        beside(book, passage, language),
        [LookedAt(name, [(half, read(half)) for half in all_halves]) for name, all_halves in cases],
    )
