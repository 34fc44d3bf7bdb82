"""Rows of the shelf and of the log, read and written inside somebody else's transaction."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from ..core import engine
from ..core.engine import Outcome, Patch, Plain
from ..core.spine import spine_of
from ..games import game as game_of
from .errors import NoSuchMoment, NoSuchTable, Stale, ThrownAway

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
    place: str = ""
    identity: str = ""
    came: str = ""
    sample: str = ""

    @property
    def state(self) -> Any:
        """The typed state, in today's shape; UnknownGame, Unreadable."""
        return engine.readable(game_of(self.game), self.plain)


def record_of(row: sqlite3.Row) -> Record:
    """A row of the shelf as a record."""
    facts = {field: row[field] for field in Record.__struct_fields__ if field != "plain"}
    return Record(plain=msgspec.json.decode(row["state"]), **facts)


def get(connection: sqlite3.Connection, id: str) -> Record:
    """One table as it stands; NoSuchTable, ThrownAway."""
    return record_of(row_on_shelf(connection, id))


def row_on_shelf(connection: sqlite3.Connection, id: str, columns: str = "*") -> sqlite3.Row:
    """A table's row, unless it was thrown away; NoSuchTable, ThrownAway."""
    row = connection.execute(f"SELECT {columns}, place FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise NoSuchTable(id)
    if row["place"] == "thrown":
        raise ThrownAway(id)
    return row


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


def at(connection: sqlite3.Connection, id: str, revision: int) -> Record:
    """The table as it stood right after that revision; NoSuchTable, NoSuchMoment."""
    record, row = get(connection, id), row_of(connection, id, revision)
    return msgspec.structs.replace(
        record,
        revision=revision,
        head=row["head"],
        tip=row["tip"],
        changed=row["at"],
        plain=folded(connection, id, revision),
    )


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


def insert_table(connection: sqlite3.Connection, record: Record, state: Any) -> None:
    """Put a new table on the shelf; its log is the caller's to write, in the same transaction."""
    facts = {field: getattr(record, field) for field in Record.__struct_fields__ if field != "plain"}
    facts |= {"state": _encode(record.plain).decode(), "spine": spine_text(record.game, state), "closed": state.closed}
    columns, marks = ", ".join(facts), ", ".join("?" * len(facts))
    connection.execute(f"INSERT INTO tables ({columns}) VALUES ({marks})", tuple(facts.values()))


def update_table(connection: sqlite3.Connection, record: Record, state: Any) -> None:
    """Write the table's new snapshot with its spine (none, where the state is None), and a checkpoint now and then."""
    plain = _encode(record.plain).decode()
    closed = record.plain.get("closed") is True if state is None else state.closed
    connection.execute(
        "UPDATE tables SET changed = ?, revision = ?, head = ?, tip = ?, state = ?, spine = ?, closed = ? WHERE id = ?",
        (
            record.changed,
            record.revision,
            record.head,
            record.tip,
            plain,
            spine_text(record.game, state),
            closed,
            record.id,
        ),
    )
    if record.revision % CHECKPOINT_EVERY == 0:
        connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (record.id, record.revision, plain))


def spine_text(game: str, state: Any) -> str:
    """A table's spine as it is kept; nothing, where the game cannot tell it: the shelf then says so."""
    try:
        return _encode(spine_of(game_of(game), state)).decode()
    except Exception:  # whatever a contradiction lets a game stumble over; a move is not lost for a sentence
        return ""


def evening_of(plain: Plain) -> int:
    """The number of a state's evening, also of a state that today's types do not take."""
    evening = plain.get("evening")
    number = evening.get("session") if isinstance(evening, dict) else None
    return number if type(number) is int and 0 < number < 2**53 else 1


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
            evening_of(outcome.plain),
            actor,
            at,
            move,
            *(_encode(fact).decode() for fact in facts),
        ),
    )
