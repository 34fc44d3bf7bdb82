"""Damage on the page: the backups by what is in them, one table out of a backup, and an empty shelf only when asked."""

from __future__ import annotations

import re
from html import unescape

import pytest

from companion.core.message import say
from companion.store.sqlite.backups import Backups


def plainly(page):
    """The words of a page, however they are bound."""
    return re.sub(r"\s+", " ", unescape(page.text))


@pytest.fixture
def played(visitor):
    """A table of three moves, a backup of it, and one more move."""
    visitor.lay()
    for _ in range(3):
        visitor.move("note", {"text": "voda"})
    Backups(visitor.store.ledger.database).make()
    visitor.move("note", {"text": "mouka"})
    return visitor


def test_a_missing_file_is_said_and_the_backup_is_one_tap_away(played):
    played.store.ledger.database.path.unlink()
    answer = played.get("/")
    assert answer.status_code == 503
    assert "Někdo ho přesunul nebo smazal" in plainly(answer)
    assert "1 stůl, 4 zápisy" in plainly(answer)
    name = re.search(r'name="backup" value="([^"]+)"', answer.text)[1]
    assert played.post("/restore", {"backup": name}).location == "/"
    assert played.get("/").status_code == 200
    assert played.revision == 3


def test_an_empty_shelf_only_when_somebody_says_so(played):
    played.store.ledger.database.path.unlink()
    assert 'action="/begin-anew"' in played.get("/").text
    assert played.post("/begin-anew").status_code == 303
    assert played.get("/").status_code == 200
    assert played.get(f"/t/{played.id}/").status_code == 404


def test_a_sound_database_is_neither_replaced_nor_begun_anew(played):
    for address in ("/restore", "/begin-anew"):
        assert played.post(address).status_code == 409
    assert played.revision == 4


@pytest.mark.parametrize("change", ["substr(state, 9)", "CAST(x'7bfffe7d' AS TEXT)"])
def test_a_damaged_table_says_so_and_comes_back_from_the_backup(played, change):
    with played.store.ledger.database.writing() as connection:
        connection.execute(f"UPDATE tables SET state = {change} WHERE id = ?", (played.id,))
    answer = played.look()
    assert answer.status_code == 503
    assert "Ostatních stolů se to netýká" in plainly(answer)
    assert played.get("/").status_code == 200
    back = played.post(f"/t/{played.id}/bring-back")
    assert back.status_code == 303
    assert played.get(back.location).status_code == 200


def test_where_nothing_can_be_written_the_shelf_says_so_and_shows_its_tables(played):
    played.store.ledger.database.sealed = say("store-read-only", folder="x")
    page = plainly(played.get("/"))
    assert "Jen k prohlížení" in page and "Mlýn" in page
    answer = played.post(f"/t/{played.id}/moves/note", {"revision": "4", "page": "day", "text": "voda"})
    assert answer.status_code == 507
    assert played.look().status_code == 200


@pytest.mark.parametrize("role", ["player", "onlooker"])
def test_where_the_file_lies_and_what_the_backups_hold_is_the_hosts_to_know(app, played, monkeypatch, role):
    from .test_joining import Guest

    guest = Guest(app)
    token = app.extensions["register"].add("Host", role)[1]
    guest.client.set_cookie("device", token, domain="127.0.0.1")
    path = played.store.ledger.database.path
    path.unlink()
    looked = []
    monkeypatch.setattr(Backups, "offered", lambda self: looked.append(self) or [])
    for address in ("/api/tables", "/", f"/t/{played.id}/"):
        answer = guest.get(address)
        assert answer.status_code == 503 and str(path.parent) not in answer.text, address
    assert not looked and played.get("/api/tables").json["file"] == str(path)
    assert played.get("/").status_code == 503 and looked
