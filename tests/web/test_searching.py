"""One box for everything: what is found, what must not be, and that the index keeps step with its tables."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from companion.concordance import Concordance
from companion.core.words import LANGUAGES
from companion.web import finding

from .conftest import Visitor
from .test_every_role import BOOK, BY_CHOICE, READ, UNREAD
from .test_joining import Guest

ODD = (
    "   ",
    "\0",
    "🐉🔥",
    '"',
    "' OR 1=1 --",
    "AND NOT NEAR(",
    "a*^:b",
    "<script>x</script>",
    "\u202eabc",
    "שלום עולם",
    "x" * 10_000,
)


def answer(visitor, query, **asked):
    found = visitor.client.get("/api/search", query_string={"q": query, **asked}, headers=visitor.headers)
    assert found.status_code == 200, found.text
    return found.json


def sentences(visitor, query):
    return [one["text"].replace("\N{NO-BREAK SPACE}", " ") for one in answer(visitor, query)["sentences"]]


def page(visitor, query, **asked):
    shown = visitor.client.get("/search", query_string={"q": query, **asked}, headers=visitor.headers, buffered=True)
    assert shown.status_code == 200
    return shown.text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture
def reader(app):
    """A table that reads an owner's book, and stands at its first passage."""
    host = Visitor(app)
    folder = Path(app.instance_path) / "journal" / "tainted-grail" / "the-ford"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK.format(game="tainted-grail"), encoding="utf-8")
    made = host.post("/new/tainted_grail", {"name": "Brodící se", "characters.0.id": "beor"})
    host.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
    host.store.move(host.id, host.revision, "leave_list", {})
    book = {"book": "own/tainted-grail/the-ford", "language": "cs"}
    host.store.move(host.id, host.revision, "open_book", book, overrule=("*",))
    return host


# --- what is found


def test_tables_are_found_by_name_player_and_game(visitor):
    visitor.lay("Žďárský mlýn")
    for query in ("zdar", "ŽĎÁR mlyn", "zdarsky"):
        assert [one["name"] for one in answer(visitor, query)["tables"]] == ["Žďárský mlýn"]
    shown = page(visitor, "zdar")
    assert "<mark>Žďárský</mark> mlýn" in shown and f'href="/t/{visitor.id}/"' in shown
    assert answer(visitor, "mlyn jinde")["tables"] == []


def test_a_player_is_found_where_they_sit(visitor):
    made = visitor.post(
        "/new/tainted_grail", {"name": "Pátek", "characters.0.id": "beor", "characters.0.player": "Řehoř"}
    )
    assert made.status_code == 303
    assert answer(visitor, "rehor")["tables"][0]["players"] == ["Řehoř"]


def test_sentences_lead_to_their_place_in_the_chronicle(visitor, english):
    visitor.lay()
    for _ in range(3):
        visitor.move("let_in", {"steps": "1"})
    visitor.move("note", {"text": "Přišel <b>Jiří</b> & dal nám sůl."})
    shown = page(visitor, "jiri")
    assert "&lt;b&gt;<mark>Jiří</mark>&lt;/b&gt; &amp; dal" in shown
    there = re.search(r'href="(/t/\w+/chronicle\?[^"#]*)#(r\d+)"', shown)
    chronicle = visitor.get(there[1].replace("&amp;", "&")).text
    assert f'id="{there[2]}"' in chronicle and "Jiří" in chronicle
    assert sentences(english, "water") and not sentences(visitor, "water")


def test_the_chronicle_opens_at_the_part_and_evening_of_a_move(visitor, monkeypatch):
    from companion.web.table import chronicle

    monkeypatch.setattr(chronicle, "PART", 2)
    visitor.lay()
    for number in range(6):
        visitor.move("note", {"text": f"Zápis číslo {number}."})
    first = visitor.look("chronicle?lines=1&at=2").text
    assert 'id="r2"' in first and 'id="r6"' not in first
    assert 'id="r6"' in visitor.look("chronicle?lines=1&at=999").text


