"""Cities as they are revealed: their cards, levels, garrisons; two in one. MK-EXP-10, MK-VAR-07, MK-VAR-19..24."""

from __future__ import annotations

from typing import cast

from ....core.die import Die
from ....core.draft import Draft
from ....core.message import say
from ..box.cities import garrison
from ..box.hexes import neighbours
from ..box.names import BASICS, Back, Basic, Hex
from ..state.land import City, Land, Token
from ..state.table import MageKnight

EAST = 1  # of the neighbours, clockwise from the northeast


def halves(city: City) -> list[tuple[Basic, int]]:
    """MK-VAR-21: the level of each half of a megapolis, the left one's rounded up; of a city its own level."""
    if len(city.colours) == 1:
        return [(city.colours[0], city.level)]
    left, right = city.colours
    return [(left, city.level - city.level // 2), (right, city.level // 2)]


def defenders(city: City) -> list[Back]:
    """MK-EXP-10, MK-VAR-21: the tokens that the windows of its figures show, those of both halves together."""
    return [back for colour, level in halves(city) if level for back in garrison(colour, level)]


def in_play(land: Land) -> list[Basic]:
    """The colours of the cities that have been revealed, both of a megapolis."""
    return [colour for city in land.cities for colour in city.colours]


def level_of_next(land: Land) -> tuple[int, bool]:
    """MK-SCN, MK-CO-02: the level of the city that is revealed next, and whether it is a megapolis (MK-VAR-19)."""
    number = len(land.cities)
    if not land.levels:
        return 0, False
    level = land.levels[min(number, len(land.levels) - 1)]
    return level, number >= len(land.levels) - land.megapoles


def reveal(
    draft: Draft[MageKnight], land: Land, at: Hex, printed: Basic, told: Basic | None, second: Basic | None
) -> None:
    """MK-EXP-10, MK-SCN-03, MK-VAR-07, MK-VAR-20: a city tile is laid; its card, its figure, its garrison.

    `told`, `second`: the cards that the table drew, where they are drawn at random.
    """
    if land.ways == "closed":
        draft.tell("tell-city-closed", colour=printed)
        return
    colour = _drawn(draft, land, told, "city") if land.random_cities else printed
    if colour in in_play(land):  # MK-VAR-24: the first megapolis took its card
        colour = _drawn(draft, land, told, "city")
    level, megapolis = level_of_next(land)
    city = City(colours=[colour], at=at, level=level)
    land.cities.append(city)
    if land.ways == "friendly":
        city.conquered = True
        city.shields = [one.seat for one in draft.state.heroes]
        draft.tell("tell-city-friendly", colour=colour)
        draft.write("wrote-city", colour=colour, level=0)
        return
    if megapolis and len(in_play(land)) < len(BASICS):
        city.colours.append(_drawn(draft, land, second, "second"))
        city.second = neighbours(at)[EAST]
        land.spaces.pop(city.second, None)
        draft.tell("tell-megapolis", colour=colour, other=city.colours[1], level=city.level)
    backs = defenders(city)
    city.garrison = [Token(back=back) for back in backs]
    for name, level in halves(city):
        draft.tell("tell-city-card", colour=name, level=level)
    tokens = [say("back-count", back=one, count=backs.count(one)) for one in dict.fromkeys(backs)]
    draft.tell("tell-garrison", tokens=tokens, count=len(backs))
    draft.write("wrote-city", colour=colour, level=city.level)


def _drawn(draft: Draft[MageKnight], land: Land, told: Basic | None, field: str) -> Basic:
    free = tuple(one for one in BASICS if one not in in_play(land))
    return cast(Basic, draft.roll(Die("city", free), told, field))
