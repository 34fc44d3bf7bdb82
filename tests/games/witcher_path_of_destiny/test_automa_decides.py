"""Whatever the Automa decides it decides by the rules, and the app says why. WP-SOLO."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import symbols
from companion.games.witcher_path_of_destiny.play.points import account
from companion.games.witcher_path_of_destiny.state.pieces import Special
from tests.effort import times

from .conftest import Table

MAGIC_LEFT, COMBAT_RIGHT = "magic", "combat"
# What a card shows, and how many of its symbols are magic or combat: exploration and diplomacy do not count.
CARDS = {
    "bare": ("red", 0),
    "idle": ("3 exploration 2 diplomacy red", 0),
    "magic": ("1 magic green", 1),
    "combat": ("1 combat 1 diplomacy yellow", 1),
    "both": ("1 magic 1 combat green", 2),
    "blue": ("1 combat blue", 1),
    "idle blue": ("1 exploration blue green", 0),
}
NOTHING_DUE = {"effort_cards": False, "side_quests": False}


def alone(**options: Any) -> Table:
    """Ciri (seat 1) against Yennefer's Automa (seat 2), whose board shows magic and diplomacy; nothing has begun."""
    asked = {"players": [{"character": "ciri"}], "story": "P1", "automa": "yennefer", **NOTHING_DUE, **options}
    table = Table(asked)
    table.move("leave_list")
    for card, (text, _) in CARDS.items():
        table.describe(card, text)
    table.move("describe_automa", character=asked["automa"], first="magic", second="diplomacy", **also(asked))
    return table.begins(MAGIC_LEFT, COMBAT_RIGHT)


def also(asked: dict[str, Any]) -> dict[str, Any]:
    """Of another Automa than Yennefer's the first ability has to be told as well."""
    return {} if asked["automa"] == "yennefer" else {"colour": "blue"}


def drafting(first: int = 2, shown: tuple[str, ...] = ("left",), **options: Any) -> Table:
    """The same, in the first draft: the chapter's flips are made, `first` stands higher on the track."""
    table = alone(**options)
    table.spent(1)
    table.move("flip_token", shown=list(shown))
    with table.arranged() as state:
        state.initiative = [first, 3 - first]
    return table


def lay(table: Table, *rows: tuple[str, str]) -> None:
    """What lies in the rows, from the top."""
    for number, (first, second) in enumerate(rows, 1):
        table.move("name_row", row=number, first=first, second=second)


IDLE = ("idle", "bare")


# --- where it drafts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-19", "WP-SOLO-20", "WP-SOLO-21", "WP-SOLO-22", "WP-SOLO-24", "WP-SOLO-02")
@settings(max_examples=times(12, 300), deadline=None)
@given(
    rows=st.lists(st.tuples(st.sampled_from([*CARDS]), st.sampled_from([*CARDS])), min_size=4, max_size=4),
    mine=st.sampled_from([None, 0, 1, 2, 3, 4]),
)
def test_it_goes_where_most_active_symbols_lie_the_higher_of_equal_rows_or_to_the_deck(rows, mine):
    table = drafting(first=2 if mine is None else 1, difficulty="story")
    lay(table, *rows)
    if mine is not None:
        table.move("draft_row", who=1, row=mine)
    open_rows = {
        number: CARDS[first][1] + CARDS[second][1] for number, (first, second) in enumerate(rows, 1) if number != mine
    }
    most = max(open_rows.values())
    wanted = min(number for number, count in open_rows.items() if count == most) if most else 0
    table.move("automa_drafts")
    (told,) = table.told("tell-automa-drafts")
    assert told["row"] == wanted
    if wanted:
        why = told["why"].args
        assert (told["why"].key, why["row"], why["count"]) == ("automa-why-row", wanted, most)
        assert [(one.args["row"], one.args["count"]) for one in why["rows"]] == [*open_rows.items()]
        assert why["tied"] == ("yes" if [*open_rows.values()].count(most) > 1 else "no")
        assert [laid.id for laid in table.one(2).timeline] == [*rows[wanted - 1]]
    else:
        assert told["why"].key == "automa-why-deck" and table.state.automa.untold == 2
        table.move("tell_automa_cards", first="bare", second="bare")
    if mine is None:
        table.move("draft_row", who=1, row=0)
        assert table.state.initiative == ([2, 1] if wanted == 0 else [1, 2])
    else:  # by their places from the top; on the deck it stands behind the player
        assert table.state.initiative == ([1, 2] if mine <= wanted or mine == 0 else [2, 1])


