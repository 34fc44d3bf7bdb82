"""Days in people's words."""

from __future__ import annotations

from datetime import date

import pytest

from companion.core.typography import unbound
from companion.core.words import Words
from companion.house import HOUSE, words_in
from companion.web.days import phrase

TODAY = date(2026, 3, 18)  # a Wednesday


@pytest.mark.parametrize(
    ("then", "czech", "english"),
    [
        (date(2026, 3, 18), "dnes", "today"),
        (date(2026, 3, 19), "dnes", "today"),
        (date(2026, 3, 17), "včera", "yesterday"),
        (date(2026, 3, 15), "v neděli", "on Sunday"),
        (date(2026, 3, 12), "ve čtvrtek", "on Thursday"),
        (date(2026, 3, 11), "před týdnem", "a week ago"),
        (date(2026, 3, 4), "před dvěma týdny", "two weeks ago"),
        (date(2026, 2, 12), "před čtyřmi týdny", "four weeks ago"),
        (date(2026, 1, 31), "v lednu", "in January"),
        (date(2025, 11, 2), "v listopadu", "in November"),
        (date(2025, 4, 30), "v dubnu 2025", "in April 2025"),
    ],
)
def test_a_day_is_named_as_at_a_table(then, czech, english):
    key, facts = phrase(then, TODAY)
    assert unbound(Words("cs", words_in("cs", HOUSE / "words")).say(key, **facts)) == czech
    assert Words("en", words_in("en", HOUSE / "words")).say(key, **facts) == english


def test_pages_say_when(visitor, english):
    visitor.lay()
    english.id = visitor.id
    assert "naposledy dnes, 1. herní večer" in visitor.get("/").text
    assert "last played today, game evening 1" in english.get("/").text
