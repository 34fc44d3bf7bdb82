"""A game's stylesheet lies beside the house's: it gives no class of the house's parts another layout.

`.laid` once meant the sequence of a diplomacy in one game's sheet, and the column of every page in the house's: all
pages of that game were tight, and a list that was searched went on showing what had been left out.
"""

from __future__ import annotations

import re

import pytest

from companion.games import games
from companion.web.assets import STATIC

LAID_OUT = re.compile(r"^\.([a-z][a-z-]*)(?: li| legend)? {[^}]*\bdisplay:", re.M)


def of_the_house() -> set[str]:
    """The classes that the house's own sheets lay out, on every page of every game."""
    sheets = (STATIC / "css" / f"{name}.css" for name in ("base", "parts", "frame", "journal"))
    return {name for sheet in sheets for name in LAID_OUT.findall(sheet.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_no_game_means_something_else_by_a_class_of_the_house(game):
    sheet = STATIC / "css" / "games" / f"{game}.css"
    text = sheet.read_text(encoding="utf-8") if sheet.is_file() else ""
    assert sorted(set(LAID_OUT.findall(text)) & of_the_house()) == [] and "laid" in of_the_house()
