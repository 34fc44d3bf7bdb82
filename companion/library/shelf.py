"""The books of this installation: shipped ones and the owner's own, read from their folders, opened when they change.

A parsed book is kept beside the database, so that the next start need not parse it. Whatever is wrong with one book is
said of that book; the others go on working.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from ..core.message import say
from ..core.sniffing import LOOKED_AT, picture_kind, sound_kind
from ..games import games
from ..house import HOUSE
from ..story import parse
from ..story.beside import ALL_ENDINGS, HEAVIEST
from ..story.beside import NAME as BESIDE
from ..story.book import Book, LyingFile
from ..story.diagnostics import Diagnostic, Diagnostics
from ..story.library import NoSuchBook
from ..story.teller import Teller
from ..story.vocabulary import Vocabulary

LARGEST, MOST_FILES = 20_000_000, 400
MOST_BESIDE = 400  # pictures and sounds of one book that are looked at
Stamp = tuple[tuple[str, int, int], ...]
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Opened:
    """A book as it was read: with everything that is wrong with it, and the stamp of its files."""

    teller: Teller
    diagnostics: list[Diagnostic]
    stamp: Stamp

    @property
    def book(self) -> Book:
        """The book itself."""
        return self.teller.book

    @property
    def texts(self) -> list[str]:
        """The names of the files that hold its words."""
        return [name for name, *_ in self.stamp if name.endswith(".md")]

    @property
    def errors(self) -> list[Diagnostic]:
        """The diagnostics that keep the book from being whole."""
        return [one for one in self.diagnostics if one.weight == "error"]


class _Kept(msgspec.Struct, array_like=True):
    """A parsed book on disk."""

    made_by: str
    stamp: Stamp
    book: bytes
    diagnostics: list[Diagnostic]


class Journals:
    """The shelf of books: `shipped` comes with the app, `own` is the owner's folder, `kept` where parsed ones lie."""

    def __init__(self, shipped: Path, own: Path, kept: Path | None = None) -> None:
        self.shipped = shipped
        self.own = own
        self.kept = kept
        self._open: dict[str, Opened] = {}
        self._lock = threading.Lock()

    def folders(self) -> dict[str, Path]:
        """Every book's folder by its id: `<game>/<book>` for the shipped ones, `own/<game>/<book>` for the owner's."""
        return {**_folders(self.shipped, ""), **_folders(self.own, "own/")}

    def opened(self, id: str) -> Opened:
        """The book of that id, as its files are now; NoSuchBook."""
        folder = self.folders().get(id)
        if folder is None:
            raise NoSuchBook(say("no-such-book", book=id[:80]))
        stamp = _stamp(folder)
        with self._lock:
            known = self._open.get(id)
            if known is None or known.stamp != stamp:
                known = self._open[id] = self._read(id, folder, stamp)
            return known

    def teller(self, id: str) -> Teller:
        """The book of that id, ready to be told; NoSuchBook."""
        return self.opened(id).teller

    def of_game(self, game: str) -> list[Opened]:
        """All books of one game, shipped ones first."""
        found = (self.opened(id) for id in self.folders())
        return [opened for opened in found if opened.book.game == game]

    def _read(self, id: str, folder: Path, stamp: Stamp) -> Opened:
        if (kept := self._from_kept(id, stamp)) is not None:
            return kept
        opened = read_folder(id, folder)
        self._keep(id, opened)
        return Opened(opened.teller, opened.diagnostics, stamp)

    # --- what was parsed before

    def _file(self, id: str) -> Path | None:
        return self.kept / f"{sha256(id.encode()).hexdigest()[:24]}.book" if self.kept else None

    def _from_kept(self, id: str, stamp: Stamp) -> Opened | None:
        file = self._file(id)
        if file is None or not file.exists():
            return None
        try:
            kept = msgspec.msgpack.decode(file.read_bytes(), type=_Kept)
            if kept.made_by != made_by() or kept.stamp != stamp:
                return None
            book = Book.load(kept.book)
        except (OSError, msgspec.MsgspecError):
            return None
        return Opened(Teller(book, vocabularies().get(book.game, Vocabulary())), kept.diagnostics, stamp)

    def _keep(self, id: str, opened: Opened) -> None:
        file = self._file(id)
        if file is None:
            return
        kept = _Kept(made_by(), opened.stamp, opened.book.dump(), opened.diagnostics)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            half = file.with_suffix(f".{threading.get_ident()}")
            half.write_bytes(msgspec.msgpack.encode(kept))
            half.replace(file)
        except OSError as error:  # a full disk costs the next start some time, and nothing else
            log.warning("the parsed book %s could not be kept: %s", id, error)


