"""Conditions and sums that a cover gives a name."""

from __future__ import annotations

import pytest

from companion.story import expressions
from companion.story.book import Book, Formula
from companion.story.vocabulary import NUMBER

from .books import COVER, END, VOCABULARY, codes, passage, read, whole
from .village import at, teller

PLAIN = passage("ford", "entry: start", "- [on](#end)")
FORD = passage("ford", "entry: start", "case dusk: late", "- [on](#end)", cs="{dusk: a|b}", en="{dusk: a|b}")


def cover(*lines: str) -> str:
    """The cover with these lines more."""
    return COVER.replace("variable: brine = 2", "\n".join(["variable: brine = 2", *lines]))


FIRST = cover("here").split("\n").index("here") + 1


def wrong(*lines: str, story: str = FORD) -> list[tuple[str, int]]:
    """What is said of a book with such a cover, and of which of these lines."""
    found = read(story, END, cover=cover(*lines))[1]
    return [(one.code, one.line - FIRST) for one in found if one.file == "book.md"]


def value(source: str, *lines: str, **numbers: int) -> int | bool | None:
    """What an expression comes to in a reading of a book with such a cover."""
    telling = teller(PLAIN, cover=cover(*lines))
    scene = at(telling)
    scene.reading.values |= numbers
    return expressions.parse(source, VOCABULARY, telling.book, None).get(scene)


def test_a_condition_and_a_sum_are_asked_by_their_bare_names():
    lines = ("sum: heard = times['ford'] + times['end'] + trust", "condition: late = heard >= 3 and day > 2")
    assert value("heard", *lines, trust=2) == 3
    assert value("late", *lines, trust=2) is True
    assert value("not late and heard - 1 == 0", *lines, trust=0) is True


def test_it_is_a_whole_of_its_own_whatever_stands_around_it():
    assert value("10 - heard", "sum: heard = trust + 2", trust=1) == 7
    assert value("not late", "condition: late = day >= 9 or day <= 5") is False


def test_what_only_the_table_knows_stays_open():
    assert value("bold", "condition: bold = any.courage >= 2") is None
    assert value("bold or day >= 2", "condition: bold = any.courage >= 2") is True


def test_it_may_use_what_stands_above_it_and_nothing_below_nor_itself():
    above = ("sum: heard = trust + 1", "condition: late = heard >= 3")
    assert wrong(*above) == []
    assert wrong(*reversed(above)) == [("J212", 0), ("J340", 1)]
    assert wrong("condition: late = not late") == [("J212", 0)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("condition: late = trust + 1", "J204"),
        ("sum: late = trust >= 1", "J204"),
        ("condition: late = heard >= 2", "J202"),
        ("condition: late = day >", "J201"),
    ],
)
def test_one_that_cannot_be_read_is_accused_where_it_stands_and_nowhere_else(line, code):
    story = FORD if line.startswith("condition") else FORD.replace("case dusk: late", "case dusk: late >= 2")
    found = read(story, END, cover=cover(line))[1]
    assert [(one.code, one.file, one.line) for one in found] == [(code, "book.md", FIRST)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("condition: late", "J110"),
        ("condition: late =", "J110"),
        ("condition: La-te = day >= 2", "J110"),
        ("condition: day = day >= 2", "J110"),
        ("sum: and = day + 2", "J110"),
        ("condition: trust = day >= 2", "J132"),
    ],
)
def test_a_name_that_is_none_or_taken(line, code):
    assert wrong(line, story=PLAIN) == [(code, 0)]


def test_a_sum_is_no_condition():
    found = read(FORD, END, cover=cover("sum: late = trust + 1"))[1]
    assert "J204" in codes(found)


def test_names_are_there_once():
    assert wrong("condition: late = day >= 2", "condition: late = day >= 3") == [("J132", 1)]
    assert wrong("condition: late = day >= 2", "variable: late = 3") == [("J132", 1)]


def test_one_that_nothing_asks_for_is_remarked_and_one_that_another_uses_is_not():
    assert wrong("condition: late = day >= 2", "sum: heard = day + 1") == [("J340", 1)]
    assert wrong("sum: heard = day + 1", "condition: late = heard >= 2") == []


def test_what_it_reads_counts_as_read():
    story = passage(
        "ford", "entry: start", "case dusk: late", "- [on](#end) | add trust 1", cs="{dusk: a|b}", en="{dusk: a|b}"
    )
    assert "J306" not in codes(read(story, END, cover=cover("condition: late = trust >= 3"))[1])


def test_a_near_name_is_offered():
    story = FORD.replace("case dusk: late", "case dusk: lats")
    found = read(story, END, cover=cover("condition: late = day >= 2"))[1]
    assert [one.facts["near"] for one in found if one.code == "J202"] == ["late"]


def test_formulas_that_double_each_other_end_somewhere():
    lines = ["sum: n0 = trust + trust", *[f"sum: n{at} = n{at - 1} + n{at - 1}" for at in range(1, 40)]]
    assert ("J208", 10) in wrong(*lines, "condition: late = n39 >= 1")


def test_a_book_keeps_them():
    book = whole(FORD, END, cover=cover("condition: late = day >= 2"))
    assert Book.load(book.dump()).formulas == {"late": Formula("condition", "day >= 2", FIRST)}
    assert expressions.formula("late", VOCABULARY, book).asks[0].name == "day"
    with pytest.raises(expressions.ExpressionError):
        expressions.parse("late", VOCABULARY, book, NUMBER)