def test_rules_are_those_of_the_rules_page(visitor):
    rules = answer(visitor, "vydrz", limit=50)["rules"]
    assert {"TG-TRK-04"} <= {one["id"] for one in rules} and len({one["game"] for one in rules}) > 1
    assert 'href="/rules/tainted_grail/TG-' in page(visitor, "vydrz")


def test_a_word_in_another_case_is_found_where_nothing_else_is(visitor):
    visitor.lay("Zaklínačova stezka")
    assert answer(visitor, "zaklínačově")["tables"]


def test_cards_that_are_known_are_found_with_what_is_known(visitor):
    with visitor.store.ledger.writing() as pen:
        pen.keep_card("tainted_grail", "encounter", "green Vlk", {"name": "Vlk", "colour": "green", "value": 3})
    card = answer(visitor, "vlk")["cards"][0]
    assert card["kind"] == "encounter" and "Vlk" in card["name"] and any(fact[1] == "3" for fact in card["facts"])
    there = re.search(r'href="(/boxes/tainted_grail/card\?[^"]+)"', page(visitor, "vlk"))
    assert "Vlk" in visitor.get(there[1].replace("&amp;", "&")).text


# --- what must not be found


def test_only_what_was_read_is_found_and_as_it_was_told(reader):
    found = answer(reader, "zacatek ktery slysel")["passages"]
    assert [one["title"] for one in found] == ["Na břehu"] and READ in found[0]["text"]
    for secret in (UNREAD, BY_CHOICE, "wade", "Jít"):
        assert answer(reader, secret)["passages"] == [], secret
        assert 'id="found-passages"' not in page(reader, secret)
    assert UNREAD not in page(reader, "konec nikdo")  # the words of the question itself apart


def test_a_passage_is_read_again_as_it_was_and_says_nothing_of_its_ways_on(reader):
    there = re.search(r'href="(/t/\w+/read/\d+)"', page(reader, "zacatek slysel"))[1]
    again = reader.get(there).text
    assert (
        READ in again
        and "Na břehu" in again
        and "Přebrodit" not in again
        and UNREAD not in again
        and BY_CHOICE not in again
    )
    assert reader.get(f"/t/{reader.id}/read/0").location.startswith(f"/t/{reader.id}/chronicle?")
    assert reader.get(f"/t/{reader.id}/read/999").status_code == 404


def test_a_passage_read_later_is_found_then_and_not_when_it_is_undone(reader):
    assert not answer(reader, UNREAD)["passages"]
    reader.store.move(reader.id, reader.revision, "choose", {"choice": "wade"})
    assert len(answer(reader, UNREAD)["passages"]) == 1
    reader.store.undo(reader.id, reader.revision)
    assert not answer(reader, UNREAD)["passages"] and not answer(reader, UNREAD)["sentences"]
    reader.store.redo(reader.id, reader.revision)
    assert len(answer(reader, UNREAD)["passages"]) == 1


def test_a_book_that_was_mended_is_told_as_it_is_now(reader, app):
    assert answer(reader, READ)["passages"]
    file = Path(app.instance_path) / "journal" / "tainted-grail" / "the-ford" / "book.md"
    file.write_text(file.read_text(encoding="utf-8").replace(READ, "Docela jiná řeka"), encoding="utf-8")
    reader.move("note", {"text": "Kniha je opravená."})
    assert answer(reader, "docela jina")["passages"] and not answer(reader, READ)["passages"]


def test_what_was_undone_is_not_found(visitor):
    visitor.lay()
    visitor.move("note", {"text": "Omyl kronikáře."})
    assert sentences(visitor, "omyl")
    visitor.step("undo")
    assert not sentences(visitor, "omyl")
    visitor.move("note", {"text": "Omyl napraven."})
    assert sentences(visitor, "omyl") == ["Omyl napraven."]


