"""The experience track, the gold marker, abilities unlocked on the way, and what a story takes. WP-XP, WP-MZ-23..26."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny.play import points
from tests.effort import times

from .conftest import Table

TRACK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 12]


@pytest.fixture
def known(trio) -> Table:
    """Geralt's board: abilities at 4, 9 and 15."""
    trio.move("describe_board", character="geralt", second=4, third=9, fourth=15, track=TRACK)
    return trio


def gains(table: Table, by: int, who: int = 1) -> tuple[int, int | None]:
    table.move("move_xp", who=who, by=by)
    return table.one(who).xp, table.one(who).gold


@pytest.mark.rule("WP-XP-01", "WP-XP-02", "WP-XP-03", "WP-XP-04", "WP-ABI-02")
def test_abilities_are_ready_from_their_places_on_and_several_at_once(known):
    assert known.one(1).abilities == ["ready", "locked", "locked", "locked"]
    assert gains(known, 3) == (3, None)
    assert known.one(1).abilities[1] == "locked"
    gains(known, 1)
    assert known.one(1).abilities == ["ready", "ready", "locked", "locked"]
    gains(known, 12)
    assert known.one(1).abilities == ["ready"] * 4
    assert [facts["number"] for facts in known.told("tell-ability-ready")] == [3, 4]


@pytest.mark.rule("WP-XP-03")
def test_a_board_is_asked_once_and_what_was_passed_by_then_is_ready(trio):
    gains(trio, 10)
    assert trio.one(1).abilities[1:] == ["locked"] * 3
    trio.move("describe_board", character="geralt", second=4, third=9, fourth=15)
    assert trio.one(1).abilities == ["ready", "ready", "ready", "locked"]


@pytest.mark.rule("WP-XP-03", "WP-QUEST-03", "WP-DATA-20")
def test_what_another_table_was_told_since_is_known_here(trio):
    gains(trio, 10)
    trio.knowledge["board"] = {"geralt": {"positions": [4, 9, 15], "track": TRACK}}
    trio.knowledge["side_quest"] = {"geralt": {"colour": "green", "scale": [0, 2]}}
    trio.move("note", text="on")
    assert trio.one(1).abilities == ["ready", "ready", "ready", "locked"]
    assert trio.state.box.quests["geralt"].scale == [0, 2]


@pytest.mark.rule("WP-XP-02")
def test_where_nobody_told_the_board_the_table_unlocks(trio):
    assert trio.objects("unlock_ability", who=1, number=2).message.key == "ability-not-reached"  # with nothing gained
    trio.move("move_xp", who=1, by=1)
    trio.move("unlock_ability", who=1, number=2)
    assert trio.one(1).abilities[1] == "ready"
    assert trio.objects("unlock_ability", who=1, number=2).rule == "WP-XP-02"
    trio.move("describe_board", character="geralt", second=4, third=9, fourth=15)
    assert trio.objects("unlock_ability", who=1, number=3).rule == "WP-XP-02"


@pytest.mark.rule("WP-XP-05", "WP-XP-06", "WP-XP-07", "WP-XP-08", "WP-XP-09", "WP-XP-12")
def test_beyond_twenty_the_gold_marker_moves_to_twenty_and_no_further(known):
    assert gains(known, 19) == (19, None)
    assert gains(known, 1) == (20, 0)
    assert gains(known, 7) == (20, 7)
    assert gains(known, 20) == (20, 20)
    assert "tell-xp-full" in known.said
    assert gains(known, 5) == (20, 20)
    opened = points.account(known.one(1), "xp")
    assert opened.total == 40 == sum(part.points for part in opened.parts)


@pytest.mark.rule("WP-XP-07")
def test_what_one_gain_has_beyond_twenty_carries_over(known):
    gains(known, 18)
    assert gains(known, 6) == (20, 4)


