"""COL: collecting what lies face up: when, what stands in its way, within which limits."""

from __future__ import annotations

import pytest

DRAWS, FOREST, TAVERN, CASTLE, DICE = "o8", "o11", "o7", "m8", "i3"


@pytest.fixture
def thief(talisman):
    """A thief, whose ability on a character needs no fight and so does not end its turn; and a wizard."""
    return talisman("thief", "wizard")


def at_once(table, space: str, **facts) -> None:
    table.stands(1, space, **facts)
    table.arrived()


@pytest.mark.rule("TA-COL-01")
@pytest.mark.parametrize("before", [True, False])
def test_what_lies_on_the_space_may_be_taken_at_any_moment_up_to_the_turns_end(duo, before):
    ring, maiden = duo.lies(FOREST, "ring", "maiden", gold=2)
    hag = duo.lies(FOREST, "hag")[0]
    at_once(duo, FOREST)
    if not before:
        duo.move("follow_space", who=1, way="forest", rolled=[4])
    duo.move("take_card", who=1, card=maiden)
    duo.move("take_card", who=1, card=ring)
    duo.move("take_gold", who=1, amount=2)
    duo.move("finish_card", who=1, card=hag)
    assert [card.name for card in duo.one().belongings] == ["ring", "maiden"]
    assert duo.one().gold == 3
    assert FOREST not in duo.state.spaces


@pytest.mark.rule("TA-COL-01")
def test_a_stranger_is_visited_before_the_space_is_followed_and_after_it(duo):
    hag, imp = duo.lies(FOREST, "hag", "imp")
    at_once(duo, FOREST)
    duo.move("finish_card", who=1, card=hag, stays=True)
    duo.move("follow_space", who=1, way="forest", rolled=[4])
    duo.move("finish_card", who=1, card=imp)
    assert [card.name for card in duo.state.lying(FOREST).cards] == ["hag"]


