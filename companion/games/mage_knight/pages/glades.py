"""Glades of the Druid Nights, as the page of the turn and that of the scenario show them. MK-DN-02, MK-DN-03."""

from __future__ import annotations

from dataclasses import dataclass

from ..play.scenarios import druids
from ..state.table import MageKnight
from .figures import Figure, figure


@dataclass(frozen=True)
class GladeShown:
    """MK-DN-02, MK-DN-03: whose turn it is; whether the hero stands on a glade with room, whose shields lie there, and
    on how many glades its own do; `summons`: it may call up whom they call."""

    figure: Figure
    here: bool
    full: list[Figure]
    own: int | None
    summons: bool
    charted: bool


def glade(state: MageKnight) -> GladeShown | None:
    """What whoever has the turn may do with glades; None in other scenarios, and between turns."""
    hero, land = state.hero_on_turn, state.charted
    if state.scenario != "druid_nights" or state.step != "turns" or hero is None:
        return None
    here = next((one for one in druids.glades(land) if one.at == hero.at), None) if land is not None else None
    free = land is None or (here is not None and hero.seat not in here.lies.shields)
    room = druids.room(state)
    full = here.lies.shields if here is not None and room is not None and len(here.lies.shields) >= room else []
    own = druids.shields(state, hero)
    summons = state.night and not druids.has_summoned(state, hero) and own != 0 and state.fight is None
    return GladeShown(
        figure=figure(state, hero.seat),
        here=free,
        full=[figure(state, seat) for seat in full if state.find(seat)],
        own=own,
        summons=summons,
        charted=land is not None,
    )