def read_folder(id: str, folder: Path, own: bool | None = None) -> Opened:
    """Read one book from a folder, or from one file, wherever it lies; `own`: as the owner's own, whatever its id."""
    stamp = _stamp(folder)
    files, found = _files(folder)
    own = id.startswith("own/") if own is None else own
    book, diagnostics = parse.read(id, files, vocabularies(), own=own, lying=lying_in(folder))
    diagnostics[:0] = found
    return Opened(Teller(book, vocabularies().get(book.game, Vocabulary())), diagnostics, stamp)


def _files(folder: Path) -> tuple[dict[str, bytes], Diagnostics]:
    files: dict[str, bytes] = {}
    found = Diagnostics()
    for file in _markdown(folder):
        try:
            if file.stat().st_size > LARGEST:
                found.note("J123", file.name, 1, most=LARGEST // 1_000_000)
                continue
            files[file.name] = file.read_bytes()
        except OSError as error:
            found.note("J124", file.name, 1, why=str(error.strerror or error))
    return files, found


def _markdown(folder: Path) -> list[Path]:
    if folder.is_file():
        return [folder]
    files = (file for file in folder.glob("*.md") if not file.name.startswith(".") and file.name != "README.md")
    return sorted(files)[:MOST_FILES]


def _beside(folder: Path) -> list[Path]:
    if folder.is_file():
        return []
    return sorted(file for file in folder.iterdir() if BESIDE.fullmatch(file.name) and file.is_file())[:MOST_BESIDE]


def lying_in(folder: Path) -> dict[str, LyingFile]:
    """The pictures and sounds in a book's folder, by their names: what each is by its bytes, and its measures."""
    found: dict[str, LyingFile] = {}
    for file in _beside(folder):
        try:
            facts = file.stat()
            with file.open("rb") as opened:
                begins = opened.read(LOOKED_AT)
        except OSError:
            continue
        stamp = sha256(repr((file.name, facts.st_size, facts.st_mtime_ns)).encode()).hexdigest()[:16]
        found[file.name] = kind_of(begins, facts.st_size, stamp)
    return found


def kind_of(begins: bytes, size: int | None = None, stamp: str = "") -> LyingFile:
    """What a file is by its first bytes; `size` of the whole, where these are not all of it."""
    size = len(begins) if size is None else size
    if (picture := picture_kind(begins[:LOOKED_AT])) is not None:
        return LyingFile(picture.mimetype, size, stamp, picture.width, picture.height)
    return LyingFile(sound_kind(begins[:LOOKED_AT]), size, stamp)


def fits(name: str, content: bytes) -> bool:
    """Whether a file from elsewhere may lie beside a book's words: it is what its name says, and not too large."""
    if not BESIDE.fullmatch(name):
        return False
    return kind_of(content).mimetype == ALL_ENDINGS[name.rpartition(".")[2]] and len(content) <= max(HEAVIEST.values())


def is_book(folder: Path) -> bool:
    """Whether there is something of a book in that folder."""
    return bool(_markdown(folder))


def _folders(root: Path, prefix: str) -> dict[str, Path]:
    if not root.is_dir():
        return {}
    found = (book for game in sorted(root.iterdir()) if game.is_dir() for book in sorted(game.iterdir()))
    return {f"{prefix}{book.parent.name}/{book.name}": book for book in found if book.is_dir() and _markdown(book)}


def _stamp(folder: Path) -> Stamp:
    stamp = []
    for file in (*_markdown(folder), *_beside(folder)):
        try:
            facts = file.stat()
        except OSError:
            continue
        stamp.append((file.name, facts.st_size, facts.st_mtime_ns))
    return tuple(stamp)


def vocabularies() -> Mapping[str, Vocabulary]:
    """What the books of each game may ask and do."""
    return {game.id: game.vocabulary for game in games() if game.vocabulary is not None}


_made_by = ""


def made_by() -> str:
    """Which code parses books now: a parsed book of another one is parsed again."""
    global _made_by
    if not _made_by:
        places: Iterable[Path] = (
            HOUSE / "core" / "sniffing.py",
            *(HOUSE / "story").rglob("*.py"),
            *(HOUSE / "games").glob("*/books/*.py"),
        )
        facts = ((file.relative_to(HOUSE), file.stat()) for file in places)
        marks = sorted(f"{name}:{stat.st_size}:{stat.st_mtime_ns}" for name, stat in facts)
        _made_by = sha256("|".join(marks).encode()).hexdigest()[:24]
    return _made_by
