"""What was recorded, at a table: kept by whoever keeps it, heard by whoever reads, and only of what was read there."""

from __future__ import annotations

import html
import io
import re
import zipfile
from base64 import b64encode

import pytest

from companion.core.message import say
from companion.store.errors import StoreFull
from companion.store.recordings import key_of
from companion.store.sqlite.ledger import SqlitePen
from tests.pieces import OGG, WEBM

from .test_every_role import guest_of
from .test_journal import BOOK, opened, reader  # noqa: F401

ID = "own/tainted-grail/the-ford"


@pytest.fixture
def table(reader):  # noqa: F811
    """A reader who stands on the bank."""
    opened(reader)
    return reader


def facts(table, name):
    return html.unescape(re.search(rf'data-{name}="([^"]*)"', table.look("journal").text)[1])


def send(table, **changed):
    asked = {"key": facts(table, "key"), "words": facts(table, "words"), "seconds": 2.4}
    asked |= {"sound": b64encode(WEBM).decode(), **changed}
    return table.client.post(f"/api/tables/{table.id}/recordings?lang=cs", json=asked, headers=table.headers)


def listed(table):
    return table.get(f"/api/tables/{table.id}/recordings").json


def test_nothing_is_recorded_until_somebody_does(table):
    page = table.look("journal").text
    assert "data-recorded" not in page and 'data-stands=""' in page and "Nahrát tuto pasáž" in page
    assert listed(table) == []


def test_whoever_reads_next_hears_it(table):
    kept = send(table).json
    assert (kept["kept"], kept["book"], kept["passage"], kept["language"]) == ("table", ID, "bank", "cs")
    page = table.look("journal").text
    assert html.unescape(re.search(r'data-recorded="([^"]+)"', page)[1]) == kept["address"]
    assert 'data-seconds="2"' in page and "U tohoto stolu leží nahrávka (0:02)." in page
    heard = table.get(kept["address"])
    assert heard.data == WEBM and heard.mimetype == "audio/webm"
    assert heard.headers["X-Content-Type-Options"] == "nosniff"
    assert "sandbox" in heard.headers["Content-Security-Policy"]
    assert table.get(kept["address"], Range="bytes=2-5").data == WEBM[2:6]
    table.headers["Accept-Language"] = "en"
    assert "data-recorded" not in table.look("journal").text  # it was spoken in Czech


def test_a_recording_of_other_words_is_not_played(table):
    send(table)
    table.book.write_text(BOOK.replace("Proud **nese** list.", "Proud nese klobouk."), encoding="utf-8")
    page = table.look("journal").text
    assert "data-recorded" not in page and "Vznikla z jiných slov" in page


def test_a_passage_that_was_renamed_keeps_its_recording(table):
    send(table)
    renamed = BOOK.replace("# bank\n", "# shore\n").replace("#bank", "#shore")
    renamed = renamed.replace("\n\n## cs Brod", "\nalias: bank -> shore\n\n## cs Brod", 1)
    table.book.write_text(renamed, encoding="utf-8")
    assert "data-recorded" in table.look("journal").text


def test_what_is_kept_with_the_book_is_heard_at_every_table_that_reads_it(table):
    send(table, kept="book")
    options = {"characters": [{"id": "ailei"}]}
    table.id = table.store.create("tainted_grail", "Jinde", options).record.id
    assert listed(table) == []  # where the book was not opened, nobody hears of it
    page = opened(table)
    assert "/recorded/book/" in page and "U knihy leží nahrávka" in page
    own = send(table, sound=b64encode(OGG).decode()).json
    assert own["address"] == html.unescape(re.search(r'data-recorded="([^"]+)"', table.look("journal").text)[1])
    assert {one["kept"] for one in listed(table)} == {"table", "book"}


def test_it_is_thrown_away(table):
    key = send(table).json["key"]
    gone = table.client.delete(f"/api/tables/{table.id}/recordings/table/{key}", headers=table.headers)
    assert gone.json == [] and "data-recorded" not in table.look("journal").text
    again = table.client.delete(f"/api/tables/{table.id}/recordings/table/{key}", headers=table.headers)
    assert again.status_code == 404 and again.json["code"] == "recording-not-there"


@pytest.mark.parametrize(
    ("changed", "status", "code"),
    [
        ({"sound": b64encode(b"<html>").decode()}, 422, "recording-is-none"),
        ({"seconds": 9000}, 413, "recording-too-long"),
        ({"key": "0" * 24}, 404, "recording-not-there"),
        ({"key": "x"}, 422, None),
        ({"words": "<b>"}, 422, None),
        ({"kept": "pocket"}, 422, None),
        ({"more": 1}, 422, None),
    ],
)
def test_what_cannot_be_kept_is_refused_in_words(table, changed, status, code):
    answer = send(table, **changed)
    assert answer.status_code == status and answer.json["message"]
    assert code is None or answer.json["code"] == code
    assert listed(table) == []


