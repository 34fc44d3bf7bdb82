"""Crystals and pure mana: the limit of three, what becomes of what is beyond it, what a turn leaves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.names import BASICS
from companion.games.mage_knight.play import mana
from companion.games.mage_knight.state.hero import Hero
from companion.games.mage_knight.state.pieces import Turn

from .conftest import Table

TABLE = Table({"players": [{"hero": "tovak"}]}).state


@pytest.fixture
def play(mage_knight):
    """Tovak has the turn."""
    found = mage_knight("tovak", "goldyx")
    with found.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="move")
    return found


@pytest.mark.rule("MK-MAN-03", "MK-MAN-11", "MK-EDG-09")
def test_a_fourth_crystal_by_an_effect_is_pure_mana(play):
    """Three lie in the Inventory, the other two in the play area."""
    play.move("change_crystals", who=1, colour="blue", by=2)
    play.move("change_crystals", who=1, colour="blue", by=3)
    assert (play.one().crystals, play.one().mana) == ({"blue": 3}, {"blue": 2})


@pytest.mark.rule("MK-MAN-04")
def test_a_crystal_becomes_pure_mana_in_the_own_turn(play):
    """There is none of another colour, and in another's turn it stays one."""
    play.move("change_crystals", who=1, colour="red", by=1)
    play.move("change_crystals", who=1, colour="red", by=-1)
    assert (play.one().crystals, play.one().mana) == ({"red": 0}, {"red": 1})
    assert play.refuses("change_crystals", who=1, colour="red", by=-1).field == "colour"
    with play.arranged() as state:
        state.at(2).crystals = {"red": 1}
    assert play.objects("change_crystals", who=2, colour="red", by=-1).rule == "MK-MAN-04"


@pytest.mark.rule("MK-MAN-02", "MK-MAN-10", "MK-MAN-12")
def test_mana_tokens_lie_in_the_play_area_and_are_gone_with_the_turn(play):
    """Used or not; crystals stay."""
    play.move("change_mana", who=1, colour="gold", by=2)
    play.move("change_mana", who=1, colour="gold", by=-1)
    assert play.one().mana == {"gold": 1}
    assert play.refuses("change_mana", who=1, colour="red", by=-1).field == "colour"
    hero = play.state.at(1)
    hero.crystals = {"white": 2}
    mana.clear(hero)
    assert (hero.mana, hero.crystals) == ({}, {"white": 2})


@pytest.mark.rule("MK-MAN-05", "MK-MAN-06")
def test_black_mana_by_day_and_gold_by_night_is_not_used(play):
    """An objection says why."""
    play.move("change_mana", who=1, colour="black", by=1)
    assert play.objects("change_mana", who=1, colour="black", by=-1).rule == "MK-MAN-06"
    with play.arranged() as state:
        state.time, state.at(1).mana = "night", {"gold": 1, "black": 1}
    assert play.objects("change_mana", who=1, colour="gold", by=-1).rule == "MK-MAN-05"
    play.move("change_mana", who=1, colour="black", by=-1)


@pytest.mark.rule("MK-MAN-05")
def test_what_may_pay_is_named_tokens_first(play):
    """Gold by Day is any basic colour; crystals only where no token of the colour lies there."""
    hero = Hero(seat=1, hero="tovak", mana={"gold": 1, "red": 1}, crystals={"red": 2, "blue": 1})
    assert mana.payable(hero, "red", night=False) == ["gold", "red"]
    assert mana.payable(hero, "blue", night=True) == ["blue"]
    assert mana.payable(hero, "black", night=True) == []


@pytest.mark.rule("MK-END-05", "MK-KF-35", "MK-END-07")
def test_a_mine_gives_its_crystal_unless_there_are_three(play):
    """No pure mana either: the turn is over."""
    draft = Draft(GAME, play.state)
    hero = draft.state.at(1)
    for _ in range(4):
        mana.mine(draft, hero, "white")
    assert (hero.crystals, hero.mana) == ({"white": 3}, {})


@pytest.mark.rule("MK-KF-34")
@pytest.mark.parametrize(("time", "colour"), [("day", "gold"), ("night", "black")])
def test_a_turn_that_starts_on_a_glade_brings_mana(play, time, colour):
    """Gold by Day, black by Night."""
    draft = Draft(GAME, play.state)
    draft.state.time = time
    mana.dawn(draft, draft.state.at(1))
    assert draft.state.at(1).mana == {colour: 1}


@given(st.lists(st.tuples(st.sampled_from(BASICS), st.sampled_from(["gain", "reward", "melt", "spend"])), max_size=40))
def test_crystals_and_tokens_add_up(done):
    """What came is what lies there, was spent or was lost; never more than three crystals of a colour."""
    draft, hero = Draft(GAME, TABLE), Hero(seat=1, hero="tovak")
    came = spent = lost = 0
    for colour, what in done:
        if what in ("gain", "reward"):
            kept = mana.gain_crystal(draft, hero, colour, reward=what == "reward")
            came += 1
            lost += what == "reward" and not kept
        elif what == "melt" and hero.crystals.get(colour):
            mana.melt(draft, hero, colour)
        elif what == "spend" and hero.mana.get(colour):
            mana.spend(draft, hero, colour)
            spent += 1
        assert all(count <= 3 for count in hero.crystals.values())
        assert sum(hero.crystals.values()) + sum(hero.mana.values()) == came - spent - lost
