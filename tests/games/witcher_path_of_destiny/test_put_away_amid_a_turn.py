"""A table that is put away amid a turn is laid again as it lay, and goes on where it stood. WP-SAVE."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core import engine
from companion.core.message import Message
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard, ObjectiveCard
from companion.games.witcher_path_of_destiny.play import symbols
from companion.games.witcher_path_of_destiny.state.pieces import Special

from .conftest import Table


def the_box_is_opened_again(table: Table) -> Table:
    """The evening ends, the table lies in a file, and another evening begins; what is laid is told the other way."""
    before = engine.plain_of(table.state)
    table.move("put_away")
    packed = [(line.id, line.told.key, facts(line.told)) for line in table.state.checklist.lines]
    table.move("close_box")
    table.plain = json.loads(json.dumps(table.plain))
    table.state = engine.state_of(GAME, table.plain)
    table.move("lay_table")
    laid = [(line.id, line.told.key, facts(line.told)) for line in table.state.checklist.lines]
    assert laid == [(id, key.replace("pack-", "lay-", 1), told) for id, key, told in reversed(packed)]
    table.move("sit_down")
    after = engine.plain_of(table.state)
    for of_the_evening in ("evening", "sessions", "checklist"):
        before.pop(of_the_evening, None), after.pop(of_the_evening, None)
    assert after == before
    return table


def facts(told: Message) -> dict[str, Any]:
    """What a line says, with symbols as (type, count)."""
    return {
        name: [(one.args["symbol"], one.args["count"]) if isinstance(one, Message) else one for one in value]
        if isinstance(value, list)
        else value
        for name, value in told.args.items()
    }


def lines(table: Table) -> dict[str, list[dict[str, Any]]]:
    """What the hands lay when the table is laid again, by what it is."""
    found: dict[str, list[dict[str, Any]]] = {}
    for line in GAME.laying(table.state).lines:
        found.setdefault(line.told.key.removeprefix("lay-"), []).append(facts(line.told))
    return found


@pytest.mark.rule("WP-SAVE-01", "WP-SAVE-03", "WP-SYM-13", "WP-EDGE-06")
def test_covered_symbols_are_covered_again_and_still_not_counted(trio):
    trio.spent(1, 2, 3)
    trio.lies(1, "2 magic red", "1 magic 2 combat blue", "1 combat green")
    trio.lies(3, "1 magic red")
    trio.pool(1, magic=1, diplomacy=2)
    for place, at in ((0, 1), (1, 0), (1, 2)):
        trio.move("cover_symbol", who=1, place=place, at=at)
    with trio.arranged() as state:
        state.at(1).vp, state.at(1).xp, state.at(1).gold = 7, 20, 4
        state.at(1).abilities = ["used", "ready", "used", "locked"]
    there = lines(trio)
    assert there["covered"] == [
        {"who": "geralt", "number": 2, "symbols": [("magic", 1), ("combat", 1)]},
        {"who": "geralt", "number": 1, "symbols": [("magic", 1)]},
    ]
    assert [told for told in there["timeline"] if told["who"] == "geralt"] == [{"who": "geralt", "count": 3}]
    assert sorted(told["symbols"] for told in there["pool"]) == [[("diplomacy", 2)], [("magic", 1)]]
    assert {"who": "geralt", "vp": 7, "xp": 20} in there["tracks"] and {"who": "geralt", "count": 4} in there["gold"]
    assert {"who": "geralt", "number": "1, 3"} in there["abilities-used"]
    assert {"who": "geralt", "number": "2"} in there["abilities-ready"]
    the_box_is_opened_again(trio)
    assert symbols.totals(trio.one(1)) == {"magic": 2, "diplomacy": 2, "exploration": 0, "combat": 2}
    with trio.arranged() as state:
        state.step, state.begun, state.turn = "fate", False, 1
    trio.move("note", text="the turn goes on")
    assert {told["who"]: told["side"] for told in trio.told("tell-announced")} == {
        "geralt": "tie",  # two of each: three magic and one combat, were anything forgotten
        "ciri": "tie",
        "yennefer": "left",
    }


@pytest.mark.rule("WP-SAVE-01", "WP-SAVE-02", "WP-DRAFT-07", "WP-DRAFT-09")
def test_amid_the_draft_figures_stand_where_they_stood_and_only_the_others_on_the_track(destiny):
    table = destiny("geralt", "ciri", "yennefer", "marigold", story="P1", effort_cards=False).begins()
    assert "figure" not in lines(table) and lines(table)["initiative"] == [
        {"who": ["ciri", "yennefer", "geralt", "marigold"]}
    ]
    table.move("draft_row", who=2, row=0)
    table.move("draft_row", who=3, row=0)
    table.move("draft_row", who=1, row=3)
    there = lines(table)
    assert there["initiative"] == [{"who": ["marigold"]}]
    assert there["figures-top"] == [{"who": ["ciri", "yennefer"]}]
    assert there["figure"] == [{"row": 3, "who": "geralt"}]
    assert there["rows"] == [{"count": 4, "rows": "1, 2, 4, 5"}]
    the_box_is_opened_again(table)
    table.move("draft_row", who=4, row=1)
    assert table.state.initiative == [2, 3, 4, 1]
    assert lines(table)["initiative"] == [{"who": ["ciri", "yennefer", "marigold", "geralt"]}]


@pytest.mark.rule("WP-SAVE-02", "WP-EDGE-15")
def test_each_fate_token_is_laid_left_right_or_aside_and_the_rest_waits(trio):
    with trio.arranged() as state:
        state.turn, state.fate = 3, {"I": "aside", "II": "right", "III": ""}
        state.path = {"left": 3, "right": 0}
    there = lines(trio)
    assert there["fate"] == [{"token": "II", "side": "right"}] and there["fate-aside"] == [{"token": "I"}]
    assert there["path"] == [{"side": "left", "who": "yennefer"}]
    the_box_is_opened_again(trio)


@pytest.mark.rule("WP-SAVE-03", "WP-ST-27", "WP-ST-28")
def test_special_tokens_are_laid_into_the_pool_or_onto_the_board(destiny):
    table = destiny(story="P2").begins()
    with table.arranged() as state:
        state.at(1).specials = [Special(symbol="magic"), Special(symbol="combat", on_board=True)]
    there = lines(table)
    assert there["special"] == [{"who": "geralt", "symbol": "magic"}]
    assert there["special-on-board"] == [{"who": "geralt", "symbol": "combat"}]
    the_box_is_opened_again(table)


@pytest.mark.rule("WP-SAVE-04")
def test_extra_effort_cards_and_who_has_had_the_bonus_of_this_turn(destiny):
    table = destiny(story="P1", kept="light").begins()
    for chapter in (1, 2, 3):
        table.move("describe_effort", card=f"e{chapter}", chapter=chapter, colours=["red"], bonus="xp", count=1)
        table.move("lay_effort", chapter=chapter, card=f"e{chapter}")
    table.drafts()
    table.move("earn_effort", who=2)
    assert lines(table)["effort"] == [{"chapters": "1, 2, 3"}]
    the_box_is_opened_again(table)
    assert table.objects("earn_effort", who=2).rule == "WP-KS-11"
    table.move("earn_effort", who=1)
    table.turn_at(2, 1)
    with table.arranged() as state:
        state.effort.of(1).face_up = False
    assert lines(table)["effort"] == [{"chapters": "2, 3"}]


@pytest.mark.rule("WP-SAVE-04", "WP-PARTY-03", "WP-ST-35")
def test_objectives_lie_as_they_lay_and_the_list_tells_nobody_what_they_are(destiny):
    table = destiny(story="P2").begins()
    with table.arranged() as state:
        first, second = state.objectives.places[:2]
        first.left, first.right, second.right = [1, 3], [1], [2]
        state.objectives.seen = {1: {first.back: ObjectiveCard(back=first.back, pattern="rank_multi", values=[4, 2])}}
    there, place = lines(table), table.state.objectives.places
    # Geralt has one token on that card: it was moved from the left to the right
    assert there["tokens-left"] == [{"who": ["yennefer"], "back": place[0].back, "colour": place[0].colour}]
    assert [(told["back"], told["who"]) for told in there["tokens-right"]] == [
        (place[1].back, ["ciri"]),
        (place[0].back, ["geralt"]),
    ]
    assert {(told["back"], told["colour"]) for told in there["objective"]} == {(one.back, one.colour) for one in place}
    assert "rank_multi" not in str(there)
    the_box_is_opened_again(table)
    with table.arranged() as state:
        one = state.objectives.places[0]
        one.turned = state.objectives.seen[1][one.back]
    there = lines(table)
    assert [told["back"] for told in there["objective-turned"]] == [place[0].back] and len(there["objective"]) == 3


@pytest.mark.rule("WP-SAVE-04", "WP-MZ-08", "WP-MZ-15")
def test_alliance_cards_lie_face_down_and_those_that_were_revealed_face_up(destiny):
    table = destiny(story="P3").begins()
    table.pool(1, magic=1, combat=1)
    with table.arranged() as state:
        turns = AllianceCard(side="left", effect="turn_active")
        state.at(1).alliances = {"left": [turns, turns], "right": [None]}
        state.dominant, state.turn, state.step, state.begun = ["left"], 3, "alliances", False
    table.move("note", text="on")
    there = lines(table)
    assert there["alliances"] == [{"who": "geralt", "ally": "right", "count": 1}]
    assert there["alliances-revealed"] == [{"who": "geralt", "ally": "left", "count": 2}]
    assert {(told["ally"], told["row"]) for told in there["alliance-token"]} == {*table.state.alliances.rows.items()}
    the_box_is_opened_again(table)
    table.move("apply_alliance", who=1, number=1, turning="left")
    # one magic for two combat, and of those three one for two magic: both sides score two
    assert (table.one(1).vp, table.one(1).xp) == (2, 2)


@pytest.mark.rule("WP-SAVE-05")
def test_the_automa_is_as_it_was_its_flips_too(destiny):
    table = destiny("geralt", automa="yennefer", difficulty="march", story="P1", effort_cards=False)
    table.move("describe_automa", character="yennefer", first="magic", second="diplomacy")
    table.begins()
    with table.arranged() as state:
        state.automa.rival.gold = 3
    table.move("flip_token", shown=["right"])
    table.lies(2, "1 magic 1 combat red", "blue")
    there = lines(table)
    assert {"who": "yennefer", "vp": 0, "xp": 8} in there["tracks"] and {"who": "yennefer", "count": 3} in there["gold"]
    assert [told["symbols"] for told in there["pool"]] == [[("combat", 1)], [("magic", 1)]]
    assert "yennefer" not in [told["who"] for told in there["hand"]]
    the_box_is_opened_again(table)
    automa = table.state.automa
    assert (automa.rival.character, automa.rival.xp, automa.rival.gold, automa.flips) == ("yennefer", 8, 3, 1)
    assert automa.second and len(automa.rival.timeline) == 2
    assert table.objects("flip_token").rule == "WP-SOLO-26"  # those of the chapter's beginning were made
