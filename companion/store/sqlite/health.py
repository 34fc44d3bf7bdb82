"""Whether a database file is whole, and whether it is the one that it was. Nothing is mended in silence."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import msgspec

from ...core.message import Message, say
from ..errors import Damaged
from ..records import FACTS
from .complaints import told_plainly

_any = msgspec.json.Decoder()


class Contents(msgspec.Struct, frozen=True):
    """What is in a database: its tables, all that was ever written in their logs, and when that was last.

    `torn`: tables of which a row cannot be read any more; `evenings`: the first evening of each where that is so.
    """

    tables: int
    moves: int
    last: str
    torn: tuple[str, ...] = ()
    evenings: dict[str, int] = {}


def examine(connection: sqlite3.Connection, path: Path) -> None:
    """Look the whole file through; Damaged when something in it does not hold together."""
    with told_plainly(path):
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise Damaged(say("store-damaged", file=str(path)))


def contents_of(path: Path) -> Contents | None:
    """What is in a copy of the database, every row of it read; None, if the file cannot be trusted."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        connection.text_factory = bytes  # what is no text any more is found, and not stumbled over
        try:
            examine_bytes = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            return _read(connection) if examine_bytes == b"ok" else None
        finally:
            connection.close()
    except sqlite3.Error:
        return None


def whole(path: Path) -> bool:
    """Whether a backup can be trusted: a sound file, of which every row can be read."""
    contents = contents_of(path)
    return contents is not None and not contents.torn


def _read(connection: sqlite3.Connection) -> Contents:
    found = connection.execute("SELECT id, changed, state FROM tables").fetchall()
    torn: dict[bytes, int | None] = {}
    for id, evening, *facts in connection.execute(f"SELECT table_id, session, {', '.join(FACTS)} FROM log"):
        if not all(map(_is_json, facts)):
            torn.setdefault(id, evening)
    for id, state in connection.execute("SELECT table_id, state FROM checkpoints"):
        if not _is_json(state):
            torn.setdefault(id, None)
    for id, changed, state in found:
        if not (_is_text(changed) and _is_json(state)):
            torn.setdefault(id, None)
    evenings = {id.decode(errors="replace"): at or _last_evening(connection, id) for id, at in torn.items()}
    moves = connection.execute("SELECT count(*) FROM log").fetchone()[0]
    last = max((changed for _, changed, _ in found), default=b"")
    return Contents(len(found), moves, last.decode(errors="replace"), tuple(sorted(evenings)), evenings)


def _last_evening(connection: sqlite3.Connection, id: bytes) -> int:
    """How a table stands now is of its last evening."""
    query = "SELECT max(session) FROM log WHERE table_id = CAST(? AS TEXT)"
    return connection.execute(query, (id,)).fetchone()[0] or 1


def _is_json(text: bytes) -> bool:
    try:
        _any.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return False
    return True


def _is_text(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def has_backups(path: Path) -> bool:
    """Whether a database ever stood here that was backed up."""
    return any((path.parent / "backups").glob(f"{path.stem}-*.db"))


def not_begun_anew(path: Path) -> None:
    """No file, or an empty one, is a new one to SQLite, but not where there are backups: something took it; Damaged."""
    if (not path.exists() or path.stat().st_size == 0) and has_backups(path):
        raise Damaged(say("store-emptied" if path.exists() else "store-missing", file=str(path)))


class FileIdentity:
    """Which file a database is, so that one that was taken away, emptied or exchanged in the meantime is noticed.

    SQLite would go on writing into a file that has no name any more, and each new connection would begin an empty one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is = self._seen()

    def _seen(self) -> tuple[int, int] | None:
        try:
            seen = os.stat(self.path)
        except OSError:
            return None
        return (seen.st_dev, seen.st_ino) if seen.st_size else None

    def trouble(self) -> Message | None:
        """What has become of the file, if it is not what it was."""
        now = self._seen()
        if now == self._is:
            return None
        if now is not None:
            return say("store-replaced", file=str(self.path))
        return say("store-emptied" if self.path.exists() else "store-missing", file=str(self.path))
