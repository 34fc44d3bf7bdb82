"""Whether a database file is whole. SQLite looks through its own structure; nothing is mended in silence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ..core.message import say
from .errors import Damaged, told_plainly


def examine(connection: sqlite3.Connection, path: Path) -> None:
    """Look the whole file through; Damaged when something in it does not hold together."""
    with told_plainly(path):
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise Damaged(say("store-damaged", file=str(path)))


def not_emptied(path: Path) -> None:
    """An empty file is a new one to SQLite, but not where there are backups: then something emptied it; Damaged."""
    emptied = path.exists() and path.stat().st_size == 0
    if emptied and any((path.parent / "backups").glob(f"{path.stem}-*.db")):
        raise Damaged(say("store-damaged", file=str(path)))


def whole(path: Path) -> bool:
    """Whether a backup can be trusted: a sound file that holds tables and their logs."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            examine(connection, path)
            connection.execute("SELECT count(*) FROM tables, log WHERE log.table_id = tables.id AND log.revision = 0")
        finally:
            connection.close()
    except (Damaged, sqlite3.Error):
        return False
    return True
