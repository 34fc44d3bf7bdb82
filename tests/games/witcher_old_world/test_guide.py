"""The first evening of The Witcher: Old World: which line stands above the turn, and that it takes its leave."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.pages.guide import advice
from companion.games.witcher_old_world.state.pieces import Open, Task


def says(table) -> str | None:
    """The line for where the table stands now."""
    found = advice(table.state)
    return found and found.said.key.removeprefix("guide-")


@pytest.fixture
def guided(duo):
    """Two at their first turn, guided, no monster near."""
    duo.move("follow_guide")
    duo.turn_of(1)
    return duo


@pytest.mark.rule("WO-TRN-02", "WO-MOV-01", "WO-MOV-02", "WO-PHIII-01", "WO-PHIII-03")
def test_it_says_what_each_phase_of_a_turn_is(guided):
    guided.has(1, location=7)
    heard = [says(guided)]
    guided.turn_of(1, moved=True)
    heard.append(says(guided))
    guided.lives("forest", "arachas", 16)
    guided.has(1, location=16)
    heard.append(says(guided))
    guided.cards_phase(1)
    heard.append(says(guided))
    guided.cards_phase(1, filled=True)
    heard.append(says(guided))
    assert heard == ["move", "stop", "monster", "hand", "market"]


@pytest.mark.rule("WO-FGT-02", "WO-MON-01", "WO-MFT-01", "WO-CMB-01")
def test_a_fight_is_told_of_whenever_it_comes(guided):
    with guided.arranged() as state:
        state.turn.number = 9
    guided.lives("forest", "arachas", 16)
    guided.has(1, location=16)
    guided.turn_of(1)
    guided.move("fight_monster", who=1)
    assert says(guided) == "ability"
    guided.move("ready", who=1, first="monster", overrule=("*",))
    assert says(guided) == "strike"
    guided.has(1, shield=0, defence=1, hand=3, deck=8, discard=0)
    guided.struck("1")
    assert says(guided) == "combo"


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ({"open_card": Open(kind="city", number=3)}, "card"),
        ({"open_card": Open(kind="event", number=3)}, "event"),
        ({"tasks": [Task(kind="new_monster", terrain="forest")]}, "task-new_monster"),
        ({"tasks": [Task(kind="zero_card", who=1)]}, "task-zero_card"),
        ({"tasks": [Task(kind="card", who=1, cost=1)]}, "task-card"),
        ({"tasks": [Task(kind="trail", who=1)]}, "task-trail"),
    ],
)
def test_what_comes_seldom_is_told_all_evening(guided, facts, line):
    with guided.arranged() as state:
        state.turn.number = 9
        for name, value in facts.items():
            setattr(state, name, value)
    assert says(guided) == line


@pytest.mark.rule("WO-MED-01", "WO-MED-02")
def test_meditation_is_told_of_when_it_can_be_had(guided):
    guided.has(1, combat=5)
    assert says(guided) == "meditation"
    with guided.arranged() as state:
        state.attribute_trophies["combat"] = 0
    assert says(guided) == "move"


def test_dice_and_bets(trio):
    trio.move("follow_guide")
    for seat in (1, 2):
        trio.has(seat, location=4, gold=2)
    trio.turn_of(1, moved=True)
    trio.move("challenge", who=1, whom=2)
    assert says(trio) == "dice"
    trio.turn_of(1, moved=True)
    trio.move("attack_witcher", who=1, whom=2, overrule=("*",))
    assert says(trio) == "bets"


@pytest.mark.rule("WO-SET-27", "WO-BIG-02")
def test_the_choices_before_the_first_turn(old_world):
    drafted = old_world("", "", guided=True)
    assert says(drafted) == "boards"
    four = old_world("wolf", "cat", "bear", "viper", guided=True)
    assert says(four) == "attributes"


def test_nobody_hears_it_who_did_not_ask(duo):
    duo.turn_of(1)
    assert says(duo) is None
    duo.move("follow_guide")
    assert says(duo) == "move"
    duo.move("follow_guide", guided=False)
    assert says(duo) is None


@pytest.mark.parametrize(("number", "who"), [(1, 2), (2, 1), (3, 1), (3, 2), (4, 1)])
def test_after_two_rounds_it_takes_its_leave(guided, number, who):
    guided.has(who, location=7)
    guided.turn_of(who)
    with guided.arranged() as state:
        state.turn.number = number
    assert says(guided) == {(1, 2): "move", (2, 1): "move", (3, 1): "farewell"}.get((number, who))


def test_another_evening_has_no_guide(guided):
    with guided.arranged() as state:
        state.evening.session = 2
    assert says(guided) is None


def test_a_table_of_the_third_schema_is_not_guided():
    plain = GAME.migrated({"schema": 3})
    assert (plain["schema"], plain["guided"]) == (4, False)
