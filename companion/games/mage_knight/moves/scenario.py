"""What scenarios have of their own: glades, mines, the portal, giving up. MK-DN, MK-ML, MK-OR, MK-CH."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, SeatId
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.names import Basic
from ..play import turns
from ..play.scenarios import druids, holding, mines, portal
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
Shields = Annotated[int, msgspec.Meta(ge=1, le=12)]


def _only_in(draft: Draft[MageKnight], scenario: str, rule: str) -> None:
    """A deed of one scenario alone."""
    if draft.state.scenario != scenario:
        draft.object(rule, "other-scenario", can_overrule=False)


def _table_keeps_map(draft: Draft[MageKnight], rule: str) -> None:
    """Where the app keeps the map, it sees that itself."""
    if draft.state.charted is not None:
        draft.object(rule, "app-sees-that", can_overrule=False)


@moves.add(by="seat", step="turns")
def wake_glade(draft: Draft[MageKnight], who: SeatId, instead: AnySeat = 0) -> None:
    """MK-DN-02, MK-DN-09: at the end of the move, an own shield on the glade; `instead`: whose it replaces."""
    _only_in(draft, "druid_nights", "MK-DN-02")
    druids.activate(draft, turns.begin(draft, who), instead)
    turns.turn_of(draft).step = "action"  # the movement is over; an action may follow


@moves.add(by="seat", step="turns", page_after="fight", reveals=True)
def summon(draft: Draft[MageKnight], who: SeatId, count: Shields | None = None) -> None:
    """MK-DN-03, MK-DN-04, MK-DN-07: the action by Night: whom the own shields on glades call up is fought, all at once.

    `count`: own shields on glades, where the table keeps the map.
    """
    _only_in(draft, "druid_nights", "MK-DN-03")
    druids.summon(draft, turns.begin(draft, who), count)


@moves.add(by="seat", step="turns")
def free_mine(draft: Draft[MageKnight], who: SeatId, colour: Basic) -> None:
    """MK-ML-05: a mine was liberated, where the table keeps the map."""
    _only_in(draft, "mines_liberation", "MK-ML-05")
    _table_keeps_map(draft, "MK-ML-05")
    hero = seat_of(draft, draft.state, who)
    mines.told_free(draft, hero, colour)


@moves.add(step="round_end")
def portal_takes(draft: Draft[MageKnight], who: SeatId) -> None:
    """MK-OR-01: who stood on the portal as it closed, where the table keeps the map."""
    _only_in(draft, "one_to_return", "MK-OR-01")
    if not draft.state.affairs.closing:
        _table_keeps_map(draft, "MK-OR-01")
    hero = seat_of(draft, draft.state, who)
    if hero.eliminated or not draft.state.affairs.closing:
        draft.object("MK-OR-01", "portal-takes-nobody", can_overrule=False, who=called(hero))
    portal.eliminate(draft, hero)


@moves.add(step="round_end")
def shut_portal(draft: Draft[MageKnight]) -> None:
    """MK-OR-01: the portal took nobody else, where the table keeps the map."""
    if not draft.state.affairs.closing:
        draft.object("MK-OR-01", "portal-is-shut", can_overrule=False)
    draft.state.affairs.closing = False


@moves.add(by="seat", step="turns")
def concede(draft: Draft[MageKnight], who: SeatId) -> None:
    """MK-CH-12: a side gives the game up."""
    _only_in(draft, "conquer_and_hold", "MK-CH-12")
    hero = seat_of(draft, draft.state, who)
    holding.give_up(draft, hero)
