"""The volume of a table: a chapter a page, to be read or written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from flask import url_for

from ...core.typography import unbound
from ...core.volume import EveningTold, place_of_evening
from ...core.words import LANGUAGES, Language
from ...volume.manuscript import Piece
from ..beside import beside
from ..manuscripts import Telling
from ..preferences import preferences
from ..recorded import heard_at
from ..stores import journals, store
from ..wording import language
from .page import Prepared, TablePage, drawn_by

PART = 40  # pieces on one page: a chapter with more is turned like a book


@dataclass(frozen=True)
class ContentsLine:
    """A line of the contents: an evening, and what its chapter is called."""

    number: int
    title: str


def chapter(page: TablePage) -> Prepared:
    """One chapter of the volume, the last one unless another is asked for; `?write=1`: to be written in."""
    page.name = "volume"
    shown = preferences().beside == "on"
    telling = Telling(store(), journals(), page.id, language_asked(page.wanted), shown)
    asked, evenings = page.wanted.get("evening", ""), telling.evenings
    evening = next((one for one in evenings if f"{one.number}" == asked), evenings[-1])
    parts_of = max(1, -(-len(evening.pieces) // PART))
    part = _part(page.wanted, evening, parts_of)
    writing = page.wanted.get("write", "") if page.viewer.keeps and not page.still else ""
    told = telling.told(evening, bool(writing), slice((part - 1) * PART, part * PART))
    return drawn_by(
        "play/volume.html",
        contents=[ContentsLine(one.number, telling.voice.t("volume-chapter", number=one.number)) for one in evenings],
        evening=evening.number,
        chapter=told.chapter,
        out=told.out,
        unprintable=" ".join(telling.unprintable(told.chapter)),
        begins=place_of_evening(evening.number),
        part=part,
        parts_of=parts_of,
        in_language=telling.language,
        writing=writing,
        ends={piece.place: piece for piece in told.chapter.pieces},  # the last of those that share a place
        owned={piece.place for piece in evening.pieces if piece.kind in ("own", "picture")},
        words=written(told.chapter.pieces, writing),
        recorded=sorted({read.language for read, _ in heard_at(page.id)}),
        pictured=lambda file: _address(page, telling, file),
    )


def _part(wanted: Mapping[str, str], evening: EveningTold, parts_of: int) -> int:
    """The part that is asked for; else the one in which the piece stands that is written at."""
    if (asked := wanted.get("part", "")).isdecimal():
        return min(max(int(asked[:6]), 1), parts_of)
    places = [piece.place for piece in evening.pieces]
    return places.index(wanted["write"]) // PART + 1 if wanted.get("write") in places else 1


def written(pieces: Sequence[Piece], place: str) -> str:
    """The words of a piece as they would be typed."""
    found: list[str] = []
    for piece in pieces:
        if piece.place == place:
            runs = getattr(piece, "runs", ())
            told = getattr(piece, "text", "") or getattr(piece, "caption", "") or "".join(run.text for run in runs)
            paragraphs = getattr(piece, "paragraphs", ())
            found += [told] if told else ["".join(run.text for run in runs) for runs in paragraphs]
    return unbound("\n".join(found))


def _address(page: TablePage, telling: Telling, file: str) -> str:
    """Where a picture is: a table's own, a book's, or a plate of an evening."""
    if file in telling.of_books:
        of, passage = telling.of_books[file]
        shown = beside(journals().opened(of).book, passage, telling.language).picture
        return shown.address if shown else ""
    name, _, kind = file.rpartition(".")
    if kind == "svg":
        return url_for("volume.plate", id=page.id, name=name, lang=telling.language)
    return url_for("volume.picture", id=page.id, digest=name)


def language_asked(wanted: Mapping[str, str]) -> Language:
    """The book's language: the one that is asked for, else the reader's."""
    asked = wanted.get("lang", "")
    return cast(Language, asked if asked in LANGUAGES else language())
