"""Playing through the pages, with and without JavaScript."""

from __future__ import annotations

import re

import czech_sort
import pytest

from companion import games
from companion.core.words import LANGUAGES
from companion.web.wording import Voice

from .conftest import Visitor


@pytest.fixture
def table(visitor):
    visitor.lay()
    return visitor


def test_a_move_without_javascript_comes_back_to_its_page(table):
    answer = table.move("let_in", {"steps": "2"})
    assert (answer.status_code, answer.location) == (303, f"/t/{table.id}/day")
    page = table.look("day").text
    assert "Nastavte rybník na 5." in page
    assert "Zpět: voda" in page


def test_a_move_in_place_answers_with_the_region_alone(table):
    answer = table.move("let_in", {"steps": "2"}, in_place=True)
    assert answer.status_code == 200
    assert answer.headers["HX-Replace-Url"] == f"/t/{table.id}/day"
    assert "<html" not in answer.text
    assert 'data-revision="1"' in answer.text
    assert "Nastavte rybník na 5." in answer.text


def test_region_and_page_are_the_same_view(table):
    region = table.look("day", **{"HX-Request": "true"}).text
    assert region.strip() in table.look("day").text
    assert "<html" in table.look("day", **{"HX-Request": "true", "HX-History-Restore-Request": "true"}).text


def test_undo_and_redo_say_what_they_do(table):
    table.move("let_in", {"steps": "2"})
    table.step("undo")
    page = table.look().text
    assert "Zatím není co vracet" in page
    assert "Znovu: voda" in page
    assert table.store.get(table.id).state.water.value == 3
    table.step("redo")
    assert table.store.get(table.id).state.water.value == 5
    assert "Zpět: voda" in table.look().text


def told(table):
    """The list for the hands: of the lines that hold now, and of those before them."""
    listed = table.look().text.partition('id="told"')[2].partition("</ul>")[0].replace("\N{NO-BREAK SPACE}", " ")
    now, _, before = listed.partition('<li class="earlier"')
    return now, before


def test_a_small_entry_leaves_what_the_hands_were_told_in_sight(table):
    table.move("let_in", {"steps": "2"})
    table.move("note", {"text": "Bylo ticho."})
    assert "<li>Nastavte rybník na 5." in told(table)[0]  # nothing was told since
    table.step("undo")
    assert "<li>Nastavte rybník na 5." in told(table)[0]  # nor was anything told taken back
    table.step("redo")
    assert "<li>Nastavte rybník na 5." in told(table)[0]
    table.move("let_in", {"steps": "1"})
    now, before = told(table)
    assert "<li>Nastavte rybník na 6." in now and "rybník na 5" not in now
    assert "předtím:" in before and "Nastavte rybník na 5." in before


def test_what_the_hands_do_stands_where_it_is_news_and_not_where_somebody_looks_something_up(table):
    table.move("let_in", {"steps": "2"})
    order = "<li>Nastavte rybník na 5."

    def told_on(page, **headers):
        return order in table.look(page, **headers).text.replace("\N{NO-BREAK SPACE}", " ")

    page = f"/t/{table.id}/chronicle"
    assert told_on("") and not told_on("chronicle") and not told_on("more")
    assert told_on("chronicle", Referer=f"http://127.0.0.1{page}")  # a form was sent from there
    live = {"HX-Request": "true", "HX-Current-URL": f"http://127.0.0.1{page}"}
    assert told_on("chronicle", **live)  # it lies open, and others have moved
    assert not told_on("chronicle", **{**live, "HX-Current-URL": f"http://127.0.0.1/t/{table.id}/"})
    answer = table.move("let_in", {"steps": "1"}, in_place=True, page="chronicle")
    assert "<li>Nastavte rybník na 6." in answer.text.replace("\N{NO-BREAK SPACE}", " ")


def test_orders_belong_to_the_last_deed_and_leave_with_another_one(table):
    table.move("let_in", {"steps": "2"})
    table.move("keep_to_seats", {"strict": "true"})  # tells nothing
    table.move("note", {"text": "Bylo ticho."})  # and no deed
    now, before = told(table)
    assert "rybník" not in now
    assert "předtím:" in before and "Nastavte rybník na 5." in before
    for _ in range(2):
        table.step("undo")
    assert "<li>Nastavte rybník na 5." in told(table)[0]  # it is the last deed again


def test_a_step_back_over_a_small_entry_leaves_what_was_taken_back_in_sight(table):
    table.move("note", {"text": "Bylo ticho."})
    table.move("let_in", {"steps": "2"})
    for _ in range(2):
        table.step("undo")
        assert "<li>Nastavte rybník na 5." in told(table)[0] and "na stole už neplatí" in told(table)[0]


