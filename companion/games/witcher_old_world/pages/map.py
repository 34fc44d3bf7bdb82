"""The map: every location with who and what is there, the roads, and one of them in detail."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box.board import is_unsure, locations
from ..box.names import ATTRIBUTES, TERRAINS, Action, Attribute, Terrain
from ..play import land, quests
from ..state.pieces import Quest, TrailQuest
from ..state.table import Continent
from . import drawn_land
from .figures import Figure, MonsterHere, QuestOf, figure, monster_of, subtitle
from .movement import Mark, Way, marks, ways
from .next_step import elsewhere

# WO-KF-03: what may be printed at a location, one tap each: the kind of its action, and of which attribute.
PRINTED: tuple[tuple[Action, Attribute | None], ...] = (
    *(("attribute", name) for name in ATTRIBUTES),
    ("potion", None),
    ("poker", None),
    ("exchange", None),
    ("trail", None),
    ("clearing", None),
    ("school", None),
)


@dataclass(frozen=True)
class RoadTo:
    """A road from a location."""

    to: int
    unsure: bool  # WO-KF-04: this table has not said yet whether its board has it


@dataclass(frozen=True)
class TrailQuestOf:
    """WO-TRL-01: a trail quest, and whose it is."""

    figure: Figure
    quest: TrailQuest


@dataclass(frozen=True)
class PlaceShown:
    """A location, drawn and in words."""

    number: int
    name: str  # its words are choice-<name>
    terrain: Terrain | None  # None: nobody has said
    school: str  # that lives there; "": none
    action: str  # WO-KF-03: what is printed there; "": nobody has said
    attribute: Attribute | None
    here: list[Figure]
    monster: MonsterHere | None
    marks: list[Mark]
    way: Way | None  # the move that leads there now, with its prices
    used: bool  # its action, in this turn
    quests: list[QuestOf]  # that lead there
    trail_quests: list[TrailQuestOf]
    tavern: bool  # is closed
    roads: list[RoadTo]

    @property
    def near(self) -> bool:
        """Whether one move leads there now."""
        return self.way is not None


@dataclass(frozen=True, kw_only=True)
class MapView(View):
    """The whole board, and where the active witcher may go now."""

    kept: bool  # the app keeps the map
    active: Figure
    moving: bool  # nothing else is to be done first
    board: list[PlaceShown]
    roads: list[drawn_land.DrawnRoad]
    printed: tuple[tuple[Action, Attribute | None], ...]  # what a location may print
    terrains: tuple[Terrain, ...]


def view(state: Continent, viewer: Viewer) -> MapView:
    """What the map shows."""
    busy = state.fight or state.poker or state.open_card or state.tasks or state.winner
    moving = state.turn.phase == "movement" and not busy
    goals = {way.place: way for way in ways(state)} if moving else {}
    solvable = quests.solvable(state, state.active) if moving else []
    return MapView(
        frame=Frame(next=elsewhere(state), subtitle=subtitle(state)),
        kept=state.in_app("map"),
        active=figure(state, state.active),
        moving=moving,
        board=[_place(state, number, goals.get(number), solvable) for number in locations()],
        roads=[replace(way, unsure=_open(state, way.one, way.other)) for way in drawn_land.ways(land.roads(state))],
        printed=PRINTED,
        terrains=TERRAINS,
    )


def _place(state: Continent, number: int, way: Way | None, solvable: list[Quest]) -> PlaceShown:
    printed = locations()[number]
    action, attribute = land.action_of(state, number)
    return PlaceShown(
        number=number,
        name=printed.name,
        terrain=land.terrain_of(state, number),
        school=printed.school,
        action=action,
        attribute=attribute,
        here=[figure(state, witcher) for witcher in state.on(number)],
        monster=monster_of(state, state.monster_at(number)),
        marks=marks(state, state.active, number),
        way=way,
        used=number in state.turn.used,
        quests=[
            QuestOf(figure(state, owner), quest, solvable=quest in solvable)
            for owner in state.witchers
            for quest in owner.quests
            if quest.location == number
        ],
        trail_quests=[
            TrailQuestOf(figure(state, owner), quest)
            for owner in state.witchers
            for quest in owner.trail_quests
            if quest.location == number
        ],
        tavern=state.tavern == number,
        roads=[RoadTo(to, _open(state, number, to)) for to in land.neighbours(state, number)],
    )


def _open(state: Continent, number: int, to: int) -> bool:
    """WO-KF-04: whether this road is unsure, and this table has not said yet that its board has it."""
    said = {tuple(pair) for pair in state.roads}
    return is_unsure(number, to) and (min(number, to), max(number, to)) not in said