def test_thrown_away_tables_are_not_found_archived_ones_are_and_say_so(visitor):
    visitor.lay("Stará studna")
    visitor.move("note", {"text": "Vědro spadlo."})
    visitor.store.shelf.archive(visitor.id)
    assert answer(visitor, "studna")["tables"][0]["place"] == "archived"
    assert page(visitor, "vedro").count("v archivu") == 1
    visitor.store.shelf.throw_away(visitor.id)
    nothing = answer(visitor, "vedro")
    assert not nothing["sentences"] and not answer(visitor, "studna")["tables"]
    visitor.store.shelf.put_back(visitor.id)
    assert sentences(visitor, "vedro")


def test_a_card_in_a_hidden_hand_is_not_found_until_it_lies_open(visitor):
    options = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
    visitor.id = visitor.store.create("talisman", "Stůl", options, seed="hill").record.id
    visitor.store.move(visitor.id, visitor.revision, "leave_list", {})
    visitor.store.move(visitor.id, visitor.revision, "name_spell", {"who": 1, "name": "Vítr z hor"})
    assert "Vítr z hor" in visitor.store.cards("talisman").get("spell", {})
    assert not answer(visitor, "vitr")["cards"]
    assert "Vítr z hor" not in visitor.get("/boxes/talisman/").text
    visitor.store.shelf.throw_away(visitor.id)
    assert [one["name"] for one in answer(visitor, "vitr")["cards"]] == ["Vítr z hor"]


@pytest.mark.parametrize(("role", "cards"), [("chronicler", 1), ("player", 0), ("onlooker", 0)])
def test_each_role_finds_what_it_may_see(visitor, app, role, cards):
    visitor.lay("Mlýn u řeky")
    with visitor.store.ledger.writing() as pen:
        pen.keep_card("tainted_grail", "encounter", "green Mlynář", {"name": "Mlynář"})
    guest = Guest(app)
    assert guest.get("/search?q=mlyn").status_code in (303, 401)
    _, token = app.extensions["register"].add(role, role)
    guest.client.set_cookie("device", token, domain="127.0.0.1")
    found = answer(guest, "mlyn")
    assert len(found["tables"]) == 1 and len(found["cards"]) == cards


# --- odd questions


