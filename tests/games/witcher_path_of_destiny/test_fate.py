"""Step 3 of a turn: announcements, the majority of players, ties, two players' third voice. WP-FATE."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import fate

from .conftest import Table

FIVE = ("geralt", "ciri", "yennefer", "marigold", "vesemir")
VOICE = {"l": "left", "r": "right", "-": "tie"}


def at_fate(table: Table, turn: int = 1) -> Table:
    """The fate step begins, with what lies on the timelines."""
    with table.arranged() as state:
        state.step, state.begun, state.turn = "fate", False, turn
        for one in state.players:
            one.abilities = ["used"] * 4
    table.move("note", text="on")
    return table


def told(destiny, said: str, **options) -> Table:
    """A light table in its first fate step, where these voices were told: "llr-"."""
    table = destiny(*FIVE[: len(said)], story="P1", effort_cards=False, kept="light", **options).begins()
    table.drafts()
    assert table.state.step == "fate"
    for who, voice in enumerate(said, 1):
        table.move("announce", who=who, side=VOICE[voice])
    return table


@pytest.mark.rule("WP-FATE-02", "WP-FATE-03", "WP-FATE-04", "WP-FATE-08", "WP-FATE-13", "WP-FATE-14", "WP-SYM-09")
def test_the_app_counts_cards_and_tokens_of_all_turns_and_places_the_token(trio):
    trio.lies(1, "1 magic red", "1 magic 3 exploration blue", turn=0, kept=True)
    trio.pool(1, combat=1)
    trio.lies(2, "1 combat red")
    trio.pool(2, combat=1, diplomacy=9)
    trio.pool(3, magic=2, combat=1)
    at_fate(trio)
    assert [one["lefts"] for one in trio.told("tell-fate-placed")] == [2]
    voices = [(one["who"], one["lefts"], one["rights"], one["side"]) for one in trio.told("tell-announced")]
    assert voices == [("geralt", 2, 1, "left"), ("ciri", 0, 2, "right"), ("yennefer", 2, 1, "left")]
    assert trio.state.fate == {"I": "left", "II": "", "III": ""}
    assert (trio.state.turn, trio.state.step) == (2, "draft")


@pytest.mark.rule("WP-EDGE-06", "WP-SYM-13", "WP-FATE-07")
def test_covered_symbols_say_nothing_and_only_players_are_counted(trio):
    trio.lies(1, "4 magic red", covered=[0, 1, 2])
    trio.pool(1, combat=2)
    trio.pool(2, combat=1)
    trio.pool(3, magic=9)
    at_fate(trio)
    assert trio.state.fate["I"] == "right"


@pytest.mark.rule("WP-EDGE-07", "WP-FATE-06", "WP-FATE-01", "WP-EDGE-15")
def test_without_active_symbols_one_announces_a_tie_and_each_turn_has_its_own_token(trio):
    trio.pool(1, diplomacy=3)
    at_fate(trio, turn=2)
    assert trio.state.fate == {"I": "", "II": "aside", "III": ""}
    assert trio.told("tell-fate-aside")[0]["ties"] == 3
    trio.lies(1, "1 magic red")
    at_fate(trio, turn=3)
    assert trio.state.fate["III"] == "left" and trio.state.fate["II"] == "aside"


@pytest.mark.rule("WP-FATE-04", "WP-FATE-05", "WP-FATE-06", "WP-EDGE-14")
@pytest.mark.parametrize(
    ("said", "lies", "otherwise"),
    [
        ("lll", "left", "left"),
        ("llr", "left", "left"),
        ("l--", "left", "aside"),
        ("lr-", "aside", "aside"),
        ("---", "aside", "aside"),
        ("llrr", "aside", "aside"),
        ("rr-l", "right", "aside"),
        ("rr-ll", "aside", "aside"),
        ("rrr-l", "right", "right"),
        ("rr--l", "right", "aside"),
    ],
)
def test_the_side_of_more_players_gets_the_token(destiny, said, lies, otherwise):
    assert told(destiny, said).state.fate["I"] == lies
    assert told(destiny, said, otherwise=["WP-FATE-05"]).state.fate["I"] == otherwise


@pytest.mark.rule("WP-FATE-09", "WP-FATE-10", "WP-FATE-11", "WP-DRAFT-18")
@pytest.mark.parametrize(
    ("mat", "lies"), [("2 magic red", "left"), ("1 combat red", "right"), ("1 magic 1 combat red", "aside")]
)
def test_of_two_players_the_cards_left_face_up_are_a_third(duo, mat, lies):
    duo.describe("mat", mat, condition="C4", condition_colour="red", result="R5")
    duo.describe("bare", "blue")
    duo.pool(1, magic=1)
    duo.pool(2, combat=1)
    for row in (1, 2, 3, 4):
        duo.move("name_row", row=row, first="mat" if row == 4 else "bare", second="bare")
    with duo.arranged() as state:
        state.rows[0].cards = []
    at_fate(duo)
    assert duo.state.fate["I"] == lies
    assert all(one.vp == one.xp == 0 for one in duo.state.players)


@pytest.mark.rule("WP-FATE-09")
def test_cards_that_nobody_named_the_table_counts_itself(duo):
    duo.pool(1, magic=1)
    duo.pool(2, combat=1)
    at_fate(duo)
    assert duo.state.step == "fate" and fate.on_mat(duo.state) is None
    duo.move("announce_mat", side="right")
    assert duo.state.fate["I"] == "right" and duo.state.mat == ""


@pytest.mark.rule("WP-FATE-09", "WP-FATE-12")
def test_the_third_voice_is_only_there_for_two(destiny, trio):
    table = told(destiny, "lr")
    assert table.state.step == "fate"
    table.move("announce_mat", side="tie")
    assert table.state.fate["I"] == "aside"
    trio.pool(1, magic=1)
    assert trio.objects("announce_mat", side="left").rule == "WP-STR-03"


@pytest.mark.rule("WP-FATE-03")
def test_at_a_light_table_everybody_announces_with_one_tap(destiny):
    table = destiny("geralt", "ciri", "yennefer", story="P1", effort_cards=False, kept="light")
    table.begins().drafts()
    assert GAME.on_turn(table.state) == [1, 2, 3]
    table.move("announce", who=2, side="left")
    table.move("announce", who=2, side="tie")  # one may think again
    table.move("announce", who=1, side="tie")
    assert GAME.on_turn(table.state) == [3]
    table.move("announce", who=3, side="right")
    assert table.state.fate["I"] == "right"
    assert not any(one.announced for one in table.state.players)  # a new turn


@pytest.mark.rule("WP-FATE-02")
def test_where_the_app_counts_nobody_announces(duo):
    at_fate(duo)
    assert duo.objects("announce", who=1, side="left").rule == "WP-FATE-02"


@pytest.mark.rule("WP-PARTY-05")
def test_anybody_may_ask_for_the_counts_at_any_time(trio):
    trio.lies(1, "2 magic red", "1 combat blue")
    trio.pool(2, combat=3)
    assert fate.tallies(trio.state) == {
        "geralt": {"left": 2, "right": 1},
        "ciri": {"left": 0, "right": 3},
        "yennefer": {"left": 0, "right": 0},
    }


@pytest.mark.rule("WP-SOLO-27", "WP-SOLO-28")
@pytest.mark.parametrize(("mine", "other", "lies"), [(0, 2, "right"), (9, 1, "right"), (9, 0, "aside")])
def test_alone_the_automa_decides(destiny, mine, other, lies):
    table = destiny("geralt", story="P1", effort_cards=False, automa="ciri").begins()
    table.pool(1, magic=mine)
    table.pool(2, combat=other)
    assert at_fate(table).state.fate["I"] == lies
