"""The shelf: tables as sentences, new ones, ended ones, and files."""

from __future__ import annotations

import re
from io import BytesIO

import pytest

from companion import games
from companion.house import HOUSE

from .conftest import Visitor


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
    assert f'href="/t/{visitor.id}/file"' in page
    assert f'href="/t/{visitor.id}/export"' in visitor.look("file").text
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
    answer = visitor.refused("/new/toy", {"sacks": "17", **fields})
    assert answer.status_code == 422
    assert words in answer.text
    assert 'value="17"' in answer.text
    assert visitor.store.all() == []


def test_out_of_the_house_and_in_again(visitor):
    visitor.lay("Mlýn u potoka")
    visitor.move("let_in", {"steps": "2"})
    file = visitor.look("export")
    before = visitor.store.get(visitor.id).plain
    visitor.store.shelf.throw_away(visitor.id)
    assert file.headers["Content-Disposition"].startswith('attachment; filename="mlyn-u-potoka-')
    answer = visitor.client.post("/import", data={"file": (BytesIO(file.data), "mlyn.json")}, headers=visitor.headers)
    assert answer.status_code == 303
    came = answer.location.split("/")[2]
    assert came != visitor.id
    assert visitor.store.get(came).plain == before


@pytest.mark.parametrize(("file", "status"), [(b"", 422), (b"{", 422), (b'{"format": "cake"}', 422), (b"\x89PNG", 422)])
def test_a_foreign_file_is_refused_kindly(visitor, file, status):
    answer = visitor.client.post("/import", data={"file": (BytesIO(file), "x.json")}, headers=visitor.headers)
    assert answer.status_code == status
    assert "Zpět na polici" in answer.text
    assert visitor.store.all() == []


@pytest.mark.parametrize(("language", "words"), [("cs", "Nejdřív vyberte soubor."), ("en", "Choose a file first.")])
def test_no_file_is_no_import_and_the_shelf_says_so(app, language, words):
    visitor = Visitor(app, language)
    answer = visitor.post("/import")
    assert answer.status_code == 303 and answer.location.endswith("#import")
    field = re.search(r'<div class="file">.*?</div>', visitor.get(answer.location).text, re.S)[0]
    assert words in field and 'aria-invalid="true"' in field
    assert words not in visitor.get("/").text


@pytest.mark.parametrize(("language", "words"), [("cs", "Dejte stolu jméno"), ("en", "Give the table a name")])
def test_a_new_name_that_is_none_is_refused_on_the_card(app, language, words):
    visitor = Visitor(app, language)
    visitor.lay("Mlýn")
    page = visitor.get(visitor.move("rename", {"name": "  "}, page="shelf").location).text
    menu = re.search(r'<details class="card-menu".*?</details>', page, re.S)[0]
    assert " open" in menu[: menu.index(">")] and words in menu and 'value="  "' in menu
    assert visitor.store.get(visitor.id).plain["name"] == "Mlýn"


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
    assert "The Circle of Rain" not in visitor.get("/").text
    assert english.get(answer.location).text.count("A sample: The Circle of Rain") == 2
    assert visitor.post("/sample/toy").status_code == 404
    assert visitor.post("/sample/chess").status_code == 404


def key_on(page: str, action: str) -> str:
    """The hidden key of the form that is sent to an address."""
    form = page[page.index(f'action="{action}"') :]
    return re.search(r'name="key" value="([^"]+)"', form)[1]


def test_a_double_tap_makes_one(visitor):
    key = key_on(visitor.get("/new/toy").text, "/new/toy")
    fields = {"name": "Mlýn", "players": "2", "sacks": "6", "key": key}
    first = visitor.post("/new/toy", fields).location
    assert visitor.post("/new/toy", fields).location == first
    assert visitor.post("/new/toy", fields | {"name": "Jez"}).location != first
    page = visitor.get("/").text
    id = first.split("/")[2]
    for action in (f"/t/{id}/fork", "/sample/tainted_grail"):
        key = key_on(page, action)
        assert visitor.post(action, {"key": key}).location == visitor.post(action, {"key": key}).location
    assert f'name="key" value="{key_on(page, "/import")}"' in page
    assert len(visitor.store.all()) == 4


