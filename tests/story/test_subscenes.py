"""Passages that are called by a choice and return to where it leads."""

from __future__ import annotations

import msgspec
import pytest

from companion.story.book import Choice
from companion.story.clauses import BadClause, choice
from companion.story.reading import Reading, renamed
from companion.story.teller import NESTED
from companion.story.twee import clauses_of
from companion.story.walking import walk

from .books import COVER, END, VOCABULARY, codes, passage, read, whole
from .village import at, take, teller

HUT = passage("hut", "- [ask](#hut) | calls loft | once", "- [back](#end) | returns", "- [flee](#wood)")
LOFT = passage("loft", "- [look](#cellar)")
CELLAR = passage("cellar", "- [up](#end) | returns")
WOOD = passage("wood", "- [on](#end)", "- [in](#moor) | calls hut")
MOOR = passage("moor", "- [on](#end)")
FORD = passage("ford", "entry: start", "- [in](#wood) | calls hut", "- [on](#end)")
BOOK = (FORD, HUT, LOFT, CELLAR, WOOD, MOOR)


@pytest.fixture
def telling():
    return teller(*BOOK)


def went(telling, scene, *choices: str) -> list[str]:
    """Where the reading comes to, choice by choice."""
    return [take(telling, scene, id).passage.id for id in choices]


def test_the_called_passage_is_read_first_and_its_way_back_leads_to_the_target(telling):
    scene = at(telling)
    assert went(telling, scene, "in", "back", "on") == ["hut", "wood", "end"]
    assert scene.reading.calls == []


def test_the_same_scene_returns_to_whoever_called_it(telling):
    scene = at(telling, "wood")
    assert went(telling, scene, "in", "back") == ["hut", "moor"]


def test_calls_nest_and_a_way_may_return_from_further_on(telling):
    scene = at(telling)
    assert went(telling, scene, "in", "ask", "look", "up", "back") == ["hut", "loft", "cellar", "hut", "wood"]


def test_an_or_turns_the_target_to_which_one_returns():
    turning = passage("ford", "entry: start", "- [in](#wood) | calls hut | or [x](#moor) if day >= 2")
    telling = teller(turning, *BOOK[1:])
    scene = at(telling)
    assert went(telling, scene, "in", "back") == ["hut", "moor"]


def test_what_a_choice_does_happens_before_the_sub_scene_and_only_once():
    telling = teller(passage("ford", "entry: start", "- [in](#wood) | calls hut | add trust 1"), *BOOK[1:])
    scene = at(telling)
    went(telling, scene, "in")
    assert scene.reading.values["trust"] == 1
    went(telling, scene, "back")
    assert scene.reading.values["trust"] == 1 and scene.reading.chosen["ford.in"] == 1


def test_without_a_call_a_way_that_returns_leads_to_its_own_target(telling):
    assert went(telling, at(telling, "hut"), "back") == ["end"]


def test_whoever_leaves_by_another_way_forgets_nothing_but_comes_to_no_harm(telling):
    scene = at(telling)
    assert went(telling, scene, "in", "flee", "in", "back") == ["hut", "wood", "hut", "moor"]


def test_only_so_many_are_remembered():
    telling = teller(passage("ford", "entry: start", "- [in](#wood) | calls ford", "- [on](#end) | returns"), *BOOK[1:])
    scene = at(telling)
    went(telling, scene, *["in"] * (NESTED + 5))
    assert scene.reading.calls == ["wood"] * NESTED


def test_a_dream_in_the_midst_of_a_sub_scene_returns_to_where_it_rested_and_the_scene_to_its_caller():
    camp = passage("hut", "- [camp](#loft) | rests")
    loft = passage("loft", "- [back](#end) | returns")
    dream = passage("dream", "entry: dream", "- [deeper](#wake) | calls cellar")
    wake = passage("wake", "- [wake](#end) | returns")
    telling = teller(FORD, camp, loft, CELLAR, WOOD, MOOR, dream, wake)
    scene = at(telling)
    went(telling, scene, "in")
    take(telling, scene, "camp")
    telling.leave(scene.reading)
    telling.arrive(scene, "dream")
    assert went(telling, scene, "deeper", "up", "wake", "back") == ["cellar", "wake", "loft", "wood"]
    assert (scene.reading.calls, scene.reading.before, scene.reading.bookmark) == ([], [], "")


def test_a_reading_that_was_saved_before_there_were_sub_scenes_goes_on(telling):
    old = msgspec.json.decode(b'{"at": "ford", "who": ["beor"], "read": {"ford": 1}, "bookmark": ""}', type=Reading)
    assert (old.calls, old.before) == ([], [])
    scene = at(telling)
    scene.reading = old
    assert went(telling, scene, "in", "back") == ["hut", "wood"]
    again = msgspec.json.decode(msgspec.json.encode(old), type=Reading)
    assert again == old


def test_a_reading_follows_passages_that_were_renamed_where_it_will_return():
    cover = COVER.replace("dial:", "alias: thicket -> wood\ndial:")
    reading = Reading(at="hut", calls=["thicket", "moor"], before=["thicket"])
    renamed(reading, teller(*BOOK, cover=cover).book)
    assert (reading.calls, reading.before) == (["wood", "moor"], ["wood"])


# --- looked through


def test_a_book_with_sub_scenes_is_whole_and_a_walk_comes_everywhere(telling):
    assert codes(read(*BOOK, END)[1]) == []
    found = walk(telling, 300, "hut")
    assert not found.missed_passages and not found.missed_choices and not found.stuck


def test_what_is_called_must_be_there():
    book, wrong = read(passage("ford", "entry: start", "- [in](#end) | calls huts"), HUT, LOFT, CELLAR, WOOD, MOOR, END)
    assert [(one.code, one.facts.get("target"), one.facts.get("near")) for one in wrong][0] == ("J301", "huts", "hut")


def test_a_scene_from_which_nothing_returns_is_remarked():
    assert codes(read(FORD.replace("calls hut", "calls moor"), *BOOK[1:], END)[1]) == ["J341"]
    assert codes(read(FORD.replace("calls hut", "calls loft"), *BOOK[1:], END)[1]) == []


def test_a_scene_that_returns_is_no_circle_though_its_own_target_is_itself():
    hut = passage("hut", "- [back](#hut) | returns")
    assert codes(read(passage("ford", "entry: start", "- [in](#end) | calls hut"), hut, END)[1]) == []


@pytest.mark.parametrize("other", ["rests", "returns", "draws tales", "calls loft"])
def test_what_excludes_a_call(other):
    with pytest.raises(BadClause) as error:
        choice(f"- [in](#wood) | calls hut | {other}", 4, VOCABULARY, whole(*BOOK, END))
    assert error.value.code == "J122"


def test_it_is_written_as_it_was_read():
    made = Choice(id="in", target="wood", line=1, calls="hut")
    assert clauses_of(made) == "calls hut"
