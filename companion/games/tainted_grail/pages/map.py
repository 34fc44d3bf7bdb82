"""The map's page: the cards as they lie, what stands on each, and what its menhirs would cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.grid import SIDES, Cell, Side, within
from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box import printed
from ..box.names import RESOURCES, Counted
from ..play import land, under_way
from ..play.light import Light, foretold
from ..play.menhirs import dial_from
from ..play.prices import ACTION, value
from ..play.procedures import at_step, is_night
from ..state.heroes import Hero
from ..state.pieces import Guardian, Left, Menhir, Place, SetDial, Tokens
from ..state.table import Avalon
from .next_step import next_step


@dataclass(frozen=True)
class Location:
    """A location card with who stands there, what lies on it, and where its roads lead."""

    place: Place
    heroes: list[Hero]
    free: list[Hero]  # those of them who are not in the middle of an encounter
    menhir: Menhir | None
    guardians: list[Guardian]
    tokens: list[Tokens]
    dials: list[SetDial]
    lying: list[Left]  # items, since somebody died here
    roads: list[tuple[Side, Place]]
    menhir_less: int  # what the number in a menhir's text is lowered by: TG-MEN-04

    @property
    def able(self) -> list[Hero]:
        """Who may act here."""
        return [hero for hero in self.free if not hero.passed]


def locations(state: Avalon) -> dict[int, Location]:
    """Each revealed card by its number, with what stands and lies on it. TG-PTY-01, TG-ACT-08, TG-ACT-09."""
    busy = under_way.busy(state)
    return {place.number: _location(state, place, busy) for place in state.revealed}


def _location(state: Avalon, place: Place, busy: set[str]) -> Location:
    here = str(place.number)
    heroes = [hero for hero in state.living if hero.place == place.number]
    return Location(
        place=place,
        heroes=heroes,
        free=[hero for hero in heroes if hero.id not in busy],
        menhir=next((menhir for menhir in state.menhirs if menhir.place == place.number), None),
        guardians=[guardian for guardian in state.guardians if guardian.place == place.number],
        tokens=[pile for pile in state.tokens if pile.where == "location" and pile.of == here],
        dials=[dial for dial in state.dials if dial.where == "location" and dial.of == here],
        lying=[left for left in state.left if left.place == place.number],
        roads=land.roads(state, place),
        menhir_less=-dial_from(state, 0),
    )


WIDTH, HEIGHT, GAP = 176, 150, 10  # of a card in the picture, and between two
NEAR, COAST, BESIDE = 76, 22, 14  # how much of a neighbour a close-up shows, where there is none, and at its sides
LETTER, SMALL_LETTER = 10, 7.2  # how wide a letter of a name is, and one of what stands below it, on the average
BEND = 14  # how far a road leans aside on its way
STONE = "M-15 36l3-50 5-13 9-6 9 7 3 13 2 49z"  # a menhir around the middle of its stone
GROUND = "moor"  # under a card that nobody has imagined anything of


@dataclass(frozen=True)
class Drawn:
    """A location in the picture: its upper left corner, its ground, how long it is lit, what leads into the mist."""

    location: Location
    x: int
    y: int
    ground: str
    light: Light
    misty: list[Side]


@dataclass(frozen=True)
class Lost:
    """Where a card lay that is gone: all that is left of it in the picture."""

    place: Place
    x: int
    y: int
    ground: str


@dataclass(frozen=True)
class Road:
    """A road in the picture, as it is drawn."""

    path: str

    @classmethod
    def between(cls, start: tuple[float, float], end: tuple[float, float], aside: int) -> Road:
        """From the middle of one card to the middle of another, leaning aside as roads do."""
        (x, y), (to_x, to_y) = start, end
        level = y == to_y
        lean = (x + to_x) / 2 + (0 if level else aside), (y + to_y) / 2 + (aside if level else 0)
        return cls(f"M{x:g} {y:g}Q{lean[0]:g} {lean[1]:g} {to_x:g} {to_y:g}")


@dataclass(frozen=True)
class NameGround:
    """Plain ground under a name, in the measure of its card."""

    x: float
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Picture:
    """The revealed cards as pieces of land on a grid, y downwards, as pictures go. TG-LOC-11, TG-LOC-12."""

    cards: list[Drawn]
    lost: list[Lost]
    beside: list[Place]  # reached in other ways, and not on the grid
    roads: list[Road]
    lights: list[tuple[float, float]]  # where menhirs shine
    width: int
    height: int
    by_night: bool  # whether the table sleeps: the next morning is this day's own, and no day lies before it
    part: bool = False  # whether some of the land is left out
    card_width: int = WIDTH
    card_height: int = HEIGHT
    stone: str = STONE

    def close_up(self, number: int) -> tuple[int, int, int, int]:
        """The part of the picture around one card: half of what lies above and below it, and no empty land."""
        card = next(card for card in self.cards if card.location.place.number == number)
        drawn = {(one.x, one.y) for one in self.cards} | {(gone.x, gone.y) for gone in self.lost}
        above, below = (NEAR if (card.x, card.y + way * (HEIGHT + GAP)) in drawn else COAST for way in (-1, 1))
        return card.x - BESIDE, card.y - above, WIDTH + 2 * BESIDE, above + HEIGHT + below

    def name_ground(self, card: Drawn, lines: list[str], below: str) -> NameGround:
        """The ground on which a name stands, so that no road runs through it; a little wider than its letters."""
        longest = max(*(len(line) * LETTER for line in lines), len(below) * SMALL_LETTER)
        width = min(round(longest) + 14, WIDTH - 4)
        top, height = (94, 42) if len(lines) == 1 else (85, 60)
        return NameGround((WIDTH - width) / 2, top, width, height)


def picture(state: Avalon, met: Mapping[int, Location], near: bool = False) -> Picture:
    """The land as it lies on the table, from its locations by number; `near`: only what matters to those who play.

    That is where they stand, what touches it, and the menhirs that burn down.
    """
    cells = {number: cell for number, location in met.items() if (cell := location.place.at) is not None}
    beside = [location.place for location in met.values() if location.place.at is None]
    drawn = {number: cell for number, cell in cells.items() if not near or _matters(state, met[number], cell)}
    if not drawn:
        return Picture([], [], beside, [], [], 0, 0, by_night=is_night(state), part=bool(cells))
    lost = [(place, cell) for place, cell in _lost(state, {*cells.values()}) if within(cell, [*drawn.values()], 1)]
    seen = [*drawn.values(), *(cell for _, cell in lost)]
    left, top = min(x for x, _ in seen), max(y for _, y in seen)
    right, bottom = max(x for x, _ in seen), min(y for _, y in seen)
    light = foretold(state)
    cards = {number: _drawn(state, met[number], cell, left, top, light[number]) for number, cell in drawn.items()}
    ends = [
        (_middle(card), _middle(cards[goal.number]))
        for card in cards.values()
        for side, goal in card.location.roads
        if side in ("east", "south") and goal.number in cards
    ]
    return Picture(
        cards=[*cards.values()],
        lost=[Lost(place, *_corner(cell, left, top), ground_of(place)) for place, cell in lost],
        beside=beside,
        roads=[Road.between(start, end, -BEND if nth % 2 else BEND) for nth, (start, end) in enumerate(ends)],
        lights=[_middle(card) for card in cards.values() if card.location.menhir],
        width=(right - left + 1) * (WIDTH + GAP) + 3 * GAP,
        height=(top - bottom + 1) * (HEIGHT + GAP) + 3 * GAP,
        by_night=is_night(state),
        part=len(drawn) < len(cells),
    )


def _matters(state: Avalon, location: Location, cell: Cell) -> bool:
    stand = [place.at for hero in state.living if (place := state.place(hero.place or 0)) and place.at is not None]
    menhir = location.menhir
    return not stand or within(cell, stand, 1) or (menhir is not None and (menhir.dial or 0) <= 1)


def _drawn(state: Avalon, location: Location, cell: Cell, left: int, top: int, light: Light) -> Drawn:
    place = location.place
    return Drawn(
        location,
        *_corner(cell, left, top),
        ground=ground_of(place),
        light=light,
        misty=[side for side in SIDES if place.sides.get(side) and land.neighbour(state, place, side) is None],
    )


def _lost(state: Avalon, covered: set[Cell]) -> list[tuple[Place, Cell]]:
    """Cards that were taken off, where nothing else lies by now."""
    gone = {place.lost_at: place for place in state.places.values()}
    return [(place, cell) for cell, place in gone.items() if cell is not None and cell not in covered]


def ground_of(place: Place) -> str:
    """What is drawn under a card: what the table says of it, else what its name lets us imagine."""
    return place.ground or printed.locations().get(str(place.number), {}).get("ground", GROUND)


def _corner(cell: Cell, left: int, top: int) -> tuple[int, int]:
    return 2 * GAP + (cell[0] - left) * (WIDTH + GAP), 2 * GAP + (top - cell[1]) * (HEIGHT + GAP)


def _middle(card: Drawn) -> tuple[float, float]:
    return card.x + WIDTH / 2, card.y + HEIGHT / 2


@dataclass(frozen=True)
class MenhirRow:
    """A menhir, and for how many days it burns after the one that it burns on now. TG-SOD-14."""

    place: int
    dial: int | None  # None: it goes next morning
    days: int
    by_night: bool  # no day is going on: the next one is the first of those
    low: bool


def menhirs(state: Avalon) -> list[MenhirRow]:
    """The menhirs that stand, the one that goes out first before the others. TG-HNT-03."""
    night = is_night(state)
    return [
        MenhirRow(menhir.place, menhir.dial, days=menhir.dial or 0, by_night=night, low=(menhir.dial or 0) <= 2)
        for menhir in sorted(state.menhirs, key=lambda menhir: (menhir.dial or 0, menhir.place))
    ]


@dataclass(frozen=True)
class PricePart:
    """A part of a menhir's price: what, how much of it, and what all the characters hold (None: it is no store)."""

    what: Counted
    cost: int
    held: int | None


