"""Names that the whole game has in common: colours, heroes, elements, sites, terrains."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

Basic = Literal["red", "blue", "green", "white"]  # MK-MAN-01: the four basic colours, of crystals and cards
Colour = Literal["red", "blue", "green", "white", "gold", "black"]  # what a mana die shows
Time = Literal["day", "night"]
HeroName = Literal["arythea", "goldyx", "norowas", "tovak"]
Back = Literal["green", "gray", "brown", "violet", "red", "white"]  # MK-CMP-06: backs of enemy tokens
Element = Literal["physical", "fire", "ice", "cold_fire"]
Terrain = Literal["plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain"]
Site = Literal[
    "portal",
    "village",
    "monastery",
    "keep",
    "tower",
    "city",
    "dungeon",
    "tomb",
    "den",
    "spawning",
    "ruins",
    "glade",
    "mine",
    "orcs",
    "draconum",
]

BASICS: tuple[Basic, ...] = get_args(Basic)
COLOURS: tuple[Colour, ...] = get_args(Colour)
HERO_NAMES: tuple[HeroName, ...] = get_args(HeroName)
BACKS: tuple[Back, ...] = get_args(Back)
ELEMENTS: tuple[Element, ...] = get_args(Element)

INHABITED: frozenset[Site] = frozenset(("village", "monastery", "keep", "tower", "city"))  # MK-TRN-10
ADVENTURES: frozenset[Site] = frozenset(("ruins", "dungeon", "tomb", "den", "spawning"))  # MK-TRN-11
FORTIFIED: frozenset[Site] = frozenset(("keep", "tower", "city"))  # MK-TRN-12
RAMPAGING: frozenset[Site] = frozenset(("orcs", "draconum"))  # MK-TRN-13

Hex = Annotated[str, msgspec.Meta(pattern=r"^-?\d{1,2},-?\d{1,2}$", max_length=7)]
"""A space of the map, in axial coordinates "q,r" from the centre of the starting tile: east is q + 1, southeast r + 1.
The six neighbours: E (1,0), NE (1,-1), NW (0,-1), W (-1,0), SW (-1,1), SE (0,1). Rows are horizontal, tips up."""

Area = Literal["map", "fights", "source", "heroes", "offers"]  # what the app or the table may keep
AREAS: tuple[Area, ...] = get_args(Area)

DUMMY = 0  # the seat that nobody has stands for the dummy player in the round order (MK-DUM-01)
MOST_SEATS = 4
CRYSTALS = 3  # MK-MAN-03: at most so many of each colour
TACTICS = 6  # MK-KF-37: of each time of day
