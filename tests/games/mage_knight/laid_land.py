"""Help for tests of the map: a table with tiles on it, a hero somewhere, spaces by their direction."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.hexes import centre, spaces_of

from .course import pick_all

HOME, FORTH, LEFT = centre(0, 0), centre(1, 0), centre(0, 1)
WAYS = ("C", "NE", "E", "SE", "SW", "W", "NW")


def at(way: str, position: str = HOME) -> str:
    """The space of a tile in a direction."""
    return dict(zip(WAYS, spaces_of(position), strict=True))[way]


@pytest.fixture(name="table")
def laid_table(mage_knight):
    """A table of two in its first turn, with tile 1 forth and tile 2 to the left of the starting tile."""

    def begin(*heroes: str, scenario: str = "full_conquest", tiles=("2", "1"), **options):
        found = mage_knight(*(heroes or ("goldyx", "tovak")), scenario=scenario, **options)
        if tiles is not None:
            found.move("first_tiles", tiles=[*tiles])
        pick_all(found)
        return found

    return begin


def on_turn(table) -> int:
    """Whose turn it is."""
    return table.state.turn.seat


def stand(table, space: str, points: int = 0, who: int = 0) -> int:
    """Whoever is on turn stands there with so many move points."""
    who = who or on_turn(table)
    with table.arranged() as state:
        state.at(who).at = space
        state.turn.path = [space]
        state.turn.points = points
        state.turn.step = "move"
    return who
