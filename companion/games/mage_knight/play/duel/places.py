"""Where a duel is fought, what stands around it, and whose the keep is afterwards. MK-PVP-09, 18, 20, 27."""

from __future__ import annotations

from ...box.names import Hex
from ...box.terrain import CITY_COST, printed_cost
from ...state.duel import Duel, DuelSite
from ...state.hero import Hero
from ...state.table import MageKnight
from ..land.ground import Ground, around
from ..land.steps import provoked, safe
from ..stand import walk_of


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
    land, came = state.charted, came_from(state, hero)
    if land is None or came is None or hero.at is None:
        return False
    return bool(provoked(land, came, hero.at))


def ways_out(state: MageKnight, duel: Duel, loser: Hero) -> dict[str, int]:
    """MK-PVP-18: accessible safe spaces around to which that hero may be forced, and what each costs, unmodified."""
    walk = walk_of(state, loser)
    if walk is None or duel.at is None:
        return {}
    found = {}
    for space in around(walk.land, duel.at):
        cost = CITY_COST if space.site == "city" else printed_cost(space.terrain, state.time)
        if cost is not None and safe(walk, space.at):
            found[space.at] = cost
    return found


def change_owner(state: MageKnight, at: Hex | None, loser: int, winner: int) -> None:
    """MK-PVP-27: the aggressor's shield replaces the owner's."""
    land = state.charted
    if land is None or at is None:
        return
    space = land.spaces.get(at)
    if space is not None:
        space.shields = [*(seat for seat in space.shields if seat != loser), winner]
