"""A table of Mage Knight for the tests: who sits there, and what lies there."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core import engine
from companion.games.mage_knight import GAME
from companion.games.mage_knight.state.hero import Hero

from ..play import Play

TRIO = ("goldyx", "tovak", "arythea")


class Table(Play):
    """A table that can be played."""

    game = GAME

    def one(self, who: int = 1) -> Hero:
        """The hero of a seat."""
        return self.state.at(who)


@pytest.fixture
def mage_knight():
    """Set a table up: `mage_knight("goldyx", "tovak", scenario="full_conquest")`; without heroes there are three."""

    def set_up(*heroes: str, knowledge: dict | None = None, seed: str = "seed", **options: Any) -> Table:
        players = [{"hero": one} for one in heroes or TRIO]
        table = Table({"players": players, "first": 1, **options}, knowledge, seed)
        table.move("leave_list")
        return table

    return set_up


@pytest.fixture(scope="session")
def game_state():
    """A fresh copy of the state of a table at each call, for properties."""
    plain = Table({"players": [{"hero": one} for one in TRIO]}).plain
    return lambda: engine.state_of(GAME, plain)
