"""The board: which locations lie where, and which of them are connected (WO-MOV-04, WO-KF-01, WO-KF-02, WO-KF-04)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Literal

import msgspec

from .names import Attribute
from .printed import read

Ground = Literal["forest", "mountain", "water", ""]  # WO-TOK-02; empty: location 0, which the table may say (WO-MOV-15)
Home = Literal["wolf", "griffin", "bear", "cat", "viper", "manticore", ""]  # WO-KF-02; empty: no school lives here
Road = tuple[int, int]  # two connected locations, the smaller number first

NOWHERE = 0  # WO-TOK-09: the location without a token
TERRAINS: tuple[Ground, ...] = ("forest", "mountain", "water")  # WO-TOK-02


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A location of the board (WO-KF-01, 02, 04): what is printed there, and its place on the drawn land."""

    number: int
    name: str  # its words are choice-<name>
    terrain: Ground
    school: Home = ""
    action: str = ""  # empty: the table says it once (WO-KF-03)
    attribute: Literal[Attribute, ""] = ""  # of an attribute location
    next: tuple[int, ...]
    at: tuple[int, int]  # in a drawing of 1000 by 1300


@cache
def locations() -> dict[int, Location]:
    """The locations by number, from 0 to 18."""
    rows = read("locations")["location"].items()
    return {int(number): msgspec.convert({"number": int(number), **row}, Location) for number, row in rows}


@cache
def unsure_roads() -> frozenset[tuple[int, int]]:
    """WO-KF-04: connections that only one source knows, the smaller number first."""
    return frozenset((min(pair), max(pair)) for pair in read("locations")["unsure"])


@cache
def leans() -> dict[tuple[int, int], tuple[int, int]]:
    """How some roads of the drawn land lean, so that they neither cross nor run side by side."""
    return {(one, other): (x, y) for one, other, x, y in read("locations")["leans"]}


def location(number: int) -> Location:
    """The location of that number."""
    return locations()[number]


def road(one: int, other: int) -> Road:
    """The connection of two locations, the same from either end."""
    return (min(one, other), max(one, other))


@cache
def printed_roads() -> frozenset[Road]:
    """WO-KF-04: the connections as far as they are known; a table may say its own."""
    return frozenset(road(place.number, other) for place in locations().values() for other in place.next)


def neighbours(number: int, roads: Collection[Road] | None = None) -> tuple[int, ...]:
    """WO-MOV-04: where one move leads from here; `roads`: what this table says instead of what is known."""
    ways = printed_roads() if roads is None else roads
    return tuple(sorted(sum(way) - number for way in ways if number in way))


def connected(one: int, other: int, roads: Collection[Road] | None = None) -> bool:
    """WO-MOV-04: whether one move leads from the one to the other."""
    return other in neighbours(one, roads)


def is_unsure(one: int, other: int) -> bool:
    """WO-KF-04: whether only one source knows this connection."""
    return road(one, other) in unsure_roads()


def terrain(number: int, said: Mapping[int, Ground] | None = None) -> Ground:
    """WO-KF-01: the terrain of a location; `said`: what this table says instead, as for location 0 (WO-MOV-15)."""
    return (said or {}).get(number) or location(number).terrain


@cache
def of_terrain(terrain: Ground) -> tuple[int, ...]:
    """WO-CMP-12: the six locations of a terrain that have a token."""
    return tuple(place.number for place in locations().values() if place.terrain == terrain and place.number != NOWHERE)


def action(number: int, said: Mapping[int, str] | None = None) -> str:
    """WO-KF-03: what kind of action a location has; `said`: what this table says instead; empty: not known yet."""
    return (said or {}).get(number) or location(number).action


@cache
def school_at(school: str) -> int:
    """WO-KF-02: where a school lives."""
    return next(place.number for place in locations().values() if place.school == school)
