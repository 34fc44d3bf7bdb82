"""The drawn map: hexes, tiles and positions as places in a picture, and the frames in which it is looked at. MK-EXP."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ..box.hexes import axial, neighbours, spaces_of
from ..box.names import Hex
from ..box.tiles import TILES, number_of
from ..play.land.ground import Ground, grounds
from ..state.land import BackOfTile, Land, Token

SIDE = 50  # of a hex, and from its middle to each corner
WIDE, HIGH = 86, 75  # from a hex to the next one in its row, and from row to row; whole numbers, so that corners meet
HALF = WIDE // 2
MARGIN = 12
LEAST = 6  # hexes side by side in the frame of a small map
NEAR = (3.2, 3.15)  # hexes from the middle of the near frame to its sides, and rows to its top and foot
BESIDE = 1.7  # so many of them there are at least from the hero to its edge: the neighbours are seen
TAPPED = 14.2  # so many hexes side by side leave each a finger's width on a tablet

Point = tuple[int, int]

ARROWS = ("northeast", "east", "southeast", "southwest", "west", "northwest")  # the six neighbours, as they come


def direction(at: Hex, beside: Hex) -> str:
    """In which direction a space lies from the one beside it."""
    return ARROWS[neighbours(at).index(beside)]


def bearing(at: Hex, to: Hex) -> str:
    """The nearest of the six directions in which a position lies from the one beside it."""
    (x, y), (far_x, far_y) = middle(at), middle(to)
    turned = math.degrees(math.atan2(y - far_y, far_x - x))  # east 0, north 90
    return ARROWS[round((60 - turned) / 60) % len(ARROWS)]


@dataclass(frozen=True)
class Seal:
    """A hero as a figure or a shield: by what its letter and its hue are found. `name`: its player's, if any."""

    seat: int
    hero: str
    name: str
    active: bool = False


@dataclass(frozen=True)
class DrawnHex:
    """A space as it is drawn: what is printed there, what lies and stands there; `garrison`: tokens of a city."""

    ground: Ground
    x: int
    y: int
    site: str  # "": nothing, also where it is burned or dead
    gone: bool  # conquered, burned, beaten: drawn faintly
    tokens: tuple[Token, ...]
    garrison: int
    figures: tuple[Seal, ...]
    shields: tuple[Seal, ...]

    @property
    def at(self) -> Hex:
        """Which space it is."""
        return self.ground.at


@dataclass(frozen=True)
class DrawnTile:
    """A tile's edge and its number."""

    path: str
    number: str
    x: int
    y: int
    core: bool


@dataclass(frozen=True)
class DrawnPosition:
    """A position at which the next tile may be revealed. `here`: from where the hero stands; `x`, `y`: its tap, and
    `way`: which neighbour of the hero that is."""

    at: Hex
    path: str
    x: int
    y: int
    here: bool
    back: BackOfTile
    way: str = ""


@dataclass(frozen=True)
class Window:
    """What part of the picture is looked at: where it begins, and how wide and high it is."""

    left: float
    top: float
    width: float
    height: float

    @property
    def tapped(self) -> bool:
        """Whether its hexes are large enough for fingers."""
        return self.width / WIDE <= TAPPED

    def within(self, other: Window) -> bool:
        """Whether it is smaller than another one, in either direction."""
        return self.width < other.width or self.height < other.height

    def shows(self, x: int, y: int) -> bool:
        """Whether the space whose middle is drawn there is seen so far that it can be tapped."""
        aside, ahead = x - self.left, y - self.top
        return MARGIN <= aside <= self.width - MARGIN and MARGIN <= ahead <= self.height - MARGIN


@dataclass(frozen=True)
class Drawing:
    """The whole picture."""

    hexes: list[DrawnHex]
    tiles: list[DrawnTile]
    sea: list[str]  # spaces of the starting tile that are none
    positions: list[DrawnPosition]
    whole: Window
    near: Window | None  # around the hero; None where nobody is on the map


