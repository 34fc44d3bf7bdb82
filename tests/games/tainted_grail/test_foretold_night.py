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
        hero.limited = limited
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
def test_of_a_board_that_nobody_has_read_the_usual_is_foretold_and_the_hands_see_to_it(avalon):
    table = avalon("ailei", "beor")
    table.morning()
    table.move("change", who="ailei", what="terror", by=2)
    table.move("end_day", everyone_passes=True)
    fed, unfed = day.view(table.state, EVERYBODY).nights["ailei"]
    assert (fed.way, [(one.what, one.before, one.after) for one in fed.changes]) == ("fed", [("terror", 2, 1)])
    assert unfed.way == "unfed" and unfed.changes
    table.move("rest")
    assert table.told("tell-board-by-hand-after-rest") == [{"who": "ailei", "way": "fed"}]
    assert [told["who"] for told in table.told("tell-board-after-rest")] == ["beor"]
    assert table.wrote == ["wrote-ate", "wrote-ate"]


@pytest.mark.rule("TG-CHR-02", "TG-EOD-01")
@pytest.mark.parametrize(("food", "first", "second"), [(0, "unfed", "unfed"), (1, "fed", "unfed"), (2, "fed", "fed")])
def test_the_usual_food_is_put_right_at_supper_and_then_it_is_known(avalon, food, first, second):
    table = avalon("ailei", "beor")
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert (table.hero("ailei").resources["food"], table.hero("ailei").food_told) == (2, False)
    if food < 2:
        table.move("change", who="ailei", what="food", by=food - 2)
    assert not table.hero("ailei").food_told, "a tap less may be followed by another"
    table.move("rest")
    assert table.hero("ailei").food_told
    assert table.told("tell-board-by-hand-after-rest") == [{"who": "ailei", "way": first}]
    table.move("good_night")
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert day.view(table.state, EVERYBODY).nights["ailei"][0].way == second
