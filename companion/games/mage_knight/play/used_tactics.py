"""Tactics that leave the game in solo and cooperative play, and who picks before whom there. MK-SC-03, MK-CO-04."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.draft import Draft
from ..box.names import DUMMY, TACTICS
from ..box.tactics import tactic as card_of
from ..state.table import MageKnight
from . import teams

# "used": all that were taken (MK-SC-04); "agreed": one that a player used, as they agree (MK-CO-05).
Leaving = Literal["none", "used", "agreed"]


def with_dummy(state: MageKnight, players: Sequence[int]) -> list[int]:
    """MK-SC-03, MK-CO-04: the order of picking, with the dummy player: alone one picks before it, together after it."""
    if state.dummy is None:
        return [*players]
    return [DUMMY, *players] if teams.cooperative(state) else [*players, DUMMY]


def leaving(state: MageKnight, rounds: int) -> Leaving:
    """MK-SC-04, MK-CO-05: what leaves at the end of this round; `rounds`: how many the game has.

    Of the last Day and the last Night nothing leaves in cooperation: there is no other round of that kind.
    """
    if state.alone:
        return "used"
    if teams.cooperative(state) and state.round.number + 2 <= rounds:
        return "agreed"
    return "none"


def players_tactics(state: MageKnight) -> list[int]:
    """MK-CO-05: those that players used in this round, of which one leaves."""
    return sorted(one.tactic for one in state.heroes if one.tactic)


def to_agree(state: MageKnight, rounds: int) -> list[int]:
    """MK-CO-05: the tactics of which the players have still to agree on one, now that the round is over."""
    used = players_tactics(state)
    if state.step != "round_end" or leaving(state, rounds) != "agreed":
        return []
    return [] if {*used} & {*state.tactics_gone.get(state.time, [])} else used


def retire_used(draft: Draft[MageKnight]) -> None:
    """MK-SC-04: the tactics of the player and of the dummy player leave the game."""
    state = draft.state
    used = [*players_tactics(state), *([state.dummy.tactic] if state.dummy and state.dummy.tactic else [])]
    for tactic in used:
        retire(draft, tactic)


def retire(draft: Draft[MageKnight], tactic: int) -> None:
    """A tactic of this time of day leaves the game. MK-SC-04, MK-CO-05."""
    state = draft.state
    gone = state.tactics_gone.get(state.time, [])
    if tactic not in gone:
        state.tactics_gone[state.time] = sorted([*gone, tactic])
        card = card_of(state.time, tactic)
        draft.tell("tell-tactic-gone", tactic=card.id, number=card.number)
        draft.write("wrote-tactic-gone", tactic=card.id, number=card.number)


def come_back(draft: Draft[MageKnight]) -> None:
    """MK-VAR-09, MK-SC-04, MK-CO-05: where Days or Nights last longer than the scenario reckoned with, too few tactics
    are left for all who pick; then those of this time of day that left the game are back."""
    state = draft.state
    picking = sum(not one.eliminated for one in state.heroes) + (state.dummy is not None)
    if TACTICS - len(state.tactics_gone.get(state.time, [])) < picking:
        del state.tactics_gone[state.time]
        draft.tell("tell-tactics-back")
