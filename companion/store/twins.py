"""The same table twice: one that was taken out of an installation, and is brought where it stands already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from .ledger import Look
from .records import Mark, Record


class Twin(msgspec.Struct, frozen=True):
    """A table that stands here and is the same as one that came: how the one that came relates to it.

    `further`: it goes on where this one stops, by so many `moves`; `older`: the other way round; `same`: to the
    move; `apart`: both were played on since they were one, in that `evening`.
    """

    id: str
    how: Literal["same", "further", "older", "apart"]
    moves: int
    evening: int


def identity_here(look: Look, record: Record) -> str:
    """What a table that came is known by. A file of an older version does not say; the moment it began at does."""
    return record.identity or look.alike(record)


def twins_of(look: Look, record: Record) -> list[str]:
    """The ids of the tables here that are the same as this one, the one last touched first."""
    return look.twins(record) if record.identity else []


def compared(theirs: Look, came: str, ours: Look, here: str) -> Twin:
    """How a table that came relates to one that stands here; `theirs` may look into another ledger than `ours`."""
    return compared_with(ours, theirs.last(came), lambda revision: theirs.mark(came, revision), here)


def compared_with(look: Look, last: int, marked: Callable[[int], Mark | None], here: str) -> Twin:
    """The same of a table whose log lies elsewhere: logs only grow, so one common row is a common past."""
    new, old = last, look.last(here)

    def common(revision: int) -> bool:
        one, other = marked(revision), look.mark(here, revision)
        return one is not None and other is not None and _happened(one) == _happened(other)

    low, high = -1, min(new, old)
    if common(high):
        low = high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if common(middle) else (low, middle)
    mark = look.mark(here, max(low, 0))
    evening = mark.session if mark else 1
    if low == min(new, old):
        return Twin(here, "same" if new == old else "further" if new > old else "older", abs(new - old), evening)
    return Twin(here, "apart", new - low, evening)


def _happened(mark: Mark) -> tuple[str, str, str, int, int]:
    return mark.at, mark.kind, mark.move, mark.head, mark.session