def test_nobody_hears_of_a_passage_that_was_not_read_at_their_table(table):
    send(table)
    water = key_of(ID, "water", "cs")
    assert send(table, key=water).status_code == 404
    table.move("choose", {"choice": "wade"}, page="journal")
    assert send(table).json["passage"] == "water"
    assert {one["passage"] for one in listed(table)} == {"bank", "water"}
    address = f"/t/{table.id}/recorded/table/{water}"
    assert table.get(address).data == WEBM
    table.step("undo")
    assert table.get(address).status_code == 404 and {one["passage"] for one in listed(table)} == {"bank"}


@pytest.mark.parametrize(("look", "may"), [("player 1", False), ("onlooker", False), ("chronicler", True)])
def test_a_chronicler_records_and_everybody_listens(app, table, look, may):
    kept = send(table).json
    guest = guest_of(app, table, look)
    page = guest.get(f"/t/{table.id}/journal").text
    assert look == "player 1" or "data-recorded" in page  # a player's own device has the vote there
    assert ('id="recorder"' in page) == may
    assert guest.get(kept["address"]).data == WEBM
    asked = {"key": kept["key"], "seconds": 1, "sound": b64encode(OGG).decode()}
    sent = guest.client.post(f"/api/tables/{table.id}/recordings", json=asked, headers=guest.headers)
    assert sent.status_code == (200 if may else 403)
    gone = guest.client.delete(f"/api/tables/{table.id}/recordings/table/{kept['key']}", headers=guest.headers)
    assert gone.status_code == (200 if may else 403)


def test_a_stranger_hears_nothing(app, table):
    kept = send(table).json
    answer = guest_of(app, table, "stranger").get(kept["address"])
    assert answer.status_code in (303, 401) and WEBM not in answer.data


def test_the_volume_takes_it_home_as_it_was_recorded(table):
    assert "volume.sound" not in table.look("volume").text
    none = table.get(f"/t/{table.id}/volume.sound")
    assert none.status_code == 409 and "zatím nikdo v tomto jazyce žádnou pasáž nenahrál" in none.text
    assert "U stolu se hrálo dál" not in none.text and "Teď to nejde" in none.text
    send(table)
    assert "volume.sound" in table.look("volume").text
    english = table.get(f"/t/{table.id}/volume?lang=en").text
    assert "volume.sound" not in english and "Namluveno je jen česky: svazek česky" in english
    taken = zipfile.ZipFile(io.BytesIO(table.get(f"/t/{table.id}/volume.sound?lang=cs").data))
    assert taken.namelist() == ["volume.html", "volume.m3u8", "01-prvni-vecer-u-stolu/01-na-brehu.webm"]
    assert taken.read("01-prvni-vecer-u-stolu/01-na-brehu.webm") == WEBM
    assert table.get(f"/api/tables/{table.id}/volume").json["sounds"] == {}


def test_a_tables_file_has_it_only_when_it_is_asked_for(table):
    assert "recordings=1" not in table.get(f"/t/{table.id}/file").text
    send(table)
    assert f"/t/{table.id}/export?recordings=1" in table.get(f"/t/{table.id}/file").text
    assert "recordings" not in table.get(f"/t/{table.id}/export").json
    assert len(table.get(f"/t/{table.id}/export?recordings=1").json["recordings"]) == 1
    assert "recordings=1" in table.get("/everything").text
    for asked, voices in (("", 0), ("?recordings=1", 1)):
        send(table, kept="book")
        chest = zipfile.ZipFile(io.BytesIO(table.get(f"/everything/export{asked}").data))
        assert sum(name.startswith("voices/") for name in chest.namelist()) == voices
    sent = table.post("/everything", {"file": (io.BytesIO(table.get("/everything/export?recordings=1").data), "a.zip")})
    assert "Nahrávky ke knihám" in table.get(sent.location).text


def test_where_the_disk_is_full_it_is_said_and_what_was_there_is_heard(table, monkeypatch):
    kept = send(table).json

    def full(*_):
        raise StoreFull(say("store-full", file="companion.db"))

    monkeypatch.setattr(SqlitePen, "keep_recording", full)
    answer = send(table, sound=b64encode(OGG).decode())
    assert answer.status_code == 507 and answer.json["code"] == "store-full" and answer.json["message"]
    assert table.get(kept["address"]).data == WEBM
