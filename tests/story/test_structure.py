"""How a book hangs together: targets, doors, dead ends, circles, and lists of choices that can come up empty."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.story.diagnostics import Diagnostics
from companion.story.structure import check_structure

from .books import COVER, END, VOCABULARY, by_code, parts, passage, read

FORD = passage("ford", "entry: start", "- [on](#end)")


def said(*passages: str, cover: str = COVER, **files: str) -> list[tuple]:
    """What is said of a book's shape: codes and the passage, target or name that each is about."""
    names = ("target", "tale", "old", "door", "name", "id")
    return [
        (one.code, next(one.facts[name] for name in names if name in one.facts))
        for one in read(*passages, cover=cover, **files)[1]
        if one.code not in ("J305", "J306")  # see test_check.py
    ]


def with_ways(*ways: str) -> list[tuple]:
    """What is said of a book whose first passage has these choices."""
    return said(passage("ford", "entry: start", *ways), passage("wood", "- [on](#end)"), END)


def test_nothing_is_said_of_a_book_that_hangs_together():
    assert with_ways("- [on](#end)", "- [in](#wood)") == []


# --- targets


@pytest.mark.parametrize("way", ["- [in](#wod)", "- [in](#end) | roll d6 | or [lost](#wod) if roll < 3"])
def test_j301_a_target_that_is_not_there_and_the_nearest_one(way):
    _, found = read(passage("ford", "entry: start", way, "- [to](#wood)"), passage("wood", "- [on](#end)"), END)
    assert [(one.code, one.line, one.facts) for one in found] == [("J301", 4, {"target": "wod", "near": "wood"})]


def test_a_target_may_be_an_id_that_a_passage_used_to_have():
    aliased = COVER.replace("dial:", "alias: old-wood -> wood\ndial:")
    way = passage("ford", "entry: start", "- [in](#old-wood)")
    assert said(way, passage("wood", "- [on](#end)"), END, cover=aliased) == []


def test_j302_a_passage_that_nothing_leads_to():
    assert said(FORD, END, passage("wood", "- [on](#moor)"), passage("moor", "- [on](#end)")) == [
        ("J302", "wood"),
        ("J302", "moor"),
    ]


@pytest.mark.parametrize(
    ("way", "head"),
    [
        ("- [on](#end) | or [lost](#wood) if trust < 1", ""),
        ("- [on](#end)", "entry: dream"),
        ("- [on](#end) | draws road", "entry: tale road"),
    ],
)
def test_a_turn_a_door_and_a_tale_lead_to_a_passage(way, head):
    head = [head] if head else []
    assert "J302" not in dict(said(passage("ford", "entry: start", way), passage("wood", *head, "- [on](#end)"), END))


def test_j308_a_tale_that_nobody_wrote_and_the_nearest_one():
    tale = passage("mule", "entry: tale road", "- [on](#end)")
    _, found = read(passage("ford", "entry: start", "- [on](#end) | draws raod"), tale, END)
    assert [(one.code, one.line, one.facts) for one in found] == [("J308", 4, {"tale": "raod", "near": "road"})]


@pytest.mark.parametrize(
    ("link", "named"),
    [
        ("- [in](story.md#wood)", "story.md"),
        ("- [in](#wood)", "story.md"),
        ("- [in](act-two.md#wood) | or [x](act-three.md#end) if day < 9", "act-three.md"),
    ],
)
def test_j309_a_link_that_names_another_file(link, named):
    _, found = read(passage("ford", "entry: start", link), END, **{"act-two": passage("wood", "- [on](story.md#end)")})
    assert [(one.code, one.line, one.facts["named"]) for one in found] == [("J309", 4, named)]


@pytest.mark.parametrize("alias", ["old -> frod", "ford -> end", "old -> older\nalias: older -> old"])
def test_j310_an_alias_that_leads_nowhere(alias):
    found = said(FORD, END, cover=COVER.replace("dial:", f"alias: {alias}\ndial:"))
    assert {code for code, _ in found} == {"J310"}
    assert found[0][1] == alias.partition(" ")[0]


# --- dead ends, endings, circles


def test_j303_a_dead_end_that_is_no_ending():
    assert said(passage("ford", "entry: start", "- [on](#wood)", "- [by](#end)"), passage("wood"), END) == [
        ("J303", "wood")
    ]


def test_j312_an_ending_with_choices():
    assert said(passage("ford", "entry: start", "ending: drowned", "- [on](#end)"), END) == [("J312", "ford")]


def test_j311_a_circle_that_nobody_can_leave_is_said_once_with_its_size():
    ring = [
        passage("wood", "- [on](#moor)"),
        passage("moor", "- [on](#wood)", "- [up](#hill)"),
        passage("hill", "- [on](#moor)"),
    ]
    _, found = read(passage("ford", "entry: start", "- [in](#wood)", "- [on](#end)"), *ring, END)
    assert [(one.code, one.facts) for one in found] == [("J311", {"id": "wood", "count": 3})]


