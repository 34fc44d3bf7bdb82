"""A ledger in one SQLite file: every statement that asks or changes tables, their logs, keys and cards."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Hashable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec

from ...core.draft import Drawn, Ruling
from ...core.engine import Patch, Plain
from ...core.family import LogTurn
from ...core.message import Message
from ..ledger import CardFacts, R
from ..records import (
    FACTS,
    Entry,
    Happening,
    Lesson,
    Mark,
    Part,
    RawEntry,
    Record,
    Recording,
    ShelvedTable,
    Sought,
    Taught,
    spine_kept,
)
from .database import Database

PARTS: dict[Part, str] = {
    "playing": "place = '' AND closed = 0",
    "ended": "place = '' AND closed = 1",
    "archived": "place = 'archived'",
    "thrown": "place = 'thrown'",
}
HERE = "place IN ('', 'archived')"
T = TypeVar("T", bound=msgspec.Struct)
_AS_SHOWN = {
    "identity": "CASE identity WHEN '' THEN id ELSE identity END AS identity",
    "spine": "CAST(spine AS BLOB) AS spine",  # one that is no text any more is made anew, and closes no shelf
}
_SHOWN = ", ".join(_AS_SHOWN.get(field, field) for field in ShelvedTable.__struct_fields__ if field != "name")
_COLUMNS = Entry.__struct_fields__
_HAPPENING = ", ".join(Happening.__struct_fields__)
_SOUGHT = """
  AND (:evening IS NULL OR session = :evening) AND (:move = '' OR move = :move)
  AND (NOT :ruled OR rulings <> '[]')
  AND (:told IS NULL OR EXISTS (SELECT 1 FROM json_each(log.drawn) WHERE json_extract(value, '$.told') = :told))
  AND (:actor = '' OR actor = :actor OR json_extract(args, '$.who') IN (SELECT value FROM json_each(:whom))
       OR json_extract(args, '$.seat') IN (SELECT value FROM json_each(:whom)))
"""
_MARK = ", ".join(Mark.__struct_fields__)
_ENTRY = ", ".join(_COLUMNS)
_CARD = "SELECT kind, key, CAST(facts AS BLOB) AS facts FROM cards WHERE game = ?"  # text that is none is no error
_RECORDED = "key, book, passage, language, words, mimetype, seconds, at, sound"
_RECORDING = (
    'SELECT key, table_id AS "table", book, passage, language, words, mimetype, seconds, length(sound) AS size, at '
    "FROM recordings"
)
LARGEST = 2**63 - 1  # more than this SQLite cannot count
_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    "args": msgspec.json.Decoder(dict[str, Any]),
    "patch": msgspec.json.Decoder(Patch),
    "tellings": msgspec.json.Decoder(list[Message]),
    "chronicle": msgspec.json.Decoder(list[Message]),
    "rulings": msgspec.json.Decoder(list[Ruling]),
    "drawn": msgspec.json.Decoder(list[Drawn]),
}
_raw = msgspec.json.Decoder(msgspec.Raw)
_decode = msgspec.json.decode
log = logging.getLogger(__name__)


def _json(fact: Any) -> str:
    return msgspec.json.encode(fact).decode()


def record_of(row: sqlite3.Row) -> Record:
    """A row of the shelf as a record."""
    facts = {field: row[field] for field in Record.__struct_fields__ if field != "plain"}
    return Record(plain=_decode(row["state"]), **facts)


def entry_of(row: sqlite3.Row) -> Entry:
    """A row of the log as an entry."""
    return _typed(Entry, row)


def _typed(kind: type[T], row: sqlite3.Row) -> T:
    """A row of the log as any type whose fields are columns of it."""
    fields = kind.__struct_fields__
    return kind(**{name: _DECODERS[name].decode(row[name]) if name in _DECODERS else row[name] for name in fields})


def raw_of(row: sqlite3.Row) -> RawEntry:
    """A row of the log with what is JSON as it stands; it has to be JSON, for damage is not passed on."""
    return RawEntry(*row[:9], *map(_raw.decode, row[9:]))


def _read_as(kind: type[R], row: sqlite3.Row) -> R:
    read: Any = raw_of if kind is RawEntry else entry_of if kind is Entry else None
    return _typed(kind, row) if read is None else read(row)


def row_of(id: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as a row of the log."""
    return (id, *(_json(getattr(entry, field)) if field in FACTS else getattr(entry, field) for field in _COLUMNS))


