"""What the rules want done at once: no other step of a turn before it. TA-CRA-11, TA-OBJ-08, TA-CMD-04."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Move
from ..state.character import named
from ..state.table import Realm
from .totals import surplus_objects, surplus_spells

RULES = {"spells": "TA-CRA-11", "objects": "TA-OBJ-08", "command": "TA-CMD-04"}


def obligations(state: Realm) -> list[tuple[str, int, int]]:
    """TA-CRA-11, TA-OBJ-08, TA-CMD-04: what must be done before anything else: (what, seat, how many)."""
    found = []
    if state.in_app("characters"):
        for one in state.playing:
            if surplus := surplus_spells(state, one):
                found.append(("spells", one.seat, surplus))
            if surplus := surplus_objects(state, one):
                found.append(("objects", one.seat, surplus))
    if state.command is not None:
        found += [("command", seat, 1) for seat in state.command.waiting]
    return found


def hold_back(draft: Draft[Realm], move: Move, taking: bool) -> None:
    """An objection to any step of a turn while a surplus lies in somebody's hand or a command is unanswered.

    `taking`: the move takes one more object that lies there.
    """
    if not move.step or move.amid:
        return
    for what, seat, count in obligations(draft.state):
        if what == "objects" and taking and seat == draft.state.turn.who:
            continue  # TA-OBJ-08: whoever finds several chooses among all of them at once which to keep
        who = named(draft.state.at(seat))
        draft.object(RULES[what], f"at-once-{what}", who=who, count=count)
