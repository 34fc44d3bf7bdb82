"""What the first page offers of villages and altars. MK-KF-20, MK-KF-32."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.names import BASICS, Basic
from ..box.ruins import RUINS
from ..play import site_deeds
from ..play.land.ground import ground_of
from ..state.hero import Hero
from ..state.table import MageKnight
from .figures import Figure, figure


@dataclass(frozen=True)
class SiteDeeds:
    """Who may plunder now; the altar under who is on turn, by the colours that it may have."""

    plunderers: list[Figure]
    payer: Figure | None
    altars: list[Basic]


def shown(state: MageKnight) -> SiteDeeds:
    """Nothing, as a rule."""
    hero, turn = state.hero_on_turn, state.turn
    altars = _altars(state, hero) if hero and turn and not turn.acted and turn.step in ("before", "move") else []
    plunderers = [figure(state, one.seat) for one in state.heroes if site_deeds.may_plunder(state, one)]
    return SiteDeeds(plunderers, figure(state, hero.seat) if hero and altars else None, altars)


def _altars(state: MageKnight, hero: Hero) -> list[Basic]:
    if not site_deeds.altar_waits(state, hero):
        return []
    found = ground_of(state, hero)
    token = found.lies.ruin if found else None
    if token is None or not token.ruin:
        return [*BASICS]  # nobody has told which token it is
    return [ruin.altar for ruin in RUINS.values() if ruin.id == token.ruin and ruin.altar]
