"""Edge cases as a whole game meets them. WP-EDGE."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny.box.knowledge import of_bonuses
from companion.games.witcher_path_of_destiny.state.pieces import Special

from .conftest import Table


def play_turn(table: Table, *rows: int) -> None:
    """Everybody drafts these rows in the order of initiative, and plays two cards without anything on them."""
    table.drafts(*rows)
    for one in table.state.players:
        table.plays(one.seat, "bare", "bare")


@pytest.fixture
def plain(destiny) -> Table:
    """Three players, a card without symbols, no ability left."""
    table = destiny(story="P1", effort_cards=False, side_quests=False)
    table.describe("bare", "red")
    table.spent(1, 2, 3)
    return table.begins()


@pytest.mark.rule("WP-EDGE-02", "WP-DRAFT-01", "WP-DRAFT-05", "WP-EDGE-04", "WP-END-26", "WP-NONE-03", "WP-STR-02")
def test_of_nine_turns_the_first_alone_has_no_refresh(plain):
    refreshed = {}
    refreshed[1, 1] = "tell-refresh-discard" in plain.said
    for chapter in (1, 2, 3):
        for turn in (1, 2, 3):
            assert (plain.state.chapter, plain.state.turn) == (chapter, turn)
            plain.drafts(0, 0, 0)
            for who in (1, 2, 3):
                plain.plays(who, "bare", "bare")
            if turn < 3:
                refreshed[chapter, turn + 1] = plain.told("tell-refresh-discard") == [{"row": 1}]
        plain.move("choose_dominant", who=plain.state.initiative[0], side="left")
        if chapter == 3:
            break
        for who in (1, 2, 3):
            plain.move("keep_cards", who=who, first=0, **({"second": 1} if chapter == 2 else {}))
        plain.move("turn_page")
        plain.move("name_symbols", left="magic", right="combat")
        assert "tell-refresh-discard" not in plain.said
        plain.move("next_step")
        refreshed[chapter + 1, 1] = plain.told("tell-refresh-discard") == [{"row": 1}]
    assert refreshed == {(chapter, turn): (chapter, turn) != (1, 1) for chapter in (1, 2, 3) for turn in (1, 2, 3)}
    assert plain.state.step == "reading" and len(plain.state.dominant) == 3


@pytest.mark.rule("WP-EDGE-01", "WP-DRAFT-16", "WP-END-09", "WP-END-11", "WP-END-04")
def test_a_tie_at_the_end_of_a_chapter_goes_by_the_draft_of_its_third_turn(plain):
    assert plain.state.initiative == [2, 3, 1]
    play_turn(plain, 4, 1, 0)
    assert plain.state.initiative == [1, 3, 2]
    play_turn(plain, 4, 0, 1)
    assert plain.state.initiative == [3, 2, 1]
    plain.drafts(3, 2, 0)  # Yennefer below Ciri, and Geralt first
    for who in (1, 2, 3):
        plain.pool(who, magic=2 if who > 1 else 1)
    for who in (1, 2, 3):
        plain.plays(who, "bare", "bare")
    assert plain.state.fate == {"I": "aside", "II": "aside", "III": "left"}
    assert plain.state.path == {"left": 2, "right": 1}  # Ciri before Yennefer; of no combat at all the highest


@pytest.mark.rule("WP-EDGE-10", "WP-BOOK-17", "WP-DATA-08")
def test_what_a_page_was_told_to_bring_comes_left_before_right_at_the_next_table(destiny):
    def outcome(knowledge: dict | None = None) -> Table:
        table = destiny(story="P1", effort_cards=False, side_quests=False, knowledge=knowledge).begins()
        with table.arranged() as state:
            state.step, state.begun, state.dominant, state.turn = "reading", True, ["left"], 3
            state.initiative, state.path = [3, 2, 1], {"left": 1, "right": 2}
        table.move("turn_page")
        return table

    table = outcome()
    with table.arranged() as state:
        state.path = {"left": 1, "right": 2}
    table.move("enter_bonus", kind="first", receiver="right", what="vp", other=1)
    table.move("enter_bonus", kind="first", receiver="left", what="vp", other=1)
    [brings] = table.state.box.bonuses.values()
    assert [one.receiver for one in brings] == ["right", "left"]
    again = outcome(of_bonuses({}, table.state))
    assert again.state.initiative == [2, 1, 3]  # first the left holder moves to the top, then the right one


@pytest.mark.rule("WP-EDGE-11", "WP-SYM-11", "WP-COMP-06")
def test_neither_symbol_tokens_nor_lost_symbol_tokens_run_out(plain):
    for who in (1, 2, 3):
        for _ in range(3):
            plain.move("gain_symbols", who=who, symbol="magic", count=20)
        plain.lies(who, "12 combat red")
        with plain.arranged() as state:
            state.at(who).pool["combat"] = 0
    assert [one.pool["magic"] for one in plain.state.players] == [60, 60, 60]  # 180 of the 40 in the box
    for who in (1, 2, 3):
        for at in range(11):
            plain.move("cover_symbol", who=who, place=0, at=at)
    assert [len(one.timeline[0].covered) for one in plain.state.players] == [11, 11, 11]  # 33 of the 30


@pytest.mark.rule("WP-EDGE-13", "WP-END-13", "WP-ST-27", "WP-ST-29")
@pytest.mark.parametrize("kept", ["full", "light"])
def test_the_hands_are_told_that_a_special_token_stays_when_pools_are_cleared(destiny, kept):
    table = destiny(story="P2", side_quests=False, kept=kept).begins()
    table.spent(1, 2, 3)
    with table.arranged() as state:
        state.at(1).specials = [Special(symbol="magic")]
        state.at(2).specials = [Special(symbol="combat", on_board=True)]  # it lies on the board, and stays there
        state.turn, state.step, state.begun, state.dominant = 3, "keep", False, ["left"]
    if kept == "full":
        for who in (1, 2, 3):
            table.lies(who, "1 magic red", "1 combat blue")
            table.pool(who, magic=2)
    table.move("note", text="on")
    if kept == "full":
        for who in (1, 2, 3):
            table.move("keep_cards", who=who, first=0)
        assert [one.pool["magic"] for one in table.state.players] == [0, 0, 0]
    assert [facts["who"] for facts in table.told("tell-special-stays")] == ["geralt"]
    if kept == "light":
        table.move("next_step")
    assert table.one(1).specials == [Special(symbol="magic")]
    assert table.one(2).specials == [Special(symbol="combat")]  # a new chapter: back in the pool


@pytest.mark.rule("WP-SOLO-32")
def test_also_where_the_table_keeps_the_cards_the_automa_is_told_to_keep_none(destiny):
    table = destiny("ciri", automa="geralt", story="P1", effort_cards=False, kept="light").begins()
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "keep", False, ["left"]
    table.move("note", text="on")
    assert [key for key in table.said if "clear" in key] == ["tell-clear-by-hand", "tell-automa-cleared"]
