"""MOV: from location to location: the order of phase I, the roads, and the four prices of a move."""

from __future__ import annotations

import pytest

STOPS = {
    "train": {"attribute": "combat"},
    "take_attribute": {},
    "take_potion": {},
    "seek_trail": {},
    "play_locals": {},
    "exchange_card": {"position": 6},
    "clear_market": {"positions": [1]},
    "challenge": {"whom": 2},
}


def way(table, to: int) -> dict:
    """What the turn's page says of one move to a location."""
    return next(row for row in table.page("turn").movement.ways if row.place == to)


@pytest.fixture
def kept(old_world):
    """Sets up a wolf and a cat with one area kept by the table."""

    def set_up(area: str):
        areas = dict.fromkeys(("boards", "map", "market", "decks"), "app") | {area: "table"}
        table = old_world("wolf", "cat", areas=areas)
        table.move("choose_terrain", who=1, terrain="mountain")
        return table

    return set_up


@pytest.mark.rule("WO-MOV-01", "WO-MOV-03")
def test_phase_one_goes_round_from_moves_to_deeds_and_to_moves_again(duo):
    duo.has(1, hand=5, deck=5, gold=2)
    duo.move("travel", who=1, to=7)
    duo.move("travel", who=1, to=2)
    assert duo.one(1).hand == 3  # each move has its price
    duo.move("seek_trail", who=1)
    duo.move("travel", who=1, to=3)
    duo.move("train", who=1, attribute="combat")
    duo.move("travel", who=1, to=4)
    duo.move("take_attribute", who=1)
    assert (duo.one(1).hand, duo.one(1).discard, duo.one(1).location) == (1, 4, 4)
    duo.move("explore", who=1, deck="city")
    assert duo.state.turn.phase == "choice"


@pytest.mark.rule("WO-MOV-02")
@pytest.mark.parametrize("name", STOPS)
def test_a_turn_never_begins_with_an_action(duo, name):
    duo.has(1, gold=5, hand=5)
    duo.has(2, location=3, gold=5)
    assert duo.objects(name, who=1, **STOPS[name]).rule == "WO-MOV-02"


@pytest.mark.rule("WO-MOV-02")
def test_nor_does_a_turn_begin_with_a_quest_and_a_figure_put_somewhere_has_not_moved(duo):
    quest = duo.quest(1, 3)
    assert duo.objects("solve_quest", who=1, quest=quest).rule == "WO-MOV-02"
    duo.move("put_figure", who=1, to=4)
    assert duo.objects("take_attribute", who=1).rule == "WO-MOV-02"


@pytest.mark.rule("WO-MOV-04")
def test_one_move_leads_to_a_connected_location_and_never_over_one(duo):
    duo.has(1, hand=7, deck=3)
    assert {row.place for row in duo.page("turn").movement.ways} == {2, 4, 7}
    for to in sorted({*range(19)} - {2, 3, 4, 7}):
        assert duo.objects("travel", who=1, to=to, by="two_cards").rule == "WO-MOV-04"
    assert duo.refuses("travel", who=1, to=3).field == "to"
    duo.move("travel", who=1, to=7)
    assert duo.one(1).location == 7


@pytest.mark.rule("WO-MOV-04")
def test_the_tables_own_board_says_which_roads_there_are(duo, kept):
    duo.has(1, hand=7)
    duo.move("describe_road", place=3, to=7, there=False)
    assert duo.objects("travel", who=1, to=7).rule == "WO-MOV-04"
    by_hand = kept("map")
    by_hand.has(1, hand=3)
    by_hand.move("travel", who=1, to=15)
    assert (by_hand.one(1).location, by_hand.one(1).hand) == (15, 2)


