"""TIM: what the app counts: missed turns, toads, rafts, alignment, the inner region, the Crown, who waits."""

from __future__ import annotations

import pytest


@pytest.mark.rule("TA-TIM-01")
def test_by_an_event_the_turn_that_is_under_way_is_the_first_of_those_missed(duo):
    duo.move("miss", who=1, turns=2, by_event=True)
    assert duo.state.turn.over
    seats = []
    for _ in range(3):
        duo.move("end_turn", who=duo.state.turn.who, overrule=("*",))
        seats.append(duo.state.turn.who)
    assert seats == [2, 2, 1]


@pytest.mark.rule("TA-TIM-01")
def test_by_anything_else_the_following_turns_are_missed(duo):
    duo.move("miss", who=1, turns=2)
    assert not duo.state.turn.over
    seats = []
    for _ in range(4):
        duo.move("end_turn", who=duo.state.turn.who, overrule=("*",))
        seats.append(duo.state.turn.who)
    assert seats == [2, 2, 2, 1]


@pytest.mark.rule("TA-TIM-01")
def test_an_event_counts_no_turn_for_who_is_not_active(duo):
    duo.move("miss", who=2, turns=1, by_event=True)
    assert not duo.state.turn.over and duo.one(2).missed == 1
    duo.round(1)
    assert duo.state.turn.who == 1 and duo.one(2).missed == 0


@pytest.mark.rule("TA-TIM-02")
def test_a_toad_s_turns_are_counted_down(duo):
    duo.move("turn_into_toad", who=2)
    left = []
    while duo.one(2).toad is not None:
        left.append(duo.one(2).toad.left)
        duo.round(1, 2)
    assert left == [3, 2, 1]


@pytest.fixture
def woods(talisman):
    """A thief with an axe at the start of its turn in the Woods o5."""
    table = talisman("thief", "wizard")
    table.stands(1, "o5")
    table.owns(1, "axe")
    return table


@pytest.mark.rule("TA-TIM-03")
def test_a_raft_can_be_used_in_the_next_turn_only(woods):
    rafts = woods.state.stock["raft"]
    woods.move("build_raft", who=1)
    assert not woods.one().due_rafts and woods.one().has("raft")
    woods.move("end_turn", who=1)
    assert not woods.one().due_rafts
    woods.round(2)
    assert len(woods.one().due_rafts) == 1
    woods.move("use_raft", who=1, to="m4")
    assert woods.one().space == "m4"
    assert not woods.one().has("raft") and woods.state.stock["raft"] == rafts


@pytest.mark.rule("TA-TIM-03")
def test_an_unused_raft_is_gone_with_that_turn(woods):
    rafts = woods.state.stock["raft"]
    woods.move("build_raft", who=1)
    woods.round(1, 2, 1)
    assert not woods.one().has("raft") and not woods.one().due_rafts
    assert woods.state.stock["raft"] == rafts


@pytest.fixture
def turning(talisman):
    """A druid, in turn, and a wizard."""
    return talisman("druid", "wizard", "elf")


@pytest.mark.rule("TA-TIM-04")
def test_alignment_changes_once_from_own_turn_to_own_turn(turning):
    turning.move("change_alignment", who=1, to="evil", own_will=True)
    assert turning.one().alignment_changed
    assert turning.objects("change_alignment", who=1, to="good").rule == "TA-ALI-06"
    turning.round(1, 2)
    assert turning.objects("change_alignment", who=1, to="good", own_will=True).rule == "TA-ALI-06"
    turning.round(3)
    assert not turning.one().alignment_changed
    turning.move("change_alignment", who=1, to="good", own_will=True)


@pytest.mark.rule("TA-TIM-04")
def test_a_forced_change_counts_as_well_and_no_space_changes_it_again(turning):
    turning.stands(1, "o13")
    turning.arrived(1)
    turning.move("change_alignment", who=1, to="evil")
    turning.move("follow_space", who=1, way="mystic", rolled=[4])  # would make it good
    assert turning.one().alignment == "evil"
    turning.round(1, 2, 3)
    turning.arrived(1)
    turning.move("follow_space", who=1, way="mystic", rolled=[4])
    assert turning.one().alignment == "good" and turning.one().alignment_changed


