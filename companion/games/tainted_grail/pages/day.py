"""The day's page: its steps, the land by light, the characters, and what presses."""

from __future__ import annotations

from typing import Any

from ....core.grid import SIDES
from ....core.message import Message, say
from ..box import printed
from ..play import land, under_way
from ..play.belongings import over_the_limit
from ..play.boards import markers_needed
from ..play.guardians import fights
from ..play.land import leads_to
from ..play.prices import ACTION
from ..play.procedures import DAY, EVENING, MORNING, PROCEDURES, at_step, standing
from ..state.heroes import Hero
from ..state.table import Avalon
from . import encounters, growth, story
from .guide import advice
from .map import map_picture, menhirs
from .next_step import answers, next_step
from .party import hero_view, players
from .sheet import marked_statuses


def day(state: Avalon) -> dict[str, Any]:
    """The day: its steps, the land by light, the characters, and what presses."""
    stands = standing(state)
    procedure = PROCEDURES[stands.procedure]
    return {
        "next": next_step(state),
        "answers": answers(state),
        "guide": advice(state),
        "procedure": procedure.name,
        "step": at_step(state),
        "steps": procedure.marked(stands),
        "phase": {MORNING.name: "morning", DAY.name: "day", EVENING.name: "evening"}[procedure.name],
        "map": map_picture(state),
        "camps": camps(state),
        "price": ACTION,
        "heroes": [hero_view(state, hero) for hero in state.living],
        "players": players(state),
        "menhirs": menhirs(state),
        "alerts": alerts(state),
        "unread": unread(state),
        "dials": state.dials,
        "tokens": state.tokens,
        "encounters": encounters.encounters(state),
        "explorations": encounters.explorations(state),
        "prowling": prowling(state) if at_step(state) == "guardians" else [],
        "story": story.story(state),
        **evening(state),
        "statuses": marked_statuses(state),
    }


def evening(state: Avalon) -> dict[str, Any]:
    """What the evening offers to those who can afford it, and the decks that can be built anew. TG-EOD-08, 09."""
    if at_step(state) != "advancement":
        return {}
    offers = [growth.on_offer(state, hero) for hero in state.living] if state.in_app("boards") else []
    swaps = [swap for hero in state.living for swap in growth.swaps(hero)] if state.in_app("decks") else []
    return {"growth": [offer for offer in offers if offer], "swaps": swaps}


def camps(state: Avalon) -> list[dict[str, Any]]:
    """Who stands together where, and where the roads lead from there. TG-PTY-01, TG-ACT-08, TG-ACT-09."""
    free = [hero for hero in state.living if hero.id not in under_way.busy(state)]
    places = [place for place in state.revealed if any(hero.place == place.number for hero in free)]
    return [
        {
            "place": place,
            "heroes": [hero for hero in free if hero.place == place.number],
            "roads": land.roads(state, place),
            "menhir": next((menhir for menhir in state.menhirs if menhir.place == place.number), None),
            "lying": [left for left in state.left if left.place == place.number],
        }
        for place in places
    ]


def alerts(state: Avalon) -> list[Message]:
    """What must not be forgotten now: dying, madness, panic, hunger, the dark, too few markers. TG-TRK-07..10."""
    found = []
    for hero in state.living:
        if hero.dying:
            found.append(say("alert-dying", who=hero.id))
        if hero.mad:
            found.append(say("alert-mad", who=hero.id))
        if state.in_app("boards") and hero.panicked:
            found.append(say("alert-panic", who=hero.id, turned=hero.limiter_offset > 0))
        if over := over_the_limit(state, hero):
            found.append(say("alert-too-many-items", who=hero.id, count=over))
    if state.hungry and at_step(state) in ("actions", "rest"):  # while somebody can still find or hand over Food
        found.append(say("alert-hungry", who=state.hungry))
    for menhir in state.menhirs:
        if menhir.dial is None:
            found.append(say("alert-menhir-last-day", place=menhir.place))
    if not state.menhirs:
        found.append(say("alert-no-menhir"))
    if state.in_app("boards") and (needed := markers_needed(state)) > printed.MARKERS:
        found.append(say("alert-markers-short", needed=needed, held=printed.MARKERS))
    return found


def unread(state: Avalon) -> list[Hero]:
    """Whose boards nobody has read, once it matters: when Energy is spent, and when the night gives it back."""
    matters = state.in_app("boards") and at_step(state) in ("actions", "rest")
    return [hero for hero in state.living if not hero.sure] if matters else []


def prowling(state: Avalon) -> list[dict[str, Any]]:
    """Step 6: guardians that have not moved yet, where each direction leads, and whom it would meet. TG-GRD-02..06.

    Nothing while one of them is being fought: the next is rolled after it (TG-GRD-16).
    """
    if fights(state):
        return []
    found = []
    for guardian in state.guardians:
        if guardian.rolled:
            continue
        place = state.place(guardian.place)
        ways = {}
        for side in SIDES:
            goal = leads_to(state, guardian, side)
            blocked = goal is not None and place is not None and goal is not land.neighbour(state, place, side)
            meets = _at(state, goal.number if goal else guardian.place)
            ways[side] = {"goal": goal, "blocked": blocked, "meets": meets}
        found.append({"guardian": guardian, "place": place, "ways": ways, "meets": _at(state, guardian.place)})
    return found


def _at(state: Avalon, number: int) -> list[Hero]:
    return [hero for hero in state.living if hero.place == number]
