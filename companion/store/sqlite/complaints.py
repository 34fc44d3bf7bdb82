"""SQLite's complaints about disk, lock and damage, as refusals with a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from ...core.message import say
from ..errors import Damaged, DamagedTable, NotWritable, StoreBusy, StoreFull

WITHOUT_WRITING = {
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-unreachable",
    sqlite3.SQLITE_IOERR: "store-disk-fails",
}


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Turn SQLite's own complaints about disk, lock and damage into refusals with a sentence."""
    try:
        yield
    except msgspec.DecodeError as error:  # the pages hold together, but what was written on them does not
        if isinstance(error, msgspec.ValidationError):
            raise
        raise DamagedTable() from error
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_FULL:
            raise StoreFull(say("store-full", file=str(path))) from error
        if code in WITHOUT_WRITING:
            raise NotWritable(say(WITHOUT_WRITING[code], file=str(path), folder=str(path.parent))) from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy(say("store-busy", file=str(path))) from error
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise Damaged(say("store-damaged", file=str(path))) from error
        if "decode to UTF-8" in str(error):
            raise DamagedTable() from error
        raise
