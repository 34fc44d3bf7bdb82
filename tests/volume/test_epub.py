"""A volume as an EPUB: epubcheck finds nothing, no word is lost, and the same manuscript makes the same bytes."""

from __future__ import annotations

import io
import re
import zipfile
from uuid import UUID

import msgspec
import pytest
from hypothesis import given, settings

from companion.volume.epub import as_epub, identifier

from ..effort import times
from .czech import CZECH
from .english import ENGLISH
from .epubcheck import checked
from .odd import EMPTY, ODD, about, manuscripts
from .reading import lost, of_epub


def opened(file: bytes) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(file))


BOOKS = {"cs": CZECH, "empty": EMPTY, "odd": about(" ".join(ODD))}  # each costs epubcheck seconds


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_epubcheck_finds_nothing(book, tmp_path):
    (tmp_path / "volume.epub").write_bytes(as_epub(book))
    assert checked(tmp_path / "volume.epub") == ""


@pytest.mark.parametrize("book", [CZECH, ENGLISH], ids=["cs", "en"])
def test_every_word_is_in_it(book):
    assert lost(book, of_epub(as_epub(book))) == []


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:12]))
def test_odd_words_stand_there_and_do_nothing(text):
    assert lost(about(text), of_epub(as_epub(about(text)))) == []


@settings(max_examples=times(5, 100))
@given(manuscripts)
def test_no_word_is_lost_whatever_it_is(book):
    assert lost(book, of_epub(as_epub(book))) == []


def test_the_same_manuscript_makes_the_same_bytes():
    assert as_epub(CZECH) == as_epub(msgspec.structs.replace(CZECH))
    assert as_epub(CZECH) != as_epub(msgspec.structs.replace(CZECH, title="Jiná hodina"))


def test_what_it_is_stands_first_and_is_not_compressed():
    with opened(as_epub(ENGLISH)) as file:
        first = file.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        assert file.read("mimetype") == b"application/epub+zip"


def test_it_says_what_it_is_and_nothing_of_whoever_made_it():
    with opened(as_epub(CZECH)) as file:
        package = file.read("EPUB/package.opf").decode()
    assert '<dc:identifier id="id">urn:uuid:1f0c7a52-6f0e-4b1e-9f43-0c5f3c2d8a11</dc:identifier>' in package
    assert "<dc:title>Zelená hodina</dc:title>" in package and "<dc:language>cs</dc:language>" in package
    assert '<meta property="dcterms:modified">2026-03-02T20:15:00Z</meta>' in package
    assert "creator" not in package and "publisher" not in package


def test_each_evening_is_a_file_of_its_own_in_the_contents():
    with opened(as_epub(ENGLISH)) as file:
        nav = file.read("EPUB/nav.xhtml").decode()
        listed = re.findall(r'<li><a href="([^"]+)" dir="auto">([^<]+)</a>', nav)
        assert listed == [
            ("company.xhtml", "The Company"),
            ("chapter-001.xhtml", "The Salt Road"),
            ("chapter-002.xhtml", "What the River Kept"),
            ("chapter-003.xhtml", "The Twelfth Candle"),
            ("figures.xhtml", "In Figures"),
        ]
        assert all(f"EPUB/{name}" in file.namelist() for name, _ in listed)
        assert 'epub:type="bodymatter" href="chapter-001.xhtml"' in nav
        assert '<img src="pictures/race.svg" alt="Two rows of twelve steps: six and eight." />' in (
            file.read("EPUB/chapter-002.xhtml").decode()
        )


def test_only_pictures_that_are_shown_are_in_it():
    with opened(as_epub(about("x"))) as file:
        assert [name for name in file.namelist() if "pictures/" in name] == ["EPUB/pictures/a.svg"]


@pytest.mark.parametrize("title", ["Noc", "Zelená hodina u řeky", "slovo " * 200, "p" * 400, ""])
def test_a_title_of_any_length_fits_on_the_cover(title):
    with opened(as_epub(msgspec.structs.replace(CZECH, title=title))) as file:
        cover = file.read("EPUB/cover.svg").decode()
    lines = re.findall(r'<text x="300" y="([\d.]+)" font-size="(\d+)">([^<]+)</text>', cover)
    assert 1 <= len(lines) <= 6
    assert all(len(line) * int(size) * 0.55 <= 540 and 430 <= float(y) < 700 for y, size, line in lines)


def test_a_book_is_known_by_the_same_name_each_time():
    assert identifier("urn:isbn:123") == "urn:isbn:123"
    assert identifier("table-7f3a") == identifier("table-7f3a") != identifier("table-7f3b")
    assert UUID(identifier("stůl č. 3").removeprefix("urn:uuid:"))
