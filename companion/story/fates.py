"""How a fight of a book can end, and what is told of an end for which the book has nothing of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from .book import Book, Fate

FATES: tuple[Fate, ...] = tuple(fate for fate in get_args(Fate) if fate)
EVERY: tuple[Fate, ...] = ("won", "fled", "lost")  # what any fight can come to, and a passage must know
# Neither was won, nobody was beaten, and whoever it was is still out there: that is most like having fled.
INSTEAD: dict[Fate, tuple[Fate, ...]] = {"avoided": ("fled", "lost"), "withdrew": ("fled", "lost")}


def told_as(fate: Fate, written: Collection[str]) -> Fate:
    """Which of the fates that something is written for speaks for this one: itself, else the nearest to it."""
    return next((one for one in (fate, *INSTEAD.get(fate, ())) if one in written), fate)


def opened_by(fate: Fate, book: Book) -> Fate:
    """The key of the doors `encounter ...` that a fight's end opens in this book."""
    doors = (entry for passage in book.passages.values() for entry in passage.entries)
    return told_as(fate, {entry.key for entry in doors if entry.kind == "encounter"}) if fate else fate
