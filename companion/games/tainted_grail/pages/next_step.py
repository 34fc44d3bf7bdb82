"""The one large step that comes next: it leads on, and never answers for the table or throws away what lies open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....core.message import say
from ....core.page import Next
from ..play import under_way
from ..play.acting import able_to_act
from ..play.guardians import fights
from ..play.procedures import at_step
from ..state.heroes import Hero
from ..state.pieces import Place
from ..state.table import Avalon


def next_step(state: Avalon) -> Next | None:
    """What comes next, or None where the page itself asks for something. TG-DAY-02, TG-HNT-05."""
    if under_way.anybody_fights(state):
        return _way("step-to-the-fight", "fight")  # TG-PTY-12: nothing else before it is over
    if not state.in_app("days"):
        return _step("step-note-day", "note_day")
    step = at_step(state)
    if step == "dark_menhirs":
        return _step("step-start-day", "start_day", day=state.day)
    if step in ("event", "guardians") and fights(state):
        return None  # whoever met a guardian fights it first
    if step == "event":
        return _way("step-turn-event", "day#event")  # TG-SOD-08: only the table sees what it is
    if step == "guardians" and not all(guardian.rolled for guardian in state.guardians):
        return None  # each wants its own die
    if step in ("guardians", "plans", "equipment"):
        return _step("step-begin-day", "begin_day")
    if step == "actions":
        return by_day(state)
    if step == "rest" and state.in_app("boards"):
        sleep = Next(say("step-rest-now"), form="rest-form")
        return replace(_way("step-rest-now", "day"), there=sleep)
    return _step("step-good-night", "good_night")


def by_day(state: Avalon) -> Next:
    """TG-DUR-01..04: what has begun first, then a look around where nobody has looked, and at last the evening."""
    if any(doing.kind == "encounter" for doing in state.under_way):
        return _way("step-to-the-fight", "day#under-way")
    exploration = next((doing for doing in state.under_way if doing.kind == "exploration" and doing.place), None)
    if exploration is not None:
        return _step("exploring-ends", "end_exploration", {"who": exploration.who[0]})  # TG-JRN-03: its text says when
    explorers = unexplored(state)
    if explorers is not None:
        place, party = explorers
        who = [hero.id for hero in party]
        return _step("step-explore", "explore", {"who": who}, place=place.number)
    if would_be_lost(state):
        return replace(_way("step-everyone-passes", "day?do=end_day#end-day"), quiet=True)
    ends = _step("step-end-day", "end_day", {"everyone_passes": True})
    return replace(ends, quiet=bool(able_to_act(state)) and state.in_app("map"))


def asks_event(state: Avalon) -> bool:
    """TG-SOD-08: whether the day's page asks what the event card is: whoever met a guardian fights it first."""
    return state.in_app("days") and at_step(state) == "event" and not fights(state)


def answers(state: Avalon) -> dict[str, Next | None]:
    """What the day's page asks before it is done, whether the day really ends: the question itself has its answers."""
    return {"end_day": None} if state.in_app("days") and at_step(state) == "actions" else {}


def evening_waits(state: Avalon) -> bool:
    """TG-DUR-04: whether the evening may be called while the large step is something else."""
    if "end_day" not in answers(state) or under_way.anybody_fights(state):
        return False
    step = by_day(state)
    return step.move != "end_day" and "do=end_day" not in step.page


def unexplored(state: Avalon) -> tuple[Place, list[Hero]] | None:
    """TG-HNT-06: a place where nobody has looked around yet, and those there who still can this cycle."""
    if not state.in_app("map"):
        return None
    for place in state.revealed:
        party = [hero for hero in able_to_act(state) if hero.place == place.number and not hero.acted]
        if party and not place.explored:
            return place, party
    return None


def would_be_lost(state: Avalon) -> bool:
    """Whether the evening would cut something off: an exploration, or Energy that nobody has spent. TG-DUR-04."""
    open_still = any(doing.kind == "exploration" for doing in state.under_way)
    return open_still or (state.in_app("boards") and bool(able_to_act(state)))


def _step(label: str, move: str, args: dict[str, Any] | None = None, **facts: Any) -> Next:
    return Next(say(label, **facts), move=move, args=args or {})


def _way(label: str, page: str, **facts: Any) -> Next:
    return Next(say(label, **facts), page=page)
