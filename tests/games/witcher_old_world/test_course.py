"""WO-TRN, WO-SET-24..29: how a table begins, and the three phases of a turn."""

from __future__ import annotations

import pytest


@pytest.mark.rule("WO-SET-26", "WO-SET-27", "WO-SET-28", "WO-SET-31")
def test_boards_are_drafted_counter_clockwise_two_at_a_time_and_the_fifth_is_left_over(old_world):
    table = old_world("", "", "", "", "")
    for seat in (5, 4, 3, 2):
        assert table.state.choosing[0] == seat
        assert len(table.state.offered) == 2
        if seat > 2:
            table.objects("choose_board", who=seat, school=_not_offered(table.state))
        table.move("choose_board", who=seat, school=table.state.offered[0])
    assert {one.school for one in table.state.witchers} == {"wolf", "griffin", "bear", "cat", "viper"}
    assert table.one(1).school
    assert table.state.turn.phase == "attributes"


def _not_offered(state):
    taken = {one.school for one in state.witchers}
    return next(one for one in ("wolf", "griffin", "bear", "cat", "viper") if one not in {*taken, *state.offered})


@pytest.mark.rule("WO-TRN-02", "WO-TRN-04", "WO-TRN-05", "WO-EXP-16")
def test_a_turn_goes_from_movement_to_one_deed_to_the_cards(duo):
    duo.has(1, hand=4, deck=6, discard=0)
    duo.move("travel", who=1, to=2)
    duo.move("explore", who=1, deck="city")
    assert duo.state.turn.phase == "choice"
    assert duo.objects("explore", who=1, deck="city")
