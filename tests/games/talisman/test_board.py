"""The board: regions, the bridge, the river, the Gate, and where a roll can lead."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.talisman.box import board
from companion.games.talisman.box.board import CROWN, GATE, HILLS, PLAIN, SENTINEL, VALLEY
from companion.games.talisman.play import paths
from companion.games.talisman.play.paths import End

WALKED = [*board.ring("outer"), *board.ring("middle")]
BRIDGE = {(SENTINEL, HILLS), (HILLS, SENTINEL)}
starts, rolls = st.sampled_from(WALKED), st.integers(1, 12)


def where(ends: list[End]) -> list[str]:
    return [end.to for end in ends]


def ways(id: str, steps: int) -> list[tuple[str, ...]]:
    return [way.path for way in paths.gate_ways(id, steps)]


@pytest.mark.rule("TA-KNOW-02")
def test_four_and_twenty_sixteen_and_eight_spaces_lie_around_the_crown():
    assert [len(board.ring(region)) for region in ("outer", "middle", "inner", "crown")] == [24, 16, 8, 1]
    squares = {(column, row) for column in range(1, 8) for row in range(1, 8)}
    assert {one.at for one in board.spaces().values()} == squares
    assert board.space(CROWN).at == (4, 4)


@pytest.mark.parametrize("region", ["outer", "middle", "inner"])
def test_next_in_a_region_is_next_on_the_board_clockwise(region):
    around = board.ring(region)
    for id, after in zip(around, (*around[1:], around[0]), strict=True):
        (x, y), (to_x, to_y) = board.space(id).at, board.space(after).at
        assert abs(x - to_x) + abs(y - to_y) == 1
        assert (x - 4) * (to_y - 4) - (y - 4) * (to_x - 4) > 0  # y grows downwards, so this is clockwise


@pytest.mark.parametrize("id", ["o2", "o9", "m3", "m11", "o17", "o19", "m2", "o7", "m8"])
def test_spaces_say_how_many_cards_they_ask_for(id):
    printed = {"o2": 1, "o9": 2, "m3": 2, "m11": 3, "o17": 1, "o19": 0, "m2": 1, "o7": 0, "m8": 0}
    assert board.space(id).draw == printed[id]


def test_neighbours_are_both_ways_round_and_what_begins_there():
    assert board.neighbours("o1") == ("o2", "o24")
    assert set(board.neighbours(SENTINEL)) == {"o16", "o18", HILLS}
    assert set(board.neighbours(GATE)) == {"m8", "m10", PLAIN}
    assert set(board.neighbours(VALLEY)) == {"i2", "i8", CROWN}
    assert board.neighbours(CROWN) == (VALLEY,)


@pytest.mark.parametrize("id", list(board.spaces()))
def test_neighbours_see_each_other(id):
    assert all(id in board.neighbours(other) for other in board.neighbours(id))


@pytest.mark.rule("TA-MOV-02", "TA-MOV-04")
def test_the_whole_roll_is_walked_either_way_round():
    assert paths.ends("o3", 4) == [
        End("o7", ("o4", "o5", "o6", "o7")),
        End("o23", ("o2", "o1", "o24", "o23")),
    ]


@pytest.mark.rule("TA-MOV-05", "TA-MOV-06")
def test_a_direction_holds_until_the_bridge_and_may_be_chosen_anew_behind_it():
    assert where(paths.ends("o15", 5)) == ["o20", "o10", "m14", "m10"]


@given(starts, rolls, st.booleans())
@pytest.mark.rule("TA-MOV-02", "TA-MOV-05", "TA-MOV-06", "TA-SENT-12")
def test_every_end_lies_a_whole_roll_away_without_turning_round(start, steps, crossing):
    ends = paths.ends(start, steps, crossing)
    assert len({(end.to, end.crosses) for end in ends}) == len(ends)
    for end in ends:
        stands = (start, *end.path)
        hops = list(zip(stands, end.path, strict=False))
        assert len(end.path) == steps and end.path[-1] == end.to
        assert all(after in board.neighbours(before) for before, after in hops)
        over = [index for index, hop in enumerate(hops) if hop in BRIDGE]
        assert len(over) == end.crosses and (crossing or not over)
        assert end.inward == ((SENTINEL, HILLS) in hops)
        parts = [hops] if not over else [hops[: over[0]], hops[over[0] + 1 :]]
        for part in parts:
            assert len({clockwise(*hop) for hop in part}) <= 1


def clockwise(before: str, after: str) -> bool:
    around = board.ring(board.region(before))
    return around[(around.index(before) + 1) % len(around)] == after


@given(starts, rolls)
@pytest.mark.rule("TA-MOV-06")
def test_no_end_is_missing_from_the_list(start, steps):
    assert {(end.to, end.crosses) for end in paths.ends(start, steps)} == everywhere(start, steps)


def everywhere(start: str, steps: int) -> set[tuple[str, bool]]:
    """The same, found step by step: where one stands, which way one is bound to, whether the bridge is used up."""
    stands: set[tuple[str, bool | None, bool]] = {(start, None, False)}
    for _ in range(steps):
        onwards = set()
        for id, bound, crossed in stands:
            for after in board.neighbours(id):
                if (id, after) in BRIDGE:
                    if not crossed:
                        onwards.add((after, None, True))
                elif after != PLAIN and bound in (None, clockwise(id, after)):
                    onwards.add((after, clockwise(id, after), crossed))
        stands = onwards
    return {(id, crossed) for id, _, crossed in stands}


@pytest.mark.rule("TA-SENT-01", "TA-SENT-02")
def test_the_bridge_is_a_step_like_any_other_in_both_directions():
    assert where(paths.ends(SENTINEL, 1)) == ["o18", "o16", HILLS]
    assert where(paths.ends("m11", 2)) == ["m13", "m9", SENTINEL]
    assert HILLS not in where(paths.ends("o16", 1))


@pytest.mark.rule("TA-SENT-03", "TA-SENT-10", "TA-SENT-13")
def test_the_sentinel_is_met_on_the_way_in_and_never_on_the_way_out():
    assert {end.to for end in paths.ends(SENTINEL, 2) if end.inward} == {"m13", "m11"}
    assert {end.to for end in paths.ends(HILLS, 2) if end.crosses} == {"o18", "o16"}
    assert not any(end.inward for end in paths.ends(HILLS, 2))


@pytest.mark.rule("TA-SENT-09", "TA-SENT-11")
def test_passing_or_landing_on_his_space_is_no_way_in():
    assert [end for end in paths.ends("o16", 1) if end.inward] == []
    past = next(end for end in paths.ends("o16", 3) if end.to == "o19")
    assert SENTINEL in past.path and not past.crosses and not past.inward


def test_the_bridge_can_be_left_out():
    assert where(paths.ends(SENTINEL, 3, crossing=False)) == ["o20", "o14"]


@pytest.mark.rule("TA-INN-01")
@pytest.mark.parametrize("id", [*board.ring("inner"), CROWN])
def test_no_roll_leads_anywhere_in_the_inner_region(id):
    assert paths.ends(id, 3) == [] and paths.gate_ways(id, 3) == []


def test_no_steps_no_ends():
    assert paths.ends("o1", 0) == [] and paths.gate_ways(GATE, 0) == []


@pytest.mark.rule("TA-RAFT-08", "TA-KNOW-08")
def test_outer_corners_face_nothing_and_middle_corners_two_spaces():
    assert [board.opposite(id) for id in ("o1", "o7", "o13", "o19")] == [()] * 4
    assert set(board.opposite("m1")) == {"o2", "o24"}
    assert set(board.opposite("m5")) == {"o6", "o8"}
    assert set(board.opposite("m9")) == {"o12", "o14"}
    assert set(board.opposite("m13")) == {"o18", "o20"}


@pytest.mark.rule("TA-RAFT-10")
@pytest.mark.parametrize("id", WALKED)
def test_the_raft_goes_both_ways_to_a_space_across_the_river(id):
    for across in board.opposite(id):
        assert id in board.opposite(across)
        assert {board.region(id), board.region(across)} == {"outer", "middle"}
        (x, y), (to_x, to_y) = board.space(id).at, board.space(across).at
        assert abs(x - to_x) + abs(y - to_y) == 1


@pytest.mark.rule("TA-RAFT-08")
@pytest.mark.parametrize("id", [*board.ring("inner"), CROWN])
def test_no_raft_crosses_where_no_river_flows(id):
    assert board.opposite(id) == ()


@pytest.mark.rule("TA-GATE-04", "TA-GATE-05")
def test_an_attempt_wants_a_step_beyond_the_gate_from_either_side():
    assert ways("m7", 2) == []
    assert ways("m7", 3) == [("m8", "m9")]
    assert ways("m10", 2) == [("m9",)]


@pytest.mark.rule("TA-GATE-06")
def test_from_the_gate_itself_any_roll_will_do():
    assert [ways(GATE, steps) for steps in range(1, 7)] == [[()]] * 6


@pytest.mark.rule("TA-GATE-04", "TA-SENT-02")
def test_from_the_outer_region_the_gate_lies_behind_the_bridge():
    assert not paths.gate_ways(SENTINEL, 4)
    (way,) = paths.gate_ways(SENTINEL, 5)
    assert way.path == (HILLS, "m11", "m10", GATE) and way.inward
    assert not any(way.inward for way in paths.gate_ways(HILLS, 6))


@given(starts, rolls)
@pytest.mark.rule("TA-GATE-04")
def test_whoever_may_try_the_gate_could_also_have_walked_past_it(start, steps):
    walked = [((start, *end.path), end.inward) for end in paths.ends(start, steps)]
    past = {inward for path, inward in walked if GATE in path[:-1]}
    assert paths.gate_ways(start, steps) or not past
    for way in paths.gate_ways(start, steps):
        assert len(way.path) < steps and (start, *way.path)[-1] == GATE
        assert way.inward == (board.region(start) == "outer")


@pytest.mark.rule("TA-KNOW-09", "TA-INN-11")
@pytest.mark.parametrize("way", [("i5", "i4", "i3", "i2", "i1"), ("i5", "i6", "i7", "i8", "i1")])
def test_two_ways_of_four_steps_lead_to_the_valley_and_from_there_one_to_the_crown(way):
    for here, after in zip(way, way[1:], strict=False):
        assert after in board.onward(here) and here in board.back(after)
    assert board.onward(PLAIN) == ("i4", "i6")
    assert [id for id in board.spaces() if CROWN in board.neighbours(id)] == [VALLEY]
    assert board.onward(VALLEY) == (CROWN,)


@pytest.mark.rule("TA-INN-05", "TA-GATE-11")
def test_the_way_back_is_the_way_one_came_and_ends_on_the_gate():
    assert set(board.back(VALLEY)) == {"i2", "i8"}
    assert board.back("i3") == ("i4",) and board.back("i7") == ("i6",)
    assert board.back(PLAIN) == (GATE,)


@pytest.mark.rule("TA-INN-12")
def test_no_way_leads_from_the_crown():
    assert board.onward(CROWN) == () and board.back(CROWN) == ()
