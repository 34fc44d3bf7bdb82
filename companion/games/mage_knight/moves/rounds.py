"""The course of rounds: the next one, the dummy player's turn, the end that the table tells. MK-RND, MK-DUM, MK-SCN."""

from __future__ import annotations

from ....core.bounds import AnySeat
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import DiceTold
from ..box.names import Basic
from ..play import order, rounds
from ..state.table import MageKnight

moves = Moves()


@moves.add(step="turns", reveals=True)
def dummy_turn(draft: Draft[MageKnight], last: Basic | None = None) -> None:
    """MK-DUM-06..10, MK-DUM-15: the dummy player's turn; `last`: the colour of its third card, where the hands flip."""
    rounds.dummy_turn(draft, last)


@moves.add(step="turns", reveals=True)
def round_over(draft: Draft[MageKnight], announced: AnySeat | None = None) -> None:
    """MK-RND-15, MK-RND-17: the round is over, where the table kept the turns itself; the next one is prepared at once,
    unless something is still to be settled. `announced`: who announced its end.
    """
    state = draft.state
    if state.step != "turns":
        draft.object("MK-RND-17", "no-turns-now", can_overrule=False)
    if state.in_app("heroes") and order.due(state, state.turn.seat if state.turn else 0):
        draft.object("MK-RND-15", "turns-left")
    if state.fight is not None or state.duel is not None or state.joint is not None:
        draft.object("MK-RND-17", "fight-before-end", can_overrule=False)
    if announced is not None:
        state.round.announced = announced
    rounds.close(draft)
    if not state.in_app("heroes") and state.step == "round_end" and rounds.waits(state) is None:
        rounds.go_into_next(draft)


@moves.add(step="round_end", reveals=True)
def next_round(draft: Draft[MageKnight], dice: DiceTold | None = None) -> None:
    """MK-RND-01..14, MK-TAC-06: prepare the next round; `dice`: what the table rolled for the Source."""
    rounds.go_into_next(draft, dice)


@moves.add(step="turns")
def last_turns(draft: Draft[MageKnight]) -> None:
    """MK-SCN-01, MK-DUM-14: the scenario's end condition is met; everybody has one last turn."""
    if draft.state.step != "turns" or draft.state.round.won:
        draft.object("MK-SCN-01", "no-end-now", can_overrule=False)
    rounds.game_won(draft)
