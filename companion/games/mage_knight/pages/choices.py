"""What the plain forms under More let one choose from: spaces, heroes, enemies, cards by name, not by id."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ....core.message import Message, say
from ....core.moves import Move
from ..box.hexes import beside, neighbours, position_of
from ..box.names import Hex
from ..play import offers, tally
from ..play.land import exploring, shapes, stack
from ..play.land.ground import Ground, grounds
from ..state.hero import called
from ..state.land import Land
from ..state.table import MageKnight
from . import drawn_map
from .scenario import own_actions, upgrading

OF_SEATS = ("whom", "instead", "holder", "winner")
OF_SPACES = ("space", "at", "home", "city", "also")


def chosen_from(
    state: MageKnight, move: Move, argument: str, asked: Mapping[str, Collection[Move]]
) -> list[tuple[str, Message]] | None:
    """The values of an argument that there are at this table; None: its declaration says all.

    `asked`: of moves whose arguments are called as others' are, what they ask for.
    """
    kinds = [kind for kind, moves in asked.items() if move in moves]
    if argument in ("card", "away", "lies"):
        return _cards(state, argument, kinds[0] if kinds else "")
    if argument == "counts":
        return [(what, say(f"choice-what-{what}")) for what in tally.asked(state)]
    if argument in OF_SEATS:
        return [(str(one.seat), say("who-is", who=called(one))) for one in state.heroes]
    if argument in ("foe", "fallen") and state.fight is not None:
        foes = state.fight.living
        return [(str(one.number), say("foe-of-list", enemy=one.enemy or "none", nth=one.number)) for one in foes]
    land = state.charted
    if land is None:
        return None
    if argument == "tile":
        return [(one, say("tile-of-list", tile=one)) for one in stack.may_come(land)]
    if argument == "at" and "laying" in kinds:
        return [(at, _position(land, at)) for at in _positions(land)]
    if argument in OF_SPACES:
        return [(one.at, _space(one)) for one in grounds(land) if "of_tokens" not in kinds or _tokens(one)]
    return None


def _cards(state: MageKnight, argument: str, asked: str) -> list[tuple[str, Message]] | None:
    """Cards by their names: those that heroes gained, of an upgrade, of the offers; None: any that there are."""
    if asked == "of_gained":
        owners = {card: [called(one) for one in state.heroes if card in one.gained] for card in _gained(state)}
        return [(card, say("gained-of-list", card=card, who=who)) for card, who in owners.items()]
    if asked == "of_upgrade" and argument == "away":
        return _named(own_actions(state.at(seat)) if (seat := upgrading(state)) else [])
    if asked == "of_upgrade" and state.in_app("offers"):
        return _named(state.affairs.upgrade.cards if state.affairs.upgrade else [])
    if asked == "of_offers":
        offer = state.offers
        lying: list[str] = [*offer.units, *offer.monastery, *offer.actions, *offer.spells]
        return _named(lying if argument == "lies" else sorted({*_instead(state, lying)}))
    return None


def _instead(state: MageKnight, lying: Iterable[str]) -> Iterator[str]:
    """What may lie in the offers in the place of what lies there."""
    for card in lying:
        yield from offers.could_be(state, card)


def _gained(state: MageKnight) -> list[str]:
    return sorted({card for one in state.heroes for card in one.gained})


def _named(cards: Iterable[str]) -> list[tuple[str, Message]]:
    return [(card, say("card-of-list", card=card)) for card in cards]


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
