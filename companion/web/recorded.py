"""What a table's readers hear of what was recorded: which passages they may, where it is, and the sound itself."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from flask import Blueprint, Flask, Response, abort, send_file, url_for

from ..core.viewer import EVERYBODY
from ..core.words import Language
from ..games import game as game_of
from ..store.recordings import ENDINGS, OF_BOOKS, NoSuchRecording, key_of, recordings, sound_of, standing
from ..store.records import Recording
from ..story.book import Book
from ..story.library import NoSuchBook
from ..story.spoken import SpokenPassage, words_mark
from .beside import ALONE
from .rights import needs
from .stores import journals, store

parts = Blueprint("recorded", __name__)
Keeping = Literal["table", "book"]


@dataclass(frozen=True)
class ReadPassage:
    """A passage that was read at a table, in one language; `keys`: what its recording is known by, today's first."""

    book: str
    passage: str
    language: Language
    keys: tuple[str, ...]


@dataclass(frozen=True)
class RecorderHere:
    """What the reader's page needs to record what lies open, and to play it where somebody has."""

    key: str
    words: str
    title: str
    address: str = ""  # of the recording that stands, or ""
    seconds: int = 0
    kept: Keeping = "table"
    fits: bool = True  # whether it was recorded of the words that are read now


def keys_of(book: Book, passage: str, language: str) -> tuple[str, ...]:
    """What a passage's recording may be known by: its id, and those that it used to have."""
    names = [passage, *(old for old, new in book.aliases.items() if new == passage)]
    return tuple(key_of(book.id, name, language) for name in names)


def recorder_here(id: str, pages: Sequence[SpokenPassage]) -> RecorderHere:
    """What lies open, ready to be recorded, and the recording of it that stands: the table's own, else the book's."""
    book, first = pages[0].teller.book, pages[0]
    keys, words = keys_of(book, first.told.passage.id, first.language), words_mark(pages)
    title = " · ".join(page.title for page in pages)
    one = standing(store(), id, keys)
    if one is None:
        return RecorderHere(keys[0], words, title)
    fits, kept = one.words in ("", words), keeping(one)
    return RecorderHere(keys[0], words, title, address_of(id, one), round(one.seconds), kept, fits)


def keeping(one: Recording) -> Keeping:
    """With what a recording is kept."""
    return "book" if one.table == OF_BOOKS else "table"


def table_of(id: str, kept: str) -> str:
    """Where the store has what is kept with that table, or with books."""
    return OF_BOOKS if kept == "book" else id


def address_of(id: str, one: Recording) -> str:
    """Where its sound is, for whoever reads at that table; another one when it was recorded anew."""
    return url_for("recorded.sound", id=id, kept=keeping(one), key=one.key, at=one.at)


def passages_read(id: str) -> Iterator[ReadPassage]:
    """What everybody knows was read at a table, and what lies open there: of no other passage is anything heard."""
    record = store().get(id)
    state = game_of(record.game).seen(record.state, EVERYBODY)
    for book_id, reading in getattr(state, "books", {}).items():
        try:
            book = journals().opened(book_id).book
        except NoSuchBook:
            continue
        read = {found.id for name in (*reading.read, reading.at) if (found := book.passage(name)) is not None}
        for passage in read:
            for language in get_args(Language):
                yield ReadPassage(book_id, passage, language, keys_of(book, passage, language))


def passage_of(id: str, key: str) -> ReadPassage:
    """The passage of that key, where it was read at the table; NoSuchRecording."""
    found = next((one for one in passages_read(id) if key in one.keys), None)
    if found is None:
        raise NoSuchRecording()
    return found


def heard_at(id: str) -> list[tuple[ReadPassage, Recording]]:
    """All recordings of what was read at a table, its own before those of its books."""
    there = [*recordings(store(), id), *recordings(store(), OF_BOOKS)]
    read = {key: one for one in passages_read(id) for key in one.keys} if there else {}
    return [(read[one.key], one) for one in there if one.key in read]


@parts.get("/t/<id>/recorded/<kept>/<key>")
@needs("look")
def sound(id: str, kept: str, key: str) -> Response:
    """The sound of a passage that was read at that table; NoSuchRecording."""
    if kept not in ("table", "book"):
        abort(404)
    passage_of(id, key)
    one, spoken = sound_of(store(), table_of(id, kept), key)
    name = f"{key}.{ENDINGS[one.mimetype]}"
    answer = send_file(
        io.BytesIO(spoken), mimetype=one.mimetype, download_name=name, etag=f"{key}-{one.at}", conditional=True
    )
    answer.headers["Content-Security-Policy"] = ALONE
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer


def init_app(app: Flask) -> None:
    """Register the route of what was recorded."""
    app.register_blueprint(parts)
