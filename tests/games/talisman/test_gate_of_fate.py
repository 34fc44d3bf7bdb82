"""GATE: who may try to open the Gate of Fate, what comes of it, and the way out."""

from __future__ import annotations

import pytest

from companion.games.talisman.play import travel, turns

OPEN, SHUT = [1, 1], [6, 6]


@pytest.fixture
def seeker(duo):
    """The warrior (strength 4, craft 2) on the Gate, at the beginning of its turn."""
    duo.stands(1, "m9")
    return duo


def tries(table, rolled: list[int], by: str = "strength", die: int = 3) -> None:
    table.move("roll_movement", who=1, rolled=die)
    table.move("try_gate", who=1, by=by, rolled=rolled)


@pytest.mark.rule("TA-GATE-02")
@pytest.mark.parametrize(("start", "rolled"), [("m9", 1), ("m8", 2), ("m10", 5)])
def test_nobody_walks_into_the_inner_region(duo, start, rolled):
    duo.stands(1, start)
    duo.move("roll_movement", who=1, rolled=rolled)
    assert duo.objects("go", who=1, to="i5").rule == "TA-MOV-02"
    duo.refuses("step", who=1, to="i5")


@pytest.mark.rule("TA-GATE-02")
@pytest.mark.parametrize("move", ["carry", "move_freely"])
def test_a_card_may_lead_inside_by_its_own_text_unless_the_table_reads_otherwise(talisman, move):
    table = talisman()
    table.move(move, who=1, to="i5")
    assert table.one().space == "i5"
    strict = talisman(otherwise=["TA-GATE-02"])
    assert strict.objects(move, who=1, to="i5").rule == "TA-GATE-02"
    strict.move(move, who=1, to="m9")  # up to the Gate, by all means


@pytest.mark.rule("TA-GATE-02")
def test_within_the_inner_region_a_card_leads_wherever_it_says(talisman):
    strict = talisman(otherwise=["TA-GATE-02"])
    strict.stands(1, "i5")
    strict.move("carry", who=1, to="i3")
    assert strict.one().space == "i3"


@pytest.mark.rule("TA-GATE-03")
def test_the_gate_must_be_opened_anew_each_time(seeker):
    tries(seeker, OPEN)
    assert seeker.one().space == "i5"
    seeker.round()
    seeker.move("step", who=1, to="m9")
    seeker.round()
    tries(seeker, SHUT)
    assert seeker.one().space == "m9"


@pytest.mark.rule("TA-GATE-04", "TA-GATE-05")
@pytest.mark.parametrize(("start", "rolled", "allowed"), [("m7", 1, 0), ("m7", 2, 0), ("m7", 3, 1), ("m12", 4, 1)])
def test_the_roll_must_lead_a_step_beyond_the_gate(duo, start, rolled, allowed):
    duo.stands(1, start)
    assert duo.objects("try_gate", who=1, by="strength").rule == "TA-GATE-04"  # never before the roll
    duo.move("roll_movement", who=1, rolled=rolled)
    if allowed:
        duo.move("try_gate", who=1, by="strength", rolled=OPEN)
        assert duo.one().space == "i5"
    else:
        assert duo.objects("try_gate", who=1, by="strength").rule == "TA-GATE-04"
        assert duo.one().space == start


@pytest.mark.rule("TA-GATE-05")
def test_whoever_lands_right_on_the_gate_tries_nothing_in_this_turn(duo):
    duo.stands(1, "m7")
    duo.move("roll_movement", who=1, rolled=2)
    duo.move("go", who=1, to="m9")
    assert duo.objects("try_gate", who=1, by="strength").rule == "TA-TURN-01"
    duo.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-GATE-04", "TA-GATE-03")
def test_from_the_outer_region_the_sentinel_stands_before_the_gate(duo):
    duo.stands(1, "o17", strength=8)
    duo.move("roll_movement", who=1, rolled=5)
    duo.move("try_gate", who=1, by="strength")
    assert duo.state.fight.against == "sentinel" and duo.one().space == "o17"
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    duo.move("try_gate", who=1, by="strength", rolled=[4, 4])
    assert duo.one().space == "i5"


@pytest.mark.rule("TA-GATE-06")
@pytest.mark.parametrize("die", [1, 6])
def test_whoever_starts_on_the_gate_may_try_with_any_roll(seeker, die):
    tries(seeker, OPEN, die=die)
    assert seeker.one().space == "i5"


