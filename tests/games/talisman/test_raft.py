"""RAFT: how a raft is built, when it must be used, where it leads, what becomes of it."""

from __future__ import annotations

import pytest

from companion.games.talisman.play import travel


@pytest.fixture
def woods(duo):
    """The warrior with an axe in the Woods, at the beginning of its turn."""
    duo.owns(1, "axe")
    duo.stands(1, "o5")
    return duo


@pytest.fixture
def rafter(talisman):
    """Set a table where the warrior's raft can be used in this turn: `rafter("o9")`."""

    def at(space: str, name: str = "raft", **options):
        table = talisman(**options)
        table.stands(1, space)
        table.owns(1, name)
        table.round()
        return table

    return at


def rafts(table, who: int = 1) -> int:
    return sum("raft" in card.marks for card in table.one(who).objects)


@pytest.mark.rule("TA-RAFT-03")
@pytest.mark.parametrize("space", ["o5", "o11", "o16", "o23", "m6"])
def test_whoever_has_an_axe_builds_a_raft_in_woods_or_in_the_forest(woods, space):
    woods.stands(1, space)
    woods.move("build_raft", who=1)
    assert rafts(woods) == 1 and woods.one().space == space


@pytest.mark.rule("TA-RAFT-03")
def test_a_raft_is_built_only_with_an_axe_only_in_the_woods_and_only_before_the_roll(woods):
    woods.stands(1, "o4")
    assert woods.objects("build_raft", who=1).code == "raft-only-in-woods"
    woods.stands(1, "o5")
    woods.move("roll_movement", who=1, rolled=2)
    assert woods.objects("build_raft", who=1).rule == "TA-RAFT-03"
    woods.turn_of(2)
    woods.stands(2, "o5")
    woods.owns(2, "sword")
    assert woods.objects("build_raft", who=2).code == "raft-needs-an-axe"


@pytest.mark.rule("TA-RAFT-04")
def test_whoever_builds_neither_rolls_nor_moves(woods):
    woods.move("build_raft", who=1)
    assert woods.objects("roll_movement", who=1, rolled=2).rule == "TA-TURN-01"
    assert woods.objects("go", who=1, to="o6").rule == "TA-TURN-01"
    assert woods.objects("use_raft", who=1, to="m4").rule == "TA-TURN-01"
    woods.move("end_turn", who=1)


@pytest.mark.rule("TA-RAFT-05")
def test_whoever_builds_has_no_encounter(woods):
    woods.stands(2, "o5")
    woods.move("build_raft", who=1)
    assert woods.objects("draw", who=1).rule == "TA-ENC-01"
    assert woods.objects("attack", who=1, whom=2).rule == "TA-ENC-01"


@pytest.mark.rule("TA-RAFT-05")
def test_read_the_other_way_whoever_builds_meets_what_is_there(talisman):
    table = talisman(otherwise=["TA-RAFT-05"])
    table.owns(1, "axe")
    table.stands(1, "o5")
    table.move("build_raft", who=1)
    assert table.objects("end_turn", who=1).rule == "TA-ENC-08"
    table.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-RAFT-06")
def test_a_built_raft_is_a_card_of_the_pile_and_without_one_none_is_built(talisman):
    table = talisman(stock={"raft": 1})
    for who in (1, 2):
        table.owns(who, "axe")
        table.stands(who, "o5")
    table.move("build_raft", who=1)
    assert table.state.stock["raft"] == 0
    assert [card.origin for card in table.one().objects if "raft" in card.marks] == ["purchase"]
    table.turn_of(2)
    assert not travel.can_build_raft(table.state)
    objection = table.objects("build_raft", who=2)
    assert objection.rule == "TA-PUR-04" and not objection.can_overrule


@pytest.mark.rule("TA-RAFT-07")
def test_a_raft_is_not_used_in_the_turn_in_which_it_came(duo):
    duo.stands(1, "o9")
    duo.move("receive", who=1, item="raft")
    assert duo.objects("use_raft", who=1, to="m6").rule == "TA-RAFT-07"
    duo.move("roll_movement", who=1, rolled=1)  # and nobody asks for it yet


@pytest.mark.rule("TA-RAFT-07", "TA-RAFT-09")
def test_a_built_raft_is_used_in_the_next_turn(woods):
    woods.move("build_raft", who=1)
    woods.move("end_turn", who=1)
    woods.round(2)
    assert travel.raft_ends(woods.state) == ("m4",)
    woods.move("use_raft", who=1, to="m4")
    assert woods.one().space == "m4" and woods.state.turn.rolled == 0


@pytest.mark.rule("TA-RAFT-07")
def test_a_raft_from_another_hand_is_used_in_ones_own_next_turn(rafter):
    table = rafter("o9")
    table.stands(2, "o9")
    raft = table.one().objects[0].id
    table.move("trade", who=1, whom=2, cards=[raft])
    table.round(1)
    table.move("use_raft", who=2, to="m6")
    assert table.one(2).space == "m6"


