"""One space of the map: what is printed there, what lies there, whose it is. MK-KF-60, MK-MOV, MK-VAR-20."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ...box.hexes import axial, neighbours, position_of, spaces_of
from ...box.names import FORTIFIED, RAMPAGING, Basic, Hex, Site, Terrain
from ...box.terrain import passable
from ...box.tiles import TILES, Place, TileId
from ...state.hero import Hero
from ...state.land import City, Laid, Land, Space
from ...state.table import MageKnight


@dataclass(frozen=True)
class Ground:
    """A revealed space that is no sea."""

    at: Hex
    tile: TileId
    terrain: Terrain
    site: Site | None  # None: nothing, a burned monastery, a portal that is closed
    colour: Basic | None  # of a mine or a city
    lies: Space = field(default_factory=Space)  # where nothing lies, one that is nobody else's
    city: City | None = None
    closed: bool = False  # a city that cannot be entered in this scenario
    owned: bool = False  # a keep, or a tower where towers are owned

    @property
    def passable(self) -> bool:
        """MK-MOV-03, MK-MOV-04: whether its terrain is accessible without a special effect; a city's always is."""
        return self.site == "city" or passable(self.terrain)

    @property
    def rampaging(self) -> bool:
        """MK-MOV-06, MK-VAR-16: whether a rampaging enemy that nobody has defeated stands there."""
        return self.site in RAMPAGING and bool(self.lies.tokens)

    @property
    def stands(self) -> Site | None:
        """MK-KF-36: the site that still stands there: where rampaging enemies were beaten, only the terrain is left."""
        return None if self.site in RAMPAGING and not self.lies.tokens else self.site

    @property
    def fortified(self) -> bool:
        """MK-TRN-12: whether it is a fortified site, conquered or not."""
        return self.site in FORTIFIED

    @property
    def owner(self) -> int | None:
        """MK-KF-23, MK-CH-06: whose shield lies on an owned site."""
        return self.lies.shields[-1] if self.owned and self.lies.shields else None

    @property
    def conquered(self) -> bool:
        """MK-MOV-20: whether a fortified or an adventure site has been conquered by anybody."""
        if self.city is not None:
            return self.city.conquered
        return bool(self.lies.shields) if self.owned else self.lies.done

    @property
    def shared(self) -> bool:
        """MK-MOV-17, MK-MOV-18: whether several heroes may stand there, and nobody fights a hero."""
        return self.site == "portal" or (self.site == "city" and self.conquered)

    @property
    def unconquered(self) -> bool:
        """MK-MOV-05: whether entering it is an assault on its defenders."""
        return self.fortified and not self.conquered and not self.closed


def laid_at(land: Land, space: Hex) -> tuple[Laid, Place | None] | None:
    """The tile on which a space lies, and what is printed there, None for the sea; None where no tile lies."""
    position = position_of(space)
    laid = land.tiles.get(position)
    if laid is None:
        return None
    where = spaces_of(position).index(space)
    if where:
        where = (where - 1 - laid.turned) % 6 + 1  # MK-VAR-06: what is printed elsewhere was turned to here
    return laid, TILES[laid.tile].places[where]


def city_at(land: Land, space: Hex) -> City | None:
    """The city in play on that space, of a megapolis either half."""
    return next((city for city in land.cities if space in city.spaces), None)


def ground(land: Land, space: Hex) -> Ground | None:
    """A space of the map; None where it is not revealed, or sea."""
    laid, place = laid_at(land, space) or (None, None)
    if laid is None or place is None:
        return None
    lies = land.spaces.get(space) or Space()
    city = city_at(land, space)
    if city is not None:
        colour = city.colours[city.spaces.index(space) % len(city.colours)]
        return Ground(space, laid.tile, place.terrain, "city", colour, lies, city, land.ways == "closed")
    site: Site | None = place.site
    if site == "city":
        return Ground(space, laid.tile, place.terrain, site, place.colour, lies, None, land.ways == "closed")
    if (site == "monastery" and lies.done) or (site == "portal" and land.portal_closed):
        site = None
    owned = site == "keep" or (site == "tower" and land.towers_owned)
    return Ground(space, laid.tile, place.terrain, site or lies.secret, place.colour, lies, owned=owned)


def ground_of(state: MageKnight, hero: Hero) -> Ground | None:
    """The space under a hero; None where only the table knows, or the figure is not on the map."""
    land = state.charted
    return None if land is None or hero.at is None else ground(land, hero.at)


def grounds(land: Land) -> Iterator[Ground]:
    """All spaces of the map, tile by tile."""
    for position in land.tiles:
        for space in spaces_of(position):
            found = ground(land, space)
            if found is not None:
                yield found


def around(land: Land, space: Hex) -> list[Ground]:
    """The revealed spaces beside one, clockwise from the northeast."""
    found = (ground(land, one) for one in neighbours(space))
    return [one for one in found if one is not None]


def rampaging_near(land: Land, space: Hex) -> list[Hex]:
    """MK-CMB-06, MK-CMB-09: spaces with rampaging enemies beside one; these may be challenged."""
    return [one.at for one in around(land, space) if one.rampaging]


def reading_order(space: Hex) -> tuple[int, int]:
    """A key by which spaces are listed from top to bottom, then from left to right."""
    q, r = axial(space)
    return r, 2 * q + r


def keeps_of(land: Land, seat: int) -> list[Hex]:
    """MK-END-15: the keeps that somebody owns, anywhere on the map."""
    return [one.at for one in grounds(land) if one.site == "keep" and one.owner == seat]


def towers_of(land: Land, seat: int) -> list[Hex]:
    """MK-CH-08: the mage towers that somebody owns."""
    return [one.at for one in grounds(land) if one.site == "tower" and one.owner == seat]
