"""The map: tiles that are revealed, move points, steps, what is turned up, going back. MK-MOV, MK-EXP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import Nth, Who
from ..box.enemies import EnemyId
from ..box.hexes import adjacent
from ..box.names import Basic, Hex, Terrain
from ..box.terrain import EXPLORING, Cheaper, MovePoints
from ..box.tiles import TileId
from ..play import growth, revealing, tokens, travel, turns
from ..play.land import exploring, shapes, stack, underground
from ..play.land.ground import ground
from ..play.land.steps import Stride, Walk, step
from ..state.hero import Hero, called
from ..state.land import Encounter, Turned
from ..state.pieces import Turn
from ..state.table import MageKnight

moves = Moves()
PointStep = Annotated[int, msgspec.Meta(ge=-20, le=20)]
FirstTiles = Annotated[list[TileId], msgspec.Meta(max_length=3)]
FewTurns = Annotated[list[Turned], msgspec.Meta(max_length=3)]
MOST_POINTS = 99
FAME_FOR_A_TILE = 1  # MK-FR-03


def moving(draft: Draft[MageKnight], who: int) -> tuple[Hero, Turn]:
    """MK-MOV-01, MK-TRN-07, MK-TRN-14: the hero on turn, in the part of it in which one moves."""
    hero = turns.begin(draft, who)
    turn = turns.turn_of(draft)
    if draft.state.joint is not None:
        draft.object("MK-COA-10", "joint-only-into-city", can_overrule=False)
    if turn.rest:
        draft.object("MK-TRN-14", "resting", who=called(hero))
    elif turn.acted or turn.step != "move":
        draft.object("MK-TRN-07", "move-is-over", who=called(hero))
    return hero, turn


def gathering(draft: Draft[MageKnight], who: int) -> tuple[Hero, Turn]:
    """MK-MOV-01, MK-COA-10: who gathers move points: the hero who moves, or who is the next to enter a stormed city."""
    joint = draft.state.joint
    if joint is None or joint.step != "fights" or joint.now != who or draft.state.fight is not None:
        return moving(draft, who)
    return turns.begin(draft, who), turns.turn_of(draft)


# --- the first tiles


@moves.add(reveals=True)
def first_tiles(draft: Draft[MageKnight], tiles: FirstTiles | None = None, turned: FewTurns = []) -> None:  # noqa: B006
    """MK-SET-16, MK-SET-17: tiles are revealed beside the starting tile, from left to right; the app draws them, unless
    the table says which ones came."""
    land = revealing.mapped(draft)
    open_ = shapes.unlaid(land)
    if not open_:
        draft.refuse("tiles", "first-tiles-lie")
    if tiles is not None and len(tiles) != len(open_):
        draft.refuse("tiles", "so-many-first-tiles", count=len(open_))
    land.by_app = tiles is None
    for at, position in enumerate(open_):
        told = tiles[at] if tiles else None
        revealing.draw_tile(draft, land, position, told, "tiles", turned[at] if at < len(turned) else None)


# --- move points


@moves.add(by="seat", step="move")
def gain_points(draft: Draft[MageKnight], who: Who, points: PointStep) -> None:
    """MK-MOV-01, MK-MOV-09, MK-COA-10: a card, a skill or a unit gave so many move points; they add up, and what is
    left stays.

    Below nothing: what was entered too much.
    """
    hero, turn = gathering(draft, who)
    if not 0 <= turn.points + points <= MOST_POINTS:
        draft.refuse("points", "so-many-points", left=turn.points)
    turn.points += points
    turn.carded = turn.carded or points > 0
    draft.tell("tell-points", who=called(hero), left=turn.points)


@moves.add(by="seat", step="move")
def ease(
    draft: Draft[MageKnight],
    who: Who,
    terrain: Terrain | None = None,
    less: MovePoints = 0,
    least: MovePoints = 0,
    price: MovePoints | None = None,
) -> None:
    """MK-MOV-10, MK-MOV-11, MK-COA-10: an effect changes what terrain costs until the end of the turn: `less` off it,
    not below `least`, or a `price` in its stead, for inaccessible terrain, too. Without a `terrain` it is about all."""
    hero, turn = gathering(draft, who)
    if not less and price is None:
        draft.refuse("less", "no-effect")
    if less and price is not None:
        draft.refuse("price", "less-or-price")
    if len(turn.cheaper) >= 12:
        draft.refuse("less", "no-more-effects")
    turn.cheaper.append(Cheaper(terrain=terrain, less=less, least=least, price=price))
    turn.carded = True
    draft.tell(
        "tell-eased", who=called(hero), terrain=terrain or "any", less=less, price=-1 if price is None else price
    )


# --- steps


@moves.add(by="seat", step="move", reveals=True)
def go(draft: Draft[MageKnight], who: Who, space: Hex) -> None:
    """MK-MOV-02..07, MK-MOV-14, MK-MOV-16, MK-MOV-20, MK-CMB-07: a step to a space beside one's own, paid with move
    points; it may end the move with a fight."""
    revealing.mapped(draft)
    hero, turn = moving(draft, who)
    walk, at = _walk(draft, hero)
    if not adjacent(at, space):
        draft.refuse("space", "not-beside")
    stride = step(walk, at, space)
    if stride is None:
        draft.refuse("space", "not-revealed")
    _object_to(draft, hero, stride)
    cost = stride.cost or 0
    _pay(draft, turn, cost)
    _arrive(draft, hero, turn, stride, cost)


def _walk(draft: Draft[MageKnight], hero: Hero) -> tuple[Walk, Hex]:
    walk, at = travel.walk_of(draft.state, hero), travel.place_of(draft.state, hero)
    if walk is None or at is None:
        draft.object("", "not-on-map", can_overrule=False, who=called(hero))
    return walk, at


def _object_to(draft: Draft[MageKnight], hero: Hero, stride: Stride) -> None:
    """MK-MOV-03, MK-MOV-06, MK-FR-09, MK-CH-02, MK-PVP-03: why a space cannot be entered."""
    facts = travel.place_facts(draft.state, stride.to.at)
    if stride.entering == "barred":
        draft.object("MK-MOV-03", "inaccessible", **facts)
    elif stride.entering == "rampaging":
        draft.object("MK-MOV-06", "rampaging-there", **facts)
    elif stride.entering == "closed":
        draft.object("MK-FR-09" if draft.state.scenario != "conquer_and_hold" else "MK-CH-02", "city-closed", **facts)
    elif stride.provoked and stride.heroes and not stride.to.shared:
        draft.object("MK-PVP-03", "duel-step-provokes")


def _pay(draft: Draft[MageKnight], turn: Turn, cost: int) -> None:
    if cost > turn.points:
        draft.object("MK-MOV-02", "too-few-points", cost=cost, left=turn.points, lacks=cost - turn.points)


def _arrive(draft: Draft[MageKnight], hero: Hero, turn: Turn, stride: Stride, cost: int) -> None:
    travel.enter(draft, hero, turn, stride, cost)
    revealing.look_around(draft, hero)


@moves.add(by="seat", step="move", reveals=True)
def leap(draft: Draft[MageKnight], who: Who, space: Hex, cost: MovePoints = 0) -> None:
    """MK-MOV-12: an effect moves the hero straight to a space, for what it says; on the way nothing is entered and
    nobody provoked."""
    land = revealing.mapped(draft)
    hero, turn = moving(draft, who)
    walk, at = _walk(draft, hero)
    if ground(land, space) is None or space == at:
        draft.refuse("space", "not-revealed")
    _land_there(draft, hero, turn, walk, space, cost)


@moves.add(by="seat", step="move", reveals=True)
def go_below(draft: Draft[MageKnight], who: Who, space: Hex) -> None:
    """MK-DL-06: from a conquered dungeon or tomb underground to another, for two move points and one a space."""
    land = revealing.mapped(draft)
    hero, turn = moving(draft, who)
    walk, at = _walk(draft, hero)
    if not land.secrets or ground(land, space) is None or space == at:
        draft.refuse("space", "no-way-below")
    ways = underground.ways_below(land, at)
    if space not in ways:
        draft.object("MK-DL-06", "no-way-below")
    _land_there(draft, hero, turn, walk, space, ways.get(space, 0))


def _land_there(draft: Draft[MageKnight], hero: Hero, turn: Turn, walk: Walk, to: Hex, cost: int) -> None:
    """A space is entered from afar: what stands there counts, what lies beside the way does not."""
    stride = travel.from_afar(walk, to)
    if stride is None:
        draft.refuse("space", "not-revealed")
    if stride.entering != "barred":  # the effect itself opens what is inaccessible (MK-MOV-11)
        _object_to(draft, hero, stride)
    _pay(draft, turn, cost)
    _arrive(draft, hero, turn, stride, cost)


@moves.add(by="seat", step="move")
def stop(draft: Draft[MageKnight], who: Who) -> None:
    """MK-TRN-07, MK-MOV-15, MK-MOV-19: the move is over. Whoever stops on another hero's space attacks that hero, where
    this may be; else it brings no action, and forced withdrawal at the end of the turn."""
    revealing.mapped(draft)
    hero, turn = moving(draft, who)
    turn.step = "action"
    free, bans = travel.attacked(draft.state, hero)
    at = travel.place_of(draft.state, hero)
    if free and at is not None:
        origin = turn.path[-2] if len(turn.path) > 1 else at
        travel.meet(draft, hero, turn, Encounter(kind="hero", at=at, origin=origin, heroes=free[:1]))
    elif bans:
        draft.tell("tell-nobody-fights", who=called(hero), rule=bans[0].rule)
    elif (back := travel.withdrawal_of(draft.state, hero)) is not None:
        draft.tell("tell-will-withdraw", who=called(hero), wounds=back.wounds)


# --- exploring


@moves.add(by="seat", step="move", reveals=True)
def explore(
    draft: Draft[MageKnight],
    who: Who,
    at: Hex,
    tile: TileId | None = None,
    turned: Turned | None = None,
    city: Basic | None = None,
    second: Basic | None = None,
) -> None:
    """MK-EXP-01..08, MK-EXP-11, MK-MAP-01..05, MK-FR-03: a tile is revealed at a position that was named first, for two
    move points. The app draws it, unless the table says which one came; `turned`: how often by a sixth (MK-VAR-06);
    `city`, `second`: the card of a random city (MK-VAR-07), of a megapolis' right half (MK-VAR-20)."""
    land = revealing.mapped(draft)
    land.retold = False
    hero, turn = moving(draft, who)
    _, here = _walk(draft, hero)
    revealing.mind_position(draft, land, at)
    if not exploring.within_reach(here, at):
        draft.object("MK-EXP-01", "position-too-far", who=called(hero))
    back = stack.back_of(tile) if tile is not None else stack.next_back(land, at)
    if back is None:
        draft.object("MK-EXP-07", "no-tile-left", can_overrule=False)
    for obstacle in exploring.misfits(land, at, back, stack.used_up(land)):
        final = obstacle.rule == "MK-EXP-02"
        if final:
            draft.object(obstacle.rule, obstacle.key, can_overrule=False, **obstacle.facts)
        draft.object(obstacle.rule, obstacle.key, **obstacle.facts)
    _pay(draft, turn, EXPLORING)
    turn.points = max(0, turn.points - EXPLORING)
    turn.explored = True
    land.by_app = tile is None
    laid = revealing.draw_tile(draft, land, at, tile, "tile", turned, city, second)
    draft.write("wrote-explored", who=called(hero), tile=laid)
    if draft.state.scenario == "first_reconnaissance":
        growth.gain_fame(draft, hero, FAME_FOR_A_TILE)
    revealing.look_around(draft, hero)


