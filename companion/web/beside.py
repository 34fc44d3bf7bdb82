"""Pictures and sounds beside the words of a book: their addresses, the files themselves, and whether a device has them.

A picture is drawn anew before anybody gets it, so only the picture is sent. Where nothing on this machine can do that
(the file for any laptop comes without it), a small one is sent as it lies there, and a large one not at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, send_file, url_for

from ..core.errors import Refusal
from ..core.typography import bound
from ..library.shelf import Journals
from ..story.book import BesideFile, Book, LyingFile, Passage
from ..volume.redrawing import NoPainter, redrawn
from .rights import needs
from .stores import journals

parts = Blueprint("beside", __name__)
SMALL, FEW_PIXELS = 2**20, 4_000_000  # of a picture that nobody can draw anew: bytes, pixels
DRAWN = 24  # pictures that are remembered as drawn: some ten megabytes
A_YEAR = 365 * 24 * 3600
ALONE = "default-src 'none'; sandbox"  # a file that is opened by itself can do nothing


@dataclass(frozen=True)
class ShownBeside:
    """A picture or a sound as a page shows it: where it is ("": it cannot be shown here), its words, its measures."""

    address: str
    words: str
    width: int = 0
    height: int = 0


@dataclass(frozen=True)
class PassageBeside:
    """What stands beside a passage's words."""

    picture: ShownBeside | None = None
    sound: ShownBeside | None = None


def beside(book: Book, passage: Passage, language: str) -> PassageBeside:
    """What that book shows beside that passage, for a page of that language."""
    return PassageBeside(_shown(book, passage.picture, language), _shown(book, passage.sound, language))


def _shown(book: Book, what: BesideFile | None, language: str) -> ShownBeside | None:
    there = book.beside.get(what.file) if what else None
    if what is None or there is None:
        return None
    address = url_for("beside.file", id=book.id, stamp=there.stamp, name=what.file) if can_be_sent(there) else ""
    return ShownBeside(address, bound(what.said(language), language), there.width, there.height)


def can_be_sent(there: LyingFile) -> bool:
    """Whether a file can be sent as it has to be: a picture drawn anew, or small enough to be sent as it is."""
    if not there.mimetype.startswith("image/") or paints():
        return True
    return there.size <= SMALL and there.width * there.height <= FEW_PIXELS


@lru_cache(maxsize=1)
def paints() -> bool:
    """Whether there is anything on this machine that draws pictures anew."""
    try:
        import PIL  # noqa: F401
    except ImportError:
        return False
    return True


@lru_cache(maxsize=DRAWN)
def drawn(file: Path, stamp: str, mimetype: str) -> tuple[bytes, str]:
    """A picture as it is sent, and its media type; whatever the disk or the drawing refuses."""
    content = file.read_bytes()
    try:
        return redrawn(content), "image/jpeg"
    except NoPainter:
        return content, mimetype


def picture_beside(books: Journals, book: Book, passage: Passage) -> tuple[bytes, str] | None:
    """A passage's picture as it is sent, and its media type; None where there is none that can be shown."""
    there = book.beside.get(passage.picture.file) if passage.picture else None
    folder = books.folders().get(book.id)
    if passage.picture is None or there is None or folder is None or not can_be_sent(there):
        return None
    try:
        return drawn(folder / passage.picture.file, there.stamp, there.mimetype)
    except (OSError, Refusal):  # gone since, or no picture behind its first bytes
        return None


@parts.get("/book/<path:id>/beside/<stamp>/<name>")
@needs("look")
def file(id: str, stamp: str, name: str) -> Response:
    """A file beside a book's words, as it was when its page was drawn: nobody finds one that no page showed them."""
    book = journals().opened(id).book
    there = book.beside.get(name)
    if there is None or there.stamp != stamp or not can_be_sent(there):
        abort(404)
    place = journals().folders()[id] / name
    if there.mimetype.startswith("image/"):
        try:
            content, mimetype = drawn(place, stamp, there.mimetype)
        except (OSError, Refusal):
            abort(404)
        return sent_alone(Response(content, mimetype=mimetype))
    return sent_alone(send_file(place, mimetype=there.mimetype, conditional=True, max_age=A_YEAR))


def sent_alone(response: Response) -> Response:
    """The headers of a picture or a sound that somebody brought: it can act nowhere, and may be kept by its device."""
    response.headers["Content-Security-Policy"] = ALONE
    response.headers["Cache-Control"] = f"private, max-age={A_YEAR}, immutable"
    return response


def init_app(app: Flask) -> None:
    """Register the route of pictures and sounds."""
    app.register_blueprint(parts)
