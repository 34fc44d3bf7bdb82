"""WO-PHIII: phase III, the hand, the market, and what a card costs there."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS

LIGHT = dict.fromkeys(AREAS, "table")
FULL = dict.fromkeys(AREAS, "app")


def lies(table, *market: int, actions: int = 80) -> None:
    """Those printed costs lie in the market, M1 to M6."""
    with table.arranged() as state:
        state.market, state.actions = list(market), actions


def draws(table, who: int = 1, cap: int = 3, **piles) -> None:
    """That witcher's phase III begins with those cards."""
    table.has(who, **({"hand": 0, "deck": 10, "discard": 0} | piles))
    table.cards_phase(who, cap=cap)


@pytest.mark.rule("WO-PHIII-01")
@pytest.mark.parametrize(("hand", "discarded", "allowed"), [(5, 2, True), (5, 1, False), (7, 7, True), (3, 0, True)])
def test_any_number_is_discarded_but_at_most_three_may_stay(duo, hand, discarded, allowed):
    draws(duo, hand=hand, deck=5)
    if not allowed:
        assert duo.objects("fill_hand", who=1, discarded=discarded).rule == "WO-PHIII-01"
        return
    duo.move("fill_hand", who=1, discarded=discarded)
    assert duo.one().hand == 3 and duo.one().discard == discarded


@pytest.mark.rule("WO-PHIII-02")
@pytest.mark.parametrize(("hand", "discarded"), [(0, 0), (1, 0), (3, 2), (2, 2)])
def test_the_hand_is_drawn_up_to_three(duo, hand, discarded):
    draws(duo, hand=hand, deck=8)
    duo.move("fill_hand", who=1, discarded=discarded)
    assert (duo.one().hand, duo.one().deck) == (3, 8 - (3 - hand + discarded))
    assert duo.objects("fill_hand", who=1).rule == "WO-PHIII-02"  # only once


@pytest.mark.rule("WO-PHIII-02", "WO-CARD-12")
def test_an_empty_deck_is_made_of_the_discards_and_drawing_goes_on(duo):
    draws(duo, hand=0, deck=1, discard=6)
    duo.move("fill_hand", who=1)
    assert (duo.one().hand, duo.one().deck, duo.one().discard) == (3, 4, 0)
    assert "tell-reshuffle" in duo.said


@pytest.mark.rule("WO-PHIII-03")
def test_exactly_one_card_must_be_taken(duo):
    lies(duo, 3, 3, 3, 3, 3, 3)
    draws(duo, hand=2)
    assert duo.objects("gain_action", who=1, position=6).rule == "WO-PHIII-02"  # steps 1 and 2 come first
    duo.move("fill_hand", who=1)
    assert duo.objects("gain_nothing", who=1).rule == "WO-PHIII-03"
    duo.move("gain_action", who=1, position=6, refill=1)
    assert duo.state.turn.who == 2
    assert duo.objects("gain_action", who=1, position=5).rule == "WO-TRN-02"


@pytest.mark.rule("WO-PHIII-04", "WO-PHIII-05", "WO-PHIII-06", "WO-PHIII-07", "WO-EDG-14", "WO-PHIII-11")
@pytest.mark.parametrize("printed", [0, 1, 2])
@pytest.mark.parametrize(("position", "more"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, 0), (6, -1)])
def test_the_price_in_cards_depends_on_where_the_card_lies(duo, printed, position, more):
    price = {-1: 0, 0: 0, 1: 1, 2: 2, 3: 3}[printed + more]
    lies(duo, *[printed] * 6)
    draws(duo, hand=0)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=position)
    one = duo.one()
    assert (one.hand, one.discard, one.deck) == (3 - price + 1, price, 7)


@pytest.mark.rule("WO-PHIII-04")
def test_who_has_too_few_cards_cannot_pay_the_price(duo):
    lies(duo, 3, 0, 0, 0, 0, 0)
    draws(duo, hand=0)
    duo.move("fill_hand", who=1)
    assert duo.objects("gain_action", who=1, position=1).rule == "WO-PHIII-04"
    assert duo.one().hand == 3 and duo.state.market[0] == 3


@pytest.mark.rule("WO-PHIII-08")
def test_the_card_goes_to_the_hand(duo):
    draws(duo, hand=3, deck=7)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=6)
    assert (duo.one().hand, duo.one().discard, duo.one().gained) == (4, 0, 1)


@pytest.mark.rule("WO-PHIII-09")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        (1, [9, 1, 2, 3, 0, 0]),
        (3, [9, 0, 1, 3, 0, 0]),
        (6, [9, 0, 1, 2, 3, 0]),
    ],
)
def test_the_market_slides_to_the_right_and_is_filled_at_the_left(duo, position, after):
    lies(duo, 0, 1, 2, 3, 0, 0)
    draws(duo, hand=3, deck=7)
    duo.move("fill_hand", who=1)
    actions = duo.state.actions
    duo.move("gain_action", who=1, position=position, refill=9)
    assert duo.state.market == after and duo.state.actions == actions - 1
    assert "tell-slide-market" in duo.said


