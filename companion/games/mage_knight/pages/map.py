"""The map: what lies where, where the hero on turn may go and for how much, whom that provokes, where to explore."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.enemies import EnemyId
from ..box.hexes import beside, neighbours, spaces_of
from ..box.names import BACKS, BASICS, RAMPAGING, Back, Basic, Hex, Terrain
from ..box.terrain import COSTS, Cheaper
from ..box.tiles import TileId
from ..play import revealing, tokens, travel
from ..play.land import exploring, shapes, stack, underground
from ..play.land.ground import Ground, city_at, ground, grounds
from ..play.land.steps import Stride, cost_of, steps
from ..state.hero import Hero
from ..state.land import BackOfTile, City, Encounter, Land, Space, Token
from ..state.pieces import Turn
from ..state.table import MageKnight
from . import drawn_map
from .drawn_map import Drawing, DrawnHex, DrawnPosition, Seal, Window
from .turn import TurnWay, turn_ways

CHIPS = (1, 2, 3, 4, 5)
PRESCRIBED = 6  # MK-CH-01: two more of the countryside, four core tiles
TERRAINS: tuple[Terrain, ...] = (*COSTS, "lake", "mountain")


@dataclass(frozen=True)
class Onward:
    """A step that the hero may take: what it costs by Day and by Night, what it means, whom it provokes.

    `other`: the cost at the other time of day, where it differs; `night`: it is Night now; `short`: points that are
    missing where nothing else bars the way.
    """

    stride: Stride
    x: int
    y: int
    way: str
    cost: int | None
    other: int | None
    night: bool
    short: int
    provokes: list[Ground]
    heroes: list[Seal]

    @property
    def to(self) -> Hex:
        """The space that it leads to."""
        return self.stride.to.at


@dataclass(frozen=True)
class Below:
    """MK-DL-06: a way beneath the ground."""

    to: Ground
    cost: int


@dataclass(frozen=True)
class LyingToken:
    """A token of a space. `nth`: of those there; `may_be`: what it may turn out to be, while nobody knows."""

    token: Token
    nth: int
    may_be: list[EnemyId]


@dataclass(frozen=True)
class SpaceShown:
    """A space in words. `known`: tokens there, those of a city's garrison too; `owner`: of a keep."""

    ground: Ground
    lies: Space
    tokens: list[LyingToken]
    figures: list[Seal]
    shields: list[Seal]
    owner: Seal | None
    city: City | None
    costs: tuple[int | None, int | None]  # by Day, by Night
    dead: bool  # its rampaging enemies were beaten


@dataclass(frozen=True)
class Moving:
    """The move of the hero on turn. `over`: nothing more can be entered; `may_stop`: stopping here means something."""

    seal: Seal
    points: int
    cheaper: list[Cheaper]
    over: bool
    ways: list[Onward]
    below: list[Below]
    here: list[TurnWay]  # what else may be done where the hero stands
    encounter: Encounter | None
    challenges: list[Ground]  # MK-CMB-09: rampaging enemies that may be challenged besides
    threatened: list[Seal]  # heroes whom stopping here attacks
    may_stop: bool
    wounds: int | None  # that ending the turn here costs; None: one is safe


@dataclass(frozen=True)
class Hiding:
    """MK-DL-02: where the secret place of a village or monastery may be."""

    home: Ground
    places: list[tuple[str, Ground]]  # each by the way that leads there


@dataclass(frozen=True)
class FreePlace:
    """MK-CH-01: a position that the map may be given, and which back lies there, if it was."""

    nth: int
    drawn: DrawnPosition
    back: BackOfTile | None


@dataclass(frozen=True)
class TileChoice:
    """The tiles of which one comes next. `first`: how many are revealed in set-up; `by_app`: the app drew the last."""

    may_be: list[TileId]
    first: int
    left: int
    by_app: bool
    turned: bool  # MK-VAR-06
    cities: list[Basic]  # MK-VAR-07: cards of which one is drawn at random; none: the tile says which
    number_only: bool  # MK-FR-02: there is no choice


@dataclass(frozen=True, kw_only=True)
class MapView(View):
    """What the page of the map shows."""

    kept: bool
    known: bool  # the app has a map that it could keep again
    people: list[Seal]
    in_play: list[Seal]  # MK-OR-01: whose figures may stand on the map
    backs: tuple[Back, ...]
    drawing: Drawing | None
    moving: Moving | None
    spaces: dict[Hex, SpaceShown]
    here: Hex | None
    choice: TileChoice | None
    hidings: list[Hiding]
    terrains: list[tuple[Terrain, int | None, int | None]]
    chips: tuple[int, ...]
    night: bool
    fixed: bool  # MK-CH-01
    whole: bool  # MK-CH-13: all of it is revealed from the start
    free: list[FreePlace]


