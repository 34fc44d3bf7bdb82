"""The shapes of a map: which positions lie within its coast. MK-MAP, MK-EXP-02, MK-EXP-06."""

from __future__ import annotations

from ...box.hexes import centre, lattice
from ...box.names import Hex
from ...box.scenarios import MapShape
from ...box.tiles import TileId
from ...state.land import Land

# MK-MAP-03..05: columns run forth from the starting tile's; so many lie on its left and on its right.
COLUMNS: dict[MapShape, tuple[int, int]] = {"open": (2, 2), "open4": (1, 2), "open3": (1, 1)}
RULE: dict[MapShape, str] = {
    "wedge": "MK-MAP-01",
    "wide_wedge": "MK-MAP-02",
    "open": "MK-MAP-03",
    "open4": "MK-MAP-04",
    "open3": "MK-MAP-05",
    "fixed": "MK-CH-01",
}


def start_of(shape: MapShape) -> TileId:
    """MK-MAP-01, MK-MAP-03, MK-CH-01: the side of the starting tile that is up."""
    return "A" if shape in ("wedge", "wide_wedge") else "B"


def first_positions(shape: MapShape) -> list[Hex]:
    """MK-SET-16: where tiles are revealed in set-up: two beside side A, three beside side B, from left to right."""
    beside_a = [centre(0, 1), centre(1, 0)]
    return beside_a if start_of(shape) == "A" else [*beside_a, centre(1, -1)]


def unlaid(land: Land) -> list[Hex]:
    """MK-SET-16: positions beside the starting tile where set-up has still to reveal a tile, from left to right."""
    return [position for position in first_positions(land.shape) if position not in land.tiles]


def within(land: Land, position: Hex) -> bool:
    """MK-EXP-02: whether a position lies within the coast of this map's shape."""
    at = lattice(position)
    if at is None:
        return False
    x, y = at
    if land.shape == "fixed":
        return position in land.places or position in (centre(0, 0), *first_positions("fixed"))
    if land.shape in ("wedge", "wide_wedge"):
        return x >= 0 and y >= 0
    left, right = COLUMNS[land.shape]
    # From the starting tile the coast runs to the left and to the right, as far as the outermost columns, and then
    # forth along these; on the right each further column begins one tile further forth.
    return -right <= y <= left and x >= max(0, -y)


def on_coast(land: Land, position: Hex) -> bool:
    """MK-EXP-06: whether a position lies on the leftmost or rightmost line of a wedge."""
    at = lattice(position)
    return land.shape == "wedge" and at is not None and 0 in at
