"""Experience by hand, where it is gained in play: past several abilities, past 20 and past everything. WP-XP."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny.play import final, points

from .conftest import Table

TRACK = [0] * 5 + [2] * 5 + [5] * 5 + [9] * 5 + [14]  # steps at 5, 10, 15 and 20


@pytest.fixture
def known(trio) -> Table:
    """Geralt's board: abilities at 5, 12 and 20, a step of the track every five places."""
    trio.move("describe_board", character="geralt", second=5, third=12, fourth=20, track=TRACK)
    return trio


def chapter_ends(table: Table, xp: int, pool: dict[str, int], chapter: int = 1) -> None:
    """Geralt comes to the end of a chapter with that experience and these tokens; magic is dominant."""
    with table.arranged() as state:
        state.at(1).xp, state.at(1).pool = xp, pool
        state.chapter, state.turn, state.step, state.begun = chapter, 3, "dominance", False
        state.dominant, state.fate = ["left"] * (chapter - 1), dict.fromkeys(("I", "II", "III"), "left")
    table.move("note", text="the chapter ends")


@pytest.mark.rule("WP-XP-01", "WP-XP-02", "WP-XP-04", "WP-XP-05", "WP-XP-06", "WP-XP-07", "WP-XP-09", "WP-END-06")
@pytest.mark.parametrize(
    ("before", "gained", "xp", "gold", "ready"),
    [
        (0, 4, 4, None, []),
        (0, 5, 5, None, [2]),  # reached, not only passed
        (4, 8, 12, None, [2, 3]),
        (0, 19, 19, None, [2, 3]),
        (0, 20, 20, 0, [2, 3, 4]),
        (13, 8, 20, 1, [2, 3, 4]),  # 2 and 3 were passed before anybody looked
        (0, 33, 20, 13, [2, 3, 4]),
        (0, 40, 20, 20, [2, 3, 4]),
        (0, 57, 20, 20, [2, 3, 4]),  # 40 is the most
    ],
)
def test_a_chapters_other_symbols_move_the_markers(known, before, gained, xp, gold, ready):
    chapter_ends(known, before, {"combat": gained, "magic": 3})
    one = known.one(1)
    assert (one.xp, one.gold, one.vp) == (xp, gold, 3)
    assert one.abilities == ["ready", *("ready" if number in ready else "locked" for number in (2, 3, 4))]
    assert ("tell-gold-begins" in known.said) == (gold is not None)
    assert ("tell-xp-full" in known.said) == (before + gained > 40)


@pytest.mark.rule("WP-XP-06", "WP-XP-08", "WP-XP-09")
def test_gold_goes_on_from_where_it_stands_and_moves_nothing_else(known):
    known.move("move_xp", who=1, by=20)
    with known.arranged() as state:
        state.at(1).abilities = ["used", "ready", "used", "used"]
        state.at(1).gold = 4
    known.move("move_xp", who=1, by=9)  # past 5 and 12
    assert (known.one(1).xp, known.one(1).gold) == (20, 13)
    assert known.one(1).abilities == ["used", "ready", "used", "used"] and "tell-ability-ready" not in known.said
    known.move("move_xp", who=1, by=8)
    assert (known.one(1).gold, "tell-xp-full" in known.said) == (20, True)
    assert known.told("tell-gold-begins") == []


@pytest.mark.rule("WP-XP-10", "WP-XP-11", "WP-XP-12")
@pytest.mark.parametrize(
    ("xp", "gold", "vp"),
    [(19, None, 0), (20, 0, 0), (20, 4, 0), (20, 5, 2), (20, 9, 2), (20, 10, 5), (20, 19, 9), (20, 20, 14)],
)
def test_gold_pays_by_the_last_step_that_it_has_reached(known, xp, gold, vp):
    with known.arranged() as state:
        state.at(1).xp, state.at(1).gold = xp, gold
    assert final.gold_points(known.state, known.one(1)) == vp


@pytest.mark.rule("WP-XP-03", "WP-XP-11", "WP-DATA-20")
@pytest.mark.parametrize(
    ("args", "field"),
    [
        ({"second": 9, "third": 4, "fourth": 15}, "third"),
        ({"second": 4, "third": 9, "fourth": 8}, "fourth"),
        ({"second": 4, "third": 9, "fourth": 15, "track": [0] * 20}, "track"),  # 21 values
        ({"second": 4, "third": 9, "fourth": 15, "track": [0] * 10 + [3] + [2] * 10}, "track"),
        ({"second": 4, "third": 9, "fourth": 21}, "fourth"),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(trio, args, field):
    assert trio.refuses("describe_board", character="geralt", **args).field == field
    assert "geralt" not in trio.state.box.boards


@pytest.mark.rule("WP-XP-13", "WP-XP-02", "WP-DRAFT-12", "WP-EDGE-12")
def test_in_one_turn_the_bottom_row_and_both_cards_add_up_one_after_another(known):
    """1 of the row, 3 of the first card (4 in all), 3 by degree of the second (7): the second ability is at 5."""
    known.spent(2, 3)
    known.describe("first", "red", condition="C6", condition_colour="red", result="R1")
    known.describe("second", "red", condition="C8", condition_colour="red", result="R2")
    known.lies(1, "red", "red")
    with known.arranged() as state:
        state.at(1).abilities[0] = "used"
        state.at(1).timeline[0].colours = ["blue"]
    known.drafts(0, 0, 4)
    assert known.one(1).xp == 1
    known.plays(1, "first", "second")  # the first finds two red cards: not exactly one
    assert known.one(1).xp == 1 + 3 and known.one(1).abilities[1] == "locked"
    known.undo()
    with known.arranged() as state:
        state.at(1).timeline[1].colours = ["blue"]
    known.plays(1, "first", "second")
    assert known.one(1).xp == 1 + 3 + 2 and known.one(1).abilities[1] == "ready"
    parts = {part.what: part.points for part in points.account(known.one(1), "xp").parts}
    assert parts == {"bottom_row": 1, "card": 5}
