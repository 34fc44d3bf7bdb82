"""Where a duel is fought, what stands around it, and whose the keep is afterwards. MK-PVP-09, 18, 20, 27."""

from __future__ import annotations

from ...box.names import Hex
from ...box.terrain import CITY_COST, printed_cost
from ...state.duel import Duel, DuelSite
from ...state.hero import Hero
from ...state.table import MageKnight
from .. import teams
from ..land.ground import Ground, around, ground
from ..land.steps import Walk, provoked, safe


def walk_of(state: MageKnight, hero: Hero) -> Walk | None:
    """How that hero walks here, without any effect; None where the table keeps the map."""
    if state.land is None or not state.in_app("map"):
        return None
    others = {one.seat: one.at for one in state.heroes if one is not hero and one.at and not one.off}
    return Walk(state.land, state.time, hero.seat, others, teams.allies(state, hero.seat))


def ground_of(state: MageKnight, hero: Hero) -> Ground | None:
    """The space that a hero stands on; None where the app does not know."""
    if state.land is None or hero.at is None or not state.in_app("map"):
        return None
    return ground(state.land, hero.at)


def site_of(here: Ground | None) -> DuelSite:
    """MK-PVP-09: the fortified site there, if it is one on which heroes fight."""
    if here is None:
        return ""
    return "keep" if here.site == "keep" else "tower" if here.site == "tower" else ""


def came_from(state: MageKnight, hero: Hero) -> Hex | None:
    """MK-PVP-20: the space from which a hero on turn stepped to where it stands."""
    turn = state.turn
    if turn is None or turn.seat != hero.seat:
        return None
    if turn.encounter is not None and turn.encounter.at == hero.at:
        return turn.encounter.origin
    return turn.path[-2] if len(turn.path) > 1 and turn.path[-1] == hero.at else None


def provokes(state: MageKnight, hero: Hero) -> bool:
    """MK-PVP-03: whether the step to there provoked a rampaging enemy."""
    came = came_from(state, hero)
    if state.land is None or came is None or hero.at is None:
        return False
    return bool(provoked(state.land, came, hero.at))


def ways_out(state: MageKnight, duel: Duel, loser: Hero) -> dict[str, int]:
    """MK-PVP-18: accessible safe spaces around to which that hero may be forced, and what each costs, unmodified."""
    walk = walk_of(state, loser)
    if walk is None or duel.at is None or state.land is None:
        return {}
    found = {}
    for space in around(state.land, duel.at):
        cost = CITY_COST if space.site == "city" else printed_cost(space.terrain, state.time)
        if cost is not None and safe(walk, space.at):
            found[space.at] = cost
    return found


def change_owner(state: MageKnight, at: Hex | None, loser: int, winner: int) -> None:
    """MK-PVP-27: the aggressor's shield replaces the owner's."""
    if state.land is None or at is None or not state.in_app("map"):
        return
    space = state.land.spaces.get(at)
    if space is not None:
        space.shields = [*(seat for seat in space.shields if seat != loser), winner]
