"""One table as one file: taken to another installation, or kept where its owner likes. All of it, or nothing."""

from __future__ import annotations

import hashlib
import secrets
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import jsonpatch
import jsonpointer
import msgspec

from ..core import engine
from ..core.bounds import Handful, Word
from ..core.engine import Plain
from ..core.errors import BadArguments, Refusal
from ..core.game import Game
from ..core.message import Message, say
from ..core.moves import bad_arguments, check_plain
from ..core.viewer import WHOLE, Viewer
from ..core.words import LANGUAGES
from ..games import game as game_of
from ..library.desk import own_beside, own_books, take_in
from ..library.shelf import Journals
from ..volume.redrawing import HEAVIEST, as_kept, digest
from . import keys
from .keys import Once
from .ledger import Pen
from .long_json import in_pieces
from .moments import Moment, moment
from .pictures import MOST as MOST_PICTURES
from .recordings import RecordingKept, exported_of, recording_of, sound_recordings
from .records import Entry, RawEntry, Record
from .rows import CHECKPOINT_EVERY, evening_of, get, put
from .tables import Done, Store
from .twins import identity_here, twins_of

FORMAT: Literal["companion-table"] = "companion-table"
VERSION = 4  # 2: the table that it is, wherever it is taken; 3: its pictures; 4: those of its books, its recordings
LIMIT = 64 * 2**20  # bytes; a table of ten thousand moves is about a sixth of it

PictureKept = Annotated[bytes, msgspec.Meta(max_length=2 * HEAVIEST)]
Identity = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,40}$")]
Origin = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{1,40}@\d{1,9})?$")]
LONGEST = 10_000  # letters of one fact of a sentence: a page tells a hundred sentences
_entry = msgspec.json.Decoder(Entry)
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


class TellsAll(Refusal):
    """The file would tell somebody what they must not see."""

    def __init__(self) -> None:
        super().__init__(say("export-tells-all"))


