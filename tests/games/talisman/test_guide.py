"""The first evening of Talisman: which line stands above the turn, and that it takes its leave by itself."""

from __future__ import annotations

import pytest

from companion.games.talisman.pages.guide import advice


def says(table) -> str | None:
    """The line for where the table stands now."""
    found = advice(table.state)
    return found and found.said.key.removeprefix("guide-")


@pytest.fixture
def guided(duo):
    """Two at their first turn, guided."""
    duo.move("follow_guide")
    return duo


@pytest.mark.rule("TA-TURN-01", "TA-MOV-01", "TA-ENC-10", "TA-ENC-13")
def test_it_says_what_each_part_of_a_turn_is(guided):
    guided.stands(1, "o1")
    heard = [says(guided)]
    guided.move("roll_movement", who=1, rolled=1)
    heard.append(says(guided))
    guided.move("go", who=1, to="o2")
    heard.append(says(guided))
    guided.lies("o2", "wolf")
    heard.append(says(guided))
    guided.move("face_enemies", who=1)
    heard.append(says(guided))
    assert heard == ["roll", "where", "draw", "foes", "fight"]
    with guided.arranged() as state:
        state.round = 9  # a fight is told of whenever it comes
    assert says(guided) == "fight"


def test_nobody_hears_it_who_did_not_ask(duo):
    assert says(duo) is None
    duo.move("follow_guide")
    assert says(duo) == "roll"
    duo.move("follow_guide", guided=False)
    assert says(duo) is None


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_after_two_rounds_it_takes_its_leave(guided, round):
    with guided.arranged() as state:
        state.round = round
    assert says(guided) == {1: "roll", 2: "roll", 3: "farewell"}.get(round)


@pytest.mark.rule("TA-INN-01")
def test_what_comes_seldom_is_told_all_evening(guided):
    with guided.arranged() as state:
        state.round = 9
        state.at(1).space = "i1"
    assert says(guided) == "inside"


def test_another_evening_has_no_guide(guided):
    with guided.arranged() as state:
        state.evening.session = 2
    assert says(guided) is None


def test_the_first_at_the_table_reads_it_and_the_others_unfold_it(guided):
    assert advice(guided.state).fresh
    guided.move("roll_movement", who=1, rolled=1)
    found = advice(guided.state)
    assert (found.title.key, found.fresh) == ("guide-of-where", False)  # where to go must be in sight
    with guided.arranged() as state:
        state.round = 2
    assert not advice(guided.state).fresh
