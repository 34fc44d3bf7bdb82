"""What the plain forms under More let one choose from: spaces, positions, heroes and enemies by name, not by id."""

from __future__ import annotations

from collections.abc import Collection

from ....core.message import Message, say
from ....core.moves import Move
from ..box.hexes import beside, neighbours, position_of
from ..box.names import Hex
from ..play import travel
from ..play.land import exploring, shapes, stack
from ..play.land.ground import Ground, grounds
from ..state.hero import called
from ..state.land import Land
from ..state.table import MageKnight
from . import drawn_map

OF_SEATS = ("whom", "instead", "holder", "winner")
OF_SPACES = ("space", "at", "home", "city", "also")


def chosen_from(
    state: MageKnight, move: Move, argument: str, *, laying: Collection[Move], of_tokens: Collection[Move]
) -> list[tuple[str, Message]] | None:
    """The values of an argument that there are at this table; None: its declaration says all.

    `laying`: the moves whose `at` is where a tile comes to lie; `of_tokens`: those that ask for spaces with a token.
    """
    if argument in OF_SEATS:
        return [(str(one.seat), say("who-is", who=called(one))) for one in state.heroes]
    if argument in ("foe", "fallen") and state.fight is not None:
        foes = state.fight.living
        return [(str(one.number), say("foe-of-list", enemy=one.enemy or "none", nth=one.number)) for one in foes]
    land = travel.land_of(state)
    if land is None:
        return None
    if argument == "tile":
        return [(one, say("tile-of-list", tile=one)) for one in stack.may_come(land)]
    if argument == "at" and move in laying:
        return [(at, _position(land, at)) for at in _positions(land)]
    if argument in OF_SPACES:
        return [(one.at, _space(one)) for one in grounds(land) if move not in of_tokens or _tokens(one)]
    return None


def _tokens(space: Ground) -> bool:
    return bool(space.city.garrison if space.city is not None else space.lies.tokens)


def _space(space: Ground) -> Message:
    """A space by its tile, where it lies on it, and what is there."""
    middle = position_of(space.at)
    way = "middle" if space.at == middle else drawn_map.ARROWS[neighbours(middle).index(space.at)]
    return say("space-of-list", tile=space.tile, way=way, terrain=space.terrain, site=space.site or "none")


def _positions(land: Land) -> list[Hex]:
    return shapes.unlaid(land) or exploring.open_positions(land)


def _position(land: Land, at: Hex) -> Message:
    """A position by the tile beside which it lies."""
    laid = next(one for one in beside(at) if one in land.tiles)
    return say("position-of-list", tile=land.tiles[laid].tile, way=drawn_map.bearing(laid, at))
