"""How a fight can end, and what is told of an end for which nothing is written."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.books.fight_ends import FATES
from companion.story.fates import EVERY, opened_by, told_as

from .books import END, passage, whole


@pytest.mark.parametrize("fate", FATES)
def test_what_is_written_for_it_speaks_for_it(fate):
    assert told_as(fate, FATES, FATES) == told_as(fate, {fate}, FATES) == fate


@pytest.mark.parametrize("fate", FATES)
def test_every_other_one_is_told_by_what_any_fight_has(fate):
    assert told_as(fate, EVERY, FATES) == (fate if fate in EVERY else "fled")
    assert told_as(fate, {"won"}, FATES) == fate  # whatever is not won is never told as won


def test_none_is_told_by_another_that_could_be_missing_too():
    assert {one for told in FATES.values() for one in told} <= set(EVERY)


def test_while_nobody_has_said_how_it_ended_no_door_opens():
    book = whole(passage("ford", "entry: start", "entry: encounter fled", "- [on](#end)"), END)
    assert opened_by("", "encounter", book, FATES) == ""
    assert [opened_by(fate, "encounter", book, FATES) for fate in FATES] == ["won", "fled", "lost", "fled", "fled"]


def test_an_encounter_of_every_colour_knows_how_it_can_end():
    ends = GAME.vocabulary.ends
    assert set(ends) == set(GAME.vocabulary.words["colour"])
    assert all(set(EVERY) < set(fates) <= set(FATES) for fates in ends.values())
    assert [colour for colour, fates in ends.items() if "avoided" in fates] == ["blue"]
    assert "withdrew" not in ends["blue"]
