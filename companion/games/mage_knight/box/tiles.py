"""The twenty map tiles: terrain and site of each of their spaces, with the number upright. MK-KF-60, MK-CMP-09."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from .names import Basic, Site, Terrain

TileId = Literal[
    "A", "B",
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11",
    "core1", "core2", "core3", "core4", "core5", "core6", "core7", "core8",
]  # fmt: skip
TileKind = Literal["start", "countryside", "core", "city"]  # MK-CMP-09; "core": brown back, no city in the middle

LETTERS: dict[str, Terrain] = {
    "P": "plains",
    "H": "hills",
    "F": "forest",
    "W": "wasteland",
    "D": "desert",
    "S": "swamp",
    "L": "lake",
    "M": "mountain",
}


@dataclass(frozen=True)
class Place:
    """What is printed on one space. `colour`: of a mine or a city."""

    terrain: Terrain
    site: Site | None = None
    colour: Basic | None = None


@dataclass(frozen=True)
class Tile:
    """A tile: what is printed in its centre, then NE, E, SE, SW, W, NW of it; None is the sea."""

    id: TileId
    kind: TileKind
    places: tuple[Place | None, ...]

    @property
    def sites(self) -> list[Site]:
        """What stands on it, each as often as it does."""
        return [place.site for place in self.places if place and place.site]

    @property
    def core(self) -> bool:
        """MK-CMP-09: whether its back is brown; city tiles are core tiles."""
        return self.kind in ("core", "city")

    def has(self, *sites: Site) -> bool:
        """MK-KF-61: whether one of these stands on it."""
        return not set(sites).isdisjoint(self.sites)


# Centre, NE, E, SE, SW, W, NW. A city's terrain does not matter (MK-MOV-04); plains stand for it. Unsure, as sources
# differ: terrain of the ruins on core 2, of the keep and the blue mine on core 4.
PRINTED: dict[TileId, tuple[str, ...]] = {
    "A": ("P portal", "F", "P", "", "", "", "P"),
    "B": ("P portal", "F", "P", "P", "", "", "P"),
    "1": ("F glade", "L", "P village", "P", "P", "F", "F orcs"),
    "2": ("H", "F glade", "P village", "P", "H mine green", "P", "H orcs"),
    "3": ("F", "H keep", "H", "H mine white", "P village", "P", "P"),
    "4": ("D tower", "D", "M", "P village", "P", "H orcs", "D"),
    "5": ("L", "P monastery", "P orcs", "H mine blue", "F", "F glade", "F"),
    "6": ("H mine red", "F", "P", "F orcs", "H", "H den", "M"),
    "7": ("S", "F orcs", "F glade", "P dungeon", "P", "P monastery", "L"),
    "8": ("S orcs", "F ruins", "P", "S village", "S", "F", "F glade"),
    "9": ("M", "M", "W keep", "P", "W tower", "P", "W dungeon"),
    "10": ("M", "F", "P", "H ruins", "H keep", "H", "H den"),
    "11": ("P tower", "L", "L", "H orcs", "L", "P ruins", "H"),
    "core1": ("D monastery", "D tomb", "D", "D", "H", "H spawning", "M"),
    "core2": ("L", "S ruins", "H mine green", "S draconum", "S tower", "F", "L"),
    "core3": ("W", "W ruins", "H tower", "W", "H mine white", "W tomb", "M"),
    "core4": ("M draconum", "H", "W keep", "W", "W ruins", "W", "H mine blue"),
    "core5": ("P city green", "S village", "S orcs", "S", "F orcs", "L", "F glade"),
    "core6": ("P city blue", "P monastery", "L", "L", "H", "M draconum", "F"),
    "core7": ("P city white", "P", "F", "L draconum", "L", "W keep", "W spawning"),
    "core8": ("P city red", "H mine red", "D", "D draconum", "W", "W draconum", "D ruins"),
}


def _place(printed: str) -> Place | None:
    if not printed:
        return None
    letter, site, colour = [*printed.split(), "", ""][:3]
    return Place(LETTERS[letter], cast(Site, site) if site else None, cast(Basic, colour) if colour else None)


def _tile(tile: TileId, printed: tuple[str, ...]) -> Tile:
    places = tuple(_place(one) for one in printed)
    centre = places[0]
    kind: TileKind = "countryside"
    if tile in ("A", "B"):
        kind = "start"
    elif tile.startswith("core"):
        kind = "city" if centre and centre.site == "city" else "core"
    return Tile(tile, kind, places)


TILES: dict[TileId, Tile] = {tile: _tile(tile, printed) for tile, printed in PRINTED.items()}


def tiles_of(*kinds: TileKind) -> list[TileId]:
    """The tiles of these kinds, by number."""
    return [tile.id for tile in TILES.values() if tile.kind in kinds]


def number_of(tile: TileId) -> str:
    """What is printed on a tile: its letter or number; core tiles have numbers of their own."""
    return tile.removeprefix("core")


def city_of(tile: TileId) -> Basic | None:
    """MK-CMP-10: the colour of the city that a tile prints."""
    centre = TILES[tile].places[0]
    return centre.colour if centre and centre.site == "city" else None
