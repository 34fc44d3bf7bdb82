"""The night, after which a new day waits. TG-EOD-10."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.table import Avalon
from .procedures import MORNING, stand_at


def night_falls(draft: Draft[Avalon]) -> None:
    """TG-EOD-10: who sleeps at a dream emblem reads a dream, or a nightmare where Terror stands in the red."""
    state = draft.state
    if state.in_app("map"):
        for hero in state.living:
            place = state.place(hero.place)
            if place and place.has("dreams"):
                known = "tell-nightmare" if hero.terror.in_red else "tell-dream"
                draft.tell(known if state.in_app("boards") else "tell-dream-by-board", who=hero.id, place=place.number)
    else:
        draft.tell("tell-dreams-by-hand")
    draft.write("wrote-night", day=state.day)
    state.day += 1
    for hero in state.living:
        hero.acted = hero.passed = False
    stand_at(state, MORNING, "dark_menhirs")
