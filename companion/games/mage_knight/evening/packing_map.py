"""The map on the lists of packing and laying: tiles by the tile that they lie beside, and all that lies on them."""

from __future__ import annotations

from typing import Any

from ....core.checklist import Line
from ..box.hexes import SIX_BESIDE, lattice, position_of, spaces_of
from ..box.names import Hex
from ..box.tiles import TILES, TileId, number_of
from ..state.hero import called
from ..state.land import City, Land, Token
from ..state.table import MageKnight
from .packed import line

WAYS = ("c", "ne", "e", "se", "sw", "w", "nw")  # of the spaces of a tile, as they are printed
# Where a tile lies beside another, in the order of `SIX_BESIDE`.
SIDES = ("ne", "n", "w", "sw", "s", "e")


def map_lines(state: MageKnight) -> list[Line]:
    """Figures, tokens and shields, then the cities, then the tiles, the last one first."""
    if not state.in_app("map") or state.land is None:
        return [line("map", "map", "map-by-hand")]
    land = state.land
    lines = [*_figures(state, land), *_spaces(state, land)]
    for number, city in enumerate(land.cities, 1):
        lines += _city(state, land, city, number)
    lines += [
        line(f"pile:{back}", "map", "enemy-pile", back=back, count=pile.size, aside=len(pile.discard))
        for back, pile in state.decks.enemies.items()
        if pile.size or pile.discard
    ]
    if state.decks.ruins.size:
        lines.append(line("pile:ruins", "map", "ruin-pile", count=state.decks.ruins.size))
    stack = land.stack
    if stack.left:
        facts = {"countryside": stack.countryside, "core": stack.core + stack.city}
        lines.append(line("stack", "map", "tile-deck", count=stack.left, **facts))
    return [*lines, *reversed(_tiles(land))]


def _figures(state: MageKnight, land: Land) -> list[Line]:
    lines = []
    for hero in state.heroes:
        if hero.eliminated:
            continue
        if hero.at is None or hero.off:
            lines.append(line(f"figure:{hero.seat}", "map", "figure-off", who=called(hero)))
        else:
            lines.append(line(f"figure:{hero.seat}", "map", "figure", who=called(hero), **where(land, hero.at)))
    return lines


def _spaces(state: MageKnight, land: Land) -> list[Line]:
    """Tokens, those of ruins, shields from below; tokens of a fight lie in it. Secret places are tokens or shields."""
    fought = _fought(state)
    lines = []
    for at, space in land.spaces.items():
        facts = where(land, at)
        if space.ruin is not None:
            ruin = {"ruin": space.ruin.ruin or "none", "up": "yes" if space.ruin.up else "no"}
            lines.append(line(f"ruin:{at}", "map", "ruin", **ruin, **facts))
        if at not in fought:
            lines += [
                line(f"token:{at}:{number}", "map", "token", **token_facts(token), **facts)
                for number, token in enumerate(space.tokens, 1)
            ]
        if space.shields:
            lines.append(line(f"shields:{at}", "map", "shields", who=[*space.shields], **facts))
    return lines


def _city(state: MageKnight, land: Land, city: City, number: int) -> list[Line]:
    """A city's figure and level, its garrison, the shields on its card in their order."""
    facts = {"colour": city.colours[0], "other": city.colours[-1] if len(city.colours) > 1 else "none"}
    lines = []
    if not {*city.spaces} & _fought(state):
        lines += [
            line(f"garrison:{number}:{place}", "map", "garrison", **token_facts(token), **facts)
            for place, token in enumerate(city.garrison, 1)
        ]
    if city.shields:
        lines.append(line(f"city-shields:{number}", "map", "city-shields", who=[*city.shields], **facts))
    return [*lines, line(f"city:{number}", "map", "city", level=city.level, **facts)]


def _fought(state: MageKnight) -> set[Hex]:
    """The spaces whose tokens lie before whoever fights."""
    fight = state.fight
    if fight is None:
        return set()
    return {at for at in (fight.at, *(foe.at for foe in fight.foes)) if at is not None}


def _tiles(land: Land) -> list[Line]:
    """The tiles as they were revealed: each beside one that lies there already."""
    lines, laid = [], dict[Hex, TileId]()
    for at, one in land.tiles.items():
        facts = {**tile_facts(one.tile), "turned": one.turned}
        side, other = _beside(laid, at)
        if other is None:
            lines.append(line(f"tile:{at}", "map", "first-tile", **facts))
        else:
            facts |= {"beside": number_of(other), "beside_kind": kind_of(other), "side": side}
            lines.append(line(f"tile:{at}", "map", "tile", **facts))
        laid[at] = one.tile
    return lines


def _beside(laid: dict[Hex, TileId], at: Hex) -> tuple[str, TileId | None]:
    """On which side of which tile that lies already a position is."""
    here = lattice(at)
    for position, tile in laid.items():
        there = lattice(position)
        if here is None or there is None:
            continue
        step = (here[0] - there[0], here[1] - there[1])
        if step in SIX_BESIDE:
            return SIDES[SIX_BESIDE.index(step)], tile
    return "", None


def where(land: Land, at: Hex) -> dict[str, Any]:
    """A space in words: its tile, and on which side of that tile's middle."""
    position = position_of(at)
    laid = land.tiles.get(position)
    way = WAYS[spaces_of(position).index(at)]
    return {**tile_facts(laid.tile), "way": way} if laid else {"tile": "?", "tile_kind": "none", "way": way}


def tile_facts(tile: TileId) -> dict[str, Any]:
    """A tile in words: what is printed on it, and whether it is a core tile."""
    return {"tile": number_of(tile), "tile_kind": kind_of(tile)}


def kind_of(tile: TileId) -> str:
    """By what a tile is told from another of its number."""
    kind = TILES[tile].kind
    return "core" if TILES[tile].core else kind


def token_facts(token: Token) -> dict[str, Any]:
    """A token in words: its name where somebody has seen it, and which side is up."""
    return {
        "back": token.back,
        "enemy": token.enemy or "unknown",
        "known": "yes" if token.enemy else "no",
        "up": "yes" if token.up else "no",
    }
