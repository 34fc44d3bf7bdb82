"""SENT: the bridge and the Sentinel, whom he attacks, what his victory and his defeat bring."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.talisman.pages import turn
from companion.games.talisman.play import travel

WIN, LOSS, DRAW = ([6, 6], [1]), ([1, 1], [6]), ([6, 6], [5])  # with strength 8 against his 9


@pytest.fixture
def bridge(duo):
    """The warrior with a strength of 8 a step before the Sentinel's space."""
    duo.stands(1, "o16", strength=8)
    return duo


def inwards(table, rolled: int = 3, to: str = "m13") -> None:
    table.move("roll_movement", who=1, rolled=rolled)
    table.move("go", who=1, to=to)


def dice(table, fallen: tuple[list[int], list[int]]) -> None:
    table.move("roll_fight", who=1, rolled=fallen[0], theirs=fallen[1])


def cloaked(table, who: int = 1) -> None:
    """Give a character a cloak by which it evades whomever it likes."""
    cloak = table.card("cloak", kind="magic_object", marks=["evades"])
    with table.arranged() as state:
        state.at(who).objects.append(cloak)


@pytest.mark.rule("TA-SENT-02")
@pytest.mark.parametrize(("start", "rolled", "to"), [("o16", 2, "m12"), ("o18", 3, "m11"), ("o17", 1, "m12")])
def test_stepping_over_the_bridge_costs_a_step_like_any_other(bridge, start, rolled, to):
    bridge.stands(1, start)
    inwards(bridge, rolled, "m12")
    dice(bridge, WIN)
    if to != "m12":
        bridge.move("go", who=1, to=to)
    assert bridge.one().space == to and bridge.state.turn.arrived


@pytest.mark.rule("TA-SENT-02", "TA-SENT-10")
@pytest.mark.parametrize(("start", "rolled", "to"), [("m12", 1, "o17"), ("m11", 3, "o18"), ("m14", 4, "o16")])
def test_out_over_the_bridge_one_goes_unhindered(duo, start, rolled, to):
    duo.stands(1, start)
    inwards(duo, rolled, to)
    assert duo.state.fight is None
    assert (duo.one().space, duo.state.turn.arrived) == (to, True)


@pytest.mark.rule("TA-SENT-03", "TA-SENT-04")
def test_the_sentinel_attacks_whoever_passes_inwards(bridge):
    inwards(bridge)
    fight = bridge.state.fight
    assert (fight.against, fight.value, fight.psychic) == ("sentinel", 9, False)
    assert bridge.one().space == "o17"  # not across yet
    for move, args in (("go", {"to": "m13"}), ("draw", {}), ("end_turn", {})):
        assert not bridge.objects(move, who=1, **args).can_overrule


@pytest.mark.rule("TA-SENT-04", "TA-SENT-05")
def test_whoever_beats_him_goes_on_with_the_rest_of_the_roll(bridge):
    inwards(bridge, 6, "m8")  # one to his space, one over the bridge, four beyond
    dice(bridge, WIN)
    assert bridge.one().space == "m12" and bridge.state.turn.left == 4
    bridge.move("go", who=1, to="m8")
    assert bridge.state.turn.arrived and not bridge.state.turn.over
    bridge.move("follow_space", who=1, way="physician")  # the encounter part follows


@pytest.mark.rule("TA-SENT-04", "TA-SENT-05")
def test_whoever_evades_him_goes_on_with_the_rest_of_the_roll(bridge):
    cloaked(bridge)
    inwards(bridge, 3, "m11")
    bridge.move("evade", who=1, means="card")
    assert bridge.one().space == "m12" and bridge.state.fight is None
    assert bridge.objects("end_turn", who=1).rule == "TA-MOV-02"  # the rest of the roll is still to be walked
    bridge.move("go", who=1, to="m11")
    bridge.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-SENT-04")
def test_nobody_evades_him_without_any_means(bridge):
    inwards(bridge)
    assert bridge.objects("evade", who=1).rule == "TA-EVA-11"


@pytest.mark.rule("TA-SENT-06", "TA-SENT-08")
def test_beaten_by_him_one_loses_a_life_and_stays_on_his_space(bridge):
    inwards(bridge)
    dice(bridge, LOSS)
    bridge.move("lose_life", who=1)
    assert (bridge.one().space, bridge.one().lives) == ("o17", 3)
    assert bridge.objects("draw", who=1).rule == "TA-TURN-03"
    assert bridge.objects("go", who=1, to="m13").rule == "TA-TURN-03"
    bridge.move("end_turn", who=1)


@pytest.mark.rule("TA-SENT-06")
@pytest.mark.parametrize("otherwise", [[], ["TA-COM-10"]])
def test_a_life_saved_from_him_does_not_let_one_pass(talisman, otherwise):
    table = talisman(otherwise=otherwise)
    table.stands(1, "o16", strength=8)
    (helmet,) = table.owns(1, "helmet")
    inwards(table)
    dice(table, LOSS)
    table.move("save_life", who=1, card=helmet, rolled=6)
    assert (table.one().space, table.one().lives) == ("o17", 4)
    assert travel.ends(table.state) == []


