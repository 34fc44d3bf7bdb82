"""What the rules call public everybody is shown alike, and a right to look lasts. WP-PARTY-02, WP-ST-10, WP-MZ-08."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard, ObjectiveCard

from .conftest import Table

VIEWERS = (EVERYBODY, Viewer(1), Viewer(2), Viewer(3))


def fill(table: Table) -> None:
    """Something of all that is public lies there."""
    table.describe("bell", "1 magic red")
    table.move("name_row", row=2, first="bell", second="bell")
    table.move("describe_quest", character="ciri", colour="green", scale=[0, 1, 3])
    for who in (1, 2, 3):
        table.lies(who, f"{who} magic red")
        table.pool(who, combat=who)
    with table.arranged() as state:
        state.at(2).vp, state.at(2).xp, state.at(2).gold, state.at(2).hand = 9, 20, 3, 6
        state.at(2).abilities = ["used", "ready", "ready", "locked"]
        state.coming = {"left": "diplomacy", "right": "magic"}
        state.fate = {"I": "left", "II": "aside", "III": ""}


@pytest.mark.rule("WP-PARTY-02", "WP-QUEST-01", "WP-SYM-14", "WP-KS-02", "WP-ST-06", "WP-ST-09")
@pytest.mark.parametrize("story", ["P1", "P2", "P3"])
def test_all_that_is_public_is_the_same_for_every_viewer(destiny, story):
    table = destiny(story=story)
    if story == "P1":
        table.move("describe_effort", card="bridge", chapter=1, colours=["red", "blue"], bonus="vp", count=2)
        table.move("lay_effort", chapter=1, card="bridge")
    table.begins()
    fill(table)
    with table.arranged() as state:
        if story == "P2":
            state.objectives.places[0].left, state.objectives.places[1].right = [1, 3], [2]
        if story == "P3":
            state.at(3).alliances = {"left": [AllianceCard(side="left", effect="xp"), None], "right": [None]}
    for viewer in VIEWERS:
        seen = GAME.seen(table.state, viewer)
        for one, there in zip(seen.players, table.state.players, strict=True):
            assert (one.vp, one.xp, one.gold, one.hand) == (there.vp, there.xp, there.gold, there.hand)
            assert (one.abilities, one.timeline, one.pool) == (there.abilities, there.timeline, there.pool)
            # how many alliance cards of each side somebody holds lies open, too
            assert {side: len(held) for side, held in one.alliances.items()} == {
                side: len(held) for side, held in there.alliances.items()
            }
        assert [row.cards for row in seen.rows] == [row.cards for row in table.state.rows]
        assert seen.box.quests == table.state.box.quests and "ciri" in seen.box.quests
        assert (seen.coming, seen.fate, seen.initiative) == (
            table.state.coming,
            table.state.fate,
            table.state.initiative,
        )
        assert seen.effort == table.state.effort and bool(seen.effort.cards) == (story == "P1")
        assert seen.objectives.places == table.state.objectives.places
        assert seen.alliances == table.state.alliances


@pytest.mark.rule("WP-ST-10", "WP-MZ-08")
def test_who_may_look_may_look_in_every_later_chapter(destiny):
    secrets = {
        "P2": ObjectiveCard(back="combat", pattern="rank_multi", values=[4, 2]),
        "P3": AllianceCard(side="right", effect="xp"),
    }
    for story, card in secrets.items():
        table = destiny(story=story, side_quests=False)
        if story == "P2":  # nobody else will get a token there
            table.move("lay_requirements", combat="yellow", magic="red", combat_side="green", magic_side="blue")
        table.begins()
        table.describe("bare", "red")
        table.spent(1, 2, 3)
        with table.arranged() as state:
            if story == "P2":
                state.objectives.at("combat").left = [1]
                state.objectives.seen = {1: {"combat": card}}
            else:
                state.at(1).alliances["right"] = [card]
        for chapter in (1, 2, 3):
            for viewer in VIEWERS:
                seen = GAME.seen(table.state, viewer)
                looks = str(seen.objectives.seen if story == "P2" else seen.players[0].alliances)
                assert (str(card) in looks) == (viewer == Viewer(1))
            for _ in range(3):
                table.drafts(0, 0, 0)
                for who in (1, 2, 3):
                    table.plays(who, "bare", "bare")
            table.move("choose_dominant", who=table.state.initiative[0], side="left")
            if chapter < 3:
                for who in (1, 2, 3):
                    table.move("keep_cards", who=who, first=0, **({"second": 1} if chapter == 2 else {}))
                table.move("turn_page")
                table.move("name_symbols", left="magic", right="combat")
                table.move("next_step")