class SqliteLook:
    """What can be asked inside a transaction of this connection."""

    def __init__(self, connection: sqlite3.Connection, exchanged: int) -> None:
        self.connection = connection
        self._exchanged = exchanged
        self._ask = connection.execute

    # --- tables

    def tables(self) -> list[Record]:
        """Every table that stands on the shelf or in the archive, the one last touched first."""
        return [record_of(row) for row in self._ask(f"SELECT * FROM tables WHERE {HERE} ORDER BY changed DESC, id")]

    def table(self, id: str) -> Record | None:
        """One table, wherever it stands."""
        row = self._ask("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
        return record_of(row) if row else None

    def stand(self, id: str) -> tuple[int, str] | None:
        """A table's revision and its place, without its state."""
        row = self._ask("SELECT revision, place FROM tables WHERE id = ?", (id,)).fetchone()
        return tuple(row) if row else None

    def snapshot(self, id: str) -> str:
        """A table's state as the text that is kept, whether or not it can be read."""
        row = self._ask("SELECT CAST(state AS BLOB) AS state FROM tables WHERE id = ?", (id,)).fetchone()
        return row["state"].decode(errors="replace")

    def twins(self, record: Record) -> list[str]:
        """Tables on the shelf or in the archive of the same identity, but for this one; the one last touched first."""
        found = self._ask(
            f"SELECT id FROM tables WHERE id <> :id AND {HERE} AND (id = :identity OR identity = :identity) "
            "ORDER BY changed DESC",
            {"id": record.id, "identity": record.identity},
        )
        return [row["id"] for row in found]

    def alike(self, record: Record) -> str:
        """What a table there is known by that began in the same game at the same moment ("": there is none)."""
        row = self._ask(
            f"SELECT CASE identity WHEN '' THEN id ELSE identity END AS known FROM tables WHERE id <> :id AND {HERE} "
            "AND game = :game AND created = :created AND origin = :origin ORDER BY changed DESC LIMIT 1",
            {"id": record.id, "game": record.game, "created": record.created, "origin": record.origin},
        ).fetchone()
        return row["known"] if row else ""

    # --- the shelf

    def shown(self, part: Part | None, limit: int, skip: int) -> list[ShelvedTable]:
        """Some tables of a part (None: playing, ended and archived), the one last touched or put there first."""
        where = PARTS[part] if part else HERE
        order = "placed DESC, id" if part in ("archived", "thrown") else "changed DESC, id"
        few = f"SELECT id FROM tables WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?"  # an index knows all of this
        found = self._ask(f"SELECT {_SHOWN} FROM tables WHERE id IN ({few}) ORDER BY {order}", (limit, skip))
        return [_shown(row) for row in found]

    def shown_one(self, id: str) -> ShelvedTable | None:
        """One table, wherever it stands."""
        row = self._ask(f"SELECT {_SHOWN} FROM tables WHERE id = ?", (id,)).fetchone()
        return _shown(row) if row else None

    def counts(self) -> dict[Part, int]:
        """How many tables stand in each part."""
        return {
            part: self._ask(f"SELECT count(*) FROM tables WHERE {where}").fetchone()[0] for part, where in PARTS.items()
        }

    def sample(self, game: str, language: str, moves: int) -> str | None:
        """The sample on the shelf of a game, in that language, at which that many moves were made."""
        row = self._ask(
            "SELECT id FROM tables WHERE sample = ? AND game = ? AND revision = ? AND place = ''",
            (language, game, moves),
        ).fetchone()
        return row["id"] if row else None

    def forgotten(self, thrown: str, coming: str) -> list[str]:
        """Tables that were thrown away before the first moment, or wait for a word since before the second."""
        gone = "SELECT id FROM tables WHERE place = 'thrown' AND placed < ? OR place = 'coming' AND placed < ?"
        return [row["id"] for row in self._ask(gone, (thrown, coming))]

    def begun_from(self, id: str, most: int) -> list[ShelvedTable]:
        """The what-if tables on the shelf or in the archive that began from a moment of a table, the oldest first."""
        found = self._ask(
            f"SELECT {_SHOWN} FROM tables WHERE origin <> '' AND origin >= :id || '@' AND origin < :id || 'A' "
            f"AND {HERE} ORDER BY created, id LIMIT :most",
            {"id": id, "most": most},
        )
        return [_shown(row) for row in found]

    # --- the log

    def entry(self, id: str, revision: int) -> Entry | None:
        """One row of the log."""
        row = self._row(id, revision, _ENTRY)
        return entry_of(row) if row else None

    def mark(self, id: str, revision: int) -> Mark | None:
        """Where one row of the log leads."""
        row = self._row(id, revision, _MARK)
        return Mark(*row) if row else None

    def _row(self, id: str, revision: int, columns: str) -> sqlite3.Row | None:
        if not 0 <= revision <= LARGEST:
            return None
        return self._ask(f"SELECT {columns} FROM log WHERE table_id = ? AND revision = ?", (id, revision)).fetchone()

    def last(self, id: str) -> int:
        """The revision of the log's last row."""
        return self._ask("SELECT max(revision) FROM log WHERE table_id = ?", (id,)).fetchone()[0]

    def rows(self, id: str, kind: type[R], span: range, session: int | None = None) -> list[R]:
        """The rows of a part of the log, the oldest first, read as that `kind`; with `session`, that evening's."""
        if not span:
            return []
        found = self._ask(
            f"SELECT {', '.join(kind.__struct_fields__)} FROM log "
            "WHERE table_id = :id AND revision BETWEEN :first AND :last "
            "AND (:session IS NULL OR session = :session) ORDER BY revision",
            {"id": id, "first": span[0], "last": span[-1], "session": session},
        )
        return [_read_as(kind, row) for row in found]

    def runs(self, id: str, head: int | None) -> Iterator[tuple[range, int]]:
        """The way from `head` back to the set-up, as runs of moves that follow each other, with the first's evening.

        A line turns only where something was undone and another move made instead. An index of these turns makes any
        line as short as its turns, however many moves it has.
        """
        while head is not None:
            turn = self._ask(
                "SELECT revision, parent, session FROM log WHERE table_id = :id AND revision = "
                "(SELECT max(revision) FROM log INDEXED BY log_turns "
                "WHERE table_id = :id AND revision <= :head AND (parent IS NULL OR parent <> revision - 1))",
                {"id": id, "head": head},
            ).fetchone()
            if turn is None:  # no log that this house wrote
                return
            yield range(turn["revision"], head + 1), turn["session"]
            head = turn["parent"]

    def happened(self, id: str, span: range, sought: Sought, most: int) -> list[Happening]:
        """The last rows of a part of the log that are such as is looked for, the latest first."""
        if not span:
            return []
        facts = {"evening": sought.evening, "move": sought.move, "ruled": sought.ruled, "actor": sought.actor}
        facts |= {"whom": _json(sought.whom), "told": None if sought.rolled is None else sought.rolled == "table"}
        found = self._ask(
            f"SELECT {_HAPPENING} FROM log WHERE table_id = :id AND revision BETWEEN :first AND :last {_SOUGHT} "
            "ORDER BY revision DESC LIMIT :most",
            {"id": id, "first": span[0], "last": span[-1], "most": most, **facts},
        )
        return [_typed(Happening, row) for row in found]

    def turns(self, id: str, most: int) -> list[LogTurn]:
        """The last places where a log does not go on from its row before, the latest first."""
        found = self._ask(
            "SELECT revision, parent, session FROM log WHERE table_id = :id AND revision IN "
            "(SELECT revision FROM log INDEXED BY log_turns "
            "WHERE table_id = :id AND (parent IS NULL OR parent <> revision - 1) ORDER BY revision DESC LIMIT :most) "
            "ORDER BY revision DESC",
            {"id": id, "most": most},
        )
        return [_typed(LogTurn, row) for row in found]

    def since_checkpoint(self, id: str, revision: int) -> tuple[Plain | None, list[Patch]]:
        """The last state kept whole up to that revision, and the differences from there."""
        start = self._ask(
            "SELECT revision, state FROM checkpoints WHERE table_id = ? AND revision <= ? "
            "ORDER BY revision DESC LIMIT 1",
            (id, revision),
        ).fetchone()
        found = self._ask(
            "SELECT patch FROM log WHERE table_id = ? AND revision > ? AND revision <= ? ORDER BY revision",
            (id, start["revision"] if start else -1, revision),
        )
        return _decode(start["state"]) if start else None, [_decode(row["patch"]) for row in found]

    def tellings(self, id: str, span: range, most: int) -> list[list[Message]]:
        """What the last rows of a part of the log told the hands, the latest first."""
        found = self._ask(
            "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? ORDER BY revision DESC LIMIT ?",
            (id, span[0], span[-1], most),
        )
        return [_DECODERS["tellings"].decode(row["tellings"]) for row in found]

    def told(self, id: str, span: range, session: int, most: int) -> list[list[Message]]:
        """What the last moves of one evening told the hands, of those that told something, the latest first."""
        found = self._ask(
            "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? AND session = ? "
            "AND kind = 'move' AND tellings <> '[]' ORDER BY revision DESC LIMIT ?",
            (id, span[0], span[-1], session, most),
        )
        return [_DECODERS["tellings"].decode(row["tellings"]) for row in found]

    def evenings(self, id: str, last: int) -> list[int]:
        """The evenings of a table up to the `last`, the newest first, each found by one look at the index."""
        found = self._ask(
            """WITH RECURSIVE evenings(number) AS (
                 SELECT max(session) FROM log WHERE table_id = :id AND session <= :last
                 UNION ALL
                 SELECT (SELECT max(session) FROM log WHERE table_id = :id AND session < number)
                 FROM evenings WHERE number IS NOT NULL)
               SELECT number FROM evenings WHERE number IS NOT NULL""",
            {"id": id, "last": last},
        )
        return [row["number"] for row in found]

    def span_of(self, id: str, session: int) -> range:
        """The part of the log in which all rows of an evening stand; others may stand there, too."""
        of_evening = "FROM log WHERE table_id = :id AND session = :session"
        ends = f"SELECT (SELECT min(revision) {of_evening}), (SELECT max(revision) {of_evening})"  # each one look
        first, last = self._ask(ends, {"id": id, "session": session}).fetchone()
        return range(0) if first is None else range(first, last + 1)

    # --- pictures

    def pictures(self, id: str) -> list[str]:
        """What the pictures of a table are known by."""
        return [row["digest"] for row in self._ask("SELECT digest FROM pictures WHERE table_id = ?", (id,))]

    def picture(self, id: str, digest: str) -> bytes | None:
        """One picture of a table."""
        found = self._ask("SELECT picture FROM pictures WHERE table_id = ? AND digest = ?", (id, digest)).fetchone()
        return found["picture"] if found else None

    # --- recordings

    def recordings(self, id: str) -> list[Recording]:
        """What is known of a table's recordings, by book and passage."""
        found = self._ask(f"{_RECORDING} WHERE table_id = ? ORDER BY book, passage, language", (id,))
        return [Recording(**row) for row in found]

    def recording(self, id: str, key: str) -> Recording | None:
        """What is known of one recording of a table."""
        row = self._ask(f"{_RECORDING} WHERE table_id = ? AND key = ?", (id, key)).fetchone()
        return Recording(**row) if row else None

    def sound(self, id: str, key: str) -> bytes | None:
        """The sound of one recording of a table."""
        row = self._ask("SELECT sound FROM recordings WHERE table_id = ? AND key = ?", (id, key)).fetchone()
        return row["sound"] if row else None

    # --- keys of writes, and what is known of cards

    def made(self, key: str) -> tuple[str, str, int] | None:
        """What a key stands for: a digest of what was asked, the table and the revision that it made."""
        row = self._ask("SELECT asked, table_id, revision FROM keys WHERE key = ?", (key,)).fetchone()
        return tuple(row) if row else None

    def stamp(self) -> Hashable:
        """What changes whenever something is learned or unlearned, or another file takes this one's place."""
        return self._exchanged, self._lessons_learned()

    def _lessons_learned(self) -> int:
        return self._ask("PRAGMA user_version").fetchone()[0]

    def cards(self, game: str) -> dict[str, dict[str, CardFacts]]:
        """All that is known of a game's cards: kind, then key, then facts. What cannot be read is not known."""
        known: dict[str, dict[str, CardFacts]] = {}
        for row in self._ask(_CARD, (game,)):
            if (facts := _facts(row)) is not None:
                known.setdefault(row["kind"], {})[row["key"]] = facts
        return known

    def card(self, game: str, kind: str, key: str) -> CardFacts | None:
        """What is known of one card."""
        row = self._ask(f"{_CARD} AND kind = ? AND key = ?", (game, kind, key)).fetchone()
        return _facts(row) if row else None

    def lessons(self, id: str, span: range) -> list[Lesson]:
        """What the moves of a part of the log taught, the last one first."""
        if not span:
            return []
        found = self._ask(
            "SELECT kind, key, before, after FROM lessons WHERE table_id = ? AND revision BETWEEN ? AND ? "
            "ORDER BY revision DESC",
            (id, span[0], span[-1]),
        )
        return [_lesson(row) for row in found]

    def taught(self, game: str, beside: Collection[str] = ()) -> list[Taught]:
        """All lessons of a game's tables, and of what else taught one."""
        others = ", ".join("?" * len(beside))
        found = self._ask(
            "SELECT lessons.table_id AS id, lessons.revision AS revision, coalesce(log.session, 0) AS session, "
            "coalesce(log.at, '') AS at, lessons.kind AS kind, lessons.key AS key, before, after "
            "FROM lessons LEFT JOIN log ON log.table_id = lessons.table_id AND log.revision = lessons.revision "
            f"WHERE lessons.table_id IN (SELECT id FROM tables WHERE game = ?) OR lessons.table_id IN ({others}) "
            "ORDER BY lessons.table_id, lessons.revision",
            (game, *beside),
        )
        return [Taught(row["id"], row["revision"], row["session"], row["at"], _lesson(row)) for row in found]


class SqlitePen(SqliteLook):
    """What can be written inside a transaction of this connection."""

    def put(self, record: Record, spine: str, closed: bool, placed: str = "") -> None:
        """Keep a new table; its log follows."""
        facts = {field: getattr(record, field) for field in Record.__struct_fields__ if field != "plain"}
        facts |= {"state": _json(record.plain), "spine": spine, "closed": closed, "placed": placed}
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
                _json(record.plain),
                spine,
                closed,
                record.id,
            ),
        )

    def append(self, id: str, entries: Iterable[Entry]) -> None:
        """Write rows at the end of a table's log."""
        marks = ", ".join("?" * (1 + len(_COLUMNS)))
        self.connection.executemany(
            f"INSERT INTO log (table_id, {_ENTRY}) VALUES ({marks})", (row_of(id, entry) for entry in entries)
        )

    def check(self, id: str, states: Iterable[tuple[int, str]]) -> None:
        """Keep states whole, as JSON, each by its revision."""
        self.connection.executemany(
            "INSERT INTO checkpoints VALUES (?, ?, ?)", [(id, revision, plain) for revision, plain in states]
        )

    def copy_log(self, id: str, revision: int, to: str) -> None:
        """Copy the log of one table up to a revision, with its checkpoints, pictures and recordings, as another's."""
        self._ask(
            f"INSERT INTO log (table_id, {_ENTRY}) SELECT ?, {_ENTRY} FROM log WHERE table_id = ? AND revision <= ?",
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
            f"INSERT INTO recordings SELECT ?, {_RECORDED} FROM recordings WHERE table_id = ?",
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
                (game, kind, key, _json(facts)),
            )
        else:
            self._ask("DELETE FROM cards WHERE game = ? AND kind = ? AND key = ?", (game, kind, key))

    def keep_lesson(self, id: str, revision: int, lesson: Lesson) -> None:
        """Keep what a move taught; a later lesson of the same move on the same card takes its place."""
        self._ask(
            "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?)",
            (id, revision, lesson.kind, lesson.key, _json(lesson.before), _json(lesson.after)),
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


def _shown(row: sqlite3.Row) -> ShelvedTable:
    *facts, closed, identity, text = row
    spine = spine_kept(text)
    return ShelvedTable(*(*facts, bool(closed), identity, spine, spine.name if spine else ""))


def _lesson(row: sqlite3.Row) -> Lesson:
    return Lesson(row["kind"], row["key"], _decode(row["before"]), _decode(row["after"]))


def _facts(row: sqlite3.Row) -> CardFacts | None:
    try:
        return _decode(row["facts"])
    except (msgspec.DecodeError, UnicodeDecodeError):
        log.error("what was known of %s %r cannot be read any more", row["kind"], row["key"])
        return None
