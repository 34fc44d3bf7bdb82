"""What may stand beside a passage's words: a picture above them, a murmur under them. A book is whole without either.

An author says the file and, in each language, what is to be seen or heard. What lies in the book's folder is looked at
by the floor that owns the files; here it is said what may be shown of it, and what is wrong with the rest.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Literal

from ..core.words import LANGUAGES
from .book import BesideFile, LyingFile
from .clauses import BadClause
from .diagnostics import Diagnostics, nearest

BesideKind = Literal["picture", "sound"]
ENDINGS: Mapping[str, Mapping[str, str]] = {  # how a file may be called, and what it must be then
    "picture": {"jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp"},
    "sound": {
        "ogg": "audio/ogg",
        "opus": "audio/ogg",
        "mp3": "audio/mpeg",
        "m4a": "audio/mp4",
        "wav": "audio/wav",
        "webm": "audio/webm",
    },
}
ALL_ENDINGS = {ending: mimetype for endings in ENDINGS.values() for ending, mimetype in endings.items()}
NAME = re.compile(rf"[a-z0-9][a-z0-9-]{{0,59}}\.(?:{'|'.join(ALL_ENDINGS)})")
HEAVIEST: Mapping[BesideKind, int] = {"picture": 12 * 2**20, "sound": 6 * 2**20}  # bytes of one file
MOST_PIXELS = 50_000_000
HEAVIEST_BOOK = 16 * 2**20  # bytes of all that a book shows: with them it still fits into one table's file
LONGEST_WORDS = 300


def line(value: str, kind: str) -> BesideFile:
    """What a header line says: `mill.webp | cs popis | en description`; BadClause."""
    file, *rest = (part.strip() for part in value.split("|"))
    if not NAME.fullmatch(file) or file.rpartition(".")[2] not in ENDINGS[kind]:
        raise BadClause("J150", kind=kind, written=file[:80], endings=", ".join(ENDINGS[kind]))
    words: dict[str, str] = {}
    for part in rest:
        language, _, said = part.partition(" ")
        if language not in LANGUAGES or not said.strip() or language in words:
            raise BadClause("J156", written=part[:80], file=file)
        words[language] = said.strip()[:LONGEST_WORDS]
    return BesideFile(file, words)


def written(kind: BesideKind, beside: BesideFile | None) -> list[str]:
    """The same as it would be written in a book; nothing where there is none."""
    if beside is None:
        return []
    return [f"{kind}: " + " | ".join([beside.file, *(f"{lang} {said}" for lang, said in beside.words.items())])]


Placed = tuple[BesideKind, BesideFile, str, int, Collection[str]]  # what, its file and line in the book, its languages


def shown(placed: Iterator[Placed], lying: Mapping[str, LyingFile] | None, found: Diagnostics) -> dict[str, LyingFile]:
    """Those of the files in a book's folder that it shows; what is wrong with the others, and with the lines, is noted.

    `lying`: None where nobody looked into the folder, and then nothing is said of what is not there.
    """
    taken: dict[str, LyingFile] = {}
    heavy = 0
    for kind, beside, file, at, languages in placed:
        for language in languages:
            if language not in beside.words:
                found.note("J154", file, at, kind=kind, file=beside.file, language=language)
        if lying is None or beside.file in taken:
            continue
        there = lying.get(beside.file)
        if there is None:
            found.note("J151", file, at, kind=kind, file=beside.file, near=nearest(beside.file, lying))
        elif there.size > HEAVIEST[kind] or there.width * there.height > MOST_PIXELS:
            most = {"most": HEAVIEST[kind] // 2**20, "pixels": MOST_PIXELS // 1_000_000}
            found.note("J152", file, at, kind=kind, file=beside.file, **most)
        elif there.mimetype != ALL_ENDINGS[beside.file.rpartition(".")[2]]:
            found.note("J153", file, at, kind=kind, file=beside.file)
        elif heavy + there.size > HEAVIEST_BOOK:
            found.note("J155", file, at, file=beside.file, most=HEAVIEST_BOOK // 2**20)
        else:
            taken[beside.file] = there
            heavy += there.size
    return taken
