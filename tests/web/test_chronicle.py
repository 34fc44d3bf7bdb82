"""The chronicle by evenings, earlier moments, and what-if tables."""

from __future__ import annotations

import pytest

from companion.web.table import chronicle


@pytest.fixture
def table(visitor):
    """Two evenings at the mill."""
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    visitor.move("close_box")
    visitor.move("sit_down")
    visitor.move("let_in", {"steps": "1"})
    return visitor


def test_one_evening_at_a_time(table):
    page = table.look("chronicle").text
    assert "Voda stoupla o jeden stupeň." in page
    assert "Mlýn stojí." not in page
    first = table.look("chronicle?evening=1").text
    assert "Mlýn stojí." in first
    assert "Voda stoupla o jeden stupeň." not in first


@pytest.mark.parametrize("query", ["evening=99", "evening=-1", "evening=x", "part=77", "part=x"])
def test_odd_evenings_show_a_real_one(table, query):
    assert table.look(f"chronicle?{query}").status_code == 200


def test_it_is_read_as_a_tale_or_line_by_line_with_the_hours(table):
    tale = table.look("chronicle").text
    assert 'class="as-tale"' in tale and 'class="moment"' not in tale
    assert "Začal 2. herní večer." not in tale  # that is what its heading says
    assert "lines=1" in tale
    lines = table.look("chronicle?evening=2&lines=1").text
    assert 'class="moment"' in lines and "Začal 2. herní večer." in lines
    assert "evening=1&amp;lines=1" in lines  # another evening is shown in the same way


def test_what_was_undone_is_not_told(table):
    table.step("undo")
    assert "Voda stoupla o jeden stupeň." not in table.look("chronicle").text


def test_a_long_evening_is_turned_like_a_book(table, monkeypatch):
    monkeypatch.setattr(chronicle, "PART", 3)
    for number in range(5):
        table.move("note", {"text": f"poznámka {number}"})
    last = table.look("chronicle").text
    assert "poznámka 4" in last
    assert "poznámka 0" not in last
    assert "poznámka 0" in table.look("chronicle?part=1").text


def test_an_earlier_moment_is_looked_at_not_touched(table):
    page = table.look("at/0").text
    assert "<fieldset" in page
    assert "disabled" in page
    assert "Vrátit se sem" in page
    assert "Zpět: " not in page
    assert table.look(f"at/{table.revision}").status_code == 200


def test_back_to_here(table):
    answer = table.step("undo", to="1", page="")
    assert answer.status_code == 303
    state = table.store.get(table.id).state
    assert (state.water.value, state.evening.session) == (5, 1)


def test_a_moment_off_the_line_can_only_be_forked(table):
    aside = table.revision
    table.step("undo")
    table.move("let_in", {"steps": "4"})
    page = table.look(f"at/{aside}").text
    assert "Vrátit se sem" not in page
    assert "Co kdyby odsud" in page


def test_what_if_from_here(table):
    answer = table.step("fork", at="1")
    assert answer.status_code == 303
    new = answer.location.split("/")[2]
    assert table.store.get(new).state.water.value == 5
    assert table.store.get(new).state.name == "Mlýn (co kdyby)"
    assert table.store.get(table.id).state.evening.session == 2
    assert "co kdyby" in table.get("/").text
