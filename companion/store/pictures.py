"""A table's own pictures, for its volume. They lie with the table, in every backup and in its file."""

from __future__ import annotations

from ..core.errors import Refusal
from ..core.message import say
from ..volume.redrawing import digest, redrawn
from . import rows
from .tables import Store

MOST = 60  # of one table: with them its file is as large as a table of ten thousand moves


class NoSuchPicture(Refusal):
    """The table has no such picture."""

    def __init__(self) -> None:
        super().__init__(say("picture-not-there"))


class TooManyPictures(Refusal):
    """The table has as many pictures as it may."""


def hand_in(store: Store, id: str, brought: bytes) -> str:
    """Keep a picture for a table, drawn anew; what it is known by. NotAPicture, HugePicture, TooManyPictures."""
    picture = redrawn(brought)
    known = digest(picture)
    with store.ledger.writing() as pen:
        rows.get(pen, id)
        there = pen.pictures(id)
        if known not in there:
            if len(there) >= MOST:
                raise TooManyPictures(say("pictures-too-many", limit=MOST))
            pen.keep_picture(id, known, picture)
    return known


def picture(store: Store, id: str, known: str) -> bytes:
    """One picture of a table; NoSuchTable, NoSuchPicture."""
    with store.ledger.reading() as look:
        rows.get(look, id)
        found = look.picture(id, known)
    if found is None:
        raise NoSuchPicture()
    return found
