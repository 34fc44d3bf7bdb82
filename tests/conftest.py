"""What every test may lean on: the toy games on the shelf, and a store in an empty folder."""

from __future__ import annotations

import faulthandler
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from hypothesis import is_hypothesis_test, settings
from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader
from sqlite_utils import Database as Sqlite
from sqlite_utils.migrations import Migrations

from companion import games
from companion.core import words
from companion.core.sample import Sample
from companion.devices import register
from companion.house import shipped
from companion.library import shelf
from companion.store import Store, lessons, samples
from companion.store.sqlite import database
from companion.store.sqlite.ledger import SqliteLedger

from .effort import HALF_AN_HOUR, SOAK, times
from .kept import KEPT_IN, kept_templates
from .plain_pages import PlainClient
from .toys import TOYS

SHIPPED = shipped("journal")
STUCK = 600  # seconds: a test that takes them says where it stands, and ends the run
settings.register_profile(
    "house",
    deadline=None,  # a slow machine proves as much
    max_examples=times(14, 300),
    derandomize=HALF_AN_HOUR,  # what is let in does not hang on luck
)
settings.load_profile("house")
Flask.test_client_class = PlainClient


def pytest_configure(config: pytest.Config) -> None:
    """Files go to the workers in the order of the collection; by itself, xdist would begin with those of most tests."""
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False
    if hasattr(config, "workerinput") or not getattr(config.option, "numprocesses", 0):  # where tests are run
        config.pluginmanager.register(Watch(), "watch")


