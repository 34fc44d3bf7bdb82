"""The day's three phases and their steps, in the rules' exact order. TG-DAY-01, TG-SOD-13, TG-EOD-11."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Move
from ....core.procedure import Procedure, Standing, Step
from ....core.table_moves import put_away
from ..state.table import Avalon

MORNING = Procedure(
    "start_of_day",
    (
        Step("dark_menhirs", "TG-SOD-01"),
        Step("land", "TG-SOD-02"),
        Step("menhir_dials", "TG-SOD-03"),
        Step("time", "TG-SOD-04"),
        Step("event", "TG-SOD-07"),
        Step("guardians", "TG-SOD-10"),
        Step("plans", "TG-SOD-11"),
        Step("equipment", "TG-SOD-12"),
    ),
)
DAY = Procedure("during_the_day", (Step("actions", "TG-DUR-01"),))
EVENING = Procedure(
    "end_of_day",
    (
        Step("rest", "TG-EOD-01"),
        Step("energy", "TG-EOD-05"),
        Step("advancement", "TG-EOD-08"),
        Step("decks", "TG-EOD-09"),
        Step("dreams", "TG-EOD-10"),
    ),
)
PROCEDURES = {procedure.name: procedure for procedure in (MORNING, DAY, EVENING)}


def standing(state: Avalon) -> Standing:
    """Where the table stands in its day; LookupError before its set-up has let it stand anywhere."""
    if state.standing is None:
        raise LookupError("this table stands on no step")
    return state.standing


def at_step(state: Avalon) -> str:
    """The name of the step that the table stands on."""
    return standing(state).step


def is_in(state: Avalon, procedure: Procedure) -> bool:
    """Whether the table stands in that phase of the day."""
    return standing(state).procedure == procedure.name


def is_night(state: Avalon) -> bool:
    """Whether the table sleeps: the new day is counted already, and none of its morning's steps is done. TG-SOD-01."""
    return state.in_app("days") and at_step(state) == "dark_menhirs"


def note_play(draft: Draft[Avalon], move: Move) -> None:
    """TG-PLR-01, TG-SAV-01: something that belongs to a step was done: this evening, this chapter is being played."""
    if move.step:
        draft.state.played = draft.state.evening.session
        draft.state.mid_chapter = True
    if move.does is put_away and draft.state.mid_chapter:
        draft.tell("tell-mid-chapter")


def must_stand_at(draft: Draft[Avalon], step: str, *others: str) -> None:
    """TG-DAY-02: what belongs to that step, or also to the others, is not done at another one."""
    if at_step(draft.state) not in (step, *others):
        draft.object("TG-DAY-02", "not-the-time", step=step)


def has_rested(state: Avalon) -> bool:
    """TG-EOD-08, TG-EOD-09: whether the table stands in its evening, after the rest."""
    return is_in(state, EVENING) and at_step(state) != "rest"


def stand_at(state: Avalon, procedure: Procedure, step: str) -> None:
    """Let the table stand on that step."""
    state.standing = procedure.at(step)
