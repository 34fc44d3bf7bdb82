"""What the hands put right on the map: tiles, figures, shields and tokens that lie otherwise. MK-SAV-01."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import Nth, Who
from ..box.names import Back, Hex
from ..box.tiles import TileId
from ..play import revealing, tokens, travel
from ..play.land import exploring, shapes, stack
from ..play.land.ground import Ground, city_at, ground
from ..play.land.steps import safe
from ..play.scenarios import portal
from ..state.hero import called
from ..state.land import BackOfTile, Land, Space, Token, Turned
from ..state.table import MageKnight

moves = Moves()
MOST_PLACES = 20
MOST_LYING = 12


def revealed(draft: Draft[MageKnight], at: Hex, field: str = "at") -> tuple[Land, Ground]:
    """The map, and a space of it that is revealed."""
    land = revealing.mapped(draft)
    space = ground(land, at)
    if space is None:
        draft.refuse(field, "not-revealed")
    return land, space


@moves.add(by="keeper", step="map")
def prescribe(draft: Draft[MageKnight], at: Hex, back: BackOfTile | None = None) -> None:
    """MK-CH-01: a position of the prescribed map, and which back lies there; without one it is none any more."""
    land = revealing.mapped(draft)
    if land.shape != "fixed":
        draft.refuse("at", "map-is-not-prescribed")
    revealing.mind_position(draft, land, at)
    if at in land.tiles or at in shapes.first_positions("fixed"):
        draft.refuse("at", "no-free-position")
    land.places = {position: kept for position, kept in land.places.items() if position != at}
    if back is not None:
        if len(land.places) >= MOST_PLACES:
            draft.refuse("at", "no-free-position")
        land.places[at] = back


@moves.add(by="keeper", step="map", reveals=True)
def lay_tile(draft: Draft[MageKnight], at: Hex, tile: TileId | None = None, turned: Turned | None = None) -> None:
    """MK-EXP-02, MK-EXP-08, MK-CH-13: a tile comes onto the map that nobody explored: of a map that is open from the
    start, or because it lies there. The app draws it, unless the table says which one it is."""
    land = revealing.mapped(draft)
    revealing.mind_position(draft, land, at)
    if at in land.tiles:
        draft.refuse("at", "no-free-position")
    back = stack.back_of(tile) if tile is not None else stack.next_back(land, at)
    if back is None:
        draft.object("MK-EXP-07", "no-tile-left", can_overrule=False)
    for obstacle in exploring.misfits(land, at, back, stack.used_up(land)):
        draft.object(obstacle.rule, obstacle.key, **obstacle.facts)
    land.by_app = tile is None
    revealing.draw_tile(draft, land, at, tile, "tile", turned)


@moves.add(by="seat", step="map")
def put_figure(draft: Draft[MageKnight], who: Who, space: Hex) -> None:
    """MK-SET-21, MK-END-02, MK-OR-01: a figure is put where it stands on the table; it is no move."""
    revealed(draft, space, "space")
    hero = draft.state.find(who)
    if hero is None:
        draft.refuse("who", "seat-unknown")
    portal.mind_eliminated(draft, hero)
    hero.at, hero.off = space, False
    turn = draft.state.turn
    if turn is not None and turn.seat == who and turn.path:
        turn.path[-1] = space
    walk = travel.walk_of(draft.state, hero)
    if walk is not None and not safe(walk, space):
        draft.tell("tell-not-safe", who=called(hero))
    draft.write("wrote-put", who=called(hero), **travel.place_facts(draft.state, space))


@moves.add(by="keeper", step="map")
def put_shield(draft: Draft[MageKnight], who: Who, at: Hex) -> None:
    """MK-OUT-03, MK-OUT-04, MK-OUT-06, MK-KF-23: a shield lies on a space: whose it is, or who conquered it. Its
    defenders are gone."""
    land, space = revealed(draft, at)
    hero = draft.state.find(who)
    if hero is None:
        draft.refuse("who", "seat-unknown")
    city = city_at(land, at)
    shields = city.shields if city is not None else revealing.entry(land, at).shields
    if len(shields) >= MOST_LYING:
        draft.refuse("at", "no-more-there")
    shields.append(who)
    if city is None:
        lies = revealing.entry(land, at)
        lies.done = space.site is None or space.site not in ("glade", "keep") or lies.done
        lies.tokens, lies.ruin = [], None
    draft.tell("tell-shield", who=called(hero), **travel.place_facts(draft.state, at))


@moves.add(by="keeper", step="map")
def bare_space(draft: Draft[MageKnight], at: Hex) -> None:
    """MK-OUT-02, MK-CTY-05: nothing lies on a space: neither shields nor tokens; nobody has conquered it."""
    land, _ = revealed(draft, at)
    city = city_at(land, at)
    if city is not None:
        city.shields, city.garrison = [], []
        city.conquered = True
    else:
        land.spaces.pop(at, None)
    draft.tell("tell-bare", **travel.place_facts(draft.state, at))


@moves.add(by="keeper", step="map")
def put_token(draft: Draft[MageKnight], at: Hex, back: Back) -> None:
    """MK-KF-22, MK-KF-36, MK-EXP-10: an enemy token lies on a space, or in the garrison of its city; which one can be
    told there."""
    land, space = revealed(draft, at)
    city = city_at(land, at)
    lying = city.garrison if city is not None else revealing.entry(land, at).tokens
    if len(lying) >= MOST_LYING:
        draft.refuse("at", "no-more-there")
    lying.append(Token(back=back, up=space.site in ("orcs", "draconum")))
    if city is not None:
        city.conquered = False


@moves.add(by="keeper", step="map")
def take_token(draft: Draft[MageKnight], at: Hex, nth: Nth = 1) -> None:
    """MK-OUT-02, MK-CMP-06: an enemy token of a space goes to the discards of its back."""
    land, _ = revealed(draft, at)
    city = city_at(land, at)
    lying = city.garrison if city is not None else land.spaces.get(at, Space()).tokens
    if nth > len(lying):
        draft.refuse("nth", "no-token-there")
    token = lying.pop(nth - 1)
    if token.enemy is not None:
        tokens.discard(draft, token.enemy)
