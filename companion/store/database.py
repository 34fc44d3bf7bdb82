"""The database file: one kept connection a thread, durable writes, and the schema with its migrations."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database as Sqlite
from sqlite_utils.migrations import Migrations

from ..core.message import Message, say
from .errors import Damaged, StoreFull, told_plainly
from .health import examine, not_emptied
from .presence import Gate, Presence

migrations = Migrations("companion")


@migrations()
def tables_and_their_logs(db: Sqlite) -> None:
    """Tables with their snapshot, the log of everything that happened, and a checkpoint now and then."""
    db["tables"].create(
        {
            "id": str,
            "game": str,
            "created": str,
            "changed": str,
            "revision": int,
            "head": int,
            "tip": int,
            "state": str,
            "origin": str,
        },
        pk="id",
    )
    db.execute(
        """CREATE TABLE log (
            table_id TEXT NOT NULL REFERENCES tables(id), revision INTEGER NOT NULL, kind TEXT NOT NULL,
            parent INTEGER, head INTEGER NOT NULL, tip INTEGER NOT NULL, session INTEGER NOT NULL,
            actor TEXT NOT NULL, at TEXT NOT NULL, move TEXT NOT NULL, args TEXT NOT NULL, patch TEXT NOT NULL,
            tellings TEXT NOT NULL, chronicle TEXT NOT NULL, rulings TEXT NOT NULL, drawn TEXT NOT NULL,
            PRIMARY KEY (table_id, revision)) WITHOUT ROWID"""
    )
    db["checkpoints"].create({"table_id": str, "revision": int, "state": str}, pk=("table_id", "revision"))


@migrations()
def cards_of_this_installation(db: Sqlite) -> None:
    """What is printed on the owner's boards and cards, learned once and offered again."""
    db["cards"].create({"game": str, "kind": str, "key": str, "facts": str}, pk=("game", "kind", "key"))


class Database:
    """A SQLite file that keeps a connection for each thread (about three times faster than opening one a request).

    A damaged file stands in nobody's way to start: `trouble` says what is wrong, and every use raises it as Damaged
    until a backup has taken its place.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Message | None = None
        self.exchanged = 0  # how often another file has taken this one's place
        self._local = threading.local()
        self._all: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._gate = Gate()
        self._pen = threading.Lock()  # threads queue here; SQLite alone would let them sleep and try again
        self._presence = Presence(path.with_suffix(".lock"))
        self._open()

    def _open(self) -> None:
        with told_plainly(self.path):
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StoreFull(say("store-full", file=str(self.path))) from error
            self._presence.share()
        try:
            not_emptied(self.path)
            with told_plainly(self.path):
                examine(self.connection, self.path)
                migrations.apply(Sqlite(self.connection))
        except Damaged as damaged:
            self.trouble = damaged.message

    @property
    def connection(self) -> sqlite3.Connection:
        """This thread's connection: WAL, synchronous=FULL, transactions begun by hand."""
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
            with self._lock:
                self._all.append(connection)
            connection.row_factory = sqlite3.Row
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                connection.execute(f"PRAGMA {pragma}")
            self._local.connection = connection
        return connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One durable transaction: all of it is on disk when the block ends, or none of it."""
        with self.in_use(), self._pen:
            connection = self.connection
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One consistent look at the database."""
        with self.in_use():
            connection = self.connection
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """While the file is in use it is not exchanged, and SQLite's complaints are told plainly."""
        with self._gate.through():
            if self.trouble is not None:
                raise Damaged(self.trouble)
            try:
                with told_plainly(self.path):
                    yield
            except Damaged as damaged:
                self.trouble = damaged.message
                raise

    def examine(self) -> None:
        """Look the whole file through now; Damaged, and then it stays so until a backup has taken its place."""
        with self.in_use():
            examine(self.connection, self.path)

    @contextmanager
    def set_aside(self) -> Iterator[None]:
        """While the block runs, nobody has the file open, so it may be exchanged for another; InUse."""
        with self._gate.alone():
            self.close()
            try:
                self._presence.be_alone()
                yield
            finally:
                self.trouble = None
                self.exchanged += 1
                self._open()

    def close(self) -> None:
        """Close every thread's connection."""
        with self._lock:
            for connection in self._all:
                connection.close()
            self._all.clear()
        self._local = threading.local()
        self._presence.leave()
