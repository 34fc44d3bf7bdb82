"""WO-EXP: exploration, of our own tales and of printed cards."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.books.world import ContinentWorld
from companion.games.witcher_old_world.box.names import AREAS
from companion.games.witcher_old_world.state.pieces import Task
from companion.story.book import Price
from companion.story.reading import Reading

LIGHT = dict.fromkeys(AREAS, "table")


@pytest.fixture
def printed(old_world):
    """Three witchers with the cards of the box; the wolf's turn."""
    return old_world("wolf", "cat", "bear", tales="printed")


def explores(table, deck: str = "city") -> None:
    table.turn_of(1, moved=True)
    table.move("explore", who=1, deck=deck)


@pytest.mark.rule("WO-EXP-01")
@pytest.mark.parametrize("location", [0, 3, 7])
def test_exploration_needs_neither_a_move_nor_cards_nor_a_place(duo, location):
    duo.has(1, location=location, hand=0, gold=0)
    duo.lives("forest", "arachas", 7)
    duo.turn_of(1)
    duo.move("explore", who=1, deck="wilds")
    assert duo.state.turn.deed == "explore" and duo.state.open_card is not None


@pytest.mark.rule("WO-EXP-02")
@pytest.mark.parametrize("location", [0, 6, 11, 14])
@pytest.mark.parametrize(("deck", "other"), [("city", "wilds"), ("wilds", "city")])
def test_every_location_offers_both_decks_and_the_player_picks(duo, location, deck, other):
    duo.has(1, location=location)
    sizes = {one: getattr(duo.state, one).size for one in (deck, other)}
    duo.move("explore", who=1, deck=deck)
    assert duo.state.open_card.kind == deck
    assert getattr(duo.state, deck).size == sizes[deck] - 1
    assert getattr(duo.state, other).size == sizes[other]


@pytest.mark.rule("WO-EXP-04", "WO-EXP-05")
def test_a_result_is_read_only_when_chosen_and_the_other_one_never(duo):
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    assert set(duo.state.open_reading.read) == {"city-01"}
    before = (duo.one().potions, duo.one().gold, duo.one().hand)
    assert before == (0, 2, 3)
    duo.move("choose", choice="b")
    assert set(duo.state.open_reading.read) == {"city-01", "city-01-b"}
    assert duo.one().potions == 2
    assert duo.refuses("choose", choice="a").field == "choice"


@pytest.mark.rule("WO-EXP-06", "WO-GLD-02")
def test_an_option_that_asks_for_gold_is_closed_without_enough_of_it(duo):
    duo.has(1, gold=1)
    duo.move("explore", who=1, deck="city", source="ours", number=27)  # two gold for the first option
    assert duo.objects("choose", choice="a").code == "choice-is-locked"
    assert duo.one().gold == 1
    duo.move("choose", choice="b")
    assert duo.state.open_reading.at not in ("city-27", "city-27-a")


@pytest.mark.rule("WO-EXP-06")
def test_with_enough_gold_the_option_is_open_and_paid_whole(duo):
    duo.has(1, gold=3)
    duo.move("explore", who=1, deck="city", source="ours", number=27)
    duo.move("choose", choice="a")
    assert duo.one().gold == 1 and duo.state.open_reading.at == "city-27-a"


@pytest.mark.rule("WO-EXP-09", "WO-EXP-16")
@pytest.mark.parametrize("deck", ["city", "wilds"])
def test_an_immediate_result_removes_the_card_and_leads_to_phase_three(printed, deck):
    size = getattr(printed.state, deck).size
    explores(printed, deck)
    assert printed.objects("travel", who=1, to=2).rule == "WO-EXP-09"  # it must be resolved at once
    printed.move("change", who=1, what="gold", by=2)
    printed.move("close_card", who=1)
    cards = getattr(printed.state, deck)
    assert (cards.size, len(cards.removed), cards.discard) == (size - 1, 1, [])
    assert "tell-card-out" in printed.said
    assert printed.state.turn.phase == "cards" and printed.state.drawing[0].who == 1


@pytest.mark.rule("WO-EXP-16", "WO-EVT-01")
def test_a_card_that_sends_on_to_an_event_at_once_leads_to_phase_three_too(printed):
    explores(printed)
    printed.move("call_event", who=1, event=30)
    assert printed.state.open_card.kind == "event" and len(printed.state.city.removed) == 1
    printed.move("close_card", who=1)
    assert printed.state.turn.phase == "cards" and printed.state.drawing[0].who == 1


