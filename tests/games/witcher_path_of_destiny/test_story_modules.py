"""A story's rules of its own: where its steps stand, what a module may do; a new one is a module and no more."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.core.message import say
from companion.core.page import Prompt
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import bonuses, course, experience, stories, turns
from companion.games.witcher_path_of_destiny.play.stage import Stage, at_once
from companion.games.witcher_path_of_destiny.play.stories import StoryModule
from companion.games.witcher_path_of_destiny.state.pieces import Special
from companion.games.witcher_path_of_destiny.state.table import Destiny

from .conftest import Table

CHAPTER_END = {
    "P1": ("dominance", "scoring", "paths", "keep", "effort", "reading"),
    "P2": ("dominance", "scoring", "paths", "keep", "reading"),
    "P3": ("dominance", "alliances", "scoring", "paths", "keep", "reading"),
}
GAME_END = {
    "P1": ("quests", "gold", "winner", "epilogue"),
    "P2": ("quests", "gold", "objectives", "winner", "epilogue"),
    "P3": ("quests", "gold", "unresolved", "winner", "epilogue"),
}


@pytest.mark.rule("WP-STR-12", "WP-COMP-10", "WP-STR-11", "WP-FIN-05", "WP-ST-33")
@pytest.mark.parametrize("story", [*CHAPTER_END])
def test_each_storys_steps_stand_in_their_places(destiny, story):
    state = destiny(story=story).state
    assert turns.end_steps(state) == CHAPTER_END[story] and turns.final_steps(state) == GAME_END[story]
    check = () if story == "P3" else ("check",)
    assert turns.turn_steps(state) == ("draft", "play", *check, "fate")
    for step in (*turns.turn_steps(state), *CHAPTER_END[story], *GAME_END[story]):
        state.step = step
        named = [one.name for one in turns.procedure(state).steps]
        assert step in named and all(one.rule for one in turns.procedure(state).steps)
    state.chapter = 3
    assert turns.end_steps(state) == tuple(step for step in CHAPTER_END[story] if step != "keep")


class Ferry(StoryModule):
    """A fourth story's rules: each row costs a point at the toll, a chapter's end asks somebody, another step follows.

    `answered`: whether the one who is asked has answered.
    """

    check = "WP-STR-09"
    chapter_end = {"effort": "scoring"}
    ending = ("objectives",)
    rules = {"effort": "WP-STR-09", "objectives": "WP-STR-09"}

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.past: list[str] = []
        self.answered = False
        self.stages = {
            "effort": Stage(begin=self._toll, done=at_once),
            "objectives": Stage(begin=self._toll, done=at_once),
        }

    def on_row(self, draft: Draft[Destiny], player: object, row: int) -> None:
        """A row was chosen."""
        self.past.append(f"row {row}")

    def bottom_row(self, draft: Draft[Destiny], player: object) -> None:
        """It gives nothing here."""

    def after_play(self, draft: Draft[Destiny]) -> None:
        """The check."""
        self.past.append("check")

    def after_check(self, draft: Draft[Destiny]) -> None:
        """And its end."""
        self.past.append("checked")

    def prompts(self, state: Destiny) -> list[Prompt]:
        """Somebody is asked in the step of its own."""
        waits = state.step == "effort" and state.begun and not self.answered
        return [Prompt(1, say("prompt-loss"))] if waits else []

    def _toll(self, draft: Draft[Destiny]) -> None:
        self.past.append(draft.state.step)


@pytest.fixture
def ferry(destiny, monkeypatch) -> tuple[Table, Ferry]:
    """A table whose story has those rules."""
    story = Ferry()
    monkeypatch.setitem(stories.MODULES, "", story)
    return destiny(story="the-owners-own", module="").begins(), story


@pytest.mark.rule("WP-STR-09", "WP-STR-12", "WP-DRAFT-13")
def test_a_fourth_story_is_a_module_and_nothing_else(ferry):
    table, story = ferry
    assert table.state.initiative == [1, 3, 2]  # WP-INIT-01: who is in no list comes in the order of the box
    table.describe("plain", "red")
    table.drafts(4, 1, 0)
    assert story.past == ["row 4", "row 1", "row 0"] and all(one.xp == 0 for one in table.state.players)
    for who in (1, 2, 3):
        table.plays(who, "plain", "plain")
    assert story.past[3:] == ["check", "checked"]
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "scoring", False, ["left"]
    table.move("note", text="on")
    assert table.state.step == "effort" and [prompt.seat for prompt in GAME.prompts(table.state)] == [1]
    assert table.objects("next_step").code == "step-not-over"
    story.answered = True
    table.move("note", text="answered")
    assert story.past[5:] == ["effort"] and table.state.step == "keep"
    with table.arranged() as state:
        state.chapter, state.dominant, state.step, state.begun = 3, ["left"] * 3, "gold", True
        state.winner = 0
    assert turns.following(table.state) == "objectives"
    assert course.stage(table.state).done is not course.at_once


@pytest.mark.rule("WP-ST-31", "WP-ST-27", "WP-ST-30")
@pytest.mark.parametrize("symbol", ["magic", "exploration"])
def test_a_special_token_keeps_its_type_whether_that_is_active_or_not(destiny, symbol):
    table = destiny(story="P2").begins("magic", "combat")
    with table.arranged() as state:
        state.path = {"left": 1, "right": 2}
        brings = bonuses.Operation(kind="special", receiver="left", what=symbol)
        bonuses.happen(Draft(GAME, state), brings)
    assert table.one(1).specials == [Special(symbol=symbol)]
    assert (table.one(1).specials[0].symbol in table.state.inactive) == (symbol == "exploration")


@pytest.mark.rule("WP-SOLO-37", "WP-MZ-23")
def test_what_a_story_gives_it_gives_to_players_and_to_the_automa_only_where_it_is_read_so(destiny):
    for otherwise, seats in (([], [1]), (["WP-SOLO-37"], [1, 2])):
        table = destiny("geralt", story="P3", automa="ciri", otherwise=otherwise)
        assert [one.seat for one in stories.module.takers(table.state)] == seats
    with table.arranged() as state:
        state.at(1).xp = 1
        experience.lose_xp(Draft(GAME, state), state.at(1), 3)
    assert table.one(1).xp == 0
