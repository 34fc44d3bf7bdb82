"""Spaces and positions of tiles: axial coordinates, and the lattice on which tiles of seven spaces lie. MK-EXP-02."""

from __future__ import annotations

from functools import cache

from .names import Hex

Axial = tuple[int, int]

# In the order of the printed tiles (MK-KF-60): NE, E, SE, SW, W, NW, clockwise.
DIRECTIONS: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

# The corner symbols meet where the middle of the next tile lies two spaces NE and one E (`FORTH`), or two NW and one
# NE (`LEFT`); each tile has six neighbours so. Position (x, y) of the lattice: x times forth, y times left.
FARTHEST = 45  # spaces from the starting tile: no map of twenty tiles goes so far
FORTH: Axial = (3, -2)
LEFT: Axial = (1, -3)
SIX_BESIDE: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # in lattice coordinates


@cache
def axial(space: Hex) -> Axial:
    """The coordinates of a space."""
    q, r = space.split(",")
    return int(q), int(r)


def named(at: Axial) -> Hex:
    """The space at these coordinates."""
    return f"{at[0]},{at[1]}"


@cache
def neighbours(space: Hex) -> tuple[Hex, ...]:
    """The six spaces beside one, clockwise from the northeast, whether tiles lie there or not."""
    q, r = axial(space)
    return tuple(named((q + dq, r + dr)) for dq, dr in DIRECTIONS)


def adjacent(one: Hex, other: Hex) -> bool:
    """Whether two spaces share a side."""
    return other in neighbours(one)


def distance(one: Hex, other: Hex) -> int:
    """How many steps there are between two spaces where nothing is in the way."""
    (q, r), (to_q, to_r) = axial(one), axial(other)
    dq, dr = to_q - q, to_r - r
    return max(abs(dq), abs(dr), abs(dq + dr))


def centre(x: int, y: int) -> Hex:
    """The space in the middle of a position of the lattice."""
    return named((FORTH[0] * x + LEFT[0] * y, FORTH[1] * x + LEFT[1] * y))


@cache
def lattice(position: Hex) -> Axial | None:
    """The lattice coordinates of a position; None where a space is no middle of one."""
    q, r = axial(position)
    x, y = 3 * q + r, -2 * q - 3 * r
    return None if x % 7 or y % 7 else (x // 7, y // 7)


@cache
def position_of(space: Hex) -> Hex:
    """The position to which a space belongs: each belongs to one."""
    return next(one for one in (space, *neighbours(space)) if lattice(one) is not None)


def spaces_of(position: Hex) -> tuple[Hex, ...]:
    """The seven spaces of a position: the middle, then clockwise from the northeast."""
    return (position, *neighbours(position))


def beside(position: Hex) -> tuple[Hex, ...]:
    """The six positions beside one."""
    at = lattice(position)
    return () if at is None else tuple(centre(at[0] + dx, at[1] + dy) for dx, dy in SIX_BESIDE)
