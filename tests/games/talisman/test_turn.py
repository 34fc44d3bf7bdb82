"""TURN: whose turn it is, its two parts, when it ends at once."""

from __future__ import annotations

import pytest


@pytest.mark.rule("TA-TURN-01")
def test_a_turn_is_movement_and_then_encounter(duo):
    assert duo.state.standing.step == "movement"
    assert duo.objects("draw", who=1).rule == "TA-ENC-01"
    duo.move("roll_movement", who=1, rolled=3)
    duo.move("go", who=1, to="o10")
    assert duo.state.standing.step == "encounter"
    assert duo.objects("roll_movement", who=1, rolled=2).rule == "TA-TURN-01"


@pytest.mark.rule("TA-TURN-02")
def test_the_next_player_clockwise_is_next(trio):
    assert trio.objects("roll_movement", who=2, rolled=1).rule == "TA-TURN-02"
    seats = []
    for _ in range(4):
        seats.append(trio.state.turn.who)
        trio.move("end_turn", who=trio.state.turn.who, overrule=("*",))
    assert seats == [1, 2, 3, 1]


@pytest.mark.rule("TA-TURN-02")
def test_who_is_out_of_the_game_has_no_more_turns(trio):
    trio.stands(1, "crown")
    with trio.arranged() as state:
        state.crown_reached = True
    trio.move("concede", who=2)
    trio.round(1)
    assert trio.state.turn.who == 3
    trio.round(3)
    assert trio.state.turn.who == 1


@pytest.fixture
def fighter(duo):
    """The warrior (strength 4, two dice) on the Plains, where a wolf (strength 2) lies."""
    duo.lies("o10", "wolf", "sword")
    duo.arrived(1, "o10")
    return duo


@pytest.mark.rule("TA-TURN-03")
def test_a_lost_fight_against_a_creature_ends_the_turn_at_once(fighter):
    fighter.move("face_enemies", who=1)
    fighter.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    fighter.move("lose_life", who=1)
    assert fighter.state.turn.over
    sword = fighter.state.lying("o10").cards[1].id
    assert fighter.objects("take_card", who=1, card=sword).rule == "TA-TURN-03"
    fighter.move("end_turn", who=1)
    assert fighter.state.turn.who == 2


@pytest.mark.rule("TA-TURN-03")
def test_a_draw_with_a_creature_ends_the_turn_at_once(fighter):
    fighter.move("face_enemies", who=1)
    fighter.move("roll_fight", who=1, rolled=[1, 2], theirs=[4])
    assert fighter.state.turn.over and fighter.state.fight is None
    assert fighter.objects("face_enemies", who=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-TURN-03")
@pytest.mark.parametrize(("rolled", "theirs", "winner"), [([6, 6], [1], 1), ([1, 1], [6], 2)])
def test_a_finished_fight_between_characters_ends_the_turn_whoever_won(duo, rolled, theirs, winner):
    duo.stands(2, "o10", strength=4)
    duo.arrived(1, "o10")
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=rolled, theirs=theirs)
    duo.move("loot", who=winner, what="gold")
    assert duo.state.turn.over and duo.state.turn.who == 1
    assert duo.objects("draw", who=1).rule == "TA-TURN-03"
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-TURN-03")
def test_a_draw_between_characters_ends_the_turn(duo):
    duo.stands(2, "o10", strength=4)
    duo.arrived(1, "o10")
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[2, 3], theirs=[3])
    assert duo.state.turn.over
    assert [one.gold for one in duo.state.characters] == [1, 1]


@pytest.mark.rule("TA-TURN-03")
def test_an_event_that_makes_one_miss_turns_ends_the_turn(duo):
    duo.arrived(1, "o10")
    duo.move("miss", who=1, turns=1, by_event=True)
    assert duo.state.turn.over
    assert duo.objects("draw", who=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-TURN-03")
def test_an_event_that_strikes_another_character_does_not_end_the_turn(duo):
    duo.arrived(1, "o10")
    duo.move("miss", who=2, turns=1, by_event=True)
    assert not duo.state.turn.over
    duo.move("draw", who=1, cards=[{"name": "sword"}])


@pytest.mark.rule("TA-TURN-03")
def test_winning_against_a_creature_does_not_end_the_turn(fighter):
    fighter.move("face_enemies", who=1)
    fighter.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    assert not fighter.state.turn.over
    fighter.move("take_card", who=1, card=fighter.state.lying("o10").cards[0].id)
    assert [card.name for card in fighter.one().objects] == ["sword"]


@pytest.mark.rule("TA-TURN-03")
def test_evading_does_not_end_the_turn(fighter):
    cloak = fighter.card("cloak", kind="object", marks=["evades"])
    with fighter.arranged() as state:
        state.at(1).objects.append(cloak)
    fighter.move("face_enemies", who=1)
    fighter.move("evade", who=1, means="card")
    assert not fighter.state.turn.over
    fighter.move("take_card", who=1, card=fighter.state.lying("o10").cards[1].id)
