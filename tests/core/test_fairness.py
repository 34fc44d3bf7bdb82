"""Dice against chance: what the test says, and when it says nothing yet."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.die import Die, book_die, die_of_books, numbered
from companion.core.fairness import chance_of, fairness_of

DIE = numbered("d6", 6)


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),  # from a printed table of the distribution
    [
        (3.841, 1, 0.05), (6.635, 1, 0.01), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.210, 2, 0.01),
        (11.070, 5, 0.05), (15.086, 5, 0.01), (4.351, 5, 0.50), (30.144, 19, 0.05), (123.225, 99, 0.05),
    ],
)  # fmt: skip
def test_the_chance_of_a_chi_square_is_that_of_the_printed_table(chi_square, freedom, p):
    assert chance_of(chi_square, freedom) == pytest.approx(p, rel=0.005)


def test_the_chance_has_its_ends():
    assert chance_of(0, 5) == chance_of(0, 4) == 1
    assert chance_of(1e6, 5) == chance_of(1e6, 4) == 0


def test_of_few_throws_nothing_is_said_but_how_many_are_missing():
    few = fairness_of(DIE, {"6": 29})
    assert (few.verdict, few.p, few.missing, few.throws) == ("few", None, 1, 29)
    assert fairness_of(DIE, {"6": 30}).missing == 0
    assert fairness_of(numbered("d20", 20), {"1": 40}).missing == 60  # five of each face


def test_an_even_die_is_fair_and_a_loaded_one_is_not():
    even = fairness_of(DIE, {str(face): 20 for face in range(1, 7)})
    assert (even.verdict, even.chi_square, even.p) == ("fair", 0, 1)
    loaded = fairness_of(DIE, {"1": 10, "2": 10, "3": 10, "4": 10, "5": 10, "6": 70})
    assert loaded.verdict == "very-odd"
    assert loaded.one_in == 10_000  # and no more, however sure the numbers seem


def test_what_lies_between_is_told_by_how_seldom_it_is():
    odd = fairness_of(DIE, {"1": 20, "2": 10, "3": 6, "4": 8, "5": 7, "6": 9})
    assert odd.chi_square == pytest.approx(13.0)
    assert odd.verdict == "odd"
    assert odd.one_in == 43


def test_a_face_that_is_printed_twice_is_expected_twice():
    die = Die("monster", ("skull", "skull", "sword"))
    found = fairness_of(die, {"skull": 40, "sword": 20})
    assert [(one.face, one.expected) for one in found.faces] == [("skull", 40), ("sword", 20)]
    assert found.verdict == "fair"


def test_a_face_that_the_die_does_not_have_is_left_out():
    found = fairness_of(DIE, {"1": 3, "•": 5, "7": 9})
    assert found.throws == 3
    assert [one.came for one in found.faces] == [3, 0, 0, 0, 0, 0]


def test_a_die_of_one_side_proves_nothing():
    assert fairness_of(numbered("d1", 1), {"1": 900}).verdict == "few"


def test_the_dice_of_this_house_are_fair():
    """And the test would notice: of a hundred fair dice some five are odd, and of loaded ones nearly all."""
    random = Random(7)
    fair = [fairness_of(DIE, _thrown(random, (1,) * 6)).verdict for _ in range(200)]
    loaded = [fairness_of(DIE, _thrown(random, (1, 1, 1, 1, 1, 2))).verdict for _ in range(200)]
    assert 2 <= len([one for one in fair if one != "fair"]) <= 20
    assert len([one for one in loaded if one != "fair"]) > 180


def _thrown(random, weights):
    came = random.choices("123456", weights, k=200)
    return {face: came.count(face) for face in "123456"}


def test_a_books_die_is_known_by_its_name():
    assert die_of_books("d20") == book_die(20)
    assert [die_of_books(name) for name in ("d1", "d101", "d06", "d²", "d", "die", "20", "d" + "9" * 9)] == [None] * 8
