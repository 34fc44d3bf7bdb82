"""The example by which the desk says how one writes is a whole book."""

from __future__ import annotations

from typing import get_args

import pytest

from companion.core.words import Language
from companion.library.shapes import SHAPES, as_book
from companion.library.shelf import kind_of, vocabularies
from companion.story import parse

from ..pieces import picture


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", ["tainted-grail", "talisman"])
def test_nothing_is_wrong_with_it_but_that_it_has_one_language(language, game):
    lying = {name: kind_of(picture()) for name in ("jez.png", "weir.png")}
    name = as_book(language, game).split("\n")[0].removeprefix("# ")
    book, found = parse.read(f"own/{game}/{name}", {"book.md": as_book(language, game)}, vocabularies(), True, lying)
    assert [one.code for one in found if one.code != "J408"] == [] and len(book.passages) == 3
    assert any(one.cases for one in book.passages.values()) and any(one.picture for one in book.passages.values())


def test_both_languages_show_the_same_shapes():
    assert len({tuple(one.name for one in shapes) for shapes in SHAPES.values()}) == 1