@pytest.mark.rule("TA-RAFT-07")
def test_a_missed_turn_was_the_next_turn(rafter):
    table = rafter("o9")
    table.round(1)
    table.owns(1, "raft")
    table.move("miss", who=1)
    table.round(2)
    assert table.state.turn.who == 2 and rafts(table) == 0


@pytest.mark.rule("TA-RAFT-07")
def test_read_the_other_way_a_raft_waits_for_a_turn_that_is_played(talisman):
    table = talisman(otherwise=["TA-RAFT-07"])
    table.stands(1, "o9")
    table.owns(1, "raft")
    table.move("miss", who=1)
    table.round(1, 2)
    assert table.state.turn.who == 2 and rafts(table) == 1
    table.round(2)
    table.move("use_raft", who=1, to="m6")
    assert table.one().space == "m6"


@pytest.mark.rule("TA-RAFT-08", "TA-RAFT-10")
@pytest.mark.parametrize(
    ("start", "to"), [("o9", "m6"), ("m6", "o9"), ("m9", "o12"), ("m9", "o14"), ("m13", "o20"), ("o18", "m13")]
)
def test_the_raft_goes_straight_across_in_either_direction(rafter, start, to):
    table = rafter(start)
    table.move("use_raft", who=1, to=to)
    assert table.one().space == to


@pytest.mark.rule("TA-RAFT-08")
@pytest.mark.parametrize(("start", "to"), [("o9", "m7"), ("o9", "o10"), ("m9", "o13"), ("o13", "m9")])
def test_the_raft_goes_nowhere_else(rafter, start, to):
    table = rafter(start)
    assert table.objects("use_raft", who=1, to=to).rule == "TA-RAFT-08"


@pytest.mark.rule("TA-RAFT-09")
def test_the_crossing_is_the_whole_movement_and_the_encounter_follows(rafter):
    table = rafter("o9")
    table.move("use_raft", who=1, to="m6")
    assert table.objects("roll_movement", who=1, rolled=2).rule == "TA-TURN-01"
    assert table.objects("end_turn", who=1).rule == "TA-ENC-08"
    table.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-RAFT-09", "TA-RAFT-11")
@pytest.mark.parametrize("otherwise", [[], ["TA-RAFT-11"]])
def test_no_raft_is_used_after_a_die_has_been_rolled(rafter, otherwise):
    table = rafter("o9", otherwise=otherwise)
    table.move("roll_movement", who=1, rolled=2, overrule=("raft-first",))
    assert table.objects("use_raft", who=1, to="m6").rule == "TA-RAFT-09"


@pytest.mark.rule("TA-RAFT-11")
def test_whether_it_is_used_is_said_before_any_die(rafter):
    table = rafter("o9")
    assert table.objects("roll_movement", who=1, rolled=2).rule == "TA-RAFT-11"
    table.move("leave_raft", who=1)
    assert rafts(table) == 0
    table.move("roll_movement", who=1, rolled=2)
    table.move("go", who=1, to="o11")


@pytest.mark.rule("TA-RAFT-11", "TA-RAFT-12")
def test_read_the_other_way_nobody_need_say_it_and_the_raft_goes_with_the_turn(rafter):
    table = rafter("o9", otherwise=["TA-RAFT-11"])
    table.move("roll_movement", who=1, rolled=2)
    assert rafts(table) == 1
    table.round(1)
    assert rafts(table) == 0


@pytest.mark.rule("TA-RAFT-11", "TA-RAFT-12")
@pytest.mark.parametrize("otherwise", [[], ["TA-RAFT-11"]])
def test_building_anew_does_not_keep_the_old_raft(rafter, otherwise):
    table = rafter("o5", otherwise=otherwise)
    table.owns(1, "axe")
    if not otherwise:
        assert table.objects("build_raft", who=1).rule == "TA-RAFT-11"
        table.move("leave_raft", who=1)
    table.move("build_raft", who=1)
    assert rafts(table) == 1
    table.round()
    assert travel.raft_ends(table.state) == ("m4",)


@pytest.mark.rule("TA-RAFT-12")
@pytest.mark.parametrize("used", [True, False])
def test_used_or_not_a_bought_raft_is_back_in_its_pile(rafter, used):
    table = rafter("o9")
    before = table.state.stock["raft"]
    if used:
        table.move("use_raft", who=1, to="m6")
    else:
        table.move("move_freely", who=1, to="o11")  # no die, and no word about the raft
        table.round(1)
    assert rafts(table) == 0 and not table.state.spaces
    assert table.state.stock["raft"] == before + 1


@pytest.mark.rule("TA-RAFT-12")
def test_a_raft_from_the_encounter_deck_goes_to_the_discard_pile(duo):
    found = duo.card("raft", origin="encounter")
    with duo.arranged() as state:
        state.at(1).objects.append(found)
    duo.stands(1, "o9")
    duo.round()
    stock = duo.state.stock["raft"]
    duo.move("use_raft", who=1, to="m6")
    assert duo.state.encounters.discard == ["raft"] and duo.state.stock["raft"] == stock


