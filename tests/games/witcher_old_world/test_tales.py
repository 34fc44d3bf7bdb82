"""WO-EXP, WO-QST, WO-EVT with our own tales: read by the neighbour, chosen blind, and what they bring."""

from __future__ import annotations

import pytest

from companion.core.message import say
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.play.tales import BOOK


def test_what_a_card_takes_is_told_before_the_die_that_the_book_rolled_for_it():
    tellings = [say("tell-rolled", die=6, rolled=2), say("tell-no-potions"), say("tell-trash-cards", who=1, count=1)]
    told = [telling.key for telling in GAME.for_the_hands(tellings)]
    assert told == ["tell-trash-cards", "tell-no-potions", "tell-rolled"]


@pytest.mark.rule("WO-EXP-03", "WO-EXP-09", "WO-EXP-16")
def test_a_tale_of_our_own_is_read_at_once_and_leads_to_phase_three(duo):
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    assert duo.state.open_card.number == 1
    assert duo.state.books[BOOK].at == "city-01"
    duo.move("choose", choice="b")
    assert duo.state.books[BOOK].at == "city-01-b"
    assert duo.one(1).potions == 2
    duo.move("choose", choice="on")
    assert duo.state.open_card is None
    assert duo.state.turn.phase == "cards"
    assert "1" in duo.state.city.removed


@pytest.mark.rule("WO-EVT-04")
def test_what_a_tale_leads_on_to_stays_by_its_own_number(duo):
    duo.move("explore", who=1, deck="wilds", source="ours", number=34)
    duo.move("choose", choice="a")
    while duo.state.open_card is not None:
        duo.move("choose", choice="on")
    assert [(gift.event, gift.source) for gift in duo.one(1).gifts] == [(54, "ours")]
    assert duo.one(1).gifts[0].name["cs"] and duo.one(1).gifts[0].text["en"]
