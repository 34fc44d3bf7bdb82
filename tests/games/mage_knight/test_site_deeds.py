"""Plundering a village and paying at an altar, read from 38.2 of the ledger."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.pages import sites
from companion.games.mage_knight.state.land import Laid, Land, RuinToken, Space

from .course import pick_all, turn

VILLAGE, RUINS = "1,0", "1,-1"  # of tile 1 the east, of tile 8 the northeast


@pytest.fixture
def table(mage_knight):
    """Two heroes in their first turns; the map is one tile."""

    def lay(tile, at, **spaces):
        laid = mage_knight("goldyx", "tovak", scenario="full_conquest")
        pick_all(laid)
        with laid.arranged() as state:
            state.land = Land(tiles={"0,0": Laid(tile=tile)}, spaces=spaces)
            for one in state.heroes:
                one.at = None
            state.at(state.turn.seat).at = at
        return laid

    return lay


@pytest.mark.rule("MK-KF-20", "MK-TAC-07")
def test_a_village_is_plundered_once_between_two_own_turns(table):
    """Before the own turn: two cards and a Reputation less; again only after that turn."""
    laid = table("1", VILLAGE)
    who = laid.state.turn.seat
    assert [one.seat for one in sites.shown(laid.state).plunderers] == [who]
    hand = laid.one(who).hand.count
    laid.move("plunder", who=who)
    assert (laid.one(who).hand.count, laid.one(who).reputation) == (hand + 2, -1)
    assert sites.shown(laid.state).plunderers == []
    assert laid.objects("plunder", who=who).message.key == "plundered-already"
    turn(laid)
    assert [one.seat for one in sites.shown(laid.state).plunderers] == [who]  # in the other's turn
    laid.move("plunder", who=who)
    assert laid.one(who).reputation == -2


@pytest.mark.rule("MK-KF-20")
def test_it_is_not_plundered_amid_the_own_turn_nor_from_elsewhere(table):
    laid = table("1", VILLAGE)
    who = laid.state.turn.seat
    laid.move("play_cards", who=who)
    assert laid.objects("plunder", who=who).message.key == "plunder-between-turns"
    laid = table("1", "0,0")
    assert laid.objects("plunder", who=laid.state.turn.seat).message.key == "no-village-here"


@pytest.mark.rule("MK-KF-32", "MK-CMP-06")
def test_an_altar_takes_three_mana_as_the_action(table):
    """Tokens of its colour, then crystals; a shield on the space and 7 Fame; the token is gone."""
    laid = table("8", RUINS, **{RUINS: Space(ruin=RuinToken(up=True))})
    who = laid.state.turn.seat
    with laid.arranged() as state:
        state.at(who).mana, state.at(who).crystals = {"red": 1, "gold": 1}, {"red": 2}
    assert sites.shown(laid.state).altars == ["red", "blue", "green", "white"]
    laid.move("pay_altar", who=who, colour="red")
    one, space = laid.one(who), laid.state.land.spaces[RUINS]
    assert (one.fame, one.crystals["red"], one.mana) == (7, 0, {"red": 0, "gold": 1})
    assert (space.shields, space.done, space.ruin) == ([who], True, None)
    assert laid.state.decks.ruins.discard == ["altar_red"]
    assert laid.state.turn.acted
    assert laid.objects("pay_altar", who=who, colour="red").rule == "MK-TRN-07"


@pytest.mark.rule("MK-KF-32")
def test_too_little_mana_is_an_objection_and_the_token_may_be_known(table):
    laid = table("8", RUINS, **{RUINS: Space(ruin=RuinToken(ruin="altar_blue", up=True))})
    who = laid.state.turn.seat
    assert sites.shown(laid.state).altars == ["blue"]
    met = laid.objects("pay_altar", who=who, colour="blue")
    assert (met.rule, met.message.args["count"]) == ("MK-KF-32", 3)
    laid.move("pay_altar", who=who, colour="blue", overrule=("altar-wants-mana",))
    assert laid.one(who).fame == 7
    assert laid.state.decks.ruins.discard == ["altar_blue"]
