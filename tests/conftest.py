"""What every test may lean on: the toy game on the shelf, and a store in an empty folder."""

from __future__ import annotations

import pytest
from hypothesis import settings

from companion import games
from companion.store import Store

settings.register_profile("house", deadline=None)  # a slow machine proves as much as a fast one
settings.register_profile("soak", deadline=None, max_examples=5000)
settings.load_profile("house")


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
