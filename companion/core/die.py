"""Dice: rolled by the app, or at the table and told to the app."""

from __future__ import annotations

import msgspec

from .chance import Chance


class Die(msgspec.Struct, frozen=True):
    """A die by its faces, as printed; a face that occurs twice stands here twice."""

    name: str
    faces: tuple[str, ...]

    def roll(self, chance: Chance, given: str | None = None) -> str:
        """The face that came up: `given` when the table rolled, else one drawn from `chance`.

        ValueError when `given` is on no face.
        """
        if given is None:
            return chance.pick(self.faces)
        if given not in self.faces:
            raise ValueError(f"{self.name} has no face {given!r}")
        return given


MOST_SIDES = 100  # of a die that a book asks for


def book_die(sides: int) -> Die:
    """The die that a way of a book is rolled with."""
    return numbered(f"d{sides}", sides)


def die_of_books(name: str) -> Die | None:
    """The same by its name; None where that is no such die's."""
    sides = name.removeprefix("d")
    fits = name.startswith("d") and sides.isdecimal() and sides.isascii() and 2 <= int(sides[:4]) <= MOST_SIDES
    return book_die(int(sides)) if fits and name == f"d{int(sides)}" else None


def numbered(name: str, sides: int) -> Die:
    """A die with faces 1 to `sides`."""
    return Die(name, tuple(str(face) for face in range(1, sides + 1)))
