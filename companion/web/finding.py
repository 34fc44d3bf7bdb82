"""Filling the concordance: what the tables' chronicles say, and the passages that were really read, in one language.

Each row of a log is spoken once, in the words of its table as everybody sees it. Of what was undone the rows stay in
the log, and here: whoever searches asks whether a line still leads to where its table stands. A table that tells a few
of its old lines otherwise today (somebody was renamed) is told anew.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from flask import Flask

from ..concordance import Concordance, Quote, Reached
from ..core.errors import UnknownGame, Unreadable
from ..core.game import Game
from ..core.viewer import EVERYBODY
from ..core.words import LANGUAGES
from ..games import game as game_of
from ..library.shelf import Opened
from ..store.errors import NoSuchMoment, NoSuchTable, ThrownAway
from ..store.records import ChronicleRow, Record, ShelvedTable
from ..story.library import NoSuchBook
from ..story.reading import renamed
from .stores import installation, journals, store
from .table.reader import words_read
from .wording import Voice

AT_ONCE = 100  # rows of a log that are spoken before anybody looks at the clock
LOOKED_AT = 40  # moves that are told again, to see whether a table still tells them so
BREATH = 0.02  # seconds between two pieces that nobody waits for
EVERY = 1_000_000  # tables: more than a shelf holds
READ = "wrote-read"
_filling = threading.Lock()
log = logging.getLogger(__name__)


def read_on(tables: list[ShelvedTable], language: str, patience: Callable[[], bool]) -> int:
    """Read what was told at these tables since, for as long as there is patience; how many are still to be read.

    Of tables that are not among them nothing is known any more. While somebody else reads, one does not wait.
    """
    kept = installation().concordance
    known = kept.reached(language)
    due = [one for one in tables if not _is_read(one, known.get(one.id))]
    if not _filling.acquire(blocking=False):
        return len(due)
    try:
        for gone in known.keys() - {one.id for one in tables}:
            for one in LANGUAGES:  # what was thrown away is to be nowhere
                kept.forget(gone, one)
        while due:
            if not _Reading(kept, due[0].id, language).goes_on(known.get(due[0].id), patience):
                break
            del due[0]
            if not patience():
                break
        return len(due)
    finally:
        _filling.release()


class Onward:
    """A thread that goes on reading where a search had to answer, in breaths, so that whoever plays waits for none.

    Only while the app is served: elsewhere each search reads on for itself.
    """

    def __init__(self, app: Flask) -> None:
        self.app = app
        self._wanted: set[str] = set()
        self._wake, self._stop = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """From now on there is somebody to go on."""
        self._thread = threading.Thread(target=self._run, daemon=True, name="concordance")
        self._thread.start()

    def stop(self) -> None:
        """Stop in the middle of a table: the next search knows how far it was read."""
        self._stop.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(10)

    def read_all(self, language: str) -> None:
        """Read whatever is left, in that language, soon."""
        self._wanted.add(language)
        self._wake.set()

    def _run(self) -> None:
        while self._wake.wait() and not self._stop.is_set():
            self._wake.clear()
            while self._wanted:
                self._read(self._wanted.pop())

    def _read(self, language: str) -> None:
        try:
            with self.app.app_context():
                read_on(store().shelf.part(None, EVERY), language, lambda: not self._stop.wait(BREATH))
        except Exception:  # a damaged store, a full disk: the next search reads, or says why it cannot
            log.exception("what was told at the tables could not be read on")


def init_app(app: Flask) -> None:
    """Somebody who goes on reading, once the app is served."""
    app.extensions["onward"] = Onward(app)


def _is_read(one: ShelvedTable, reached: Reached | None) -> bool:
    return reached is not None and (reached.revision, reached.changed) == (one.revision, one.changed)


class _Reading:
    """One table whose log is read into the concordance."""

    def __init__(self, kept: Concordance, id: str, language: str) -> None:
        self.kept, self.id, self.language = kept, id, language

    def goes_on(self, reached: Reached | None, patience: Callable[[], bool]) -> bool:
        """Read on from there; whether all of it is read."""
        try:
            record = store().get(self.id)
        except (NoSuchTable, ThrownAway):
            self.kept.forget(self.id, self.language)
            return True
        speaker = _speaker(record, self.language)
        if reached is not None and not self._still_holds(reached, record, speaker):
            self.kept.forget(self.id, self.language)
            reached = None
        books = _Books(self.id, self.language, dict(reached.books) if reached else {})
        first = 0 if reached is None else reached.revision + 1
        if first > record.revision:
            self.kept.add(self.id, self.language, [], _reached(reached, record.changed))
        for start in range(first, record.revision + 1, AT_ONCE):
            span = range(start, min(start + AT_ONCE, record.revision + 1))
            rows = [row for piece in store().pieces(self.id, ChronicleRow, span) for row in piece]
            lines = [line for row in rows for line in _lines(row, speaker, books)] if speaker else []
            whole = span[-1] == record.revision
            reached = Reached(span[-1], rows[-1].at, record.changed if whole else "", books.stamps)
            self.kept.add(self.id, self.language, lines, reached)
            if not whole and not patience():
                return False
        return True

    def _still_holds(self, reached: Reached, record: Record, speaker: Voice | None) -> bool:
        """Whether what was read before is still this table's: another log may stand there since, or other names."""
        if not _Books(self.id, self.language, reached.books).unchanged():
            return False
        try:
            if store().entry(self.id, reached.revision).at != reached.at:
                return False
        except NoSuchMoment:
            return False
        some = self.kept.some(self.id, self.language, record.revision, LOOKED_AT)
        return speaker is None or all(self._told(revision, speaker) == told for revision, told in some.items())

    def _told(self, revision: int, speaker: Voice) -> list[str]:
        spans = store().pieces(self.id, ChronicleRow, range(revision, revision + 1))
        return [text for rows in spans for row in rows for text in _spoken(row, speaker)]


