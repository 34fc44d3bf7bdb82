"""Who sits at a table, and who keeps what there. Players are told apart by their names, wherever the app says one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from .errors import BadArguments
from .message import say
from .table import Keeper, Seat

A = TypeVar("A", bound=str)  # the areas of a game


class WhoPlays(Protocol):
    """What the options of a game's set-up say of a seat: who plays there."""

    player: str


def seated(players: Iterable[WhoPlays]) -> list[Seat]:
    """The seats of a new table, numbered clockwise from 1."""
    return [Seat(id=number, player=one.player) for number, one in enumerate(players, 1)]


def keepers(usual: Mapping[A, Keeper], chosen: Mapping[A, Keeper]) -> dict[str, Keeper]:
    """Who keeps each area of a new table: as is usual, but where it was chosen otherwise."""
    return {area: chosen.get(area, keeper) for area, keeper in usual.items()}


def tell_apart(names: Sequence[str], field: str) -> None:
    """No name twice, however it is written; BadArguments names the second one's field: `field` with its place in it.

    Nobody needs to have a name: a seat without one is called by its number.
    """
    known: set[str] = set()
    for place, name in enumerate(names):
        plain = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
        if plain and plain in known:
            at = field.format(place)
            raise BadArguments(at, say("player-named-twice", field=at, name=" ".join(name.split())))
        known.add(plain)
