"""Numbers in words."""

from __future__ import annotations

import pytest

from companion.core.cases import CASES
from companion.core.numerals import GENDERS, MOST, PLURALS, in_words, plural

ENGLISH = {
    0: "zero",
    1: "one",
    13: "thirteen",
    20: "twenty",
    21: "twenty-one",
    99: "ninety-nine",
    100: "one hundred",
    105: "one hundred and five",
    342: "three hundred and forty-two",
    1000: "one thousand",
    1001: "one thousand and one",
    2300: "two thousand three hundred",
    9999: "nine thousand nine hundred and ninety-nine",
    -3: "minus three",
    10_000: "10000",
    -10_000: "−10000",
}
CZECH = {
    0: "nula",
    1: "jedna",
    2: "dva",
    5: "pět",
    11: "jedenáct",
    19: "devatenáct",
    20: "dvacet",
    21: "jednadvacet",
    22: "dvaadvacet",
    45: "pětačtyřicet",
    99: "devětadevadesát",
    100: "sto",
    101: "sto jedna",
    200: "dvě stě",
    342: "tři sta dvaačtyřicet",
    500: "pět set",
    1000: "tisíc",
    2000: "dva tisíce",
    5100: "pět tisíc sto",
    -4: "minus čtyři",
}


@pytest.mark.parametrize(("number", "words"), ENGLISH.items())
def test_in_english(number, words):
    assert in_words(number, "en") == words
    assert in_words(number, "en", "dat", "f") == words, "English has neither cases nor genders"


@pytest.mark.parametrize(("number", "words"), CZECH.items())
def test_in_czech_as_one_counts(number, words):
    assert in_words(number, "cs") == words


@pytest.mark.parametrize(
    ("number", "case", "gender", "words"),
    [
        (1, "nom", "m", "jeden"),
        (1, "acc", "m", "jeden"),
        (1, "acc", "ma", "jednoho"),
        (1, "acc", "f", "jednu"),
        (1, "ins", "f", "jednou"),
        (1, "nom", "n", "jedno"),
        (2, "nom", "f", "dvě"),
        (2, "acc", "n", "dvě"),
        (2, "dat", "f", "dvěma"),
        (2, "gen", "m", "dvou"),
        (3, "gen", "", "tří"),
        (4, "ins", "", "čtyřmi"),
        (5, "gen", "f", "pěti"),
        (9, "loc", "", "devíti"),
        (10, "dat", "", "deseti"),
        (25, "ins", "", "pětadvaceti"),
        (29, "gen", "", "devětadvaceti"),
        (0, "acc", "", "nulu"),
        (200, "ins", "", "dvěma sty"),
        (300, "dat", "", "třem stům"),
        (600, "gen", "", "šesti set"),
        (102, "nom", "f", "sto dvě"),
        (2000, "gen", "", "dvou tisíc"),
        (6000, "dat", "", "šesti tisícům"),
    ],
)
def test_in_czech_cases_and_genders(number, case, gender, words):
    assert in_words(number, "cs", case, gender) == words


def test_every_number_has_words_in_every_form():
    forms = [(case, gender) for case in CASES for gender in ("", *GENDERS)]
    said = {in_words(number, "cs", case, gender) for number in range(120) for case, gender in forms}
    assert all(word.replace(" ", "").isalpha() for word in said)
    assert len({in_words(number, "cs") for number in range(MOST + 1)}) == MOST + 1
    assert len({in_words(number, "en") for number in range(MOST + 1)}) == MOST + 1


@pytest.mark.parametrize(
    ("language", "forms", "fitting"),
    [
        ("cs", "kapka kapky kapek", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 21: 2, 22: 2, 101: 2, -1: 0, -3: 1}),
        ("en", "drop drops", {0: 1, 1: 0, 2: 1, 21: 1, -1: 0}),
    ],
)
def test_the_form_of_a_word_that_fits_so_many(language, forms, fitting):
    assert len(PLURALS[language]) == len(forms.split())
    assert {number: plural(number, language) for number in fitting} == fitting
