"""The next player's phase I beside the last one's phase III: what goes on, and what waits. WO-TRN-06."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.state.pieces import Task


@pytest.fixture
def early(duo):
    """Seat 1 is still busy with its cards; seat 2 has begun and stands beside it, after a move."""
    duo.has(1, gold=3, location=7)
    duo.has(2, gold=3, location=8, hand=3, deck=7)
    duo.cards_phase(1)
    duo.move("start_early", who=1)
    duo.move("travel", who=2, to=7, by="wild")
    return duo


@pytest.mark.rule("WO-TRN-06")
def test_cards_are_drawn_while_the_next_one_plays_dice(early):
    early.move("challenge", who=2, whom=1)
    early.move("fill_hand", who=1)
    assert early.state.drawing[0].filled and early.state.poker is not None
    early.move("gain_action", who=1, position=6)
    assert early.state.drawing == [] and early.state.turn.who == 2 and early.state.poker is not None


@pytest.mark.rule("WO-TRN-06")
def test_cards_are_drawn_while_the_next_ones_event_is_read(early):
    quest = early.quest(2, 7, event=12)
    early.move("solve_quest", who=2, quest=quest)
    early.move("short_fight", who=2, life=3)
    early.move("fill_hand", who=1)
    assert early.state.open_card.number == 12 and early.state.fight is not None


@pytest.mark.rule("WO-TRN-06", "WO-EXP-11")
def test_a_card_that_an_event_brings_waits_for_the_market(early):
    with early.arranged() as state:
        state.tasks = [Task(kind="card", who=2, cost=0)]
    assert early.objects("take_cost_card", who=2, position=6).message.key == "other-draws-first"
    early.move("fill_hand", who=1)
    early.move("gain_action", who=1, position=6)
    early.move("take_cost_card", who=2, position=6, refill=1)
    assert early.state.tasks == [] and early.one(2).gained == 1


@pytest.mark.rule("WO-TRN-06")
def test_in_its_own_turn_nobody_draws_before_what_comes_first(duo):
    duo.cards_phase(1)
    with duo.arranged() as state:
        state.tasks = [Task(kind="card", who=1, cost=0)]
    assert duo.objects("fill_hand", who=1).message.key == "at-once-card"
