"""ENC: where an encounter happens, the choice between a character and the space, drawing, enemies first."""

from __future__ import annotations

import pytest

FIELDS, RUINS, FOREST, CASTLE, VALLEY_OF_THREE = "o8", "o9", "o11", "m8", "m11"


def on(table, space: str) -> list[str]:
    return [card.name for card in table.state.lying(space).cards]


@pytest.fixture
def thief(talisman):
    """A thief (seat 1), who can do something to a character without a fight, a wizard and a druid."""
    return talisman("thief", "wizard", "druid")


@pytest.mark.rule("TA-ENC-01")
def test_an_encounter_happens_only_where_the_movement_has_ended(duo):
    duo.stands(1, FIELDS)
    for move in ("draw", "face_enemies"):
        assert duo.objects(move, who=1).rule == "TA-ENC-01"
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to=RUINS)
    duo.move("draw", who=1)
    assert len(on(duo, RUINS)) == 2 and not on(duo, FIELDS)


@pytest.mark.rule("TA-ENC-02", "TA-EDGE-07")
def test_where_an_encounter_carries_a_character_another_encounter_follows(duo):
    duo.stands(1, FIELDS)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "whirlwind", "kind": "event"}])
    duo.move("carry", who=1, to=RUINS)
    assert duo.one().space == RUINS
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-TURN-01"  # no new movement
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-08"
    duo.move("draw", who=1)
    assert len(on(duo, RUINS)) == 2


@pytest.mark.rule("TA-ENC-03")
def test_nothing_is_met_on_the_space_that_was_left(duo):
    left = duo.lies(FIELDS, "ring")[0]
    duo.stands(1, FIELDS)
    duo.move("roll_movement", who=1, rolled=5)
    duo.move("go", who=1, to="o13")
    assert duo.refuses("take_card", who=1, card=left).field == "card"
    assert duo.refuses("finish_card", who=1, card=left).field == "card"
    assert on(duo, FIELDS) == ["ring"]


@pytest.mark.rule("TA-ENC-03")
def test_whoever_builds_a_raft_instead_of_moving_meets_and_collects_nothing_there(duo):
    ring = duo.lies("o5", "ring", gold=2)[0]
    duo.stands(1, "o5")
    duo.owns(1, "axe")
    duo.move("build_raft", who=1)
    assert duo.objects("draw", who=1).rule == "TA-ENC-01"
    assert duo.objects("take_card", who=1, card=ring)
    assert duo.objects("take_gold", who=1, amount=1)


@pytest.mark.rule("TA-ENC-04")
def test_who_met_a_character_does_not_follow_the_space_too(thief):
    thief.stands(1, FIELDS)
    thief.stands(2, FIELDS, gold=2)
    thief.arrived()
    thief.move("use_ability", who=1, whom=2, what="steal_gold")
    assert thief.objects("draw", who=1).rule == "TA-ENC-04"
    thief.move("end_turn", who=1)  # nothing of the space is left to be done
    thief.turn_of(1)
    thief.stands(1, FOREST)
    thief.arrived()
    thief.move("use_ability", who=1, whom=3)
    assert thief.objects("follow_space", who=1, way="forest", rolled=[6]).rule == "TA-ENC-04"


@pytest.mark.rule("TA-ENC-04")
@pytest.mark.parametrize("space", [FIELDS, FOREST])
def test_who_followed_the_space_does_not_meet_a_character_too(duo, space):
    duo.stands(1, space)
    duo.stands(2, space)
    duo.arrived()
    if space == FIELDS:
        duo.move("draw", who=1)
    else:
        duo.move("follow_space", who=1, way="forest", rolled=[5])
    assert duo.objects("attack", who=1, whom=2).rule == "TA-ENC-04"


