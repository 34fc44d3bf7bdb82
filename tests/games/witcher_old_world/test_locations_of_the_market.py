"""LOC: the two locations that change the market: a card exchanged, cards cleared away."""

from __future__ import annotations

import pytest


@pytest.fixture
def at(trio):
    """The wolf stands, after a move, at a location of that kind, with facts of its own: `at(5, "potion", gold=2)`."""

    def stand(place: int, action: str, **facts):
        trio.move("describe_place", place=place, action=action)
        trio.has(1, **{"location": place, "hand": 4, "deck": 6, "discard": 0, "gold": 0} | facts)
        trio.turn_of(1, moved=True)
        return trio

    return stand


@pytest.fixture
def kept(old_world):
    """A wolf and a cat with one area kept by the table; the wolf has moved to a location of that kind."""

    def set_up(area: str, place: int, action: str):
        areas = dict.fromkeys(("boards", "map", "market", "decks"), "app") | {area: "table"}
        table = old_world("wolf", "cat", areas=areas)
        table.move("choose_terrain", who=1, terrain="mountain")
        table.move("describe_place", place=place, action=action)
        table.has(1, location=place, hand=4, deck=6)
        table.turn_of(1, moved=True)
        return table

    return set_up


@pytest.mark.rule("WO-LOC-07")
@pytest.mark.parametrize(
    ("trashed", "cost", "allowed"),
    [(0, 0, True), (0, 1, True), (0, 2, False), (2, 3, True), (2, 4, False), (3, 1, True)],
)
def test_a_hand_card_goes_for_a_market_card_at_most_one_dearer(at, trashed, cost, allowed):
    table = at(6, "exchange")
    table.move("set_market", position=3, cost=cost)
    if not allowed:
        assert table.objects("exchange_card", who=1, position=3, trashed=trashed).rule == "WO-LOC-07"
        return
    table.move("exchange_card", who=1, position=3, trashed=trashed)
    one = table.one(1)
    assert (one.hand, one.deck, one.discard, one.trashed, one.gained) == (4, 6, 0, 1, 1)


@pytest.mark.rule("WO-LOC-07")
def test_without_a_hand_card_there_is_nothing_to_exchange(at):
    assert at(6, "exchange", hand=0).objects("exchange_card", who=1, position=6).rule == "WO-LOC-07"


@pytest.mark.rule("WO-LOC-08")
@pytest.mark.parametrize(("position", "slid"), [(1, [9, 2, 2, 2, 2, 2]), (6, [9, 1, 2, 2, 2, 2])])
def test_where_the_card_lay_does_not_count_and_the_market_slides(at, position, slid):
    table = at(6, "exchange")
    with table.arranged() as state:
        state.market = [1, 2, 2, 2, 2, 2]
    actions = table.state.actions
    if position == 6:  # its printed two are two too many, though it would cost one less there in phase III
        assert table.objects("exchange_card", who=1, position=6, trashed=0).rule == "WO-LOC-07"
    table.move("exchange_card", who=1, position=position, trashed=int(position > 1), refill=9)
    assert table.state.market == slid and table.state.actions == actions - 1
    assert table.one(1).hand == 4  # nothing but the exchanged card is paid


@pytest.mark.rule("WO-LOC-07", "WO-LOC-16")
def test_where_the_table_keeps_the_market_or_the_decks_it_is_told(kept):
    market = kept("market", 6, "exchange")
    market.move("exchange_card", who=1, position=5)
    assert "tell-slide-market" in market.said and (market.one(1).hand, market.one(1).trashed) == (4, 1)
    decks = kept("decks", 6, "exchange")
    decks.move("set_market", position=5, cost=3)
    assert decks.objects("exchange_card", who=1, position=5, trashed=1).rule == "WO-LOC-07"
    decks.move("exchange_card", who=1, position=5, trashed=2)
    assert decks.told("tell-trash-cards") == [{"who": "wolf", "count": 1}] and "tell-card-to-hand" in decks.said


@pytest.mark.rule("WO-LOC-15")
@pytest.mark.parametrize(("gold", "then"), [(0, 1), (1, 1), (4, 4)])
@pytest.mark.parametrize(
    ("positions", "market"),
    [([5], [None, 1, 2, 3, 4, 6]), ([5, 2], [None, None, 1, 3, 4, 6]), ([6, 5], [None, None, 1, 2, 3, 4])],
)
def test_whoever_has_no_gold_takes_one_and_one_or_two_market_cards_may_go(at, gold, then, positions, market):
    table = at(6, "clearing", gold=gold)
    with table.arranged() as state:
        state.market = [1, 2, 3, 4, 5, 6]
    actions = table.state.actions
    table.move("clear_market", who=1, positions=positions)
    assert table.one(1).gold == then
    assert table.state.market == market and table.state.actions == actions - len(positions)


@pytest.mark.rule("WO-LOC-15")
def test_the_gold_may_be_taken_alone_but_three_cards_never_go(at):
    table = at(6, "clearing", gold=0)
    before = list(table.state.market)
    assert table.refuses("clear_market", who=1, positions=[1, 2, 3]).field == "positions"
    table.move("clear_market", who=1)
    assert (table.one(1).gold, table.state.market) == (1, before)
    assert (
        at(6, "clearing", gold=1).objects("clear_market", who=1).rule == "WO-EDG-18"
    )  # neither gold nor a card: no action


@pytest.mark.rule("WO-LOC-15")
def test_where_the_table_keeps_the_boards_it_knows_who_has_no_gold(kept):
    table = kept("boards", 6, "clearing")
    table.move("clear_market", who=1)
    assert table.said == ["tell-gold-if-none"] and table.state.turn.used == [6]
    table.undo()
    table.move("clear_market", who=1, positions=[4])
    assert "tell-gold-if-none" in table.said and table.state.cleared == 1


@pytest.mark.rule("WO-LOC-16")
@pytest.mark.parametrize(("otherwise", "cleared", "discarded"), [(False, 2, 0), (True, 0, 2)])
def test_cleared_cards_leave_the_game_or_read_otherwise_lie_on_the_shared_pile(at, otherwise, cleared, discarded):
    table = at(6, "clearing")
    table.move("house_rule", rule="WO-LOC-16", otherwise=otherwise)
    table.move("clear_market", who=1, positions=[1, 6])
    assert (table.state.cleared, table.state.shared_discard) == (cleared, discarded)
