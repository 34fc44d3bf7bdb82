"""A grid of cards: cells as (x, y), x growing to the right and y upwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Cell = tuple[int, int]
Side = Literal["north", "east", "south", "west"]
SIDES: dict[Side, Cell] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
OPPOSITE: dict[Side, Side] = {"north": "south", "east": "west", "south": "north", "west": "east"}


def beside(cell: Cell, side: Side) -> Cell:
    """The cell next to this one on that side."""
    dx, dy = SIDES[side]
    return cell[0] + dx, cell[1] + dy


def orthogonal(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    return [beside(cell, side) for side in SIDES]


def diagonal(cell: Cell) -> list[Cell]:
    """The four cells that share only a corner with this one."""
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)]


def steps(a: Cell, b: Cell) -> int:
    """How many orthogonal steps lie between two cells."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def reach(a: Cell, b: Cell) -> int:
    """How many steps lie between two cells when diagonals count as one (Chebyshev distance)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def within(cell: Cell, centres: Iterable[Cell], radius: int) -> bool:
    """Whether the cell lies at most `radius` from any centre, diagonals counting as one."""
    return any(reach(cell, centre) <= radius for centre in centres)
