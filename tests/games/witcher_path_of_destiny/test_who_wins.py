"""The initiative of each story, points that move at once, the parts of the final scoring, and who wins. WP-FIN."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import points, turns
from tests.effort import times

from .conftest import Table

# WP-INIT: the lists of section 14 of the ledger, read from the top.
LISTS = {
    "P1": ["letho", "triss", "ciri", "yennefer", "geralt", "regis", "dijkstra", "yarpen", "marigold", "vesemir"],
    "P2": ["letho", "geralt", "vesemir", "ciri", "regis", "yarpen", "triss", "yennefer", "marigold", "dijkstra"],
    "P3": ["marigold", "vesemir", "yarpen", "dijkstra", "regis", "geralt", "yennefer", "letho", "ciri", "triss"],
}
TRACK = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 15]


@pytest.mark.rule("WP-INIT-01", "WP-INIT-02", "WP-INIT-03", "WP-INIT-04", "WP-INIT-05", "WP-INIT-08", "WP-SET-08")
@pytest.mark.parametrize("story", [*LISTS])
def test_whoever_plays_begins_in_the_order_of_the_storys_list(destiny, story):
    wanted = LISTS[story]
    for start in range(10):  # five neighbours of the ten, from each place of the list, sitting crosswise
        people = [wanted[(start + step) % 10] for step in (3, 1, 4, 0, 2)]
        table = destiny(*people, story=story)
        assert [one.character for one in table.state.in_order] == [one for one in wanted if one in people]
        table.begins()
        assert GAME.on_turn(table.state) == [table.state.in_order[0].seat]  # the highest drafts first


@pytest.mark.rule("WP-INIT-07", "WP-INIT-06")
def test_nothing_but_the_draft_and_a_bonus_moves_anybody_on_the_track(destiny):
    table = destiny(story="P1", effort_cards=False, side_quests=False).begins()
    table.describe("m", "1 magic red")
    table.spent(1, 2, 3)
    order = [*table.state.initiative]
    for chapter in (1, 2, 3):
        for _ in range(3):
            assert table.state.initiative == order
            before = [*table.state.initiative]
            table.drafts(2, 0, 1)
            order = [before[1], before[2], before[0]]  # the deck, row 1, row 2
            assert table.state.initiative == order
            for who in (1, 2, 3):
                table.plays(who, "m", "m")
        assert table.state.initiative == order
        for who in (1, 2, 3):
            if chapter < 3:
                table.move("keep_cards", who=who, first=0, **({"second": 1} if chapter == 2 else {}))
        table.move("turn_page")
        assert table.state.initiative == order
        if chapter == 2:
            table.move("enter_bonus", kind="first", receiver="lowest", what="vp", other=1)
            order = [order[2], order[0], order[1]]
            assert table.state.initiative == order
        if chapter < 3:
            table.move("name_symbols", left="magic", right="combat")
            table.move("next_step")
    assert table.state.initiative == order


def ended(table: Table, step: str = "quests", **facts: Any) -> Table:
    """All three chapters are over, their outcomes read, all abilities used."""
    table.spent(*(one.seat for one in table.state.players))
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = 3, 3, step, False
        state.dominant = ["left"] * 3
        for field, value in facts.items():
            setattr(state, field, value)
    table.move("note", text="on")
    return table


@pytest.mark.rule("WP-FIN-03", "WP-FIN-04", "WP-FIN-05", "WP-FIN-06", "WP-FIN-07", "WP-FIN-08", "WP-VP-01")
@settings(max_examples=times(6, 100), deadline=None)
@given(
    before=st.lists(st.integers(0, 6), min_size=3, max_size=3),
    greens=st.lists(st.integers(0, 5), min_size=3, max_size=3),
    gold=st.lists(st.sampled_from([None, 0, 4, 20]), min_size=3, max_size=3),
    multi=st.lists(st.integers(0, 4), min_size=3, max_size=3),
    order=st.permutations([1, 2, 3]),
)
def test_quests_gold_and_objectives_add_up_and_the_highest_of_equal_ones_wins(before, greens, gold, multi, order):
    people = ("geralt", "ciri", "yennefer")
    table = Table({"players": [{"character": one} for one in people], "story": "P2"})
    table.move("leave_list")
    table.begins()
    table.describe("g", "green blue")
    table.describe("r", "1 combat red")
    for character in people:
        table.move("describe_quest", character=character, colour="green", scale=[0, 2, 3, 5])
        table.move("describe_board", character=character, second=5, third=10, fourth=15, track=TRACK)
    for back in ("magic", "magic_side"):
        pattern = "each_multi" if back == "magic" else "rank_multi"
        values = [3] if back == "magic" else [4, 2]
        table.move("describe_objective", card=back, back=back, pattern=pattern, values=values)
    for who in (1, 2, 3):
        table.lies(who, *["red blue"] * multi[who - 1], "green")
    with table.arranged() as state:
        for one, vp, marker in zip(state.players, before, gold, strict=True):
            one.vp, one.gold, one.xp = vp, marker, 19 if marker is None else 20
    ended(table, initiative=list(order))
    wanted = [*before]
    for who in (1, 2, 3):
        assert table.state.step == "quests" and not table.state.winner
        count = greens[who - 1]
        table.move("show_hand", who=who, cards=["g"] * count + ["r"] * (5 - count))
        wanted[who - 1] += [0, 2, 3, 5, 5, 5][count]
        if who < 3:
            assert table.one(who).vp == wanted[who - 1]
    paid = {None: 0, 0: 0, 4: 2, 20: 15}
    wanted = [vp + paid[marker] for vp, marker in zip(wanted, gold, strict=True)]
    assert [one.vp for one in table.state.players] == wanted and table.state.step == "objectives"
    for back in ("magic", "magic_side"):
        table.move("turn_up_objective", back=back, card=back)
    best = max(multi)
    for at, count in enumerate(multi):
        wanted[at] += min(3, count) + ({0: 4, 1: 2}.get(best - count, 0) if count else 0)
    assert [one.vp for one in table.state.players] == wanted
    first = [seat for seat in order if wanted[seat - 1] == max(wanted)]
    assert table.state.winner == first[0]
    assert table.told("tell-winner")[0]["tied"] == ("yes" if len(first) > 1 else "no")
    for one in table.state.players:
        opened = points.account(one)
        assert opened.total == one.vp == sum(part.points for part in opened.parts)


@pytest.mark.rule("WP-EDGE-09", "WP-FIN-08", "WP-BOOK-17", "WP-INIT-06")
@pytest.mark.parametrize(("moves", "winner"), [(False, 2), (True, 1)])
def test_a_move_to_the_first_place_on_the_last_page_breaks_the_tie(destiny, moves, winner):
    table = destiny(story="P1", effort_cards=False, side_quests=False).begins()
    for who in (1, 2):
        table.pool(who, magic=2)
    ended(table, "scoring", initiative=[2, 3, 1])
    assert table.state.step == "reading" and table.state.path == {"left": 2, "right": 2}
    table.move("turn_page")
    if moves:
        table.move("enter_bonus", kind="first", receiver="lowest", what="vp", other=1)
        assert table.state.initiative == [1, 2, 3]
    table.move("next_step", overrule=("story-not-read",))
    assert [one.vp for one in table.state.players] == [2, 2, 0] and table.state.winner == winner


@pytest.mark.rule("WP-FIN-01", "WP-FIN-02", "WP-END-23")
def test_chapter_three_ends_like_the_others_but_for_the_clearing_and_then_the_game_ends(destiny):
    table = destiny(story="P1", effort_cards=False).begins()
    table.lies(1, "2 magic red", "1 combat blue")
    table.pool(1, combat=1, exploration=4)
    table.pool(3, combat=3)
    ended(table, "dominance", dominant=["right", "right"], fate={"I": "left", "II": "aside", "III": "left"})
    assert [(one.vp, one.xp) for one in table.state.players] == [(2, 2), (0, 0), (0, 3)]
    assert table.state.path == {"left": 1, "right": 3}
    assert len(table.one(1).timeline) == 2 and table.one(1).pool["exploration"] == 4
    assert turns.final_steps(table.state) == ("quests", "gold", "winner", "epilogue")
    table.move("turn_page")
    table.move("next_step", overrule=("story-not-read",))
    assert table.state.step == "quests"


@pytest.mark.rule("WP-VP-01", "WP-VP-03", "WP-VP-04", "WP-VP-05")
def test_victory_points_have_no_end_of_the_track_and_no_page_takes_more_than_there_are(destiny):
    table = destiny(story="P1", effort_cards=False).begins()
    table.pool(1, magic=60)
    for chapter in (1, 2):
        with table.arranged() as state:
            state.dominant, state.step, state.begun, state.chapter = ["left"] * chapter, "scoring", False, chapter
        table.pool(1, magic=60)
        for who in (1, 2, 3):
            table.lies(who, "red", "red", "red")
        table.move("note", text="on")
        assert table.one(1).vp == 60 * chapter  # at once, and beyond any printed track
    with table.arranged() as state:
        state.step, state.begun, state.path = "reading", True, {"left": 2, "right": 1}
        state.at(2).vp = 2
    table.move("turn_page")
    table.move("enter_bonus", kind="lose", receiver="left", what="vp", amount=5)
    table.move("enter_bonus", kind="lose", receiver="right", what="vp", amount=5)
    assert [one.vp for one in table.state.players] == [115, 0, 0]


@pytest.mark.rule("WP-QUEST-01", "WP-QUEST-05", "WP-SET-16", "WP-VAR-01")
@pytest.mark.parametrize("side_quests", [True, False])
def test_side_quests_are_asked_of_everybody_or_left_out_and_worth_nothing(destiny, side_quests):
    table = destiny(story="P1", effort_cards=False, side_quests=side_quests).begins()
    table.move("describe_quest", character="geralt", colour="green", scale=[2, 4])
    ended(table)
    assert table.state.step == ("quests" if side_quests else "epilogue")
    assert GAME.on_turn(table.state) == ([1, 2, 3] if side_quests else GAME.on_turn(table.state))
    if side_quests:
        table.move("score_quest", who=1, count=0)
    assert table.one(1).vp == (2 if side_quests else 0)


@pytest.mark.rule("WP-FIN-07", "WP-FIN-08", "WP-BOOK-14")
def test_points_that_were_forgotten_name_another_winner_as_long_as_the_epilogue_is_read(destiny):
    table = destiny(story="P1", effort_cards=False, side_quests=False).begins()
    ended(table, initiative=[3, 2, 1])
    assert (table.state.step, table.state.winner) == ("epilogue", 3)
    table.move("move_vp", who=3, by=1)
    assert table.state.winner == 3 and "tell-winner" not in table.said
    table.move("move_vp", who=2, by=1)
    assert table.state.winner == 3  # equal now, and Yennefer stands higher
    table.move("move_vp", who=1, by=2)
    assert table.state.winner == 1 and table.told("tell-winner") == [{"who": "geralt", "count": 2, "tied": "no"}]
