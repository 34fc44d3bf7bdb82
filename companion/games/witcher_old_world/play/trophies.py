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


def win_trophy(draft: Draft[Continent], witcher: Witcher, kind: TrophyKind, of: str, in_fight: bool = True) -> bool:
    """WO-TRO-01, WO-DEF-03, 04, WO-MED-05, 06: the card, one step up the track, the victory or else fatigue.

    A meditation never makes the step to the top (WO-GOAL-03). `in_fight`: all cards are shuffled after it anyway.
    Returns whether the game is won.
    """
    state = draft.state
    witcher.trophies.append(Trophy(kind=kind, of=of))
    draft.tell("tell-trophy", who=named(witcher), kind=kind)
    draft.write("wrote-trophy", who=named(witcher), kind=kind, of=of)
    if kind == "attribute" and witcher.track + 1 >= SUMMIT:
        draft.tell("tell-no-step-by-meditation", who=named(witcher))
        if (
            state.solo and len(witcher.trophies) >= SOLO_TROPHIES
        ):  # the table let the last monster fall first (WO-SOL-08)
            win(draft, witcher)
        return bool(state.winner)
    witcher.track += 1
    draft.tell("tell-track", who=named(witcher), value=witcher.track)
    if witcher.track >= SUMMIT:
        win(draft, witcher)
        return True
    tire(draft, witcher, fatigue_at(state, witcher.track), shuffle=not in_fight)
    return False


def tire(draft: Draft[Continent], witcher: Witcher, count: int, shuffle: bool = True) -> None:
    """WO-FAT-02, WO-FAT-03: so many own cards leave the game, the rest becomes a new deck."""
    draft.tell("tell-fatigue", who=named(witcher), count=count)
    own_cards.trash(draft, witcher, count, tell=False)
    if shuffle:
        own_cards.shuffle_all(draft, witcher)
    draft.write("wrote-tired", who=named(witcher), count=count)


def win(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-WIN-01, WO-WIN-03, WO-SOL-17, WO-EDG-07: the game ends at once."""
    state = draft.state
    state.winner = witcher.seat
    state.tasks, state.drawing = [], []
    state.turn.phase = "over"
    if state.solo:
        draft.write("wrote-won-alone", who=named(witcher), turns=state.turn.number, rating=rating(state.turn.number))
    else:
        draft.write("wrote-won", who=named(witcher), turn=state.turn.number)
    draft.tell("tell-won", who=named(witcher))


RATINGS = ((13, "greenhorn"), (11, "dependable"), (9, "professional"), (7, "nearly"), (0, "legend"))  # section 24


def rating(turns: int) -> str:
    """WO-SOL-17: what so many turns alone are worth."""
    return next(name for least, name in RATINGS if turns >= least)
