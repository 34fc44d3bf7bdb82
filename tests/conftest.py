"""What every test may lean on: the toy game on the shelf, and a store in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from companion import games
from companion.store import Store

settings.register_profile("house", deadline=None)  # a slow machine proves as much as a fast one
settings.register_profile("soak", deadline=None, max_examples=5000)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Files go to the workers in the order of the collection; by itself, xdist would begin with those of most tests."""
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first: at the end the workers share what is short, and none waits for another."""
    browser = Path(__file__).parent / "browser"
    heavy = (browser / "test_every_page.py", browser, Path(__file__).parent / "store")
    items.sort(key=lambda item: next((n for n, one in enumerate(heavy) if item.path.is_relative_to(one)), len(heavy)))


@pytest.fixture(scope="session", autouse=True)
def toy():
    """The toy game stands beside the real ones."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(games.GAMES, "toy", "tests.toy")
        yield


@pytest.fixture(autouse=True)
def games_as_they_are():
    """What a test did to the games of this installation is forgotten."""
    yield
    games.game.cache_clear()


@pytest.fixture
def store(tmp_path):
    """A store of its own for one test."""
    store = Store(tmp_path / "companion.db")
    yield store
    store.database.close()
