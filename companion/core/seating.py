"""Who sits at a table: players are told apart by their names, wherever the app says whose turn it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from .errors import BadArguments
from .message import say


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
