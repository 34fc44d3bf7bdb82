"""What stands in the columns of the SQLite file, as the store's own types, and back."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, TypeVar

import msgspec

from ...core.draft import Drawn, Ruling
from ...core.engine import Patch
from ...core.message import Message
from ..ledger import CardFacts, R
from ..records import FACTS, Entry, Lesson, RawEntry, Record, ShelvedTable, spine_kept

COLUMNS = Entry.__struct_fields__
T = TypeVar("T", bound=msgspec.Struct)
DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    "args": msgspec.json.Decoder(dict[str, Any]),
    "patch": msgspec.json.Decoder(Patch),
    "tellings": msgspec.json.Decoder(list[Message]),
    "chronicle": msgspec.json.Decoder(list[Message]),
    "rulings": msgspec.json.Decoder(list[Ruling]),
    "drawn": msgspec.json.Decoder(list[Drawn]),
}
_raw = msgspec.json.Decoder(msgspec.Raw)
decode = msgspec.json.decode
log = logging.getLogger(__name__)


def as_json(fact: Any) -> str:
    """A fact as the text of a column."""
    return msgspec.json.encode(fact).decode()


def record_of(row: sqlite3.Row) -> Record:
    """A row of the shelf as a record."""
    facts = {field: row[field] for field in Record.__struct_fields__ if field != "plain"}
    return Record(plain=decode(row["state"]), **facts)


def entry_of(row: sqlite3.Row) -> Entry:
    """A row of the log as an entry."""
    return typed(Entry, row)


def typed(kind: type[T], row: sqlite3.Row) -> T:
    """A row of the log as any type whose fields are columns of it."""
    fields = kind.__struct_fields__
    return kind(**{name: DECODERS[name].decode(row[name]) if name in DECODERS else row[name] for name in fields})


def raw_of(row: sqlite3.Row) -> RawEntry:
    """A row of the log with what is JSON as it stands; it has to be JSON, for damage is not passed on."""
    return RawEntry(*row[:9], *map(_raw.decode, row[9:]))


def read_as(kind: type[R], row: sqlite3.Row) -> R:
    """A row of the log, read as that type."""
    read: Any = raw_of if kind is RawEntry else entry_of if kind is Entry else None
    return typed(kind, row) if read is None else read(row)


def row_of(id: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as a row of the log."""
    return (id, *(as_json(getattr(entry, field)) if field in FACTS else getattr(entry, field) for field in COLUMNS))


def shown(row: sqlite3.Row) -> ShelvedTable:
    """A row of the shelf as it is shown there."""
    *facts, closed, identity, text = row
    spine = spine_kept(text)
    return ShelvedTable(*(*facts, bool(closed), identity, spine, spine.name if spine else ""))


def lesson_of(row: sqlite3.Row) -> Lesson:
    """A row of what a move taught."""
    return Lesson(row["kind"], row["key"], decode(row["before"]), decode(row["after"]))


def facts_of(row: sqlite3.Row) -> CardFacts | None:
    """What is known of a card; None where it cannot be read any more, which is logged."""
    try:
        return decode(row["facts"])
    except (msgspec.DecodeError, UnicodeDecodeError):
        log.error("what was known of %s %r cannot be read any more", row["kind"], row["key"])
        return None
