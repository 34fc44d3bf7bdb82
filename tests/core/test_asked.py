"""Words that are asked for: whatever their capitals and diacritics, by their beginnings, all of them."""

from __future__ import annotations

import unicodedata

import pytest

from companion.core.asked import MOST_WORDS, Asked, fold

ODD = (
    "",
    "   ",
    "\0",
    "🐉🔥",
    "\"'",
    "AND OR NOT NEAR(",
    "a*b^c",
    "'; DROP TABLE",
    "\u202eabc\u202c",
    "‏שלום",
    "x" * 10_000,
    "½ ﬁ",
)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("zaklinac", "Zaklínač odešel"),
        ("ZAKLÍNAČ", "starý zaklinac"),
        ("zdar", "Žďár nad řekou"),
        ("Žďár", "zdar a sláva"),
        ("řeka most", "Most přes řeku, a řeka pod ním"),
        (unicodedata.normalize("NFD", "Žďár"), "Žďár"),
        ("Žďár", unicodedata.normalize("NFD", "Žďár")),
        ("12", "cena 120 zlatých"),
        ("שלום", "ברכת שלום"),
    ],
)
def test_words_are_found_by_their_beginnings_whatever_their_signs(query, text):
    assert Asked.of(query).holds(text)


@pytest.mark.parametrize(
    ("query", "text"), [("klinac", "Zaklínač"), ("most voda", "Most"), ("", "cokoli"), ("🐉", "🐉")]
)
def test_what_is_not_there_is_not_found(query, text):
    assert not Asked.of(query).holds(text)


@pytest.mark.parametrize("query", ODD)
def test_anything_may_be_asked_and_only_words_are(query):
    asked = Asked.of(query)
    assert all(word.isalnum() for word in asked.words) and len(asked.words) <= MOST_WORDS
    assert "".join(part.text for part in asked.stretches(query)) == query


def test_stretches_mark_whole_words_and_lose_nothing():
    text = "Žďár, zdařilý: ne nezdar."
    stretches = [*Asked.of("zdar").stretches(text)]
    assert [part.text for part in stretches if part.hit] == ["Žďár", "zdařilý"]
    assert "".join(part.text for part in stretches) == text


def test_an_excerpt_stands_around_the_first_hit():
    text = f"{'dlouho nic ' * 40}u mostu stál zaklínač{' a pak zase nic' * 40}"
    excerpt = Asked.of("zaklinac").excerpt(text, 120)
    assert "zaklínač" in excerpt and excerpt.startswith("… ") and excerpt.endswith(" …") and len(excerpt) < 130
    assert Asked.of("nic").excerpt("krátké", 120) == "krátké"


def test_the_ends_of_long_words_may_be_left_out():
    assert Asked.of("zaklínačem most").shortened.words == ("zaklinac", "most")
    assert fold("  Příliš…žluťoučký\tKŮŇ ") == "prilis zlutoucky kun"
