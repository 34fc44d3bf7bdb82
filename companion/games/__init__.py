"""The games that this installation has. Adding one: a package beside this file, and its line in GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.message import say

GAMES = {
    id: f"{__name__}.{id}"
    for id in (
        "tainted_grail",
        "talisman",
        "witcher_old_world",
        "witcher_path_of_destiny",
        "mage_knight",
    )
}


@cache
def game(id: str) -> Game:
    """The game of that id; UnknownGame when this installation has none such."""
    if id not in GAMES:
        raise UnknownGame(say("unknown-game", game=str(id)[:60]))
    return import_module(GAMES[id]).GAME


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return [game(id) for id in GAMES]
