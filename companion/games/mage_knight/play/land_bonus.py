"""What the land adds to the hand limit of who draws there: own keeps, a conquered city. MK-END-15, MK-CTY-06..08."""

from __future__ import annotations

from collections.abc import Sequence

from ..box.hexes import adjacent
from ..box.names import Hex
from ..state.hero import Hero
from ..state.land import City, Land
from ..state.table import MageKnight
from . import growth
from .land.ground import keeps_of


def near(at: Hex, spaces: Sequence[Hex]) -> bool:
    """Whether one stands on one of these spaces, or beside it."""
    return any(at == one or adjacent(at, one) for one in spaces)


def city_leader(land: Land, city: City) -> int:
    """MK-CTY-06: whose city it is: most shields, of equals who has the first one; MK-SCN-03: of a friendly city nobody.

    0: nobody's.
    """
    if not city.conquered or land.ways != "open" or not city.shields:
        return 0
    return max(city.shields, key=lambda seat: (city.shields.count(seat), -city.shields.index(seat)))


def land_bonus(state: MageKnight, hero: Hero) -> int:
    """What counts where the hero stands; nothing where the table keeps the map.

    MK-END-15, MK-END-16, MK-CTY-08, MK-RND-14, MK-TEAM-08.
    """
    land, at = state.charted, hero.at
    if land is None or at is None:
        return 0
    own = keeps_of(land, hero.seat)
    by_keep = near(at, [*own, *(keep for ally in state.allies(hero.seat) for keep in keeps_of(land, ally))])
    cities = [
        city
        for city in land.cities
        if (city.conquered or land.ways == "friendly") and hero.seat in city.shields and near(at, city.spaces)
    ]
    return growth.hand_bonus(
        len(own) if by_keep else 0,
        bool(cities),
        any(city_leader(land, city) == hero.seat for city in cities),
    )
