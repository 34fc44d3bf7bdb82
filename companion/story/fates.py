"""How a fight of a book can end, and what is told of an end for which the book has nothing of its own.

A game's vocabulary declares its ends, each with those that speak for it, the nearest first. An end for which nothing
else can speak is one that any fight can come to, and that a passage with a fight must know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .book import Book, Fate

EVERY: Mapping[Fate, tuple[Fate, ...]] = {"won": (), "fled": (), "lost": ()}  # where a game declares none of its own


def told_as(fate: Fate, written: Collection[str], fates: Mapping[Fate, tuple[Fate, ...]]) -> Fate:
    """Which of the fates that something is written for speaks for this one: itself, else the nearest to it."""
    return next((one for one in (fate, *fates.get(fate, ())) if one in written), fate)


def opened_by(fate: Fate, kind: str, book: Book, fates: Mapping[Fate, tuple[Fate, ...]]) -> Fate:
    """The key of the doors of that kind (`encounter won` ...) that a fight's end opens in this book."""
    doors = (entry for passage in book.passages.values() for entry in passage.entries)
    return told_as(fate, {entry.key for entry in doors if entry.kind == kind}, fates) if fate else fate
