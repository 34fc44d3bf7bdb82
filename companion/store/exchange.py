"""One table as one file: taken to another installation, or kept where its owner likes. All of it, or nothing."""

from __future__ import annotations

import hashlib
import secrets
from bisect import bisect_left
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import jsonpatch
import jsonpointer
import msgspec

from ..core import engine
from ..core.engine import Plain
from ..core.errors import BadArguments, Refusal
from ..core.game import Game
from ..core.message import Message, say
from ..core.moves import sound
from ..core.words import LANGUAGES
from ..games import game as game_of
from .log import Entry
from .rows import CHECKPOINT_EVERY, Record, insert_table
from .tables import Done, Store
from .writing import own_books, take_in

FORMAT = "companion-table"
VERSION = 1
LIMIT = 32 * 2**20  # bytes; a table of ten thousand moves is about a third of it

Moment = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$")]
Origin = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{1,40}@\d{1,9})?$")]
_OPERATIONS = {"add", "remove", "replace", "move"}  # what our differences are made of; "copy" could grow without bound
_MISFITS = (
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    RecursionError,
    jsonpatch.JsonPatchException,
    jsonpointer.JsonPointerException,
)


class NotATable(Refusal):
    """The file is no table of this app: another format, or no JSON at all."""


class NewerTable(Refusal):
    """The file was written by a newer version of this app."""


class BrokenTable(Refusal):
    """The file says that it is a table, but its parts do not belong together; `args.why` says which."""

    def __init__(self, why: str, revision: int = -1) -> None:
        super().__init__(say("import-broken", why=say(f"import-broken-{why}", revision=revision)))


class TooLarge(Refusal):
    """The file is larger than this installation takes."""

    def __init__(self, limit: int) -> None:
        super().__init__(say("import-too-large", limit=max(1, limit // 2**20)))


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What tells whether the rest can be read at all."""

    format: Literal["companion-table"]
    version: int
    game: str
    schema: int


class Saved(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file: where the table comes from, everything that happened at it, and how it stands."""

    created: Moment
    changed: Moment
    origin: Origin = ""
    log: list[Entry]
    state: dict[str, Any]
    books: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET


def export(store: Store, id: str, books: bool = False) -> bytes:
    """The table as a file; NoSuchTable. `books`: with the owner's own books that are read at it (id, file, text)."""
    record, log = store.whole(id)
    saved = Saved(
        format=FORMAT,
        version=VERSION,
        game=record.game,
        schema=record.plain.get("schema", 1),
        created=record.created,
        changed=record.changed,
        origin=record.origin,
        log=log,
        state=record.plain,
        books=own_books(store.journals, record.plain.get("books", {})) if books and store.journals else msgspec.UNSET,
    )
    return msgspec.json.encode(saved)


def import_table(store: Store, file: bytes, limit: int = LIMIT) -> Record:
    """A new table from a file; UnknownGame, NotATable, NewerTable, BrokenTable, TooLarge, and then nothing is kept."""
    if len(file) > limit:
        raise TooLarge(limit)
    saved, game = _read(file)
    last = saved.log[-1]
    record = Record(
        secrets.token_hex(5),
        saved.game,
        saved.created,
        saved.changed,
        last.revision,
        last.head,
        last.tip,
        saved.state,
        saved.origin,
    )
    rows = [_row(record.id, entry) for entry in saved.log]  # before folding, which builds on the patches' own values
    checkpoints = []
    for entry, plain in _followed(saved, game):
        if entry.revision and entry.revision % CHECKPOINT_EVERY == 0:
            checkpoints.append((record.id, entry.revision, msgspec.json.encode(plain).decode()))
    with store.database.writing() as connection:
        insert_table(connection, record)
        columns = ("table_id", *Entry.__struct_fields__)
        marks = ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO log ({', '.join(columns)}) VALUES ({marks})", rows)
        connection.executemany("INSERT INTO checkpoints VALUES (?, ?, ?)", checkpoints)
    if saved.books and store.journals:
        take_in(store.journals, saved.books)
    return store.announce(Done(record, [], [])).record


def _read(file: bytes) -> tuple[Saved, Game]:
    try:
        header = msgspec.json.decode(file, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotATable(say("import-not-a-table")) from None
    game = game_of(header.game)
    if header.version > VERSION or header.schema > game.schema:
        raise NewerTable(say("import-newer"))
    try:
        saved = msgspec.json.decode(file, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenTable("shape") from None
    if not saved.log or saved.version < 1:
        raise BrokenTable("shape")
    for entry in saved.log:
        try:
            sound(msgspec.to_builtins(entry))
        except BadArguments:
            raise BrokenTable("shape") from None
    return saved, game


def _row(id: str, entry: Entry) -> tuple[Any, ...]:
    facts = (getattr(entry, field) for field in Entry.__struct_fields__)
    return (id, *(msgspec.json.encode(fact).decode() if isinstance(fact, (dict, list)) else fact for fact in facts))


def _followed(saved: Saved, game: Game) -> Iterator[tuple[Entry, Plain]]:
    """Each entry with the state after it; BrokenTable where the log could not have been written by a table."""
    plain: Plain = {}
    seen: list[bytes] = []
    for entry in _in_order(saved.log):
        if not all(change.get("op") in _OPERATIONS for change in entry.patch):
            raise BrokenTable("patch", entry.revision)
        try:
            plain = jsonpatch.apply_patch(plain, entry.patch, in_place=True)
            state = engine.state_of(game, plain)
        except _MISFITS:
            raise BrokenTable("patch", entry.revision) from None
        if state.evening.session != entry.session:
            raise BrokenTable("session", entry.revision)
        seen.append(_fingerprint(plain))
        if seen[entry.revision] != seen[entry.head]:
            raise BrokenTable("state", entry.revision)
        yield entry, plain
    if seen[-1] != _fingerprint(saved.state) or not game.can_show(state):
        raise BrokenTable("state", len(seen) - 1)
    _speakable(saved.log, game, state)


def _in_order(log: list[Entry]) -> Iterator[Entry]:
    """Each entry, if it follows from the ones before: `line` is the way from the set-up to the tip, `at` the head."""
    line, at = [0], 0
    for number, entry in enumerate(log):
        parent, before = None, at
        if entry.kind == "move":
            parent = line[at]
            at += 1
            line[at:] = [number]
        elif entry.kind == "undo":
            at = bisect_left(line, entry.head, 0, at)
        elif entry.kind == "redo":
            at += 1
        follows = number == 0 if entry.kind == "setup" else number > 0 and at != before and at < len(line)
        if not follows or (entry.revision, entry.parent, entry.head, entry.tip) != (number, parent, line[at], line[-1]):
            raise BrokenTable("log", number)
        yield entry


def _speakable(log: list[Entry], game: Game, state: Any) -> None:
    """The game must know what its messages speak of, or the chronicle could not be read."""
    for entry in log:
        for message in (*entry.tellings, *entry.chronicle):
            try:
                _well_formed(message.args)
                for language in LANGUAGES:
                    game.spoken(message.args, state, language)
            except Exception:  # whatever a game stumbles over in words that it did not write
                raise BrokenTable("words", entry.revision) from None


def _well_formed(fact: Any) -> None:
    """A message inside a message has to be one; TypeError."""
    if isinstance(fact, dict):
        if "key" in fact and set(fact) <= {"key", "args"}:
            msgspec.convert(fact, Message)
        fact = list(fact.values())
    if isinstance(fact, list):
        for part in fact:
            _well_formed(part)


def _fingerprint(plain: Plain) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).digest()