def middle(space: Hex) -> Point:
    """Where the middle of a space is drawn."""
    q, r = axial(space)
    return HALF * (2 * q + r), HIGH * r


def corners(space: Hex) -> list[Point]:
    """The corners of a hex, clockwise from its tip."""
    x, y = middle(space)
    around_it = ((0, -SIDE), (HALF, -SIDE // 2), (HALF, SIDE // 2), (0, SIDE), (-HALF, SIDE // 2), (-HALF, -SIDE // 2))
    return [(x + dx, y + dy) for dx, dy in around_it]


def hex_path(space: Hex) -> str:
    """A hex as a path."""
    return "M" + " ".join(f"{x} {y}" for x, y in corners(space)) + "Z"


@cache
def edge(spaces: tuple[Hex, ...]) -> str:
    """The edge around several spaces: each of their sides that no two of them share."""
    inside = {*spaces}
    sides: dict[Point, Point] = {}
    for space in spaces:
        points = corners(space)
        for side, beyond in enumerate(neighbours(space)):  # from the northeast: from the tip clockwise
            if beyond not in inside:
                sides[points[side]] = points[(side + 1) % 6]
    start = next(iter(sides))
    line, here = [start], sides[start]
    while here != start and here in sides and len(line) <= len(sides):
        line.append(here)
        here = sides[here]
    return "M" + " ".join(f"{x} {y}" for x, y in line) + "Z"


def window(points: Iterable[Point]) -> Window:
    """A frame around the middles of spaces."""
    found = [*points]
    left, right = (end(x for x, _ in found) for end in (min, max))
    top, low = (end(y for _, y in found) for end in (min, max))
    aside = HALF + MARGIN + max(0, LEAST * WIDE - (right - left)) / 2
    ahead = SIDE + MARGIN
    return Window(left - aside, top - ahead, right - left + 2 * aside, low - top + 2 * ahead)


def around(space: Hex, laid: Window) -> Window:
    """The frame around a hero: as much as a phone shows with hexes for fingers, of tiles rather than sea."""
    x, y = middle(space)
    wide, high = 2 * NEAR[0] * WIDE, 2 * NEAR[1] * HIGH
    left = _moved(x, wide, BESIDE * WIDE, laid.left - SIDE, laid.width + 2 * SIDE)
    return Window(left, _moved(y, high, BESIDE * HIGH, laid.top - SIDE, laid.height + 2 * SIDE), wide, high)


def _moved(at: int, length: float, beside: float, begins: float, whole: float) -> float:
    """Where a frame begins that has `at` in its middle, or as little aside as keeps it over what there is."""
    spare = whole - length  # below 0: there is less than the frame takes in, and it stands in its middle
    over = min(max(at - length / 2, begins), begins + spare) if spare > 0 else begins + spare / 2
    return min(max(over, at + beside - length), at - beside)


def tiles_of(land: Land) -> list[DrawnTile]:
    """All tiles with their edges; the number stands on the corner below the middle, where no site is."""
    found = []
    for position, laid in land.tiles.items():
        x, y = middle(position)
        found.append(DrawnTile(edge(spaces_of(position)), number_of(laid.tile), x, y + SIDE, TILES[laid.tile].core))
    return found


def sea_of(land: Land) -> list[str]:
    """The spaces of the tiles that are sea."""
    dry = {one.at for one in grounds(land)}
    return [hex_path(space) for position in land.tiles for space in spaces_of(position) if space not in dry]


def position(at: Hex, hero: Hex | None, here: bool, back: BackOfTile) -> DrawnPosition:
    """A position as it is drawn; its tap stands on the space of it that is next to the hero, else in its middle."""
    near = [space for space in spaces_of(at) if hero is not None and space in neighbours(hero)] if here else []
    x, y = middle(near[0] if near else at)
    way = ARROWS[neighbours(hero).index(near[0])] if near and hero is not None else ""
    return DrawnPosition(at, edge(spaces_of(at)), x, y, here, back, way)
