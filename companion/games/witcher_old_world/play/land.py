"""This table's land: what its locations are and which roads join them, as the table has corrected the printed board."""

from __future__ import annotations

from functools import lru_cache

from ..box import board
from ..box.board import locations
from ..box.names import Attribute, Terrain
from ..state.table import Continent
from ..state.witcher import Witcher

EAST = board.NOWHERE  # WO-TOK-09: the location without a token


def terrain_of(state: Continent, location: int) -> Terrain | None:
    """WO-MOV-09, WO-MOV-15: a location's terrain; of location 0 only the table knows."""
    note = state.places.get(str(location))
    return (note.terrain if note else None) or board.terrain(location) or None


def action_of(state: Continent, location: int) -> tuple[str, Attribute | None]:
    """WO-KF-03, WO-LOC-17: the kind of a location's action, and of which attribute; "" where nobody has said."""
    note, printed = state.places.get(str(location)), locations()[location]
    if note is not None and note.action:
        return note.action, note.attribute
    if location == EAST and not state.default("WO-LOC-17"):
        return "", None
    return printed.action, printed.attribute or None


def roads(state: Continent) -> frozenset[board.Road]:
    """WO-KF-04: the connections of this table's board: the known ones, as the table has corrected them."""
    added, closed = (tuple(board.road(*pair) for pair in pairs) for pairs in (state.roads, state.closed_roads))
    return _joined(added, closed, state.default("WO-TOK-09"))


@lru_cache(maxsize=32)
def _joined(added: tuple[board.Road, ...], closed: tuple[board.Road, ...], with_east: bool) -> frozenset[board.Road]:
    found = board.printed_roads().union(added).difference(closed)
    return found if with_east else frozenset(road for road in found if EAST not in road)


def neighbours(state: Continent, location: int) -> tuple[int, ...]:
    """WO-MOV-04: where one move leads from a location."""
    return board.neighbours(location, roads(state))


def is_school(state: Continent, location: int) -> bool:
    """WO-PHII-04: whether no witcher may be attacked there for its school's sake."""
    return bool(locations()[location].school) and (location != EAST or state.default("WO-PHII-04"))


def seen_at(state: Continent, witcher: Witcher) -> int | None:
    """WO-SES-08: where a witcher stands, for the chronicle; None where the table keeps the map itself."""
    return witcher.location if state.in_app("map") else None
