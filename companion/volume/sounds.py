"""A volume to be heard: its passages as they were recorded, an evening a folder, their list, and the book itself."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from unicodedata import combining, normalize

import msgspec

from .html import as_html
from .letters import named, readable
from .manuscript import Manuscript, Passage

EPOCH = (1980, 1, 1, 0, 0, 0)  # a zip's first day: the same book makes the same file
BOOK, LIST = "volume.html", "volume.m3u8"
_ODD = re.compile(r"[^a-z0-9]+")


def as_sound_zip(manuscript: Manuscript) -> bytes:
    """The sounds in the order in which they were read, a list for players, and the volume, which plays them, too."""
    book, heard = _placed(readable(manuscript))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:  # what is recorded is packed as it is
        archive.writestr(zipfile.ZipInfo(BOOK, EPOCH), as_html(book), zipfile.ZIP_DEFLATED)
        archive.writestr(zipfile.ZipInfo(LIST, EPOCH), _listed(book))
        for path, file in heard.items():
            archive.writestr(zipfile.ZipInfo(path, EPOCH), manuscript.sounds[file])
    return packed.getvalue()


def _placed(book: Manuscript) -> tuple[Manuscript, dict[str, str]]:
    """The book with its sounds under the names that they have beside it, and which sound lies under which."""
    heard: dict[str, str] = {}
    chapters = []
    for evening, chapter in enumerate(book.chapters, 1):
        folder, number = f"{evening:02}-{_plain(named(chapter))}", 0
        pieces = [*chapter.pieces]
        for at, piece in enumerate(pieces):
            if isinstance(piece, Passage) and piece.sound in book.sounds:
                number += 1
                path = f"{folder}/{number:02}-{_plain(piece.title)}.{piece.sound.rpartition('.')[2]}"
                heard[path] = piece.sound
                pieces[at] = msgspec.structs.replace(piece, sound=path)
        chapters.append(msgspec.structs.replace(chapter, pieces=pieces))
    return msgspec.structs.replace(book, chapters=chapters), heard


def _plain(title: str) -> str:
    """A title as a part of a file's name that any system takes."""
    letters = "".join(letter for letter in normalize("NFKD", title.lower()) if not combining(letter))
    return _ODD.sub("-", letters).strip("-")[:40].strip("-") or "passage"


def _listed(book: Manuscript) -> str:
    """The list of all sounds as players read it (M3U), each by its evening and its passage."""
    lines = ["#EXTM3U", f"#PLAYLIST:{named(book)}"]
    for evening, passage in _heard(book):
        lines += [f"#EXTINF:{max(1, round(passage.seconds))},{evening} · {passage.title}", passage.sound]
    return "\n".join(lines) + "\n"


def _heard(book: Manuscript) -> Iterator[tuple[str, Passage]]:
    for chapter in book.chapters:
        for piece in chapter.pieces:
            if isinstance(piece, Passage) and piece.sound:
                yield named(chapter), piece
