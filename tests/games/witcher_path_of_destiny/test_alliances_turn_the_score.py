"""What alliances do to points, path tokens and penalties, chapter after chapter. WP-MZ."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard
from tests.effort import times

from .conftest import Table


def evil(*characters: str, **options: Any) -> Table:
    """Menší zlo in its first draft: magic is left (Renfri), combat right (Stregobor); tokens at rows 2, 3 and 4."""
    people = characters or ("geralt", "ciri", "yennefer")
    table = Table({"players": [{"character": one} for one in people], "story": "P3", **options})
    table.move("leave_list")
    table.move("lay_alliances", row=table.state.bottom - 2)
    table.begins("magic", "combat")
    table.spent(*range(1, len(people) + 1))
    return table


def card(side: str, effect: str, **facts: Any) -> AllianceCard:
    return AllianceCard(side=side, effect=effect, **facts)


def chapter_ends(table: Table, *fate: str, chapter: int = 1, **alliances: dict[str, list[AllianceCard | None]]) -> None:
    """The third fate token was placed; everybody has two plain cards, and these alliances (`p1` ...)."""
    for one in table.state.players:
        if not one.timeline:
            table.lies(one.seat, "red", "blue")
    with table.arranged() as state:
        for who, held in alliances.items():
            state.at(int(who[1:])).alliances = {"left": [], "right": []} | held
        state.chapter, state.turn, state.step, state.begun = chapter, 3, "dominance", False
        state.fate = dict(zip(("I", "II", "III"), fate, strict=True))
    table.move("note", text="the chapter ends")


@pytest.mark.rule("WP-MZ-13", "WP-MZ-17", "WP-MZ-12", "WP-END-07", "WP-END-08")
def test_symbols_of_alliances_turn_points_and_path_tokens_over_and_never_the_dominant_symbol():
    table = evil()
    with table.arranged() as state:
        state.initiative = [1, 2, 3]
    table.pool(1, magic=3, combat=1)
    table.pool(2, magic=2)
    table.pool(3, combat=2)
    gains = [card("right", "gain_active", towards=side) for side in ("left", "left", "right")]
    chapter_ends(table, "left", "right", "right", p2={"right": gains}, p3={"right": [card("right", "turn_active")]})
    # Ciri: 4 magic, 1 combat. Yennefer loses 1 of 2 combat for 2 magic: 2 magic, 1 combat. Geralt: 3 and 1.
    assert table.state.dominant == ["right"]
    assert [(one.vp, one.xp) for one in table.state.players] == [(1, 3), (1, 4), (1, 2)]
    # most magic: Ciri, no longer Geralt; most combat: all have one, no longer Yennefer: the highest of the track
    assert table.state.path == {"left": 2, "right": 1}


@pytest.mark.rule("WP-MZ-15", "WP-MZ-14", "WP-MZ-11", "WP-MZ-12")
def test_what_stays_face_down_is_applied_in_a_later_chapter_whose_path_it_is():
    table = evil()
    one_point = {side: [card(side, "xp")] for side in ("left", "right")}
    chapter_ends(table, "left", "left", "left", p1=one_point, p3={"right": [card("right", "xp")] * 2})
    assert [one.xp for one in table.state.players] == [1, 0, 0]
    assert table.one(1).alliances == {"left": [], "right": one_point["right"]}
    for who in (1, 2, 3):
        table.move("keep_cards", who=who, first=0)
    with table.arranged() as state:
        state.left, state.right = "exploration", "diplomacy"
    chapter_ends(table, "right", "right", "aside", chapter=2)
    assert [one.xp for one in table.state.players] == [2, 0, 2]
    assert [one.alliances for one in table.state.players] == [{"left": [], "right": []}] * 3
    assert table.state.alliances.discards == {"left": 1, "right": 3}


@pytest.mark.rule("WP-MZ-18", "WP-MZ-30", "WP-SYM-13", "WP-EDGE-06")
def test_a_covered_symbol_pays_no_alliance_and_an_active_one_is_not_inactive():
    table = evil()
    table.lies(1, "1 exploration red", "blue", covered=[])
    with table.arranged() as state:
        state.at(1).timeline[0].covered = [0]
    table.pool(2, magic=2, combat=2)  # both of them active: nothing to lose for experience
    table.lies(3, "1 diplomacy red", "blue")
    held = {"left": [card("left", "inactive_to_xp")]}
    chapter_ends(table, "left", "left", "left", p1=held, p2=held, p3=held)
    gained = [sum(deed.xp for deed in one.deeds if deed.what == "alliance") for one in table.state.players]
    assert gained == [0, 0, 2] and table.one(3).timeline[0].covered == [0]
    assert table.state.alliances.discards == {"left": 3}


@pytest.mark.rule("WP-MZ-19", "WP-MZ-18", "WP-MZ-30")
@pytest.mark.parametrize(("order", "magic"), [((1, 2), 2), ((2, 1), 0)])
def test_the_owners_order_decides_whether_a_loss_can_be_paid(order, magic):
    table = evil()
    cards = [card("left", "gain_active", towards="right"), card("left", "turn_active")]
    chapter_ends(table, "left", "left", "left", p1={"left": cards})
    assert [prompt.seat for prompt in GAME.prompts(table.state)] == [1]
    table.move("apply_alliance", who=1, number=order[0])  # the other one follows of itself
    assert table.one(1).vp == magic  # with combat first, it is turned into two magic
    assert table.one(1).xp == (0 if magic else 1)


@pytest.mark.rule("WP-MZ-09", "WP-MZ-10", "WP-MZ-06", "WP-MZ-07")
@settings(max_examples=times(6, 100), deadline=None)
@given(
    held=st.tuples(st.integers(0, 3), st.integers(0, 3)),
    row=st.sampled_from([0, 1, 2, 3, 4]),
    chosen=st.sampled_from(["left", "right"]),
)
def test_no_more_than_three_of_each_side_whatever_row_is_chosen(held, row, chosen):
    table = evil("marigold", "geralt")
    with table.arranged() as state:
        state.at(1).alliances = {"left": [None] * held[0], "right": [None] * held[1]}
        state.initiative = [1, 2]
    table.move("draft_row", who=1, row=row)
    wanted = dict(zip(("left", "right"), held, strict=True))
    side = {2: "left", 3: "right", 4: chosen}.get(row)
    if row == 4:
        table.move("choose_alliance", who=1, ally=chosen)
    if side:
        wanted[side] += 1
        if wanted[side] > 3:
            assert table.objects("draft_row", who=2, row=1 if row != 1 else 0).rule == "WP-MZ-06"
            table.move("discard_alliance", who=1, ally=side, number=4)
            wanted[side] = 3
    assert {side: len(cards) for side, cards in table.one(1).alliances.items()} == wanted
    assert table.one(1).xp == 0 and GAME.prompts(table.state) == []


@pytest.mark.rule("WP-MZ-20", "WP-MZ-21", "WP-MZ-22", "WP-EDGE-10")
@pytest.mark.parametrize(("dominant", "penalty"), [("left", "left"), ("right", "right")])
def test_the_penalty_is_of_the_dominant_side_whichever_that_is(dominant, penalty):
    table = evil()
    reward = "right" if penalty == "left" else "left"
    with table.arranged() as state:
        state.step, state.begun, state.dominant, state.path = "reading", True, [dominant], {"left": 1, "right": 2}
        state.at(1).vp, state.at(2).vp = 5, 5
    table.move("turn_page")
    table.move("enter_bonus", kind="gain", receiver=reward, what="vp", amount=2)
    assert table.objects("enter_bonus", kind="gain", receiver=penalty, what="vp", amount=2).rule == "WP-MZ-20"
    table.move("enter_bonus", kind="lose", receiver=penalty, what="vp", amount=3)
    assert [one.vp for one in table.state.players][:2] == ([2, 7] if penalty == "left" else [7, 2])


@pytest.mark.rule("WP-MZ-23", "WP-MZ-24", "WP-MZ-25", "WP-MZ-26", "WP-XP-10")
@pytest.mark.parametrize(
    ("xp", "gold", "lost", "left", "gold_left"),
    [
        (3, None, 5, 0, None),  # not below 0
        (20, 4, 3, 20, 1),
        (20, 4, 4, 20, 0),  # nothing is left over: the gold marker stays, on 0
        (20, 4, 6, 18, None),  # two are left over, and the gold marker leaves
        (20, 0, 1, 19, None),
    ],
)
def test_a_penalty_of_experience_takes_gold_first_and_pays_nothing_once_gold_is_gone(xp, gold, lost, left, gold_left):
    table = evil()
    table.move("describe_board", character="geralt", second=2, third=10, fourth=19, track=[7] * 21)
    with table.arranged() as state:
        state.step, state.begun, state.dominant, state.path = "reading", True, ["left"], {"left": 1, "right": 2}
        state.at(1).xp, state.at(1).gold = xp, gold
        state.at(1).abilities = ["used", "used", "ready" if xp >= 10 else "locked", "used" if xp >= 19 else "locked"]
    abilities = table.one(1).abilities
    table.move("turn_page")
    table.move("enter_bonus", kind="lose", receiver="left", what="xp", amount=lost)
    assert (table.one(1).xp, table.one(1).gold, table.one(1).abilities) == (left, gold_left, abilities)
    if gold is not None and gold_left is None:  # up to twenty again: gold begins anew at 0
        table.move("move_xp", who=1, by=20 - left + 1)
        assert (table.one(1).xp, table.one(1).gold, table.one(1).abilities) == (20, 1, abilities)


@pytest.mark.rule("WP-MZ-16", "WP-FIN-05", "WP-STR-12")
def test_both_sides_face_down_at_the_end_bring_nothing_to_anybody():
    table = evil(side_quests=False)
    table.pool(2, magic=1, exploration=5)
    for one in table.state.players:
        table.lies(one.seat, "red", "blue")
    with table.arranged() as state:
        for one in state.players:
            one.alliances = {"left": [card("left", "xp")], "right": [card("right", "inactive_to_xp"), None]}
        state.dominant, state.chapter, state.turn, state.step, state.begun = ["left"] * 3, 3, 3, "gold", False
    table.move("note", text="on")
    assert all(one.alliances == {"left": [], "right": []} for one in table.state.players)
    assert [(one.vp, one.xp) for one in table.state.players] == [(0, 0)] * 3
    assert table.one(2).pool["exploration"] == 5 and table.state.alliances.discards == {"left": 3, "right": 6}
    assert table.said.index("tell-discard-alliances") < table.said.index("tell-winner")
