"""The day's page: its steps, the land by light, the characters, and what presses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ....core.grid import SIDES, Side
from ....core.guide import Advice
from ....core.message import Message, say
from ....core.page import Frame, View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..box import printed
from ..box.names import HeroId
from ..play import land
from ..play.belongings import over_the_limit
from ..play.boards import markers_needed
from ..play.growth import anybody_may_grow
from ..play.guardians import fights
from ..play.land import leads_to
from ..play.light import darkness_comes
from ..play.prices import ACTION
from ..play.procedures import DAY, EVENING, MORNING, PROCEDURES, at_step, is_night, standing
from ..state.heroes import Hero
from ..state.pieces import Guardian, Place, SetDial, Tokens
from ..state.table import Avalon
from .encounters import Encounter, Exploration, encounters, explorations
from .evening import Night, nights
from .growth import Growth, Swap, on_offer, swaps
from .guide import advice
from .map import Location, MenhirRow, Picture, locations, menhirs, picture
from .next_step import answers, asks_event, evening_waits, next_step
from .party import Board, Players, board, players, unread
from .sheet import StatusRow, marked_statuses
from .story import Story, story

Phase = Literal["morning", "day", "evening"]
PHASES: dict[str, Phase] = {MORNING.name: "morning", DAY.name: "day", EVENING.name: "evening"}


@dataclass(frozen=True)
class Way:
    """Where one side of its die would lead a guardian: a card, or nowhere; and whom it would meet."""

    goal: Place | None
    blocked: bool  # that way is none, and it goes another one instead
    meets: list[Hero]


@dataclass(frozen=True)
class Prowler:
    """A guardian that has not moved yet this morning. TG-GRD-02..06."""

    guardian: Guardian
    place: Place | None
    ways: Mapping[Side, Way]
    meets: list[Hero]  # whom it meets where it stands, if it stays


@dataclass(frozen=True, kw_only=True)
class DayView(View):
    """The day: what the table stands at, and all that can be done there."""

    asks_event: bool  # the page itself asks it, and has no large step
    may_end: bool  # a table that has its evening or its night behind it may be put away now
    evening_waits: bool  # the large step is something else, and the evening stands at the head of the page
    guide: Advice | None
    phase: Phase
    step: str
    steps: list[Marked]
    alerts: list[Message]
    unread: list[Hero]  # of whom the evening counts with the usual, which can still be put right here
    players: Players
    heroes: list[Board]
    explorations: list[Exploration]
    encounters: list[Encounter]
    prowling: list[Prowler]  # while it is the guardians' step
    camps: list[Location]  # where somebody stands who is in no encounter
    price: int  # of a journey or an exploration, for each
    nights: Mapping[HeroId, list[Night]]  # while they rest: what it does to each
    growth: list[Growth]  # while it is the evening's step: what each can afford
    swaps: list[Swap]
    to_bed: bool  # nobody is known to have anything to choose after the rest: the night follows it
    asks_first: bool  # and what lies on the table may know better
    map: Picture
    menhirs: list[MenhirRow]
    story: Story
    dials: list[SetDial]
    tokens: list[Tokens]
    statuses: list[StatusRow]


def view(state: Avalon, viewer: Viewer) -> DayView:
    """The day: its steps, the land by light, the characters, and what presses."""
    stands, step, met = standing(state), at_step(state), locations(state)
    procedure, growing = PROCEDURES[stands.procedure], step == "advancement"
    to_bed = step == "rest" and not anybody_may_grow(state)
    return DayView(
        frame=Frame(next=None if asks_event(state) else next_step(state), answers=answers(state), scene=step),
        asks_event=asks_event(state),
        may_end=procedure is EVENING or step == "dark_menhirs" and state.day > 1,
        evening_waits=evening_waits(state),
        guide=advice(state),
        phase=PHASES[procedure.name],
        step=step,
        steps=procedure.marked(stands),
        alerts=alerts(state),
        unread=_counted_as_usual(state, step),
        players=players(state),
        heroes=[board(state, hero) for hero in state.living],
        explorations=explorations(state),
        encounters=encounters(state),
        prowling=prowling(state) if step == "guardians" else [],
        camps=[location for location in met.values() if location.free],
        price=ACTION,
        nights=nights(state) if step == "rest" and state.in_app("boards") else {},
        growth=offers(state) if growing and state.in_app("boards") else [],
        swaps=[swap for hero in state.living for swap in swaps(hero)] if growing and state.in_app("decks") else [],
        to_bed=to_bed,
        asks_first=to_bed and not (state.in_app("decks") and all(hero.copied for hero in state.living)),
        map=picture(state, met, near=True),
        menhirs=menhirs(state),
        story=story(state),
        dials=state.dials,
        tokens=state.tokens,
        statuses=marked_statuses(state),
    )


def _counted_as_usual(state: Avalon, step: str) -> list[Hero]:
    """Of whom the evening counts with the usual: at the meal while nobody has said what there is to eat. TG-CHR-02."""
    return [hero for hero in unread(state) if step == "advancement" or (step == "rest" and not hero.food_told)]


def offers(state: Avalon) -> list[Growth]:
    """What the evening offers to those who can afford it. TG-EOD-08, TG-ADV-01."""
    return [offer for hero in state.living if (offer := on_offer(state, hero))]


def alerts(state: Avalon) -> list[Message]:
    """What must not be forgotten now: dying, madness, panic, hunger, the dark, too few markers. TG-TRK-07..10."""
    found = []
    for hero in state.living:
        if hero.dying:
            found.append(say("alert-dying", who=hero.id))
        if hero.mad:
            passes = state.in_app("boards") and not hero.terror.in_red  # the card alone says when: TG-MAD-03
            found.append(say("alert-madness-may-pass" if passes else "alert-mad", who=hero.id))
        if state.in_app("boards") and hero.panicked:
            found.append(say("alert-panic", who=hero.id, turned=hero.limiter_offset > 0))
        if over := over_the_limit(state, hero):
            found.append(say("alert-too-many-items", who=hero.id, count=over))
    if state.hungry and at_step(state) in ("actions", "rest"):  # while somebody can still find or hand over Food
        found.append(say("alert-hungry", who=state.hungry))
    for menhir in state.menhirs:
        if menhir.dial is None:
            found.append(say("alert-menhir-last-day", place=menhir.place, by_night=is_night(state)))
    if darkness_comes(state):
        found.append(say("alert-darkness-comes", track=state.readings.lost_track))
    if not state.menhirs:
        found.append(say("alert-no-menhir", track=state.readings.lost_track))
    if state.in_app("boards") and (needed := markers_needed(state)) > printed.MARKERS:
        found.append(say("alert-markers-short", needed=needed, held=printed.MARKERS))
    return found


def prowling(state: Avalon) -> list[Prowler]:
    """Step 6: guardians that have not moved yet, where each direction leads, and whom it would meet. TG-GRD-02..06.

    Nothing while one of them is being fought: the next is rolled after it (TG-GRD-16).
    """
    waiting = [] if fights(state) else [guardian for guardian in state.guardians if not guardian.rolled]
    return [
        Prowler(
            guardian,
            state.place(guardian.place),
            ways={side: _way(state, guardian, side) for side in SIDES},
            meets=_at(state, guardian.place),
        )
        for guardian in waiting
    ]


def _way(state: Avalon, guardian: Guardian, side: Side) -> Way:
    place, goal = state.place(guardian.place), leads_to(state, guardian, side)
    blocked = goal is not None and place is not None and goal is not land.neighbour(state, place, side)
    return Way(goal, blocked, meets=_at(state, goal.number if goal else guardian.place))


def _at(state: Avalon, number: int) -> list[Hero]:
    return [hero for hero in state.living if hero.place == number]
