"""The log's rows: read back as what happened, and followed from where a table stands to its set-up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Literal, TypeVar

import msgspec

from ..core.bounds import Word
from ..core.draft import Drawn, Ruling
from ..core.engine import Patch
from ..core.message import Message

MOST_TOLD = 200  # moves that are taken back at once
FEW_TOLD = 3  # moves whose tellings stay below those of the last one


class Entry(msgspec.Struct, frozen=True):
    """One row of the log. `parent` is the move it follows (None for set-up, undo and redo), `head` where it led."""

    revision: int
    kind: Literal["setup", "move", "undo", "redo"]
    parent: int | None
    head: int
    tip: int
    session: int
    actor: Word
    at: str
    move: Word
    args: dict[str, Any]
    patch: Patch
    tellings: list[Message]
    chronicle: list[Message]
    rulings: list[Ruling]
    drawn: list[Drawn]


_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    "args": msgspec.json.Decoder(dict[str, Any]),
    "patch": msgspec.json.Decoder(Patch),
    "tellings": msgspec.json.Decoder(list[Message]),
    "chronicle": msgspec.json.Decoder(list[Message]),
    "rulings": msgspec.json.Decoder(list[Ruling]),
    "drawn": msgspec.json.Decoder(list[Drawn]),
}


FACTS = tuple(_DECODERS)  # the columns that hold JSON


def entry_of(row: sqlite3.Row) -> Entry:
    """A row of the log as an entry."""
    return Entry(
        **{
            field: _DECODERS[field].decode(row[field]) if field in _DECODERS else row[field]
            for field in Entry.__struct_fields__
        }
    )


class Line(msgspec.Struct, frozen=True, gc=False):
    """A row of the log as it stands: what is JSON stays text, for whoever passes it on as it is."""

    revision: int
    kind: str
    parent: int | None
    head: int
    tip: int
    session: int
    actor: str
    at: str
    move: str
    args: msgspec.Raw
    patch: msgspec.Raw
    tellings: msgspec.Raw
    chronicle: msgspec.Raw
    rulings: msgspec.Raw
    drawn: msgspec.Raw


class Told(msgspec.Struct, frozen=True):
    """What a row wrote into the chronicle, and when."""

    revision: int
    session: int
    at: str
    chronicle: list[Message]


_raw = msgspec.json.Decoder(msgspec.Raw)  # looks whether it is JSON at all: damage is not passed on
R = TypeVar("R", bound=Line | Told)


def read_as(kind: type[R], row: sqlite3.Row) -> R:
    """A row as one of these, in the order of its columns."""
    plain: int = 9 if issubclass(kind, Line) else 3  # so many of its columns are no JSON
    read = _raw.decode if issubclass(kind, Line) else _DECODERS["chronicle"].decode
    return kind(*row[:plain], *map(read, row[plain:]))


def runs(connection: sqlite3.Connection, id: str, head: int | None) -> Iterator[tuple[range, int]]:
    """The way from `head` back to the set-up, as runs of moves that follow each other, with the first one's evening.

    A line turns only where something was undone and another move made instead. An index of these turns makes any line
    as short as its turns, however many moves it has.
    """
    while head is not None:
        turn = connection.execute(
            "SELECT revision, parent, session FROM log WHERE table_id = :id AND revision = "
            "(SELECT max(revision) FROM log INDEXED BY log_turns "
            "WHERE table_id = :id AND revision <= :head AND (parent IS NULL OR parent <> revision - 1))",
            {"id": id, "head": head},
        ).fetchone()
        if turn is None:  # no log that this house wrote
            return
        yield range(turn["revision"], head + 1), turn["session"]
        head = turn["parent"]


def line_of(connection: sqlite3.Connection, id: str, head: int, session: int | None = None) -> list[Entry]:
    """The set-up and the moves that led to `head`, oldest first; with `session`, only that evening's."""
    spans = line_spans(connection, id, head, session)
    return [entry_of(row) for span in spans for row in rows_in(connection, id, span, session)]


def line_spans(connection: sqlite3.Connection, id: str, head: int, session: int | None = None) -> list[range]:
    """Where in the log a line stands, oldest first; with `session`, not further back than that evening."""
    spans = []
    for run, evening in runs(connection, id, head):
        spans.append(run)
        if session is not None and evening < session:
            break
    return spans[::-1]


def rows_in(
    connection: sqlite3.Connection, id: str, span: range, session: int | None = None, columns: str = "*"
) -> list[sqlite3.Row]:
    """The rows of a part of the log; with `session`, only that evening's."""
    return connection.execute(
        f"SELECT {columns} FROM log WHERE table_id = :id AND revision BETWEEN :first AND :last "
        "AND (:session IS NULL OR session = :session) ORDER BY revision",
        {"id": id, "first": span[0], "last": span[-1], "session": session},
    ).fetchall()


def on_line(connection: sqlite3.Connection, id: str, head: int, revision: int) -> bool:
    """Whether a revision is one of the moves that led to `head`."""
    return any(revision in run for run, _ in runs(connection, id, head) if run[0] <= revision)


def next_on_line(connection: sqlite3.Connection, id: str, head: int, tip: int) -> int | None:
    """The move after `head` on the way to `tip`, the last end of the line that was reached."""
    after = None
    for run, _ in runs(connection, id, tip):
        if head in run:
            return head + 1 if head < run[-1] else after
        after = run[0]
    return None


def undone(connection: sqlite3.Connection, id: str, head: int, target: int) -> tuple[list[Message], int]:
    """What the hands were told by the moves after `target` that led to `head`, oldest first, and how many moves.

    Of more moves than hands can take back one by one, only the last ones are told.
    """
    told: list[list[Message]] = []
    moves, looked = 0, 0
    for run, _ in runs(connection, id, head):
        first = max(run[0], target + 1)
        moves += max(0, run[-1] + 1 - first)
        if first <= run[-1] and looked < MOST_TOLD:
            rows = connection.execute(
                "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? "
                "ORDER BY revision DESC LIMIT ?",
                (id, first, run[-1], MOST_TOLD - looked),
            ).fetchall()
            looked += len(rows)
            told += [_DECODERS["tellings"].decode(row["tellings"]) for row in rows]
        if run[0] <= target:
            break
    return [message for messages in reversed(told) for message in messages], moves


def told_before(connection: sqlite3.Connection, id: str, head: int, session: int) -> list[Message]:
    """What the hands were told by the last few moves of that evening before `head`, the latest move's first."""
    found: list[sqlite3.Row] = []
    for run, evening in runs(connection, id, head):
        found += connection.execute(
            "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? AND session = ? "
            "AND kind = 'move' AND tellings <> '[]' ORDER BY revision DESC LIMIT ?",
            (id, run[0], min(run[-1], head - 1), session, FEW_TOLD - len(found)),
        ).fetchall()
        if len(found) == FEW_TOLD or evening < session:
            break
    return [message for row in found for message in _DECODERS["tellings"].decode(row["tellings"])]


def evenings_of(connection: sqlite3.Connection, id: str, last: int) -> list[int]:
    """The numbers of a table's evenings up to the `last`, the newest first, each found by one look at the index."""
    found = connection.execute(
        """WITH RECURSIVE evenings(number) AS (
             SELECT max(session) FROM log WHERE table_id = :id AND session <= :last
             UNION ALL
             SELECT (SELECT max(session) FROM log WHERE table_id = :id AND session < number)
             FROM evenings WHERE number IS NOT NULL)
           SELECT number FROM evenings WHERE number IS NOT NULL""",
        {"id": id, "last": last},
    )
    return [row["number"] for row in found]
