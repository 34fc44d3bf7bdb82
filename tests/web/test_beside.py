"""Pictures and sounds beside the words: on the page, the second screen, the desk, in the volume; off by a tap."""

from __future__ import annotations

import html
import io
import json
import re

import pytest
from PIL import Image

from companion.library.shelf import Journals
from companion.store import Store
from companion.store.chest import pack
from companion.store.chest_taking import take_in
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger
from companion.web import beside
from tests.pieces import picture, tone

from .test_journal import BOOK, opened, reader  # noqa: F401

LINES = "entry: start\npicture: mill.png | cs mlýn & mlha | en a mill\nsound: mill.wav | cs prkna | en planks\n"
ID = "own/tainted-grail/the-ford"


@pytest.fixture
def table(reader):  # noqa: F811
    """A reader whose book has a picture and a sound on its first page."""
    reader.book.write_text(BOOK.replace("entry: start\n", LINES), encoding="utf-8")
    (reader.book.parent / "mill.png").write_bytes(picture(size=(60, 40)))
    (reader.book.parent / "mill.wav").write_bytes(tone())
    return reader


@pytest.fixture
def unpainted(monkeypatch):
    """A machine without anything that looks into pictures."""
    monkeypatch.setattr(beside, "paints", lambda: False)
    monkeypatch.setattr("companion.volume.redrawing._painter", lambda: (_ for _ in ()).throw(beside.NoPainter()))
    beside.drawn.cache_clear()
    yield
    beside.drawn.cache_clear()


def address(page, ending):
    return html.unescape(re.search(rf'(?:src|data-murmur)="([^"]+/{ending})"', page)[1])


def test_the_picture_stands_above_the_words_with_its_own_as_alternative(table):
    page = opened(table)
    figure = page[page.index('<figure class="beside-picture">') :]
    assert page.index("beside-picture") < page.index("Kameny jsou")
    assert 'alt="mlýn\u00a0&amp; mlha"' in figure or 'alt="mlýn &amp; mlha"' in figure
    assert "prkna" in page and "mill.wav" in page and "autoplay" not in page
    assert 'class="beside-picture"' in table.get(f"/t/{table.id}/follow").text


def test_the_file_is_drawn_anew_and_can_do_nothing(table):
    (table.book.parent / "mill.png").write_bytes(picture("PNG", (60, 40), dpi=(300, 300)))
    answer = table.get(address(opened(table), "mill.png"))
    assert answer.status_code == 200 and answer.mimetype == "image/jpeg"
    assert Image.open(io.BytesIO(answer.data)).size == (60, 40)
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert answer.headers["X-Content-Type-Options"] == "nosniff" and "immutable" in answer.headers["Cache-Control"]


def test_a_sound_is_sent_in_parts_as_players_ask_for_it(table):
    where = address(opened(table), "mill.wav")
    whole, part = table.get(where), table.get(where, Range="bytes=0-9")
    assert whole.mimetype == "audio/wav" and whole.data == tone()
    assert part.status_code == 206 and part.data == tone()[:10]


def test_nobody_finds_a_file_that_no_page_showed_them(table):
    where = address(opened(table), "mill.png")
    stamp = where.split("/")[-2]
    for wrong in (where.replace(stamp, "0" * 16), where.replace("mill.png", "book.md"), where.replace("mill", "x")):
        assert table.get(wrong).status_code == 404
    (table.book.parent / "mill.png").write_bytes(picture(size=(61, 41)))  # another picture has another address
    assert table.get(where).status_code == 404


def test_a_picture_that_is_broken_behind_its_first_bytes_is_not_sent(table):
    (table.book.parent / "mill.png").write_bytes(picture()[:60])
    assert table.get(address(opened(table), "mill.png")).status_code == 404


def test_both_are_off_by_one_tap_and_the_device_remembers_it(table):
    page = opened(table)
    assert "Bez obrázků a zvuků" in page
    straight = re.search(r'name="straight" value="([^"]+)"', page[page.index("beside-switch") :])[1]
    answer = table.post("/preferences", {"straight": straight, "beside": "off"})
    assert answer.status_code == 303 and answer.location.endswith(f"/t/{table.id}/journal")
    page = table.look("journal").text
    assert "beside-picture" not in page and "mill." not in page and "S obrázky a zvuky" in page
    assert "beside-picture" not in table.get(f"/t/{table.id}/follow").text
    assert 'value="off" class="chosen"' in table.get("/preferences").text
    table.post("/preferences", {"straight": straight, "beside": "on"})
    assert "beside-picture" in table.look("journal").text