@dataclass(frozen=True)
class Plan:
    """What activating a menhir would cost all the players, and what its dial would show then, if that is known."""

    dial: int | None
    price: list[PricePart]


def held_together(state: Avalon) -> dict[Counted, int]:
    """TG-HNT-03: what all the characters hold together, for a menhir that needs everybody's help (TG-HNT-07)."""
    counted: tuple[Counted, ...] = (*RESOURCES, "energy", "health")
    return {what: sum(value(hero, what) for hero in state.living) for what in counted}


def menhir_plans(state: Avalon) -> dict[int, Plan]:
    """TG-HNT-03, TG-ACT-19: by number, what activating each noted menhir costs, and what its dial would show."""
    held = held_together(state)
    return {
        place.number: Plan(
            dial=dial_from(state, place.menhir_base) if place.menhir_base else None,
            price=[PricePart(what, each * state.scale, held.get(what)) for what, each in place.menhir_price.items()],
        )
        for place in state.revealed
        if place.menhir_base or place.menhir_price
    }


@dataclass(frozen=True, kw_only=True)
class MapView(View):
    """The map, and all that can be seen and done at each of its cards."""

    map: Picture
    around: Picture  # what matters of it to those who play
    details: Mapping[int, Location]  # by number, of each revealed card
    heroes: list[Hero]
    menhirs: list[MenhirRow]
    plans: Mapping[int, Plan]  # by number, of each menhir whose text was noted
    held: Mapping[Counted, int]  # what all hold together, where the app keeps the boards
    dials: list[SetDial]
    tokens: list[Tokens]
    price: int  # of a journey or an exploration, for each
    step: str  # of the day


def view(state: Avalon, viewer: Viewer) -> MapView:
    """The map, and for each card who stands there and where the roads lead."""
    met = locations(state)
    return MapView(
        frame=Frame(next=next_step(state)),
        map=picture(state, met),
        around=picture(state, met, near=True),
        details=met,
        heroes=state.living,
        menhirs=menhirs(state),
        plans=menhir_plans(state),
        held=held_together(state) if state.in_app("boards") else {},
        dials=state.dials,
        tokens=state.tokens,
        price=ACTION,
        step=at_step(state),
    )
