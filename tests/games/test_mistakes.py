"""What people get wrong, at any game: each line has its words, its place, and a test that fails without it."""

from __future__ import annotations

from importlib import import_module

import pytest

from companion.games import GAMES, game
from companion.reference.entries import mistakes_of, rules_of


@pytest.mark.parametrize("id", sorted({*GAMES, "orchard"}))
def test_each_line_has_its_words_its_place_and_its_test(id):
    """Every line says in both languages what goes wrong and what stands in its way, on a page that there is."""
    its_tests = import_module(f"tests.games.{id}.test_what_people_get_wrong")
    one = game(id)
    mistakes = mistakes_of(one.home)
    assert len(mistakes) == its_tests.LINES  # as many as the ledger's section has
    pages = {panel.name for panel in one.panels}
    for number, mistake in enumerate(mistakes, 1):
        assert all((mistake.cs, mistake.en)) and mistake.here.complete
        assert mistake.page in pages, number
        assert set(mistake.rules) <= set(rules_of(one.home).entries)  # each is a link to its entry there
    proven = {made.line for made in vars(its_tests).values() if hasattr(made, "line")}
    assert proven == set(range(1, its_tests.LINES + 1))