def test_a_passage_without_them_says_nothing_of_them(reader):  # noqa: F811
    page = opened(reader)
    assert "beside" not in page and "murmur" not in page


def test_the_desk_shows_them_and_says_what_is_missing(table):
    desk = f"/desk/book/{ID}?file=book.md&line=12"
    page = table.get(desk).text
    assert "mill.png" in page and "<figure" in page and "<audio" in page and "J15" not in page
    (table.book.parent / "mill.png").unlink()
    page = table.get(desk).text
    assert "J151" in page and "<figure" not in page
    sent = {"file": "book.md", "text": BOOK.replace("entry: start\n", LINES), "line": "12"}
    assert "J151" in table.post(f"/desk/preview/{ID}", sent).text


def test_the_volume_has_the_picture_above_its_passage_unless_they_are_off(table):
    opened(table)
    chapter = table.look("volume").text
    assert chapter.index("mill.png") < chapter.index("Na břehu")
    assert table.get(address(chapter, "mill.png")).mimetype == "image/jpeg"
    taken = table.get(f"/t/{table.id}/volume.html").text
    assert "data:image/jpeg;base64," in taken
    told = table.get(f"/api/tables/{table.id}/volume?lang=cs").json
    (shown,) = [one for one in told["chapters"][0]["pieces"] if one["type"] == "Picture" and "beside" in one["file"]]
    assert shown["alt"].startswith("mlýn") and shown["file"] in told["files"]
    table.client.set_cookie("beside", "off", domain="127.0.0.1")
    assert "mill.png" not in table.look("volume").text
    assert "data:image/jpeg;base64," not in table.get(f"/t/{table.id}/volume.html").text


def test_where_nothing_draws_pictures_a_small_one_is_sent_as_it_lies(table, unpainted):
    answer = table.get(address(opened(table), "mill.png"))
    assert answer.mimetype == "image/png" and answer.data == picture(size=(60, 40))
    assert "mill.png" not in table.look("volume").text  # only a JPEG can be set then


def test_and_of_a_large_one_it_is_said_that_it_cannot_be_shown(table, unpainted):
    (table.book.parent / "mill.png").write_bytes(picture(size=(3000, 2000)))
    page = opened(table)
    assert "<img" not in page and "mlha" in page and "Obrázek tu nejde ukázat" in page


def test_they_travel_with_a_book_in_a_tables_file(table, tmp_path):
    opened(table)
    plain = json.loads(export(table.store, table.id))
    file = export(table.store, table.id, table.journals)
    assert "beside" not in plain and plain["version"] < 4 == json.loads(file)["version"]
    elsewhere = Journals(tmp_path / "none", tmp_path / "elsewhere")
    store = Store(SqliteLedger(tmp_path / "other.db"), library=elsewhere)
    import_table(store, file, books=elsewhere)
    assert (tmp_path / "elsewhere/tainted-grail/the-ford/mill.png").read_bytes() == picture(size=(60, 40))
    assert [*elsewhere.opened(ID).book.beside] == ["mill.png", "mill.wav"]
    store.ledger.close()


def test_and_in_the_file_of_everything(table, tmp_path):
    packed = io.BytesIO()
    assert pack(table.store, table.journals, packed).version == 2
    elsewhere = Journals(tmp_path / "none", tmp_path / "elsewhere")
    store = Store(SqliteLedger(tmp_path / "other.db"), library=elsewhere)
    assert take_in(store, elsewhere, packed).books == [ID]
    assert (tmp_path / "elsewhere/tainted-grail/the-ford/mill.wav").read_bytes() == tone()
    store.ledger.close()


def test_a_book_that_has_none_is_packed_as_ever(reader):  # noqa: F811
    assert pack(reader.store, reader.journals, io.BytesIO()).version == 1