@pytest.mark.rule("WO-EXP-16", "WO-QST-01")
def test_a_card_that_became_a_quest_leads_to_phase_three_and_stays(printed):
    explores(printed)
    printed.move("take_quest", who=1, event=30, location=6)
    assert printed.state.city.removed == [] and len(printed.one().quests) == 1
    assert printed.state.turn.phase == "cards"


@pytest.mark.rule("WO-EXP-10", "WO-GLD-03")
def test_what_cannot_be_lost_or_gained_is_left_out(printed):
    explores(printed)
    printed.has(1, gold=2, potions=0, shield=1, hand=1, deck=9, discard=0, combat=1, alchemy=5)
    printed.move("change", who=1, what="gold", by=-5)
    printed.move("change", who=1, what="potions", by=-1)
    printed.move("change", who=1, what="shield", by=-3)
    printed.move("discard_cards", who=1, count=3)
    printed.move("lower_by_card", who=1, attribute="combat")
    printed.move("raise_by_card", who=1, attribute="alchemy")
    one = printed.one()
    assert (one.gold, one.potions, one.shield, one.hand, one.discard) == (0, 0, 0, 0, 1)
    assert (one.combat, one.alchemy) == (1, 5)


@pytest.mark.rule("WO-EXP-10")
def test_a_tale_takes_only_what_there_is(duo):
    duo.has(1, hand=0, deck=10, discard=0, gold=0)
    duo.move("explore", who=1, deck="city", source="ours", number=23)
    duo.move("choose", choice="b")  # two gold, and a hand card that is not there
    assert (duo.one().gold, duo.one().hand, duo.one().discard) == (2, 0, 0)


@pytest.mark.rule("WO-EXP-11", "WO-EXP-13")
def test_a_card_of_a_stated_cost_comes_from_the_market_for_nothing_onto_the_own_discard_pile(printed):
    explores(printed)
    with printed.arranged() as state:
        state.market = [0, 2, 1, 2, 3, 1]
    printed.has(1, hand=2, deck=8, discard=0, gold=1)
    printed.move("seek_card", who=1, cost=2)
    assert printed.objects("take_cost_card", who=1, position=6).rule == "WO-EXP-11"  # printed 1, though it lies there
    assert printed.objects("take_cost_card", who=1, missed=2).rule == "WO-EXP-11"
    actions = printed.state.actions
    printed.move("take_cost_card", who=1, position=4, refill=3)  # either of the two may be chosen
    one = printed.one()
    assert (one.hand, one.deck, one.discard, one.gold, one.gained) == (2, 8, 1, 1, 1)
    assert printed.state.market == [3, 0, 2, 1, 3, 1] and printed.state.actions == actions - 1
    assert printed.objects("take_cost_card", who=1, position=3).code == "nothing-to-do"


@pytest.mark.rule("WO-EXP-12", "WO-DCK-01")
def test_no_such_card_in_the_market_so_the_deck_is_searched_and_the_misses_are_shared(printed):
    explores(printed)
    with printed.arranged() as state:
        state.market = [0, 0, 1, 0, 3, 1]
    printed.has(1, hand=2, deck=8, discard=0)
    printed.move("seek_card", who=1, cost=2)
    actions = printed.state.actions
    printed.move("take_cost_card", who=1, missed=4)
    assert printed.one().discard == 1 and printed.one().hand == 2
    assert (printed.state.actions, printed.state.shared_discard) == (actions - 5, 4)
    assert printed.state.market == [0, 0, 1, 0, 3, 1]


@pytest.mark.rule("WO-EXP-11", "WO-EXP-14", "WO-EXP-09")
def test_what_a_result_gave_is_taken_before_phase_three_goes_on(printed):
    explores(printed)
    printed.move("seek_card", who=1, cost=0)
    printed.move("close_card", who=1)
    assert printed.objects("fill_hand", who=1).rule == "WO-EXP-11"
    printed.move("take_cost_card", who=1, position=6)
    printed.move("fill_hand", who=1)
    assert printed.state.drawing[0].filled