@pytest.mark.rule("WO-MOV-05", "WO-MOV-06", "WO-MOV-07", "WO-MOV-08", "WO-MOV-09")
@pytest.mark.parametrize("to", [7, 2, 4])  # forest, mountain, water
@pytest.mark.parametrize(
    ("by", "cards", "gold"), [("terrain", 1, 0), ("wild", 1, 0), ("two_cards", 2, 0), ("card_and_gold", 1, 1)]
)
def test_a_move_has_four_prices(duo, to, by, cards, gold):
    duo.has(1, hand=4, deck=6, gold=2)
    assert set(way(duo, to).payments) == {"terrain", "wild", "two_cards", "card_and_gold"}
    duo.move("travel", who=1, to=to, by=by)
    one = duo.one(1)
    assert (one.location, one.hand, one.discard, one.gold) == (to, 4 - cards, cards, 2 - gold)
    assert duo.told("tell-discard-cards") == [{"who": "wolf", "count": cards}]


@pytest.mark.rule("WO-MOV-06", "WO-MOV-07")
def test_a_price_that_cannot_be_paid_whole_is_none(duo):
    duo.has(1, hand=1, deck=9, gold=0)
    assert set(way(duo, 2).payments) == {"terrain", "wild"}
    assert duo.objects("travel", who=1, to=2, by="two_cards").rule == "WO-MOV-06"
    assert duo.objects("travel", who=1, to=2, by="card_and_gold").rule == "WO-MOV-07"
    assert (duo.one(1).hand, duo.one(1).location) == (1, 3)


@pytest.mark.rule("WO-MOV-05", "WO-MOV-07")
def test_where_the_table_keeps_cards_or_gold_the_price_is_told(kept):
    cards = kept("decks")
    cards.has(1, gold=1)
    cards.move("travel", who=1, to=2, by="two_cards")
    assert cards.told("tell-discard-cards") == [{"who": "wolf", "count": 2}]
    boards = kept("boards")
    boards.has(1, hand=2)
    boards.move("travel", who=1, to=2, by="card_and_gold")
    assert boards.told("tell-lose-gold") == [{"who": "wolf", "count": 1}]


@pytest.mark.rule("WO-MOV-09")
@pytest.mark.parametrize(
    ("start", "to", "terrain"),
    [(3, 7, "forest"), (6, 7, "forest"), (3, 2, "mountain"), (7, 2, "mountain"), (3, 4, "water"), (7, 4, "water")],
)
def test_the_terrain_of_the_destination_decides_wherever_one_comes_from(duo, start, to, terrain):
    duo.has(1, location=start, hand=3)
    assert way(duo, to).terrain == terrain
    duo.move("travel", who=1, to=to, by="terrain")
    assert duo.one(1).location == to


@pytest.mark.rule("WO-MOV-10")
def test_a_full_location_is_entered_freely_and_nobody_must_fight(trio):
    trio.lives("forest", "arachas", 7)
    trio.has(1, hand=2, deck=8)
    trio.has(2, location=7)
    trio.has(3, location=7)
    trio.move("travel", who=1, to=7)
    assert len(trio.state.on(7)) == 3 and trio.state.fight is None
    assert trio.state.turn.phase == "movement"
    trio.move("travel", who=1, to=6)
    assert trio.one(1).location == 6


@pytest.mark.rule("WO-MOV-11")
def test_a_waterway_is_a_connection_like_any_other(duo):
    duo.has(1, location=5, hand=2, deck=8)
    assert duo.objects("travel", who=1, to=12).rule == "WO-MOV-04"
    duo.move("describe_road", place=12, to=5, there=True)
    assert way(duo, 12).terrain == "water"
    duo.move("travel", who=1, to=12)
    duo.move("travel", who=1, to=5)
    assert (duo.one(1).location, duo.one(1).hand) == (5, 0)


@pytest.mark.rule("WO-MOV-12")
def test_without_cards_nobody_moves_on_and_phase_two_is_left(duo, kept):
    duo.has(1, hand=0, gold=5)
    for by in ("terrain", "wild", "two_cards", "card_and_gold"):
        assert duo.objects("travel", who=1, to=2, by=by).rule == "WO-MOV-12"
    assert way(duo, 2).payments == []
    duo.move("explore", who=1, deck="city")
    by_hand = kept("decks")
    by_hand.has(1, hand=0)
    by_hand.move("travel", who=1, to=2)  # only the table knows its cards
    assert by_hand.one(1).location == 2


