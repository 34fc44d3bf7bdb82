"""Every page of every game and of the house: fits, is reachable by a finger, and axe finds nothing on it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from urllib.request import urlopen

import pytest

from companion.games import GAMES
from companion.games import game as game_of
from companion.store.samples import lay_sample

from ..effort import at_home
from .chronicler import Served
from .conftest import Device
from .looks import NONE, each_way, wrong_in, wrong_on

HOUSE = [
    "/",
    "/preferences",
    "/nowhere",
    "/t/0000000000/",
    "/desk/",
    "/boxes/",
    "/backups/",
    "/everything",
    "/boxes/tainted_grail/",
    "/search",
    "/search?q=a",
    "/search?q=qqqq",
    "/api",
]
SHELVED = "tainted_grail"  # the game whose tables lie on the shelf while the house is looked at
A_FEW = 2  # pages of a sample that every test run looks at; all of them, and the others, wait for `make look`
THE_HOUSE = "house"  # looked at once, and not again with each game
every_game = pytest.mark.parametrize(
    "game", [pytest.param(one, marks=pytest.mark.xdist_group(one)) for one in (THE_HOUSE, *GAMES)]
)


def moments_of(game: str) -> ModuleType:
    """What a game brings to be looked at."""
    return import_module(f"tests.browser.moments.{game}")


@pytest.fixture(scope="module")
def laid(tmp_path_factory) -> Iterator[dict[str, tuple[Served, list[str]]]]:
    """By game, once it is asked for: a server with its tables, and the addresses of its pages."""
    shelves: dict[str, tuple[Served, list[str]]] = {}
    yield shelves
    for served, _ in shelves.values():
        served.stop()


@pytest.fixture
def pages(game, laid, tmp_path_factory) -> tuple[Served, list[str]]:
    """The server and the pages of this game."""
    if game not in laid:
        served = Served(tmp_path_factory.mktemp(game) / "instance")
        urlopen(served.address, timeout=60).close()  # the first page of all is slow: every game's words are read now
        moments = moments_of(SHELVED if game == THE_HOUSE else game)
        tables = moments.tables(served)
        id = next(iter(tables.values()))
        if game == THE_HOUSE:
            laid[game] = served, HOUSE
            return laid[game]
        book = [f"/t/{id}/volume?evening=1", f"/t/{id}/volume?write=e1", f"/t/{id}/volume/picture?place=e1"]
        of_one = [f"/boxes/{game}/", f"/t/{id}/file", *book]
        laid[game] = served, [*of_one, *moments.pages(tables)]
    return laid[game]


@at_home  # where all the proof is made, `make look` looks at every page
@pytest.mark.parametrize("game", GAMES)
def test_the_first_pages_of_a_sample_fit_every_screen_and_axe_finds_nothing(device, server, game):
    id = lay_sample(server.store, game, "cs").id
    few = [f"/t/{id}/{panel.name}" for panel in game_of(game).panels if not panel.own][:A_FEW]
    one = device("phone", theme="candle", language="cs", bypass_csp="yes")
    wrong = wrong_on(one, few, "portrait", getattr(moments_of(game), "SMALL", NONE), axe_on=few[:1])
    assert not wrong, "\n".join(wrong)


@pytest.mark.look
@every_game
@each_way
def test_every_page_fits_every_screen_and_axe_finds_nothing(chromium, game, pages, way):
    served, all_pages = pages
    device = Device(chromium, served.address, "phone", **way.preferred)
    small = NONE if game == THE_HOUSE else getattr(moments_of(game), "SMALL", NONE)
    wrong = wrong_in(way, device, all_pages, small)
    device.context.close()
    assert not wrong, "\n".join(wrong)
