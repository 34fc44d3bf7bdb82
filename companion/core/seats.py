"""Seats around a table: who sits where, and who comes next. A game of heroes without seats leaves it aside."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from .draft import Draft


class Seated(Protocol):
    """What a seat runs: a character, a witcher."""

    seat: int


P = TypeVar("P", bound=Seated)


class SeatTable(Generic[P]):
    """What the state of a game has in which everybody has a seat; `people` sit clockwise."""

    __slots__ = ()

    @property
    def people(self) -> list[P]:
        """Everybody at the table, clockwise."""
        raise NotImplementedError

    def find(self, who: int) -> P | None:
        """Whoever has that seat, where it may be nobody's (0 for none, what a table told); None then."""
        return next((one for one in self.people if one.seat == who), None)

    def at(self, who: int) -> P:
        """Whoever has that seat of the table; LookupError when nobody does."""
        one = self.find(who)
        if one is None:
            raise LookupError(f"nobody sits at {who}")
        return one

    def clockwise(self, seat: int) -> list[P]:
        """All seats after that one, clockwise, ending with it."""
        people = self.people
        place = next(at for at, one in enumerate(people) if one.seat == seat)
        return [*people[place + 1 :], *people[: place + 1]]


def seat_of(draft: Draft, table: SeatTable[P], who: int, field: str = "who") -> P:
    """Whoever has that seat; refused when nobody does. `field`: the argument that named it."""
    one = table.find(who)
    if one is None:
        draft.refuse(field, "seat-unknown")
    return one
