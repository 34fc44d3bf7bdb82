"""The end of the game: side quests, gold experience, the winner, and sums that can be opened. WP-FIN, WP-QUEST."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import final, points
from tests.effort import times

from .conftest import Table

TRACK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 12]
SCALE = [0, 1, 3, 6]


def final_at(table: Table, step: str = "quests") -> Table:
    """The game's end begins: all three chapters are over, and their outcomes read."""
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = 3, 3, step, False
        state.dominant = ["left"] * 3
    table.move("note", text="on")
    return table


@pytest.fixture
def quests(trio) -> Table:
    """Side quests: Geralt's of green cards, Ciri's of combat symbols, Yennefer's described by nobody."""
    trio.move("describe_quest", character="geralt", colour="green", scale=SCALE)
    trio.move("describe_quest", character="ciri", symbol="combat", scale=SCALE)
    for name, text in (("g", "green"), ("gr", "green red"), ("r", "2 combat red"), ("b", "1 combat blue")):
        trio.describe(name, text)
    return final_at(trio)


@pytest.mark.rule("WP-FIN-03", "WP-QUEST-01", "WP-QUEST-02", "WP-QUEST-03", "WP-QUEST-04", "WP-CARD-06")
def test_hands_are_shown_and_scored_by_the_scale_of_the_quest(quests):
    assert GAME.on_turn(quests.state) == [1, 2, 3]
    quests.lies(1, "1 magic green", "1 magic green")  # the timeline does not count
    quests.move("show_hand", who=1, cards=["g", "gr", "r", "b", "b"])
    assert quests.one(1).vp == 3
    quests.move("show_hand", who=2, cards=["r", "r", "b", "g", "g"])  # five symbols: beyond the scale's end
    assert quests.one(2).vp == 6
    quests.move("show_hand", who=3, cards=["g", "g", "g", "g", "g"])
    assert quests.one(3).shown == ["g"] * 5 and quests.one(3).vp == 0  # nobody knows the scale
    assert quests.refuses("score_quest", who=3, count=2).field == "vp"
    quests.move("score_quest", who=3, count=2, vp=4)
    assert quests.one(3).vp == 4 and quests.state.step != "quests"
    [part] = points.account(quests.one(1)).parts
    assert (part.what, part.chapter, part.points) == ("quest", 0, 3)
    assert part.made_of[0].args == {"count": 2}


@pytest.mark.rule("WP-QUEST-02", "WP-CARD-12")
def test_the_hand_is_as_large_as_the_app_knows(quests):
    with quests.arranged() as state:
        state.at(1).hand = 6
    assert quests.objects("show_hand", who=1, cards=["g"] * 5).rule == "WP-QUEST-02"
    quests.move("show_hand", who=1, cards=["g"] * 6)
    assert quests.one(1).vp == 6


@pytest.mark.rule("WP-QUEST-03", "WP-FIN-03")
def test_one_may_only_count_and_count_again(quests):
    quests.move("score_quest", who=1, count=1)
    assert quests.one(1).vp == 1
    quests.move("score_quest", who=1, count=2)
    assert quests.one(1).vp == 3
    assert quests.objects("score_quest", who=1, count=2, vp=9).rule == "WP-QUEST-03"


@pytest.mark.rule("WP-QUEST-05", "WP-SET-16")
def test_without_side_quests_nothing_is_scored_for_them(destiny):
    table = final_at(destiny(story="P1", side_quests=False, effort_cards=False).begins())
    assert table.state.step == "epilogue" and table.state.winner
    assert not any(deed.what == "quest" for one in table.state.players for deed in one.deeds)


@pytest.mark.rule("WP-FIN-04", "WP-XP-10", "WP-XP-11", "WP-XP-12")
def test_the_gold_marker_pays_what_its_place_on_the_track_says(trio):
    trio.move("describe_board", character="geralt", second=4, third=9, fourth=15, track=TRACK)
    with trio.arranged() as state:
        state.at(1).xp, state.at(1).gold = 20, 9
        state.at(2).xp, state.at(2).gold = 20, 3
        state.at(3).xp = 19
    final_at(trio, "gold")
    assert trio.one(1).vp == 4 and trio.state.step == "gold"  # Ciri's board nobody has told
    assert trio.objects("score_gold", who=3, vp=1).rule == "WP-XP-12"
    trio.move("score_gold", who=2, vp=2)
    assert [one.vp for one in trio.state.players] == [4, 2, 0]
    assert trio.state.winner == 1