@pytest.mark.rule("TA-SENT-08")
def test_where_a_saved_life_lets_the_turn_go_on_the_encounter_follows_on_his_space(talisman):
    table = talisman(otherwise=["TA-COM-10"])
    table.stands(1, "o16", strength=8)
    (helmet,) = table.owns(1, "helmet")
    inwards(table)
    dice(table, LOSS)
    table.move("save_life", who=1, card=helmet, rolled=6)
    assert table.one().space == "o17" and not table.state.turn.over
    assert table.objects("go", who=1, to="m12").rule == "TA-TURN-01"  # the movement is over all the same
    assert table.objects("end_turn", who=1).rule == "TA-ENC-08"
    table.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-SENT-07", "TA-SENT-08")
def test_a_draw_with_him_hurts_nobody_and_ends_the_movement_on_his_space(bridge):
    inwards(bridge)
    dice(bridge, DRAW)
    assert (bridge.one().space, bridge.one().lives) == ("o17", 4)
    assert bridge.objects("draw", who=1).rule == "TA-TURN-03"
    bridge.move("end_turn", who=1)


@pytest.mark.rule("TA-SENT-09")
@pytest.mark.parametrize(("start", "to"), [("o16", "o19"), ("o18", "o15")])
def test_he_ignores_who_passes_in_the_outer_region(duo, start, to):
    duo.stands(1, start)
    inwards(duo, 3, to)
    assert duo.state.fight is None and duo.one().space == to


@pytest.mark.rule("TA-SENT-11")
def test_he_ignores_who_ends_on_his_space_until_it_wants_to_cross(bridge):
    inwards(bridge, 1, "o17")
    assert bridge.state.fight is None and bridge.state.turn.arrived
    bridge.move("draw", who=1, cards=[{"name": "sword"}])
    bridge.round()
    inwards(bridge, 2, "m13")
    assert bridge.state.fight.against == "sentinel"


@pytest.mark.rule("TA-SENT-11")
def test_whoever_stands_on_his_space_may_leave_it_in_the_outer_region(bridge):
    bridge.stands(1, "o17")
    inwards(bridge, 2, "o19")
    assert bridge.state.fight is None and bridge.one().space == "o19"


@pytest.mark.rule("TA-SENT-12")
@pytest.mark.parametrize("start", ["o15", "o19"])
@pytest.mark.parametrize("said", ["m12", "m14", "m10"])
@pytest.mark.parametrize("to", ["m14", "m10"])
def test_in_the_region_entered_the_direction_is_chosen_only_there(bridge, start, said, to):
    bridge.stands(1, start)
    inwards(bridge, 5, said)  # whatever was said before: it is on the Hills that one chooses
    dice(bridge, WIN)
    assert {end.to for end in travel.ends(bridge.state)} == {"m14", "m10"}
    bridge.move("go", who=1, to=to)
    assert bridge.one().space == to


@pytest.mark.rule("TA-SENT-12")
def test_the_page_offers_the_bridge_once_and_the_ends_behind_it_afterwards(bridge):
    bridge.move("roll_movement", who=1, rolled=4)
    found = {goal.spot.id: goal for goal in turn.view(bridge.state, EVERYBODY).goals}
    assert set(found) == {"o20", "o12", "m12"} and found["m12"].past_sentinel == 2
    bridge.move("go", who=1, to="m12")
    dice(bridge, WIN)
    assert {goal.spot.id for goal in turn.view(bridge.state, EVERYBODY).goals} == {"m14", "m10"}


@pytest.mark.rule("TA-SENT-12")
def test_whoever_fought_him_for_the_gate_is_still_free_to_turn_elsewhere(bridge):
    bridge.stands(1, "o17")
    bridge.move("roll_movement", who=1, rolled=6)
    bridge.move("try_gate", who=1, by="strength")
    dice(bridge, WIN)
    assert bridge.one().space == "m12" and not bridge.state.turn.arrived
    assert {end.to for end in travel.ends(bridge.state)} == {"m1", "m7"}  # five of the six steps are left
    bridge.move("go", who=1, to="m1")
    assert bridge.one().space == "m1"


@pytest.mark.rule("TA-SENT-13")
@pytest.mark.parametrize("rolled", [1, 4])
def test_whoever_starts_on_his_space_fights_before_its_first_step(bridge, rolled):
    bridge.stands(1, "o17")
    inwards(bridge, rolled, {1: "m12", 4: "m15"}[rolled])
    assert bridge.one().space == "o17" and bridge.state.fight.against == "sentinel"
    dice(bridge, LOSS)
    bridge.move("lose_life", who=1)
    assert bridge.one().space == "o17"


@pytest.mark.rule("TA-SENT-14")
def test_he_is_no_trophy_and_attacks_again_at_every_crossing(bridge):
    for _ in range(2):
        bridge.stands(1, "o17")
        inwards(bridge, 2, "m13")
        assert bridge.state.fight.value == 9
        dice(bridge, WIN)
        assert bridge.one().trophies == [] and "tell-keep-trophies" not in bridge.said
        bridge.move("go", who=1, to="m13")
        assert not bridge.state.spaces and bridge.one().space == "m13"
        bridge.round()