@pytest.mark.rule("TA-COL-01")
def test_nothing_is_taken_before_the_movement_nor_after_the_turns_end(duo):
    ring = duo.lies(FOREST, "ring", gold=1)[0]
    duo.stands(1, FOREST)
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-COL-01"
    assert duo.objects("take_gold", who=1, amount=1).rule == "TA-COL-01"
    duo.arrived()
    duo.move("fight_creature", who=1, value=4, name="brigand")
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[1])  # a draw: the turn is over
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-TURN-03"
    assert duo.objects("take_gold", who=1, amount=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-COL-01")
def test_only_the_character_in_turn_collects(duo):
    ring = duo.lies(FOREST, "ring")[0]
    at_once(duo, FOREST)
    duo.stands(2, FOREST)
    assert duo.objects("take_card", who=2, card=ring).rule == "TA-TURN-02"


@pytest.mark.rule("TA-COL-01")
def test_collecting_works_in_every_region_on_the_way_back_from_inside_too(duo):
    middle = duo.lies(CASTLE, "ring")[0]
    at_once(duo, CASTLE)
    duo.move("take_card", who=1, card=middle)
    duo.turn_of(1)
    ring, hag = duo.lies(DICE, "magic_belt", "hag", gold=1)
    duo.stands(1, "i2", fulfilled=True)
    duo.move("step", who=1, to=DICE)
    duo.move("take_card", who=1, card=ring)
    duo.move("take_gold", who=1, amount=1)
    duo.move("finish_card", who=1, card=hag)
    assert [card.name for card in duo.one().objects] == ["ring", "magic_belt"]


@pytest.mark.rule("TA-COL-01")
def test_where_no_movement_has_ended_nothing_is_collected(duo):
    ring = duo.lies("i4", "ring", gold=1)[0]
    duo.stands(1, "i4", fulfilled=True)
    duo.move("stay_inside", who=1)
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-COL-01"
    assert duo.objects("take_gold", who=1, amount=1).rule == "TA-COL-01"


@pytest.mark.rule("TA-COL-02")
def test_an_enemy_on_the_space_is_dealt_with_before_anything_is_taken(duo):
    ring = duo.lies(CASTLE, "ring", "goblin", gold=1)[0]
    at_once(duo, CASTLE)
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-CARD-11"
    assert duo.objects("take_gold", who=1, amount=1).rule == "TA-COL-02"
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    duo.move("take_gold", who=1, amount=1)
    duo.move("take_card", who=1, card=ring)


@pytest.mark.rule("TA-COL-02")
def test_after_an_evaded_enemy_there_is_collecting(duo):
    ring = duo.lies(CASTLE, "ring", "goblin", gold=1)[0]
    cloak = duo.card("cloak", kind="magic_object", marks=["evades"])
    at_once(duo, CASTLE, objects=[cloak])
    duo.move("evade", who=1, means="card")
    duo.move("take_gold", who=1, amount=1)
    duo.move("take_card", who=1, card=ring)
    assert [card.name for card in duo.state.lying(CASTLE).cards] == ["goblin"]


@pytest.mark.rule("TA-COL-03")
def test_on_a_space_that_says_to_draw_the_drawing_comes_before_the_taking(duo):
    ring = duo.lies("o9", "ring", gold=1)[0]
    at_once(duo, "o9")
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-ENC-08"
    assert duo.objects("take_gold", who=1, amount=1).rule == "TA-ENC-08"
    duo.move("draw", who=1, cards=[{"name": "wolf"}])
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-CARD-11"
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    duo.move("take_card", who=1, card=ring)


@pytest.mark.rule("TA-COL-04")
def test_who_met_a_character_takes_and_meets_no_card_of_a_draw_space(thief):
    ring = thief.lies("o9", "ring", gold=1)[0]
    hag = thief.lies("o9", "hag")[0]
    thief.stands(2, "o9", gold=1)
    at_once(thief, "o9")
    thief.move("use_ability", who=1, whom=2, what="steal_gold")
    assert thief.objects("take_card", who=1, card=ring).rule == "TA-COL-04"
    assert thief.objects("take_gold", who=1, amount=1).rule == "TA-COL-04"
    assert thief.objects("finish_card", who=1, card=hag).rule in ("TA-COL-04", "TA-ENC-04")
    assert thief.objects("face_enemies", who=1).rule == "TA-ENC-04"


@pytest.mark.rule("TA-COL-04")
def test_who_met_a_character_takes_nothing_where_an_enemy_lies(thief):
    ring = thief.lies(CASTLE, "ring", "goblin")[0]
    thief.stands(2, CASTLE, gold=1)
    at_once(thief, CASTLE)
    thief.move("use_ability", who=1, whom=2, what="steal_gold")
    assert thief.objects("take_card", who=1, card=ring).rule == "TA-COL-04"
    thief.move("end_turn", who=1)  # and the goblin need not be fought


@pytest.mark.rule("TA-COL-04")
def test_who_took_a_card_of_a_draw_space_has_met_the_space(thief):
    ring = thief.lies(DRAWS, "ring")[0]
    thief.stands(2, DRAWS)
    at_once(thief, DRAWS)
    thief.move("take_card", who=1, card=ring)
    assert thief.objects("attack", who=1, whom=2).rule == "TA-ENC-04"


@pytest.mark.rule("TA-COL-05")
def test_what_is_collected_counts_to_the_limit_of_four_objects(duo):
    fifth = duo.lies(CASTLE, "ring")[0]
    duo.owns(1, "helmet", "shield", "sword", "armour")
    at_once(duo, CASTLE)
    duo.move("take_card", who=1, card=fifth)
    assert duo.objects("end_turn", who=1).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=[duo.one().objects[0].id])
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-COL-05")
def test_what_a_character_may_not_own_is_not_collected(duo):
    grail = duo.lies(CASTLE, "holy_grail")[0]
    at_once(duo, CASTLE, alignment="evil")
    assert duo.objects("take_card", who=1, card=grail).rule == "TA-OBJ-04"
    at_once(duo, CASTLE, alignment="good")
    duo.move("take_card", who=1, card=grail)


@pytest.mark.rule("TA-COL-06")
def test_after_meeting_a_character_a_quiet_space_may_still_be_searched(thief):
    ring, hag = thief.lies(CASTLE, "ring", "hag", gold=1)
    thief.stands(2, CASTLE, gold=1)
    at_once(thief, CASTLE)
    thief.move("use_ability", who=1, whom=2, what="steal_gold")
    thief.move("take_card", who=1, card=ring)
    thief.move("take_gold", who=1, amount=1)
    thief.move("finish_card", who=1, card=hag)
    assert thief.one().gold == 3


@pytest.mark.rule("TA-COL-06")
def test_read_otherwise_whoever_met_a_character_collects_nothing(talisman):
    thief = talisman("thief", "wizard", otherwise=["TA-COL-06"])
    ring = thief.lies(CASTLE, "ring", gold=1)[0]
    thief.stands(2, CASTLE, gold=1)
    at_once(thief, CASTLE)
    thief.move("use_ability", who=1, whom=2, what="steal_gold")
    assert thief.objects("take_card", who=1, card=ring).rule == "TA-COL-06"
    assert thief.objects("take_gold", who=1, amount=1).rule == "TA-COL-06"