@pytest.mark.rule("TA-RAFT-13")
@pytest.mark.parametrize("otherwise", [[], ["TA-RAFT-13"]])
def test_a_held_raft_counts_to_the_limit_of_objects(talisman, otherwise):
    table = talisman(otherwise=otherwise)
    table.owns(1, "sword", "shield", "helmet", "water_bottle", "raft")
    if otherwise:
        table.move("roll_movement", who=1, rolled=1)
    else:
        assert table.objects("roll_movement", who=1, rolled=1).rule == "TA-OBJ-08"
        table.move("drop", who=1, cards=[table.one().objects[0].id])
        table.move("roll_movement", who=1, rolled=1)


@pytest.mark.rule("TA-RAFT-14", "TA-RAFT-12")
@pytest.mark.parametrize("how", ["toad", "death", "drop"])
def test_a_toad_a_dead_one_and_whoever_drops_it_leave_no_raft_lying(duo, how):
    raft, _ = duo.owns(1, "raft", "sword")
    stock = duo.state.stock["raft"]
    if how == "toad":
        duo.move("turn_into_toad", who=1)
    elif how == "death":
        duo.move("change", who=1, counter="lives", by=-4)
    else:
        duo.move("drop", who=1, cards=[raft])
    assert rafts(duo) == 0 and duo.state.stock["raft"] == stock + 1
    assert [card.name for card in duo.state.lying("o7").cards] == ([] if how == "drop" else ["sword"])


@pytest.mark.rule("TA-RAFT-12")
def test_a_raft_that_was_drawn_and_not_taken_is_discarded_with_the_turn(duo):
    duo.stands(1, "o5")
    duo.arrived(1)
    duo.move("draw", who=1, cards=[{"name": "raft"}])
    duo.move("end_turn", who=1)
    assert not duo.state.spaces and duo.state.encounters.discard == ["raft"]
    assert {"card": "raft", "kind": "object"} in duo.told("tell-discard")


@pytest.mark.rule("TA-RAFT-12")
def test_so_is_one_that_nobody_came_to_take_after_a_lost_fight(duo):
    duo.stands(1, "m11")
    duo.arrived(1)
    duo.move("draw", who=1, cards=[{"name": "wolf"}, {"name": "raft"}, {"name": "sword"}])
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    duo.move("lose_life", who=1)
    duo.move("end_turn", who=1)
    assert [card.name for card in duo.state.lying("m11").cards] == ["wolf", "sword"]
    assert duo.state.encounters.discard == ["raft"]


@pytest.fixture
def two_rafts(rafter):
    """The warrior with a raft that is due in this turn on o9, and one that it received in it."""
    table = rafter("o9")
    table.move("receive", who=1, item="raft")
    assert rafts(table) == 2 and len(table.one().due_rafts) == 1
    return table


@pytest.mark.rule("TA-RAFT-07", "TA-RAFT-12")
@pytest.mark.parametrize("used", [True, False])
def test_every_raft_has_its_own_turn(two_rafts, used):
    if used:
        two_rafts.move("use_raft", who=1, to="m6")
    else:
        two_rafts.move("leave_raft", who=1)
        two_rafts.move("roll_movement", who=1, rolled=2)
        two_rafts.move("go", who=1, to="o7")
    assert rafts(two_rafts) == 1  # the newer one waits for its own turn
    two_rafts.round()
    assert len(two_rafts.one().due_rafts) == 1
    two_rafts.move("use_raft", who=1, to="o9") if used else two_rafts.round()
    assert rafts(two_rafts) == 0


@pytest.mark.rule("TA-RAFT-07", "TA-RAFT-12")
def test_of_two_that_are_due_one_carries_and_both_leave(rafter):
    table = rafter("o9")
    table.owns(1, "raft")
    with table.arranged() as state:
        state.at(1).due_rafts = [card.id for card in state.at(1).rafts]
    stock = table.state.stock["raft"]
    table.move("use_raft", who=1, to="m6")
    assert rafts(table) == 0 and table.state.stock["raft"] == stock + 2


@pytest.mark.rule("TA-RAFT-07")
def test_a_new_raft_does_not_take_the_turn_of_an_old_one(two_rafts):
    assert two_rafts.objects("roll_movement", who=1, rolled=2).rule == "TA-RAFT-11"
    assert travel.raft_ends(two_rafts.state) == ("m6",)


@pytest.mark.rule("TA-RAFT-07")
def test_one_that_is_handed_on_waits_again(two_rafts):
    two_rafts.stands(2, "o9")
    due = two_rafts.one().due_rafts[0]
    two_rafts.move("trade", who=1, whom=2, cards=[due])
    assert two_rafts.one().due_rafts == [] and two_rafts.one(2).due_rafts == []
    assert two_rafts.objects("use_raft", who=1, to="m6").rule == "TA-RAFT-07"


@pytest.mark.rule("TA-RAFT-11")
@pytest.mark.parametrize("space", ["o1", "o7"])
def test_nobody_is_asked_where_the_raft_leads_nowhere(rafter, space):
    table = rafter(space)
    assert not travel.deciding_on_raft(table.state)
    table.move("roll_movement", who=1, rolled=1)
    table.round(1)
    assert rafts(table) == 0  # its turn was this one all the same
