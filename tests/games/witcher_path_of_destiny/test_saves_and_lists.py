"""A table may be put away after any step, and the list for the hands has all that lies there. WP-SAVE."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import symbols
from companion.games.witcher_path_of_destiny.state.pieces import Special

from .conftest import Table


def keys(lines) -> list[str]:
    return [line.told.key for line in lines]


@pytest.mark.rule("WP-SAVE-01", "WP-SAVE-03")
def test_in_the_middle_of_a_turn_the_list_has_timelines_covered_symbols_and_pools(trio):
    trio.lies(1, "2 magic red", "1 combat blue")
    trio.pool(1, combat=2)
    trio.move("cover_symbol", who=1, place=0, at=1)
    trio.move("draft_row", who=2, row=1)
    trio.move("put_away")
    lines = trio.state.checklist.lines
    covered = next(line.told for line in lines if line.told.key == "pack-covered")
    assert covered.args["number"] == 1
    assert {"pack-tracks", "pack-hand", "pack-timeline", "pack-pool", "pack-initiative", "pack-rows"} <= {*keys(lines)}
    assert "lay-covered" in keys(GAME.laying(trio.state).lines)


@pytest.mark.rule("WP-SAVE-02", "WP-SAVE-03", "WP-SAVE-04", "WP-NONE-03")
def test_what_is_saved_is_what_was_there(trio):
    with trio.arranged() as state:
        state.fate = {"I": "left", "II": "aside", "III": ""}
        state.pages, state.dominant = [2, 3, 4, 6], ["left"]
        one = state.at(1)
        one.specials, one.gold, one.abilities = [Special(symbol="magic", on_board=True)], 3, ["used", "ready"] * 2
    trio.move("draft_row", who=2, row=0)
    state = trio.state
    assert (state.chapter, state.turn, state.step, state.left, state.right) == (1, 1, "draft", "magic", "combat")
    assert state.fate == {"I": "left", "II": "aside", "III": ""} and state.queue == [2]
    assert (state.pages, state.dominant, state.at(1).gold) == ([2, 3, 4, 6], ["left"], 3)
    assert state.at(1).specials == [Special(symbol="magic", on_board=True)]


@pytest.mark.rule("WP-PARTY-02")
def test_what_lies_open_is_open_to_everybody(trio):
    trio.lies(2, "2 magic red")
    trio.pool(2, combat=1)
    seen = GAME.seen(trio.state, Viewer(1))
    assert seen.players[1].timeline == trio.state.players[1].timeline
    assert seen.players[1].pool == trio.state.players[1].pool
    assert [row.cards for row in seen.rows] == [row.cards for row in trio.state.rows]
    assert (seen.players[1].vp, seen.players[1].xp, seen.players[1].abilities) == (0, 0, ["ready"] + ["locked"] * 3)


@pytest.mark.rule("WP-VAR-01")
def test_the_first_game_is_the_edge_of_the_world_without_its_extras(destiny):
    table: Table = destiny(story="P1", side_quests=False, effort_cards=False)
    assert (table.state.story, table.state.module) == ("P1", "extra_effort")
    assert not table.state.effort_cards and not table.state.side_quests


def test_who_takes_the_cards_into_the_app_counts_them_and_names_what_lies_there(destiny):
    table = destiny("ciri", kept="light", story="P1", automa="geralt").begins()
    table.describe("a", "2 magic red")
    pools = {"magic": 1, "diplomacy": 0, "exploration": 2, "combat": 0}
    counts = {"1": {"hand": 6, **pools}, "2": {**pools, "magic": 4}, "mat": {"deck": 44, "discards": 9}}
    assert table.refuses("keep", area="cards", keeper="app", counts={"1": {"hand": 6}}).field == "counts"
    table.move("keep", area="cards", keeper="app", counts=counts)
    table.move("lay_card", who=1, card="a", turn=0)
    state = table.state
    assert (state.deck, state.discards, state.at(1).hand) == (44, 9, 6)
    assert symbols.symbols_of(state, state.at(1), "magic") == 3
    assert symbols.symbols_of(state, state.at(2), "magic") == 4