def test_a_file_sent_twice_is_one_table(visitor):
    visitor.lay("Mlýn")
    file = visitor.look("export").data
    visitor.store.shelf.throw_away(visitor.id)

    def send(key):
        sent = {"file": (BytesIO(file), "mlyn.json"), "key": key}
        return visitor.client.post("/import", data=sent, headers=visitor.headers).location

    assert send("a") == send("a")
    assert len(visitor.store.all()) == 1


def test_hundreds_of_tables_stand_on_pages(visitor):
    visitor.lay("Mlýn")
    for number in range(44):
        visitor.store.fork(visitor.id, name=f"Stůl {number:02}")
    page = visitor.get("/").text
    assert page.count('class="panel card') == 20
    assert 'href="/?page=2"' in page and 'rel="prev"' not in page
    last = visitor.get("/?page=3").text
    assert last.count('class="panel card') == 5
    assert 'rel="next"' not in last and 'href="/?page=2"' in last
    for odd in ("99", "0", "-3", "x", "9" * 30):
        assert visitor.get(f"/?page={odd}").status_code == 200


def test_archived_and_back(visitor):
    visitor.lay("Odložený")
    assert visitor.post(f"/t/{visitor.id}/archive").location == "/"
    page = visitor.get("/").text
    assert page.index("Archiv") < page.index("Odložený")
    assert "Police je zatím prázdná" not in page
    assert visitor.look().status_code == 200
    assert "Odložený" in visitor.get("/shelf/archived").text
    visitor.post(f"/t/{visitor.id}/back")
    assert "Archiv" not in visitor.get("/").text.replace("do archivu", "")
    assert visitor.get("/shelf/cellar").status_code == 404


def test_thrown_away_after_one_question_and_taken_back(visitor):
    visitor.lay("Zbytečný")
    assert f'href="/t/{visitor.id}/throw"' in visitor.get("/").text
    asked = visitor.look("throw").text
    assert "Zahodit stůl „Zbytečný“?" in asked
    assert visitor.store.get(visitor.id).revision == 0
    gone = visitor.post(f"/t/{visitor.id}/throw").location
    offered = re.search(r'<form class="note stale take-back".*?</form>', visitor.get(gone).text, re.S)[0]
    assert "Zbytečný" in offered and f'action="/t/{visitor.id}/back"' in offered
    page = visitor.get("/").text
    assert re.search(r'<details class="shelf-fold" id="thrown" open>', page)  # nothing else is on this shelf
    assert page.index("Zahozené stoly") < page.index("Zbytečný")
    assert "Police je zatím prázdná" in page
    assert "zbývá 30 dní" in page
    assert visitor.look().status_code == 410
    assert "Tenhle stůl jste zahodili" in visitor.look().text
    assert f'action="/t/{visitor.id}/back"' in visitor.look().text
    assert visitor.post(f"/t/{visitor.id}/moves/let_in", {"revision": 0, "page": "day"}).status_code == 410
    visitor.post(f"/t/{visitor.id}/back")
    assert visitor.look().status_code == 200
    assert "take-back" not in visitor.get(gone).text
    assert "take-back" not in visitor.get("/?thrown=nothing").text


def test_a_sample_is_thrown_away_without_a_question(visitor):
    id = visitor.post("/sample/tainted_grail").location.split("/")[2]
    assert f'method="post" action="/t/{id}/throw"' in visitor.get("/").text
    visitor.post(f"/t/{id}/throw")
    assert visitor.store.all() == []
    assert visitor.post("/sample/tainted_grail").location.split("/")[2] != id