@pytest.mark.rule("WP-XP-11")
def test_a_board_told_in_that_moment_pays_at_once(trio):
    with trio.arranged() as state:
        state.at(2).xp, state.at(2).gold = 20, 20
    final_at(trio, "gold")
    trio.move("describe_board", character="ciri", second=4, third=9, fourth=15, track=TRACK)
    assert trio.one(2).vp == 12 and trio.state.winner == 2


@pytest.mark.rule("WP-BOOK-19", "WP-FIN-04")
def test_bonuses_of_the_last_page_come_before_the_gold_marker_is_paid(destiny):
    table = destiny("geralt", "ciri", story="P1", effort_cards=False, side_quests=False).begins()
    table.move("describe_board", character="geralt", second=4, third=9, fourth=15, track=TRACK)
    table.move("move_xp", who=1, by=20)
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = 3, 3, "paths", False
        state.dominant, state.initiative = ["left"] * 3, [1, 2]
    table.move("note", text="on")
    assert table.state.step == "reading" and table.one(1).vp == 0
    table.move("turn_page")
    table.move("enter_bonus", kind="gain", receiver="left", what="xp", amount=4)
    table.move("next_step", overrule=("story-not-read",))  # of the chapters before
    assert table.one(1).gold == 4 and table.one(1).vp == TRACK[4]


@pytest.mark.rule("WP-SOLO-33")
def test_the_automa_has_no_quest_and_is_paid_for_gold(destiny):
    table = destiny("geralt", story="P1", automa="ciri").begins()
    table.move("describe_automa", character="ciri", first="magic", second="combat", track=TRACK)
    with table.arranged() as state:
        state.automa.rival.xp, state.automa.rival.gold = 8, 6
    final_at(table)
    table.move("score_quest", who=1, count=0, vp=3)
    assert (table.one(1).vp, table.state.automa.rival.vp) == (3, 3)
    assert table.objects("score_quest", who=2, count=1, vp=1).rule in ("WP-QUEST-05", "WP-STR-03")


@pytest.mark.rule("WP-FIN-07", "WP-FIN-08", "WP-EDGE-09", "WP-INIT-06", "WP-SOLO-34")
@settings(max_examples=times(9, 200), deadline=None)
@given(vps=st.lists(st.integers(0, 4), min_size=2, max_size=5), data=st.data())
def test_most_points_win_and_of_equal_ones_the_higher_of_the_track(vps, data):
    people = ["geralt", "ciri", "yennefer", "marigold", "vesemir"][: len(vps)]
    options = {"players": [{"character": one} for one in people], "story": "P1", "side_quests": False}
    table = Table({**options, "effort_cards": False})
    table.move("leave_list")
    table.begins()
    order = data.draw(st.permutations(range(1, len(vps) + 1)))
    with table.arranged() as state:
        state.initiative = [*order]
        for one, vp in zip(state.players, vps, strict=True):
            one.vp = vp
    final_at(table)
    best = [seat for seat in order if vps[seat - 1] == max(vps)]
    assert table.state.winner == best[0]
    assert table.told("tell-winner")[0]["tied"] == ("yes" if len(best) > 1 else "no")
    assert [one.seat for one in final.standings(table.state)][0] == best[0]


@pytest.mark.rule("WP-FIN-09", "WP-FIN-10", "WP-BOOK-14")
def test_the_epilogue_is_read_and_only_then_all_may_be_cleared_away(trio):
    trio.spent(1, 2, 3)
    final_at(trio, "winner")
    assert trio.state.step == "epilogue" and trio.state.winner == 2  # Ciri stands highest
    assert "tell-clear-away" not in trio.said
    trio.move("next_step", overrule=("*",))
    assert trio.state.step == "over" and "tell-clear-away" in trio.said
    assert trio.objects("move_vp", who=1, by=1).rule == "WP-FIN-01"