def test_undo_back_to_a_moment(table):
    for _ in range(3):
        table.move("let_in", {"steps": "1"})
    table.step("undo", to="1")
    assert table.store.get(table.id).state.water.value == 4


def test_nothing_to_undo(table):
    assert table.step("undo").status_code == 409
    assert table.step("redo", in_place=True).status_code == 409


def test_a_double_tap_is_one_move(table):
    sent = {"revision": "0", "page": "day", "steps": "1"}
    first = table.post(f"/t/{table.id}/moves/let_in", sent)
    second = table.post(f"/t/{table.id}/moves/let_in", sent)
    assert (first.status_code, second.status_code) == (303, 409)
    assert "Na jiném zařízení se mezitím hrálo dál" in second.text
    assert "Nastavte rybník na 4." in second.text  # the fresh page
    assert table.revision == 1


def test_a_stale_move_in_place_brings_the_fresh_region(table):
    table.move("let_in", {"steps": "1"})
    answer = table.move("let_in", {"steps": "1"}, in_place=True, revision=0)
    assert answer.status_code == 409
    assert 'data-revision="1"' in answer.text
    assert "<html" not in answer.text


@pytest.mark.parametrize("revision", ["", "x", "1.5", None])
def test_a_move_names_the_revision_that_it_saw(table, revision):
    fields = {"steps": "1"} | ({} if revision is None else {"revision": revision})
    answer = table.post(f"/t/{table.id}/moves/let_in", fields)
    assert answer.status_code in (409, 422)
    assert table.revision == 0


def drain(table):
    """Let the pond run dry, so that the next sack is objected to."""
    while table.store.get(table.id).state.water.value:
        assert table.move("grind", {"who": "1", "rolled": "1"}).status_code == 303


def test_an_objection_is_told_and_can_be_overruled(table):
    drain(table)
    before = table.revision
    answer = table.move("grind", {"who": "2", "rolled": "6"}, in_place=True)
    assert answer.status_code == 422
    assert answer.headers["HX-Retarget"] == "#trouble"
    assert "Rybník je suchý" in answer.text
    assert "/rules/toy/TO-MIL-02" in answer.text
    for kept in ('name="who" value="2"', 'name="rolled" value="6"', 'name="overrule" value="pond-is-dry"'):
        assert kept in answer.text
    assert table.revision == before
    anyway = table.move("grind", {"who": "2", "rolled": "6", "overrule": "pond-is-dry"}, in_place=True)
    assert anyway.status_code == 200
    entry = table.store.entry(table.id, table.revision)
    assert [ruling.code for ruling in entry.rulings] == ["pond-is-dry"]
    assert "Rozhodnutí stolu:" in table.look("chronicle?lines=1").text


def test_an_objection_without_javascript_is_a_page(table):
    drain(table)
    answer = table.move("grind", {"who": "2"})
    assert answer.status_code == 422
    assert "<html" in answer.text
    assert "Přesto to udělat" in answer.text


def test_an_objection_that_would_break_the_save_offers_no_way_around(table):
    table.move("close_table")
    answer = table.move("let_in", {"steps": "1"}, in_place=True)
    assert answer.status_code == 422
    assert "Přesto to udělat" not in answer.text


def test_a_wrong_field_is_said_beside_it_and_nothing_typed_is_lost(table):
    answer = table.move("let_in", {"steps": "12"}, page="more")
    assert answer.status_code == 422
    assert "„Stupně“ smí být nejvýš 9." in answer.text
    assert 'value="12"' in answer.text
    assert 'aria-invalid="true"' in answer.text
    in_place = table.move("let_in", {"steps": "12"}, in_place=True)
    assert 'data-field="steps"' in in_place.text


def test_unknown_pages_and_moves_of_a_table(table):
    assert table.look("nowhere").status_code == 404
    assert table.look("more/fly").status_code == 404
    assert table.move("fly").status_code == 404
    assert table.look("at/99").status_code == 404


@pytest.mark.parametrize("page", ["//evil.example", "../../new/toy", "a/b", "<x>"])
def test_the_page_to_come_back_to_is_one_of_the_tables(table, page):
    assert table.move("let_in", {"steps": "1"}, page=page).location == f"/t/{table.id}/"


