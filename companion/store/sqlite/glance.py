"""A glance at a file that may be a backup: what it is, without reading all of it and without touching it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlite_utils import Database as Sqlite

from ...core.errors import UnknownGame
from ...games import game as game_of
from .database import migrations

Fault = Literal["", "gone", "foreign", "broken", "newer"]
_PARTS = {"tables", "log", "checkpoints"}


class Glance(msgspec.Struct, frozen=True):
    """What a file is at first sight: how many tables and moves, when the last was; `fault`: why it cannot be used."""

    fault: Fault = ""
    tables: int = 0
    moves: int = 0
    last: str = ""


def glance_at(path: Path) -> Glance:
    """What a file is at first sight; the same file is looked at once."""
    try:
        seen = path.stat()
    except FileNotFoundError:
        return Glance("gone")
    except OSError:
        return Glance("broken")
    return _glance(path, seen.st_size, seen.st_mtime_ns)


def still(path: Path) -> str:
    """The address of a file that nobody writes to: SQLite then locks nothing and lays no other file beside it."""
    return f"{path.resolve().as_uri()}?mode=ro&immutable=1"


@lru_cache(maxsize=256)
def _glance(path: Path, size: int, written: int) -> Glance:
    try:
        with closing(sqlite3.connect(still(path), uri=True)) as connection:
            connection.text_factory = lambda text: text.decode(errors="replace")
            return _seen(connection)
    except sqlite3.DatabaseError as error:
        foreign = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB
        return Glance("foreign" if foreign else "broken")


def _seen(connection: sqlite3.Connection) -> Glance:
    parts = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not parts >= _PARTS:
        return Glance("foreign")
    query = "SELECT name FROM _sqlite_migrations WHERE migration_set = ?"
    applied = connection.execute(query, (migrations.name,)) if "_sqlite_migrations" in parts else ()
    if {name for (name,) in applied} - _known():
        return Glance("newer")
    found = connection.execute(
        "SELECT game, CASE WHEN json_valid(state) THEN json_extract(state, '$.schema') END FROM tables"
    ).fetchall()
    if any(_is_newer(game, schema) for game, schema in found):
        return Glance("newer")
    moves, last = connection.execute("SELECT coalesce(sum(revision + 1), 0), max(changed) FROM tables").fetchone()
    return Glance("", len(found), moves, last or "")


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    """The steps of the schema that this version knows."""
    return frozenset(step.name for step in migrations.pending(Sqlite(memory=True)))


def _is_newer(game: str, schema: Any) -> bool:
    try:
        return isinstance(schema, int) and schema > game_of(game).schema
    except UnknownGame:
        return False