def _reached(before: Reached | None, changed: str) -> Reached:
    assert before is not None  # nothing is left to be read, so something was
    return Reached(before.revision, before.at, changed, before.books)


def _speaker(record: Record, language: str) -> Voice | None:
    """The voice in which a table's chronicle is told to everybody; None where its game is not here."""
    try:
        game = game_of(record.game)
    except UnknownGame:
        return None
    return Voice(language, game, _seen(game, record))


def _seen(game: Game, record: Record) -> Any:
    try:
        return game.seen(record.state, EVERYBODY)
    except Unreadable:
        return None


def _lines(row: ChronicleRow, speaker: Voice, books: _Books) -> Iterator[Quote]:
    for text in _spoken(row, speaker):
        yield Quote(row.revision, row.session, row.at, text)
    if times := sum(message.key == READ for message in row.chronicle):
        yield from books.read(row, times)


def _spoken(row: ChronicleRow, speaker: Voice) -> list[str]:
    try:
        return [speaker.spoken(message) for message in row.chronicle]
    except Exception:  # facts that fit no wording: one move is not found, and all the others are
        log.exception("what move %s wrote cannot be told", row.revision)
        return []


class _Books:
    """The books that were read at a table, as their files are now; `stamps` says from which files it has told."""

    def __init__(self, id: str, language: str, stamps: dict[str, str]) -> None:
        self.id, self.language, self.stamps = id, language, stamps
        self._opened: dict[str, Opened | None] = {}

    def unchanged(self) -> bool:
        """Whether the passages told so far would be told so today."""
        return all(self._stamp(self._book(id)) == stamp for id, stamp in self.stamps.items())

    def read(self, row: ChronicleRow, times: int) -> Iterator[Quote]:
        """The last passages of the open book, as they were read at that moment: cases decided, names given."""
        try:
            yield from self._read(row, times)
        except Exception:  # whatever a book stumbles over at an earlier moment: the chronicle is found all the same
            log.exception("what was read at %s in move %s cannot be told again", self.id, row.revision)

    def _read(self, row: ChronicleRow, times: int) -> Iterator[Quote]:
        then = store().at(self.id, row.revision)
        game = game_of(then.game)
        state = game.seen(then.state, EVERYBODY)
        opened = self._book(state.book)
        self.stamps[state.book] = self._stamp(opened)
        if opened is None:
            return
        reading = state.books[state.book]
        renamed(reading, opened.book)
        for passage in reading.trail[-times:]:
            if words := words_read(game, state, opened, passage, self.language):
                title, text = words
                yield Quote(row.revision, row.session, row.at, text, "read", opened.book.id, title)

    def _book(self, id: str) -> Opened | None:
        if id not in self._opened:
            try:
                self._opened[id] = journals().opened(id)
            except NoSuchBook:
                self._opened[id] = None
        return self._opened[id]

    @staticmethod
    def _stamp(opened: Opened | None) -> str:
        return sha256(repr(opened.stamp).encode()).hexdigest()[:16] if opened else ""
