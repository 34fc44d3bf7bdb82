"""Dungeon Lords: ways beneath the ground, and places that the board does not print. MK-DL-02, MK-DL-03, MK-DL-06."""

from __future__ import annotations

from ...box.hexes import neighbours
from ...box.names import Hex
from ...state.land import Land, Secret
from .ground import Ground, around, ground, grounds, laid_at

AVOIDED = ("lake", "swamp")  # MK-DL-06
TOLL = 2  # MK-DL-06: move points besides the distance


def distances(land: Land, start: Hex) -> dict[Hex, int]:
    """MK-DL-06: how far it is to each space, over revealed ones that are neither lake nor swamp."""
    found, edge = {start: 0}, [start]
    while edge:
        ahead = []
        for space in edge:
            for beyond in neighbours(space):
                there = ground(land, beyond)
                if beyond not in found and there is not None and there.terrain not in AVOIDED:
                    found[beyond] = found[space] + 1
                    ahead.append(beyond)
        edge = ahead
    return found


def is_entrance(space: Ground | None) -> bool:
    """MK-DL-06: whether it is a conquered dungeon or tomb, anybody's, a secret one too."""
    return space is not None and space.site in ("dungeon", "tomb") and space.lies.done


def ways_below(land: Land, start: Hex) -> dict[Hex, int]:
    """MK-DL-06: where an underground way leads from here, and for how many move points."""
    if not is_entrance(ground(land, start)):
        return {}
    far = distances(land, start)
    goals = [one.at for one in grounds(land) if is_entrance(one) and one.at != start]
    return {goal: TOLL + far[goal] for goal in goals if goal in far}


def secret_of(land: Land, home: Hex) -> Secret | None:
    """MK-DL-02, MK-DL-03: what a village and a monastery hide near them, a burned one too: by what is printed."""
    _, printed = laid_at(land, home) or (None, None)
    if printed is None or printed.site not in ("village", "monastery"):
        return None
    return "dungeon" if printed.site == "village" else "tomb"


def hiding_places(land: Land, home: Hex) -> list[Hex]:
    """MK-DL-02: accessible spaces beside a village or monastery, no swamp and without any site, on whatever tile."""
    return [
        one.at
        for one in around(land, home)
        if one.passable and one.terrain != "swamp" and one.site is None and one.lies.secret is None
    ]
