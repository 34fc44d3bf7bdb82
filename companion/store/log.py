"""The log's rows: read back as what happened, and followed from where a table stands to its set-up."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

import msgspec

from ..core.draft import Drawn, Ruling
from ..core.engine import Patch
from ..core.message import Message


class Entry(msgspec.Struct, frozen=True):
    """One row of the log. `parent` is the move it follows (None for set-up, undo and redo), `head` where it led."""

    revision: int
    kind: Literal["setup", "move", "undo", "redo"]
    parent: int | None
    head: int
    tip: int
    session: int
    actor: str
    at: str
    move: str
    args: dict[str, Any]
    patch: Patch
    tellings: list[Message]
    chronicle: list[Message]
    rulings: list[Ruling]
    drawn: list[Drawn]


_DECODERS = {
    "args": msgspec.json.Decoder(dict[str, Any]),
    "patch": msgspec.json.Decoder(Patch),
    "tellings": msgspec.json.Decoder(list[Message]),
    "chronicle": msgspec.json.Decoder(list[Message]),
    "rulings": msgspec.json.Decoder(list[Ruling]),
    "drawn": msgspec.json.Decoder(list[Drawn]),
}


def entry_of(row: sqlite3.Row) -> Entry:
    """A row of the log as an entry."""
    return Entry(
        **{
            field: _DECODERS[field].decode(row[field]) if field in _DECODERS else row[field]
            for field in Entry.__struct_fields__
        }
    )


def line_of(connection: sqlite3.Connection, id: str, head: int, session: int | None = None) -> list[Entry]:
    """The set-up and the moves that led to `head`, oldest first; with `session`, only that evening's."""
    rows = connection.execute(
        """WITH RECURSIVE line(revision, parent, session) AS (
             SELECT revision, parent, session FROM log WHERE table_id = :id AND revision = :head
             UNION ALL
             SELECT log.revision, log.parent, log.session
             FROM log JOIN line ON log.table_id = :id AND log.revision = line.parent
             WHERE :session IS NULL OR log.session >= :session)
           SELECT log.* FROM line JOIN log ON log.table_id = :id AND log.revision = line.revision
           WHERE :session IS NULL OR line.session = :session ORDER BY log.revision""",
        {"id": id, "head": head, "session": session},
    )
    return [entry_of(row) for row in rows]
