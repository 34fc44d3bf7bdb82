"""Phase I on the turn's page: where one may go, what it costs, and what the stop offers. WO-MOV."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..box import board
from ..box.names import TOP, TRAINED, Attribute, Payment, Terrain
from ..play import growth, land, quests, turns
from ..state.pieces import Quest
from ..state.table import Continent
from ..state.witcher import Witcher
from .decks import Stall, stalls
from .figures import AttributeLevel, Figure, MonsterHere, TrailLeft, attributes_of, figure, monster_of, trails_left

Mark = Literal["quest", "trail", "tavern"]  # what awaits the active witcher at a location


@dataclass(frozen=True)
class Way:
    """WO-MOV-04..08: where one move leads, what is there, and how it can be paid."""

    place: int
    terrain: Terrain | None  # None: nobody has said
    here: list[Figure]
    monster: MonsterHere | None
    marks: list[Mark]
    action: str  # "": nobody has said
    attribute: Attribute | None  # of an attribute's action
    payments: list[Payment]


@dataclass(frozen=True)
class Training:
    """WO-LOC-09..12: what a school trains, and for how much."""

    attribute: Attribute
    value: int
    price: int
    possible: bool


@dataclass(frozen=True)
class Opponent:
    """WO-POK-01..03: whom one may call to the dice."""

    figure: Figure
    played: bool  # already in this turn
    poor: bool  # one of the two has no gold


@dataclass(frozen=True)
class Stop:
    """What a stop offers: the location's action, dice, quests. WO-ACT, WO-POK, WO-QST-07."""

    place: int
    terrain: Terrain | None
    stopped: bool  # the witcher has come to stay; only then is there anything to do
    action: str  # "": nobody has said
    attribute: Attribute | None
    used: bool  # WO-ACT-02
    attributes: list[AttributeLevel]
    training: list[Training]
    trails: list[TrailLeft]
    market: list[Stall]
    others: list[Opponent]
    solvable: list[Quest]


@dataclass(frozen=True)
class Movement:
    """Phase I: every way on, and what this stop offers."""

    ways: list[Way]
    last_card: bool  # WO-MOV-05, 12: one card without a gold is left, so its symbol decides where it leads
    stop: Stop


def movement(state: Continent, witcher: Witcher) -> Movement:
    """Phase I of the active witcher."""
    return Movement(ways(state), last_card(state, witcher), stop(state, witcher))


def ways(state: Continent) -> list[Way]:
    """WO-MOV-04: where one move leads; nowhere that the app knows of, where the table keeps the map."""
    active = state.active
    if not state.in_app("map"):
        return []
    found = []
    for number in land.neighbours(state, active.location):
        action, attribute = land.action_of(state, number)
        terrain = land.terrain_of(state, number)
        found.append(
            Way(
                place=number,
                terrain=terrain,
                here=[figure(state, other) for other in state.on(number) if other is not active],
                monster=monster_of(state, state.monster_at(number)),
                marks=marks(state, active, number),
                action=action,
                attribute=attribute,
                payments=payments(state, active, terrain),
            )
        )
    return found


def payments(state: Continent, witcher: Witcher, terrain: Terrain | None) -> list[Payment]:
    """WO-MOV-05..08, 12, 15: the prices of a move that this witcher can pay, as far as the app knows."""
    counted = state.in_app("decks")
    found: list[Payment] = ["terrain", "wild", "two_cards", "card_and_gold"]
    if terrain is None:
        found.remove("terrain")
    if counted and witcher.hand < 2:
        found.remove("two_cards")
    if state.in_app("boards") and not witcher.gold:
        found.remove("card_and_gold")
    return [] if counted and not witcher.hand else found


def last_card(state: Continent, witcher: Witcher) -> bool:
    """WO-MOV-05, 12: whether one card without a gold is all that is left."""
    return state.in_app("decks") and state.in_app("boards") and witcher.hand == 1 and not witcher.gold


def marks(state: Continent, witcher: Witcher, number: int) -> list[Mark]:
    """What awaits the active witcher at a location: quests, a trail, the closed tavern."""
    found: list[Mark] = []
    if any(quest.location == number for quest in witcher.quests):
        found.append("quest")
    if any(quest.location == number for quest in witcher.trail_quests):
        found.append("trail")
    if state.tavern == number:
        found.append("tavern")
    return found


def stop(state: Continent, witcher: Witcher) -> Stop:
    """What the witcher's stop offers. Where the table keeps the map, everybody may stand there."""
    mapped = state.in_app("map")
    action, attribute = land.action_of(state, witcher.location)
    return Stop(
        place=witcher.location,
        terrain=land.terrain_of(state, witcher.location),
        stopped=(state.turn.moved or not mapped) and not turns.goes_straight_on(state, witcher),
        action=action,
        attribute=attribute,
        used=witcher.location in state.turn.used,
        attributes=attributes_of(witcher),
        training=training(state, witcher),
        trails=trails_left(state),
        market=stalls(state),
        others=[
            Opponent(
                figure=figure(state, other),
                played=other.seat in state.turn.played,
                poor=state.in_app("boards") and not (other.gold and witcher.gold),
            )
            for other in others(state, witcher)
        ],
        solvable=quests.solvable(state, witcher),
    )


def others(state: Continent, witcher: Witcher) -> list[Witcher]:
    """Who stands at the same location; anybody, where only the table knows."""
    near = state.on(witcher.location) if state.in_app("map") else state.witchers
    return [other for other in near if other is not witcher]


def training(state: Continent, witcher: Witcher) -> list[Training]:
    """WO-LOC-09..12: what this school trains, and for how much."""
    at_home = board.location(witcher.location).school == witcher.school or not state.in_app("map")
    trained: list[Attribute] = [*TRAINED, "speciality"] if at_home else [*TRAINED]
    rows = []
    for attribute in trained:
        value, price = witcher.level_of(attribute), growth.training_price(witcher, attribute)
        possible = not state.in_app("boards") or (value < TOP and witcher.gold >= price)
        rows.append(Training(attribute, value, price, possible))
    return rows