@pytest.mark.rule("TA-ENC-05")
def test_of_several_characters_there_only_one_is_met(thief):
    thief.stands(1, FIELDS)
    thief.stands(2, FIELDS, gold=2)
    thief.stands(3, FIELDS, gold=2)
    thief.arrived()
    thief.move("use_ability", who=1, whom=3, what="steal_gold")  # whichever it likes
    assert thief.objects("use_ability", who=1, whom=2, what="steal_gold").rule == "TA-ENC-05"
    assert thief.objects("attack", who=1, whom=2).rule == "TA-ENC-05"
    assert (thief.one(1).gold, thief.one(2).gold, thief.one(3).gold) == (2, 2, 1)


@pytest.mark.rule("TA-ENC-07")
def test_only_the_character_in_turn_starts_an_encounter_with_another(talisman):
    table = talisman("warrior", "thief")
    table.stands(1, FIELDS, gold=2)
    table.stands(2, FIELDS)
    table.arrived(1)
    assert table.objects("attack", who=2, whom=1).rule == "TA-TURN-02"
    assert table.objects("use_ability", who=2, whom=1, what="steal_gold").rule == "TA-TURN-02"
    table.move("attack", who=1, whom=2)
    assert (table.state.fight.who, table.state.fight.other) == (1, 2)


@pytest.mark.rule("TA-ENC-08")
def test_a_space_that_says_to_draw_must_be_obeyed(duo):
    duo.stands(1, FIELDS)
    duo.arrived()
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-08"
    duo.move("draw", who=1, cards=[{"name": "ring"}])
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-ENC-09", "TA-DECK-04")
def test_what_is_drawn_on_a_space_comes_from_the_encounter_deck(duo):
    before, spells = duo.state.encounters.size, duo.state.spells.size
    duo.stands(1, VALLEY_OF_THREE)
    duo.arrived()
    duo.move("draw", who=1)
    assert (duo.state.encounters.size, duo.state.spells.size) == (before - 3, spells)
    assert {card.origin for card in duo.state.lying(VALLEY_OF_THREE).cards} == {"encounter"}


@pytest.mark.rule("TA-ENC-10")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [((), 3), (("ring",), 2), (("sword",), 2), (("talisman",), 2), (("ring", "sword", "talisman"), 0)],
)
def test_only_what_is_missing_to_the_number_is_drawn_and_every_card_counts(duo, lying, drawn):
    duo.lies(VALLEY_OF_THREE, *lying)
    duo.stands(1, VALLEY_OF_THREE)
    duo.arrived()
    before = duo.state.encounters.size
    if drawn:
        duo.move("draw", who=1)
        assert duo.objects("draw", who=1).rule == "TA-ENC-10"
    else:
        assert duo.objects("draw", who=1).rule == "TA-ENC-10"
    assert before - duo.state.encounters.size == drawn


@pytest.mark.rule("TA-ENC-10")
def test_gold_on_a_space_takes_no_cards_place_and_more_than_the_number_draws_none(duo):
    duo.lies(VALLEY_OF_THREE, "ring", gold=5)
    duo.stands(1, VALLEY_OF_THREE)
    duo.arrived()
    duo.move("draw", who=1)
    assert duo.told("tell-drew")[0]["count"] == 2
    duo.lies(FIELDS, "ring", "sword")
    duo.turn_of(2)
    duo.stands(2, FIELDS)
    duo.arrived(2)
    assert duo.objects("draw", who=2).rule == "TA-ENC-10"


@pytest.mark.rule("TA-ENC-10")
def test_telling_more_cards_than_are_missing_is_objected_to(duo):
    duo.lies(RUINS, "ring")
    duo.stands(1, RUINS)
    duo.arrived()
    assert duo.objects("draw", who=1, cards=[{"name": "boar"}, {"name": "wolf"}]).rule == "TA-ENC-10"


