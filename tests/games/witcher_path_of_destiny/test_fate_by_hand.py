"""Where the fate token goes, worked out by hand: two players and the mat in every way, five with all they have."""

from __future__ import annotations

from itertools import product

import pytest

from .conftest import Table

FIVE = ("geralt", "ciri", "yennefer", "marigold", "vesemir")
HELD = {"left": {"magic": 2, "combat": 1}, "right": {"combat": 1}, "tie": {"magic": 1, "combat": 1}}
PRINTED = {"left": "1 magic red", "right": "2 combat 1 magic red", "tie": "1 magic 1 combat red"}

# Of three voices, how many are for the left and for the right: where the token lies, and where it would if more than
# half of all voices were wanted (two of three).
OF_THREE = {
    (0, 0): ("aside", "aside"),
    (1, 0): ("left", "aside"),
    (0, 1): ("right", "aside"),
    (1, 1): ("aside", "aside"),
    (2, 0): ("left", "left"),
    (0, 2): ("right", "right"),
    (2, 1): ("left", "left"),
    (1, 2): ("right", "right"),
    (3, 0): ("left", "left"),
    (0, 3): ("right", "right"),
}


def at_fate(table: Table, turn: int = 1) -> None:
    """The fate step begins, with what lies on the table."""
    with table.arranged() as state:
        state.step, state.begun, state.turn = "fate", False, turn
    table.move("note", text="on")


def lies_on_mat(table: Table, card: str, *bare: int) -> None:
    """One card with symbols in the last row and bare ones beside it and in these rows; the others are empty."""
    table.describe("mat", card, condition="C6", condition_colour="red", result="R8", result_symbol="combat")
    table.describe("bare", "blue")
    with table.arranged() as state:
        for row in state.rows[:-1]:
            row.cards = ["bare", "bare"] if row.number in bare else []
        state.rows[-1].cards = ["mat", "bare"]


@pytest.mark.rule("WP-FATE-03", "WP-FATE-04", "WP-FATE-05", "WP-FATE-06", "WP-FATE-09", "WP-FATE-10", "WP-FATE-11")
@pytest.mark.parametrize("otherwise", (False, True))
@pytest.mark.parametrize("mat", PRINTED)
def test_two_players_and_the_mat_in_every_way(duo, mat, otherwise):
    duo.spent(1, 2)
    duo.move("house_rule", rule="WP-FATE-05", otherwise=otherwise)
    lies_on_mat(duo, PRINTED[mat], 2)
    for voices in product(HELD, repeat=2):
        for who, voice in enumerate(voices, 1):
            duo.pool(who, **HELD[voice])
        at_fate(duo)
        said = [*voices, mat]
        assert duo.state.fate["I"] == OF_THREE[said.count("left"), said.count("right")][otherwise], said
        duo.undo()


@pytest.mark.rule("WP-FATE-09", "WP-FATE-11", "WP-DRAFT-18")
def test_where_nothing_is_left_on_the_mat_it_is_for_nobody(duo):
    duo.spent(1, 2)
    with duo.arranged() as state:
        for row in state.rows:
            row.cards = []
    duo.pool(1, magic=1)
    at_fate(duo)
    assert duo.state.fate["I"] == "left"
    assert duo.told("tell-announced-mat") == [{"side": "tie", "lefts": 0, "rights": 0}]


@pytest.mark.rule("WP-FATE-12")
def test_the_mat_has_no_place_on_the_track_no_points_and_no_path_token(duo):
    """It has most of both sides; the two players get what is theirs, as if it were not there."""
    duo.spent(1, 2)
    lies_on_mat(duo, "6 magic 5 combat red", 1, 2, 3)
    duo.pool(1, magic=1)
    duo.pool(2, combat=1)
    with duo.arranged() as state:
        state.fate = {"I": "right", "II": "aside", "III": ""}
    at_fate(duo, turn=3)  # the mat is for the left: one token on each side, the third is the higher one
    assert duo.state.dominant == ["left"] and sorted(duo.state.initiative) == [1, 2]
    assert duo.state.path == {"left": 1, "right": 2}
    assert [(one.vp, one.xp) for one in duo.state.players] == [(1, 0), (0, 1)]


