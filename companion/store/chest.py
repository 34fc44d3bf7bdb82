"""A chest: everything of an installation as one file, to be kept elsewhere, and put back or beside what is here.

A zip with a manifest: each table as its own export, the owner's books, what is known of the boxes and where it was
learned. What a table may do to another installation by its own file, it may do out of a chest, and no more.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import IO, Annotated, Any, Literal

import msgspec

from ..core.bounds import Word
from ..core.errors import Refusal
from ..core.message import Message, say
from ..core.viewer import WHOLE
from ..games import games
from ..library.desk import FILE, NAME, own_beside, own_books
from ..library.shelf import LARGEST, Journals
from ..story.beside import HEAVIEST
from ..story.beside import NAME as BESIDE
from . import box_facts, exchange
from .exchange import exported
from .learned import HANDS
from .ledger import CardFacts
from .moments import Moment
from .recordings import OF_BOOKS, RecordingKept, exported_of
from .records import Taught
from .tables import Store

FORMAT: Literal["companion-chest"] = "companion-chest"
VERSION = 2  # 2: with what books show beside their words, or what was recorded of them
BEGINS = b"PK"  # every zip does, and no table
SENT = 60 * 2**20  # bytes of one that comes over the network; the command takes larger ones
MANIFEST = "manifest.json"
MOST_MEMBERS = 10_000
UNPACKED = 2 * 2**30  # bytes of all that lies in it
MANIFEST_LIMIT = 8 * 2**20
_TIME = (1980, 1, 1, 0, 0, 0)  # the same chest packed twice is the same file
_BOOK = f"{NAME.pattern}/{NAME.pattern}/{FILE.pattern}"
PLACES: Mapping[str, tuple[re.Pattern[str], int]] = {  # what may lie in a chest, and how large it may be
    "table": (re.compile(r"tables/[0-9a-z]{1,40}\.json"), exchange.LIMIT),
    "book": (re.compile(rf"books/{_BOOK}"), LARGEST),
    "beside": (re.compile(rf"books/{NAME.pattern}/{NAME.pattern}/{BESIDE.pattern}"), max(HEAVIEST.values())),
    "voices": (re.compile(r"voices/[0-9a-f]{24}\.json"), exchange.LIMIT),
    "cards": (re.compile(r"cards/[a-z][a-z_]{0,59}\.json"), box_facts.LIMIT),
    "lessons": (re.compile(r"lessons/[a-z][a-z_]{0,59}\.json"), 8 * box_facts.LIMIT),
}


BookFiles = dict[str, str | bytes]  # of one book, by their names


class PackedFile(msgspec.Struct, frozen=True):
    """One file in a chest: its name there, its bytes and their digest (SHA-256)."""

    name: Word
    size: int
    digest: str


class PackedTable(msgspec.Struct, frozen=True):
    """A table in a chest: its file, what the shelf called it, and where it stood there."""

    file: Word
    game: Word
    name: Word
    place: Literal["", "archived"] = ""
    sample: Literal["", "cs", "en"] = ""


class ChestHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What tells whether the rest can be read at all."""

    format: Literal["companion-chest"]
    version: int


