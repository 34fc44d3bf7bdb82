"""Writing the owner's own books: begun, saved, brought in. Only below the owner's folder, and never half a file."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path, PureWindowsPath
from unicodedata import combining, normalize

from ..core.errors import BadArguments, Refusal
from ..core.message import say
from ..story.beside import ALL_ENDINGS, ENDINGS, HEAVIEST, HEAVIEST_BOOK, MOST_PIXELS, BesideKind
from ..story.library import NoSuchBook
from .shelf import LARGEST, MOST_BESIDE, Journals, fits, kind_of, vocabularies

NAME = re.compile(r"[a-z][a-z0-9-]{0,59}")
FILE = re.compile(r"[a-z][a-z0-9-]{0,59}\.md")
FIRST = {  # a small whole book: something to change, and nothing wrong with it
    "cs": """# {name}
game: {game}

## cs {title}

# zacatek
entry: start

- [dvere](#konec)

## cs Začátek

Někdo zaklepe, třikrát a potichu. Pak je slyšet jen déšť.

- dvere: Otevřít dveře.

# konec
ending: konec

## cs Konec

Na prahu leží mokrý klíč. Takový zámek v domě nemáte.
""",
    "en": """# {name}
game: {game}

## en {title}

# beginning
entry: start

- [door](#end)

## en The Beginning

Somebody knocks, three times and softly. Then there is only the rain.

- door: Open the door.

# end
ending: end

## en The End

A wet key lies on the doorstep. No lock in this house takes it.
""",
}


class Changed(Refusal):
    """The file was changed since it was read; `text` is what was to be saved."""

    def __init__(self, text: str) -> None:
        super().__init__(say("desk-changed-outside"))
        self.text = text


class NotSaved(Refusal):
    """The disk did not take it."""


def folder_of(journals: Journals, id: str) -> Path:
    """The folder of one of the owner's own books; NoSuchBook for any other."""
    folder = journals.folders().get(id)
    if folder is None or not id.startswith("own/"):
        raise NoSuchBook(say("no-such-book", book=id[:80]))
    return folder


def mark_of(text: str) -> str:
    """What a text is known by, to see whether a file was changed elsewhere."""
    return sha256(text.encode()).hexdigest()[:24]


def text_of(file: Path) -> str:
    """A file's text as an editor shows it; what is no UTF-8 is replaced, so that it can be mended."""
    try:
        return file.read_bytes().decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    except OSError as error:
        raise NotSaved(say("desk-not-saved", why=str(error.strerror or error))) from error


def folder_name(title: str) -> str:
    """A folder's name for a book of that title, in small letters and hyphens; nothing where no letter is left."""
    plain = "".join(letter for letter in normalize("NFKD", title.lower()) if not combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).lstrip("-0123456789")[:60].rstrip("-")


def begin(journals: Journals, game: str, name: str, files: Mapping[str, str | bytes] | None = None) -> str:
    """Begin a book of the owner's own; returns its id. BadArguments for a name that is none, or is taken."""
    if not NAME.fullmatch(name):
        raise BadArguments("name", say("desk-bad-name"))
    folder = journals.own / game.replace("_", "-") / name
    if folder.exists():
        raise BadArguments("name", say("desk-name-taken"))
    for file, text in (files or first(game, name, name)).items():
        put(folder / file, text)
    return f"own/{folder.parent.name}/{name}"


def first(game: str, name: str, title: str, language: str = "en") -> dict[str, str]:
    """The files of a book that has just begun, in the writer's language."""
    title = " ".join(title.split()) or name
    vocabulary = vocabularies().get(game)
    text = (vocabulary.first if vocabulary else {}).get(language) or FIRST[language]
    for place, words in (("name", name), ("game", game.replace("_", "-")), ("title", title)):
        text = text.replace(f"{{{place}}}", words, 1)
    return {"book.md": text}


def save(journals: Journals, id: str, file: str, text: str, seen: str | None) -> None:
    """Save one file of a book. `seen`: the mark of the text that the writer began from (None: whatever is there).

    Raises NoSuchBook, BadArguments, Changed (nothing is lost), NotSaved.
    """
    if not FILE.fullmatch(file):
        raise BadArguments("file", say("desk-bad-file"))
    text = text.replace("\r\n", "\n")
    if len(text.encode()) > LARGEST:
        raise BadArguments("text", say("desk-too-large", most=LARGEST // 1_000_000))
    target = folder_of(journals, id) / file
    if seen is not None and target.exists() and mark_of(text_of(target)) not in (seen, mark_of(text)):
        raise Changed(text)
    put(target, text)


def lay_beside(journals: Journals, id: str, called: str, content: bytes) -> str:
    """Put a picture or a sound beside a book's words; the name that it has there, which no other file had before.

    Raises NoSuchBook, BadArguments, NotSaved.
    """
    folder = folder_of(journals, id)
    lying = kind_of(content)
    kind: BesideKind = "picture" if lying.width else "sound"
    fitting = [ending for ending, mimetype in ENDINGS[kind].items() if mimetype == lying.mimetype]
    if not fitting:
        raise BadArguments("beside", say("desk-beside-kind", endings=", ".join(ALL_ENDINGS)))
    if lying.size > HEAVIEST[kind] or lying.width * lying.height > MOST_PIXELS:
        most = {"megabytes": HEAVIEST[kind] // 2**20, "pixels": MOST_PIXELS // 1_000_000}
        raise BadArguments("beside", say(f"desk-beside-large-{kind}", **most))
    stem, _, ending = PureWindowsPath(called).name.rpartition(".")  # some browsers say the folder, too
    ending = ending.lower() if ending.lower() in fitting else fitting[0]
    plain = folder_name(stem)[:50].rstrip("-") or kind
    for number in range(1, MOST_BESIDE):
        name = f"{plain}{f'-{number}' if number > 1 else ''}.{ending}"
        there = folder / name
        if not there.exists():
            put(there, content)
            return name
        if there.stat().st_size == len(content) and there.read_bytes() == content:
            return name
    raise BadArguments("beside", say("desk-name-taken"))


def own_books(journals: Journals, read: Iterable[str]) -> dict[str, dict[str, str]]:
    """The texts of those of these books that are the owner's own and still there: id, file, text."""
    here = journals.folders()
    found = (id for id in read if id.startswith("own/") and id in here)
    return {id: {file.name: text_of(file) for file in sorted(here[id].glob("*.md"))} for id in found}


def own_beside(journals: Journals, read: Iterable[str]) -> dict[str, dict[str, bytes]]:
    """The pictures and sounds that the owner's own of these books show: id, file, bytes; none of a book without."""
    here = journals.folders()
    found: dict[str, dict[str, bytes]] = {}
    for id in read:
        if id.startswith("own/") and id in here and (shown := journals.opened(id).book.beside):
            found[id] = {name: (here[id] / name).read_bytes() for name in sorted(shown)}
    return found


def take_in(
    journals: Journals,
    books: Mapping[str, Mapping[str, str]],
    beside: Mapping[str, Mapping[str, bytes]] | None = None,
) -> None:
    """Put books that came with a table into the owner's folder; what is there already is left as it is."""
    for id, files in books.items():
        if sound_book(id, files) and files and not (journals.own / id.removeprefix("own/")).exists():
            _, game, name = id.split("/")
            begin(journals, game, name, {**files, **sound_beside((beside or {}).get(id, {}))})


def sound_beside(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Those of a book's pictures and sounds from elsewhere that are what their names say; not too many of them."""
    taken = {name: content for name, content in files.items() if fits(name, content)}
    return taken if sum(map(len, taken.values())) <= HEAVIEST_BOOK else {}


def sound_book(id: str, files: Iterable[str]) -> bool:
    """Whether a book that comes from elsewhere has the id and the files of one of the owner's own."""
    own, _, rest = id.partition("/")
    game, _, name = rest.partition("/")
    return bool(own == "own" and NAME.fullmatch(game) and NAME.fullmatch(name) and all(map(FILE.fullmatch, files)))


@contextmanager
def bringing(journals: Journals, books: Mapping[str, Mapping[str, str | bytes]]) -> Iterator[Callable[[], None]]:
    """Whole books written beside the owner's folder: put in place by what is given, and taken back if the block fails.

    A book that stood there is not lost: it stays as another one, whose name says that it was before.
    """
    beside = journals.own.with_name(f".{journals.own.name}-{secrets.token_hex(4)}")
    moved: list[tuple[Path, Path]] = []

    def move(source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)
        moved.append((source, target))

    def place() -> None:
        try:
            for id in books:
                target = journals.own / id.removeprefix("own/")
                if target.exists():
                    move(target, _name_before(target))
                move(beside / id.removeprefix("own/"), target)
        except OSError as error:
            raise NotSaved(say("desk-not-saved", why=str(error.strerror or error))) from error

    try:
        for id, files in books.items():
            for file, text in files.items():
                put(beside / id.removeprefix("own/") / file, text)
        yield place
    except BaseException:
        for source, target in reversed(moved):
            target.rename(source)
        raise
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _name_before(folder: Path) -> Path:
    """A folder beside it that is free: its name, and that it was before."""
    names = (f"{folder.name[:50]}-before{f'-{number}' if number > 1 else ''}" for number in range(1, 1000))
    return next(free for name in names if not (free := folder.with_name(name)).exists())


def put(target: Path, content: str | bytes) -> None:
    """Write a file whole, or not at all."""
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(content if isinstance(content, bytes) else content.encode())
        half.replace(target)
    except OSError as error:
        raise NotSaved(say("desk-not-saved", why=str(error.strerror or error))) from error