def view(state: MageKnight, viewer: Viewer) -> MapView:
    """The whole map, as anybody sees it."""
    land = state.charted
    hero = state.hero_on_turn
    on_map = travel.place_of(state, hero) if hero is not None else None
    moving = _moving(state, land, hero) if land is not None and hero is not None else None
    return MapView(
        frame=_frame(state, moving),
        kept=land is not None,
        known=state.land is not None,
        people=[seal(state, one) for one in state.heroes],
        in_play=[seal(state, one) for one in state.heroes if not one.eliminated],
        backs=BACKS,
        drawing=_drawing(state, land, on_map, moving) if land is not None else None,
        moving=moving,
        spaces={one.at: _space(state, land, one) for one in grounds(land)} if land is not None else {},
        here=on_map,
        choice=_choice(land) if land is not None else None,
        hidings=_hidings(land) if land is not None else [],
        terrains=[(terrain, *COSTS.get(terrain, (None, None))) for terrain in TERRAINS],
        chips=CHIPS,
        night=state.night,
        fixed=land is not None and land.shape == "fixed",
        whole="map_open" in state.variants,
        free=_free(land) if land is not None and land.shape == "fixed" else [],
    )


def _frame(state: MageKnight, moving: Moving | None) -> Frame:
    land = state.charted
    if land is not None and shapes.unlaid(land):
        return Frame(next=Next(say("next-first-tiles", sure="yes" if _by_number(land) else "no"), move="first_tiles"))
    if state.fight is not None:
        return Frame(next=Next(say("next-to-fight"), page="fight"))
    if moving is None:
        return Frame(next=Next(say("next-from-map"), page="table", quiet=True))
    who = {"who": moving.seal.seat}
    if (met := moving.encounter) is not None:
        if met.kind in ("owner", "hero") and met.heroes:
            return Frame(next=Next(say("next-duel-here"), move="attack_hero", args={**who, "whom": met.heroes[0]}))
        return Frame(next=Next(say("next-fight-here"), move="fight_site", args=who))
    if moving.may_stop and not moving.over:
        return Frame(next=Next(say("next-stop"), move="stop", args=who, quiet=True))
    return Frame(next=Next(say("next-from-map"), page="table", quiet=True))


def seal(state: MageKnight, hero: Hero) -> Seal:
    """A hero's seal."""
    return Seal(
        hero.seat, hero.hero, state.player_of(hero.seat), state.turn is not None and state.turn.seat == hero.seat
    )


def _seals(state: MageKnight, seats: list[int]) -> list[Seal]:
    found = (state.find(seat) for seat in seats)
    return [seal(state, one) for one in found if one is not None]


def _standing(state: MageKnight, at: Hex) -> list[Seal]:
    return [seal(state, one) for one in state.heroes if one.at == at and not one.off and not one.eliminated]


# --- the picture


def _drawing(state: MageKnight, land: Land, hero: Hex | None, moving: Moving | None) -> Drawing:
    hexes = [_hex(state, one) for one in grounds(land)]
    reach = {*exploring.explorable_from(land, hero)} if moving is not None and not moving.over else set()
    unlaid = shapes.unlaid(land)
    positions = [drawn_map.position(at, None, False, "countryside") for at in unlaid]
    for at in [] if unlaid else exploring.explorable(land):
        back = stack.next_back(land, at)
        if back is not None:
            positions.append(drawn_map.position(at, hero, at in reach, back))
    points = [drawn_map.middle(space) for position in land.tiles for space in spaces_of(position)]
    laid = drawn_map.window(points)
    open_ = [one.at for one in positions] + ([one.drawn.at for one in _free(land)] if land.shape == "fixed" else [])
    points += [drawn_map.middle(space) for at in open_ for space in neighbours(at)]
    whole = drawn_map.window(points)
    near: Window | None = None
    if hero is not None:
        near = drawn_map.around(hero, laid)
        if not near.within(whole):
            near = None
    return Drawing(hexes, drawn_map.tiles_of(land), drawn_map.sea_of(land), positions, whole, near)


def _hex(state: MageKnight, space: Ground) -> DrawnHex:
    x, y = drawn_map.middle(space.at)
    city = space.city
    shields = [*dict.fromkeys(city.shields if city is not None else space.lies.shields)]
    return DrawnHex(
        ground=space,
        x=x,
        y=y,
        site=space.stands or "",
        gone=space.conquered and not space.fortified,
        tokens=() if city is not None else tuple(space.lies.tokens),
        garrison=len(city.garrison) if city is not None and space.at == city.at else 0,
        figures=tuple(_standing(state, space.at)),
        shields=tuple(_seals(state, shields)),
    )


# --- moving


