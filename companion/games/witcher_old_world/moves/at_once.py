"""What is done at once: the next monster, a card of a printed cost, a trail of a chosen terrain. WO-NEW, ZER, EXP."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Cost, MonsterId, Position, Some, Terrain, Token, Who
from ..play import fighting, market, monsters, tokens, turns
from ..state.pieces import Task
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()


def task_of(draft: Draft[Continent], *kinds: str, who: int = 0) -> Task:
    """The first task of these kinds; refused when there is none."""
    found = next((task for task in draft.state.tasks if task.kind in kinds and (not who or task.who == who)), None)
    if found is None:
        draft.object("", "nothing-to-do", can_overrule=False)
    return found


@moves.add(by="table", step="task", reveals=True)
def next_monster(draft: Draft[Continent], monster: MonsterId | None = None, location: Token | None = None) -> None:
    """WO-NEW-01, 03, 08..13, WO-DRV-04, 05, WO-SET-21, 22, WO-EDG-03: the next monster and where it lives.

    `monster`, `location`: what the table drew; the app draws what nobody says.
    """
    task = task_of(draft, "new_monster")
    draft.state.tasks.remove(task)
    monsters.comes(draft, task, monster, location)


@moves.add(by="seat", step="task")
def take_cost_card(
    draft: Draft[Continent],
    who: Who,
    position: Position | None = None,
    missed: Some = 0,
    refill: Cost | None = None,
) -> None:
    """WO-ZER-01..06, WO-EXP-11..13, WO-TRN-06: a card of a printed cost, out of the market or searched for in the deck.

    `missed`: cards turned over in the search that were not it. After a fight the new deck is shuffled with it.
    """
    task = task_of(draft, "zero_card", "card", who=who)
    state = draft.state
    witcher, late = state.at(who), turns.waits_for(state)
    if late is not None and late is not witcher:
        draft.object("WO-TRN-06", "other-draws-first", who=named(late))
    state.tasks.remove(task)
    if not state.in_app("market") and position is None:
        missed = 0
    market.gain_of_cost(draft, witcher, task.cost, position, missed, refill)
    if task.kind == "zero_card":
        fighting.recover(draft, witcher, task.potions, task.count)


@moves.add(by="seat", step="task")
def choose_trail(draft: Draft[Continent], who: Who, terrain: Terrain) -> None:
    """WO-EXP-14, WO-TRL-06: a trail of any terrain whose pile is not empty."""
    task = task_of(draft, "trail", who=who)
    state = draft.state
    witcher = state.at(who)
    if not tokens.left(state, terrain):
        draft.object("WO-EXP-14", "no-trail-left", terrain=terrain)
    if witcher.trail(terrain) is not None:
        draft.tell("tell-second-trail", who=named(witcher), terrain=terrain)
    state.tasks.remove(task)
    tokens.gain_trail(draft, witcher, terrain)
