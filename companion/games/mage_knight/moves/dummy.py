"""The dummy player beside its turn: what the hands moved for it, and the tactic on which players agree. MK-DUM-11."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Basic
from ..play import dummy, rounds, used_tactics
from ..state.pieces import TacticNumber
from ..state.table import MageKnight

moves = Moves()


@moves.add(step="tactics")
def dummy_gains(draft: Draft[MageKnight], action: Basic | None = None, spell: Basic | None = None) -> None:
    """MK-DUM-11, MK-DUM-12: colours of the lowest cards of the offers, where the table keeps those: an Advanced Action
    into the dummy player's deck, a crystal for the Spell."""
    state = draft.state
    if state.dummy is None or not state.dummy.asks:
        draft.object("MK-DUM-11", "dummy-asks-nothing", can_overrule=False)
    if action is None and spell is None:
        draft.refuse("action", "dummy-say-colours")
    dummy.gain(draft, state.dummy, action, spell)


@moves.add(step="round_end")
def retire_tactic(draft: Draft[MageKnight], tactic: TacticNumber) -> None:
    """MK-CO-05: together, players agree on one tactic that one of them used, and it leaves the game."""
    state = draft.state
    agreed = used_tactics.to_agree(state, rounds.last_round(state))
    if not agreed:
        draft.object("MK-CO-05", "no-tactic-to-agree", can_overrule=False)
    if tactic not in agreed:
        draft.refuse("tactic", "tactic-of-no-player", tactics=agreed)
    used_tactics.retire(draft, tactic)
