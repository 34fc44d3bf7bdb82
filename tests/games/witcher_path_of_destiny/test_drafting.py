"""Step 1 of a turn: rows refreshed, pairs taken by initiative, the new order. WP-DRAFT, WP-DECK, WP-EDGE."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import drafting, stories

from .conftest import TRIO, Table

FIVE = (*TRIO, "marigold", "vesemir")


def to_next_turn(table: Table, *rows: int) -> None:
    """The turn is drafted in these rows, its cards lie on the table, its fate token is placed: the next turn begins."""
    chapter, turn = table.state.chapter, table.state.turn
    table.drafts(*rows)
    with table.arranged() as state:
        for one in state.players:
            one.hand -= 2
    table.turn_at(chapter, turn + 1)


def cards(table: Table) -> list[int]:
    return [len(row.cards) for row in table.state.rows]


@pytest.mark.rule("WP-DRAFT-01", "WP-EDGE-02")
def test_the_first_turn_of_the_game_alone_has_no_refresh(trio):
    assert "tell-refresh-discard" not in trio.said
    assert trio.state.deck == 60
    to_next_turn(trio, 0, 0, 0)
    assert trio.said[0] == "tell-refresh-discard"


@pytest.mark.rule("WP-DRAFT-05")
@pytest.mark.parametrize("chapter", (2, 3))
def test_the_first_turn_of_a_later_chapter_has_one(destiny, chapter):
    table = destiny(story="P1")
    with table.arranged() as state:
        state.chapter, state.step, state.begun = chapter, "reading", True
    table.begins()
    assert (table.state.chapter, table.state.turn, table.state.step) == (chapter, 1, "draft")
    assert table.said[0] == "tell-refresh-discard"


@pytest.mark.rule("WP-DRAFT-02", "WP-DRAFT-03", "WP-DRAFT-04", "WP-DRAFT-18")
def test_the_topmost_pair_left_goes_the_others_move_up_and_the_deck_fills(trio):
    trio.describe("a", "1 magic red")
    for number, card in ((2, "a"), (3, "a"), (4, "a")):
        trio.move("name_row", row=number, first=card, second="")
    trio.drafts(1, 0, 3)  # rows 2 and 4 stay
    assert cards(trio) == [0, 2, 0, 2]
    deck, discards = trio.state.deck, trio.state.discards
    with trio.arranged() as state:
        state.rows[3].cards = ["", "a"]  # so that it can be told from the second
        state.step, state.begun, state.refreshed, state.turn = "draft", False, False, 2
    trio.move("note", text="on")
    assert trio.told("tell-refresh-discard") == [{"row": 2}]
    assert [row.cards for row in trio.state.rows] == [["", "a"], ["", ""], ["", ""], ["", ""]]
    assert trio.state.discards == discards + 2
    assert trio.state.deck == deck - 6
    assert trio.told("tell-refresh-fill") == [{"count": 3, "row": 2}]


@pytest.mark.rule("WP-DRAFT-02", "WP-DRAFT-03", "WP-DRAFT-04", "WP-EDGE-04")
@pytest.mark.parametrize(
    ("taken", "lying"),
    [
        ((0, 0, 0), [["b"] * 2, ["c"] * 2, ["d"] * 2, [""] * 2]),
        ((2, 0, 0), [["c"] * 2, ["d"] * 2, [""] * 2, [""] * 2]),
        ((1, 0, 0), [["c"] * 2, ["d"] * 2, [""] * 2, [""] * 2]),  # the highest that is still there is row 2
        ((4, 0, 0), [["b"] * 2, ["c"] * 2, [""] * 2, [""] * 2]),
        ((1, 2, 4), [[""] * 2] * 4),
    ],
)
def test_pairs_that_move_up_keep_their_order(trio, taken, lying):
    for row, card in enumerate("abcd", 1):
        trio.describe(card, "red")
        trio.move("name_row", row=row, first=card, second=card)
    to_next_turn(trio, *taken)
    assert [row.cards for row in trio.state.rows] == lying


@pytest.mark.rule("WP-EDGE-03")
def test_where_every_row_is_empty_nothing_is_discarded_and_each_gets_a_pair(destiny):
    table = destiny(*FIVE, story="P1").begins()
    to_next_turn(table, 1, 2, 3, 4, 5)
    assert "tell-refresh-discard" not in table.said and "tell-refresh-move" not in table.said
    assert table.told("tell-refresh-fill") == [{"count": 5, "row": 1}]
    assert cards(table) == [2] * 5
    assert table.state.discards == 0 and table.state.deck == 58 - 10


@pytest.mark.rule("WP-EDGE-04")
def test_a_pair_is_discarded_although_nobody_took_any(trio):
    to_next_turn(trio, 0, 0, 0)
    assert trio.told("tell-refresh-discard") == [{"row": 1}]
    assert trio.told("tell-refresh-fill") == [{"count": 1, "row": 4}]
    assert trio.state.deck == 60 - 6 - 2


@pytest.mark.rule("WP-DRAFT-06", "WP-INIT-06")
def test_who_is_first_on_the_track_picks_first(trio):
    assert trio.state.initiative == [2, 3, 1]
    assert GAME.on_turn(trio.state) == [2]
    met = trio.objects("draft_row", who=1, row=1)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-06", True)
    trio.move("draft_row", who=2, row=1)
    assert GAME.on_turn(trio.state) == [3]


@pytest.mark.rule("WP-DRAFT-07", "WP-DRAFT-11", "WP-CARD-10")
def test_a_row_gives_both_of_its_cards_at_once(trio):
    trio.move("draft_row", who=2, row=2)
    assert trio.one(2).hand == 7
    assert trio.state.rows[1].cards == [] and trio.state.rows[1].seat == 2


@pytest.mark.rule("WP-DRAFT-11", "WP-ABI-30")
def test_a_row_of_which_a_card_is_gone_cannot_be_chosen(trio):
    with trio.arranged() as state:
        state.rows[0].cards = [""]
    met = trio.objects("draft_row", who=2, row=1)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-11", False)


@pytest.mark.rule("WP-DRAFT-08")
def test_a_row_is_one_players_in_a_turn(trio):
    trio.move("draft_row", who=2, row=3)
    met = trio.objects("draft_row", who=3, row=3)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-08", False)


@pytest.mark.rule("WP-DRAFT-09", "WP-DRAFT-10", "WP-SET-17")
def test_any_number_may_stand_on_the_top_position_one_behind_the_other(trio):
    trio.move("draft_row", who=2, row=0)
    assert trio.said == ["tell-draw-two"]
    trio.move("draft_row", who=3, row=0)
    assert trio.state.queue == [2, 3]
    assert trio.state.deck == 60 - 4
    assert cards(trio) == [2, 2, 2, 2]


@pytest.mark.rule("WP-DRAFT-12", "WP-SET-12")
@pytest.mark.parametrize(("characters", "bottom"), [(TRIO, 4), (FIVE, 5)])
def test_the_bottom_row_gives_an_experience_point_at_once(destiny, characters, bottom):
    table = destiny(*characters, story="P1").begins()
    who = table.state.initiative[0]
    table.move("draft_row", who=who, row=bottom)
    assert table.one(who).xp == 1
    other = table.state.initiative[1]
    table.move("draft_row", who=other, row=bottom - 1)
    assert table.one(other).xp == 0


@pytest.mark.rule("WP-DRAFT-13", "WP-STR-09")
def test_a_storys_own_rules_may_replace_what_the_bottom_row_gives(trio, monkeypatch):
    rows: list[int] = []

    class Own(stories.StoryModule):
        def bottom_row(self, draft, player):
            rows.append(-1)

        def on_row(self, draft, player, row):
            rows.append(row)

    monkeypatch.setitem(stories.MODULES, "extra_effort", Own())
    trio.move("draft_row", who=2, row=4)
    trio.move("draft_row", who=3, row=0)
    assert trio.one(2).xp == 0 and rows == [-1, 4, 0]


@pytest.mark.rule("WP-DRAFT-14", "WP-DRAFT-15", "WP-INIT-07")
def test_the_top_position_in_its_queue_then_the_rows_from_the_top_are_the_new_order(destiny):
    table = destiny(*FIVE, story="P1").begins()
    order = table.state.initiative
    table.drafts(4, 0, 2, 0, 1)
    assert table.state.initiative == [order[1], order[3], order[4], order[2], order[0]]
    assert table.state.queue == [] and all(not row.seat for row in table.state.rows)


@pytest.mark.rule("WP-DRAFT-16", "WP-EDGE-01")
def test_the_new_order_holds_from_then_on(trio):
    to_next_turn(trio, 4, 1, 0)
    assert trio.state.initiative == [1, 3, 2]
    assert GAME.on_turn(trio.state) == [1]


@pytest.mark.rule("WP-DRAFT-17")
def test_everybody_drafts_once_a_turn(trio):
    trio.move("draft_row", who=2, row=0)
    met = trio.objects("draft_row", who=2, row=1)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-17", False)
    assert not trio.objects("next_step").can_overrule  # nor is the step left before all have
    trio.drafts(0, 0)
    assert trio.state.step == "play"


@pytest.mark.rule("WP-DRAFT-19")
def test_emptied_rows_stay_empty_in_that_step(trio):
    trio.drafts(1, 2, 3)
    assert cards(trio) == [0, 0, 0, 2]
    assert trio.objects("name_row", row=1, first="", second="").rule == "WP-DRAFT-19"


@pytest.mark.rule("WP-DECK-07", "WP-SET-11")
@pytest.mark.parametrize(("players", "rows", "deck"), [(1, 4, 60), (2, 4, 60), (3, 4, 60), (4, 5, 58), (5, 5, 58)])
def test_rows_and_deck_by_players(destiny, players, rows, deck):
    table = destiny(*FIVE[:players])
    assert cards(table) == [2] * rows
    assert table.state.deck == deck


@pytest.mark.rule("WP-DECK-02")
def test_where_the_deck_runs_out_amid_a_draw_the_discards_become_the_new_one(trio):
    with trio.arranged() as state:
        state.deck, state.discards = 1, 30
    trio.move("draft_row", who=2, row=0)
    assert trio.told("tell-reshuffle") == [{"drawn": 1, "count": 30}]
    assert (trio.state.deck, trio.state.discards) == (29, 0)


@pytest.mark.rule("WP-DRAFT-06", "WP-DRAFT-15")
@given(data=st.data())
def test_whatever_is_free_can_be_taken_and_everybody_stands_on_the_track_once(data):
    count = data.draw(st.integers(2, 5))
    table = Table({"players": [{"character": one} for one in FIVE[:count]], "story": "P1"})
    table.move("leave_list")
    table.begins()
    order = list(table.state.initiative)
    taken = {}
    for who in order:
        free = [0, *(row.number for row in table.state.rows if row.free)]
        taken[who] = data.draw(st.sampled_from(free))
        table.move("draft_row", who=who, row=taken[who])
    wanted = sorted(order, key=lambda who: taken[who])  # sorting is stable: the queue keeps its order
    assert table.state.initiative == wanted
    gone = sum(row != 0 for row in taken.values())
    assert sum(cards(table)) == 2 * (len(table.state.rows) - gone)
    assert all(one.hand == 7 for one in table.state.players)


@given(taken=st.sets(st.integers(1, 4)), deck=st.integers(0, 60), discards=st.integers(0, 40))
@pytest.mark.rule("WP-DRAFT-02", "WP-DRAFT-03", "WP-DRAFT-04")
def test_after_a_refresh_every_row_has_a_pair_and_no_card_is_lost(taken, deck, discards):
    table = Table({"players": [{"character": one} for one in TRIO], "story": "P1"})
    state = table.state
    for number in taken:
        state.rows[number - 1].cards = []
    state.deck, state.discards = deck, discards
    lying = sum(len(row.cards) for row in state.rows)
    drafting.refresh(Draft(GAME, state))
    assert [len(row.cards) for row in state.rows] == [2] * 4
    if lying + deck + discards >= 8 + 2:
        assert state.deck + state.discards + 8 == lying + deck + discards


@pytest.mark.rule("WP-BOOK-17", "WP-INIT-07")
def test_to_the_first_place_pushes_the_others_down_in_their_order(trio):
    state = trio.state
    assert drafting.to_first(Draft(GAME, state), state.at(1))
    assert state.initiative == [1, 2, 3]
    assert not drafting.to_first(Draft(GAME, state), state.at(1))
