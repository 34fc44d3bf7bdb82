"""Trophies and the track: a step up, the victory, fatigue. WO-TRO, WO-FAT, WO-WIN, WO-GOAL."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import SUMMIT, TrophyKind
from ..state.pieces import Trophy
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import own_cards

SOLO_TROPHIES = 4  # WO-SOL-07


def fatigue_at(state: Continent, track: int) -> int:
    """WO-FAT-01: how many cards the step to that position of the track costs; none at the top."""
    return state.fatigue[track - 1] if 1 <= track < SUMMIT else 0


def win_trophy(draft: Draft[Continent], one: Witcher, kind: TrophyKind, of: str, in_fight: bool = True) -> bool:
    """WO-TRO-01, WO-DEF-03, 04, WO-MED-05, 06: the card, one step up the track, the victory or else fatigue.

    A meditation never makes the step to the top (WO-GOAL-03). `in_fight`: all cards are shuffled after it anyway.
    Returns whether the game is won.
    """
    state = draft.state
    one.trophies.append(Trophy(kind=kind, of=of))
    draft.tell("tell-trophy", who=named(one), kind=kind)
    draft.write("wrote-trophy", who=named(one), kind=kind, of=of)
    if kind == "attribute" and one.track + 1 >= SUMMIT:
        draft.tell("tell-no-step-by-meditation", who=named(one))
        if state.solo and len(one.trophies) >= SOLO_TROPHIES:  # the table let the last monster fall first (WO-SOL-08)
            win(draft, one)
        return bool(state.winner)
    one.track += 1
    draft.tell("tell-track", who=named(one), value=one.track)
    if one.track >= SUMMIT:
        win(draft, one)
        return True
    tire(draft, one, fatigue_at(state, one.track), shuffle=not in_fight)
    return False


def tire(draft: Draft[Continent], one: Witcher, count: int, shuffle: bool = True) -> None:
    """WO-FAT-02, WO-FAT-03: so many own cards leave the game, the rest becomes a new deck."""
    draft.tell("tell-fatigue", who=named(one), count=count)
    own_cards.trash(draft, one, count, tell=False)
    if shuffle:
        own_cards.shuffle_all(draft, one)
    draft.write("wrote-tired", who=named(one), count=count)


def win(draft: Draft[Continent], one: Witcher) -> None:
    """WO-WIN-01, WO-WIN-03, WO-SOL-17, WO-EDG-07: the game ends at once."""
    state = draft.state
    state.winner = one.seat
    state.tasks, state.drawing = [], []
    state.turn.phase = "over"
    if state.solo:
        draft.write("wrote-won-alone", who=named(one), turns=state.turn.number, rating=rating(state.turn.number))
    else:
        draft.write("wrote-won", who=named(one), turn=state.turn.number)
    draft.tell("tell-won", who=named(one))


RATINGS = ((13, "greenhorn"), (11, "dependable"), (9, "professional"), (7, "nearly"), (0, "legend"))  # section 24


def rating(turns: int) -> str:
    """WO-SOL-17: what so many turns alone are worth."""
    return next(name for least, name in RATINGS if turns >= least)