@pytest.mark.rule("WP-FATE-09", "WP-FATE-12")
def test_of_three_players_the_mat_says_nothing(trio):
    trio.spent(1, 2, 3)
    lies_on_mat(trio, "3 combat red", 1, 2, 3)
    trio.pool(1, magic=1)
    at_fate(trio)
    assert trio.state.fate["I"] == "left" and trio.state.mat == "" and "tell-announced-mat" not in trio.said


@pytest.mark.rule("WP-FATE-02", "WP-FATE-03", "WP-FATE-07", "WP-FATE-08", "WP-FATE-13", "WP-EDGE-06", "WP-EDGE-07")
def test_five_players_counted_by_hand(destiny):
    """Left 2:1 by players, although the right has 14 symbols and the left 5.

    Geralt    kept 1 magic, turn 1 1 magic; 1 combat token                          2:1  left
    Ciri      3 combat, two covered; 2 magic tokens                                 2:1  left
    Yennefer  12 combat tokens, 1 magic                                             1:12 right
    Marigold  nothing but 9 diplomacy                                               0:0  tie
    Vesemir   4 magic, all covered; no token                                        0:0  tie
    """
    table = destiny(*FIVE, story="P1", effort_cards=False).begins()
    table.spent(1, 2, 3, 4, 5)
    table.lies(1, "1 magic red", "1 magic blue")
    with table.arranged() as state:
        state.at(1).timeline[0].kept, state.at(1).timeline[0].turn = True, 0
    table.pool(1, combat=1)
    table.lies(2, "3 combat red", covered=[0, 2])
    table.pool(2, magic=2)
    table.pool(3, combat=12, magic=1)
    table.pool(4, diplomacy=9)
    table.lies(5, "4 magic red", covered=[0, 1, 2, 3])
    at_fate(table, turn=2)
    said = [(one["who"], one["lefts"], one["rights"], one["side"]) for one in table.told("tell-announced")]
    assert said == [
        ("geralt", 2, 1, "left"),
        ("ciri", 2, 1, "left"),
        ("yennefer", 1, 12, "right"),
        ("marigold", 0, 0, "tie"),
        ("vesemir", 0, 0, "tie"),
    ]
    assert table.told("tell-fate-placed") == [{"token": "II", "side": "left", "lefts": 2, "rights": 1, "ties": 2}]
    assert table.state.fate == {"I": "", "II": "left", "III": ""}


@pytest.mark.rule("WP-FATE-06", "WP-EDGE-14")
@pytest.mark.parametrize(
    ("voices", "lies"), [("llrr", "aside"), ("lrr-", "right"), ("l--r", "aside"), ("r---", "right")]
)
def test_four_players_who_are_equal_on_both_sides_set_it_aside(destiny, voices, lies):
    table = destiny(*FIVE[:4], story="P1", effort_cards=False).begins()
    table.spent(1, 2, 3, 4)
    for who, voice in enumerate(voices, 1):
        table.pool(who, **({"magic": who} if voice == "l" else {"combat": 9 - who} if voice == "r" else {}))
    at_fate(table)
    assert table.state.fate["I"] == lies


@pytest.mark.rule("WP-FATE-09")
def test_in_the_next_turn_the_mat_is_asked_anew(duo):
    """Where nobody named the cards, the table says in each turn what they are for."""
    duo.spent(1, 2)
    at_fate(duo)
    assert duo.state.step == "fate"
    duo.move("announce_mat", side="left")
    assert duo.state.fate["I"] == "left" and duo.state.mat == ""
    at_fate(duo, turn=2)
    assert duo.state.step == "fate" and duo.state.fate["II"] == ""
    duo.move("announce_mat", side="right")
    assert duo.state.fate == {"I": "left", "II": "right", "III": ""}
