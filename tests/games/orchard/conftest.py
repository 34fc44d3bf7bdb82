"""A table of the game for the tests."""

from __future__ import annotations

import pytest

from tests.orchard import GAME

from ..play import Play


class Table(Play):
    """A table that can be played."""

    game = GAME

    def hand(self, who: int, *cards: str) -> None:
        """Put cards into a hand, without a move."""
        with self.arranged() as state:
            state.find(who).hand = [*cards]


@pytest.fixture
def table():
    """Two seats, before the first turn."""
    return Table({"players": [{"player": "Jana"}, {}]})


@pytest.fixture
def light():
    """The same, with the coins on the table."""
    return Table({"areas": {"purses": "table"}})
