"""The night as the page foretells it is the night as it comes."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.box.names import TRACKS
from companion.games.tainted_grail.pages import day


@pytest.mark.rule("TG-EOD-01", "TG-EOD-02", "TG-EOD-03", "TG-EOD-05", "TG-EOD-06")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 6), st.integers(1, 7), st.integers(0, 8), st.integers(0, 2), st.booleans(), st.booleans())
def test_what_is_foretold_comes_true(avalon, energy, health, terror, food, hungry, limited):
    table = avalon("ailei", "beor")
    table.morning()
    table.move("end_day", everyone_passes=True)
    with table.arranged() as state:
        hero = state.heroes["ailei"]
        hero.sure, hero.food_told, hero.limited = True, True, limited
        hero.health.value, hero.terror.value = health, min(terror, hero.terror.top)
        hero.energy.value = min(energy, hero.energy_limit)
        hero.resources["food"] = food
    before = table.state.heroes["ailei"]
    told = {night.way: night.changes for night in day.view(table.state, EVERYBODY).nights["ailei"]}
    assert ("fed" in told) == (food > 0)
    way = "fed" if food and not hungry else "unfed"
    table.move("rest", hungry=["ailei"] if hungry else [])
    after = table.state.heroes["ailei"]
    changed = [(name, before.track(name).value, after.track(name).value) for name in TRACKS]
    assert [(one.what, one.before, one.after) for one in told[way]] == [one for one in changed if one[1] != one[2]]


@pytest.mark.rule("TG-CHR-02")
@pytest.mark.parametrize("lengths", [{}, {"energy": 6, "health": 9, "terror": 7}])
def test_of_a_board_that_nobody_has_copied_no_number_and_no_hunger_is_told(avalon, lengths):
    table = avalon("ailei", "beor")
    table.morning()
    if lengths:
        table.move("read_board", who="ailei", printed=lengths)
    table.move("end_day", everyone_passes=True)
    untold, unfed = day.view(table.state, EVERYBODY).nights["ailei"]
    assert (untold.way, untold.changes, unfed.way) == ("untold", [], "unfed")
    assert bool(unfed.changes) == bool(lengths), "who goes without by choice is told what comes of it"
    table.move("rest")
    assert table.told("tell-board-by-hand-after-rest") == [{"who": "ailei", "way": "untold"}]
    assert [told["who"] for told in table.told("tell-board-after-rest")] == ["beor"]
    assert table.wrote == ["wrote-ate"]


@pytest.mark.rule("TG-CHR-02", "TG-EOD-01")
@pytest.mark.parametrize(("food", "first", "second"), [(0, "unfed", "unfed"), (1, "fed", "unfed"), (2, "fed", "fed")])
def test_how_much_food_there_is_is_said_once(avalon, food, first, second):
    table = avalon("ailei", "beor")
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("set_to", who="ailei", what="food", value=food)
    assert table.hero("ailei").knows_food and not table.hero("ailei").sure
    table.move("rest")
    assert table.told("tell-board-by-hand-after-rest") == [{"who": "ailei", "way": first}]
    table.move("good_night")
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert day.view(table.state, EVERYBODY).nights["ailei"][0].way == second
