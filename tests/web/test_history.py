"""Looking back: the history and what is looked for in it, a step back seen before it is done, what if, statistics."""

from __future__ import annotations

import re

import pytest

from companion.store import history

from .api_client import Api
from .test_joining import Guest


@pytest.fixture
def table(visitor):
    """Two evenings at the mill, with a move that was taken back, a ruling, and both kinds of rolls."""
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    visitor.move("grind", {"who": "2", "rolled": "5", "drew": "sack 1"})
    visitor.move("grind", {"who": "1"})
    visitor.move("let_in", {"steps": "4"})
    visitor.step("undo")
    visitor.move("close_box")
    visitor.move("sit_down")
    visitor.move("let_in", {"steps": "1"})
    return visitor


def shown(page):
    """The revisions that a page of the history lists."""
    return [int(number) for number in re.findall(r'<li id="r(\d+)"', page.text)]


def test_the_latest_moves_come_first_under_their_evenings(table):
    page = table.look("history")
    assert shown(page) == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    text = page.text
    assert text.index("2. herní večer</") < text.index("1. herní večer</")
    assert "Voda stoupla o jeden stupeň." in text and "Krok zpět k tahu č. 3" in text and "Příprava stolu" in text
    assert text.count("vzato zpět") == 1


@pytest.mark.parametrize(
    ("query", "revisions"),
    [
        ("who=2", [2]), ("move=grind", [3, 2]), ("evening=2", [8, 7]), ("roller=app", [3]), ("roller=table", [2]),
        ("words=voda stoup", [8, 4, 1]), ("words=STUPEŇ", [8]), ("words=stupen", [8]), ("words=semlel 1", [2]),
        ("words=rozhodně nic", []), ("ruled=1", []), ("who=1&move=grind&words=pytel", [3]), ("before=3", [2, 1, 0]),
        ("who=&move=&evening=&roller=&words=", [8, 7, 6, 5, 4, 3, 2, 1, 0]), ("seat=1&show=1&move=grind", [3, 2]),
    ],
)  # fmt: skip
def test_what_is_looked_for_is_shown(table, query, revisions):
    page = table.look(f"history?{query}")
    assert page.status_code == 200
    assert shown(page) == revisions
    assert ("Nic takového tu není." in page.text) == (revisions == [])


def test_rulings_are_found_by_themselves_and_told_with_their_rule(table):
    for _ in range(2):
        table.move("correct", {"path": "/water/value", "value": "0"})
    table.move("grind", {"who": "1"}, overrule="pond-is-dry")
    page = table.look("history?ruled=1")
    assert shown(page) == [table.revision]
    assert "Rybník je suchý" in page.text and "/rules/toy/TO-MIL-02" in page.text
    assert shown(table.look("history?words=suchy")) == [table.revision]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("evening=x", "„Herní večer“"), ("evening=0", "„Herní večer“"), ("who=99", "Takové místo"), ("who=x", "„Kdo“"),
        ("move=fly", "Takový tah"), ("roller=nobody", "„Hody a losy“"), ("ruled=maybe", "Jen to, co stůl"),
        ("before=-1", "„Dřív než tah“"), ("before=1e99", "„Dřív než tah“"), ("then=99", "Takový okamžik"),
        ("then=x", "„Okamžik“"), ("words=" + "a" * 101, "Hledaná slova"), ("before=" + "9" * 30, "„Dřív než tah“"),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_told_and_the_rest_is_answered(table, query, said):
    page = table.look(f"history?{query}&move=grind" if not query.startswith("move") else f"history?{query}&who=2")
    assert page.status_code == 422
    assert said in page.text.replace("\u00a0", " ") and "Tato podmínka se proto vynechala" in page.text
    assert shown(page) == ([2] if query.startswith("move") else [3, 2])


def test_several_things_that_are_wrong_are_told_each(table):
    page = table.look("history?evening=x&who=99&move=fly&before=-1&then=abc&roller=you&ruled=7")
    assert page.status_code == 422
    assert page.text.count("Tato podmínka se proto vynechala") == 7
    assert len(shown(page)) == 9


@pytest.mark.parametrize("query", ["%00=1", "words=%00", "words=%ff", "nothing=1", "who=1&who=2", "words=%F0%9F%8E%B2"])
def test_odd_addresses_are_answered(table, query):
    assert table.look(f"history?{query}").status_code in (200, 422)