@pytest.mark.rule("WP-SOLO-21", "WP-SOLO-12", "WP-SOLO-23")
def test_blue_cards_from_the_deck_are_drafted_cards_too():
    table = drafting(difficulty="story")
    lay(table, IDLE, IDLE, IDLE, IDLE)
    deck = table.state.deck
    table.move("automa_drafts")
    assert (table.state.deck, table.state.queue) == (deck - 2, [2])
    table.move("tell_automa_cards", first="blue", second="idle blue")
    assert table.one(2).xp == 2 and table.told("tell-automa-xp") == [{"count": 2}]
    assert [laid.id for laid in table.one(2).timeline] == ["blue", "idle blue"]


@pytest.mark.rule("WP-SOLO-25", "WP-SOLO-15", "WP-SOLO-16")
@pytest.mark.parametrize(("difficulty", "xp", "gold"), [("story", 1, None), ("blood", 7, None), ("march", 8, 1)])
def test_the_bottom_row_pays_it_a_point_and_at_eight_that_is_gold(difficulty, xp, gold):
    table = drafting(difficulty=difficulty)
    lay(table, IDLE, IDLE, IDLE, ("magic", "bare"))
    table.move("automa_drafts")
    assert (table.one(2).xp, table.one(2).gold) == (xp, gold)


@pytest.mark.rule("WP-SOLO-25", "WP-MZ-03", "WP-SOLO-37", "WP-MZ-06")
@pytest.mark.parametrize("row", [2, 3, 4])
def test_among_alliances_a_row_brings_it_neither_a_point_nor_a_card(row):
    table = drafting(story="P3", difficulty="story")
    lay(table, *(("magic", "bare") if number == row else IDLE for number in (1, 2, 3, 4)))
    table.move("automa_drafts")
    rival = table.one(2)
    assert table.state.rows[row - 1].seat == 2
    assert (rival.xp, rival.alliances) == (0, {"left": [], "right": []})
    assert table.state.alliances.choosing == [] and table.state.alliances.discards == {}


# --- flips -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-08", "WP-SOLO-09", "WP-SOLO-26", "WP-SOLO-36", "WP-SAVE-05")
def test_a_chapter_of_flips_as_many_as_its_number_and_one_in_each_turn():
    table = alone(difficulty="story")
    table.spent(1)
    for chapter in (1, 2, 3):
        if chapter > 1:
            with table.arranged() as state:
                state.chapter, state.turn, state.step, state.begun = chapter, 1, "reading", True
                state.left, state.right = "magic", "diplomacy"  # both of its board
                state.at(2).pool, state.at(2).timeline = {}, []
            table.move("next_step")
        assert table.objects("automa_drafts").rule == "WP-SOLO-08"
        table.move("flip_token", shown=["right"] * chapter)
        assert [one.args["side"] for one in table.told("tell-automa-flipped")[0]["sides"]] == ["right"] * chapter
        (told,) = table.told("tell-automa-begins")  # both in one line
        board = told["printed"]
        assert [one.args["count"] for one in told["symbols"]] == [chapter]
        other = table.state.right
        if chapter == 1:  # magic is active, diplomacy is not
            assert [(one.args["symbol"], one.args["count"]) for one in board] == [("magic", 1)]
            assert (table.one(2).pool["magic"], table.one(2).pool[other], table.one(2).pool["diplomacy"]) == (1, 1, 0)
        else:
            assert {one.args["symbol"] for one in board} == {"magic", "diplomacy"}
            assert (table.one(2).pool["magic"], table.one(2).pool[other]) == (1, 1 + chapter)
        assert table.state.automa.flips == chapter
        for turn in (1, 2):
            table.move("next_step") if table.state.step == "reading" else None
            pair = ("magic", "bare")
            lay(table, pair, pair, pair, pair)
            while table.state.step == "draft":
                who = next(seat for seat in table.state.initiative if seat not in table.standing)
                table.move("automa_drafts") if who == 2 else table.move("draft_row", who=1, row=0)
            table.plays(1, "bare", "bare")
            assert table.state.turn == turn and table.state.step == "play"
            table.move("flip_token", shown=["left"])
            assert table.state.automa.flips == chapter + turn and table.state.turn == turn + 1


@pytest.mark.rule("WP-SOLO-06")
def test_the_app_flips_like_a_coin(destiny):
    sides = []
    for seed in "abcdefghijklmnop":
        table = destiny("ciri", automa="yennefer", story="P1", otherwise=["WP-SOLO-09"], seed=seed).begins()
        assert table.told("tell-automa-flips") == [{"count": 1, "both": "yes"}]
        with table.arranged() as state:
            state.chapter = 3
        table.move("flip_token")
        assert len(table.drawn) == 3 and "tell-automa-gains" not in table.said
        sides += [one.came for one in table.drawn]
        flips = [one.came for one in table.drawn]
        assert (table.one(2).pool["magic"], table.one(2).pool["combat"]) == (
            1 + flips.count("left"),
            1 + flips.count("right"),
        )
    assert len(sides) == 48 and 12 < sides.count("left") < 36


