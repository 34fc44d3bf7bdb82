"""The table's own page: house rules, what the owner's board and cards print, how alone a game is rated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.house_rules import RuleGroup, grouped
from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box import bestiary
from ..box.board import Road, is_unsure, locations, printed_roads, road, unsure_roads
from ..box.knowledge import Bonus
from ..box.names import SCHOOLS, Action, Attribute, School, Terrain
from ..play import land, monsters, trophies
from ..state.house_rules import GROUPS
from ..state.table import Continent
from .figures import subtitle
from .map import PRINTED
from .next_step import BACK
from .party import TrackSpace, track


@dataclass(frozen=True)
class PlacePrinted:
    """WO-KF-03: what is printed at a location, as far as anybody said."""

    number: int
    terrain: Terrain | None
    action: str
    attribute: Attribute | None

    @property
    def known(self) -> bool:
        """Whether its action has been said."""
        return bool(self.action)


@dataclass(frozen=True)
class Roads:
    """WO-KF-04: roads that the owner's board may not have, and what this table corrected."""

    unsure: list[Road]
    added: list[Road]
    confirmed: list[Road]  # unsure ones that the board has
    closed: list[Road]


@dataclass(frozen=True)
class SchoolPrinted:
    """WO-SPC-02: what a school's speciality gives at each of its five levels; None: nobody has told."""

    school: School
    levels: list[Bonus | None]
    played: bool  # somebody has its board


@dataclass(frozen=True)
class MonsterPrinted:
    """WO-KF-05: a monster's life, and whether the owner's card says otherwise than the box."""

    id: str
    name: Mapping[str, str]
    life: int
    told: bool


@dataclass(frozen=True)
class LevelPrinted:
    """The monsters of a level."""

    level: int
    monsters: list[MonsterPrinted]


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """House rules by what they are about; printed numbers with what the app takes until it is told."""

    groups: list[RuleGroup]
    places: list[PlacePrinted]
    printed: tuple[tuple[Action, Attribute | None], ...]  # what a location may print
    roads: Roads
    specialities: list[SchoolPrinted]
    track: list[TrackSpace]
    level_damage: list[int]  # WO-MFT-12: by monster level
    most_shield: int  # WO-SHL-02
    levels: list[LevelPrinted]
    solo: bool
    ratings: tuple[tuple[int, str], ...]  # WO-SOL-17: from so many turns on


def view(state: Continent, viewer: Viewer) -> TableView:
    """What the table's own page shows."""
    return TableView(
        frame=Frame(next=BACK, subtitle=subtitle(state)),
        groups=grouped(state, GROUPS),
        places=[_place(state, number) for number in locations()],
        printed=PRINTED,
        roads=_roads(state),
        specialities=[
            SchoolPrinted(
                school=school,
                levels=[*state.specialities.get(school, []), *[None] * 5][:5],
                played=any(witcher.school == school for witcher in state.witchers),
            )
            for school in SCHOOLS
        ],
        track=track(state),
        level_damage=state.level_damage,
        most_shield=state.most_shield,
        levels=[LevelPrinted(level, _monsters(state, level)) for level in (1, 2, 3)],
        solo=state.solo,
        ratings=trophies.RATINGS,
    )


def _place(state: Continent, number: int) -> PlacePrinted:
    action, attribute = land.action_of(state, number)
    return PlacePrinted(number, land.terrain_of(state, number), action, attribute)


def _roads(state: Continent) -> Roads:
    said = {road(*pair) for pair in (*state.roads, *state.closed_roads)}
    return Roads(
        unsure=[pair for pair in sorted(unsure_roads()) if road(*pair) not in said],
        added=[pair for pair in sorted(road(*pair) for pair in state.roads) if pair not in printed_roads()],
        confirmed=[pair for pair in sorted(road(*pair) for pair in state.roads) if is_unsure(*pair)],
        closed=sorted(road(*pair) for pair in state.closed_roads),
    )


def _monsters(state: Continent, level: int) -> list[MonsterPrinted]:
    return [
        MonsterPrinted(id, bestiary.monsters()[id].name, monsters.life_of(state, id), told=id in state.lives)
        for id in bestiary.of_level(level)
    ]
