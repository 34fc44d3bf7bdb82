"""The same table twice: one that was taken out of an installation, and is brought where it stands already."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec

from .rows import Record

_HERE = "id <> :id AND place IN ('', 'archived')"
_SAME = f"SELECT id FROM tables WHERE {_HERE} AND (id = :identity OR identity = :identity) ORDER BY changed DESC"
_ALIKE = f"SELECT CASE identity WHEN '' THEN id ELSE identity END AS known FROM tables WHERE {_HERE} "
_ROW = "SELECT at, kind, move, head, session FROM log WHERE table_id = ? AND revision = ?"


class Twin(msgspec.Struct, frozen=True):
    """A table that stands here and is the same as one that came: how the one that came relates to it.

    `further`: it goes on where this one stops, by so many `moves`; `older`: the other way round; `same`: to the
    move; `apart`: both were played on since they were one, in that `evening`.
    """

    id: str
    how: Literal["same", "further", "older", "apart"]
    moves: int
    evening: int


def identity_here(connection: sqlite3.Connection, record: Record) -> str:
    """What a table that came is known by. A file of an older version does not say; the moment it began at does."""
    if record.identity:
        return record.identity
    alike = connection.execute(
        f"{_ALIKE} AND game = :game AND created = :created AND origin = :origin ORDER BY changed DESC LIMIT 1",
        {"id": record.id, "game": record.game, "created": record.created, "origin": record.origin},
    ).fetchone()
    return alike["known"] if alike else ""


def twins_of(connection: sqlite3.Connection, record: Record) -> list[str]:
    """The ids of the tables here that are the same as this one, the one last touched first."""
    if not record.identity:
        return []
    found = connection.execute(_SAME, {"id": record.id, "identity": record.identity})
    return [row["id"] for row in found]


def compared(connection: sqlite3.Connection, came: str, here: str) -> Twin:
    """How a table that came relates to one that stands here: logs only grow, so one common row is a common past."""
    (new,), (old,) = (
        connection.execute("SELECT max(revision) FROM log WHERE table_id = ?", (id,)).fetchone() for id in (came, here)
    )

    def common(revision: int) -> bool:
        rows = [connection.execute(_ROW, (id, revision)).fetchone() for id in (came, here)]
        return None not in rows and tuple(rows[0]) == tuple(rows[1])

    low, high = -1, min(new, old)
    if common(high):
        low = high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if common(middle) else (low, middle)
    row = connection.execute(_ROW, (here, max(low, 0))).fetchone()
    evening = row["session"] if row else 1
    if low == min(new, old):
        return Twin(here, "same" if new == old else "further" if new > old else "older", abs(new - old), evening)
    return Twin(here, "apart", new - low, evening)
