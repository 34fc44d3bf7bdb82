"""Chapters, turns and steps, with each story's own in their places. WP-STR."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import turns

from .conftest import Table

STORIES = {
    "P1": (
        ("draft", "play", "check", "fate"),
        ("dominance", "scoring", "paths", "keep", "effort", "reading"),
        ("quests", "gold", "winner", "epilogue"),
    ),
    "P2": (
        ("draft", "play", "check", "fate"),
        ("dominance", "scoring", "paths", "keep", "reading"),
        ("quests", "gold", "objectives", "winner", "epilogue"),
    ),
    "P3": (
        ("draft", "play", "fate"),
        ("dominance", "alliances", "scoring", "paths", "keep", "reading"),
        ("quests", "gold", "unresolved", "winner", "epilogue"),
    ),
}


def walked(table: Table, chapter: int, turn: int, step: str) -> tuple[int, int, str]:
    """Where a table goes from a step, whatever happens in it."""
    state = table.state
    state.chapter, state.turn, state.step = chapter, turn, step
    turns.advance(Draft(GAME, state))
    return state.chapter, state.turn, state.step


@pytest.mark.rule("WP-STR-01", "WP-STR-02", "WP-STR-03", "WP-STR-07", "WP-STR-10", "WP-STR-11", "WP-STR-12")
@pytest.mark.rule("WP-STR-09", "WP-END-23", "WP-FIN-01")
@pytest.mark.parametrize("story", STORIES)
def test_three_chapters_of_three_turns_and_the_end(destiny, story):
    table = destiny(story=story).begins()
    turn, end, final = STORIES[story]
    wanted = []
    for chapter in (1, 2, 3):
        wanted += [(chapter, number, step) for number in (1, 2, 3) for step in turn]
        closing = [step for step in end[:-1] if chapter < 3 or step != "keep"]
        wanted += [(chapter, 3, step) for step in closing]
        wanted += [(chapter + 1, 1, "reading")] if chapter < 3 else [(3, 3, "reading")]
    wanted += [(3, 3, step) for step in final]
    at, went = (1, 1, "draft"), [(1, 1, "draft")]
    while at[2] != final[-1]:
        if at[2] == "dominance":
            table.state.dominant.append("left")
        if at[2] == "reading":
            table.state.left, table.state.right = "magic", "combat"
        at = walked(table, *at)
        went.append(at)
        assert len(went) < 99
    assert went == wanted
    assert sum(step == "draft" for _, _, step in went) == 9
    table.state.winner = 1
    assert walked(table, *at)[2] == "over"


@pytest.mark.rule("WP-KS-03", "WP-STR-12")
def test_without_extra_effort_nothing_of_it_is_in_the_order(destiny):
    table = destiny(story="P1", effort_cards=False)
    assert turns.turn_steps(table.state) == ("draft", "play", "fate")
    assert "effort" not in turns.end_steps(table.state)


@pytest.mark.rule("WP-COMP-10", "WP-STR-12")
@pytest.mark.parametrize("story", STORIES)
def test_the_steps_shown_are_those_of_the_storys_overview_card(destiny, story):
    table = destiny(story=story).begins()
    assert [step.name for step in turns.procedure(table.state).steps] == ["reading", *STORIES[story][0]]
    assert table.state.standing.step == "draft"
    state = table.state
    for step in STORIES[story][1][:-1]:
        state.step = step
        assert [one.name for one in turns.procedure(state).steps] == [*STORIES[story][1]]
    for step in STORIES[story][2]:
        state.step, state.dominant = step, ["left"] * 3
        assert [one.name for one in turns.procedure(state).steps] == [*STORIES[story][2]]


@pytest.mark.rule("WP-STR-10", "WP-SYM-02")
def test_nobody_drafts_before_the_active_symbols_are_known(destiny):
    table = destiny(story="P1")
    assert table.objects("next_step").rule == "WP-STR-10"
    assert table.objects("draft_row", who=2, row=0).rule == "WP-STR-03"
    assert table.begins().state.step == "draft"


@pytest.mark.rule("WP-STR-03")
def test_what_belongs_to_another_step_waits(trio):
    trio.describe("a", "red")
    assert trio.objects("play_cards", who=1, first="a", second="a").rule == "WP-STR-03"
    trio.drafts()
    assert trio.objects("draft_row", who=1, row=1).rule == "WP-STR-03"


@pytest.mark.rule("WP-END-24", "WP-END-25", "WP-END-26", "WP-END-27")
def test_between_chapters_hands_rows_and_initiative_stay_and_fate_tokens_go_back(trio):
    trio.drafts(3, 0, 1)
    state = trio.state
    state.fate = {"I": "left", "II": "aside", "III": "right"}
    hands, rows, order = [one.hand for one in state.players], [row.cards for row in state.rows], [*state.initiative]
    state.dominant.append("left")
    assert walked(trio, 1, 3, "effort") == (2, 1, "reading")
    assert state.fate == {"I": "", "II": "", "III": ""}
    assert [one.hand for one in state.players] == hands
    assert [row.cards for row in state.rows] == rows and state.initiative == order
    assert state.left is None  # until the story says which are active
