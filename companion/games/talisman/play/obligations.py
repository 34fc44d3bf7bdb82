"""What the rules want done at once: no other step of a turn before it. TA-CRA-11, TA-OBJ-08, TA-CMD-04."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....core.draft import Draft
from ....core.moves import Move
from ..state.character import Character, named
from ..state.table import Realm
from .totals import surplus_objects, surplus_spells

What = Literal["spells", "objects", "command"]
RULES: dict[What, str] = {"spells": "TA-CRA-11", "objects": "TA-OBJ-08", "command": "TA-CMD-04"}


@dataclass(frozen=True)
class Obligation:
    """What somebody must do before anything else happens: put down so many spells or objects, answer a command."""

    what: What
    who: Character
    count: int


def obligations(state: Realm) -> list[Obligation]:
    """TA-CRA-11, TA-OBJ-08, TA-CMD-04: what must be done before anything else."""
    found = []
    if state.in_app("characters"):
        for character in state.playing:
            if surplus := surplus_spells(state, character):
                found.append(Obligation("spells", character, surplus))
            if surplus := surplus_objects(state, character):
                found.append(Obligation("objects", character, surplus))
    if state.command is not None:
        waiting = [state.find(seat) for seat in state.command.waiting]
        found += [Obligation("command", character, 1) for character in waiting if character is not None]
    return found


def hold_back(draft: Draft[Realm], move: Move, taking: bool) -> None:
    """An objection to any step of a turn while a surplus lies in somebody's hand or a command is unanswered.

    `taking`: the move takes one more object that lies there.
    """
    if not move.step or move.amid:
        return
    for duty in obligations(draft.state):
        if duty.what == "objects" and taking and duty.who.seat == draft.state.turn.who:
            continue  # TA-OBJ-08: whoever finds several chooses among all of them at once which to keep
        draft.object(RULES[duty.what], f"at-once-{duty.what}", who=named(duty.who), count=duty.count)
