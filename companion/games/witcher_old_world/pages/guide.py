"""The first evening: one line for whoever has never played, by what the turn asks of them now. WO-TRN-02."""

from __future__ import annotations

from ....core.guide import Advice, advise
from ..play import turns
from ..state.pieces import Fight
from ..state.table import Continent
from .deeds import deeds

FIRST_EVENING = 1
ROUNDS = 2  # so often each has heard what a turn is made of; what comes seldom is told all evening
BEFORE = {"boards": "WO-SET-27", "terrain": "WO-SET-19", "attributes": "WO-BIG-02"}
AT_ONCE = {"new_monster": "WO-NEW-10", "zero_card": "WO-ZER-01", "card": "WO-EXP-11", "trail": "WO-EXP-14"}


def advice(state: Continent) -> Advice | None:
    """The guide's line for where the turn of a guided table stands; None when it has nothing to add."""
    if not state.guided or state.evening.away or state.winner or state.evening.session != FIRST_EVENING:
        return None
    if state.turn.phase in turns.BEFORE:
        return advise(state.turn.phase, BEFORE[state.turn.phase])
    return _seldom(state) or (_every_turn(state) if state.turn.number <= ROUNDS else _farewell(state))


def _seldom(state: Continent) -> Advice | None:
    """What comes now and then: a fight, dice, a card that is read, what must be done at once, a trophy within reach."""
    alone = "yes" if state.solo else "no"  # then nobody sits on the right who would read or run the monster
    if state.fight is not None:
        return _at_a_fight(state.fight, alone)
    if state.poker is not None:
        return advise("dice", "WO-POK-08")
    if state.open_card is not None:
        return (
            advise("event", "WO-EVT-03")
            if state.open_card.kind == "event"
            else advise("card", "WO-EXP-05", alone=alone)
        )
    if state.tasks:
        return advise(f"task-{state.tasks[0].kind}", AT_ONCE[state.tasks[0].kind])
    if state.turn.phase == "movement" and state.in_app("boards") and deeds(state, state.active).meditations:
        return advise("meditation", "WO-MED-01")
    return None


def _at_a_fight(fight: Fight, alone: str) -> Advice:
    if fight.step == "bets":
        return advise("bets", "WO-BET-01")
    if fight.step == "ability":
        return advise("ability", "WO-FGT-02", alone=alone)
    if fight.step == "last":
        return advise("last", "WO-MFT-14")
    return advise("combo", "WO-CMB-04") if fight.turn else advise("strike", "WO-MFT-01", alone=alone)


def _every_turn(state: Continent) -> Advice | None:
    """WO-TRN-02: movement and actions, the one deed, cards."""
    if state.turn.phase == "movement":
        if not state.turn.moved:
            return advise("move", "WO-MOV-05")
        here = state.in_app("map") and state.monster_at(state.active.location)
        return advise("monster", "WO-PHII-06") if here else advise("stop", "WO-MOV-01")
    if state.turn.phase == "cards" and (drawing := turns.drawing_of(state, state.turn.who)):
        filled = drawing.filled or not state.in_app("decks")
        return advise("market", "WO-PHIII-03") if filled else advise("hand", "WO-PHIII-01")
    return None


def _farewell(state: Continent) -> Advice | None:
    """With the first turn of the next round it takes its leave."""
    turn = state.turn
    if turn.number > ROUNDS + 1 or turn.who != 1 or turn.phase != "movement" or turn.moved:
        return None
    return advise("farewell", "WO-GOAL-02")
