"""What comes before any other step: a fight, a game of dice, a card being read, what the rules want at once."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Move
from ..state.table import Continent
from ..state.witcher import named

RULES = {"new_monster": "WO-NEW-10", "zero_card": "WO-ZER-06", "card": "WO-EXP-11", "trail": "WO-EXP-14"}


def hold_back(draft: Draft[Continent], move: Move) -> None:
    """An objection to a step of the turn while something else must be finished first."""
    state, step = draft.state, move.step
    if not step or (step == "cards" and state.turn.phase == "movement"):  # WO-TRN-06: the turn before this one
        return
    if state.fight is not None and step not in ("fight", "task"):
        draft.object("WO-TRN-05", "fight-first", can_overrule=False)
    if state.poker is not None and state.fight is None and step != "poker":
        draft.object("WO-POK-07", "poker-first", can_overrule=False)
    if state.open_card is not None and step not in ("card", "fight", "task"):
        draft.object("WO-EXP-09", "card-first", deck=state.open_card.kind)
    if state.tasks and step not in ("task", "card"):
        task = state.tasks[0]
        who = named(state.at(task.who)) if task.who else ""
        draft.object(RULES[task.kind], f"at-once-{task.kind.replace('_', '-')}", who=who, cost=task.cost)
