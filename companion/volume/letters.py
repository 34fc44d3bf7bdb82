"""A manuscript's words as every writer takes them: without what no file can hold, the lines of a paragraph joined."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from ..core.typography import begun
from .manuscript import Chapter, Heading, Manuscript, Piece, Prose, Runs

KEPT = {"language", "made", "files", "kind", "style", "file", "sounds", "sound"}  # what a writer goes by
UNREAD = KEPT | {"id", "place"}  # what is in a file, and nobody reads
_BLANK = re.compile("[ \t\r\n\v\f\x85\u2028\u2029]+")  # not U+00A0: that binds
_NEVER = "".join(chr(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF))  # no letters at all
_UNWRITABLE = re.compile(f"[\x00-\x1f\x7f-\x9f\ufdd0-\ufdef{_NEVER}]")
_ALONE = re.compile("[\ud800-\udfff]")  # half a letter


def readable(manuscript: Manuscript) -> Manuscript:
    """The manuscript with words that XML, JSON and Typst can hold, and each chapter's first words ready for a cap."""
    tidied = with_words(manuscript, tidy)
    chapters = [msgspec.structs.replace(chapter, pieces=_opened(chapter.pieces)) for chapter in tidied.chapters]
    return msgspec.structs.replace(tidied, chapters=chapters)


def tidy(text: str) -> str:
    """The text on one line, without control characters; half a letter, as a broken file may have it, becomes U+FFFD."""
    return _ALONE.sub("\ufffd", _UNWRITABLE.sub("", _BLANK.sub(" ", text)))


def with_words(manuscript: Manuscript, change: Callable[[str], str]) -> Manuscript:
    """The manuscript with each of its texts changed; names of files and kinds stay what they are."""

    def changed(thing: Any) -> Any:
        if isinstance(thing, str):
            return change(thing)
        if isinstance(thing, list):
            return [changed(one) for one in thing]
        if isinstance(thing, msgspec.Struct):
            own = [name for name in thing.__struct_fields__ if name not in KEPT]
            return msgspec.structs.replace(thing, **{name: changed(getattr(thing, name)) for name in own})
        return thing

    return changed(manuscript)


def texts(thing: Any) -> Iterator[str]:
    """All that is to be read in a manuscript, or in a part of it, text by text."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, list):
        for one in thing:
            yield from texts(one)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            if name not in UNREAD:
                yield from texts(getattr(thing, name))


def plain(runs: Runs) -> str:
    """The words of a paragraph without their styles."""
    return "".join(run.text for run in runs)


def opening(pieces: list[Piece]) -> int | None:
    """Which piece of a chapter begins with the cap: its first, or the one after a heading; only prose has one."""
    at = 1 if pieces and isinstance(pieces[0], Heading) else 0
    first = pieces[at] if at < len(pieces) else None
    return at if isinstance(first, Prose) and not first.fought and plain(first.runs).strip() else None


def _opened(pieces: list[Piece]) -> list[Piece]:
    """The pieces of a chapter, the first with its first word bound to the next where it is one letter."""
    at = opening(pieces)
    if at is None or not isinstance(first := pieces[at], Prose):
        return pieces
    head, *others = first.runs
    runs = [msgspec.structs.replace(head, text=begun(head.text.lstrip(" "))), *others]
    return [*pieces[:at], msgspec.structs.replace(first, runs=runs), *pieces[at + 1 :]]


def named(thing: Manuscript | Chapter) -> str:
    """What a book or a chapter is called; without a title by its game, or by its date."""
    return thing.title.strip() or (thing.game if isinstance(thing, Manuscript) else thing.date).strip() or "—"


def made(manuscript: Manuscript) -> datetime:
    """When a book was made; one that does not say so, in 1980, when a zip's time begins."""
    try:
        when = datetime.fromisoformat(manuscript.made)
    except ValueError:
        return datetime(1980, 1, 1, tzinfo=UTC)
    return when if when.tzinfo else when.replace(tzinfo=UTC)
