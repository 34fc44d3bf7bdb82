"""A concordance of what was told at the tables: where each word stands, in each language that somebody reads.

A chronicle keeps keys and facts, so its sentences can be searched only once they are spoken. They are kept here as they
were, in a SQLite file of its own that can be thrown away at any moment: it belongs to no backup, and is made anew when
another version of the app, or of its words, opens it. Where it cannot be kept on disk it is kept in memory. Whoever
fills it says how far each table was read; it knows neither games nor words, and decides nothing.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from .core.asked import Asked, fold
from .house import HOUSE

PATIENCE = 1.0  # seconds that another program may keep the file from us
AT_ONCE = 50  # lines that are looked at together, while some of them may not stand any more
SCHEMA = (
    """CREATE TABLE lines (id INTEGER PRIMARY KEY, place TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL,
         revision INTEGER NOT NULL, session INTEGER NOT NULL, at TEXT NOT NULL, book TEXT NOT NULL,
         title TEXT NOT NULL, text TEXT NOT NULL)""",
    "CREATE INDEX lines_of_table ON lines (place, language, revision)",
    "CREATE VIRTUAL TABLE words USING fts5(folded, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')",
    """CREATE TABLE reached (place TEXT NOT NULL, language TEXT NOT NULL, revision INTEGER NOT NULL, at TEXT NOT NULL,
         changed TEXT NOT NULL, books TEXT NOT NULL, PRIMARY KEY (place, language)) WITHOUT ROWID""",
    "CREATE TABLE made (by TEXT NOT NULL)",
)
QuoteKind = Literal["said", "read"]
T = TypeVar("T")
log = logging.getLogger(__name__)


class Quote(msgspec.Struct, frozen=True):
    """A sentence of a chronicle, or a passage that was read (then `book` says of which book), and when that was."""

    revision: int
    session: int
    at: str
    text: str
    kind: QuoteKind = "said"
    book: str = ""
    title: str = ""


class Reached(msgspec.Struct, frozen=True):
    """How far a table's log is in here: up to which row, written `at`; `changed`, of the table, once all of it is.

    `books`: by what files its passages were told, a stamp by the book's id.
    """

    revision: int
    at: str
    changed: str
    books: dict[str, str]


class Mention(msgspec.Struct, frozen=True):
    """A line that was found, and at which table."""

    place: str
    quote: Quote


class Concordance:
    """All lines of all tables. Threads take turns; whatever happens to the file, nobody is told of it."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._lock = threading.RLock()
        self._db: sqlite3.Connection | None = None

    # --- filling

    def reached(self, language: str) -> dict[str, Reached]:
        """How far each table is in here, in that language."""
        rows = self._do(lambda db: db.execute("SELECT * FROM reached WHERE language = ?", (language,)).fetchall())
        return {
            place: Reached(revision, at, changed, msgspec.json.decode(books))
            for place, _, revision, at, changed, books in rows
        }

    def add(self, place: str, language: str, lines: Iterable[Quote], reached: Reached) -> None:
        """Keep more lines of a table, and how far it is in here now."""
        told, books = [*lines], msgspec.json.encode(reached.books).decode()

        def work(db: sqlite3.Connection) -> None:
            with db:
                for one in told:
                    facts = (one.kind, one.revision, one.session, one.at, one.book, one.title, one.text)
                    id = db.execute(
                        "INSERT INTO lines (place, language, kind, revision, session, at, book, title, text) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        (place, language, *facts),
                    ).lastrowid
                    words = fold(f"{one.title} {one.text}")
                    db.execute("INSERT INTO words (rowid, folded) VALUES (?, ?)", (id, words))
                db.execute(
                    "INSERT OR REPLACE INTO reached VALUES (?, ?, ?, ?, ?, ?)",
                    (place, language, reached.revision, reached.at, reached.changed, books),
                )

        self._do(work)

    def forget(self, place: str, language: str) -> None:
        """Let go of all that is known of a table in that language."""

        def work(db: sqlite3.Connection) -> None:
            whose = "place = ? AND language = ?"
            with db:
                ids = f"SELECT id FROM lines WHERE {whose}"
                db.execute(f"DELETE FROM words WHERE rowid IN ({ids})", (place, language))
                db.execute(f"DELETE FROM lines WHERE {whose}", (place, language))
                db.execute(f"DELETE FROM reached WHERE {whose}", (place, language))

        self._do(work)

    def some(self, place: str, language: str, salt: int, most: int) -> dict[int, list[str]]:
        """The sentences of a few moves of a table, by revision, other ones with each `salt`: for a look whether they
        would be told so today."""
        rows = self._do(
            lambda db: db.execute(
                """SELECT revision, text FROM lines WHERE place = ? AND language = ? AND kind = 'said' AND revision IN
                     (SELECT DISTINCT revision FROM lines WHERE place = ? AND language = ? AND kind = 'said'
                      ORDER BY (revision * 7919 + ? * 104729) % 65521 LIMIT ?)
                   ORDER BY id""",
                (place, language, place, language, salt, most),
            ).fetchall()
        )
        told: dict[int, list[str]] = {}
        for revision, text in rows:
            told.setdefault(revision, []).append(text)
        return told

    # --- asking

    def find(
        self, asked: Asked, language: str, kind: QuoteKind, limit: int, stands: Callable[[Mention], bool]
    ) -> list[Mention]:
        """The last lines that hold all words, of those that still stand, the newest first."""
        words = " ".join(f'"{word}"*' for word in asked.words)  # quoted: nothing that is typed is an operator

        def work(db: sqlite3.Connection) -> list[Mention]:
            rows = db.execute(
                """SELECT place, revision, session, at, text, kind, book, title
                   FROM words JOIN lines ON lines.id = words.rowid
                   WHERE words MATCH ? AND language = ? AND kind = ? ORDER BY at DESC, lines.id DESC""",
                (words, language, kind),
            )
            found: list[Mention] = []
            while len(found) < limit and (some := rows.fetchmany(AT_ONCE)):
                mentions = (Mention(place, Quote(*rest)) for place, *rest in some)
                found += [mention for mention in mentions if stands(mention)]
            return found[:limit]

        return self._do(work) if asked.words else []

    def close(self) -> None:
        """Close the file; it is opened again when somebody asks."""
        with self._lock:
            if self._db is not None:
                self._db.close()
            self._db = None

    # --- the file

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            try:
                return work(self._opened())
            except sqlite3.Error as error:
                self._set_aside(error)
                return work(self._opened())

    def _set_aside(self, error: sqlite3.Error) -> None:
        """Begin anew: in a new file where this one was damaged, in memory where a file cannot be had."""
        log.warning("the concordance in %s is made anew: %s", self.file, error)
        self.close()
        if isinstance(error, sqlite3.OperationalError) or self.file is None:
            self.file = None  # busy, full, or a folder that takes no files: another time
        else:
            self._throw_away()

    def _throw_away(self) -> None:
        try:
            for ending in ("", "-wal", "-shm"):
                if self.file is not None:
                    self.file.with_name(self.file.name + ending).unlink(missing_ok=True)
        except OSError:
            self.file = None

    def _opened(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = self._open()
        return self._db

    def _open(self) -> sqlite3.Connection:
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            except OSError:
                self.file = None
        db = _connected(self.file)
        if _made(db) == made_by():
            return db
        db.close()
        self._throw_away()
        db = _connected(self.file)
        with db:
            for statement in SCHEMA:
                db.execute(statement)
            db.execute("INSERT INTO made VALUES (?)", (made_by(),))
        return db


def _connected(file: Path | None) -> sqlite3.Connection:
    db = sqlite3.connect(str(file) if file else ":memory:", check_same_thread=False, timeout=PATIENCE)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        db.close()
        raise
    return db


def _made(db: sqlite3.Connection) -> str:
    """By which app a file was made; "" where it is a new one."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'made'").fetchone():
        return ""
    row = db.execute("SELECT by FROM made").fetchone()
    return row[0] if row else ""


@cache
def made_by() -> str:
    """Which code and which words speak now: what another app spoke is spoken again."""
    files = sorted(file for ending in ("*.py", "*.ftl") for file in HOUSE.rglob(ending))
    facts = ((file.relative_to(HOUSE), file.stat()) for file in files)
    marks = "|".join(f"{name}:{stat.st_size}:{stat.st_mtime_ns}" for name, stat in facts)
    return sha256(marks.encode()).hexdigest()[:24]