@pytest.mark.rule("WO-EXP-11", "WO-EXP-13")
def test_where_the_table_keeps_the_market_the_card_still_counts(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed", areas=LIGHT | {"boards": "app", "decks": "app"})
    explores(table)
    table.move("seek_card", who=1, cost=1)
    table.move("take_cost_card", who=1, position=3)
    assert table.one().discard == 1 and "tell-slide-market" in table.said


@pytest.mark.rule("WO-EXP-14")
def test_any_trail_is_of_a_terrain_that_the_player_chooses_face_down(printed):
    explores(printed)
    printed.move("gain_trail", who=1, terrain="water")
    assert [(one.terrain, one.location) for one in printed.one().trails] == [("water", 0)]  # nobody looked at it


@pytest.mark.rule("WO-EXP-14", "WO-TOK-05")
def test_a_terrain_without_tokens_cannot_be_chosen(duo):
    explores(duo, "wilds")
    with duo.arranged() as state:
        state.tokens["forest"] = []
        state.tasks = [Task(kind="trail", who=1)]
    assert duo.objects("choose_trail", who=1, terrain="forest").rule == "WO-EXP-14"
    assert duo.objects("gain_trail", who=1, terrain="forest").rule == "WO-EXP-14"
    duo.move("choose_trail", who=1, terrain="mountain")
    assert duo.one().trail("mountain") is not None and duo.state.tasks == []


@pytest.mark.rule("WO-EXP-15", "WO-ATR-10")
@pytest.mark.parametrize(("defence", "shield", "after"), [(3, 3, 2), (3, 1, 1), (4, 4, 3), (2, 2, 1)])
def test_a_lowered_defence_lowers_a_shield_that_stands_above_it(printed, defence, shield, after):
    explores(printed)
    printed.has(1, defence=defence, shield=shield)
    printed.move("lower_by_card", who=1, attribute="defence")
    assert (printed.one().defence, printed.one().shield) == (defence - 1, after)


@pytest.mark.rule("WO-EXP-15")
def test_where_the_table_keeps_the_boards_it_is_told_to_lower_the_defence(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed", areas=LIGHT)
    explores(table)
    table.move("lower_by_card", who=1, attribute="defence")
    assert table.told("tell-lower-by-hand") == [{"who": "wolf", "attribute": "defence", "count": 1}]


@pytest.mark.rule("WO-EXP-17")
def test_a_used_up_deck_leaves_only_the_other_one(printed):
    for _ in range(36):
        explores(printed, "city")
        printed.move("close_card", who=1)
    assert printed.state.city.size == 0 and len(printed.state.city.removed) == 36
    printed.turn_of(1)
    objection = printed.objects("explore", who=1, deck="city")
    assert objection.rule == "WO-EXP-17" and not objection.can_overrule
    printed.move("explore", who=1, deck="wilds")
    assert printed.state.open_card.kind == "wilds"


@pytest.mark.rule("WO-EXP-06")
def test_a_locked_option_names_the_rule(duo):
    duo.has(1, gold=1)
    duo.move("explore", who=1, deck="city", source="ours", number=27)
    assert duo.objects("choose", choice="a").rule == "WO-EXP-06"


@pytest.mark.rule("WO-EXP-06", "WO-GLD-02")
def test_an_option_of_a_printed_card_is_paid_whole_or_not_at_all(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed")
    table.has(1, gold=1, potions=0)
    table.move("explore", who=1, deck="city")
    objection = table.objects("pay_for_option", who=1, gold=2)
    assert (objection.rule, objection.code) == ("WO-EXP-06", "too-little-gold")
    assert table.objects("pay_for_option", who=1, gold=1, potions=1).code == "too-few-potions"
    assert table.one().gold == 1
    assert table.refuses("pay_for_option", who=1).field == "gold"
    table.move("pay_for_option", who=1, gold=1)
    assert table.one().gold == 0 and table.state.open_card is not None
    table.move("close_card", who=1)
    assert table.objects("pay_for_option", who=1, gold=1).code == "no-card-open"


@pytest.mark.rule("WO-EXP-06", "WO-POT-06")
@pytest.mark.parametrize(("potions", "can"), [(0, False), (1, True)])
def test_an_option_that_spends_a_potion_is_closed_without_one(duo, potions, can):
    duo.has(1, potions=potions)
    world = ContinentWorld(None, duo.state, Reading(who=["1"]), None)
    assert world.can_pay(Price("one", "potion", 1), ["1"]) is can
