"""OBJ: owning objects, the limit of four, putting them down, what is forbidden, what saves a life."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.talisman import GAME
from companion.games.talisman.play.totals import surplus_objects


def names(cards) -> list[str]:
    return sorted(card.name for card in cards)


def lying(table, space: str) -> list[str]:
    return names(table.state.lying(space).cards)


def loses_to_a_dragon(table) -> None:
    """The warrior fights a dragon in combat, and a life is to be lost."""
    table.lies("o10", "dragon")
    table.arrived(1, "o10")
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])


@pytest.mark.rule("TA-OBJ-02")
def test_objects_come_from_encounters_and_from_the_purchase_piles(duo):
    (ring,) = duo.lies("o10", "ring")
    duo.stands(1, "o10", gold=5)
    duo.arrived(1)
    duo.move("take_card", who=1, card=ring)
    assert names(duo.one().objects) == ["ring"] and lying(duo, "o10") == []
    left = duo.state.stock["sword"]
    duo.arrived(1, "o13")
    duo.move("follow_space", who=1, way="blacksmith", buy=["sword"])
    assert names(duo.one().objects) == ["ring", "sword"] and duo.state.stock["sword"] == left - 1


@pytest.mark.rule("TA-OBJ-03")
def test_everybody_sees_the_objects_of_everybody(duo):
    duo.owns(2, "sword", "wand")
    for seat in (None, 1, 2):
        shown = GAME.seen_plain(duo.plain, Viewer(seat))["characters"][1]["objects"]
        assert [card["name"] for card in shown] == ["sword", "wand"]


@pytest.mark.rule("TA-OBJ-04", "TA-OBJ-11")
def test_a_good_character_cannot_own_the_rune_sword_and_it_stays_there(duo):
    (sword,) = duo.lies("o10", "rune_sword")
    duo.stands(1, "o10", alignment="good")
    duo.arrived(1)
    assert duo.objects("take_card", who=1, card=sword).rule == "TA-OBJ-04"
    duo.move("take_card", who=1, card=sword, overrule=("*",))
    assert duo.one().objects == [] and lying(duo, "o10") == ["rune_sword"]


@pytest.mark.rule("TA-OBJ-11")
@pytest.mark.parametrize("alignment", ["neutral", "evil"])
def test_the_others_may_own_the_rune_sword(duo, alignment):
    (sword,) = duo.lies("o10", "rune_sword")
    duo.stands(1, "o10", alignment=alignment)
    duo.arrived(1)
    duo.move("take_card", who=1, card=sword)
    assert names(duo.one().objects) == ["rune_sword"]


@pytest.mark.rule("TA-OBJ-04")
def test_nor_can_a_forbidden_object_be_taken_in_a_fight_or_by_trade(duo):
    (lance,) = duo.owns(1, "holy_lance")
    duo.stands(2, "o7")
    assert duo.one(2).alignment == "evil"
    assert duo.objects("trade", who=1, whom=2, cards=[lance]).rule == "TA-OBJ-04"
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[6], own_total=0)
    assert duo.objects("loot", who=2, what="object", card=lance).rule == "TA-OBJ-04"


@pytest.mark.rule("TA-OBJ-04")
def test_who_may_not_use_a_thing_does_not_buy_it_either(talisman):
    table = talisman("monk", "wizard")
    table.stands(1, "o13", gold=9)
    table.arrived(1)
    for item in ("sword", "armour"):
        assert table.objects("follow_space", who=1, way="blacksmith", buy=[item]).rule == "TA-OBJ-04"
        assert table.objects("buy", who=1, item=item, price=2).rule == "TA-OBJ-04"


@pytest.mark.rule("TA-OBJ-05", "TA-OBJ-08")
def test_above_four_the_owner_chooses_what_to_keep_and_puts_the_rest_down_at_once(duo):
    sword, *_ = duo.owns(1, "sword", "axe", "ring", "wand")
    duo.move("roll_movement", who=1, rolled=3)  # four are not too many
    (belt,) = duo.lies("o10", "magic_belt")
    duo.move("go", who=1, to="o10")
    duo.move("take_card", who=1, card=belt)
    objection = duo.objects("end_turn", who=1)
    assert (objection.rule, objection.code) == ("TA-OBJ-08", "at-once-objects")
    duo.move("drop", who=1, cards=[sword])
    assert names(duo.one().objects) == ["axe", "magic_belt", "ring", "wand"] and lying(duo, "o10") == ["sword"]
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-OBJ-08")
def test_all_that_is_too_much_has_to_go(duo):
    ids = duo.owns(1, "sword", "axe", "ring", "wand", "helmet", "shield")
    assert surplus_objects(duo.state, duo.one()) == 2
    duo.move("drop", who=1, cards=ids[:1])
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=ids[1:2])
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-OBJ-06")
def test_a_mule_lifts_the_limit(duo):
    duo.owns(1, "mule", "sword", "axe", "ring", "wand", "helmet", "shield", "armour", "talisman")
    assert surplus_objects(duo.state, duo.one()) == 0
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-OBJ-06")
def test_a_mule_carries_as_much_as_its_card_says(duo):
    duo.owns(1, "mule", "sword", "axe", "ring", "wand", "helmet", "shield", "armour", "talisman")
    duo.move("set_mule", load=4)
    assert surplus_objects(duo.state, duo.one()) == 1
    duo.move("set_mule", load=0)
    mule = duo.one().objects[0].id
    duo.move("describe_card", card=mule, facts={"load": 3})
    assert surplus_objects(duo.state, duo.one()) == 2


@pytest.mark.rule("TA-OBJ-09")
def test_when_the_mule_is_lost_the_rest_is_put_down_at_once(duo):
    mule, *others = duo.owns(1, "mule", "sword", "axe", "ring", "wand", "helmet")
    duo.move("give_up", who=1, cards=[mule])
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=others[:1])
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-OBJ-07")
def test_an_object_may_be_put_down_at_any_time_on_ones_own_space(duo):
    (ring,) = duo.owns(2, "ring")
    duo.move("drop", who=2, cards=[ring])  # in the warrior's turn
    assert duo.one(2).objects == [] and lying(duo, "o15") == ["ring"]
    assert duo.told("tell-put-down")[0]["space"] == "o15"


@pytest.mark.rule("TA-OBJ-07")
def test_nobody_puts_down_what_is_not_its_own(duo):
    (ring,) = duo.owns(2, "ring")
    assert duo.refuses("drop", who=1, cards=[ring]).message.key == "not-owned"


@pytest.mark.rule("TA-OBJ-13")
@pytest.mark.parametrize("space", ["o7", "m9", "i5", "i1", "crown"])
def test_it_may_be_put_down_anywhere_and_the_space_keeps_it(duo, space):
    (ring,) = duo.owns(1, "ring")
    duo.stands(1, space)
    duo.move("drop", who=1, cards=[ring])
    duo.stands(1, "o2")
    duo.round()
    assert lying(duo, space) == ["ring"]


@pytest.mark.rule("TA-OBJ-10")
def test_a_talisman_counts_to_the_limit_and_is_put_down_like_any_object(duo):
    duo.owns(1, "sword", "axe", "ring", "wand")
    duo.move("gain_talisman", who=1)
    talisman = duo.one().objects[-1].id
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=[talisman])
    assert lying(duo, "o7") == ["talisman"] and not duo.one().has("talisman")
    assert duo.state.talismans == 3  # it did not go back to its pile
    duo.stands(1, "o7", objects=[])
    duo.arrived(1)
    duo.move("take_card", who=1, card=talisman)
    assert duo.one().has("talisman")


@pytest.mark.rule("TA-OBJ-10")
def test_a_talisman_can_be_taken_in_a_fight(duo):
    (talisman,) = duo.owns(2, "talisman")
    duo.stands(2, "o7")
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    duo.move("loot", who=1, what="object", card=talisman)
    assert duo.one().has("talisman") and not duo.one(2).has("talisman")


@pytest.mark.rule("TA-OBJ-12")
@pytest.mark.parametrize("rolled", [1, 2, 3, 4, 5, 6])
def test_armour_saves_the_life_on_a_four_or_more(duo, rolled):
    (armour,) = duo.owns(1, "armour")
    loses_to_a_dragon(duo)
    duo.move("save_life", who=1, card=armour, rolled=rolled)
    if rolled < 4:
        duo.move("lose_life", who=1)
    assert duo.one().lives == (4 if rolled >= 4 else 3)
    assert duo.state.fight is None and names(duo.one().objects) == ["armour"]


@pytest.mark.rule("TA-OBJ-12")
def test_armour_saves_nothing_before_a_life_is_lost(duo):
    (armour,) = duo.owns(1, "armour")
    duo.lies("o10", "dragon")
    duo.arrived(1, "o10")
    duo.move("face_enemies", who=1)
    assert duo.objects("save_life", who=1, card=armour, rolled=6).code == "fight-step-before"


@pytest.mark.rule("TA-OBJ-08")
def test_whoever_finds_several_chooses_among_all_of_them_at_once(duo):
    owned = duo.owns(1, "sword", "axe", "helmet", "shield")
    duo.stands(1, "o9")
    duo.arrived(1)
    found = duo.lies("o9", "ring", "wand")
    for card in found:
        duo.move("take_card", who=1, card=card)
    assert duo.objects("end_turn", who=1).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=owned[:2])
    assert [card.id for card in duo.one().objects] == [*owned[2:], *found]
    duo.move("end_turn", who=1)
