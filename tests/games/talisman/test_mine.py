"""A seat's own page in Talisman: whose the step is, what only that seat decides, its own hand and nobody else's."""

from __future__ import annotations

import pytest

from companion.core.secrets import HIDDEN
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.talisman import GAME
from companion.games.talisman.pages import mine


def seen(table, seat):
    """What that seat's own page shows."""
    viewer = Viewer(seat)
    return mine.view(GAME.seen(table.state, viewer), viewer)


def asked(table):
    """Whose decision the table waits for, and for which."""
    return [(one.seat, one.message.key) for one in GAME.prompts(table.state)]


def test_the_turn_stands_on_the_page_of_whose_it_is(duo):
    assert GAME.on_turn(duo.state) == [1]
    own, other = seen(duo, 1), seen(duo, 2)
    assert own.steps_in and own.frame.next.move == "roll_movement" and own.board.figure.who.id == "warrior"
    assert not other.steps_in and other.frame.next is None and other.board.figure.who.id == "wizard"
    assert asked(duo) == []


@pytest.mark.rule("TA-SPL-12")
def test_a_hand_is_on_its_own_seats_page_and_on_no_other(duo):
    duo.move("name_spell", who=2, name="Vítr z hor")
    assert seen(duo, 2).held.spells.count("Vítr z hor") == 1
    of_the_other = seen(duo, 1)
    assert of_the_other.held.spells == [] and "Vítr z hor" not in repr(of_the_other)
    assert {*of_the_other.held.hands[1].figure.who.spells} <= {HIDDEN}


@pytest.mark.rule("TA-CMD-04")
def test_each_seat_is_asked_for_its_own_answer_to_the_command(trio):
    with trio.arranged() as state:
        state.at(1).space, state.crown_reached = "crown", True
    trio.move("command", ("*",), who=1, rolled=6)
    assert asked(trio) == [(2, "prompt-command"), (3, "prompt-command")]
    assert [one.what for one in seen(trio, 2).due] == ["command"] and seen(trio, 1).due == []
    trio.move("answer", who=2, how="life")
    assert asked(trio) == [(3, "prompt-command")] and seen(trio, 2).due == []


def test_both_sides_of_a_fight_see_it_and_the_winner_is_asked_for_the_spoils(duo):
    duo.stands(1, "o9")
    duo.stands(2, "o9")
    with duo.arranged() as state:
        state.turn.arrived, state.turn.rolled = True, 2
    duo.move("attack", ("*",), who=1, whom=2)
    assert seen(duo, 1).steps_in and seen(duo, 2).steps_in
    assert seen(duo, 1).frame.next is not None and seen(duo, 2).frame.next is None
    duo.move("roll_fight", who=1, rolled=[6, 5], theirs=[1])
    winner = duo.state.fight.winner
    assert duo.state.fight.step == "loot" and asked(duo) == [(winner, "prompt-loot")]


def test_a_surplus_is_put_down_on_the_own_page(duo):
    with duo.arranged() as state:
        state.at(2).spells = ["a", "b", "c", "d", "e"]
    held = seen(duo, 2)
    assert asked(duo) == [(2, "prompt-spells")] and [one.what for one in held.due] == ["spells"]
    assert seen(duo, 1).frame.next is None  # the turn waits for the other one


def test_nobodys_page_shows_nobodys_character(duo):
    assert mine.view(GAME.seen(duo.state, EVERYBODY), EVERYBODY).board is None
