"""The book of nights in the browser: offered on the first page, one tap reads, one tap goes on at the table."""

from __future__ import annotations

import re

import pytest


@pytest.fixture
def table(visitor):
    """A visitor at a table whose list has been left."""
    players = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]
    options = {"scenario": "full_conquest", "players": players}
    visitor.id = visitor.store.create("mage_knight", "U lampy", options, seed="noc").record.id
    visitor.move("leave_list")
    return visitor


def form_of(page: str, move: str) -> tuple[str, dict[str, str]]:
    """The first form of that move, with its hidden fields."""
    for action, inside in re.findall(r'<form class="[^"]*"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', page, re.S):
        if action.endswith(f"/{move}"):
            return action, dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside))
    raise AssertionError(f"no form of {move}")


def test_one_tap_reads_the_prologue_and_one_goes_on_at_the_table(table):
    page = table.look("table").text
    action, hidden = form_of(page, "read_page")
    read = table.post(action, hidden)
    assert read.headers["Location"].endswith("/journal")
    passage = table.look("journal").text
    assert table.store.get(table.id).state.open_reading.at.startswith("pro-full-")
    action, hidden = form_of(passage, "choose")
    on = table.post(action, hidden)
    assert on.headers["Location"].endswith("/table")
    assert 'class="nights"' not in table.look("table").text


def test_what_nobody_wants_to_hear_is_gone_with_one_tap(table):
    action, hidden = form_of(table.look("table").text, "let_pages_be")
    table.post(action, hidden)
    assert 'class="nights"' not in table.look("table").text


def test_where_the_table_keeps_the_map_each_hero_has_its_places(table):
    table.move("keep", {"area": "map", "keeper": "table"})
    for path, value in (("/round/number", "2"), ("/time", '"night"')):
        table.move("correct", {"path": path, "value": value})
    page = table.look("table").text
    assert "Kde stojí Goldyx?" in page and "Kde stojí Tovak?" in page
    unfolded = table.get(f"/t/{table.id}/table?unfold=nights-1").text
    assert unfolded.count("moves/read_page") == 21
    action, hidden = form_of(unfolded, "read_page")
    table.post(action, hidden)
    assert table.store.get(table.id).state.open_reading.who == ["goldyx"]


def test_the_page_of_agreements_has_the_scenario_the_house_rules_and_the_areas(table):
    page = table.look("agreed").text
    assert page.count("moves/keep") == 2 * 5
    assert all(words in page for words in ("Plné dobývání", "Domácí pravidla", "Bodování"))


def test_a_page_of_the_book_is_a_step_further_in_the_browser_s_history(table):
    """Back leads to the page on which it was opened, not to what stood before the table."""
    action, hidden = form_of(table.look("table").text, "read_page")
    read = table.post(action, hidden, **{"HX-Request": "true", "HX-Current-URL": f"http://127.0.0.1/t/{table.id}/"})
    assert read.headers["HX-Push-Url"] == f"/t/{table.id}/journal" and "HX-Replace-Url" not in read.headers