@pytest.mark.parametrize("query", ODD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_anything_may_be_asked_and_is_answered(app, query, language):
    asks = Visitor(app, language)
    asks.lay()
    answer(asks, query)
    shown = page(asks, query)
    assert 'role="search"' in shown and "<script>x" not in shown
    assert 'class="empty"' in shown or 'class="hit"' in shown


def test_a_question_without_a_word_and_one_too_long_say_so(visitor, english):
    assert "není žádné slovo" in page(visitor, "🐉") and "no word" in page(english, " ? ")
    assert "prvních 200" in page(visitor, "x " * 5000) and "first 200" in page(english, "x" * 10_000)
    assert "Stačí začátek" in page(visitor, "") and "Nobody here" in page(english, "qqqq")
    assert page(visitor, "mlyn", **{"in": "nonsense"})


def test_more_of_a_kind_stands_on_a_page_of_its_own(visitor):
    visitor.lay()
    for number in range(8):
        visitor.move("note", {"text": f"Sůl číslo {number}."})
    shown = page(visitor, "sul cislo")
    assert shown.count("<mark>Sůl</mark>") == 5 and "in=sentences" in shown
    assert page(visitor, "sul cislo", **{"in": "sentences"}).count("<mark>Sůl</mark>") == 8


# --- in step with the tables


def test_only_new_rows_are_spoken(visitor, app, monkeypatch):
    visitor.lay()
    visitor.move("note", {"text": "První slovo."})
    assert sentences(visitor, "slovo")
    kept: Concordance = app.extensions["installation"].concordance
    added = []
    monkeypatch.setattr(kept, "add", lambda place, language, quotes, reached: added.append([*quotes]))
    answer(visitor, "slovo")
    assert added == []
    visitor.move("note", {"text": "Druhé slovo."})
    answer(visitor, "slovo")
    assert [[quote.text for quote in quotes] for quotes in added] == [["Druhé slovo."]]


def test_whoever_is_called_otherwise_is_found_by_the_new_name(visitor):
    made = visitor.post("/new/mage_knight", {"name": "Rytíři", "players.0.player": "Eliška"})
    assert made.status_code == 303, made.text
    visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
    found = sentences(visitor, "a")
    visitor.store.move(visitor.id, visitor.revision, "rename", {"name": "Jinak"})
    assert [one for one in sentences(visitor, "a") if one in found] == found


def test_old_lines_that_are_told_otherwise_now_are_told_anew(visitor, monkeypatch):
    from companion.web.wording import Voice

    visitor.lay()
    visitor.move("note", {"text": "Přišel Karel."})
    assert sentences(visitor, "karel")
    spoken = Voice.spoken
    monkeypatch.setattr(Voice, "spoken", lambda self, message: spoken(self, message).replace("Karel", "Otakar"))
    visitor.move("note", {"text": "Nic."})
    assert sentences(visitor, "otakar") == ["Přišel Otakar."] and not sentences(visitor, "karel")


def test_another_log_under_the_same_table_is_read_anew(visitor, app):
    visitor.lay()
    visitor.move("note", {"text": "Z jiného života."})
    assert sentences(visitor, "zivota")
    other = Concordance(None)
    kept: Concordance = app.extensions["installation"].concordance
    ((id, reached),) = kept.reached("cs").items()
    kept.add(id, "cs", [], finding.Reached(reached.revision, "2001-01-01T00:00:00.000+00:00", "", {}))
    assert sentences(visitor, "zivota") == ["Z jiného života."]
    other.close()


def test_what_takes_long_is_said_and_goes_on_with_the_next_search(visitor, app):
    app.config["SEARCH_BUDGET"] = 0
    for name in ("Jedna", "Dvě", "Tři"):
        visitor.lay(name)
        visitor.move("note", {"text": "Sůl."})
    assert answer(visitor, "sul")["unread"] == 2
    shown = page(visitor, "sul")
    assert "ještě čte" in shown and "Hledat znovu" in shown
    assert answer(visitor, "sul")["unread"] == 0
    assert len(sentences(visitor, "sul")) == 3


def test_a_long_log_is_read_piece_by_piece(visitor, app, monkeypatch):
    monkeypatch.setattr(finding, "AT_ONCE", 2)
    app.config["SEARCH_BUDGET"] = 0
    visitor.lay()
    for number in range(5):
        visitor.move("note", {"text": f"Sůl {number}."})
    found = [len(sentences(visitor, "sul")) for _ in range(3)]
    assert found == [1, 3, 5] and answer(visitor, "sul")["unread"] == 0


def test_the_ways_to_it_stand_on_the_shelf_the_chronicle_and_the_rules(visitor):
    visitor.lay()
    for shown in (visitor.get("/"), visitor.look("chronicle"), visitor.look("rules"), visitor.get("/rules/toy")):
        assert 'href="/search"' in shown.text
    assert 'href="/search?q=boj"' in visitor.get("/rules/tainted_grail?q=boj").text


def test_while_the_app_is_served_somebody_goes_on_reading(visitor, app, monkeypatch):
    app.config["SEARCH_BUDGET"] = 0
    for name in ("Jedna", "Dvě", "Tři"):
        visitor.lay(name)
        visitor.move("note", {"text": "Sůl."})
    onward = finding.Onward(app)
    monkeypatch.setitem(app.extensions, "onward", onward)
    onward.start()
    try:
        assert answer(visitor, "sul")["unread"] == 2
        reached = app.extensions["installation"].concordance.reached
        for _ in range(200):
            if len(reached("cs")) == 3:
                break
            time.sleep(0.02)
        assert len(reached("cs")) == 3
    finally:
        onward.stop()
    assert len(sentences(visitor, "sul")) == 3