@pytest.mark.rule("WP-SOLO-36", "WP-SOLO-26", "WP-SOLO-27")
def test_the_order_of_a_turn_alone():
    table = drafting(first=2, shown=("right",), difficulty="march", effort_cards=True)
    table.move("describe_effort", card="two reds", chapter=1, colours=["red", "red"], bonus="left", count=1)
    table.move("lay_effort", chapter=1, card="two reds")
    lay(table, ("both", "both"), ("blue", "bare"), IDLE, IDLE)
    table.move("automa_drafts")
    said = [key for key in table.said if key in ("tell-automa-drafts", "tell-automa-extra")]
    assert said == ["tell-automa-drafts", "tell-automa-extra"]  # the second ability before the player drafts
    table.move("draft_row", who=1, row=4)
    table.plays(1, "bare", "bare")
    assert table.state.step == "play" and "tell-gain-symbols" not in table.said  # first the flip, then the check
    assert table.one(1).pool["magic"] == 0
    table.move("flip_token", shown=["right"])
    steps = ("tell-automa-flipped", "tell-gain-symbols", "tell-automa-fate-placed")
    assert [key for key in table.said if key in steps] == [*steps]
    # of magic it has its board's and two of its cards; of combat two flips, two of its cards, one of the extra card
    counts = [symbols.symbols_of(table.state, table.one(2), side) for side in ("left", "right")]
    assert counts == [3, 5] and table.state.fate["I"] == "right"


# --- its abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-13", "WP-SOLO-15", "WP-SOLO-17", "WP-EDGE-12")
def test_what_begins_at_eight_in_the_middle_of_its_draft_is_used_in_it():
    table = drafting(difficulty="blood")
    lay(table, ("both", "bare"), ("blue", "bare"), ("blue", "blue"), IDLE)
    table.move("automa_drafts")  # of two and two the higher row: none of it blue, and its ability does not begin
    assert [laid.id for laid in table.one(2).timeline] == ["both", "bare"] and not table.state.automa.second
    table = drafting(difficulty="blood")
    lay(table, ("magic", "bare"), ("idle blue", "combat"), ("blue", "blue"), IDLE)
    table.move("automa_drafts")
    rival = table.one(2)
    # six points and two blue cards: eight, so one card more of the highest row, which is not blue
    assert [laid.id for laid in rival.timeline] == ["blue", "blue", "magic"]
    assert (rival.xp, rival.gold, table.state.automa.second) == (8, 0, True)
    assert table.told("tell-automa-extra") == [{"row": 1, "card": "magic"}]


@pytest.mark.rule("WP-SOLO-11", "WP-SOLO-17", "WP-SOLO-36")
@pytest.mark.parametrize("otherwise", [[], ["WP-SOLO-36"]])
def test_its_second_ability_is_used_in_every_turn(otherwise):
    table = drafting(first=2, difficulty="march", otherwise=otherwise)
    for turn in (1, 2):
        lay(table, ("both", "both"), ("magic", "bare"), ("blue", "bare"), ("bare", "bare"))
        while table.state.step == "draft":
            who = next(seat for seat in table.state.initiative if seat not in table.standing)
            table.move("automa_drafts") if who == 2 else table.move("draft_row", who=1, row=4)
        assert len(table.one(2).timeline) == 3 * turn - (1 if otherwise else 0)
        table.plays(1, "bare", "bare")
        assert [laid.id for laid in table.one(2).timeline] == ["both", "both", "magic"] * turn
        table.move("flip_token", shown=["left"])
        assert table.state.turn == turn + 1


@pytest.mark.rule("WP-SOLO-17", "WP-SOLO-22", "WP-ABI-30")
def test_the_row_of_the_player_is_not_available_for_its_one_card_more():
    table = drafting(first=1, difficulty="march")
    lay(table, ("blue", "bare"), ("both", "both"), ("idle blue", "idle"), ("bare", "blue"))
    table.move("draft_row", who=1, row=1)
    discards = table.state.discards
    table.move("automa_drafts")
    rival = table.one(2)
    assert [laid.id for laid in rival.timeline] == ["both", "both", "blue"]  # of row 4: row 3 shows none
    assert rival.gold == 1  # for the blue card alone: the bottom row was not chosen
    assert table.state.discards == discards + 1 and table.state.initiative == [1, 2]