class TooLarge(Refusal):
    """The file is larger than this installation takes."""

    def __init__(self, limit: int) -> None:
        super().__init__(say("import-too-large", limit=max(1, limit // 2**20)))


class AnyHeader(msgspec.Struct, frozen=True):
    """What every file of this house says of itself."""

    format: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What tells whether the rest can be read at all."""

    format: Literal["companion-table"]
    version: int
    game: str
    schema: int


class File(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file: which table it is, everything that happened at it, and how it stands.

    Its log is read entry by entry: twenty thousand of them at once would weigh a hundred times the file.
    """

    table: Identity | msgspec.UnsetType = msgspec.UNSET  # what it is known by in every installation
    created: Moment
    changed: Moment
    origin: Origin = ""
    log: list[msgspec.Raw]
    state: dict[str, Any]
    books: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET
    beside: dict[str, dict[str, bytes]] | msgspec.UnsetType = msgspec.UNSET  # what these books show beside their words
    recordings: dict[Word, RecordingKept] | msgspec.UnsetType = msgspec.UNSET  # where they were asked for, by keys
    pictures: dict[Word, PictureKept] | msgspec.UnsetType = msgspec.UNSET  # of its volume, by what each is known by

    def entries(self) -> Iterator[Entry]:
        """The log, oldest first; BrokenTable at an entry that is none."""
        for raw in self.log:
            try:
                yield _entry.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise BrokenTable("shape") from None


class Saved(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file as the API documents it."""

    log: list[Entry]  # type: ignore[assignment]


def export(store: Store, id: str, books: Journals | None = None, recordings: bool = False) -> bytes:
    """The table as a file; NoSuchTable. `books`: with the owner's own of these that are read at it (id, file, text)."""
    return b"".join(exported(store, id, WHOLE, books, recordings))


def exported(
    store: Store, id: str, viewer: Viewer, books: Journals | None = None, recordings: bool = False
) -> Iterator[bytes]:
    """The same, part by part, so that a long table is never held in memory as a whole; NoSuchTable, TellsAll at once.

    The file tells everything that is hidden at the table, so only who may see all of that is given it.
    """
    record = store.get(id)
    if not viewer.whole:
        raise TellsAll()
    pictures = _pictures(store, id)
    read = record.plain.get("books", {})
    beside = own_beside(books, read) if books else {}
    spoken = _recordings(store, id) if recordings else {}
    saved = File(
        format=FORMAT,
        version=VERSION if beside or spoken else 3 if pictures else 2,  # an older companion reads what it knows as ever
        game=record.game,
        schema=record.plain.get("schema", 1),
        table=record.identity or record.id,
        created=record.created,
        changed=record.changed,
        origin=record.origin,
        log=[],
        state=record.plain,
        books=own_books(books, read) if books else msgspec.UNSET,
        beside=beside or msgspec.UNSET,
        recordings=spoken or msgspec.UNSET,
        pictures=pictures or msgspec.UNSET,
    )
    return in_pieces(saved, "log", store.pieces(id, RawEntry, range(record.revision + 1)))


def _pictures(store: Store, id: str) -> dict[str, bytes]:
    with store.ledger.reading() as look:
        return {digest: look.picture(id, digest) or b"" for digest in sorted(look.pictures(id))}


def _recordings(store: Store, id: str) -> dict[str, RecordingKept]:
    with store.ledger.reading() as look:
        return exported_of(look, id)


def import_table(
    store: Store,
    file: bytes,
    limit: int = LIMIT,
    *,
    books: Journals | None = None,
    ask: bool = False,
    sample: str = "",
    write: Once | None = None,
) -> Record:
    """A new table from a file; UnknownGame, NotATable, NewerTable, BrokenTable, TooLarge, and then nothing is kept.

    `books`: the shelf for what books came with it. `ask`: where the same table stands here already, the new one waits
    beside the shelf for a word. `sample`: the language of a sample, which comes from no file. `write`: the key of an
    import that may be sent again.
    """
    came = read_table(store, file, limit)
    with store.ledger.writing() as pen:
        if known := keys.made(pen, write):
            return get(pen, known[0])
        record = put_in(pen, came, store.clock(), ask=ask, sample=sample)
        keys.remember(pen, write, record.id, record.revision, record.came or store.clock())
    if came.saved.books and books:
        take_in(books, came.saved.books, came.saved.beside or {})
    return store.announce(Done(record, [], [])).record


@dataclass(frozen=True)
class ReadTable:
    """A table as its file tells it, followed from the set-up to where it stands: sound, and not yet put anywhere."""

    saved: File
    last: Entry
    state: Any
    checkpoints: list[tuple[int, str]]

    @property
    def record(self) -> Record:
        """The table as it would stand here, without an id of its own."""
        saved, last = self.saved, self.last
        identity = saved.table or ""
        facts = (saved.created, saved.changed, last.revision, last.head, last.tip, saved.state, saved.origin)
        return Record("", saved.game, *facts, identity=identity)


def read_table(store: Store, file: bytes, limit: int = LIMIT) -> ReadTable:
    """A table's file, read and followed; UnknownGame, NotATable, NewerTable, BrokenTable, TooLarge."""
    if len(file) > limit:
        raise TooLarge(limit)
    saved, game = _read(file)
    checkpoints: list[tuple[int, str]] = []
    last, state = _followed(saved, game, checkpoints, store)
    return ReadTable(saved, last, state, checkpoints)


def put_in(pen: Pen, came: ReadTable, at: str, *, ask: bool = False, sample: str = "", place: str = "") -> Record:
    """Put a table that was read with its log among those that are here, with somebody's pen."""
    id = secrets.token_hex(5)
    record = msgspec.structs.replace(came.record, id=id, came="" if sample else at, sample=sample, place=place)
    if not sample:
        record = msgspec.structs.replace(record, identity=identity_here(pen, record))
        if ask and twins_of(pen, record):
            record = msgspec.structs.replace(record, place="coming")
    put(pen, record, came.state, at if record.place else "")
    pen.append(id, came.saved.entries())
    pen.check(id, came.checkpoints)
    for known, picture in (came.saved.pictures or {}).items():
        pen.keep_picture(id, known, picture)
    for spoken in (came.saved.recordings or {}).values():
        pen.keep_recording(recording_of(spoken, id, at), spoken.sound)
    return record


def _read(file: bytes) -> tuple[File, Game]:
    try:
        header = msgspec.json.decode(file, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotATable(say(_what_else(file))) from None
    game = game_of(header.game)
    if header.version > VERSION or header.schema > game.schema:
        raise NewerTable(say("import-newer"))
    try:
        saved = msgspec.json.decode(file, type=File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenTable("shape") from None
    if not saved.log or saved.version < 1:
        raise BrokenTable("shape")
    _in_a_calendar(saved.created, saved.changed)
    _pictured(saved.pictures or {})
    if not sound_recordings(saved.recordings or {}):
        raise BrokenTable("recording")
    return saved, game


def _pictured(pictures: Mapping[str, bytes]) -> None:
    """The pictures have to be such as this house draws, under their own names."""
    if len(pictures) > MOST_PICTURES or not all(
        digest(picture) == known and as_kept(picture) for known, picture in pictures.items()
    ):
        raise BrokenTable("picture")


def _what_else(file: bytes) -> str:
    """What a file that is no table is, if it is another one of this house: the key of the sentence that says so."""
    try:
        format = msgspec.json.decode(file, type=AnyHeader).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "import-is-a-chest" if file[:2] == b"PK" and b"manifest.json" in file else "import-not-a-table"
    others = {"companion-reading": "import-is-a-reading-copy", "companion-box": "import-is-a-box"}
    return others.get(format, "import-not-a-table")


def _in_a_calendar(*moments: str) -> None:
    try:
        for told in moments:
            moment(told)
    except ValueError:
        raise BrokenTable("moment") from None


def _followed(saved: File, game: Game, checkpoints: list[tuple[int, str]], store: Store) -> tuple[Entry, Any]:
    """The last entry and the typed state after it; BrokenTable where no table could have written this log."""
    plain: Plain = {}
    seen: list[bytes] = []
    for entry in _in_order(_sound(saved.entries())):
        try:
            plain = jsonpatch.apply_patch(plain, entry.patch, in_place=True)
            state = engine.state_of(game, plain)
        except _MISFITS as error:
            if not _out_of_bounds(error) or entry.revision == len(saved.log) - 1:
                raise BrokenTable("patch", entry.revision) from None
        if evening_of(plain) != entry.session:
            raise BrokenTable("session", entry.revision)
        seen.append(_fingerprint(plain))
        if seen[entry.revision] != seen[entry.head]:
            raise BrokenTable("state", entry.revision)
        if entry.revision and entry.revision % CHECKPOINT_EVERY == 0:
            checkpoints.append((entry.revision, msgspec.json.encode(plain).decode()))
    if seen[-1] != _fingerprint(saved.state) or not store.can_show(game, state):
        raise BrokenTable("state", len(seen) - 1)
    _speakable(saved.entries(), game, state)
    return entry, state


def _out_of_bounds(error: Exception) -> bool:
    """A moment of long ago may be larger than today's types allow, as long as the table went on from it."""
    if not isinstance(error, msgspec.ValidationError):
        return False
    return bad_arguments(str(error)).message.key in ("argument-most", "argument-length-most")


def _sound(log: Iterable[Entry]) -> Iterator[Entry]:
    """Each entry, if it holds nothing that a request could not bring either."""
    for entry in log:
        try:
            check_plain(msgspec.to_builtins(entry))
        except BadArguments:
            raise BrokenTable("shape") from None
        _in_a_calendar(entry.at)
        yield entry


def _in_order(log: Iterable[Entry]) -> Iterator[Entry]:
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


def _speakable(log: Iterable[Entry], game: Game, state: Any) -> None:
    """The game must know what its messages speak of, or the chronicle could not be read."""
    for entry in log:
        for message in (*entry.tellings, *entry.chronicle, *(ruling.message for ruling in entry.rulings)):
            try:
                _well_formed(message.args)
                for language in LANGUAGES:
                    game.spoken(message.args, state, language)
            except Exception:  # whatever a game stumbles over in words that it did not write
                raise BrokenTable("words", entry.revision) from None


def _well_formed(fact: Any) -> None:
    """A message inside a message has to be one, and nobody speaks for ever; ValueError."""
    if isinstance(fact, str) and len(fact) > LONGEST:
        raise ValueError("nobody speaks as long as that")
    if isinstance(fact, dict):
        if "key" in fact and set(fact) <= {"key", "args"}:
            msgspec.convert(fact, Message)
        fact = list(fact.values())
    if isinstance(fact, list):
        msgspec.convert(fact, Handful[Any])
        for part in fact:
            _well_formed(part)


def _fingerprint(plain: Plain) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).digest()