@pytest.mark.parametrize(
    "way", ["- [off](#end)", "- [on](#moor) | or [out](#end) if trust < 1", "- [sleep](#moor) | rests", "- [x](#gone)"]
)
def test_a_circle_is_left_by_an_ending_a_turn_or_a_rest(way):
    ring = passage("wood", "- [in](#moor)"), passage("moor", "- [back](#wood)", way)
    assert "J311" not in dict(said(passage("ford", "entry: start", "- [in](#wood)"), *ring, END))


def test_j314_a_book_without_a_way_in():
    _, found = read(passage("ford", "- [on](#end)"), END)
    assert [(one.code, one.file, one.line) for one in found] == [("J314", "book.md", 1)]


# --- lists that can come up empty

EMPTY = """
trust >= 1 | trust >= 1 & trust < 0 | visited["end"] & not visited["wood"] | trust >= 1 & brine < 1
visited["end"] and trust >= 1 & not visited["end"] and trust >= 1 | trust >= 1 and brine >= 1 & trust >= 1 and brine < 1
visited["end"] or trust >= 1 & not visited["end"] or trust >= 1 | trust >= 1 & trust <= 1 and trust < 1
"""
FULL = """
trust >= 1 & trust < 1 | trust > 1 & trust <= 1 | trust == 1 & trust != 1 | visited["end"] & not visited["end"]
visited['end'] & not visited["end"] | trust >= 1 and brine >= 1 & not (trust >= 1 and brine >= 1) | day  >=  1 & day < 1
status["watch"].has(3) & not status["watch"].has(3) | trust >= 1 & not (trust >= 1) | trust + 1 >= 2 & trust + 1 < 2
"""


def locked(needs: str) -> list[str]:
    return [f"- [way-{at}](#end) | needs {one}" for at, one in enumerate(needs.split(" & "))]


@pytest.mark.parametrize("needs", parts(EMPTY))
def test_j304_conditions_that_may_all_fail(needs):
    assert ("J304", "ford") in with_ways(*locked(needs), "- [in](#wood) | once")
    assert ("J304", "ford") not in with_ways(*locked(needs), "- [in](#wood)")


@pytest.mark.parametrize("needs", parts(FULL))
def test_one_of_two_opposite_conditions_always_holds(needs):
    assert ("J304", "ford") not in with_ways(*locked(needs), "- [in](#wood) | once")


@pytest.mark.parametrize("clause", ["once", "each pays energy 1", "party pays food 1", "needs trust >= 1 | once"])
def test_j304_what_is_gone_or_costs_something_may_not_be_there(clause):
    assert with_ways(f"- [on](#end) | {clause}", f"- [in](#wood) | {clause}") == [("J304", "ford")]


def test_j304_an_opposite_that_costs_something_does_not_count():
    ways = "- [on](#end) | needs trust >= 1", "- [in](#wood) | needs trust < 1 | each pays energy 1"
    assert ("J304", "ford") in with_ways(*ways)


@pytest.mark.parametrize(
    "clause", ["roll d6 | or [a](#wood) if roll < 3", "rests", "returns", "some go", "add trust 1"]
)
def test_a_way_without_a_lock_is_always_there(clause):
    assert "J304" not in dict(with_ways(f"- [on](#end) | {clause}", "- [in](#wood) | once"))


# --- fights


def fight(*fates: str, does: str = "does: encounter grey", more: tuple[str, ...] = ()) -> list[tuple]:
    ways = [f"- [{fate}](#end) | after {fate}" for fate in fates]
    return said(passage("ford", "entry: start", does, *ways, *more), END)


def test_a_fight_has_three_outcomes_and_perhaps_other_ways():
    assert fight("won", "fled", "lost") == []
    assert fight("lost", "fled", "won", more=("- [talk](#end) | once",)) == []


@pytest.mark.parametrize(
    ("does", "fate"),
    [
        ("encounter green", "withdrew"),
        ("encounter grey", "withdrew"),
        ("encounter purple", "withdrew"),
        ("encounter blue", "avoided"),
    ],
)
def test_it_may_have_the_outcome_of_its_kind_too_and_never_needs_it(does, fate):
    assert fight("won", "fled", "lost", does=f"does: {does}") == []
    assert fight("won", "fled", "lost", fate, does=f"does: {does}") == []
    assert fight("won", fate, does=f"does: {does}") == [("J315", "ford")]


