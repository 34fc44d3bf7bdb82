"""Who may act now: checks that the moves share. WO-TRN, WO-MOV-02, WO-ACT-05."""

from __future__ import annotations

from ...core.draft import Draft
from ...core.seats import seat_of
from . import course
from .names import Who
from .state import Continent, Witcher
from .tokens import named


def witcher_of(draft: Draft[Continent], who: Who, field: str = "who") -> Witcher:
    """The witcher of a seat; refused when nobody sits there."""
    return seat_of(draft, draft.state, who, field)


def active(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-01: the witcher whose turn it is; an objection for another one."""
    one, state = witcher_of(draft, who), draft.state
    if state.winner:
        draft.object("WO-WIN-01", "game-is-won", who=named(state.at(state.winner)), can_overrule=False)
    if state.turn.phase in course.BEFORE:
        draft.object("WO-SET-26", "choices-first", can_overrule=False)
    if state.turn.who != who:
        draft.object("WO-TRN-01", "not-its-turn", who=named(one), active=named(state.active))
    return one


def moving(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-05: whoever is still in phase I."""
    one = active(draft, who)
    if draft.state.turn.phase != "movement":
        draft.object("WO-TRN-05", "phase-one-is-over", who=named(one))
    return one


def stopped(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-MOV-02, 13, WO-ACT-01, 05, WO-POK-04, WO-QST-08: whoever has moved in this turn and stands somewhere."""
    one = moving(draft, who)
    if draft.state.in_app("map") and not draft.state.turn.moved:
        draft.object("WO-MOV-02", "move-first", who=named(one))
    if course.goes_straight_on(draft.state, one):
        draft.object("WO-MOV-13", "no-cards-no-stop", who=named(one))
    return one


def deciding(draft: Draft[Continent], who: Who) -> Witcher:
    """WO-TRN-03, WO-TRN-04, WO-TRN-06: whoever chooses what its phase II is; one thing, and only one."""
    one, state = active(draft, who), draft.state
    if state.turn.phase != "movement":
        draft.object("WO-TRN-04", "phase-two-is-chosen", who=named(one))
    late = course.waits_for(state)
    if late is not None:
        draft.object("WO-TRN-06", "other-draws-first", who=named(late))
    return one
