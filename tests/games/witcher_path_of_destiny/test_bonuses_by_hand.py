"""What a printed page brings to the holders of the path tokens, worked out by hand. WP-BOOK-07..09, WP-BOOK-16..18."""

from __future__ import annotations

import pytest

from .conftest import Table

FIVE = ("geralt", "ciri", "yennefer", "marigold", "vesemir")


@pytest.fixture
def reads(destiny):
    """A page of a printed story has been turned to: `reads("left", left=2, right=4)`; five players."""

    def turned(side: str, left: int, right: int) -> Table:
        table = destiny(*FIVE, story="P1", effort_cards=False).begins()
        with table.arranged() as state:
            state.initiative, state.turn = [5, 4, 3, 2, 1], 3
            state.dominant, state.path = [side], {"left": left, "right": right}
            state.chapter, state.step, state.begun = 2, "reading", True
            state.left = state.right = None
        table.move("turn_page")
        return table

    return turned


@pytest.mark.rule("WP-BOOK-05", "WP-BOOK-07", "WP-BOOK-08", "WP-BOOK-09", "WP-BOOK-16")
@pytest.mark.parametrize(("side", "page"), [("left", 6), ("right", 10)])
def test_both_holders_get_theirs_whichever_side_was_dominant_and_then_both_tokens_go_back(reads, side, page):
    table = reads(side, left=2, right=4)
    assert table.state.pages == [page]
    table.move("enter_bonus", kind="gain", receiver="left", what="vp", amount=2)
    table.move("enter_bonus", kind="gain", receiver="right", what="xp", amount=1)
    assert [(one.vp, one.xp) for one in table.state.players] == [(0, 0), (2, 0), (0, 0), (0, 1), (0, 0)]
    assert table.state.path == {"left": 2, "right": 4}
    table.move("name_symbols", left="magic", right="combat")
    table.move("next_step")
    assert table.state.path == {"left": 0, "right": 0} and table.said[0] == "tell-path-tokens-back"
    assert table.objects("enter_bonus", kind="gain", receiver="left").rule == "WP-BOOK-07"


@pytest.mark.rule("WP-BOOK-08", "WP-END-10")
def test_who_holds_both_tokens_gets_both(reads):
    table = reads("right", left=3, right=3)
    table.move("enter_bonus", kind="gain", receiver="left", what="vp", amount=1)
    table.move("enter_bonus", kind="gain", receiver="right", what="vp", amount=2)
    assert [one.vp for one in table.state.players] == [0, 0, 3, 0, 0]


@pytest.mark.rule("WP-BOOK-16", "WP-BOOK-17", "WP-INIT-07")
def test_the_others_keep_their_order_behind_the_one_who_moves_to_the_first_place(reads):
    table = reads("left", left=2, right=5)
    table.move("enter_bonus", kind="first", receiver="right", what="vp", other=1)  # Vesemir is first already
    assert table.state.initiative == [5, 4, 3, 2, 1] and table.one(5).vp == 1
    table.move("enter_bonus", kind="first", receiver="left", what="vp", other=1)  # Ciri comes from the fourth place
    assert table.state.initiative == [2, 5, 4, 3, 1] and table.one(2).vp == 0
    table.move("enter_bonus", kind="first", receiver="left", what="xp", other=2)
    assert table.state.initiative == [2, 5, 4, 3, 1] and (table.one(2).vp, table.one(2).xp) == (0, 2)


@pytest.mark.rule("WP-BOOK-16", "WP-BOOK-18", "WP-CARD-11", "WP-CARD-12")
def test_two_are_drawn_and_one_discarded_and_the_larger_hand_stays(reads):
    table = reads("left", left=1, right=2)
    deck, discards = table.state.deck, table.state.discards
    table.move("enter_bonus", kind="redraw", receiver="left", amount=2, other=1)
    assert (table.one(1).hand, table.state.deck, table.state.discards) == (6, deck - 2, discards + 1)
    table.spent(1, 2, 3, 4, 5)
    table.describe("a", "red")
    table.begins("magic", "combat")
    table.drafts()
    for who in (1, 2, 3, 4, 5):
        table.plays(who, "a", "a")
    assert [one.hand for one in table.state.players] == [6, 5, 5, 5, 5]


@pytest.mark.rule("WP-BOOK-16", "WP-ST-27", "WP-ST-30")
def test_a_special_token_is_of_the_symbol_that_the_page_shows(reads):
    table = reads("right", left=1, right=4)
    assert table.refuses("enter_bonus", kind="special", receiver="right", what="vp").field == "what"
    table.move("enter_bonus", kind="special", receiver="right", what="diplomacy")
    assert [(one.symbol, one.on_board) for one in table.one(4).specials] == [("diplomacy", False)]
    assert not any(one.specials for one in table.state.players if one.seat != 4)
