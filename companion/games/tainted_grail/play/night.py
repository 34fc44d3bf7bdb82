"""The rest and the night, after which a new day waits. TG-EOD-01..06, TG-EOD-10."""

from __future__ import annotations

from copy import deepcopy
from typing import Literal

from ....core.draft import Draft
from ..box.names import TrackName
from ..state.heroes import Hero
from ..state.table import Avalon
from .procedures import MORNING, stand_at

AFTER_EXHAUSTION = 4  # TG-EOD-06
Supper = Literal["fed", "unfed"]


def supper(hero: Hero, declines: bool = False) -> Supper:
    """TG-EOD-01, TG-EOD-02: whether a character eats."""
    return "fed" if hero.resources["food"] and not declines else "unfed"


def meal(hero: Hero, eats: bool) -> list[tuple[TrackName, int]]:
    """TG-EOD-01..03: which markers move, and by how much, when a character eats or goes hungry.

    Hunger takes all Energy; where it stood at 0 already, it costs 1 Health instead.
    """
    if eats:
        return [("health", 1), ("terror", -1)]
    return [("energy", -hero.energy.value)] if hero.energy.value else [("health", -1)]


def recovery(hero: Hero) -> int:
    """TG-EOD-05, TG-EOD-06: how much Energy comes back, as far as there is room: all, or 4 for the exhausted."""
    return AFTER_EXHAUSTION if hero.exhausted else hero.energy.top


def after_rest(hero: Hero, eats: bool) -> Hero:
    """The character as the rest will leave it, foretold: the one at the table does not change. TG-EOD-01..06."""
    after = deepcopy(hero)
    if eats:
        after.resources["food"] -= 1
    for track, by in meal(after, eats):
        after.track(track).move(by)
    after.energy.value = min(after.energy.value, after.energy_limit)
    room = after.energy_limit - after.energy.value
    after.energy.move(min(recovery(after), room))
    return after


def _dreams(draft: Draft[Avalon], hero: Hero, place: int) -> None:
    """TG-EOD-10: which of the two it is, the board says; where the table keeps it, the table sees."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-dream-by-board", who=hero.id, place=place)
        return
    known = "nightmare" if hero.terror.in_red else "dream"
    draft.tell(f"tell-{known}", who=hero.id, place=place)
    draft.write(f"wrote-{known}", who=hero.id, place=place)


def night_falls(draft: Draft[Avalon]) -> None:
    """TG-EOD-10: who sleeps at a dream emblem reads a dream, or a nightmare where Terror stands in the red."""
    state = draft.state
    if state.in_app("map"):
        for hero in state.living:
            place = state.place(hero.place)
            if place and place.has("dreams"):
                _dreams(draft, hero, place.number)
    else:
        draft.tell("tell-dreams-by-hand")
    draft.write("wrote-night", day=state.day)
    state.day += 1
    for hero in state.living:
        hero.acted = hero.passed = False
    stand_at(state, MORNING, "dark_menhirs")
