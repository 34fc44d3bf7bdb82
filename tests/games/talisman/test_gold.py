"""GOLD: bags of gold, what they pay for, where they come from and go, what lies on the board."""

from __future__ import annotations

import pytest

from companion.games.talisman.play.totals import surplus_objects


@pytest.mark.rule("TA-GOLD-01")
def test_one_counter_is_one_bag(duo):
    assert duo.one().gold == 1
    duo.move("change", who=1, counter="gold", by=3)
    assert duo.one().gold == 4
    (told,) = duo.told("tell-counters")
    assert (told["counter"], told["by"], told["value"]) == ("gold", 3, 4)


@pytest.mark.rule("TA-GOLD-02", "TA-GOLD-03")
def test_an_object_costs_its_price_and_the_bank_gets_it(duo):
    duo.stands(1, "o13", gold=5)
    duo.arrived(1)
    others = duo.one(2).gold
    duo.move("follow_space", who=1, way="blacksmith", buy=["sword", "helmet"])
    assert duo.one().gold == 1 and sorted(card.name for card in duo.one().objects) == ["helmet", "sword"]
    assert [told["amount"] for told in duo.told("tell-pay")] == [4]
    assert duo.one(2).gold == others and "o13" not in duo.state.spaces


@pytest.mark.rule("TA-GOLD-02")
def test_who_has_too_little_gold_cannot_buy(duo):
    duo.stands(1, "o13", gold=3)
    duo.arrived(1)
    assert duo.objects("follow_space", who=1, way="blacksmith", buy=["armour"]).rule == "TA-GOLD-02"
    assert duo.objects("follow_space", who=1, way="blacksmith", buy=["sword", "sword"]).rule == "TA-GOLD-02"
    objection = duo.objects("follow_space", who=1, way="blacksmith", buy=["helmet", "sword"])
    facts = objection.message.args
    assert (facts["price"], facts["gold"]) == (4, 3)  # the whole price, and not what is left after half of it
    assert duo.objects("buy", who=1, item="mule", price=4).rule == "TA-GOLD-02"
    duo.move("buy", who=1, item="mule", price=3)
    assert duo.one().gold == 0


@pytest.mark.rule("TA-GOLD-02", "TA-GOLD-03")
def test_a_service_costs_its_price_for_each_life(duo):
    duo.stands(1, "o13", gold=3, lives=1)
    duo.arrived(1)
    duo.move("follow_space", who=1, way="healer", lives=2)
    assert (duo.one().lives, duo.one().gold) == (3, 1)
    assert duo.told("tell-pay")[0]["amount"] == 2


@pytest.mark.rule("TA-GOLD-03")
def test_a_toll_goes_to_the_bank(duo):
    duo.stands(1, "m10", gold=2)
    duo.stands(2, "m10")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="toll")
    assert (duo.one().gold, duo.one(2).gold) == (1, 1) and "m10" not in duo.state.spaces


@pytest.mark.rule("TA-GOLD-04")
def test_gold_comes_from_the_bank_unless_it_lies_on_the_space(duo):
    duo.stands(1, "o7")
    duo.lies("o7", gold=5)
    duo.arrived(1)
    duo.move("follow_space", who=1, way="tavern", rolled=[4])
    assert duo.one().gold == 2
    assert duo.state.spaces["o7"].gold == 5 and duo.one(2).gold == 1


@pytest.mark.rule("TA-GOLD-04")
def test_what_the_alchemist_pays_comes_from_the_bank(duo):
    ids = duo.owns(1, "sword", "ring")
    duo.arrived(1, "o1")
    duo.move("follow_space", who=1, way="alchemist", give=ids)
    assert duo.one().gold == 3 and duo.one().objects == []


@pytest.mark.rule("TA-GOLD-02", "TA-ENC-12")
@pytest.mark.parametrize(("space", "way", "field"), [("o1", "alchemist", "give"), ("o13", "blacksmith", "buy")])
def test_a_visit_is_not_used_up_by_a_tap_that_chose_nothing(duo, space, way, field):
    duo.arrived(1, space)
    assert duo.refuses("follow_space", who=1, way=way).field == field
    assert not duo.state.turn.followed


@pytest.mark.rule("TA-GOLD-05")
def test_characters_on_one_space_trade_by_agreement_and_the_other_one_is_paid(duo):
    (sword,) = duo.owns(2, "sword")
    duo.stands(1, "o15", gold=3)
    duo.move("trade", who=2, whom=1, cards=[sword])
    duo.move("trade", who=1, whom=2, gold=2)
    assert (duo.one().gold, duo.one(2).gold) == (1, 3)
    assert [card.id for card in duo.one().objects] == [sword] and duo.one(2).objects == []
    duo.stands(1, "o10")
    assert duo.objects("trade", who=1, whom=2, gold=1).rule == "TA-GOLD-05"


@pytest.mark.rule("TA-GOLD-05")
def test_read_the_other_way_they_trade_across_the_board(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-GOLD-05"])
    table.move("trade", who=1, whom=2, gold=1)
    assert (table.one().gold, table.one(2).gold) == (0, 2)


@pytest.mark.rule("TA-GOLD-06")
def test_gold_does_not_count_to_the_limit_of_objects(duo):
    duo.owns(1, "sword", "ring", "helmet", "wand")
    duo.stands(1, "o10", gold=30)
    assert surplus_objects(duo.state, duo.one()) == 0
    duo.move("roll_movement", who=1, rolled=1)


@pytest.mark.rule("TA-GOLD-08")
def test_gold_left_on_a_space_lies_there_until_somebody_collects_it(duo):
    duo.stands(2, "o10", gold=6)
    duo.move("turn_into_toad", who=2)
    assert duo.state.spaces["o10"].gold == 6 and duo.one(2).gold == 0
    duo.stands(2, "o11")
    duo.arrived(1, "o10")
    with duo.arranged() as state:
        state.turn.drawn = True
    duo.move("take_gold", who=1, amount=2)
    assert duo.one().gold == 3 and duo.state.spaces["o10"].gold == 4
    assert duo.refuses("take_gold", who=1, amount=5).message.key == "not-so-much-gold"
    duo.move("take_gold", who=1, amount=4)
    assert duo.one().gold == 7 and "o10" not in duo.state.spaces


@pytest.mark.rule("TA-GOLD-08")
def test_gold_of_the_dead_lies_on_the_space_beside_what_lay_there(duo):
    duo.lies("o10", gold=2)
    duo.stands(2, "o10", gold=3)
    duo.move("change", who=2, counter="lives", by=-4)
    assert duo.state.spaces["o10"].gold == 5
