"""A volume as an EPUB 3, for e-readers: each evening a chapter, and byte for byte the same for the same manuscript."""

from __future__ import annotations

import io
import textwrap
import zipfile
from datetime import UTC
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, UUID, uuid5

from ..house import shipped
from .letters import made, named, readable
from .manuscript import Manuscript
from .pictures import kind_of, shown
from .setting import chapters, templates

EPOCH = (1980, 1, 1, 0, 0, 0)  # a zip's first day
CONTAINER = (
    '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0"'
    ' xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf"'
    ' media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)
SIZES = ((10, 72), (16, 54), (22, 42), (30, 30))  # of the title on the cover: letters a line, and how high they are
LINES = 6  # of a title that the cover has room for; the page of the title has all


class Folio(NamedTuple):
    """A file of the book, in its order."""

    id: str
    title: str
    text: str

    @property
    def file(self) -> str:
        return f"{self.id}.xhtml"

    @property
    def drawn(self) -> bool:
        """Whether there is a drawing in its text, which the package must say."""
        return "<svg" in self.text


def as_epub(manuscript: Manuscript) -> bytes:
    """The whole volume as an EPUB 3; what it is known by comes of the manuscript's id."""
    book = readable(manuscript)
    paths = shown(book)
    title = named(book)
    folios = _folios(book, paths)
    listed = [folio for folio in folios if folio.id != "title"] or folios
    starts = next((folio for folio in folios if folio.id.startswith("chapter")), None)
    pictures = [(path, kind_of(path)) for path in paths.values()]
    files: dict[str, str | bytes] = {
        "META-INF/container.xml": CONTAINER,
        "EPUB/package.opf": _filled(
            "epub_package.opf", book=book, title=title, identifier=identifier(book.id), pages=folios,
            pictures=pictures, made=f"{made(book).astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
        ),
        "EPUB/nav.xhtml": _filled(
            "epub_page.xhtml", kind="nav", book=book, title=title, listed=listed, starts=starts
        ),
        "EPUB/volume.css": (shipped("templates") / "volume" / "epub.css").read_text(encoding="utf-8"),
        "EPUB/cover.svg": _cover(book, title),
        **{f"EPUB/{folio.file}": folio.text for folio in folios},
        **{f"EPUB/{path}": book.files[file] for file, path in paths.items()},
    }  # fmt: skip
    return _packed(files)


def identifier(id: str) -> str:
    """The URN of a book: its id where that is one, or a UUID; else a UUID that always comes of this id."""
    if id.startswith("urn:"):
        return id
    try:
        return UUID(id).urn
    except ValueError:
        return uuid5(NAMESPACE_URL, id).urn


def _folios(book: Manuscript, paths: dict[str, str]) -> list[Folio]:
    """The files of the book that are read one after the other."""

    def folio(id: str, kind: str, title: str, **more: Any) -> Folio:
        return Folio(id, title, _filled("epub_page.xhtml", kind=kind, book=book, title=title, **more))

    folios = [folio("title", "title", named(book))]
    if book.company:
        folios.append(folio("company", "company", book.labels.company or named(book)))
    for at, (title, chapter) in enumerate(chapters(book), 1):
        more = {"chapter": chapter, "address": lambda file: paths.get(file, "")}
        folios.append(folio(f"chapter-{at:03}", "chapter", title, **more))
    if book.figures or book.labels.colophon:
        folios.append(folio("figures", "figures", book.labels.figures or named(book)))
    return folios


def _cover(book: Manuscript, title: str) -> str:
    """The cover, with the title in as few lines as it goes into."""
    for letters, size in SIZES:
        lines = textwrap.wrap(title, letters)
        if len(lines) <= (3 if size > 40 else LINES):
            break
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], f"{lines[LINES - 1][:-1]}…"]
    return _filled("epub_cover.svg", book=book, title=title, lines=lines, size=size, leading=size * 1.25, top=430)


def _filled(name: str, **facts: Any) -> str:
    return templates().get_template(f"volume/{name}").render(**facts)


def _packed(files: dict[str, str | bytes]) -> bytes:
    """The files as an EPUB's zip: what it is stands first and is not compressed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, what in {"mimetype": "application/epub+zip", **files}.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 3  # the same on Windows
            archive.writestr(entry, what, zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED)
    return packed.getvalue()