@pytest.mark.rule("WO-PHIII-10", "WO-TOT-03")
def test_after_a_total_defeat_only_two_cards_are_drawn_and_one_is_still_taken(duo):
    duo.has(1, hand=0, deck=1, discard=0, shield=0)
    duo.fights(first="monster")
    duo.struck("5")
    duo.move("take_cost_card", who=1, position=6)
    duo.move("fill_hand", who=1)
    assert duo.one().hand == 2
    assert duo.objects("gain_nothing", who=1).rule == "WO-PHIII-03"
    duo.move("gain_action", who=1, position=5)
    assert duo.one().hand == 3  # 2 - 0 + 1
    duo.cards_phase(2, filled=True)
    duo.has(2, hand=3)
    duo.move("gain_action", who=2, position=5, cost=0)
    assert duo.state.turn.who == 1 and duo.state.turn.cap == 3  # in that turn only


@pytest.mark.rule("WO-PHIII-10", "WO-DRE-10")
@pytest.mark.parametrize(("attacker_wins", "cap"), [(True, 3), (False, 2)])
def test_a_lost_attack_costs_a_card_in_phase_three_and_a_won_one_does_not(duo, attacker_wins, cap):
    for who in (1, 2):
        duo.has(who, location=7, hand=1, deck=9, discard=0, shield=0)
    duo.has(2 if attacker_wins else 1, deck=0, hand=2)
    duo.turn_of(1, moved=True)
    duo.move("attack_witcher", who=1, whom=2)
    duo.move("play_combo", who=1, cards=1, damage=5 if attacker_wins else 0)
    if not attacker_wins:
        duo.move("play_combo", who=2, cards=1, damage=9)
    duo.move("take_cost_card", who=2 if attacker_wins else 1, position=6)
    duo.move("fill_hand", who=1)
    assert duo.one(1).hand == cap


@pytest.mark.rule("WO-PHIII-11", "WO-PHIII-10")
@pytest.mark.parametrize(("cap", "price"), [(3, 0), (3, 3), (2, 0), (2, 2)])
def test_the_hand_after_phase_three_is_the_cap_less_the_price_and_one_more(duo, cap, price):
    lies(duo, 0, 0, price, 0, 0, 0)
    draws(duo, cap=cap)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=3)
    assert duo.one().hand == cap - price + 1


@pytest.mark.rule("WO-PHIII-12")
def test_whoever_can_pay_for_nothing_takes_nothing_and_the_table_is_told(duo):
    lies(duo, 3, 3, 4, 4, 4, 5)
    draws(duo)
    duo.move("fill_hand", who=1)
    duo.move("gain_nothing", who=1)
    assert "tell-gains-nothing" in duo.said and duo.one().gained == 0
    assert duo.state.market == [3, 3, 4, 4, 4, 5] and duo.state.turn.who == 2


@pytest.mark.rule("WO-PHIII-13")
def test_an_empty_action_deck_is_made_anew_of_the_shared_discards(duo):
    lies(duo, 0, 0, 0, 0, 0, 0, actions=0)
    with duo.arranged() as state:
        state.shared_discard = 5
    draws(duo)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=3)
    assert (duo.state.actions, duo.state.shared_discard) == (4, 0)
    assert "tell-reshuffle-actions" in duo.said


@pytest.mark.rule("WO-PHIII-02", "WO-PHIII-10")
@pytest.mark.parametrize("cap", [2, 3])
def test_where_the_table_keeps_the_decks_it_is_told_how_far_to_draw(old_world, cap):
    table = old_world("wolf", "cat", "bear", areas=FULL | {"decks": "table"})
    table.cards_phase(1, cap=cap)
    table.move("fill_hand", who=1)
    assert table.told("tell-fill-hand") == [{"who": "wolf", "count": cap}]
    lies(table, 0, 2, 0, 0, 0, 0)
    table.move("gain_action", who=1, position=2)
    assert table.told("tell-discard-cards") == [{"who": "wolf", "count": 3}]  # the market still says the price


@pytest.mark.rule("WO-PHIII-03", "WO-PHIII-08")
def test_where_the_table_keeps_the_market_too_a_card_is_taken_all_the_same(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    table.cards_phase(1)
    assert table.objects("gain_nothing", who=1).rule == "WO-PHIII-03"
    table.move("gain_action", who=1)
    assert "tell-card-to-hand" in table.said and table.state.turn.who == 2


@pytest.mark.rule("WO-PHIII-03")
def test_who_could_have_taken_a_card_and_did_not_is_told_as_a_choice(duo):
    lies(duo, 0, 0, 3, 3, 3, 3)
    draws(duo, hand=2)
    duo.move("fill_hand", who=1)
    duo.move("gain_nothing", who=1, overrule=("must-gain-a-card",))
    assert "wrote-went-without" in duo.wrote and "wrote-gains-nothing" not in duo.wrote