@pytest.mark.parametrize(
    ("fates", "missing"),
    [((), "after won, after fled, after lost"), (("won",), "after fled, after lost"), (("won", "lost"), "after fled")],
)
def test_j315_a_fight_without_all_three(fates, missing):
    ways = [f"- [{fate}](#end) | after {fate}" for fate in fates]
    _, found = read(passage("ford", "entry: start", "does: encounter grey", "- [on](#end)", *ways), END)
    assert [(one.code, one.line, one.facts["missing"]) for one in found] == [("J315", 1, missing)]


def test_j315_an_outcome_without_the_others():
    assert fight("won", does="act: 1") == [("J315", "ford")]


@pytest.mark.parametrize(
    ("fates", "missing"), [(("won", "lost"), None), (("won",), "after lost"), ((), "after won, after lost")]
)
def test_j315_where_nobody_can_flee_a_fight_is_won_or_lost(fates, missing):
    ways = [f"- [{fate}](#end) | after {fate}" for fate in fates]
    book, _ = read(passage("ford", "entry: start", "does: encounter grey", "- [on](#end)", *ways), END)
    found = Diagnostics()
    ends = {"grey": ("won", "lost"), "blue": ("won", "fled", "lost", "avoided")}
    check_structure(book, found, replace(VOCABULARY, ends=ends))
    assert [(one.code, one.facts["missing"]) for one in found] == ([("J315", missing)] if missing else [])


IMPOSSIBLE = [
    ("does: encounter blue", "withdrew", "blue"),
    ("does: encounter green", "avoided", "green"),
    ("does: encounter grey", "avoided", "grey"),
    ("does: encounter purple", "avoided", "purple"),
    ("does: add trust 1 | encounter blue", "withdrew", "blue"),
    ("does: encounter grey | encounter green", "avoided", "grey, green"),
    ("does: encounter grey | encounter blue", "avoided", None),
    ("does: encounter grey | encounter blue", "withdrew", None),
    ("act: 1", "avoided", None),  # it began elsewhere: nobody knows of which kind it is
    ("act: 1", "withdrew", None),
]


@pytest.mark.parametrize(("head", "fate", "kind"), IMPOSSIBLE)
def test_j317_an_outcome_that_the_encounter_which_begins_there_cannot_have(head, fate, kind):
    ways = [f"- [{one}](#end) | after {one}" for one in ("won", "fled", "lost", fate)]
    _, found = read(passage("ford", "entry: start", head, *ways), END)
    told = [(one.line, one.facts) for one in found if one.code == "J317"]
    assert told == ([(8, {"id": fate, "fate": fate, "kind": kind})] if kind else [])


# --- doors, cases, turns

DOORS = """
J307: entry: start & entry: start; entry: place 105 & entry: place 105; entry: dial tide & entry: dial tide
J307: entry: status watch 3 & entry: status watch 3; entry: day 5 & entry: day 5
: entry: place 105 & entry: place 106; entry: status watch 3 & entry: status watch 4; entry: dream & entry: dream
: entry: tale road & entry: tale road; entry: menhir & entry: menhir; entry: place 7 & entry: verse 7
"""


@pytest.mark.parametrize(("code", "doors"), by_code(DOORS))
def test_j307_two_passages_behind_one_door(code, doors):
    one, other = doors.split(" & ")
    sides = passage("wood", one, "- [on](#end)"), passage("moor", other, "- [on](#end)")
    start = () if "start" in one else (FORD,)
    found = [name for found, name in said(*start, *sides, END) if found == "J307"]
    assert found == ([one.removeprefix("entry: ").removesuffix(" 3") if "status" in one else one[7:]] if code else [])


@pytest.mark.parametrize("decides", ["when: trust >= 1", "once"])
def test_two_passages_behind_one_door_are_told_apart_by_a_condition_or_by_once(decides):
    sides = (
        passage("wood", "entry: place 105", decides, "- [on](#end)"),
        passage("moor", "entry: place 105", "- [on](#end)"),
    )
    assert "J307" not in dict(said(FORD, *sides, END))


def test_j313_a_case_that_no_words_use():
    lines = "entry: start", "case wet: day >= 2", "case late: day >= 9", "- [on](#end)"
    _, found = read(passage("ford", *lines, cs="{late: Pozdě.}", en="{late: Late.}"), END)
    assert [(one.code, one.line, one.facts) for one in found] == [("J313", 3, {"name": "wet"})]


def test_j316_a_second_turn_of_the_same_condition_is_never_taken():
    turns = "or [a](#wood) if roll < 3 | or [b](#end) if roll < 3 | or [c](#end) if roll < 4"
    _, found = read(
        passage("ford", "entry: start", f"- [on](#end) | roll d6 | {turns}"), passage("wood", "- [on](#end)"), END
    )
    assert [(one.code, one.line, one.facts) for one in found] == [("J316", 4, {"id": "on", "source": "roll < 3"})]