def test_ending_is_asked_once(visitor):
    visitor.lay("Povodeň")
    page = visitor.get("/").text
    assert f'href="/t/{visitor.id}/end"' in page
    assert "moves/close_table" not in page
    asked = visitor.look("end").text
    assert "Uzavřít stůl „Povodeň“?" in asked
    assert f'action="/t/{visitor.id}/moves/close_table"' in asked


class TestTheSameTableFromAFile:
    @pytest.fixture
    def came(self, visitor):
        """A file of the table, from before its last move, sent to the shelf where it stands."""
        visitor.lay("Zima")
        file = visitor.look("export").data
        visitor.move("let_in")
        sent = {"file": (BytesIO(file), "zima.json")}
        answer = visitor.client.post("/import", data=sent, headers=visitor.headers)
        assert answer.location.startswith("/import/")
        return answer.location

    def test_it_is_looked_at_before_it_stands_there(self, visitor, came):
        page = visitor.get(came).text
        assert "Tenhle stůl už tu stojí" in page
        assert "chybí mu 1 tah" in page
        assert visitor.get("/").text.count("Zima</h2>") == 1

    def test_both_are_kept_and_told_apart(self, visitor, came):
        assert visitor.post(came, {"keep": "both"}).location == f"/t/{came.split('/')[2]}/"
        page = visitor.get("/").text
        assert page.count("Zima</h2>") == 2
        assert page.count("z dovozu (dnes)") == 1
        assert visitor.get(came).status_code == 303

    @pytest.mark.parametrize("kept", ["old", "new"])
    def test_the_other_one_can_be_taken_back(self, visitor, came, kept):
        visitor.post(came, {"keep": kept})
        new = came.split("/")[2]
        (left,) = visitor.store.all()
        assert left.id == (visitor.id if kept == "old" else new)
        (thrown,) = visitor.store.shelf.part("thrown")
        assert thrown.id == (new if kept == "old" else visitor.id)

    def test_an_answer_that_is_none_changes_nothing(self, visitor, came):
        assert visitor.post(came, {"keep": "???"}).location == "/"
        assert visitor.get(came).status_code == 200


def test_the_language_is_one_tap_from_the_first_page(visitor):
    page = visitor.get("/").text
    assert 'name="language" value="en" lang="en" aria-pressed="false">English' in page
    assert visitor.post("/preferences", {"language": "en", "straight": "/"}).location == "/"
    assert "The shelf is still empty" in visitor.get("/").text
    assert visitor.post("/preferences", {"language": "cs", "straight": "//evil.example"}).location == "/"


def test_a_card_that_cannot_be_made_never_breaks_the_shelf(visitor):
    visitor.lay("Torzo")
    broken = visitor.id
    visitor.lay("Zdravý")
    nonsense = '{"name":"x","session":1,"away":false,"closed":false,"sentence":{"key":"?"},"facts":{}}'
    for spine in ("", '{"name": 5}', nonsense):
        visitor.store.ledger.database.connection.execute(
            "UPDATE tables SET state = '{}', spine = ? WHERE id = ?", (spine, broken)
        )
        answer = visitor.get("/")
        assert answer.status_code == 200
        assert "Zdravý" in answer.text


def test_each_game_has_its_picture_on_the_shelf(app):
    sprite = (HOUSE / "static" / "icons" / "scenes.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="(\w+)"', sprite))
    assert {scene for one in games.games() for scene in (one.scene, *one.scenes.values())} <= drawn
    page = Visitor(app, "cs").get("/").text
    for one in games.games():  # to lay it, and to look at it in play
        assert page.count(f'#{one.scene}"/></svg><span') >= 1 + bool(one.sample), one.id


def test_a_card_says_who_sits_there(app):
    visitor = Visitor(app, "cs")
    people = [{"id": "ailei", "player": "Jana"}, {"id": "beor", "player": "Petr"}]
    visitor.store.create("tainted_grail", "Zima", {"characters": people})
    visitor.store.create("tainted_grail", "Zima", {"characters": [{"id": "arev"}]})
    page = visitor.get("/").text
    assert re.findall(r'class="company">([^<]*)<', page) == ["Jana, Petr"]