@pytest.mark.rule("WP-XP-08")
def test_the_gold_marker_unlocks_nothing(trio):
    with trio.arranged() as state:
        state.at(1).xp, state.at(1).gold = 20, 0
    trio.move("describe_board", character="geralt", second=4, third=9, fourth=15)
    with trio.arranged() as state:
        state.at(1).abilities, state.at(1).xp = ["ready", "ready", "locked", "locked"], 8
    assert gains(trio, 19) == (8, 19)
    assert trio.one(1).abilities == ["ready", "ready", "locked", "locked"]


@pytest.mark.rule("WP-XP-13", "WP-DRAFT-12")
def test_where_experience_came_from_is_remembered(trio):
    trio.describe("gives", "red", condition="C6", condition_colour="red", result="R1")
    trio.describe("bare", "blue")
    trio.spent(1, 2, 3)
    trio.drafts(4, 0, 1)
    trio.plays(2, "gives", "bare")
    parts = points.account(trio.one(2), "xp").parts
    assert [(part.what, part.points) for part in parts] == [("bottom_row", 1), ("card", 3)]


@pytest.mark.rule("WP-MZ-23", "WP-MZ-24", "WP-MZ-25")
def test_a_loss_stops_at_nothing_and_leaves_abilities_as_they_are(known):
    gains(known, 10)
    with known.arranged() as state:
        state.at(1).abilities = ["ready", "used", "ready", "locked"]
    assert gains(known, -8) == (2, None)
    assert known.one(1).abilities == ["ready", "used", "ready", "locked"]
    assert gains(known, -8) == (0, None)
    gains(known, 10)
    assert known.one(1).abilities == ["ready", "used", "ready", "locked"]


@pytest.mark.rule("WP-MZ-26", "WP-XP-05")
def test_a_loss_takes_gold_first_and_then_the_gold_marker_leaves(known):
    gains(known, 20)
    gains(known, 5)
    assert gains(known, -3) == (20, 2)
    assert gains(known, -2) == (20, 0)
    gains(known, 2)
    assert gains(known, -5) == (17, None)
    assert "tell-gold-leaves" in known.said
    assert gains(known, 4) == (20, 1)


@pytest.mark.rule("WP-SOLO-13", "WP-SOLO-15", "WP-SOLO-16")
def test_the_automas_gold_begins_at_eight(destiny):
    table = destiny("geralt", story="P1", automa="ciri", difficulty="story").begins()
    table.move("describe_board", character="ciri", second=1, third=2, fourth=3)
    assert gains(table, 7, who=2) == (7, None)
    assert not table.state.automa.second
    assert gains(table, 4, who=2) == (8, 3) and table.state.automa.second
    assert gains(table, 20, who=2) == (8, 20)
    assert table.state.automa.rival.abilities == ["locked"] * 4


@pytest.mark.rule("WP-XP-05", "WP-XP-06", "WP-XP-07", "WP-XP-09", "WP-MZ-26")
@settings(max_examples=times(12, 300), deadline=None)
@given(changes=st.lists(st.integers(-20, 20), max_size=12))
def test_experience_is_one_number_from_0_to_40(changes):
    table = Table({"players": [{"character": "geralt"}, {"character": "ciri"}], "story": "P1"})
    table.move("leave_list")
    total = 0
    for change in changes:
        total = max(0, min(40, total + change))
        xp, gold = gains(table, change)
        assert xp + (gold or 0) == total
        assert (gold is not None) == (xp == 20)
        opened = points.account(table.one(1), "xp")
        assert opened.total == total == sum(part.points for part in opened.parts)


@pytest.mark.rule("WP-VP-01", "WP-VP-04", "WP-VP-05")
def test_victory_points_have_no_end_and_do_not_fall_below_nothing(trio):
    for _ in range(10):
        trio.move("move_vp", who=1, by=20)
    assert trio.one(1).vp == 200
    trio.move("move_vp", who=2, by=5)
    trio.move("move_vp", who=2, by=-9)
    assert trio.one(2).vp == 0
