"""Requirement cards, hidden objectives and extra effort, each clause of their rules from the ledger. WP-ST, WP-KS."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.names import BACKS
from tests.effort import times

from .conftest import Table

REQUIRED = {"combat": "red", "magic": "green", "combat_side": "blue", "magic_side": "yellow"}


def striga(*characters: str, **options: Any) -> Table:
    """Striga in its first chapter: red is asked for at combat, green at magic."""
    people = characters or ("geralt", "ciri", "yennefer")
    table = Table({"players": [{"character": one} for one in people], "story": "P2", "side_quests": False, **options})
    table.move("leave_list")
    table.move("lay_requirements", **REQUIRED)
    return table.begins()


def check(table: Table, turn: int = 1) -> None:
    """The play step of a turn is over."""
    with table.arranged() as state:
        state.turn, state.step, state.begun = turn, "check", False
    table.move("note", text="on")


def tokens(table: Table, back: str = "combat") -> tuple[list[int], list[int]]:
    place = table.state.objectives.at(back)
    return place.left, place.right


# --- requirement cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-ST-08", "WP-ST-09", "WP-ST-12", "WP-ST-13", "WP-ST-14", "WP-ST-15", "WP-ST-16", "WP-ST-18")
@settings(max_examples=times(9, 200), deadline=None)
@given(
    turns=st.lists(st.lists(st.integers(0, 6), min_size=3, max_size=3), min_size=2, max_size=4),
    per_player=st.booleans(),
)
def test_tokens_and_points_of_a_requirement_card_turn_by_turn(turns, per_player):
    table = striga(otherwise=["WP-ST-13"] if per_player else [])
    left: list[int] = []
    right: list[int] = []
    points = {1: 0, 2: 0, 3: 0}
    for reds in turns:
        for who, count in enumerate(reds, 1):
            table.lies(who, *["red", "green red"] * (count // 2), *["red"] * (count % 2))
        four = {who: (who in left) if per_player else bool(left) for who in points}
        for who, count in enumerate(reds, 1):
            if four[who] and count >= 4 and who not in right:
                right.append(who)
                points[who] += 2
            elif not four[who] and count >= 3 and who not in left:
                left.append(who)
                points[who] += 1
        check(table)
        greens = {who: table.state.objectives.at("magic").left.count(who) for who in points}
        assert tokens(table) == (left, right)
        for who in points:
            by_green = greens[who] + 2 * table.state.objectives.at("magic").right.count(who)
            assert table.one(who).xp == points[who] + by_green


@pytest.mark.rule("WP-ST-13", "WP-ST-15")
def test_in_one_and_the_same_check_nobody_gains_both_also_where_each_has_four_asked_apart():
    table = striga(kept="light", otherwise=["WP-ST-13"])
    check(table, turn=2)
    table.move("meet_requirement", who=1, back="combat")
    assert table.objects("meet_requirement", who=1, back="combat").rule == "WP-ST-15"
    assert table.one(1).xp == 1
    table.move("next_step")
    check(table, turn=3)
    table.move("meet_requirement", who=1, back="combat")
    assert tokens(table) == ([1], [1]) and table.one(1).xp == 3


@pytest.mark.rule("WP-ST-13")
def test_four_are_asked_on_that_card_only():
    table = striga()
    table.lies(1, "red", "red", "red")
    check(table)
    table.lies(2, "green", "green", "green", "red", "red", "red")
    check(table, turn=2)
    assert tokens(table, "combat") == ([1], []) and tokens(table, "magic") == ([2], [])


@pytest.mark.rule("WP-ST-19", "WP-END-16", "WP-EDGE-18")
def test_of_the_chapter_before_only_the_kept_card_counts():
    table = striga()
    table.spent(1, 2, 3)
    for who in (1, 2, 3):
        table.lies(who, "red", "red", "blue")
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "keep", False, ["left"]
    table.move("note", text="on")
    for who in (1, 2, 3):
        table.move("keep_cards", who=who, first=0)
    assert tokens(table) == ([], [])  # resolving a kept card is no check
    for number, who in enumerate((1, 2), 1):
        with table.arranged() as state:
            state.left, state.right = "magic", "combat"
            state.at(who).timeline += [state.at(who).timeline[0]] * number
    check(table)
    assert tokens(table) == ([2], [])  # one kept and two more; Geralt has one more only


@pytest.mark.rule("WP-ABI-22", "WP-ST-18", "WP-ST-36", "WP-KS-09")
def test_a_lent_colour_counts_for_no_requirement():
    table = striga()
    table.lies(1, "red", "red", "green")
    with table.arranged() as state:
        state.at(1).timeline[2].dyed = "red"
    check(table)
    assert tokens(table) == ([], [])


# --- objectives ------------------------------------------------------------------------------------------------------


def scored(table: Table, **card: Any) -> list[int]:
    """The points for a combat objective when combat was dominant in chapter 3, and only there."""
    table.move("describe_objective", card="asked", back="combat", solo=table.state.solo, **card)
    with table.arranged() as state:
        state.chapter, state.turn, state.left, state.right = 3, 3, "combat", "magic"
        state.dominant, state.step, state.begun = ["right", "right", "left"], "objectives", False
    table.move("note", text="on")
    table.move("turn_up_objective", back="combat", card="asked")
    return [one.vp for one in table.state.people]


@pytest.mark.rule("WP-ST-23", "WP-ST-36", "WP-CARD-05")
def test_three_colours_or_fewer_pay_everybody_who_has_no_fourth():
    table = striga("geralt", "ciri", "yennefer", "marigold")
    table.lies(1, "red", "green", "blue", "red", "green")  # three
    table.lies(2, "red green", "blue yellow")  # four on two cards
    table.lies(3, "red", "red")
    table.lies(4, "red green", "green blue", "yellow")
    assert scored(table, pattern="few_colours", values=[3]) == [3, 0, 3, 0]


@pytest.mark.rule("WP-ST-24", "WP-ST-25", "WP-ST-26", "WP-CARD-02", "WP-SYM-13")
def test_a_card_whose_symbols_are_covered_is_none_without_symbols():
    table = striga("geralt", "ciri", "yennefer", "marigold", "vesemir")
    table.lies(1, "red", "red", "1 magic red")
    table.lies(2, "red", "1 magic red", "1 magic red")
    table.lies(3, "red", "red")
    table.lies(4, "1 magic red")
    table.lies(5, "red", "1 combat red")
    with table.arranged() as state:
        state.at(1).timeline[2].covered = [0]
        state.at(4).timeline[0].covered = [0]
    # two, one, two, none, one: all who are first, all who are exactly one less, nobody with none
    assert scored(table, pattern="rank_bare", values=[4, 2]) == [4, 2, 4, 0, 2]


@pytest.mark.rule("WP-ST-24", "WP-ST-25")
def test_one_less_than_one_is_none_and_pays_nothing():
    table = striga()
    table.lies(1, "red blue")
    table.lies(2, "red")
    table.lies(3, "red", "green")
    assert scored(table, pattern="rank_multi", values=[4, 2]) == [4, 0, 0]


@pytest.mark.rule("WP-ST-24", "WP-ST-25", "WP-ST-26")
def test_three_values_for_symbols_in_hand_as_their_players_tell_them():
    table = striga("geralt", "ciri", "yennefer", "marigold", "vesemir")
    assert scored(table, pattern="rank_symbol_in_hand", symbol="magic", values=[5, 3, 1]) == [0] * 5
    for who, count in ((1, 3), (2, 5), (3, 4), (4, 2), (5, 5)):
        table.move("count_for_objective", who=who, back="combat", count=count)
    assert [one.vp for one in table.state.players] == [1, 5, 3, 0, 5]


@pytest.mark.rule("WP-ST-23", "WP-ST-26", "WP-ST-27", "WP-ST-29", "WP-EDGE-06", "WP-END-23")
def test_symbols_on_timeline_and_in_the_pool_pay_one_each_up_to_three():
    table = striga()
    table.lies(1, "1 diplomacy red", "2 diplomacy red")
    table.lies(2, "2 diplomacy red")
    table.pool(2, diplomacy=1)
    table.pool(3, diplomacy=1, magic=9)
    with table.arranged() as state:
        state.at(1).timeline[1].covered = [0]
        state.at(1).hand = 9  # the hand does not count
    assert scored(table, pattern="each_symbol", symbol="diplomacy", values=[3]) == [2, 3, 1]


@pytest.mark.rule("WP-SOLO-37", "WP-ST-24", "WP-ST-32")
def test_alone_the_automa_is_a_rival_whose_hand_counts_for_nothing():
    options = {"automa": "ciri", "difficulty": "story"}
    table = striga("geralt", **options)
    assert scored(table, pattern="rank_symbol_in_hand", symbol="magic", values=[5, 3, 1]) == [0, 0]
    assert [one.seat for one in table.state.people if one.seat in GAME.on_turn(table.state)] == [1]
    table.move("count_for_objective", who=1, back="combat", count=1)
    assert [one.vp for one in table.state.people] == [5, 0]
    table = striga("geralt", **options)
    table.lies(1, "red", "1 magic red")
    table.lies(2, "red", "red", "blue")
    assert scored(table, pattern="rank_bare", values=[4, 2]) == [0, 0]  # two less than its three
    table = striga("geralt", **options, otherwise=["WP-SOLO-37"])
    table.lies(1, "red", "red")
    table.lies(2, "red", "red", "blue")
    assert scored(table, pattern="rank_bare", values=[4, 2]) == [2, 4]


@pytest.mark.rule("WP-ST-32", "WP-ST-04")
def test_with_several_players_no_solo_objective_lies_there_and_alone_only_those_of_two_backs():
    for people, solo in ((("geralt", "ciri"), False), (("geralt",), True)):
        table = striga(*people, **({"automa": "yennefer"} if solo else {}))
        for back in BACKS:
            for of_solo in (False, True):
                name = f"{back} {of_solo}"
                table.move("describe_objective", card=name, back=back, pattern="rank_multi", values=[4], solo=of_solo)
        with table.arranged() as state:
            for place in state.objectives.places:
                place.left = [1]
        for back in ("combat", "magic"):
            wrong, right = (f"{back} {not solo}", f"{back} {solo}")
            assert table.refuses("look_at_objective", who=1, back=back, card=wrong).field == "card"
            table.move("look_at_objective", who=1, back=back, card=right)
        table.move("look_at_objective", who=1, back="combat_side", card="combat_side False")


# --- extra effort ----------------------------------------------------------------------------------------------------


def effort(colours: list[str], chapter: int = 1, **options: Any) -> Table:
    """Konec světa, with that card for the chapter: 2 experience points."""
    people = [{"character": one} for one in ("geralt", "ciri", "yennefer")]
    table = Table({"players": people, "story": "P1", "side_quests": False, **options})
    table.move("leave_list")
    other = {"colours": ["red"], "bonus": "vp", "count": 9}
    for number in (1, 2, 3):
        facts = {"colours": colours, "bonus": "xp", "count": 2} if number == chapter else other
        table.move("describe_effort", card=f"e{number}", chapter=number, **facts)
        table.move("lay_effort", chapter=number, card=f"e{number}")
    return table.begins()


COLOUR = st.sampled_from(["red", "blue", "red blue", "green"])


@pytest.mark.rule("WP-KS-04", "WP-KS-06", "WP-KS-07", "WP-KS-08", "WP-KS-09", "WP-KS-11", "WP-KS-13", "WP-KS-14")
@settings(max_examples=times(12, 300), deadline=None)
@given(
    wanted=st.lists(st.sampled_from(["red", "blue"]), min_size=2, max_size=3),
    cards=st.lists(COLOUR, min_size=2, max_size=8),
    chapter=st.integers(1, 3),
    turn=st.integers(1, 3),
    each=st.booleans(),
)
def test_the_sequence_lies_side_by_side_in_its_order_with_a_card_of_this_turn(wanted, cards, chapter, turn, each):
    table = effort(wanted, chapter, otherwise=["WP-KS-11"] if each else [])
    old = max(0, len(cards) - 2)  # the last two were played in this turn
    for who in (1, 3):
        table.lies(who, *cards, chapter=chapter)
        with table.arranged() as state:
            for at, laid in enumerate(state.at(who).timeline):
                laid.turn = turn if at >= old else max(0, turn - 1)
                laid.kept = laid.turn == 0
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = chapter, turn, "check", False
        state.dominant = ["left"] * (chapter - 1)
    table.move("note", text="on")
    found = 0
    for start in range(len(cards)):
        part = cards[start : start + len(wanted)]
        if len(part) == len(wanted) and start + len(wanted) > old:
            found += all(colour in card.split() for colour, card in zip(wanted, part, strict=True))
    points = 2 * (found if each else min(1, found))
    gained = [sum(deed.xp for deed in one.deeds if deed.what == "effort") for one in table.state.players]
    assert gained == [points, 0, points]
    assert not any(deed.what == "effort" and deed.vp for one in table.state.players for deed in one.deeds)


@pytest.mark.rule("WP-KS-15", "WP-KS-04", "WP-STR-12", "WP-END-23")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_chapters_card_is_turned_down_when_that_chapter_is_over(chapter):
    table = effort(["red", "blue"], chapter)
    table.spent(1, 2, 3)
    with table.arranged() as state:
        state.chapter, state.turn, state.dominant = chapter, 3, ["left"] * chapter
        for card in state.effort.cards:
            card.face_up = card.chapter >= chapter
        for one in state.players:
            one.kept = True
        state.step, state.begun = ("keep", True) if chapter < 3 else ("paths", False)
    table.move("note", text="on")
    assert table.state.step == "reading" and "tell-effort-down" in table.said
    assert [card.face_up for card in table.state.effort.cards] == [number > chapter for number in (1, 2, 3)]


# --- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-ST-05", "WP-ST-06", "WP-ST-07", "WP-KS-01", "WP-KS-02")
def test_requirement_and_effort_cards_come_at_random(destiny):
    beside, drawn = set(), set()
    for seed in "abcdefghijkl":
        table = destiny(story="P2", seed=seed)
        beside.add(tuple(place.colour for place in table.state.objectives.places))
        table = destiny(story="P1", seed=seed)
        for number in range(4):
            table.move("describe_effort", card=f"e{number}", chapter=2, colours=["red"], bonus="xp", count=1)
        for number in range(4):
            table.move("describe_effort", card=f"other{number}", chapter=3, colours=["red"], bonus="xp", count=1)
        table.move("lay_effort", chapter=2)
        drawn.add(table.state.effort.of(2).id)
    assert len(beside) > 4 and {colour for colours in beside for colour in colours[:1]} > {"red"}
    assert drawn == {"e0", "e1", "e2", "e3"}
