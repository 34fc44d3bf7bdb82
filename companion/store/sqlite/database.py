"""The database file: one kept connection a thread, durable writes, and the schema with its migrations."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database as Sqlite
from sqlite_utils.migrations import Migrations

from ...core.message import Message, say
from ..errors import Damaged, NotWritable, StoreFull
from .complaints import told_plainly
from .health import FileIdentity, examine, has_backups, not_begun_anew
from .presence import Gate, Presence

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-512")
migrations = Migrations("companion")


@migrations()
def tables_and_their_logs(db: Sqlite) -> None:
    """Tables with their snapshot, the log of everything that happened, and a checkpoint now and then."""
    db.table("tables").create(
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
    db.table("checkpoints").create({"table_id": str, "revision": int, "state": str}, pk=("table_id", "revision"))


@migrations()
def cards_of_this_installation(db: Sqlite) -> None:
    """What is printed on the owner's boards and cards, learned once and offered again."""
    db.table("cards").create({"game": str, "kind": str, "key": str, "facts": str}, pk=("game", "kind", "key"))


@migrations()
def a_shelf_that_opens_no_boxes(db: Sqlite) -> None:
    """What the shelf shows beside each snapshot, where a table stands, where it came from, and the keys of writes.

    `place`: "" on the shelf, else "archived", "thrown" or "coming" (an import that waits for a word), since `placed`.
    `identity`: what a table is known by in every installation; its own id, unless it `came` out of a file.
    """
    for column, kind in (
        ("spine", "TEXT NOT NULL DEFAULT ''"),  # made when it is first looked at
        ("closed", "INTEGER NOT NULL DEFAULT 0"),
        ("place", "TEXT NOT NULL DEFAULT ''"),
        ("placed", "TEXT NOT NULL DEFAULT ''"),
        ("identity", "TEXT NOT NULL DEFAULT ''"),
        ("came", "TEXT NOT NULL DEFAULT ''"),
        ("sample", "TEXT NOT NULL DEFAULT ''"),
    ):
        db.execute(f"ALTER TABLE tables ADD COLUMN {column} {kind}")
    db.execute(
        """UPDATE tables SET closed = coalesce(json_extract(state, '$.closed'), 0), sample = CASE
             WHEN origin <> '' OR coalesce(json_extract(state, '$.chance.seed'), '') <> 'sample' THEN ''
             WHEN json_extract(state, '$.name') LIKE 'Ukázka%' THEN 'cs' ELSE 'en' END
           WHERE json_valid(state)"""
    )
    db.execute("CREATE INDEX tables_on_shelf ON tables (place, closed, changed DESC, id)")
    db.execute("CREATE INDEX tables_put_away ON tables (place, placed DESC, id)")
    db.execute("CREATE INDEX tables_identity ON tables (identity)")
    db.execute(
        """CREATE INDEX log_turns ON log (table_id, revision, parent)
           WHERE parent IS NULL OR parent <> revision - 1"""
    )
    db.execute(
        """CREATE TABLE keys (key TEXT PRIMARY KEY, asked TEXT NOT NULL, table_id TEXT NOT NULL,
             revision INTEGER NOT NULL, at TEXT NOT NULL) WITHOUT ROWID"""
    )
    db.execute("CREATE INDEX keys_age ON keys (at)")


@migrations()
def evenings_of_a_table(db: Sqlite) -> None:
    """Which evenings a table had is asked for on each page of its chronicle."""
    db.execute("CREATE INDEX log_evenings ON log (table_id, session)")


@migrations()
def what_a_move_taught(db: Sqlite) -> None:
    """What each move taught of the owner's cards, and what was known before it: to be unlearned when it is undone."""
    db.execute(
        """CREATE TABLE lessons (table_id TEXT NOT NULL, revision INTEGER NOT NULL, kind TEXT NOT NULL,
             key TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
             PRIMARY KEY (table_id, revision, kind, key)) WITHOUT ROWID"""
    )


@migrations()
def pictures_of_a_table(db: Sqlite) -> None:
    """Pictures that the people at a table brought for its volume."""
    db.execute(
        """CREATE TABLE pictures (table_id TEXT NOT NULL, digest TEXT NOT NULL, picture BLOB NOT NULL,
             PRIMARY KEY (table_id, digest))"""
    )


@migrations()
def what_began_from_a_table(db: Sqlite) -> None:
    """The what-if tables of a table are asked for by what they began from."""
    db.execute("CREATE INDEX tables_origin ON tables (origin) WHERE origin <> ''")


