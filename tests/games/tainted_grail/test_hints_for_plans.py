"""HNT: what the app shows so that a table can plan."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages import day, map
from companion.games.tainted_grail.pages.map import Plan, PricePart
from companion.games.tainted_grail.state.pieces import Menhir


def plan(table, number: int) -> dict:
    return map.view(table.state, EVERYBODY).plans[number]


@pytest.mark.rule("TG-HNT-03")
@pytest.mark.parametrize(("dial", "left"), [(5, 5), (1, 1), (None, 0)])
def test_each_menhir_shows_for_how_many_more_days_it_burns(table, dial, left):
    """By TG-SOD-14 a dial of D comes off on the D-th morning, and the menhir goes on the one after that."""
    with table.arranged() as state:
        state.menhirs = [Menhir(place=101, dial=dial)]
    assert [(shown.days, shown.by_night) for shown in day.view(table.state, EVERYBODY).menhirs] == [(left, True)]
    days = 0
    while table.state.menhirs:
        table.morning()
        shown = day.view(table.state, EVERYBODY).menhirs
        assert [(row.days, row.by_night) for row in shown] == [(left - days - 1, False)][: len(shown)]
        days += bool(shown)
        table.move("end_day", everyone_passes=True)
        table.move("rest")
        table.move("good_night")
    assert days == left


@pytest.mark.rule("TG-HNT-03")
@pytest.mark.parametrize(("heroes", "cost", "dial"), [(("beor",), 3, 7), (("beor", "ailei", "arev"), 9, 5)])
def test_what_a_menhir_asks_for_is_reckoned_for_all_players_before_anyone_pays(avalon, heroes, cost, dial):
    table = avalon(*heroes)
    before = table.plain["heroes"]
    table.move("note_menhir", number=101, base=8, per_player={"magic": 3})
    assert plan(table, 101).dial == dial
    assert [(price.what, price.cost) for price in plan(table, 101).price] == [("magic", cost)]
    assert table.plain["heroes"] == before
    assert table.state.menhirs[0].dial == 9 - len(heroes)  # as the set-up left it


@pytest.mark.rule("TG-HNT-03")
def test_the_plan_knows_what_all_hold_together_and_not_the_dead(table):
    for who, magic in (("beor", 2), ("ailei", 3), ("arev", 4)):
        table.move("set_to", who=who, what="magic", value=magic)
    table.move("note_menhir", number=101, base=8, per_player={"magic": 3})
    assert map.view(table.state, EVERYBODY).held["magic"] == 9
    assert plan(table, 101).price == [PricePart("magic", cost=9, held=9)]
    with table.arranged() as state:
        state.heroes["arev"].dead = True
    assert map.view(table.state, EVERYBODY).held["magic"] == 5


@pytest.mark.rule("TG-HNT-03")
def test_what_was_paid_once_is_remembered_for_the_next_time(table):
    table.morning()
    for who in ("beor", "ailei", "arev"):
        table.move("set_to", who=who, what="magic", value=1)
    each = {"magic": {"beor": 1, "ailei": 1, "arev": 1}}
    table.move("activate_menhir", who=["beor", "ailei", "arev"], base=9, per_player={"magic": 1}, paying=each)
    assert plan(table, 101) == Plan(dial=6, price=[PricePart("magic", cost=3, held=0)])


@pytest.mark.rule("TG-HNT-03")
def test_a_plan_whose_dial_would_show_nothing_is_no_plan(table):
    with pytest.raises(BadArguments) as caught:
        table.move("note_menhir", number=101, base=3)
    assert caught.value.field == "base"
    assert map.view(table.state, EVERYBODY).plans == {}


@pytest.mark.rule("TG-HNT-03")
def test_where_cubes_stay_on_the_table_nothing_is_said_of_what_they_show(avalon):
    table = avalon("beor", "ailei", kept="light")
    table.move("note_menhir", number=101, base=8, per_player={"magic": 2})
    assert map.view(table.state, EVERYBODY).held == {}
    assert plan(table, 101).price[0].cost == 4
