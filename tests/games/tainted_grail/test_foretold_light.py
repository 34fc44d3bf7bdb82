"""What the land's picture and the banner foretell is just what the coming mornings do."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages import day, map
from companion.games.tainted_grail.state.pieces import Menhir, Place

AXIS = st.integers(-3, 3)
LAND = st.lists(st.tuples(AXIS, AXIS), min_size=1, max_size=14, unique=True)
DIALS = st.lists(st.one_of(st.none(), st.integers(1, 3)), max_size=4)


def laid(avalon, cells, dials):
    """A table of two in its first night, on a land of its own, with menhirs on its first cards and one off the grid."""
    table = avalon("ailei", "beor")
    with table.arranged() as state:
        state.places = {
            str(200 + n): Place(number=200 + n, name={"en": f"Card {n}"}, at=cell) for n, cell in enumerate(cells)
        } | {"300": Place(number=300, name={"en": "Beside"})}
        order = [*(200 + n for n in range(len(cells))), 300]
        state.menhirs = [Menhir(place=place, dial=dial) for place, dial in zip(order, dials, strict=False)]
        for n, hero in enumerate(state.living):
            hero.place = order[-1 - n]
    return table


def lights(table):
    """How each card that lies on the grid is drawn, by number."""
    return {card.location.place.number: card.light for card in map.view(table.state, EVERYBODY).map.cards}


def said(table):
    """What the day's page warns of."""
    return {alert.key for alert in day.view(table.state, EVERYBODY).alerts}


def lost(before, after):
    """The cards that lay in the one picture and lie no more in the other."""
    return {*before} - {*after}


def foretold(seen, light):
    """The cards that are drawn so."""
    return {number for number, how in seen.items() if how == light}


@pytest.mark.rule("TG-SOD-01", "TG-SOD-02", "TG-SOD-03", "TG-MEN-09", "TG-MEN-14")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(LAND, DIALS)
def test_the_cards_that_two_mornings_take_are_those_foretold(avalon, cells, dials):
    table = laid(avalon, cells, dials)
    seen, warned = lights(table), said(table)
    table.move("start_day")
    morning = lights(table)
    assert lost(seen, morning) == foretold(seen, "tonight")
    assert ("alert-darkness-comes" in warned) == (bool(dials) and not table.state.menhirs)
    if "last" in seen.values():
        assert {*morning.values()} == {"dark"}
    if table.step == "event":
        table.move("turn_event")
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    assert lost(morning, lights(table)) == set()  # no card goes by day
    table.move("start_day")
    assert lost(morning, lights(table)) & {*seen} == foretold(seen, "tomorrow")
