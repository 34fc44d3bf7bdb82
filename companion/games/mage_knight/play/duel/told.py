"""A duel that the table fought without the app: one tap says how it ended. MK-PVP-05, 15, 18..20."""

from __future__ import annotations

from .....core.draft import Draft
from ...state.duel import Duel
from ...state.hero import Hero
from ...state.table import MageKnight
from .. import growth
from . import assigning, course


def settle(
    draft: Draft[MageKnight], duel: Duel, hero: Hero, winner: int, full: bool, own_wounds: int, their_wounds: int
) -> None:
    """Who won (0: nobody), whether the defender took part in full, and Wounds that each took to hand."""
    state = draft.state
    aggressor, defender = state.at(duel.aggressor), state.at(duel.defender)
    if winner not in (0, aggressor.seat, defender.seat):
        draft.refuse("winner", "duel-not-one-of-them")
    if hero not in (aggressor, defender):
        draft.refuse("who", "duel-not-one-of-them")
    course.join(draft, duel, full)
    other = defender if hero is aggressor else aggressor
    for one, wounds in ((hero, own_wounds), (other, their_wounds)):
        if wounds:
            growth.take_wounds(draft, one, hand=wounds)
            assigning.knock_out(draft, duel, one, wounds)
    loser = {0: None, aggressor.seat: defender, defender.seat: aggressor}[winner]
    course.finish(draft, duel, loser)