@moves.add(step="map")
def hide_place(draft: Draft[MageKnight], home: Hex, at: Hex | None = None) -> None:
    """MK-DL-02, MK-DL-03: whoever revealed a village or a monastery puts its secret dungeon or tomb beside it. Without
    a space it is one by lot, as in set-up where the players do not agree."""
    land = revealing.mapped(draft)
    if home not in land.owed:
        draft.refuse("home", "nothing-to-hide")
    places = underground.hiding_places(land, home)
    if at is None and places:
        at = draft.state.chance.pick(places)
    if at is None or at not in places:
        if at is None or ground(land, at) is None or not adjacent(home, at):
            draft.refuse("at", "not-beside")
        draft.object("MK-DL-02", "no-hiding-place", can_overrule=False)
    revealing.hide(draft, land, home, at)


# --- tokens


@moves.add(step="map", reveals=True)
def name_token(draft: Draft[MageKnight], at: Hex, nth: Nth = 1, enemy: EnemyId | None = None) -> None:
    """MK-KF-22, MK-KF-36, MK-KF-25: which token lies there, turned up; without a name the app finds one. `nth`: of
    several on that space, in a city of the garrison."""
    land = revealing.mapped(draft)
    city = next((one for one in land.cities if at in one.spaces), None)
    lying = city.garrison if city is not None else land.spaces[at].tokens if at in land.spaces else []
    if nth > len(lying):
        draft.refuse("nth", "no-token-there")
    token = lying[nth - 1]
    if token.enemy is not None:
        draft.refuse("nth", "token-is-known")
    token.enemy = tokens.turn_up(draft, token.back, enemy)
    token.up = True
    draft.tell("tell-turn-up", back=token.back, enemy=token.enemy, **travel.place_facts(draft.state, at))
