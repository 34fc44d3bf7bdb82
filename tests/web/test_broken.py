"""A table that cannot be shown says so itself, with its ways back; the shelf and every other table stay whole."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest
from jinja2 import StrictUndefined, Undefined, UndefinedError

import tests.toy
from companion import games
from companion.core.game import Panel
from companion.core.page import View
from companion.web import budget
from companion.web.widgets import pips

from ..kept import KEPT_IN, kept_templates

BAD_TIMES = (
    "9999-99-99T99:99:99+00:00",
    "2026-00-01T00:00:00+00:00",
    "0000-01-01T00:00:00+00:00",
    "0001-01-01T00:00:00+00:00",
    "9999-12-31T23:59:59+00:00",
    "２０２６-01-01T00:00:00+00:00",
    "2026-01-01T00:00:00+00:00\n",
    "yesterday",
    "",
)


@pytest.fixture
def toy_with(monkeypatch):
    """The toy game with other panels than its own."""

    def changed(*panels):
        monkeypatch.setattr(tests.toy, "GAME", replace(tests.toy.GAME, panels=panels))
        games.game.cache_clear()

    return changed


@dataclass(frozen=True, kw_only=True)
class Flour(View):
    flour: Any


def boom(state, viewer):
    if state.flour:
        raise KeyError("boom")
    return Flour(flour=0)


def spoil(visitor, **state):
    """Write over a table's state what today's types do not take, as an older version might have left it."""
    with visitor.store.ledger.database.writing() as connection:
        plain = {**visitor.store.get(visitor.id).plain, **state}
        text = msgspec.json.encode(plain).decode()
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", (text, visitor.id))


# --- a page that cannot be drawn --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "words", "back"), [("visitor", "nejde ukázat", "Zpět: "), ("english", "cannot be shown", "Undo")]
)
def test_a_page_that_cannot_be_drawn_says_so(request, toy_with, who, words, back, caplog):
    reader = request.getfixturevalue(who)
    toy_with(Panel("day", boom), Panel("night", lambda state, viewer: Flour(flour=state.flour)))
    reader.lay("Mlýn u řeky")
    reader.move("grind", {"who": "1"})
    page = reader.look()
    assert page.status_code == 500
    assert "Mlýn u řeky" in page.text and words in page.text and back in page.text
    assert f"/t/{reader.id}/export" in page.text and f"/t/{reader.id}/at/0" in page.text
    assert 'name="to" value="0"' in page.text
    assert "boom" in caplog.text
    assert reader.look("night").status_code == reader.look("chronicle").status_code == 200
    assert reader.get("/").status_code == 200
    reader.step("undo", page="")
    assert reader.look().status_code == 200


def test_the_answer_to_a_move_leads_to_the_broken_page(visitor, toy_with):
    toy_with(Panel("day", boom))
    visitor.lay()
    answer = visitor.move("grind", {"who": "1"}, in_place=True)
    assert answer.headers["HX-Redirect"].startswith(f"/t/{visitor.id}/") and answer.status_code == 200
    answer = visitor.look("day", **{"HX-Request": "true"})
    assert answer.headers["HX-Redirect"] == f"/t/{visitor.id}/day" and answer.status_code == 500


def test_a_state_that_fits_no_more_is_shown_taken_back_and_taken_out(visitor, caplog):
    visitor.lay("Starý mlýn")
    visitor.move("let_in", {"steps": "2"})
    other = visitor.id
    visitor.lay("Druhý mlýn")
    other, visitor.id = visitor.id, other
    spoil(visitor, water={"value": 1, "top": 10**9, "red": []}, flour=-4)
    for page in ("", "day", "chronicle", "more", "correct", "list", "journal"):
        answer = visitor.look(page)
        assert answer.status_code == 409 and "Starý mlýn" in answer.text, page
    assert "Voda stoupla o 2 stupně." in visitor.look().text, "the chronicle is told in the words of an earlier state"
    shelf = visitor.get("/")
    assert shelf.status_code == 200 and "Starý mlýn" in shelf.text and f"/t/{visitor.id}/" in shelf.text
    assert visitor.get(f"/t/{other}/").status_code == 200
    assert visitor.get(f"/t/{visitor.id}/at/0").status_code == 200
    assert visitor.get(f"/t/{visitor.id}/export").status_code == 200
    for path in ("", "/log", "/chronicle", "/export"):
        assert visitor.get(f"/api/tables/{visitor.id}{path}").status_code == 200, path
    assert len(visitor.get("/api/tables").json) == 2
    refused = visitor.client.post(
        f"/api/tables/{visitor.id}/moves/note", json={"revision": 1, "args": {"text": "x"}}, headers=visitor.headers
    )
    assert refused.status_code == 409 and refused.json["code"] == "table-unreadable"
    visitor.step("undo")
    assert visitor.look().status_code == 200


def test_undo_leads_out_of_and_into_what_cannot_be_read(visitor):
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    with visitor.store.ledger.database.writing() as connection:
        connection.execute("UPDATE log SET patch = replace(patch, '\"top\":9', '\"top\":900') WHERE revision = 0")
    assert visitor.step("undo").status_code == 303
    assert visitor.look().status_code == 409
    assert visitor.step("redo", in_place=True).headers["HX-Redirect"] == f"/t/{visitor.id}/"


def test_a_table_whose_game_is_not_here(visitor, monkeypatch):
    visitor.lay("Cizí stůl")
    with visitor.store.ledger.database.writing() as connection:
        connection.execute("UPDATE tables SET game = 'chess'")
    page = visitor.look()
    assert page.status_code == 404 and "Cizí stůl" in page.text and f"/t/{visitor.id}/export" in page.text
    assert visitor.get("/").status_code == 200


# --- the shelf --------------------------------------------------------------------------------------------------------


def test_one_bad_card_never_fails_the_shelf(visitor, monkeypatch):
    visitor.lay("Dobrý stůl")
    good = visitor.id
    visitor.lay("Zlý stůl")
    told = tests.toy.GAME.sentence
    changed = replace(tests.toy.GAME, sentence=lambda state: told(state) if state.name == "Dobrý stůl" else 1 / 0)
    monkeypatch.setattr(tests.toy, "GAME", changed)
    games.game.cache_clear()
    for path in ("/", "/api/tables"):
        page = visitor.get(path)
        assert page.status_code == 200 and good in page.text and visitor.id in page.text


@pytest.mark.parametrize("told", BAD_TIMES)
def test_a_time_that_no_calendar_knows_is_not_let_in(visitor, told):
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    saved = visitor.get(f"/api/tables/{visitor.id}/export").json
    for odd in (
        {**saved, "changed": told},
        {**saved, "created": told},
        {**saved, "log": [{**saved["log"][0], "at": told}]},
    ):
        answer = visitor.client.post("/api/tables/import", json=odd, headers=visitor.headers)
        assert answer.status_code == 422, odd
    assert visitor.get("/").status_code == 200


@pytest.mark.parametrize("told", BAD_TIMES)
def test_such_a_time_that_is_here_already_stops_no_page(visitor, told):
    visitor.lay()
    with visitor.store.ledger.database.writing() as connection:
        connection.execute("UPDATE tables SET changed = ?", (told,))
        connection.execute("UPDATE log SET at = ?", (told,))
    for path in ("/", "/api/tables", f"/t/{visitor.id}/", f"/t/{visitor.id}/chronicle", f"/t/{visitor.id}/at/0"):
        assert visitor.get(path).status_code == 200, path
    assert "kdysi" in visitor.get("/").text


# --- a request has an end ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endless",
    [
        "{% for n in range(10 ** 9) %}{{ n }}{% endfor %}",
        "{% macro m() %}{% for n in range(10 ** 9) %}{{ n }}{% endfor %}{% endmacro %}{{ m() }}",
        "{% for a in range(3000) %}{% for b in range(3000) %}{{ b }}{% endfor %}{% endfor %}",
    ],
)
def test_no_loop_of_a_page_is_endless(app, endless):
    with app.test_request_context("/"), pytest.raises(budget.EndlessPage):
        app.jinja_env.from_string(endless).render()


def test_a_page_that_waits_for_a_busy_machine_is_drawn(app, monkeypatch):
    monkeypatch.setattr(budget, "SECONDS", 0.2)
    app.jinja_env.globals["wait"] = lambda: time.sleep(0.3)
    with app.test_request_context("/"):
        app.jinja_env.from_string("{% for n in range(2) %}{{ wait() }}{% endfor %}").render()


def test_no_page_takes_for_ever(app, monkeypatch):
    monkeypatch.setattr(budget, "SECONDS", -1)
    with app.test_request_context("/"), pytest.raises(budget.EndlessPage):
        app.jinja_env.from_string(f"{{% for n in range({budget.LOOKED}) %}}{{{{ n }}}}{{% endfor %}}").render()


def test_loops_with_an_end_are_as_they_were(app):
    counts = "{{ loop.index }}/{{ loop.length }}{{ n }}{{ '' if loop.last else ', ' }}"
    pairs = "{% for a, b in {1: 2}.items() if a %}{{ a }}{{ b }}{% endfor %}"
    with app.test_request_context("/"):
        as_at_home = app.jinja_env.overlay(undefined=Undefined)  # where what is missing is empty
        drawn = as_at_home.from_string("{% for n in things %}" + counts + "{% else %}-{% endfor %}")
        assert drawn.render(things=["a", "b"]) == "1/2a, 2/2b"
        assert drawn.render(things=[]) == drawn.render() == "-"
        assert app.jinja_env.from_string(pairs).render() == "12"


def test_what_nobody_gives_to_a_template_is_an_error_in_tests_and_empty_at_home(app, monkeypatch):
    monkeypatch.delenv(KEPT_IN)  # also where nothing is kept
    assert kept_templates() == {"undefined": StrictUndefined}
    typo = "{{ 1 if page.wnated }}"
    with app.test_request_context("/"):
        with pytest.raises(UndefinedError):
            app.jinja_env.from_string(typo).render(page={})
        assert app.jinja_env.overlay(undefined=Undefined).from_string(typo).render(page={}) == ""


def test_a_row_of_pips_is_no_longer_than_a_row_on_a_board():
    assert len(pips(3, 10**12)) < 4_000


def test_the_chronicle_names_the_evenings_that_were(visitor):
    visitor.lay()
    visitor.move("correct", {"path": "/evening/session", "value": "9000"}, page="correct")
    page = visitor.look("chronicle").text
    assert "evening=9000" in page and "evening=1" in page and "evening=8999" not in page
    assert "Mlýn stojí." in visitor.look("chronicle?evening=1").text
    assert visitor.look("chronicle?evening=8999").status_code == 200
    visitor.step("undo")
    assert "evening=9000" not in visitor.look("chronicle").text


# --- what is written by hand is drawn before it is kept ---------------------------------------------------------------


@pytest.fixture
def picky(toy_with):
    """The mill with a panel that prepares well what its template cannot draw, once there are seven flour."""
    toy_with(Panel("day", lambda state, viewer: Flour(flour={"key": []} if state.flour == 7 else state.flour)))


@pytest.mark.draws
def test_a_correction_that_no_page_could_draw_is_refused(visitor, picky):
    visitor.lay()
    answer = visitor.move("correct", {"path": "/flour", "value": "7"}, page="correct")
    assert answer.status_code == 422 and "nevejde" in answer.text
    assert visitor.revision == 0
    assert visitor.move("correct", {"path": "/flour", "value": "6"}, page="correct").status_code == 303


@pytest.mark.draws
def test_a_file_that_no_page_could_draw_is_refused(visitor, picky):
    visitor.lay()
    saved = visitor.get(f"/api/tables/{visitor.id}/export").json
    saved["state"]["flour"] = 7
    next(change for change in saved["log"][0]["patch"] if change["path"] == "/flour")["value"] = 7
    answer = visitor.client.post("/api/tables/import", json=saved, headers=visitor.headers)
    assert answer.status_code == 422 and answer.json["code"] == "import-broken"


def test_what_cannot_be_drawn_already_can_be_put_right_step_by_step(visitor, picky):
    visitor.lay()
    with visitor.store.ledger.database.writing() as connection:
        plain = {**visitor.store.at(visitor.id, 0).plain, "flour": 7}
        connection.execute("UPDATE tables SET state = ?", (msgspec.json.encode(plain).decode(),))
    assert visitor.look().status_code == 500
    assert visitor.move("correct", {"path": "/water/value", "value": "1"}, page="correct").status_code == 303
    visitor.move("correct", {"path": "/flour", "value": "0"}, page="correct")
    assert visitor.look().status_code == 200


# --- odd files and odd addresses --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "odd",
    [
        {"patch": [{"op": [], "path": "/name"}]},
        {"patch": [{"op": {}, "path": "/name"}]},
        {"patch": [{"op": "copy", "from": "", "path": "/notes"}]},
        {"patch": [{"op": "add"}]},
        {"rulings": [{"code": "x", "rule": "", "message": {"key": "wrote-ground", "args": {"who": {"key": 5}}}}]},
        {"rulings": [{"code": "x", "rule": [], "message": {"key": "wrote-ground"}}]},
        {"chronicle": [{"key": "wrote-noted", "args": {"text": "x" * 20_000}}]},
        {"chronicle": [{"key": "wrote-noted", "args": {"text": [1] * 300}}]},
        {"drawn": [{"what": "x" * 300, "came": "1", "told": True}]},
        {"actor": "x" * 300},
    ],
)
def test_the_structures_of_a_log_are_looked_at(visitor, odd):
    visitor.lay()
    saved = visitor.get(f"/api/tables/{visitor.id}/export").json
    saved["log"][0].update(odd)
    answer = visitor.client.post("/api/tables/import", json=saved, headers=visitor.headers)
    assert answer.status_code == 422 and answer.json["message"]


def test_a_sentence_that_the_game_stumbles_over_stops_no_page(visitor, monkeypatch):
    visitor.lay()
    monkeypatch.setattr(tests.toy, "GAME", replace(tests.toy.GAME, spoken=lambda *_: 1 / 0))
    games.game.cache_clear()
    visitor.move("let_in", {"steps": "2"})
    assert "Voda stoupla o 2 stupně." in visitor.look("chronicle").text


def test_a_moment_of_long_ago_may_be_larger_than_what_is_allowed_now(visitor):
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    saved = visitor.get(f"/api/tables/{visitor.id}/export").json
    track = next(change for change in saved["log"][0]["patch"] if change["path"] == "/water")["value"]
    track["top"] = 5_000
    saved["log"][1]["patch"].append({"op": "replace", "path": "/water/top", "value": 9})
    answer = visitor.client.post("/api/tables/import", json=saved, headers=visitor.headers)
    assert answer.status_code == 201, answer.text
    visitor.id = answer.json["id"]
    assert visitor.look().status_code == 200
    assert visitor.look("at/0").status_code == 409


@pytest.mark.parametrize("path", ["/seats/-", "/seats/-/x", "/seats/²", "/nowhere", "seats", "/seats/0/id/x"])
def test_an_odd_place_is_no_page(visitor, path):
    visitor.lay()
    assert visitor.look(f"correct?path={path}").status_code == 404


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "\\", "http://[::1]]"])
def test_an_origin_that_is_no_address_is_a_stranger(visitor, origin):
    visitor.lay()
    assert visitor.move("let_in", {"steps": "1"}).status_code == 303
    assert visitor.post(f"/t/{visitor.id}/undo", {"revision": 1}, Origin=origin).status_code == 403


@pytest.mark.parametrize(
    "host", ["127.0.0.1:abc", "127.0.0.1:", "localhost:8000:1", "[::1]x", "[::1]:", "127.0.0.1:123456"]
)
def test_a_host_with_an_odd_port_is_not_answered(visitor, host):
    assert visitor.get("/", Host=host).status_code == 421