class Watch:
    """Winds a clock that a stuck test lets run out. pytest's own winds it for each test, which waits for a thread each
    time: half a minute for all of them."""

    def __init__(self) -> None:
        self.to = os.fdopen(os.dup(sys.__stderr__.fileno()), "w")  # what a test writes is caught, this is not
        self.wound = 0.0

    def pytest_runtest_logstart(self) -> None:
        """A test begins."""
        if time.monotonic() - self.wound > 10:
            faulthandler.dump_traceback_later(STUCK, exit=True, file=self.to)
            self.wound = time.monotonic()

    def pytest_unconfigure(self) -> None:
        """The run is over."""
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file's tests stay together on a worker, for they share a server or a table, unless they name a group.

    Long files first: at the end the workers share what is short, and none waits for another.
    """
    if SOAK:
        items[:] = [item for item in items if _grows(item)]
    browser = Path(__file__).parent / "browser"
    heavy = (browser / "test_every_page.py", browser, Path(__file__).parent / "store")
    items.sort(key=lambda item: next((n for n, one in enumerate(heavy) if item.path.is_relative_to(one)), len(heavy)))
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(Path(__file__).parent).as_posix()))


def _grows(item: pytest.Item) -> bool:
    """Whether a soak tries more of it: a property, or what says so. `make test` has proven the others."""
    return is_hypothesis_test(getattr(item, "obj", None)) or any(map(item.get_closest_marker, ("grows", "soak")))


@pytest.fixture(scope="session", autouse=True)
def toys():
    """The toy games stand beside the real ones, with their templates."""
    beside = {id: FileSystemLoader(Path(__file__).parent / id / "templates") for id in TOYS}
    of_the_house = Flask.create_global_jinja_loader
    with pytest.MonkeyPatch.context() as patched:
        for id in TOYS:
            patched.setitem(games.GAMES, id, f"tests.{id}")
        patched.setattr(
            Flask,
            "create_global_jinja_loader",
            lambda app: ChoiceLoader([of_the_house(app), PrefixLoader({"games": PrefixLoader(beside)})]),
        )
        yield


@pytest.fixture(scope="session", autouse=True)
def lessons_checked():
    """Whatever a move teaches in any test is of a kind that the game declares: so a friend can be sent it."""
    keep = lessons._keep

    def checked(pen, record, kind, key, taught, before):
        if (box := games.game(record.game).box) and kind != "ending":  # what was read is no fact of a box
            box[kind].check(key, {**(before or {}), **taught})
        keep(pen, record, kind, key, taught, before)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lessons, "_keep", checked)
        yield


@pytest.fixture(scope="session", autouse=True)
def templates_kept(tmp_path_factory):
    """Templates are compiled once, not by every app anew: that was four fifths of the time of the page tests.

    What is kept goes by the text of a template, so that a changed one is compiled again. Servers that are processes of
    their own find the folder by its name in the environment (`tests.kept`).
    """
    folder = tmp_path_factory.getbasetemp().parent / "templates" if "PYTEST_XDIST_WORKER" in os.environ else None
    folder = folder or tmp_path_factory.mktemp("templates")
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(KEPT_IN, str(folder))
        patched.setattr(Flask, "jinja_options", kept_templates())
        yield


@pytest.fixture(scope="session", autouse=True)
def shipped_books_read_once():
    """The books that come with the app are parsed once in a test run, not by every app that opens one."""
    read, known = shelf.read_folder, {}

    def read_once(id: str, folder: Path) -> shelf.Opened:
        if not folder.is_relative_to(SHIPPED):
            return read(id, folder)
        if id not in known:
            known[id] = read(id, folder)
        return known[id]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(shelf, "read_folder", read_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_disk_waited_for():
    """Tables of tests outlive no power cut. A killed process loses nothing by it; servers that are processes of their
    own wait for the disk as at home."""
    with pytest.MonkeyPatch.context() as patched:
        kept = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in database.PRAGMAS)
        patched.setattr(database, "PRAGMAS", kept)
        yield


@pytest.fixture(scope="session", autouse=True)
def files_laid_out_once():
    """An empty file of tables, or of devices, gets its tables from one that was laid out before: each step of that once
    in a test run. What stands in a file already is brought up to date as at home."""
    with pytest.MonkeyPatch.context() as patched:
        for steps in (database.migrations, register.migrations):
            patched.setattr(steps, "apply", laid_out_from(steps))
        yield


def laid_out_from(steps: Migrations) -> Callable[..., None]:
    """What those steps do, taken from a file where they were taken once, if nothing stands in this one."""
    apply, laid_out = steps.apply, sqlite3.connect(":memory:", check_same_thread=False)
    apply(Sqlite(laid_out))

    def laid(db: Sqlite, *args: Any, **others: Any) -> None:
        if args or others or db.conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            apply(db, *args, **others)
        else:
            laid_out.backup(db.conn)

    return laid


@pytest.fixture(scope="session", autouse=True)
def samples_played_once():
    """A game's sample is played once in a test run, and brought to every other shelf as it then was."""
    play, played = samples._played, {}

    def play_once(id: str, sample: Sample, *stores: Any) -> tuple[bytes, int]:
        key = (id, sample.name, sample.play.__code__, stores[1] is None)
        if key not in played:
            played[key] = play(id, sample, *stores)
        return played[key]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(samples, "_played", play_once)
        yield


@pytest.fixture(scope="session")
def wordings_gone_wrong():
    """What was logged of wordings that could not be spoken whole, by whatever test or fixture."""
    found: list[str] = []

    def note(record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR and str(record.msg).startswith("wording of"):
            found.append(record.getMessage())
        return True

    words.log.addFilter(note)
    yield found
    words.log.removeFilter(note)


@pytest.fixture(autouse=True)
def wordings_have_their_facts(wordings_gone_wrong):
    """A wording that asks for a fact that nobody gave is an error, though a page shows what it can of it."""
    yield
    found = sorted({*wordings_gone_wrong})
    wordings_gone_wrong.clear()
    assert not found, "\n".join(found)


@pytest.fixture(autouse=True)
def games_as_they_are():
    """What a test did to the games of this installation is forgotten."""
    yield
    games.game.cache_clear()


@pytest.fixture
def store(tmp_path):
    """A store of its own for one test."""
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    yield store
    store.ledger.close()
