"""A seat's own page in The Witcher: whose the phase is, what others decide in it, whose turn its large step is."""

from __future__ import annotations

import pytest

from companion.core.checklist import Checklist
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.pages import mine
from companion.games.witcher_old_world.state.pieces import Drawing, Poker, Task
from companion.games.witcher_old_world.state.witcher import named


def seen(table, seat):
    """What that seat's own page shows."""
    return mine.view(table.state, Viewer(seat))


def asked(table):
    """Whose decision the table waits for, and for which."""
    return [(one.seat, one.message.key) for one in GAME.prompts(table.state)]


def test_the_turn_stands_on_the_page_of_whose_it_is(duo):
    duo.turn_of(2)
    assert GAME.on_turn(duo.state) == [2]
    assert seen(duo, 2).steps_in and not seen(duo, 1).steps_in
    assert seen(duo, 1).board.figure.seat == 1 and mine.view(duo.state, EVERYBODY).board is None


@pytest.mark.rule("WO-SET-26")
def test_before_the_first_turn_whoever_chooses_is_asked(old_world):
    table = old_world("", "")
    first = table.state.choosing[0]
    assert asked(table) == [(first, "prompt-boards")] and GAME.on_turn(table.state) == []
    assert seen(table, first).chooses and not seen(table, 3 - first).chooses
    table.state.checklist = Checklist("set_up", [])
    assert asked(table) == []  # what lies on the list comes first


def test_a_decision_is_waited_for_by_the_name_that_sentences_use(old_world, duo):
    assert GAME.goes_by(duo.state, 2).args == {"who": named(duo.state.at(2))}
    assert GAME.goes_by(old_world("", "").state, 1) is None  # no school has been chosen yet


def test_what_is_to_be_done_at_once_is_on_the_page_of_its_seat_alone(duo):
    duo.turn_of(1)
    with duo.arranged() as state:
        state.tasks = [Task(kind="trail", who=2)]
    assert asked(duo) == [(2, "prompt-trail")]
    assert [row.task.kind for row in seen(duo, 2).turn.tasks] == ["trail"] and seen(duo, 1).turn.tasks == []


@pytest.mark.rule("WO-TRN-06")
def test_somebody_who_is_late_with_its_cards_has_them_on_its_own_page(duo):
    duo.turn_of(2)
    with duo.arranged() as state:
        state.drawing = [Drawing(who=1)]
    assert asked(duo) == [(1, "prompt-cards")]
    assert [row.figure.seat for row in seen(duo, 1).turn.drawing] == [1] and seen(duo, 2).turn.drawing == []


@pytest.mark.rule("WO-POK-08")
def test_the_reroll_is_the_step_of_whose_dice_they_are(duo):
    duo.turn_of(1)
    with duo.arranged() as state:
        state.poker = Poker(who=1, other=2, own=[1, 2, 3, 4, 6], their=[1, 1, 2, 3, 4], step="their_reroll")
    assert asked(duo) == [(2, "prompt-reroll")]
    assert seen(duo, 2).frame.next.form == "reroll-form" and seen(duo, 1).frame.next is None
    with duo.arranged() as state:
        state.poker.step = "own_reroll"
    assert seen(duo, 1).frame.next.form == "reroll-form" and seen(duo, 2).frame.next is None


@pytest.mark.rule("WO-MFT-02")
def test_who_names_the_monsters_attack_is_asked_and_sees_the_fight(trio):
    trio.fights(1, first="monster")
    chooser = trio.state.fight.chooser
    assert chooser != 1 and asked(trio) == [(chooser, "prompt-attack")]
    assert {who for who in (1, 2, 3) if seen(trio, who).steps_in} == {1, chooser}


@pytest.mark.rule("WO-BET-01")
def test_whoever_may_bet_is_asked_until_it_has(trio):
    for who in (1, 2):
        trio.has(who, location=7)
    trio.has(3, gold=2)
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    assert asked(trio) == [(3, "prompt-bet")] and seen(trio, 3).steps_in
    trio.move("bet", who=3, on="attacker")
    assert asked(trio) == []


@pytest.mark.rule("WO-EXP-03")
def test_whoever_reads_aloud_is_told_so(trio):
    trio.turn_of(1)
    trio.move("explore", who=1, deck="wilds", source="ours", number=20)
    reader = trio.state.reader.seat
    assert reader != 1 and (reader, "prompt-read") in asked(trio)
    assert seen(trio, reader).turn.card.source == "ours"