@pytest.mark.rule("WP-VP-02", "WP-FIN-02", "WP-FIN-06")
def test_the_race_has_every_chapter_and_the_final_scoring(quests):
    with quests.arranged() as state:
        for one in state.players:
            one.deeds = []
    for who in (1, 2, 3):
        with quests.arranged() as state:
            state.chapter = who
        quests.move("move_vp", who=1, by=who)
    for who in (1, 2, 3):
        quests.move("score_quest", who=who, count=1, **({"vp": 5} if who == 3 else {}))
    assert points.race(quests.state) == {1: [1, 3, 6, 7], 2: [0, 0, 0, 1], 3: [0, 0, 0, 5]}
    for one in quests.state.players:
        opened = points.account(one)
        assert opened.total == one.vp == sum(part.points for part in opened.parts)


@pytest.mark.rule("WP-VP-02")
def test_what_was_put_right_by_hand_stands_in_the_sum_as_that(trio):
    trio.move("move_vp", who=1, by=3)
    with trio.arranged() as state:
        state.at(1).vp = 10
    opened = points.account(trio.one(1))
    assert [(part.what, part.points) for part in opened.parts] == [("by_hand", 3), ("correction", 7)]


@pytest.mark.rule("WP-FIN-05", "WP-FIN-06", "WP-FIN-07")
def test_the_storys_own_points_come_before_the_winner_is_named(destiny):
    table = destiny("geralt", "ciri", story="P2", side_quests=False).begins()
    for back in ("magic", "magic_side"):
        table.move("describe_objective", card=back, back=back, pattern="each_multi", values=[3])
    table.lies(1, "red blue", "red green")
    with table.arranged() as state:
        state.at(2).vp = 3
    final_at(table)
    assert table.state.step == "objectives" and not table.state.winner
    for back in ("magic", "magic_side"):
        table.move("turn_up_objective", back=back, card=back)
    assert (table.one(1).vp, table.one(2).vp, table.state.winner) == (4, 3, 1)
    [part] = points.account(table.one(1)).parts
    assert (part.what, part.chapter, part.points) == ("objective", 0, 4)


# --- whole games


def play_turn(table: Table, announced: dict[int, str]) -> None:
    """A turn: everybody drafts from the deck, plays, and announces at a light table."""
    table.drafts()
    for who in [one.seat for one in table.state.players if table.state.step == "play"]:
        table.plays(who, "m", "c" if who % 2 else "m")
    for who in announced if table.state.step == "fate" and not table.state.full else ():
        table.move("announce", who=who, side=announced[who])
    if table.state.step == "fate":
        table.move("announce_mat", side="tie")


@pytest.mark.rule("WP-STR-01", "WP-STR-02", "WP-FIN-01", "WP-FIN-07", "WP-NONE-03")
@pytest.mark.parametrize("kept", ["full", "light"])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_whole_game_of_a_printed_story_ends_with_a_winner(destiny, kept, count):
    people = ["geralt", "ciri", "yennefer", "marigold", "vesemir"][:count]
    table = destiny(*people, story="P1", effort_cards=False, kept=kept)
    table.describe("m", "1 magic red")
    table.describe("c", "1 combat blue")
    table.spent(*range(1, count + 1))
    table.begins()
    for chapter in (1, 2, 3):
        assert table.state.chapter == chapter
        for _ in range(3):
            play_turn(table, {who: "left" if who % 2 else "right" for who in range(1, count + 1)})
        if table.state.step == "dominance":
            table.move("choose_dominant", who=table.state.initiative[0], side="left")
        if table.state.step == "scoring":
            for who in range(1, count + 1):
                table.move("count_symbols", who=who, left=who, right=1)
        if table.state.step == "keep" and kept == "light":
            table.move("next_step")
        while table.state.step == "keep":
            for who in range(1, count + 1):
                table.move("keep_cards", who=who, first=1, **({"second": 0} if chapter == 2 else {}))
        assert table.state.step == "reading" and len(table.state.dominant) == chapter
        table.move("turn_page")
        if chapter < 3:
            table.move("name_symbols", left="magic", right="combat")
        table.move("next_step")
    assert table.state.step == "quests"
    for who in range(1, count + 1):
        table.move("score_quest", who=who, count=who, vp=who)
    while table.state.step == "gold":
        table.move("score_gold", who=final.unpaid(table.state)[0].seat, vp=1)
    assert table.state.step == "epilogue"
    table.move("next_step")
    assert table.state.step == "over" and GAME.over(table.state)
    winner = table.one(table.state.winner)
    assert winner.vp == max(one.vp for one in table.state.players)
    for one in table.state.players:
        opened = points.account(one)
        assert opened.total == one.vp == sum(part.points for part in opened.parts)
        assert one.hand == 5
