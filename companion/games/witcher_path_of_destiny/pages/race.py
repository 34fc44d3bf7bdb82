"""The race for victory points, experience with its gold, abilities and their moments, path tokens, all sums open."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box.characters import Window
from ..box.names import SIDES, TOP_XP, Readiness, Side
from ..play import experience, points, windows
from ..play.points import Account
from ..state.player import Player
from ..state.table import Destiny
from .figures import Figure, figure, figure_at, subtitle
from .table import elsewhere

WIDTH, MARGIN = 600, 18  # of the drawn race, in its own units


@dataclass(frozen=True)
class Mark:
    """A point of a drawn lane: so far along, after which chapter (4: the final scoring), how many points by then."""

    x: int
    chapter: int
    vp: int


@dataclass(frozen=True)
class Lane:
    """Somebody's way in the race: a mark for each chapter, and where the figure stands now."""

    figure: Figure
    marks: list[Mark]
    x: int


@dataclass(frozen=True)
class AbilityShown:
    """An ability of a board: its place, what it does, when, and how it stands; `at`: its position on the track."""

    number: int
    id: str
    name: str
    text: str
    window: Window | None
    readiness: Readiness
    open: bool  # its moment is now
    at: int | None


@dataclass(frozen=True)
class TrackPosition:
    """A position of the experience track: whether the marker has come there, which ability stands there (0: none)."""

    position: int
    reached: bool
    here: bool
    ability: int


@dataclass(frozen=True)
class Growth:
    """Somebody's points, experience and abilities."""

    figure: Figure
    gold: int | None
    track: list[TrackPosition]
    abilities: list[AbilityShown]
    paths: list[Side]
    sums: list[tuple[str, Account]]  # of victory points, of experience


@dataclass(frozen=True, kw_only=True)
class RaceView(View):
    """What the page of the race shows."""

    lanes: list[Lane]
    goals: list[int]  # round numbers along the way
    holders: list[Figure | None]  # of the path tokens, left and right
    growths: list[Growth]


def race(state: Destiny, viewer: Viewer) -> RaceView:
    """Who leads, by how much, and of what it is made."""
    span = span_of(max((one.vp for one in state.people), default=0))
    course = points.race(state)
    return RaceView(
        frame=Frame(next=elsewhere(state), subtitle=subtitle(state)),
        lanes=[_lane(state, one, course.get(one.seat, []), span) for one in state.in_order],
        goals=[*range(0, span + 1, span // 5)],
        holders=[figure_at(state, state.path[side]) for side in SIDES],
        growths=[growth(state, one) for one in state.in_order],
    )


def span_of(best: int) -> int:
    """How many points the drawn way is long: a little more than the leader has, in five even parts."""
    return max(20, -(-(best + 1) // 10) * 10)


def along(vp: int, span: int) -> int:
    """How far along the drawn way so many points are."""
    return MARGIN + round((WIDTH - 2 * MARGIN) * min(vp, span) / span)


def _lane(state: Destiny, one: Player, course: list[int], span: int) -> Lane:
    marks = [Mark(along(vp, span), chapter, vp) for chapter, vp in enumerate(course, 1)]
    return Lane(figure(state, one), marks, along(one.vp, span))


def growth(state: Destiny, one: Player) -> Growth:
    """A player's experience and abilities, for the race and the seat's own page."""
    places = experience.positions(state, one)
    abilities = [
        AbilityShown(
            number=ability.number,
            id=ability.id,
            name=ability.name,
            text=ability.text,
            window=ability.window,
            readiness=ability.readiness,
            open=ability.readiness == "ready" and windows.is_open(state, one, ability.window),
            at=places[ability.number - 2] if ability.number > 1 and places else None,
        )
        for ability in windows.abilities(state, one)
    ]
    at = {place: number for number, place in enumerate(places, 2)}
    top = experience.top_of(state, one) if state.is_automa(one.seat) else TOP_XP
    return Growth(
        figure=figure(state, one),
        gold=one.gold,
        track=[
            TrackPosition(position, position <= one.xp, position == one.xp, at.get(position, 0))
            for position in range(top + 1)
        ],
        abilities=abilities,
        paths=[side for side in SIDES if state.path[side] == one.seat],
        sums=[("vp", points.account(one, "vp")), ("xp", points.account(one, "xp"))],
    )
