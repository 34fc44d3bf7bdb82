"""What every test may lean on: the toy game on the shelf, and a store in an empty folder."""

from __future__ import annotations

import pytest

from companion import games
from companion.store import Store


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The toy game stands beside the real ones."""
    monkeypatch.setitem(games.GAMES, "toy", "tests.toy")
    yield
    games.game.cache_clear()


@pytest.fixture
def store(tmp_path):
    """A store of its own for one test."""
    store = Store(tmp_path / "companion.db")
    yield store
    store.database.close()
