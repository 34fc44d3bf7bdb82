"""Files that leave the house, by pages and API: one table with or without its secrets, everything and back."""

from __future__ import annotations

import json
import re
from io import BytesIO

import pytest

from companion import games
from companion.core.secrets import hidden_fields
from companion.core.words import LANGUAGES
from companion.library.desk import begin, own_books
from companion.store import learned
from companion.store.exchange import export
from companion.web import taking_out
from companion.web.wording import Voice

from .api_client import Api
from .conftest import Visitor
from .test_every_role import guest_of

SPELL = "Vítr z hor"
WOLF = {"name": "Vlk", "colour": "green", "value": 3}


@pytest.fixture
def race(visitor):
    """A table of Talisman, with a spell in a hand."""
    options = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
    visitor.id = visitor.store.create("talisman", "Závod", options, seed="SEMÍNKO").record.id
    for move, args in (("leave_list", {}), ("name_spell", {"who": 1, "name": SPELL})):
        visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))
    return visitor


def plain(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


# --- one table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("cs", "zaklínadla v rukou hráčů"), ("en", "spells in the players’")])
def test_the_page_says_what_secrets_the_file_holds(app, race, language, words):
    page = plain(Visitor(app, language).get(f"/t/{race.id}/file").text)
    assert words in page and page.count("<li>") == 4
    assert f'href="/t/{race.id}/export"' in page and f'href="/t/{race.id}/reading/export"' in page
    assert f'href="/t/{race.id}/file"' in race.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_whatever_a_game_hides_has_words_there(game, language):
    one = games.game(game)
    lacking = [name for name in hidden_fields(one.hides) if not Voice(language, one).has(f"hidden-{name}")]
    assert lacking == [] and taking_out.hidden_things(one, language)


def test_a_player_takes_the_copy_without_secrets_and_no_other(app, race):
    player = guest_of(app, race, "player 2")
    page = player.get(f"/t/{race.id}/file").text
    assert "/reading/export" in page and f"/t/{race.id}/export" not in page
    assert f'href="/t/{race.id}/file"' in player.get("/").text
    copy = player.get(f"/t/{race.id}/reading/export")
    assert "zavod" in copy.headers["Content-Disposition"] and "reading" in copy.headers["Content-Disposition"]
    assert SPELL not in copy.text and "SEMÍNKO" not in copy.text
    told = json.loads(copy.data)
    assert told["state"]["characters"][0]["spells"] == ["•", "•"] and len(told["log"]) == race.revision + 1
    assert player.get(f"/t/{race.id}/export").status_code == 403


def test_the_copy_tells_the_chronicle_in_both_languages(visitor):
    visitor.lay()
    visitor.store.move(visitor.id, 0, "let_in", {"steps": 2})
    told = json.loads(visitor.get(f"/t/{visitor.id}/reading/export").data)
    (sentence,) = told["log"][1]["sentences"]
    assert sentence["cs"] != sentence["en"] and all(sentence.values())
    assert Api(visitor.client).get(f"/tables/{visitor.id}/reading") == told


@pytest.mark.parametrize(("language", "words"), [("cs", "ke čtení, bez tajemství"), ("en", "to be read, without")])
def test_the_copy_is_not_taken_for_a_table(app, race, language, words):
    reader = Visitor(app, language)
    copy = race.get(f"/t/{race.id}/reading/export").data
    answer = reader.client.post("/import", data={"file": (BytesIO(copy), "x.json")}, headers=reader.headers)
    assert answer.status_code == 422 and words in plain(answer.text)
    assert len(race.store.all()) == 1


def test_a_table_whose_game_is_missing_can_be_saved(visitor, monkeypatch):
    visitor.lay("Osiřelý")
    monkeypatch.delitem(games.GAMES, "toy")
    games.game.cache_clear()
    page = visitor.look("file").text
    assert f"/t/{visitor.id}/export" in page and "/reading/export" not in page
    assert visitor.look("reading/export").status_code == 404


# --- everything -------------------------------------------------------------------------------------------------------


@pytest.fixture
def chest(race):
    """Everything of a house with a race, a book and a card, as its page saves it; afterwards the house is empty."""
    begin(race.journals, "toy", "brod", {"book.md": "# brod\ngame: toy\n"})
    learned.correct(race.store, "tainted_grail", "encounter", "green Vlk", WOLF)
    race.client.set_cookie("theme", "vellum", domain="127.0.0.1")
    file = race.get("/everything/export")
    assert file.mimetype == "application/zip" and int(file.headers["Content-Length"]) == len(file.data)
    race.client.delete_cookie("theme", domain="127.0.0.1")
    with race.store.ledger.writing() as pen:
        pen.let_go([race.id])
        pen.keep_card("tainted_grail", "encounter", "green Vlk", None)
    begin(race.journals, "toy", "lom", {"book.md": "# lom\n"})
    (race.journals.own / "toy" / "brod" / "book.md").unlink()
    (race.journals.own / "toy" / "brod").rmdir()
    return file.data


def brought(visitor, file):
    return visitor.client.post("/everything", data={"file": (BytesIO(file), "a.zip")}, headers=visitor.headers)


def test_everything_is_looked_at_and_what_is_ticked_comes_back(visitor, chest):
    assert 'href="/everything"' in visitor.get("/").text
    there = brought(visitor, chest).location
    page = plain(visitor.get(there).text)
    for words in ("Závod", "Nový: tady ho ještě nemáte", "toy/brod", "Nové: 1", "Vlk", "Nastavení"):
        assert words in page, words
    assert visitor.store.all() == []
    ticks = re.findall(r'name="take" value="([^"]+)" checked', page)
    assert len(ticks) == 3
    answer = visitor.post(there, {"take": [*ticks, "preferences"], "key": "k"})
    assert answer.location == "/everything?tables=1&books=1&cards=1"
    assert "theme=vellum" in answer.headers["Set-Cookie"]
    assert "Přibyl 1 stůl, 1 kniha, 1 karta" in plain(visitor.get(answer.location).text)
    assert [one.plain["name"] for one in visitor.store.all()] == ["Závod"]
    assert "own/toy/brod" in own_books(visitor.journals, visitor.journals.folders())
    again = visitor.get(there)
    assert again.location == "/everything?gone=1" and "znovu" in visitor.get(again.location).text


def test_what_is_left_alone_leaves_nothing(visitor, chest, tmp_path):
    there = brought(visitor, chest).location
    assert len(list((tmp_path / "cache" / "coming").iterdir())) == 2  # the file, and what was seen in it
    assert visitor.post(there, {"leave": "1"}).location == "/everything"
    assert list((tmp_path / "cache" / "coming").iterdir()) == [] and visitor.store.all() == []
    for odd in ("x", "0" * 32, "../../companion"):
        assert visitor.get(f"/everything/{odd}").status_code in (303, 404)
        assert visitor.post(f"/everything/{odd}", {}).status_code in (303, 404, 405)


@pytest.mark.parametrize("file", [b"", b"PK", b"{}", b"PK\x03\x04" + bytes(400)])
def test_what_is_no_such_file_is_said_and_does_not_stay(visitor, english, file, tmp_path):
    for reader, words in ((visitor, "není všechno z jedné instalace"), (english, "does not hold everything")):
        answer = brought(reader, file)
        assert answer.status_code == 422 and words in plain(answer.text)
    assert list((tmp_path / "cache" / "coming").iterdir()) == []
    assert "Nejdřív vyberte soubor" in visitor.get(visitor.post("/everything").location).text


def test_a_chest_among_tables_is_sent_to_its_page(visitor, chest):
    answer = visitor.client.post("/import", data={"file": (BytesIO(chest), "a.zip")}, headers=visitor.headers)
    assert answer.status_code == 422 and "Všechno v jednom souboru" in plain(answer.text)


def test_the_file_of_a_box_among_tables_is_sent_to_its_page(visitor):
    learned.correct(visitor.store, "tainted_grail", "encounter", "green Vlk", WOLF)
    file = visitor.get("/boxes/tainted_grail.json").data
    answer = visitor.client.post("/import", data={"file": (BytesIO(file), "a.json")}, headers=visitor.headers)
    assert answer.status_code == 422 and "Co víme o svých krabicích" in plain(answer.text)


def test_a_table_that_cannot_be_read_is_named_before_the_rest_is_saved(race):
    race.store.ledger.database.connection.execute("UPDATE log SET patch = '[' WHERE table_id = ?", (race.id,))
    page = race.get("/everything/export")
    assert page.mimetype == "text/html" and "Závod" in page.text
    assert race.get("/everything/export?without=1").mimetype == "application/zip"


def test_only_the_host_takes_everything_out_or_in(app, race, chest):
    for look in ("chronicler", "player 1", "onlooker", "stranger"):
        guest = guest_of(app, race, look)
        for answer in (guest.get("/everything"), guest.get("/everything/export"), brought(guest, chest)):
            assert answer.status_code in (401, 403) or answer.location == "/join"
        assert guest.get("/api/everything").status_code in (401, 403)


def test_the_api_does_the_same(visitor, chest):
    def ask(path, **headers):
        sent = {**visitor.headers, "Content-Type": "application/zip", **headers}
        return visitor.client.post(f"/api/everything{path}", data=chest, headers=sent)

    coming = ask("/look").json
    found = {(one["kind"], one["name"], one["how"], one["proposed"]) for one in coming["things"]}
    assert {("table", "Závod", "new", True), ("book", "own/toy/brod", "new", True)} < found
    assert ("box", "tainted_grail", "new", True) in found
    assert visitor.store.all() == []
    table = next(one["tick"] for one in coming["things"] if one["kind"] == "table")
    key = {"Idempotency-Key": "once"}
    taken = ask(f"?take={table}", **key).json
    assert len(taken["tables"]) == 1 and taken["books"] == [] and ask(f"?take={table}", **key).json == taken
    assert len(visitor.store.all()) == 1
    assert ask("?take=table-9").json["code"] == "chest-no-such-tick"
    assert ask("", **{"Content-Type": "application/json"}).status_code == 415
    file = visitor.get("/api/everything")
    assert file.mimetype == "application/zip" and file.data[:2] == b"PK"
    assert export(visitor.store, taken["tables"][0])
