"""A table as it begins."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.pages.map import view as map_page
from companion.games.mage_knight.pages.table import next_step
from companion.games.mage_knight.pages.table import table as table_page

from .laid_land import FORTH, at, laid_table, stand  # noqa: F401


@pytest.mark.rule("MK-TAC-02", "MK-TAC-03")
def test_who_chose_a_hero_last_picks_first(mage_knight):
    """All Fame is equal in the first round: the lowest token picks first."""
    assert mage_knight().state.picks == [3, 2, 1]


@pytest.mark.rule("MK-SET-16")
def test_the_first_tiles_come_before_anything_else(mage_knight):
    """As long as they lie in the deck, the table's large step leads to the map, and from there back."""
    table = mage_knight()
    assert next_step(table.state).page == "map"
    assert map_page(table.state, EVERYBODY).frame.next.move == "first_tiles"
    table.move("first_tiles")
    assert next_step(table.state) is None  # a tactic is a choice between equals
    assert map_page(table.state, EVERYBODY).frame.next.page == "table"


def test_the_list_of_all_moves_names_what_can_be_of_use(mage_knight):
    """None of a scenario that is not played, of a fight that nobody fights, of a hero who has no units."""
    table = mage_knight(scenario="druid_nights", variants=["darkness"])
    named = {name for name, move in table.game.moves.items() if table.game.lists(table.state, move)}
    assert {"pick_tactic", "wake_glade", "first_tiles", "put_away"} <= named
    assert not named & {"concede", "roll_rampage", "play_value", "duel_told", "ready_unit", "dummy_gains", "end_turn"}


@pytest.mark.rule("MK-MOV-06", "MK-MOV-02")
def test_a_space_that_is_barred_does_not_miss_points_besides(table):
    """What enemies bar is said alone; what is open says what it lacks."""
    found = table()
    stand(found, at("C", FORTH), 0)
    ways = {one.to: one for one in map_page(found.state, EVERYBODY).moving.ways}
    barred = ways[at("NW", FORTH)]
    assert (barred.stride.entering, barred.stride.open, barred.short) == ("rampaging", False, 0)
    assert all(one.short == one.cost for one in ways.values() if one.stride.open)


@pytest.mark.rule("MK-FR-02")
def test_tiles_that_come_by_their_numbers_are_not_drawn(mage_knight):
    """The large step says so."""
    for scenario, sure in (("first_reconnaissance", "yes"), ("full_conquest", "no")):
        step = map_page(mage_knight(scenario=scenario).state, EVERYBODY).frame.next
        assert (step.move, step.label.args) == ("first_tiles", {"sure": sure})


@pytest.mark.rule("MK-FR-03")
def test_where_the_table_keeps_the_map_the_strip_remembers_fame_for_tiles(mage_knight):
    """Only in the scenario that gives it, and only where the app does not give it itself."""
    assert table_page(mage_knight(scenario="first_reconnaissance", kept="light").state, EVERYBODY).fame_for_tiles
    assert not table_page(mage_knight(scenario="first_reconnaissance").state, EVERYBODY).fame_for_tiles
    assert not table_page(mage_knight(scenario="full_conquest", kept="light").state, EVERYBODY).fame_for_tiles
