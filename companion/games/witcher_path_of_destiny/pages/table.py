"""The table: the step, the rows of the draft and the initiative track as they stand on the mat."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.house_rules import RuleGroup, grouped
from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..play import course, drafting, solo, stories, turns
from ..state.house_rules import GROUPS
from ..state.pieces import Row
from ..state.player import named
from ..state.table import Destiny
from .solo import solo_next
from .story import reading_next


@dataclass(frozen=True)
class Figure:
    """Somebody on the initiative track."""

    seat: int
    who: str
    vp: int
    xp: int


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """What the table's first page shows."""

    steps: list[Marked]
    track: list[Figure]
    rows: list[Row]
    drafter: Figure | None
    groups: list[RuleGroup]


def table(state: Destiny, viewer: Viewer) -> TableView:
    """The step, the track, the rows, and the one large step where there is one."""
    drafter = drafting.on_turn(state) if state.step == "draft" else None
    figures = {one.seat: Figure(one.seat, named(one), one.vp, one.xp) for one in state.people}
    return TableView(
        frame=Frame(next=_next(state), subtitle=say("shelf-begun", chapter=state.chapter, turn=state.turn)),
        steps=_steps(state),
        track=[figures[seat] for seat in state.initiative],
        rows=state.rows,
        drafter=figures[drafter.seat] if drafter else None,
        groups=grouped(state, GROUPS),
    )


def _steps(state: Destiny) -> list[Marked]:
    procedure = turns.procedure(state)
    standing = state.standing
    known = standing is not None and standing.step in ("", *(step.name for step in procedure.steps))
    return procedure.marked(standing) if standing is not None and known else []


def _next(state: Destiny) -> Next | None:
    if alone := solo_next(state):
        return alone
    if state.step == "over" or solo.needs(state) or not course.stage(state).may_be_left(state) or stories.waits(state):
        return None
    return reading_next(state) or Next(say("next-step"), move="next_step")