@pytest.mark.rule("WO-MOV-13")
def test_the_last_card_still_buys_a_stop(duo):
    duo.has(1, location=2, hand=1, deck=9, gold=2)
    quest = duo.quest(1, 3)
    duo.move("travel", who=1, to=3)
    view = duo.page("turn").movement.stop
    assert view.stopped and [one.id for one in view.solvable] == [quest]
    duo.move("train", who=1, attribute="combat")
    duo.move("solve_quest", who=1, quest=quest)
    assert (duo.one(1).combat, duo.one(1).quests) == (2, [])


@pytest.mark.rule("WO-MOV-13")
def test_read_otherwise_whoever_spent_the_last_card_goes_straight_on(duo):
    duo.move("house_rule", rule="WO-MOV-13", otherwise=True)
    duo.has(1, location=2, hand=2, deck=8, gold=2)
    duo.has(2, location=3, gold=2)
    quest = duo.quest(1, 3)
    duo.move("travel", who=1, to=3, by="two_cards")
    view = duo.page("turn").movement.stop
    assert not view.stopped and duo.objects("solve_quest", who=1, quest=quest).rule == "WO-MOV-13"
    for name, args in {"train": {"attribute": "combat"}, "challenge": {"whom": 2}}.items():
        assert duo.objects(name, who=1, **args).rule == "WO-MOV-13"
    duo.undo()
    duo.move("travel", who=1, to=3)  # one card is left
    duo.move("train", who=1, attribute="combat")
    assert duo.one(1).combat == 2


@pytest.mark.rule("WO-MOV-14")
def test_whoever_has_cards_left_may_stop_and_keep_them(duo):
    duo.has(1, hand=6, deck=4)
    duo.move("travel", who=1, to=2)
    duo.move("explore", who=1, deck="city")
    assert duo.one(1).hand == 5


@pytest.mark.rule("WO-MOV-15")
def test_location_0_has_no_terrain_unless_the_table_says_one(duo):
    duo.has(1, location=4, hand=6, deck=4, gold=2)
    assert set(way(duo, 0).payments) == {"wild", "two_cards", "card_and_gold"}
    assert duo.objects("travel", who=1, to=0).rule == "WO-MOV-15"
    for by in ("wild", "two_cards", "card_and_gold"):
        duo.move("travel", who=1, to=0, by=by)
        assert duo.one(1).location == 0
        duo.undo()
    duo.move("travel", who=1, to=0, overrule=("terrain-of-east",))  # the table confirms this once
    assert duo.one(1).hand == 5
    duo.undo()
    duo.move("describe_place", place=0, terrain="forest")
    assert (way(duo, 0).terrain, "terrain" in way(duo, 0).payments) == ("forest", True)
    duo.move("travel", who=1, to=0)
    assert duo.one(1).location == 0


@pytest.mark.rule("WO-MOV-05", "WO-MOV-08", "WO-MOV-09")
def test_a_card_that_is_named_leads_only_to_its_terrain(trio):
    trio.has(1, location=6, hand=3)
    trio.turn_of(1)
    assert trio.objects("travel", who=1, to=5, by="terrain", symbols=["forest"]).rule == "WO-MOV-05"
    assert trio.objects("travel", who=1, to=5, by="wild", symbols=["water"]).rule == "WO-MOV-08"
    assert trio.refuses("travel", who=1, to=5, by="two_cards", symbols=["forest"]).field == "symbols"
    assert trio.one().location == 6 and trio.one().hand == 3
    trio.move("travel", who=1, to=5, by="terrain", symbols=["water"])
    trio.move("travel", who=1, to=6, by="terrain", symbols=["wild"])
    assert trio.one().location == 6 and trio.one().hand == 1


@pytest.mark.rule("WO-MOV-06", "WO-MOV-07")
def test_with_a_second_card_or_a_gold_any_symbol_leads_anywhere(trio):
    trio.has(1, location=6, hand=3, gold=1)
    trio.turn_of(1)
    trio.move("travel", who=1, to=5, by="two_cards", symbols=["forest", "mountain"])
    trio.move("travel", who=1, to=6, by="card_and_gold", symbols=["mountain"])
    assert (trio.one().location, trio.one().hand, trio.one().gold) == (6, 0, 0)
