"""PUR: purchase cards and Talismans: their piles, what is left of them, where they go back to."""

from __future__ import annotations

import pytest

from companion.games.talisman.box.names import PURCHASES

VILLAGE, CASTLE = "o13", "m8"


def has(table, who: int = 1) -> list[str]:
    return [card.name for card in table.one(who).objects]


@pytest.mark.rule("TA-PUR-01")
def test_whoever_buys_receives_or_is_given_something_takes_its_card(duo):
    swords, axes = duo.state.stock["sword"], duo.state.stock["axe"]
    duo.stands(1, VILLAGE, gold=9)
    duo.move("buy", who=1, item="sword", price=2)
    duo.move("receive", who=1, item="axe")
    duo.move("gain_talisman", who=1)
    assert has(duo) == ["sword", "axe", "talisman"]
    assert (duo.state.stock["sword"], duo.state.stock["axe"], duo.state.talismans) == (swords - 1, axes - 1, 3)
    assert duo.one().gold == 7


@pytest.mark.rule("TA-PUR-01")
def test_what_a_space_sells_is_a_purchase_card_too(duo):
    helmets = duo.state.stock["helmet"]
    duo.stands(1, VILLAGE, gold=9)
    duo.arrived()
    duo.move("follow_space", who=1, way="blacksmith", buy=["helmet"])
    assert has(duo) == ["helmet"] and duo.state.stock["helmet"] == helmets - 1


@pytest.mark.rule("TA-PUR-02")
def test_purchase_cards_and_talismans_count_to_the_limit_as_any_object(duo):
    duo.stands(1, CASTLE, gold=9)
    duo.arrived()
    for item in ("sword", "axe", "helmet"):
        duo.move("receive", who=1, item=item)
    duo.move("gain_talisman", who=1)
    duo.move("receive", who=1, item="shield")
    assert duo.objects("end_turn", who=1).rule == "TA-OBJ-08"


@pytest.mark.rule("TA-PUR-02")
def test_purchase_cards_and_talismans_are_won_from_a_loser_as_any_object(duo):
    duo.stands(1, CASTLE)
    duo.stands(2, CASTLE)
    talisman = duo.owns(2, "talisman", "sword")[0]
    duo.arrived()
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    duo.move("loot", who=1, what="object", card=talisman)
    assert (has(duo), has(duo, 2)) == (["talisman"], ["sword"])


@pytest.mark.rule("TA-PUR-03", "TA-PUR-07")
def test_a_discarded_purchase_card_goes_back_to_its_own_pile_and_can_be_had_again(talisman):
    table = talisman("warrior", "wizard", stock={"sword": 1})
    table.move("receive", who=1, item="sword")
    table.move("give_up", who=1, cards=[table.one().objects[0].id])
    assert table.state.stock["sword"] == 1 and not table.state.encounters.discard
    table.move("receive", who=2, item="sword")
    assert has(table, 2) == ["sword"]


@pytest.mark.rule("TA-PUR-03", "TA-PUR-07")
def test_a_discarded_talisman_goes_back_to_the_talismans(duo):
    duo.move("gain_talisman", who=1)
    duo.move("give_up", who=1, cards=[duo.one().objects[0].id])
    assert duo.state.talismans == 4 and not duo.state.encounters.discard


@pytest.mark.rule("TA-PUR-04")
def test_of_what_no_card_is_left_nothing_is_bought_or_received(talisman):
    table = talisman("warrior", "wizard", stock={"sword": 0})
    table.stands(1, VILLAGE, gold=9)
    table.arrived()
    for move, args in (
        ("buy", {"item": "sword", "price": 2}),
        ("receive", {"item": "sword"}),
        ("follow_space", {"way": "blacksmith", "buy": ["sword"]}),
    ):
        met = table.objects(move, who=1, overrule=("*",), **args)
        assert met.rule == "TA-PUR-04"
    assert table.one().gold == 9


@pytest.mark.rule("TA-PUR-04")
def test_there_is_no_fifth_talisman(duo):
    for who in (1, 1, 2, 2):
        duo.move("gain_talisman", who=who)
    met = duo.objects("gain_talisman", who=1, overrule=("*",))
    assert met.rule == "TA-PUR-04" and duo.state.talismans == 0


@pytest.mark.rule("TA-PUR-05")
def test_purchase_cards_and_talismans_may_lie_on_the_board_and_be_taken_there(duo):
    duo.stands(1, CASTLE)
    sword, talisman = duo.owns(1, "sword", "talisman")
    duo.move("drop", who=1, cards=[sword, talisman])
    assert [card.name for card in duo.state.lying(CASTLE).cards] == ["sword", "talisman"]
    duo.turn_of(2)
    duo.stands(2, CASTLE)
    duo.arrived(2)
    duo.move("take_card", who=2, card=talisman)
    assert has(duo, 2) == ["talisman"]


@pytest.mark.rule("TA-PUR-06", "TA-KNOW-13")
def test_the_stock_is_what_the_box_holds_less_what_is_owned_and_what_lies_about(duo):
    duo.stands(1, CASTLE)
    for _ in range(2):
        duo.move("receive", who=1, item="sword")
    duo.move("receive", who=2, item="sword")
    duo.move("drop", who=1, cards=[duo.one().objects[0].id])
    duo.move("set_stock", item="sword", count=5)
    assert duo.state.stock["sword"] == 5 - 2 - 1
    assert duo.refuses("set_stock", item="sword", count=2).field == "count"


@pytest.mark.rule("TA-PUR-06")
def test_a_purchase_card_laid_on_the_board_leaves_its_pile(duo):
    shields = duo.state.stock["shield"]
    duo.move("lay_card", space=CASTLE, card={"name": "shield"}, from_deck=False)
    duo.move("lay_card", space=CASTLE, card={"name": "talisman"}, from_deck=False)
    assert (duo.state.stock["shield"], duo.state.talismans) == (shields - 1, 3)
    assert [card.name for card in duo.state.lying(CASTLE).cards] == ["shield", "talisman"]


@pytest.mark.rule("TA-PUR-07", "TA-DECK-04")
@pytest.mark.parametrize("item", [*PURCHASES, "talisman"])
def test_a_card_drawn_from_the_encounter_deck_is_no_purchase_card_whatever_its_name(duo, item):
    stock, discard = dict(duo.state.stock), duo.state.encounters.discard
    duo.stands(1, "o8")
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": item, "kind": "object"}])
    card = duo.state.lying("o8").cards[0]
    assert card.origin == "encounter"
    duo.move("take_card", who=1, card=card.id)
    duo.move("give_up", who=1, cards=[card.id])
    assert (dict(duo.state.stock), duo.state.encounters.discard) == (stock, [*discard, item])
    assert duo.state.talismans == 4


@pytest.mark.rule("TA-PUR-07")
def test_an_encounter_card_gained_outright_keeps_its_origin_too(duo):
    duo.move("gain_card", who=1, card={"name": "armour", "kind": "object"})
    assert duo.one().objects[0].origin == "encounter"
    assert duo.state.encounters.size == 103


@pytest.mark.rule("TA-PUR-07")
def test_each_card_knows_the_pile_that_it_came_from(duo):
    duo.move("receive", who=1, item="sword")
    duo.move("gain_talisman", who=1)
    duo.move("gain_card", who=1, card={"name": "ring"})
    assert [card.origin for card in duo.one().objects] == ["purchase", "talisman", "encounter"]
