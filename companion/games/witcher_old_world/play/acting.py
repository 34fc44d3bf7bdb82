"""Who may act now: checks that the moves share. WO-TRN, WO-MOV-02, WO-ACT-05."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.seats import seat_of
from ..box.names import Who
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import land, turns


def witcher_of(draft: Draft[Continent], who: Who, field: str = "who") -> Witcher:
    """The witcher of a seat; refused when nobody sits there."""
    return seat_of(draft, draft.state, who, field)


def active(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-01: the witcher whose turn it is; an objection for another one."""
    witcher, state = witcher_of(draft, who), draft.state
    if state.winner:
        draft.object("WO-WIN-01", "game-is-won", who=named(state.at(state.winner)), can_overrule=False)
    if state.turn.phase in turns.BEFORE:
        draft.object("WO-SET-26", "choices-first", can_overrule=False)
    if state.turn.who != who:
        draft.object("WO-TRN-01", "not-its-turn", who=named(witcher), active=named(state.active))
    return witcher


def moving(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-05: whoever is still in phase I."""
    witcher = active(draft, who)
    if draft.state.turn.phase != "movement":
        draft.object("WO-TRN-05", "phase-one-is-over", who=named(witcher))
    return witcher


def stopped(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-MOV-02, 13, WO-ACT-01, 05, WO-POK-04, WO-QST-08: whoever has moved in this turn and stands somewhere."""
    witcher = moving(draft, who)
    if draft.state.in_app("map") and not draft.state.turn.moved:
        draft.object("WO-MOV-02", "move-first", who=named(witcher))
    if turns.goes_straight_on(draft.state, witcher):
        draft.object("WO-MOV-13", "no-cards-no-stop", who=named(witcher))
    return witcher


def deciding(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-03, WO-TRN-04, WO-TRN-06: whoever chooses what its phase II is; one thing, and only one."""
    witcher, state = active(draft, who), draft.state
    if state.turn.phase != "movement":
        draft.object("WO-TRN-04", "phase-two-is-chosen", who=named(witcher))
    late = turns.waits_for(state)
    if late is not None:
        draft.object("WO-TRN-06", "other-draws-first", who=named(late))
    return witcher


def at_action(draft: Draft[Continent], who: Who, action: str) -> Witcher:
    """WO-ACT-01..06, WO-EDG-18: whoever stands where that action is printed, and has not used it in this turn."""
    witcher, state = stopped(draft, who), draft.state
    if not state.in_app("map"):
        return witcher
    here, _ = land.action_of(state, witcher.location)
    if here != action:
        draft.object("WO-ACT-01", "no-such-action", place=witcher.location, action=action)
    if witcher.location in state.turn.used:
        draft.object("WO-ACT-02", "action-used", place=witcher.location)
    return witcher


def used(draft: Draft[Continent], witcher: Witcher, action: str, paid: int = 0) -> None:
    """WO-ACT-02, WO-SES-08: this location's action is done for this turn; what was paid stands in the chronicle."""
    turn = draft.state.turn
    if witcher.location not in turn.used:
        turn.used.append(witcher.location)
    draft.write("wrote-acted", who=named(witcher), place=land.seen_at(draft.state, witcher), action=action, paid=paid)
