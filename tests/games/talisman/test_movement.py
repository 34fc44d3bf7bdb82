"""MOV: the movement die, the whole roll, the direction, where one may end."""

from __future__ import annotations

import pytest

from companion.games.talisman.play import travel


def ends(table) -> set[str]:
    return {end.to for end in travel.ends(table.state)}


@pytest.mark.rule("TA-MOV-01")
@pytest.mark.parametrize(("start", "rolled", "to"), [("o7", 1, "o8"), ("o7", 6, "o13"), ("m2", 4, "m6")])
def test_the_die_says_how_many_spaces_are_moved(duo, start, rolled, to):
    duo.stands(1, start)
    assert duo.objects("go", who=1, to=to).rule == "TA-MOV-01"  # not without a roll
    duo.move("roll_movement", who=1, rolled=rolled)
    duo.move("go", who=1, to=to)
    assert duo.one().space == to


@pytest.mark.rule("TA-MOV-01")
def test_one_die_is_rolled_and_only_once(duo):
    duo.move("roll_movement", who=1, rolled=2)
    assert duo.objects("roll_movement", who=1, rolled=5).rule == "TA-MOV-01"
    assert duo.state.turn.rolled == 2


@pytest.mark.rule("TA-MOV-02")
@pytest.mark.parametrize("to", ["o8", "o9", "o11", "o7"])
def test_neither_fewer_nor_more_spaces_than_the_roll_are_moved(duo, to):
    duo.move("roll_movement", who=1, rolled=3)
    assert duo.objects("go", who=1, to=to).rule == "TA-MOV-02"
    assert duo.one().space == "o7"


@pytest.mark.rule("TA-MOV-02")
def test_nobody_stays_where_it_is(duo):
    assert duo.objects("end_turn", who=1).rule == "TA-MOV-02"
    duo.move("roll_movement", who=1, rolled=3)
    assert duo.objects("end_turn", who=1).rule == "TA-MOV-02"


@pytest.mark.rule("TA-MOV-04", "TA-MOV-06")
@pytest.mark.parametrize("to", ["o10", "o4"])
def test_the_direction_is_chosen_after_the_roll(duo, to):
    duo.move("roll_movement", who=1, rolled=3)
    assert ends(duo) == {"o10", "o4"}
    duo.move("go", who=1, to=to)
    assert duo.one().space == to


@pytest.mark.rule("TA-MOV-05", "TA-MOV-06")
def test_nobody_turns_round_on_the_way(duo):
    duo.stands(1, "o9")
    duo.move("roll_movement", who=1, rolled=4)
    assert ends(duo) == {"o13", "o5"}
    for to in ("o11", "o9", "o7"):  # three there and one back, two and two, one and three
        assert duo.objects("go", who=1, to=to).rule == "TA-MOV-02"


@pytest.mark.rule("TA-MOV-05", "TA-MOV-06")
@pytest.mark.parametrize("to", ["o16", "o18"])
def test_whoever_changes_region_may_change_direction_too(duo, to):
    duo.stands(1, "m14")
    duo.move("roll_movement", who=1, rolled=4)  # two steps to the Hills, one over the bridge, one left
    assert ends(duo) == {"m2", "m10", "o16", "o18"}
    duo.move("go", who=1, to=to)
    assert duo.one().space == to


@pytest.mark.rule("TA-MOV-06")
def test_the_gate_may_be_tried_where_a_step_is_to_spare(duo):
    duo.stands(1, "m7")
    duo.move("roll_movement", who=1, rolled=3)
    assert [way.path for way in travel.gate_ways(duo.state)] == [("m8", "m9")]
    assert ends(duo) == {"m10", "m4"}  # the attempt is one choice more, not instead


@pytest.mark.rule("TA-MOV-06")
def test_the_bridge_is_crossed_once_in_a_move(talisman):
    table = talisman()
    table.stands(1, "o16")
    table.move("roll_movement", who=1, rolled=3)
    assert ends(table) == {"o19", "o13", "m13", "m11"}
    assert table.objects("go", who=1, to="o17").rule == "TA-MOV-02"


@pytest.mark.rule("TA-MOV-06")
def test_read_the_other_way_the_bridge_may_be_crossed_again(talisman):
    table = talisman(otherwise=["TA-MOV-06"])
    table.stands(1, "o16", strength=9)
    table.move("roll_movement", who=1, rolled=4)
    assert ends(table) == {"o20", "o12", "m14", "m10", "o18", "o16"}  # there and back costs two steps
    table.move("go", who=1, to="o18")
    assert table.state.fight.against == "sentinel"  # he is met on the way in all the same
    table.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    table.move("go", who=1, to="o18")
    assert table.one().space == "o18"


@pytest.mark.rule("TA-MOV-06")
def test_read_the_other_way_whoever_comes_back_in_meets_the_sentinel(talisman):
    table = talisman(otherwise=["TA-MOV-06"])
    table.stands(1, "m12", strength=9)
    table.move("roll_movement", who=1, rolled=3)  # out, back in, and one step on
    table.move("go", who=1, to="m13")
    assert table.state.fight.against == "sentinel" and table.one().space == "o17"
    table.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    table.move("go", who=1, to="m13")
    assert table.one().space == "m13"


@pytest.mark.rule("TA-RAFT-04", "TA-TURN-01")
def test_whoever_stays_is_not_told_that_it_has_moved(duo):
    duo.owns(1, "axe")
    duo.stands(1, "o5")
    duo.move("build_raft", who=1)
    for move, args in (("roll_movement", {"rolled": 2}), ("use_raft", {"to": "m4"})):
        assert duo.objects(move, who=1, **args).code == "movement-is-over"  # it did not move, and no encounter comes


@pytest.mark.rule("TA-INN-28", "TA-INN-02")
def test_before_an_unbeaten_werewolf_one_is_told_to_face_it_again(duo):
    duo.stands(1, "i2", fulfilled=False, werewolf=7)
    assert duo.objects("stay_inside", who=1).code == "face-it-or-turn-back"