def test_a_long_history_is_turned_page_by_page(table, monkeypatch):
    monkeypatch.setattr(history.happenings, "__defaults__", (*history.happenings.__defaults__[:-1], 4))
    seen, page = [], "history"
    for _ in range(9):
        answer = table.look(page)
        seen += shown(answer)
        if not (older := re.search(r'rel="next" href="/t/\w+/(history\?before=\d+)"', answer.text)):
            break
        page = older[1]
    assert seen == [8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_how_far_was_looked_is_said_and_the_search_goes_on_from_there(table, monkeypatch):
    monkeypatch.setattr(history, "LOOKED_THROUGH", 3)
    page = table.look("history?words=semlel")
    assert shown(page) == []
    assert "Zatím se hledalo jen zpátky k tahu č. 6." in page.text.replace("\u00a0", " ")
    assert "Zkuste jiné slovo" not in page.text  # it may still come
    on = re.search(r'rel="next" href="/t/\w+/(history\?[^"]+)"', page.text)[1].replace("&amp;", "&")
    assert "words=semlel" in on
    assert shown(table.look(on)) == [3]


def test_the_table_stands_beside_its_history_as_it_stood(table):
    page = table.look("history?then=1&move=let_in").text
    assert "Tak stůl vypadal" in page and "disabled" in page
    assert f'href="/t/{table.id}/back/1"' in page and f'action="/t/{table.id}/fork"' in page
    assert "Zpět: voda" in page  # the page itself is of today, and its foot is, too
    assert 'aria-current="true"' in page
    assert f'data-revision="{table.revision}"' in page
    aside = table.look("history?then=4").text  # taken back
    assert "/back/" not in aside and "Co kdyby odsud" in aside


def test_a_moment_that_cannot_be_read_any_more_costs_only_itself(table, monkeypatch):
    from companion.core.errors import Unreadable
    from companion.web.table import showing

    def unreadable(*_):
        raise Unreadable

    monkeypatch.setattr(showing, "open_moment", unreadable)
    page = table.look("history?then=1")
    assert page.status_code == 200 and len(shown(page)) == 9
    assert "už tato verze přečíst neumí" in page.text


# --- a step back ---------------------------------------------------------------------------------------------------


def test_a_step_back_is_looked_at_before_it_is_done(table):
    before = table.revision
    page = table.look("back/1")
    assert page.status_code == 200 and table.revision == before
    assert shown(page) == [8, 7, 6, 3, 2]
    text = page.text.replace("\u00a0", " ")
    assert "Vezme se zpět 5 tahů." in text and "Nastavte rybník na" in text
    fields = dict(re.findall(r'name="(revision|to|page)" value="([^"]*)"', text[text.index("back-ask") :]))
    answer = table.post(f"/t/{table.id}/undo", fields)
    assert answer.status_code == 303
    assert table.store.get(table.id).head == 1


@pytest.mark.parametrize("to", ["4", "5", "8", "99", "9" * 25])
def test_where_no_step_back_leads_it_is_said(table, to):
    page = table.look(f"back/{to}")
    assert page.status_code == 409
    assert "Není co vzít zpět." in page.text.replace("\u00a0", " ")


@pytest.mark.parametrize("to", ["x", "-1", "1.5", ""])
def test_a_step_back_to_no_number_is_no_page(table, to):
    assert table.look(f"back/{to}").status_code == 404


def test_a_long_way_back_names_what_is_near_and_counts_the_rest(table, monkeypatch):
    monkeypatch.setattr(history, "LISTED", 2)
    monkeypatch.setattr("companion.web.table.history.TOLD", 1)
    text = table.look("back/0").text.replace("\u00a0", " ")
    assert "A ještě 4 starší tahy." in text
    assert re.search(r"A ještě (jeden|\d+) starší", text)


def test_an_onlooker_looks_back_and_is_offered_no_step(app, table):
    device, token = app.extensions["register"].add("Teta", "onlooker")
    guest = Guest(app, "192.168.1.77")
    guest.id = table.id
    guest.client.set_cookie("device", token, domain="127.0.0.1")
    page = guest.look("history?then=1").text
    assert "Vrátit se sem" not in page and "Co kdyby odsud" not in page
    form = page[page.index('class="history-search"') :]
    assert "<fieldset" not in page[: page.index('class="history-search"')].rpartition('class="history')[2]
    assert "Hledat" in form
    assert guest.get(f"/t/{table.id}/back/1").status_code == 403


# --- what if, and numbers ------------------------------------------------------------------------------------------


def test_what_if_draws_the_family_with_links_both_ways(table):
    child = table.store.fork(table.id, 2, "Jinak")
    page = table.look("what-if").text.replace("\u00a0", " ")
    assert f'href="/t/{child.id}/"' in page and "Jinak" in page
    assert "Odbočil ze stolu 1 po tahu č. 2 a má jeden vlastní tah." in page
    assert page.count('class="kin"') + page.count('class="kin here"') == 2
    assert "1. herní večer: jeden tah (č. 4)" in page and page.count('class="dip"') == 1
    back = table.get(f"/t/{child.id}/what-if").text
    assert f'href="/t/{table.id}/"' in back and f"/t/{table.id}/history?then=2#then" in back


def test_what_if_says_that_nobody_left_and_of_a_table_that_is_gone_that_it_is(table):
    assert "Zatím od tohoto stolu nikdo neodbočil." in table.look("what-if").text.replace("\u00a0", " ")
    child = table.store.fork(table.id, 2, "Jinak")
    table.store.shelf.throw_away(table.id)
    page = table.get(f"/t/{child.id}/what-if").text.replace("\u00a0", " ")
    assert "Stůl, který tu už není" in page and f"/t/{table.id}/" not in page


def test_a_table_in_numbers(table):
    page = table.look("statistics").text.replace("\u00a0", " ")
    assert "Aplikace: 1 hod" in page and "Vaše kostky: 1 hod" in page
    assert page.count("Na úsudek je to málo; chybí ještě 29 hodů.") == 2
    assert "U tohoto stolu se hraje podle pravidel." in page
    english = table.get(f"/t/{table.id}/statistics", **{"Accept-Language": "en"}).text
    assert "The app: 1 roll" in english and "Too few for a verdict; 29 more rolls are needed." in english


@pytest.mark.parametrize(
    ("faces", "said"),
    [("123456" * 10, "Nic podezřelého"), ("6" * 60, "vzpomeňte si, jestli jste zapisovali opravdu každý hod")],
)
def test_a_die_is_judged_once_it_was_thrown_often_enough(table, faces, said):
    for number, face in enumerate(faces):
        if number % 5 == 0:
            table.store.move(table.id, table.revision, "correct", {"path": "/water/value", "value": 9})
            sacks = {"top": [], "shuffled": [f"s{one}" for one in range(9)], "discard": []}
            for pile, value in sacks.items():
                table.store.move(table.id, table.revision, "correct", {"path": f"/sacks/{pile}", "value": value})
        table.store.move(table.id, table.revision, "grind", {"who": 1, "rolled": face})
    assert said in table.look("statistics").text.replace("\u00a0", " ")


def test_the_shelf_in_numbers(table):
    page = table.get("/statistics").text
    assert "Mlýn" in page and f'href="/t/{table.id}/statistics"' in page
    assert 'href="/statistics"' in table.get("/").text
    assert "Ukázky se nepočítají" in page.replace("\u00a0", " ")


def test_an_empty_shelf_has_nothing_to_count(visitor):
    assert "Zatím není co počítat." in visitor.get("/statistics").text.replace("\u00a0", " ")
    assert 'href="/statistics"' not in visitor.get("/").text


def test_the_chronicle_leads_to_all_of_it(table):
    page = table.look("chronicle").text
    for name in ("history", "what-if", "statistics"):
        assert f'href="/t/{table.id}/{name}"' in page


# --- programs ------------------------------------------------------------------------------------------------------


def test_programs_look_for_the_same(app, table):
    api = Api(app.test_client())
    found = api.get(f"/tables/{table.id}/history?move=grind&lang=cs")
    assert [one["row"]["revision"] for one in found["rows"]] == [3, 2]
    assert (found["older"], found["until"], found["rows"][0]["stands"]) == (None, 0, True)
    part = api.get(f"/tables/{table.id}/history?limit=4")
    assert part["older"] == 5 and [one["stands"] for one in part["rows"]] == [True, True, True, False]
    tree = api.get(f"/tables/{table.id}/what-if")
    assert [one["id"] for one in tree["tables"]] == [table.id]
    assert tree["undone"] == [{"parent": 3, "first": 4, "last": 4, "session": 1}]
    numbers = api.get(f"/tables/{table.id}/statistics")
    assert numbers["numbers"]["moves"] == 6 and numbers["dice"][0]["table"]["throws"] == 1
    assert api.get("/statistics")[0]["tables"].keys() == {table.id}


@pytest.mark.parametrize(
    ("query", "field"),
    [("who=99", "who"), ("move=fly", "move"), ("evening=0", "evening"), ("limit=0", "limit"), ("then=1", "then")],
)
def test_programs_are_told_what_is_wrong(app, table, query, field):
    answer = app.test_client().get(f"/api/tables/{table.id}/history?{query}")
    assert (answer.status_code, answer.json["field"]) == (422, field)
