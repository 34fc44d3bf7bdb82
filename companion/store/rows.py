"""Rows of the shelf and of the log, read and written inside somebody else's transaction."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from ..core import engine
from ..core.engine import Outcome, Patch, Plain
from ..games import game as game_of
from .errors import NoSuchMoment, NoSuchTable, Stale

CHECKPOINT_EVERY = 100
_encode = msgspec.json.encode


class Record(msgspec.Struct, frozen=True):
    """A table as it stands on the shelf: where its log is, and its state as plain data."""

    id: str
    game: str
    created: str
    changed: str
    revision: int
    head: int
    tip: int
    plain: Plain
    origin: str = ""

    @property
    def state(self) -> Any:
        """The typed state, in today's shape."""
        return engine.state_of(game_of(self.game), self.plain)


def record_of(row: sqlite3.Row) -> Record:
    """A row of the shelf as a record."""
    facts = {key: row[key] for key in row.keys() if key != "state"}
    return Record(plain=msgspec.json.decode(row["state"]), **facts)


def get(connection: sqlite3.Connection, id: str) -> Record:
    """One table as it stands; NoSuchTable."""
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise NoSuchTable(id)
    return record_of(row)


def current(connection: sqlite3.Connection, id: str, revision: int) -> Record:
    """The table, if it still stands at that revision; NoSuchTable, Stale."""
    record = get(connection, id)
    if record.revision != revision:
        raise Stale(record.revision)
    return record


def row_of(connection: sqlite3.Connection, id: str, revision: int) -> sqlite3.Row:
    """One row of the log; NoSuchMoment."""
    if not 0 <= revision < 2**63:  # more than SQLite can count
        raise NoSuchMoment(revision)
    row = connection.execute("SELECT * FROM log WHERE table_id = ? AND revision = ?", (id, revision)).fetchone()
    if row is None:
        raise NoSuchMoment(revision)
    return row


def folded(connection: sqlite3.Connection, id: str, revision: int) -> Plain:
    """The state right after a revision: the last checkpoint before it, and the differences since."""
    start = connection.execute(
        "SELECT revision, state FROM checkpoints WHERE table_id = ? AND revision <= ? ORDER BY revision DESC LIMIT 1",
        (id, revision),
    ).fetchone()
    patches: list[Patch] = [
        msgspec.json.decode(row["patch"])
        for row in connection.execute(
            "SELECT patch FROM log WHERE table_id = ? AND revision > ? AND revision <= ? ORDER BY revision",
            (id, start["revision"] if start else -1, revision),
        )
    ]
    return engine.fold(patches, msgspec.json.decode(start["state"]) if start else None)


def redo_target(connection: sqlite3.Connection, id: str, head: int, tip: int) -> int | None:
    """The move after `head` on the way to `tip`, the last end of the line that was reached."""
    row = connection.execute(
        """WITH RECURSIVE up(revision, parent) AS (
             SELECT revision, parent FROM log WHERE table_id = :id AND revision = :tip AND revision <> :head
             UNION ALL
             SELECT log.revision, log.parent FROM log JOIN up ON log.table_id = :id AND log.revision = up.parent
             WHERE log.revision <> :head)
           SELECT revision FROM up WHERE parent = :head""",
        {"id": id, "head": head, "tip": tip},
    ).fetchone()
    return row["revision"] if row else None


def insert_table(connection: sqlite3.Connection, record: Record) -> None:
    """Put a new table on the shelf; its log is the caller's to write, in the same transaction."""
    connection.execute(
        "INSERT INTO tables (id, game, created, changed, revision, head, tip, state, origin) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id,
            record.game,
            record.created,
            record.changed,
            record.revision,
            record.head,
            record.tip,
            _encode(record.plain).decode(),
            record.origin,
        ),
    )


def update_table(connection: sqlite3.Connection, record: Record) -> None:
    """Write the table's new snapshot, and a checkpoint now and then."""
    state = _encode(record.plain).decode()
    connection.execute(
        "UPDATE tables SET changed = ?, revision = ?, head = ?, tip = ?, state = ? WHERE id = ?",
        (record.changed, record.revision, record.head, record.tip, state, record.id),
    )
    if record.revision % CHECKPOINT_EVERY == 0:
        connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (record.id, record.revision, state))


def insert_row(
    connection: sqlite3.Connection,
    record: Record,
    kind: str,
    parent: int | None,
    move: str,
    actor: str,
    at: str,
    outcome: Outcome,
) -> None:
    """Write one row of the log."""
    facts = (outcome.args, outcome.patch, outcome.tellings, outcome.chronicle, outcome.rulings, outcome.drawn)
    connection.execute(
        "INSERT INTO log (table_id, revision, kind, parent, head, tip, session, actor, at, move, "
        "args, patch, tellings, chronicle, rulings, drawn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id,
            record.revision,
            kind,
            parent,
            record.head,
            record.tip,
            outcome.state.evening.session,
            actor,
            at,
            move,
            *(_encode(fact).decode() for fact in facts),
        ),
    )
