"""`companion tables recordings`, and what was recorded in a volume and a file that the command writes."""

from __future__ import annotations

import zipfile

import pytest

from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.recordings import OF_BOOKS, RecordingKept, keep, key_of
from companion.store.sqlite.ledger import SqliteLedger
from tests.pieces import OGG, WEBM

from .test_cli import companion  # noqa: F401

LAMP = "tainted-grail/the-lamp-in-the-wall"
OWN, OF_BOOK = key_of(LAMP, "at-the-wall", "en"), key_of(LAMP, "the-niche", "en")


@pytest.fixture
def table(companion):  # noqa: F811
    """A table that stands at the wall, which was recorded; another passage is kept with the book."""
    library = Journals(shipped("journal"), companion.instance / "journal")
    store = Store(SqliteLedger(companion.instance / "companion.db"), library=library)
    record = store.create("tainted_grail", "U krbu", {"characters": [{"id": "ailei"}]}).record
    store.move(record.id, record.revision, "open_book", {"book": LAMP, "language": "en"}, ["*"])
    spoken = RecordingKept(book=LAMP, passage="at-the-wall", language="en", seconds=61.2, sound=WEBM)
    keep(store, record.id, spoken)
    keep(store, OF_BOOKS, RecordingKept(book=LAMP, passage="the-niche", language="en", seconds=2, sound=OGG))
    keep(store, OF_BOOKS, RecordingKept(book="toy/other", passage="a", language="en", sound=OGG))
    store.ledger.close()
    return record.id


def test_they_are_listed_with_what_they_are_kept(companion, table):  # noqa: F811
    own, of_book = companion("tables", "recordings", table).splitlines()
    assert own.split() == [OWN, "en", "1:01", LAMP, "at-the-wall", "(with", "the", "table)"]
    assert of_book.startswith(OF_BOOK) and "(with the book)" in of_book
    assert "(u stolu)" in companion("tables", "recordings", table, lang="cs")


def test_they_are_written_as_files_and_never_over_one(companion, table, tmp_path):  # noqa: F811
    out = tmp_path / "voices"
    companion("tables", "recordings", table, "--out", str(out))
    assert (out / "at-the-wall-en.webm").read_bytes() == WEBM and (out / "book-the-niche-en.ogg").read_bytes() == OGG
    companion("tables", "recordings", table, "--out", str(out))
    assert companion.code == 1 and "Traceback" not in companion.told


def test_one_is_thrown_away(companion, table):  # noqa: F811
    companion.refused("tables", "recordings", table, "--throw-away", "x")
    assert OWN not in companion("tables", "recordings", table, "--throw-away", OWN)
    left = companion("tables", "recordings", table, "--throw-away", OF_BOOK)
    assert left.strip() == "Nothing was recorded at this table."
    companion.refused("tables", "recordings", "nosuch")


def test_the_volume_and_the_file_take_them_along_when_asked(companion, table, tmp_path):  # noqa: F811
    companion("tables", "volume", table, "--as", "sound", "--out", str(tmp_path / "heard.zip"))
    heard = zipfile.ZipFile(tmp_path / "heard.zip").namelist()[2:]
    assert heard == ["01-the-first-evening-at-the-table/01-at-the-wall.webm"]
    companion("tables", "export", table, str(tmp_path / "plain.json"))
    companion("tables", "export", table, str(tmp_path / "whole.json"), "--recordings")
    assert OWN not in (tmp_path / "plain.json").read_text() and OWN in (tmp_path / "whole.json").read_text()
    companion("tables", "export", "--all", str(tmp_path / "all.zip"), "--recordings")
    assert any(name.startswith("voices/") for name in zipfile.ZipFile(tmp_path / "all.zip").namelist())
    assert "voices" in companion("tables", "import", str(tmp_path / "all.zip"), "--look")
