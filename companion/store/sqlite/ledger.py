"""A ledger in one SQLite file: every statement that changes tables, their logs, keys and cards (`look` asks)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ...core.message import Message
from ..ledger import CardFacts
from ..records import Entry, Lesson, Record, Recording
from .columns import COLUMNS, as_json, row_of
from .database import Database
from .look import ENTRY, RECORDED, SqliteLook


class SqlitePen(SqliteLook):
    """What can be written inside a transaction of this connection."""

    def put(self, record: Record, spine: str, closed: bool, placed: str = "") -> None:
        """Keep a new table; its log follows."""
        facts = {field: getattr(record, field) for field in Record.__struct_fields__ if field != "plain"}
        facts |= {"state": as_json(record.plain), "spine": spine, "closed": closed, "placed": placed}
        columns, marks = ", ".join(facts), ", ".join("?" * len(facts))
        self._ask(f"INSERT INTO tables ({columns}) VALUES ({marks})", tuple(facts.values()))

    def update(self, record: Record, spine: str, closed: bool) -> None:
        """Keep a table as it stands now."""
        self._ask(
            "UPDATE tables SET changed = ?, revision = ?, head = ?, tip = ?, state = ?, spine = ?, closed = ? "
            "WHERE id = ?",
            (
                record.changed,
                record.revision,
                record.head,
                record.tip,
                as_json(record.plain),
                spine,
                closed,
                record.id,
            ),
        )

    def append(self, id: str, entries: Iterable[Entry]) -> None:
        """Write rows at the end of a table's log."""
        marks = ", ".join("?" * (1 + len(COLUMNS)))
        self.connection.executemany(
            f"INSERT INTO log (table_id, {ENTRY}) VALUES ({marks})", (row_of(id, entry) for entry in entries)
        )

    def check(self, id: str, states: Iterable[tuple[int, str]]) -> None:
        """Keep states whole, as JSON, each by its revision."""
        self.connection.executemany(
            "INSERT INTO checkpoints VALUES (?, ?, ?)", [(id, revision, plain) for revision, plain in states]
        )

    def copy_log(self, id: str, revision: int, to: str) -> None:
        """Copy the log of one table up to a revision, with its checkpoints, pictures and recordings, as another's."""
        self._ask(
            f"INSERT INTO log (table_id, {ENTRY}) SELECT ?, {ENTRY} FROM log WHERE table_id = ? AND revision <= ?",
            (to, id, revision),
        )
        self._ask(
            "INSERT INTO checkpoints SELECT ?, revision, state FROM checkpoints WHERE table_id = ? AND revision <= ?",
            (to, id, revision),
        )
        self._ask(
            "INSERT INTO pictures SELECT ?, digest, picture FROM pictures WHERE table_id = ?",
            (to, id),
        )
        self._ask(
            f"INSERT INTO recordings SELECT ?, {RECORDED} FROM recordings WHERE table_id = ?",
            (to, id),
        )

    def keep_picture(self, id: str, digest: str, picture: bytes) -> None:
        """Keep a picture of a table."""
        self._ask("INSERT OR REPLACE INTO pictures VALUES (?, ?, ?)", (id, digest, picture))

    def keep_recording(self, recording: Recording, sound: bytes) -> None:
        """Keep a recording of a table; one of the same key makes room for it."""
        facts = {**msgspec.structs.asdict(recording), "sound": sound}
        self._ask(
            "INSERT OR REPLACE INTO recordings (table_id, key, book, passage, language, words, mimetype, seconds, at, "
            "sound) VALUES (:table, :key, :book, :passage, :language, :words, :mimetype, :seconds, :at, :sound)",
            facts,
        )

    def drop_recording(self, id: str, key: str) -> None:
        """Forget a recording of a table."""
        self._ask("DELETE FROM recordings WHERE table_id = ? AND key = ?", (id, key))

    def keep_spines(self, spines: Iterable[tuple[str, str, int]]) -> None:
        """Keep spines with their table's id, for tables that still stand at that revision."""
        self.connection.executemany("UPDATE tables SET spine = ? WHERE id = ? AND revision = ?", spines)

    def place(self, id: str, place: str, placed: str) -> None:
        """Keep where a table stands from now on, and since when."""
        self._ask("UPDATE tables SET place = ?, placed = ? WHERE id = ?", (place, placed, id))

    def let_go(self, ids: Iterable[str]) -> None:
        """Forget tables, with all that is kept of them."""
        gone = [(id,) for id in ids]
        for table in ("log", "checkpoints", "keys", "lessons", "pictures", "recordings"):
            self.connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", gone)
        self.connection.executemany("DELETE FROM tables WHERE id = ?", gone)

    def keep_key(self, key: str, asked: str, id: str, revision: int, at: str, long_ago: str) -> None:
        """Keep what a key stands for; keys from before `long_ago` are forgotten."""
        self._ask("DELETE FROM keys WHERE at < ?", (long_ago,))
        self._ask("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", (key, asked, id, revision, at))

    def keep_card(self, game: str, kind: str, key: str, facts: CardFacts | None) -> None:
        """Keep what is known of a card from now on (None: nothing, not even that there is one); the stamp changes."""
        self._ask(f"PRAGMA user_version = {self._lessons_learned() + 1}")
        if facts is not None:
            self._ask(
                "INSERT OR REPLACE INTO cards (game, kind, key, facts) VALUES (?, ?, ?, ?)",
                (game, kind, key, as_json(facts)),
            )
        else:
            self._ask("DELETE FROM cards WHERE game = ? AND kind = ? AND key = ?", (game, kind, key))

    def keep_lesson(self, id: str, revision: int, lesson: Lesson) -> None:
        """Keep what a move taught; a later lesson of the same move on the same card takes its place."""
        self._ask(
            "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?)",
            (id, revision, lesson.kind, lesson.key, as_json(lesson.before), as_json(lesson.after)),
        )


class SqliteLedger:
    """The first engine: looks and pens are transactions of one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)

    @property
    def sealed(self) -> Message | None:
        """Why nothing can be written now, if that is known."""
        return self.database.sealed

    @contextmanager
    def reading(self) -> Iterator[SqliteLook]:
        """A look; inside a block of this thread that writes, one at what it has written."""
        with self.database.reading() as connection:
            yield SqliteLook(connection, self.database.exchanged)

    @contextmanager
    def writing(self) -> Iterator[SqlitePen]:
        """A pen; it begins with BEGIN IMMEDIATE, and COMMIT is on the disk."""
        with self.database.writing() as connection:
            yield SqlitePen(connection, self.database.exchanged)

    @contextmanager
    def scratch(self) -> Iterator[SqliteLedger]:
        """An empty ledger in a folder of its own, which is gone when the block ends."""
        with TemporaryDirectory(prefix="companion-") as folder:
            beside = SqliteLedger(Path(folder) / "scratch.db")
            try:
                yield beside
            finally:
                beside.close()

    def close(self) -> None:
        """Close every thread's connection, once none is in use."""
        self.database.close()