@pytest.mark.rule("TA-TIM-04")
def test_read_the_other_way_it_may_change_in_anybody_s_turn_anew(talisman):
    table = talisman("druid", "wizard", otherwise=["TA-TIM-04"])
    table.move("change_alignment", who=1, to="evil", own_will=True)
    assert table.objects("change_alignment", who=1, to="good", own_will=True).rule == "TA-ALI-06"
    table.round(1)
    table.move("change_alignment", who=1, to="good", own_will=True)
    assert table.objects("change_alignment", who=1, to="neutral", own_will=True).rule == "TA-ALI-06"


@pytest.fixture
def inside(talisman):
    """A thief and a dwarf at the Vampire's Tower and at Death's dice: the Pits and the Den lie before them."""
    table = talisman("thief", "dwarf")
    table.stands(1, "i7")
    table.stands(2, "i3")
    return table


@pytest.mark.rule("TA-TIM-05")
def test_the_monsters_left_in_the_pits_are_remembered(inside):
    inside.move("step", who=1, to="i8")
    inside.move("enter_pits", who=1, rolled=3)
    assert inside.one().pits == 3
    inside.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert inside.one().pits == 2
    inside.move("enter_pits", who=1)
    inside.move("roll_fight", who=1, rolled=[1], theirs=[6])
    inside.move("lose_life", who=1)
    inside.move("end_turn", who=1)
    inside.round(2)
    inside.move("face_it_again", who=1)
    assert inside.refuses("enter_pits", who=1, rolled=5).field == "rolled"
    assert inside.one().pits == 2


@pytest.mark.rule("TA-TIM-06")
def test_each_character_s_own_werewolf_keeps_its_strength(inside):
    inside.stands(1, "i3")
    inside.move("step", who=1, to="i2")
    inside.move("meet_werewolf", who=1, rolled=[5, 6])
    inside.move("roll_fight", who=1, rolled=[1], theirs=[6])
    inside.move("lose_life", who=1)
    inside.move("end_turn", who=1)
    inside.move("step", who=2, to="i2")
    inside.move("meet_werewolf", who=2, rolled=[1, 1])
    assert (inside.one(1).werewolf, inside.one(2).werewolf) == (11, 2)
    inside.move("roll_fight", who=2, rolled=[6], theirs=[1])
    inside.move("end_turn", who=2)
    inside.move("face_it_again", who=1)
    inside.move("meet_werewolf", who=1)
    assert inside.state.fight.value == 11


@pytest.mark.rule("TA-TIM-07")
def test_only_a_fulfilled_instruction_lets_one_move_on(inside):
    inside.stands(1, "i5", strength=3)
    inside.move("step", who=1, to="i4")
    assert not inside.one().fulfilled
    assert inside.objects("end_turn", who=1).rule == "TA-ENC-12"
    inside.round(1, 2)
    assert inside.objects("step", who=1, to="i3").rule == "TA-INN-03"
    inside.move("face_it_again", who=1)
    inside.move("delve", who=1, rolled=[1, 1, 1])
    assert inside.one().fulfilled and inside.one().space == "i4"
    inside.move("end_turn", who=1)
    inside.round(2)
    inside.move("step", who=1, to="i3")
    assert not inside.one().fulfilled


@pytest.mark.rule("TA-TIM-08")
def test_the_first_arrival_on_the_crown_is_remembered_for_good(inside):
    assert not inside.state.crown_reached
    inside.stands(1, "i1")
    inside.owns(1, "talisman")
    inside.move("step", who=1, to="crown")
    assert inside.state.crown_reached
    assert "tell-crown-reached" in inside.said
    inside.move("command", who=1, rolled=1)
    inside.move("change", who=1, counter="lives", by=-4)
    assert inside.state.crown_reached


@pytest.mark.rule("TA-TIM-09")
def test_a_dead_character_s_player_waits_for_the_beginning_of_its_next_turn(trio):
    trio.move("change", who=3, counter="lives", by=-4)
    assert trio.one(3).standing == "waiting"
    trio.round(1)
    assert trio.one(3).standing == "waiting"
    trio.round(2)
    assert trio.state.turn.who == 3 and trio.one(3).standing == "playing"