def test_every_move_stands_under_more(table):
    page = table.look("more").text
    for move in ("let_in", "grind", "note", "rename", "keep", "put_away"):
        assert f'/more/{move}"' in page
    assert "/more/tick" not in page
    assert f"/t/{table.id}/correct" in page
    form = table.look("more/let_in").text
    assert 'type="number"' in form
    assert 'min="1" max="9"' in form
    assert '<option value="1">Hráč 1</option>' in table.look("more/grind").text
    assert '<option value="pond">Rybník</option>' in table.look("more/keep").text
    assert "Aplikace sepíše, co ruce sklidí" in table.look("more/put_away").text  # a button alone says too little


@pytest.mark.parametrize("game", sorted(games.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_more_can_be_searched_and_stands_under_headings_in_the_alphabet_s_order(app, game, language):
    visitor = Visitor(app, language)
    visitor.id = visitor.store.create(game, "Stůl", {}).record.id
    page = visitor.look("more").text
    assert 'data-finds="more-move"' in page
    groups = re.findall(
        r'<details class="panel more-group"[^>]*><summary><h3[^>]*>([^<]+)</h3>(.*?)</details>', page, re.S
    )
    headings = [heading for heading, _ in groups]
    key = czech_sort.key if language == "cs" else str.casefold
    assert headings[:-1] == sorted(headings[:-1], key=key) and len(groups) >= 8
    for heading, listed in groups:
        called = re.findall(r'class="more-move"><a[^>]*><span>([^<]+)<', listed)
        assert called == sorted(called, key=key) and 1 <= len(called) <= 28, heading
        assert "_" not in heading and "moves-" not in heading
        assert f'<span class="tag">{len(called)}</span>' in listed
    assert Voice(language, games.game(game)).label("game-", game) not in headings  # each part of a game has its words


def test_put_away_and_laid_again(table):
    table.move("let_in", {"steps": "2"})
    assert table.move("put_away").location == f"/t/{table.id}/list"
    page = table.look().text
    assert "Zbývá jedna věc." in page
    assert 'aria-checked="false"' in page
    answer = table.move("tick", {"line": "pond", "done": "true"}, page="list")
    assert answer.location == f"/t/{table.id}/list"
    assert "Všechno je na svém místě." in table.look("list").text
    assert table.move("close_box", page="list").location == f"/t/{table.id}/"
    box = table.look().text
    assert "Minule jste zažili" in box
    assert "Voda stoupla o 2 stupně." in box
    assert table.move("let_in", {"steps": "1"}).status_code == 422
    table.move("lay_table")
    assert "Zasednout ke stolu" in table.look().text
    table.move("sit_down", page="list")
    assert table.store.get(table.id).state.evening.session == 2
    assert "Minule jste zažili" not in table.look().text


def test_correct_by_hand(table):
    assert "Voda" in table.look("correct").text
    assert 'path=/water/value"' in table.look("correct?path=/water").text
    leaf = table.look("correct?path=/water/value").text
    assert 'name="value" value="3"' in leaf
    bad = table.move("correct", {"path": "/water/value", "value": "40"}, page="correct")
    assert bad.status_code == 422
    assert 'value="40"' in bad.text
    answer = table.move("correct", {"path": "/water/value", "value": "7", "reason": "spletli jsme se"}, page="correct")
    assert answer.status_code == 303
    assert table.store.get(table.id).state.water.value == 7
    assert "spletli jsme se" in table.look("chronicle?lines=1").text
    assert table.look("correct?path=/nowhere").status_code == 404
    assert "schema" not in table.look("correct").text


def test_both_languages_speak_of_the_same_table(table, english):
    english.id = table.id
    table.move("let_in", {"steps": "2"})
    assert "Undo: let water in" in english.look().text
    assert "Set the pond to 5." in english.look().text


def test_a_form_may_be_given_arguments_and_a_page_to_come_back_to(table):
    page = table.look("more/let_in?steps=4&back=day&foreign=1").text
    assert '<input type="hidden" name="steps" value="4">' in page and 'name="page" value="day"' in page
    assert 'name="foreign"' not in page
    assert 'name="page" value="more"' in table.look("more/let_in?back=//elsewhere").text


def test_an_address_that_the_browser_shows_already_is_not_told_again(table):
    """Telling it costs a slow tablet more than the move."""
    home = f"http://127.0.0.1/t/{table.id}/day"
    headers = {"HX-Request": "true", "HX-Current-URL": home}
    for place, told in ((home, "false"), (f"{home}?do=grind", f"/t/{table.id}/day")):
        sent = {"revision": table.revision, "page": "day", "steps": 1}
        answer = table.post(f"/t/{table.id}/moves/let_in", sent, **{**headers, "HX-Current-URL": place})
        assert answer.headers["HX-Replace-Url"] == told