@pytest.mark.rule("WP-SOLO-11", "WP-SOLO-12", "WP-CARD-05")
def test_a_card_of_several_colours_is_blue_as_well_and_pays_once():
    table = drafting(difficulty="story")
    lay(table, ("idle blue", "both"), IDLE, IDLE, IDLE)
    table.move("automa_drafts")
    assert table.one(2).xp == 1


# --- the fate token --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-27", "WP-SOLO-28", "WP-EDGE-06")
@settings(max_examples=times(7, 200), deadline=None)
@given(
    mine=st.tuples(st.integers(0, 9), st.integers(0, 9)),
    rivals=st.tuples(st.integers(0, 4), st.integers(0, 4)),
    turn=st.integers(1, 3),
)
def test_the_fate_token_lies_where_the_automa_has_more_whatever_the_player_has(mine, rivals, turn):
    table = drafting(difficulty="story")
    table.pool(1, magic=mine[0], combat=mine[1])
    table.lies(2, f"{rivals[0] + 1} magic red" if rivals[0] else "red", "9 exploration blue")
    table.pool(2, combat=rivals[1], exploration=7)
    magic = rivals[0]  # one of its printed symbols is covered
    with table.arranged() as state:
        state.at(2).timeline[0].covered = [0] if rivals[0] else []
        state.turn, state.step, state.begun = turn, "fate", False
    table.move("note", text="on")
    lies = "aside" if magic == rivals[1] else "left" if magic > rivals[1] else "right"
    token = ("I", "II", "III")[turn - 1]
    if turn < 3:  # after the third the chapter is over, and the tokens go back
        assert table.state.fate[token] == lies
    if lies == "aside":
        assert table.told("tell-automa-fate-aside") == [{"token": token}]
    else:
        assert table.told("tell-automa-fate-placed") == [{"token": token, "side": lies}]
    (announced,) = table.told("tell-announced")  # nobody but the Automa is asked, and its counts are said
    assert (announced["who"], announced["lefts"], announced["rights"]) == ("yennefer", magic, rivals[1])


# --- the end of a chapter and of the game ----------------------------------------------------------------------------


def ends(table: Table, step: str, chapter: int = 1, **facts: Any) -> Table:
    """That step of a chapter's end begins."""
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = chapter, 3, step, False
        for field, value in facts.items():
            setattr(state, field, value)
    table.move("note", text="on")
    return table


@pytest.mark.rule("WP-SOLO-29", "WP-SOLO-15", "WP-SOLO-16", "WP-SOLO-13", "WP-EDGE-06")
def test_its_points_of_a_chapter_go_beyond_eight_as_gold():
    table = drafting(difficulty="blood")
    table.lies(2, "3 magic red", "4 combat blue")
    table.pool(2, magic=2, combat=1, exploration=9)
    with table.arranged() as state:
        state.at(2).timeline[1].covered = [0]
    ends(table, "dominance", fate={"I": "left", "II": "left", "III": "right"})
    rival = table.one(2)
    assert (rival.vp, rival.xp, rival.gold) == (5, 8, 2)  # five magic, four combat: six and four are ten
    assert table.state.automa.second and "tell-automa-second" in table.said


@pytest.mark.rule("WP-SOLO-30", "WP-SOLO-31", "WP-BOOK-08")
def test_of_two_path_tokens_one_may_be_won_and_the_others_bonus_is_lost():
    table = drafting(difficulty="story")
    table.pool(1, magic=3, combat=1)
    table.pool(2, magic=2, combat=2)
    ends(table, "paths", chapter=3, dominant=["left"] * 3)
    assert table.state.path == {"left": 1, "right": 0}
    assert [told["side"] for told in table.told("tell-path-token-unclaimed")] == ["right"]
    table.move("turn_page")
    table.move("enter_bonus", kind="gain", receiver="right", what="vp", amount=5)
    assert [one.vp for one in table.state.people] == [0, 0]
    table.move("enter_bonus", kind="gain", receiver="left", what="vp", amount=2)
    assert [one.vp for one in table.state.people] == [2, 0]