@pytest.mark.rule("TA-GATE-08", "TA-KNOW-07")
@pytest.mark.parametrize(("by", "rolled"), [("strength", [2, 2]), ("craft", [1, 1])])
def test_behind_the_open_gate_the_movement_ends_whatever_was_left_of_it(seeker, by, rolled):
    tries(seeker, rolled, by, die=6)
    assert (seeker.one().space, seeker.state.turn.arrived) == ("i5", True)
    assert seeker.objects("step", who=1, to="i4").rule == "TA-TURN-01"
    seeker.move("end_turn", who=1)


@pytest.mark.rule("TA-GATE-09", "TA-KNOW-07")
@pytest.mark.parametrize(("by", "rolled"), [("strength", [2, 3]), ("craft", [1, 2])])
def test_before_the_shut_gate_the_movement_ends_and_one_counter_is_lost(seeker, by, rolled):
    seeker.stands(1, "m7", start_strength=3, start_craft=1)
    tries(seeker, rolled, by, die=6)
    one = seeker.one()
    assert (one.space, seeker.state.turn.arrived) == ("m9", True)
    assert (one.strength, one.craft) == ((3, 2) if by == "strength" else (4, 1))
    assert travel.ends(seeker.state) == []


@pytest.mark.rule("TA-GATE-09", "TA-KNOW-07")
def test_before_the_shut_gate_nobody_falls_below_its_start(seeker):
    tries(seeker, SHUT)
    assert seeker.one().strength == 4


@pytest.mark.rule("TA-GATE-10")
def test_no_card_is_drawn_after_an_attempt_that_failed(seeker):
    tries(seeker, SHUT)
    assert seeker.objects("draw", who=1).rule == "TA-GATE-10"
    seeker.move("end_turn", who=1)


@pytest.mark.rule("TA-GATE-10")
def test_cards_that_lie_before_the_shut_gate_are_not_met(seeker):
    wolf, imp, sword = seeker.lies("m9", "wolf", "imp", "sword")
    tries(seeker, SHUT)
    for move, args in (
        ("face_enemies", {}),
        ("remove_enemy", {"card": wolf}),
        ("finish_card", {"card": imp}),
        ("take_card", {"card": sword}),
        ("evade", {"means": "spell"}),
    ):
        assert seeker.objects(move, who=1, **args).rule == "TA-GATE-10"
    seeker.move("end_turn", who=1)


@pytest.mark.rule("TA-GATE-10")
def test_another_character_before_the_shut_gate_is_met_as_usual(seeker):
    seeker.stands(2, "m9")
    tries(seeker, SHUT)
    assert turns.part(seeker.state) == "encounter"
    assert seeker.objects("draw", who=1).rule == "TA-GATE-10"
    seeker.move("attack", who=1, whom=2)
    assert seeker.state.fight.other == 2


@pytest.mark.rule("TA-GATE-10")
def test_and_need_not_be_met(seeker):
    seeker.stands(2, "m9")
    tries(seeker, SHUT)
    seeker.move("end_turn", who=1)
    assert seeker.state.turn.who == 2


@pytest.mark.rule("TA-GATE-10")
def test_read_the_other_way_the_encounter_follows_before_the_shut_gate(talisman):
    table = talisman(otherwise=["TA-GATE-10"])
    table.stands(1, "m9")
    tries(table, SHUT)
    assert table.objects("end_turn", who=1).rule == "TA-ENC-08"
    table.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-GATE-11", "TA-GATE-12")
def test_the_way_out_needs_no_opening_and_ends_on_the_gate(duo):
    duo.stands(1, "i5")
    assert "m9" in travel.inner_steps(duo.state)
    duo.move("step", who=1, to="m9")
    assert (duo.one().space, duo.state.turn.arrived, duo.one().going_back) == ("m9", True, False)
    assert not duo.drawn  # no dice
    assert duo.objects("roll_movement", who=1, rolled=4).rule == "TA-TURN-01"


@pytest.mark.rule("TA-GATE-12")
def test_on_the_gate_the_encounter_follows_as_usual(duo):
    duo.stands(1, "i5")
    duo.move("step", who=1, to="m9")
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-08"
    duo.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-GATE-13")
def test_whoever_stays_in_the_middle_region_passes_the_gate_without_an_attempt(duo):
    duo.stands(1, "m8")
    duo.move("roll_movement", who=1, rolled=3)
    duo.move("go", who=1, to="m11")
    assert duo.one().space == "m11" and duo.one().strength == 4