@pytest.mark.rule("TA-ENC-10")
@pytest.mark.parametrize("how", ["beaten", "removed", "taken"])
def test_what_is_beaten_or_taken_is_not_made_up_for_by_another_card(duo, how):
    card = duo.lies(FIELDS, "ring" if how == "taken" else "wolf")[0]
    duo.stands(1, FIELDS)
    duo.arrived()
    if how == "beaten":
        duo.move("face_enemies", who=1)
        duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    else:
        duo.move("remove_enemy" if how == "removed" else "take_card", who=1, card=card)
    assert duo.objects("draw", who=1).rule == "TA-ENC-10"
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-ENC-11")
def test_old_and_new_cards_form_one_encounter(duo):
    duo.lies(RUINS, "wolf")
    duo.stands(1, RUINS)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "bear"}])
    duo.move("face_enemies", who=1)
    assert duo.state.fight.value == 2 + 3
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    assert sorted(card.name for card in duo.one().trophies) == ["bear", "wolf"]


@pytest.mark.rule("TA-ENC-13")
@pytest.mark.parametrize("space", [RUINS, CASTLE])
def test_all_enemies_are_beaten_or_evaded_before_the_turn_may_end(duo, space):
    duo.lies(space, "wolf", "ghost")
    duo.stands(1, space, craft=6)
    duo.arrived()
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-13"
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-13"  # the spirit waits
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6], theirs=[1])
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-ENC-13", "TA-CARD-16")
def test_an_evaded_enemy_does_not_hold_the_turn(talisman):
    table = talisman("elf", "wizard")
    table.lies("o5", "giant")
    table.stands(1, "o5")
    table.arrived()
    table.move("evade", who=1)
    table.move("end_turn", who=1)
    assert on(table, "o5") == ["giant"]


@pytest.mark.rule("TA-ENC-14")
@pytest.mark.parametrize("space", [RUINS, CASTLE])
def test_strangers_and_treasures_come_after_the_enemies(duo, space):
    ring, maiden = duo.lies(space, "ring", "maiden", gold=1)
    stranger = duo.lies(space, "hag", "wolf")[0]
    duo.stands(1, space)
    duo.arrived()
    for move, args in (("take_card", {"card": ring}), ("take_card", {"card": maiden}), ("take_gold", {"amount": 1})):
        assert duo.objects(move, who=1, **args).rule in ("TA-CARD-11", "TA-COL-02")
    assert duo.objects("finish_card", who=1, card=stranger).rule == "TA-CARD-11"
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    duo.move("finish_card", who=1, card=stranger)
    duo.move("take_card", who=1, card=ring)
    duo.move("take_card", who=1, card=maiden)
    duo.move("take_gold", who=1, amount=1)
    assert (duo.one().objects[0].name, duo.one().followers[0].name, duo.one().gold) == ("ring", "maiden", 2)


@pytest.mark.rule("TA-ENC-16")
def test_enemies_come_before_what_is_printed_on_the_space(duo):
    duo.lies(FOREST, "wolf")
    duo.stands(1, FOREST)
    duo.arrived()
    assert duo.objects("follow_space", who=1, way="forest", rolled=[6]).rule == "TA-ENC-16"
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    duo.move("follow_space", who=1, way="forest", rolled=[6])
    assert duo.one().craft == 3


@pytest.mark.rule("TA-ENC-16")
def test_read_otherwise_the_printed_instruction_may_come_before_the_enemies(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-ENC-16"])
    table.lies(FOREST, "wolf")
    table.stands(1, FOREST)
    table.arrived()
    table.move("follow_space", who=1, way="forest", rolled=[6])
    assert table.one().craft == 3
    assert table.objects("end_turn", who=1).rule == "TA-ENC-13"  # the wolf is still to be fought


@pytest.mark.rule("TA-ENC-02", "TA-ENC-03")
def test_carried_back_to_where_it_set_out_from_it_meets_what_lies_there(duo):
    """It moved away, and nothing there would have been met; that an encounter carried it back is what happened last."""
    duo.stands(1, "o5")
    (sword,) = duo.lies("o5", "sword")
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to="o6")
    duo.move("carry", who=1, to="o5")
    assert duo.state.turn.stood == "o5" and duo.one().space == "o5"
    duo.move("take_card", who=1, card=sword)
    duo.move("end_turn", who=1)
