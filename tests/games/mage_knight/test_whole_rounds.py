"""Whole games go round by turns alone, whoever sits there; a table that keeps everything itself taps little for it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core import engine
from companion.core.viewer import EVERYBODY
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.names import HERO_NAMES
from companion.games.mage_knight.pages import PANELS, on_turn, prompts
from companion.games.mage_knight.play import order, source
from tests.effort import times

from .conftest import Table
from .course import pick_all, through

COURSES = (
    (1, "first_reconnaissance", []),
    (1, "first_reconnaissance", ["no_dummy"]),
    (1, "solo_conquest", []),
    (2, "full_conquest", []),
    (2, "blitz_cooperation", []),
    (3, "full_cooperation", []),
    (3, "first_reconnaissance", []),
    (4, "blitz_conquest", ["night_arrival"]),
    (4, "full_conquest", ["friendly_mana"]),
)
ALL_ON_TABLE = dict.fromkeys(("map", "fights", "source", "heroes", "offers"), "table")


def mind(table: Table) -> None:
    """What holds at every moment: dice and cards add up, a turn is somebody's, and the page can be drawn."""
    state = table.state
    if state.in_app("source"):
        assert len(state.source) == source.dice(state)
    for one in state.heroes:
        cards = one.hand.count + one.deck.count + one.discard.count + one.played + one.under.count
        assert cards == 16 + len(one.gained)
    assert sorted(state.order) == sorted([one.seat for one in state.heroes] + ([0] if state.dummy else []))
    if state.step == "turns":
        assert state.turn is not None
        assert state.turn.seat in state.order
    PANELS[0].view(state, EVERYBODY)
    assert {*on_turn(state)} <= {one.seat for one in state.heroes}
    assert all(prompt.message.key for prompt in prompts(state))


@given(data=st.data())
@settings(max_examples=times(4, 60), deadline=None)
@pytest.mark.rule("MK-RND-15", "MK-RND-16", "MK-RND-17", "MK-DUM-06", "MK-DUM-15", "MK-TAC-05")
def test_games_go_round_until_they_are_scored(data):
    """1-4 heroes, with the dummy player and without it: each round has its turns in order, and the last one ends it."""
    count, scenario, variants = data.draw(st.sampled_from(COURSES))
    seed = str(data.draw(st.integers(0, 99)))
    players = [{"hero": one} for one in HERO_NAMES[:count]]
    table = Table({"players": players, "scenario": scenario, "variants": variants}, seed=seed)
    table.move("leave_list")
    rounds = 0
    while table.state.step not in ("scoring", "over"):
        rounds += 1
        mind(table)
        pick_all(table)
        mind(table)
        seats = order.playing(table.state)
        had = through(table)
        mind(table)
        for place, seat in enumerate(had[: -len(seats)]):  # the last lap leaves out who announced, and an empty dummy
            assert seat == seats[place % len(seats)]
        if table.state.step == "round_end":
            if table.state.dummy and len(players) > 1 and table.state.round.number + 2 <= table.state.agreed.rounds:
                table.move("retire_tactic", tactic=min(one.tactic for one in table.state.heroes))
            table.move("next_round")
            assert table.state.round.number == rounds + 1
    assert rounds == table.state.agreed.rounds
    assert all(len(one.by_round) == rounds for one in table.state.heroes)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "full_conquest"])
def test_a_table_that_keeps_everything_needs_four_taps_a_hero_for_a_round(count, scenario):
    """A tactic, Fame, Reputation; the end of the round, with the preparation of the next one, is one tap for all."""
    if count == 1 and scenario == "full_conquest":
        scenario = "solo_conquest"
    players = [{"hero": one} for one in HERO_NAMES[:count]]
    table = Table({"players": players, "scenario": scenario, "areas": ALL_ON_TABLE})
    table.move("leave_list")
    before = table.moves_made
    while table.state.step == "tactics":
        table.move("pick_tactic", who=table.state.picks[0], number=_free(table))
        assert not any(one.tactic_due for one in table.state.heroes)
    for one in table.state.heroes:
        table.move("change_fame", who=one.seat, by=7)
        table.move("change_reputation", who=one.seat, by=1)
    table.move("round_over")
    assert table.state.step == "tactics"
    assert table.state.checklist is None
    assert table.tellings
    assert [one.fame >= 7 and one.reputation == 1 for one in table.state.heroes] == [True] * count
    assert [one.level for one in table.state.heroes] == [2] * count
    assert table.moves_made - before == 3 * count + 1 <= 4 * count


def _free(table: Table) -> int:
    taken = {one.tactic for one in table.state.heroes} | {table.state.dummy.tactic if table.state.dummy else None}
    gone = table.state.tactics_gone.get(table.state.time, [])
    return next(number for number in range(1, 7) if number not in taken and number not in gone)


@pytest.mark.rule("MK-RND-15")
def test_only_a_table_that_keeps_its_heroes_says_itself_that_a_round_is_over():
    """Where the app counts the cards, it knows who still has a turn."""
    table = Table({"players": [{"hero": "goldyx"}, {"hero": "tovak"}]})
    table.move("leave_list")
    pick_all(table)
    assert table.objects("round_over").message.key == "turns-left"


def test_a_state_of_a_turn_that_nobody_has_is_none():
    """A correction that would leave the table without anybody on turn is refused."""
    table = Table({"players": [{"hero": "goldyx"}, {"hero": "tovak"}]})
    table.move("leave_list")
    pick_all(table)
    assert table.refuses("correct", path="/turn", value=None).field == "value"
    assert engine.state_of(GAME, table.plain).turn is not None


@pytest.mark.rule("MK-DUM-06", "MK-DUM-07")
def test_the_dummy_flips_when_the_table_says_so_where_it_keeps_the_turns_itself():
    """Its turns are a tap each, until it announces the end of the round."""
    table = Table({"players": [{"hero": "goldyx"}], "scenario": "solo_conquest", "areas": ALL_ON_TABLE})
    table.move("leave_list")
    table.move("pick_tactic", who=1, number=1)
    flips = 0
    while table.state.round.announced is None:
        table.move("dummy_turn")
        flips += 1
    assert 3 <= flips <= 7
    assert table.state.dummy.left == 0
    table.move("round_over")
    assert table.state.round.number == 2
