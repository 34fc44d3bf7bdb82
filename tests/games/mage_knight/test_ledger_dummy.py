"""The dummy player, flipped tokens: sections 28 and 36 of the ledger once more, written before a look at the code."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.names import BASICS, DUMMY
from companion.games.mage_knight.play import offers
from companion.games.mage_knight.state.hero import Cards

from .conftest import Table
from .course import pick_all


def at_the_end(table: Table, deck: int) -> Table:
    """Seat 1 is on turn with nothing left; the dummy player has so many cards to flip."""
    pick_all(table, 1)
    while table.state.turn.seat == DUMMY:
        table.move("dummy_turn")
    with table.arranged() as state:
        for hero in state.heroes:
            hero.deck, hero.hand, hero.discard = Cards(), Cards(), Cards(deeds=16)
        every = dict(state.dummy.deck)
        state.dummy.deck = dict.fromkeys(BASICS, 0) | {"red": deck}
        state.dummy.discard = {colour: 4 - state.dummy.deck[colour] for colour in every}
        state.dummy.crystals = dict.fromkeys(BASICS, 0)
    return table


@pytest.mark.rule("MK-DUM-15", "MK-RND-15")
@pytest.mark.parametrize(("deck", "turns", "left"), [(4, 1, 1), (1, 1, 0), (0, 0, 0)])
def test_who_announces_leaves_the_dummy_one_more_turn_if_it_has_cards(mage_knight, deck, turns, left):
    table = at_the_end(mage_knight("goldyx", scenario="solo_conquest", dummy="tovak"), deck)
    table.move("announce_end", who=1)
    taken = 0
    while table.state.step == "turns":
        assert table.state.turn.seat == DUMMY
        table.move("dummy_turn")
        taken += 1
    assert (taken, table.state.dummy.left, table.state.step) == (turns, left, "round_end")


@pytest.mark.rule("MK-DUM-06", "MK-DUM-09", "MK-RND-15", "MK-TRN-04")
def test_the_dummy_announces_and_everybody_else_has_one_more_turn(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_cooperation", dummy="arythea")
    pick_all(table)
    while table.state.turn.seat == DUMMY:
        table.move("dummy_turn")
    with table.arranged() as state:
        state.dummy.discard = {one: state.dummy.discard[one] + state.dummy.deck[one] for one in BASICS}
        state.dummy.deck = dict.fromkeys(BASICS, 0)
    seats = []
    while table.state.step == "turns":
        seats.append(table.state.turn.seat)
        if seats[-1] == DUMMY:
            table.move("dummy_turn")
            assert table.state.round.announced == DUMMY
        else:
            table.move("end_turn", who=seats[-1], left=3)
        assert len(seats) < 9
    place = seats.index(DUMMY)
    assert seats.count(DUMMY) == 1 and sorted(seats[place + 1 :]) == [1, 2]


@pytest.mark.rule("MK-DUM-11", "MK-DUM-12", "MK-RND-08", "MK-RND-09")
def test_what_the_lowest_cards_of_the_offers_become(mage_knight):
    """The Advanced Action is in the dummy player's deck; the Spell goes under its own, its colour is a crystal."""
    table = at_the_end(mage_knight("goldyx", scenario="solo_conquest", dummy="tovak"), 0)
    actions, spells = [*table.state.offers.actions], [*table.state.offers.spells]
    table.move("announce_end", who=1)
    table.move("next_round")
    state = table.state
    assert actions[-1] not in [*state.decks.actions.cards, *state.offers.actions]
    assert state.decks.spells.bottom[-1:] == [spells[-1]]
    assert state.offers.actions[1:] == actions[:-1] and state.offers.spells[1:] == spells[:-1]
    dummy = state.dummy
    assert dummy.left == 17 and dummy.deck[offers.colour_of(actions[-1])] == 5
    assert {colour: count for colour, count in dummy.crystals.items() if count} == {offers.colour_of(spells[-1]): 1}


@pytest.mark.rule("MK-EDG-02", "MK-EDG-03", "MK-RND-16")
def test_each_flipped_token_costs_its_own_hero_one_turn(mage_knight):
    """And only that of the one who skips turns up; who skips announces nothing."""
    table = mage_knight("goldyx", "tovak", "arythea", scenario="full_conquest")
    pick_all(table)
    first, second, third = table.state.order
    with table.arranged() as state:
        state.flipped = [third, second]
    table.move("end_turn", who=first, left=3)
    assert (table.state.turn.seat, table.state.flipped) == (first, [])
    with table.arranged() as state:
        state.flipped = [first, third]
        state.at(third).hand, state.at(third).deck, state.at(third).discard = Cards(), Cards(), Cards(deeds=16)
    table.move("end_turn", who=first, left=3)
    assert (table.state.turn.seat, table.state.flipped) == (second, [first, third])
    table.move("end_turn", who=second, left=3)
    assert (table.state.turn.seat, table.state.flipped) == (second, [])
    assert table.state.round.announced is None
