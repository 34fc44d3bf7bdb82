"""What the rules want done at once: no other step of a turn before it. TA-CRA-11, TA-OBJ-08, TA-CMD-04."""

from __future__ import annotations

from ...core.draft import Draft
from ...core.moves import Move
from . import course
from .moves.collecting import take_card
from .piles import named
from .state import Realm

RULES = {"spells": "TA-CRA-11", "objects": "TA-OBJ-08", "command": "TA-CMD-04"}


def hold_back(draft: Draft[Realm], move: Move) -> None:
    """An objection to any step of a turn while a surplus lies in somebody's hand or a command is unanswered."""
    if not move.step or move.amid:
        return
    for what, seat, count in course.obligations(draft.state):
        if what == "objects" and move.does is take_card and seat == draft.state.turn.who:
            continue  # TA-OBJ-08: whoever finds several chooses among all of them at once which to keep
        who = named(draft.state.at(seat))
        draft.object(RULES[what], f"at-once-{what}", who=who, count=count)
