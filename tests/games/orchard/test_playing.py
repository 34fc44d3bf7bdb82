"""A turn, a hand that is secret, coins that the app or the table keeps, and the end."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.viewer import Viewer
from tests.orchard import GAME
from tests.orchard.box import GOAL


@pytest.mark.rule("OR-SET-01")
def test_a_table_is_set_up_with_its_list(table):
    assert table.state.deck.size == 24 and [one.hand for one in table.state.baskets] == [[], []]
    assert [line.rule for line in table.state.checklist.lines][:2] == ["OR-SET-01", "OR-SET-01"]


@pytest.mark.rule("OR-TURN-01", "OR-TURN-02", "OR-TURN-03")
def test_a_turn(table):
    assert table.objects("pick", who=2).code == "not-your-turn"
    table.move("pick", who=1, drew="pear")
    assert table.state.standing.step == "sell"
    assert table.objects("pick", who=1).code == "picked-already"
    assert table.refuses("sell", who=1, fruit="plum").field == "fruit"
    table.move("sell", who=1, fruit="pear")
    assert table.told("tell-sold") == [{"who": 1, "fruit": "pear", "coins": 2}]
    assert (table.state.find(1).coins, table.state.deck.discard) == (2, ["pear"])
    table.move("hand_on", who=1)
    assert (table.state.active, table.state.standing.step) == (2, "pick")
    assert table.refuses("pick", who=3).field == "who"


@pytest.mark.rule("OR-TURN-04")
@pytest.mark.parametrize(("otherwise", "coins"), [(False, 3), (True, 2)])
def test_in_a_dry_year_fruit_is_worth_less_where_the_table_has_one(table, otherwise, coins):
    table.move("house_rule", rule="OR-TURN-04", otherwise=otherwise)
    table.move("pick", who=1, drew="plum")
    table.move("sell", who=1, fruit="plum")
    assert table.told("tell-sold") == [{"who": 1, "fruit": "plum", "coins": coins}]


@pytest.mark.rule("OR-DECK-01")
def test_an_empty_deck_is_made_of_the_discards(table):
    with table.arranged() as state:
        state.deck.shuffled, state.deck.discard = [], ["plum"]
    table.move("pick", who=1)
    assert table.said == ["tell-reshuffle"] and table.state.find(1).hand == ["plum"]
    with table.arranged() as state:
        state.active, state.picked = 2, False
    assert table.refuses("pick", who=2).field == "drew"


@pytest.mark.rule("OR-HAND-01")
def test_a_hand_is_shown_to_its_seat_only(table):
    made = table.move("pick", who=1, drew="plum")
    assert [(card.what, card.came) for card in table.drawn] == [("fruit", "•")] and "plum" not in str(made.chronicle)
    for seat, hand in ((None, ["•"]), (2, ["•"]), (1, ["plum"])):
        seen = GAME.seen_plain(table.plain, Viewer(seat))
        assert seen["baskets"][0]["hand"] == hand
        assert set(seen["deck"]["shuffled"]) == {"•"} and seen["chance"]["seed"] == "•"


def test_the_table_keeps_its_coins_until_they_are_counted(light):
    light.move("pick", who=1, drew="plum")
    light.move("sell", who=1, fruit="plum")
    assert light.state.find(1).coins == 0
    assert light.refuses("keep", area="purses", keeper="app").field == "counts"
    light.move("keep", area="purses", keeper="app", counts={"1": {"coins": 3}, "2": {"coins": 0}})
    assert [one.coins for one in light.state.baskets] == [3, 0]


@pytest.mark.rule("OR-END-01", "OR-END-02")
def test_enough_coins_win(table, light):
    assert table.objects("win", who=1).code == "coins-too-few"
    with table.arranged() as state:
        state.find(1).coins = GOAL - 1
    table.move("pick", who=1, drew="apple")
    table.move("sell", who=1, fruit="apple")
    assert table.state.winner == 1 and table.wrote[-1] == "wrote-won"
    assert table.objects("hand_on", who=1).rule == "OR-END-02"
    table.move("note", text="Well played.")
    light.move("win", who=2)
    assert light.state.winner == 2


@pytest.mark.rule("OR-BOX-01")
def test_what_is_put_away_last_is_laid_first(table):
    table.hand(1, "apple", "plum")
    table.move("put_away")
    away = [line.id for line in table.state.checklist.lines]
    assert table.state.checklist.line("hand-1").told.args["count"] == 2
    table.move("lay_table")
    assert [line.id for line in table.state.checklist.lines] == away[::-1]
    assert engine.state_of(GAME, table.plain) == table.state


@pytest.mark.parametrize("wrong", [{"active": 3}, {"winner": 9}, {"seats": []}, {"deck": {"top": ["wolf"]}}])
def test_a_state_that_contradicts_itself_is_refused(table, wrong):
    for field, value in wrong.items():
        assert table.refuses("correct", path=f"/{field}", value=value).field == "value"