@migrations()
def recordings_of_passages(db: Sqlite) -> None:
    """Passages that somebody spoke into the tablet; of no table ("") are those that are kept with their book."""
    db.execute(
        """CREATE TABLE recordings (table_id TEXT NOT NULL, key TEXT NOT NULL, book TEXT NOT NULL,
             passage TEXT NOT NULL, language TEXT NOT NULL, words TEXT NOT NULL, mimetype TEXT NOT NULL,
             seconds REAL NOT NULL, at TEXT NOT NULL, sound BLOB NOT NULL, PRIMARY KEY (table_id, key))"""
    )


class Database:
    """A SQLite file that keeps a connection for each thread (about three times faster than opening one a request).

    A damaged file stands in nobody's way to start: `trouble` says what is wrong, and every use raises it as Damaged
    until a backup has taken its place, or the table's owners have said to begin anew. Where nothing can be written,
    `sealed` says why, a copy is read, and every write raises it as NotWritable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Message | None = None
        self.sealed: Message | None = None
        self.exchanged = 0  # how often another file has taken this one's place
        self._local = threading.local()
        self._all: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._gate = Gate()
        self._pen = threading.Lock()  # threads queue here; SQLite alone would let them sleep and try again
        self._presence = Presence(path.with_suffix(".lock"))
        self._copy: tempfile.TemporaryDirectory | None = None  # what is read where nothing can be written
        self._open()

    def _open(self, anew: bool = False) -> None:
        """Open the file, or a new one (`anew`: also where there are backups of another). NotWritable, StoreFull."""
        try:
            if not anew:
                not_begun_anew(self.path)
            try:
                self._open_to_write(anew)
            except (NotWritable, StoreFull) as why:
                if not self.path.is_file() or not self.path.stat().st_size:
                    raise  # nothing to be read, either
                self._open_to_read(why.message)
        except Damaged as damaged:
            self.trouble = damaged.message
        self._identity = FileIdentity(self.path)

    def _open_to_write(self, anew: bool) -> None:
        with told_plainly(self.path):
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise NotWritable(
                    say("store-unreachable", file=str(self.path), folder=str(self.path.parent))
                ) from error
            self._presence.share()
            self._prepare(anew)

    def _open_to_read(self, why: Message) -> None:
        """A copy elsewhere, with what stands in the write-ahead log: SQLite reads nothing where it cannot write."""
        self._let_go()
        try:
            self._copy = tempfile.TemporaryDirectory(prefix="companion-")
            for ending in ("", "-wal"):
                if (beside := self.path.with_name(self.path.name + ending)).exists():
                    shutil.copyfile(beside, Path(self._copy.name) / beside.name)
        except OSError as error:
            raise StoreFull(say("store-full", file=str(self.path))) from error
        self.sealed = why
        with told_plainly(self.path):
            self._prepare(anew=False)

    def _prepare(self, anew: bool) -> None:
        examine(self.connection, self.path)
        fresh = self.connection.execute("SELECT count(*) = 0 FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        if fresh and not anew and has_backups(self.path):
            raise Damaged(say("store-replaced", file=str(self.path)))
        migrations.apply(Sqlite(self.connection))

    def begin_anew(self) -> None:
        """Take the file as it is, or begin an empty one where there is none, though backups tell of another."""
        with self._gate.alone():
            self._let_go()
            self.trouble = None
            self.exchanged += 1
            self._open(anew=True)

    @property
    def connection(self) -> sqlite3.Connection:
        """This thread's connection: WAL, synchronous=FULL, little cache, transactions begun by hand."""
        connection = getattr(self._local, "connection", None)
        if connection is None:
            file = Path(self._copy.name) / self.path.name if self._copy else self.path
            connection = sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)
            with self._lock:
                self._all.append(connection)
            connection.row_factory = sqlite3.Row
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            self._local.connection = connection
        return connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One durable transaction: all of it is on disk when the block ends, or none of it."""
        with self.in_use(), self._pen:
            if self.sealed is not None:
                raise NotWritable(self.sealed)
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
        """One consistent look at the database; inside a transaction of this thread, a look at what it has written."""
        own = getattr(self._local, "connection", None)
        if own is not None and own.in_transaction:
            yield own
            return
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
            if self.trouble is None and self.sealed is None:
                self.trouble = self._identity.trouble()
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
            self._let_go()
            try:
                self._presence.be_alone()
                yield
            finally:
                self.trouble = None
                self.exchanged += 1
                self._open()

    def close(self) -> None:
        """Close every thread's connection once none is in use: SQLite falls over one that goes while it reads."""
        with self._gate.alone():
            self._let_go()

    def _let_go(self) -> None:
        with self._lock:
            for connection in self._all:
                connection.close()
            self._all.clear()
        self._local = threading.local()
        self._presence.leave()
        if self._copy is not None:
            self._copy.cleanup()
            self._copy = None
            self.sealed = None
