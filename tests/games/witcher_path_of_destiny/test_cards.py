"""Action cards: what is printed on one, how it is described once, and what cannot be on any. WP-CARD, WP-EFF."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.cards import CONDITIONS, RESULTS
from companion.games.witcher_path_of_destiny.box.knowledge import remembered
from companion.games.witcher_path_of_destiny.box.names import COLOURS

from .conftest import Table, facts


def taught(table: Table, **args) -> dict:
    """What the installation learns when a card is described."""
    table.move("describe_card", **args)
    return GAME.moves["describe_card"].teaches(args, table.state)


@pytest.mark.rule("WP-CARD-01", "WP-CARD-02", "WP-CARD-03", "WP-CARD-04", "WP-DATA-21")
def test_a_card_is_described_by_what_is_on_it(trio):
    assert set(COLOURS) == {"red", "green", "blue", "yellow"}
    trio.describe("axe", "2 combat 1 magic yellow red", condition="C8", condition_colour="red", result="R9",
                  result_symbol="combat")  # fmt: skip
    axe = trio.state.box.cards["axe"]
    assert sorted(axe.symbols) == ["combat", "combat", "magic"]
    assert axe.colours == ["red", "yellow"]
    assert (axe.condition.code, axe.condition.colour, axe.result.code, axe.result.symbol) == (
        "C8",
        "red",
        "R9",
        "combat",
    )
    trio.describe("bare", "green")  # neither symbols nor an effect
    bare = trio.state.box.cards["bare"]
    assert (bare.symbols, bare.condition, bare.result) == ([], None, None)


@pytest.mark.rule("WP-DATA-21", "WP-COMP-07")
def test_it_is_remembered_for_the_next_table(trio):
    args = {"card": "axe", **facts("2 combat red", condition="C1", condition_symbol="magic", result="R1")}
    learned = taught(trio, **args)
    assert remembered(learned).cards["axe"] == trio.state.box.cards["axe"]
    next_one = Table({"players": [{"character": "ciri"}, {"character": "geralt"}]}, knowledge=learned)
    assert next_one.state.box.cards["axe"] == trio.state.box.cards["axe"]


def test_a_card_without_a_nickname_is_called_by_its_signs(trio):
    learned = taught(trio, **facts("2 combat red", condition="C1", condition_symbol="magic", result="R1"))
    other = taught(trio, **facts("2 combat red", condition="C1", condition_symbol="combat", result="R1"))
    again = taught(trio, **facts("2 combat red", condition="C1", condition_symbol="magic", result="R1"))
    assert learned == again != other
    assert {*learned["card"], *other["card"]} == {*trio.state.box.cards}
    assert trio.refuses("describe_card", card="~mine", colours=["red"]).field == "card"


@pytest.mark.rule("WP-EFF-14", "WP-EFF-15")
def test_the_catalogue_has_ten_conditions_and_ten_results():
    assert [*CONDITIONS] == [f"C{number}" for number in range(1, 11)]
    assert [*RESULTS] == [f"R{number}" for number in range(1, 11)]
    assert {code for code, asks in CONDITIONS.items() if asks.loses} == {"C1", "C2", "C3"}


@pytest.mark.rule("WP-EFF-16", "WP-EFF-04")
@pytest.mark.parametrize("result", ("R2", "R3", "R4", "R9"))
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_result_of_degrees_wants_a_condition_of_degrees(trio, condition, result):
    of = CONDITIONS[condition].of
    effect = {"condition": condition, "result": result}
    effect |= {"condition_symbol": "magic"} if of == "symbol" else {"condition_colour": "red"} if of == "colour" else {}
    effect |= {"result_symbol": "combat"} if result == "R9" else {}
    if condition in ("C2", "C3", "C8", "C9"):
        trio.describe("card", "red", **effect)
    else:
        assert trio.refuses("describe_card", card="card", **facts("red", **effect)).field == "result"


@pytest.mark.rule("WP-EFF-01", "WP-EFF-16")
@pytest.mark.parametrize(
    ("field", "text", "effect"),
    [
        ("colours", "1 magic", {}),
        ("condition", "red", {"result": "R1"}),
        ("result", "red", {"condition": "C3"}),
        ("condition_symbol", "red", {"condition": "C1", "result": "R1"}),
        ("condition_symbol", "red", {"condition": "C3", "condition_symbol": "magic", "result": "R1"}),
        ("condition_symbol", "red", {"condition_symbol": "magic"}),
        ("condition_colour", "red", {"condition": "C4", "result": "R1"}),
        ("condition_colour", "red", {"condition": "C9", "condition_colour": "red", "result": "R1"}),
        ("result_symbol", "red", {"condition": "C9", "result": "R8"}),
        ("result_symbol", "red", {"condition": "C9", "result": "R1", "result_symbol": "magic"}),
        ("result_symbol", "red", {"result_symbol": "magic"}),
    ],
)
def test_a_contradiction_is_refused_with_the_field_named(trio, field, text, effect):
    assert trio.refuses("describe_card", card="card", **facts(text, **effect)).field == field
    assert "card" not in trio.state.box.cards


@pytest.mark.rule("WP-CARD-07", "WP-PLAY-03")
def test_a_timeline_grows_at_its_right_end(trio):
    trio.describe("a", "1 magic red")
    trio.describe("b", "1 combat blue")
    trio.drafts()
    trio.plays(1, "b", "a")
    assert [laid.id for laid in trio.one(1).timeline] == ["b", "a"]
    assert [(laid.chapter, laid.turn) for laid in trio.one(1).timeline] == [(1, 1)] * 2


@pytest.mark.rule("WP-CARD-08", "WP-CARD-10", "WP-STR-01", "WP-STR-02", "WP-CARD-12")
def test_a_whole_game_leaves_six_cards_a_chapter_and_five_in_hand(trio):
    trio.describe("a", "1 magic red")
    for kept in (0, 1, 2):
        for turn in (1, 2, 3):
            if (kept, turn) != (0, 1):
                trio.turn_at(kept + 1, turn)
            if turn == 1:
                with trio.arranged() as state:
                    for one in state.players:
                        one.timeline = one.timeline[:kept]
            trio.drafts()
            assert all(one.hand == 7 for one in trio.state.players)
            for who in (1, 2, 3):
                trio.plays(who, "a", "a")
            assert all(len(one.timeline) == kept + 2 * turn and one.hand == 5 for one in trio.state.players)


@pytest.mark.rule("WP-CARD-11")
def test_there_is_no_hand_limit(trio):
    with trio.arranged() as state:
        state.at(2).hand = 9
    trio.drafts()
    trio.describe("a", "red")
    for who in (1, 2, 3):
        trio.plays(who, "a", "a")
    assert trio.one(2).hand == 9


@pytest.mark.rule("WP-CARD-07")
def test_a_card_that_lies_there_is_told_without_its_effect(trio):
    trio.describe("a", "1 magic red", condition="C8", condition_colour="red", result="R2")
    trio.move("lay_card", who=1, card="a", turn=1)
    one = trio.one(1)
    assert one.xp == 0 and one.hand == 5 and one.timeline[0].result.code == "R2"
    assert trio.refuses("lay_card", who=1, card="b").field == "card"
