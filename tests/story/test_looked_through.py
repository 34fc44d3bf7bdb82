"""What an author sees of a passage's cases: every half, and when it is read."""

from __future__ import annotations

import pytest

from companion.story.looked_through import LookedHalf, cases_in, first_read

from .books import END, VOCABULARY, passage, read
from .test_halves import ford


def looked(*head: str, en: str, **picked: int) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """The cases of a passage with these words, by name: of each half its kind, its condition and its words."""
    book, _ = read(ford(*head, cs=en, en=en), END)
    found = cases_in(book.passages["ford"], [en], picked)
    return [(one.name, [(half.kind, half.when, half.words) for half in one.halves]) for one in found]


def test_each_half_stands_with_its_condition_and_what_is_behind_them_with_none():
    assert looked("case crew: players == 1 | players == 2", en="You are {crew: alone|two|many}.") == [
        ("crew", [("asked", "players == 1", "alone"), ("asked", "players == 2", "two"), ("else", "", "many")])
    ]


def test_where_nothing_is_read_a_half_says_so():
    assert looked("case crew: players == 1", en="You.{crew:  Alone.}")[0][1][1] == ("else", "", "")


def test_by_readings_a_half_says_which_one_it_is():
    (turn,) = looked("case tale: in turn", en="{tale: a|b|c}")
    assert [half[:2] for half in turn[1]] == [("turn", "1"), ("turn", "2"), ("last", "3")]
    (rounds,) = looked("case tale: round and round", en="{tale: a|b}")
    assert [half[:2] for half in rounds[1]] == [("turn", "1"), ("round", "2")]
    (mixed,) = looked("case tale: shuffled", en=r"{tale: a\|a|b}")
    assert mixed[1] == [("any", "", "a|a"), ("any", "", "b")]


def test_a_case_that_holds_another_comes_first_with_the_half_that_was_picked_in_it():
    head = ("case crew: players == 1", "case tale: in turn")
    found = looked(*head, en="{crew: one {tale: old|new}|all}", tale=1)
    assert [name for name, _ in found] == ["crew", "tale"]
    assert [half[2] for half in found[0][1]] == ["one new", "all"]


def test_the_words_of_a_number_say_of_how_many():
    (forms,) = looked(en="{players: player|players}")
    assert forms == ("players", [("number", "players: 1", "player"), ("number", "players: 2+", "players")])


def test_what_was_picked_is_marked_and_what_stands_twice_is_told_once():
    book, _ = read(passage("ford", "entry: start", "case crew: players == 1", "- [on](#end)"), END)
    text = "{crew: a|b} and {crew: a|b}"
    (crew,) = cases_in(book.passages["ford"], [text, text], {"crew": 1})
    assert crew.halves == (LookedHalf("asked", "players == 1", "a", False), LookedHalf("else", "", "b", True))


@pytest.mark.parametrize(
    ("case", "half"),
    [
        ('visited["end"]', 1),
        ('times["ford"] > 1 | times["ford"] > 2', 2),
        ('not visited["end"]', 0),
        ('visited["end"] | no_such_name', 1),  # a fault stands where it can be seen
        ('visited["end"] or players > 2', 1),
        ("players > 2", 0),
    ],
)
def test_a_passage_is_first_seen_as_whoever_has_read_nothing_else_hears_it(case, half):
    book, _ = read(passage("ford", "entry: start", f"case crew: {case}", "- [on](#end)"), END)
    assert first_read(book, book.passages["ford"], VOCABULARY) == {"crew": half}


def test_an_order_of_readings_begins_with_its_first_half():
    book, _ = read(passage("ford", "entry: start", "case tale: in turn", "- [on](#end)"), END)
    assert first_read(book, book.passages["ford"], VOCABULARY) == {}
