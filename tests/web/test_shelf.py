"""The shelf: tables as sentences, new ones, ended ones, and files."""

from __future__ import annotations

from io import BytesIO

import pytest


def test_an_empty_shelf_invites(visitor, english):
    assert "Police je zatím prázdná" in visitor.get("/").text
    page = english.get("/").text
    assert "The shelf is still empty" in page
    assert 'href="/new/toy"' in page


def test_a_table_is_one_sentence(visitor):
    visitor.lay("Mlýn u potoka")
    visitor.move("grind", {"who": "1", "rolled": "4"})
    page = visitor.get("/").text
    assert "Mlýn u potoka" in page
    assert "4 míry mouky." in page
    assert "Police je zatím prázdná" not in page


def test_the_one_last_played_comes_first_and_has_the_main_button(visitor):
    first, second = visitor.lay("První"), visitor.lay("Druhý")
    page = visitor.get("/").text
    assert page.index("Druhý") < page.index("První")
    assert f'class="button main" href="/t/{second}/"' in page
    assert f'class="button" href="/t/{first}/"' in page


def test_a_table_that_has_ended_stands_apart(visitor):
    visitor.lay("Povodeň")
    assert visitor.move("close_table", page="shelf").location == "/"
    page = visitor.get("/").text
    assert page.index("Dohrané stoly") < page.index("Povodeň")
    assert visitor.look().status_code == 200


def test_rename_from_the_shelf(visitor):
    visitor.lay("Starý")
    assert visitor.move("rename", {"name": "Nový"}, page="shelf").location == "/"
    assert "Nový" in visitor.get("/").text


def test_what_people_type_is_shown_as_text(visitor):
    visitor.lay("<script>alert(1)</script>")
    for page in (visitor.get("/").text, visitor.look().text, visitor.look("correct").text):
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page


def test_a_table_whose_game_is_missing_stays_on_the_shelf(visitor, monkeypatch):
    from companion import games

    visitor.lay("Osiřelý")
    monkeypatch.delitem(games.GAMES, "toy")
    games.game.cache_clear()
    page = visitor.get("/").text
    assert "Osiřelý" in page
    assert "Nic z něj se neztratilo" in page
    assert f'href="/t/{visitor.id}/export"' in page
    assert visitor.look().status_code == 404


def test_the_form_of_a_new_table_comes_from_the_options(visitor):
    page = visitor.get("/new/toy").text
    assert 'name="players"' in page
    assert 'max="4"' in page


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": "", "players": "2"}, "Dejte stolu jméno"),
        ({"name": "x" * 81}, "nevejde"),
        ({"name": "Mlýn", "players": "9"}, "smí být nejvýš 4"),
        ({"name": "Mlýn", "players": "two"}, "má být celé číslo"),
        ({"name": "Mlýn", "dragons": "1"}, "sem nepatří"),
    ],
)
def test_a_bad_form_says_what_is_wrong_and_keeps_the_rest(visitor, fields, words):
    answer = visitor.post("/new/toy", {"sacks": "17", **fields})
    assert answer.status_code == 422
    assert words in answer.text
    assert 'value="17"' in answer.text
    assert visitor.store.all() == []


def test_out_of_the_house_and_in_again(visitor):
    visitor.lay("Mlýn u potoka")
    visitor.move("let_in", {"steps": "2"})
    file = visitor.look("export")
    assert file.headers["Content-Disposition"].startswith('attachment; filename="ml-n-u-potoka-')
    answer = visitor.client.post("/import", data={"file": (BytesIO(file.data), "mlyn.json")}, headers=visitor.headers)
    assert answer.status_code == 303
    came = answer.location.split("/")[2]
    assert came != visitor.id
    assert visitor.store.get(came).plain == visitor.store.get(visitor.id).plain


@pytest.mark.parametrize(("file", "status"), [(b"", 422), (b"{", 422), (b'{"format": "cake"}', 422), (b"\x89PNG", 422)])
def test_a_foreign_file_is_refused_kindly(visitor, file, status):
    answer = visitor.client.post("/import", data={"file": (BytesIO(file), "x.json")}, headers=visitor.headers)
    assert answer.status_code == status
    assert "Zpět na polici" in answer.text
    assert visitor.store.all() == []


def test_no_file_is_no_import(visitor):
    assert visitor.post("/import").status_code == 400


def test_a_sample_table_is_one_tap_away(visitor, english):
    page = visitor.get("/").text
    assert 'action="/sample/tainted_grail"' in page
    answer = visitor.post("/sample/tainted_grail")
    assert answer.status_code == 303
    assert "Ukázka" in visitor.get("/").text
    for name in ("", "day", "map", "party", "sheet", "chronicle"):
        assert visitor.get(answer.location + name).status_code == 200
    assert visitor.post("/sample/tainted_grail").location == answer.location
    assert english.post("/sample/tainted_grail").location != answer.location
    assert visitor.post("/sample/toy").status_code == 404
    assert visitor.post("/sample/chess").status_code == 404
