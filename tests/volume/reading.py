"""What somebody reads who opens what was set: the words of it, to be compared with those of the manuscript."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import zipfile
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser
from xml.etree import ElementTree

import markdown
import pytest

from companion.volume.letters import readable, texts
from companion.volume.manuscript import Manuscript, Picture
from companion.volume.pictures import shown

BLANK = re.compile(r"[\s\u200b\u00ad]+")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.silent = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent = tag == "style"
        self.said += [said or "" for name, said in attrs if name == "alt"]

    def handle_endtag(self, tag: str) -> None:
        self.silent = False

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.said.append(data)


def of_html(page: str) -> str:
    """The words of a page, and of what it says of its pictures."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return "".join(reader.said)


def of_markdown(text: str) -> str:
    """The words of Markdown, as a page that is made of it shows them."""
    return of_html(markdown.markdown(text, extensions=["tables"]))


def of_epub(file: bytes) -> str:
    """The words of all pages of an EPUB, which have to be well-formed."""
    said = []
    with zipfile.ZipFile(io.BytesIO(file)) as opened:
        for name in opened.namelist():
            if name.endswith(".xhtml"):
                said += [part for one in ElementTree.fromstring(opened.read(name)).iter() for part in _parts(one)]
    return "".join(said)


def _parts(element: ElementTree.Element) -> Iterator[str]:
    yield from (element.get("alt", ""), element.text or "", element.tail or "")


def of_pdf(file: bytes) -> str:
    """The words of a PDF, by poppler."""
    if not shutil.which("pdftotext"):
        pytest.skip("no pdftotext here, so nobody reads the PDF (apt install poppler-utils)")
    return subprocess.run(["pdftotext", "-", "-"], input=file, capture_output=True, check=True).stdout.decode()


def pages_of(file: bytes) -> int:
    """How many pages a PDF has."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", file, re.DOTALL)
    inside = [file]
    for one in packed:
        try:
            inside.append(zlib.decompress(one))
        except zlib.error:
            continue
    return sum(len(re.findall(rb"/Type\s*/Page\b", one)) for one in inside)


def close(text: str) -> str:
    """A text without its blanks: where lines end is the typesetter's business."""
    return BLANK.sub("", text)


def lost(manuscript: Manuscript, said: str) -> list[str]:
    """The texts of a manuscript that do not stand in what was read."""
    book = readable(manuscript)
    there, paths = close(said), shown(book)
    owed = [*texts([book.title, book.game, book.when, book.company, book.figures])]
    for chapter in book.chapters:
        owed += [chapter.title, chapter.date, chapter.present]
        for piece in chapter.pieces:
            absent = isinstance(piece, Picture) and piece.file not in paths and piece.caption.strip()
            owed += [piece.caption] if absent else texts(piece)  # what a picture shows is not said where it is not
    return [text for text in owed if close(text) not in there]
