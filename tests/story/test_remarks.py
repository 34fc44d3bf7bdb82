"""What an author gets wrong most easily is said once, as what it is, where it stands."""

from __future__ import annotations

import pytest

from companion.story.spoken import SpokenPassage

from .books import COVER, END, codes, passage, read
from .village import at, teller

FORD = passage("ford", "entry: start", "- [on](#end)")


def told(*passages: str, cover: str = COVER) -> list[tuple[str, int]]:
    """What is said of a book of these passages, and on which lines; not what it never asks for."""
    return [(one.code, one.line) for one in read(*passages, END, cover=cover)[1] if one.code not in ("J305", "J306")]


@pytest.mark.parametrize("source", ["brine = 39", "not brine = 3 or day >= 2", "day >= 2 and brine=2"])
def test_one_sign_where_two_are_meant(source):
    found = read(passage("ford", "entry: start", f"- [x](#end) | needs {source}", "- [on](#end)"), END)[1]
    (one,) = [one for one in found if one.code != "J305"]
    assert (one.code, "==" in one.facts["near"]) == ("J213", True)


def test_other_signs_are_not_taken_for_one():
    assert told(passage("ford", "entry: start", "- [x](#end) | needs brine >= 2 and day != 3", "- [on](#end)")) == []


@pytest.mark.parametrize("heading", ["### en ford", "##en ford", "#### en ford"])
def test_a_heading_of_another_depth_is_one_fault(heading):
    assert told(FORD.replace("## en ford", heading)) == [("J136", 12)]


@pytest.mark.parametrize("bullet", ["  - [on](#end)", "* [on](#end)", "\t- [on](#end)"])
def test_a_choice_that_does_not_begin_at_the_edge_is_one_fault(bullet):
    assert told(FORD.replace("- [on](#end)", bullet)) == [("J137", 4)]


def test_a_passage_twice_is_said_before_what_is_missing_because_of_it():
    twice = passage("ford", "- [on](#morning)")
    assert codes(read(passage("a", "entry: start", "- [on](#morning)"), FORD, twice, END)[1])[0] == "J104"


def test_an_unclosed_brace_is_said_and_nothing_that_follows_from_it():
    torn = passage("ford", "entry: start", "case wet: day >= 2", "- [on](#end)", cs="{wet: Mokro.", en="{wet: Wet.}")
    assert [code for code, _ in told(torn)] == ["J114"]


def test_what_is_begun_anew_at_each_round_is_remarked():
    ways = ("- [back](#ford)", "- [on](#end)")
    wound = passage("ford", "entry: start", "does: dial tide 3", *ways)
    late = passage("late", "entry: dial tide", "ending: late")
    assert told(wound, late) == [("J342", 3)]
    assert told(passage("ford", "entry: start", "once", "does: dial tide 3", *ways), late) == []
    assert told(passage("ford", "entry: start", "does: dial tide 3", "- [on](#end)"), late) == []


def test_a_variable_set_below_nothing_is_remarked_unless_it_begins_there():
    head = ("entry: start", "case low: brine < 0", "- [on](#end) | set brine -1")
    story = passage("ford", *head, cs="{low: a}", en="{low: a}")
    assert told(story) == [("J214", 5)]
    assert told(story, cover=COVER.replace("brine = 2", "brine = -2")) == []


def test_a_straight_mark_is_remarked_and_shown_as_what_it_is():
    story = passage("ford", "entry: start", "- [on](#end)", cs='"Voda," řekne.', en='She says "water".', title='"Brod"')
    assert {code for code, _ in told(story)} == {"J411"}
    telling = teller(story)
    scene = at(telling)
    czech, english = (SpokenPassage(telling, scene, telling.told("ford"), one) for one in ("cs", "en"))
    assert (czech.text, english.text, czech.title) == ("„Voda,“ řekne.", "She says “water”.", "„Brod“")