@pytest.mark.rule("WP-SOLO-32")
@pytest.mark.parametrize("chapter", [1, 2])
def test_after_each_chapter_it_keeps_neither_card_nor_token(chapter):
    table = drafting(difficulty="story")
    table.lies(1, "red", "red", "red")
    table.lies(2, "1 magic red", "1 combat red", "blue", "green")
    table.pool(2, magic=4, diplomacy=1)
    discards = table.state.discards
    ends(table, "keep", chapter, dominant=["left"] * chapter, coming={"left": "magic", "right": "combat"})
    table.move("keep_cards", who=1, first=0, **({"second": 1} if chapter == 2 else {}))
    assert table.one(2).timeline == [] and not any(table.one(2).pool.values())
    assert len(table.one(1).timeline) == chapter
    assert table.state.discards == discards + 4 + 3 - chapter
    assert [told["who"] for told in table.told("tell-automa-cleared")] == ["yennefer"]


@pytest.mark.rule("WP-SOLO-33", "WP-SOLO-34", "WP-SOLO-04", "WP-QUEST-05")
def test_at_the_end_it_has_gold_and_no_quest_and_equal_points_go_by_the_track():
    for order, winner in (([1, 2], 1), ([2, 1], 2)):
        table = drafting(difficulty="march", side_quests=True)
        table.move(
            "describe_automa", character="yennefer", first="magic", second="diplomacy", track=[0, 0, 3, *[4] * 18]
        )
        with table.arranged() as state:
            state.at(1).vp, state.at(2).vp, state.at(2).gold = 1, 2, 2
        ends(table, "quests", chapter=3, dominant=["left"] * 3, initiative=order)
        assert GAME.on_turn(table.state) == [1]  # nobody asks the Automa for a hand
        table.move("score_quest", who=1, count=2, vp=4)
        assert [one.vp for one in table.state.people] == [5, 5]
        assert table.state.winner == winner


@pytest.mark.rule("WP-SOLO-38", "WP-SYM-12")
def test_when_it_loses_symbols_tokens_go_before_the_leftmost_printed_ones():
    table = drafting(difficulty="story")
    table.lies(2, "2 magic red", "1 combat blue", "2 combat 1 magic red")
    table.pool(2, combat=1)
    with table.arranged() as state:
        state.step, state.begun, state.dominant, state.initiative = "reading", True, ["left"], [2, 1]
        state.at(2).specials = [Special(symbol="magic")]
    table.move("turn_page")
    table.move("enter_bonus", kind="lose", receiver="highest", what="combat", amount=3)
    assert table.state.owed == []  # it chooses nothing
    assert table.one(2).pool["combat"] == 0
    assert [laid.open_symbols for laid in table.one(2).timeline] == [["magic", "magic"], [], ["magic", "combat"]]


# --- five difficulties -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-07", "WP-SOLO-13", "WP-SOLO-14", "WP-SOLO-15", "WP-VAR-03")
@pytest.mark.parametrize(
    ("difficulty", "lacking"), [("story", 8), ("normal", 6), ("sword", 4), ("blood", 2), ("march", 0)]
)
def test_how_many_points_each_difficulty_lacks_until_the_second_ability(difficulty, lacking):
    table = drafting(difficulty=difficulty)
    if lacking:
        if lacking > 1:
            table.move("move_xp", who=2, by=lacking - 1)
        assert (table.one(2).xp, table.one(2).gold, table.state.automa.second) == (7, None, False)
        table.move("move_xp", who=2, by=1)
    assert (table.one(2).xp, table.one(2).gold, table.state.automa.second) == (8, 0, True)


@pytest.mark.rule("WP-SOLO-07", "WP-XP-13")
@pytest.mark.parametrize(("difficulty", "xp"), [("story", 0), ("normal", 2), ("sword", 4), ("blood", 6), ("march", 8)])
def test_what_it_begins_with_is_no_correction(difficulty, xp):
    table = drafting(difficulty=difficulty)
    assert [(part.what, part.points) for part in account(table.one(2), "xp").parts] == (
        [("difficulty", xp)] if xp else []
    )
    table.move("move_xp", who=2, by=9)
    opened = account(table.one(2), "xp")
    assert opened.total == xp + 9 == sum(part.points for part in opened.parts)
    assert "correction" not in [part.what for part in opened.parts]


@pytest.mark.rule("WP-SOLO-03", "WP-SOLO-05", "WP-INIT-01")
@pytest.mark.parametrize(
    ("story", "order"),
    [
        ("P1", ["ciri", "yennefer", "geralt", "marigold", "vesemir"]),
        ("P2", ["geralt", "vesemir", "ciri", "yennefer", "marigold"]),
        ("P3", ["marigold", "vesemir", "geralt", "yennefer", "ciri"]),
    ],
)
def test_both_figures_begin_in_the_order_of_the_story(destiny, story, order):
    for mine in order:
        for rival in order:
            if mine != rival:
                table = destiny(mine, automa=rival, story=story)
                assert [one.character for one in table.state.in_order] == [one for one in order if one in (mine, rival)]