def _moving(state: MageKnight, land: Land, hero: Hero) -> Moving | None:
    turn, at = state.turn, travel.place_of(state, hero)
    walk = travel.walk_of(state, hero)
    if turn is None or at is None or walk is None or turn.step not in ("before", "move", "action"):
        return None
    over = _over(turn)
    threatened, bans = travel.attacked(state, hero)
    back = travel.withdrawal_of(state, hero)
    ways = [] if over else [_onward(state, turn, at, one) for one in steps(walk, at)]
    below = underground.ways_below(land, at) if land.secrets and not over else {}
    return Moving(
        seal=seal(state, hero),
        points=turn.points,
        cheaper=turn.cheaper,
        over=over,
        ways=ways,
        below=[Below(there, cost) for to, cost in below.items() if (there := ground(land, to)) is not None],
        here=[one for one in turn_ways(state, hero, turn) if one.deed != "move" and not one.must],
        encounter=turn.encounter,
        challenges=[one for to in travel.challengeable(state, hero) if (one := ground(land, to)) is not None],
        threatened=_seals(state, threatened),
        may_stop=bool(threatened or bans),
        wounds=back.wounds if back is not None else None,
    )


def _over(turn: Turn) -> bool:
    return turn.step not in ("before", "move") or turn.acted or bool(turn.rest) or turn.encounter is not None


def _onward(state: MageKnight, turn: Turn, at: Hex, stride: Stride) -> Onward:
    walk = travel.walk_of(state, state.at(turn.seat))
    assert walk is not None and state.land is not None
    other = cost_of(walk, stride.to, "day" if state.night else "night")
    x, y = drawn_map.middle(stride.to.at)
    provokes = (ground(state.land, one) for one in stride.provoked if stride.open)
    return Onward(
        stride=stride,
        x=x,
        y=y,
        way=drawn_map.direction(at, stride.to.at),
        cost=stride.cost,
        other=other if other != stride.cost and stride.open else None,
        night=state.night,
        short=max(0, (stride.cost or 0) - turn.points) if stride.open else 0,
        provokes=[one for one in provokes if one is not None],
        heroes=_seals(state, [*stride.heroes]),
    )


# --- a space in words


def _space(state: MageKnight, land: Land | None, space: Ground) -> SpaceShown:
    city = city_at(land, space.at) if land is not None else None
    lying = city.garrison if city is not None else space.lies.tokens
    shields = city.shields if city is not None else space.lies.shields
    owner = state.find(space.owner) if space.owner is not None else None
    day, night = COSTS.get(space.terrain, (None, None))
    return SpaceShown(
        ground=space,
        lies=space.lies,
        tokens=[
            LyingToken(one, nth, tokens.possible(state, one.back) if one.enemy is None else [])
            for nth, one in enumerate(lying, 1)
        ],
        figures=_standing(state, space.at),
        shields=_seals(state, shields),
        owner=seal(state, owner) if owner is not None else None,
        city=city,
        costs=(2, 2) if space.site == "city" else (day, night),
        dead=space.site in RAMPAGING and space.stands is None,
    )


# --- tiles


def _choice(land: Land) -> TileChoice:
    first = len(shapes.unlaid(land))
    used = {colour for city in land.cities for colour in city.colours}
    may_be = stack.may_come(land)
    return TileChoice(
        may_be=may_be,
        first=first,
        left=land.stack.left,
        by_app=land.by_app,
        turned=land.random_turns,
        cities=[one for one in BASICS if one not in used] if land.random_cities else [],
        number_only=_by_number(land),
    )


def _by_number(land: Land) -> bool:
    """MK-FR-02: whether the next tile is the one with the lowest number."""
    return land.stack.by_number and bool(land.stack.countryside)


def _hidings(land: Land) -> list[Hiding]:
    found = []
    for at in revealing.to_hide(land):
        home = ground(land, at)
        places = [(drawn_map.direction(at, one), ground(land, one)) for one in underground.hiding_places(land, at)]
        if home is not None:
            found.append(Hiding(home, [(way, one) for way, one in places if one is not None]))
    return found


def _free(land: Land) -> list[FreePlace]:
    """Positions beside the map that its players may prescribe, and those they did, in reading order."""
    taken = {*land.tiles, *shapes.first_positions(land.shape)}
    found = {*land.places}
    if len(found) < PRESCRIBED:
        found |= {one for laid in (*taken, *land.places) for one in beside(laid) if one not in taken}
    inner = [one for one in found if one not in land.tiles]
    inner.sort(key=lambda one: (drawn_map.middle(one)[1], drawn_map.middle(one)[0]))
    return [
        FreePlace(nth, drawn_map.position(one, None, False, "core"), land.places.get(one))
        for nth, one in enumerate(inner, 1)
    ]