class Manifest(ChestHeader, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies in a chest. `left_out`: tables that could not be read; `preferences`: of the device that asked."""

    made: Moment
    tables: list[PackedTable]
    counts: dict[str, int]
    left_out: list[Word] = []
    preferences: dict[Word, Word] = {}
    members: list[PackedFile]


class Remembered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is known of a game's cards, by kind and key: what its box prints, and what is remembered beside."""

    game: Word
    facts: dict[Word, Annotated[dict[Word, CardFacts], msgspec.Meta(max_length=box_facts.MOST)]]


class Lessons(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where all that was learned: by the tables of the chest, by hand, of friends."""

    game: Word
    lessons: list[Taught]


class Voices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was recorded of a book and is kept with it, by keys."""

    book: Word
    recordings: dict[Word, RecordingKept]


class NotAChest(Refusal):
    """The file is a zip of something else, or none."""

    def __init__(self) -> None:
        super().__init__(say("chest-none"))


class NewerChest(Refusal):
    """The file was written by a newer version of this app."""

    def __init__(self) -> None:
        super().__init__(say("import-newer"))


class BrokenChest(Refusal):
    """The file says that it is a chest, but its parts do not belong together."""

    def __init__(self, why: str, member: str = "") -> None:
        super().__init__(say("chest-broken", why=say(f"chest-broken-{why}", member=member[:80])))


def kind_of(member: str) -> str:
    """What a member of that name is; "": nothing that lies in a chest."""
    return next((kind for kind, (name, _) in PLACES.items() if name.fullmatch(member)), "")


# --- packing ---------------------------------------------------------------------------------------------------------


def pack(
    store: Store,
    books: Journals,
    target: IO[bytes],
    preferences: Mapping[str, str] | None = None,
    recordings: bool = False,
) -> Manifest:
    """Write everything into a file, piece by piece. What was thrown away is left out; damaged tables are named.

    `recordings`: with those of the tables, and of the books.
    """
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as chest:
        members: list[PackedFile] = []
        tables, left_out = _pack_tables(store, chest, members, recordings)
        _pack_books(books, chest, members)
        if recordings:
            _pack_recordings(store, books, chest, members)
        _pack_cards(store, chest, members)
        kinds = [kind_of(member.name) for member in members]
        manifest = Manifest(
            format=FORMAT,
            version=VERSION if {"beside", "voices"} & {*kinds} else 1,  # an older companion reads what it knows as ever
            made=store.clock(),
            tables=tables,
            counts={kind: kinds.count(kind) for kind in PLACES},
            left_out=left_out,
            preferences=dict(preferences or {}),
            members=members,
        )
        _put(chest, MANIFEST, [msgspec.json.format(msgspec.json.encode(manifest))])
    return manifest


def _pack_tables(
    store: Store, chest: zipfile.ZipFile, members: list[PackedFile], recordings: bool
) -> tuple[list[PackedTable], list[str]]:
    tables, left_out = [], []
    for one in store.shelf.part(None, -1):
        name = (one.spine.name if one.spine else one.name)[:200]
        try:
            for _ in exported(store, one.id, WHOLE, None, recordings):  # a file that breaks off would spoil the chest
                pass
        except Refusal:
            left_out.append(name)
            continue
        members.append(_put(chest, f"tables/{one.id}.json", exported(store, one.id, WHOLE, recordings=recordings)))
        place: Any = one.place
        sample: Any = one.sample
        tables.append(PackedTable(members[-1].name, one.game, name, place, sample))
    return tables, left_out


def _pack_books(books: Journals, chest: zipfile.ZipFile, members: list[PackedFile]) -> None:
    for id, files in own_books_of(books):
        for file, text in files.items():
            if kind_of(member := f"books/{id.removeprefix('own/')}/{file}") in ("book", "beside"):
                members.append(_put(chest, member, [text if isinstance(text, bytes) else text.encode()]))


def own_books_of(books: Journals) -> Iterator[tuple[str, BookFiles]]:
    """All books of the owner's own, one at a time: id, and text or bytes by file."""
    for id in books.folders():
        if id.startswith("own/"):
            yield id, own_files(books, id)


def own_files(books: Journals, id: str) -> BookFiles:
    """One book of the owner's own: its texts, and what it shows beside them. Nothing where it is not here."""
    return {**own_books(books, [id]).get(id, {}), **own_beside(books, [id]).get(id, {})}


def _pack_recordings(store: Store, books: Journals, chest: zipfile.ZipFile, members: list[PackedFile]) -> None:
    """What is kept with books, a book a member; nothing of the owner's own that are not here."""
    with store.ledger.reading() as look:
        kept = exported_of(look, OF_BOOKS)
    here = books.folders()
    for book in sorted({one.book for one in kept.values() if one.book in here or not one.book.startswith("own/")}):
        told = Voices(book=book, recordings={key: one for key, one in kept.items() if one.book == book})
        name = sha256(book.encode()).hexdigest()[:24]
        members.append(_put(chest, f"voices/{name}.json", [msgspec.json.encode(told)]))


def _pack_cards(store: Store, chest: zipfile.ZipFile, members: list[PackedFile]) -> None:
    for game in games():
        facts = store.cards(game.id)
        if facts := {kind: dict(sorted(cards.items())) for kind, cards in sorted(facts.items()) if cards}:
            told = msgspec.json.encode(Remembered(game=game.id, facts=facts))
            members.append(_put(chest, f"cards/{game.id}.json", [told]))
        with store.ledger.reading() as look:
            lessons = look.taught(game.id, [f"{hand}{game.id}" for hand in HANDS])
        if lessons:
            told = msgspec.json.encode(Lessons(game=game.id, lessons=lessons))
            members.append(_put(chest, f"lessons/{game.id}.json", [told]))


def _put(chest: zipfile.ZipFile, name: str, pieces: Iterable[bytes]) -> PackedFile:
    """Write one member, and its size and digest on the way."""
    size, digest = 0, sha256()
    about = zipfile.ZipInfo(name, _TIME)
    about.compress_type = zipfile.ZIP_DEFLATED
    with chest.open(about, "w", force_zip64=True) as member:
        for piece in pieces:
            member.write(piece)
            digest.update(piece)
            size += len(piece)
    return PackedFile(name, size, digest.hexdigest())


def sentence_of_left_out(left_out: Iterable[str]) -> Message | None:
    """What is to be said of tables that could not be read, if there are any."""
    names = list(left_out)
    return say("chest-left-out", tables=len(names), names=", ".join(names)) if names else None
