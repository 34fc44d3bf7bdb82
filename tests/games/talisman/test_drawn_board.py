"""The drawn board: each space has its picture and its name, and a place of its own."""

from __future__ import annotations

import re

import pytest

from companion.core.words import LANGUAGES, Words
from companion.games.talisman.box import board
from companion.house import HOUSE, words_in

NAMES = sorted({space.name for space in board.spaces().values()})


def test_each_kind_of_space_has_an_emblem():
    sprite = (HOUSE / "static" / "icons" / "talisman.svg").read_text(encoding="utf-8")
    assert set(NAMES) <= set(re.findall(r'<symbol id="([a-z_-]+)"', sprite))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_space_and_each_region_is_named(language):
    words = Words(language, words_in(language, HOUSE / "games" / "talisman" / "words"))
    assert not [name for name in (*NAMES, "outer", "middle", "inner") if not words.has(f"choice-{name}")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Les: Druid, na tahu, leží tu 2 karty, 5 měšců zlata, jít sem"),
        ("en", "Woods: Druid, whose turn it is, 2 cards lie here, 5 bags of gold, go here"),
    ],
)
def test_a_space_says_aloud_all_that_is_drawn_on_it(language, said):
    words = Words(language, words_in(language, HOUSE / "games" / "talisman" / "words"))
    here = [words.say("map-figure", name="Druid", active=True, toad=False)]
    name = words.say("choice-woods")
    assert (
        words.say("map-space", name=name, people=1, here=here, cards=2, gold=5, goal="go").replace("\u00a0", " ")
        == said
    )
    assert words.say("map-space", name=name, people=0, here=[], cards=0, gold=0, goal="none") == name
