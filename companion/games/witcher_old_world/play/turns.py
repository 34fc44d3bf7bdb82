"""The course of play: the choices before the first turn, the three phases, whose turn comes next. WO-TRN, SET, BIG."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.procedure import BEHIND, Procedure, Step
from ..box.names import Deed
from ..state.pieces import Drawing, Moment, Turn
from ..state.table import Continent
from ..state.witcher import Witcher, named

SET_UP = Procedure(
    "set_up", (Step("boards", "WO-SET-26"), Step("terrain", "WO-SET-19"), Step("attributes", "WO-BIG-02"))
)
TURN = Procedure("turn", (Step("movement", "WO-TRN-02"), Step("choice", "WO-TRN-04"), Step("cards", "WO-PHIII-01")))
BEFORE = [step.name for step in SET_UP.steps]
POOR_CAP = 2  # WO-PHIII-10: to how many cards a hand is filled after a total defeat or a lost attack


def stand(state: Continent) -> None:
    """Let the table stand on the phase of the turn. WO-TRN-02."""
    phase = state.turn.phase
    state.standing = procedure(state).at(phase if phase != "over" else BEHIND)


def procedure(state: Continent) -> Procedure:
    """The steps that the table stands among."""
    return SET_UP if state.turn.phase in BEFORE else TURN


# --- before the first turn -------------------------------------------------------------------------------------------


def next_choice(draft: Draft[Continent]) -> None:
    """WO-SET-26, WO-SET-19, WO-BIG-02: the choices of the set-up in their order, then the first turn."""
    state = draft.state
    turn = state.turn
    if turn.phase == "boards" and not state.choosing:
        turn.phase = "terrain"
        two_unplaced = len(state.witchers) == 2 and not any(slot.taken for slot in state.slots.values())
        state.choosing = [1] if two_unplaced else []
    if turn.phase == "terrain" and not state.choosing:
        turn.phase = "attributes"
        state.choosing = [witcher.seat for witcher in state.witchers] if len(state.witchers) >= 4 else []
    if turn.phase == "attributes" and not state.choosing:
        begin(draft, 1, 1)


# --- turns -----------------------------------------------------------------------------------------------------------


def begin(draft: Draft[Continent], seat: int, number: int) -> None:
    """WO-TRN-01, WO-TRN-07, WO-SOL-09: a seat's turn begins, its flags reset."""
    state = draft.state
    witcher = state.at(seat)
    for gift in witcher.gifts:
        gift.used = gift.used and gift.often == "once"
    state.turn = Turn(who=seat, number=number, visited=[witcher.location])
    draft.write("wrote-turn", who=named(witcher), number=number)


def hand_on(draft: Draft[Continent]) -> None:
    """WO-TRN-01: the next seat clockwise; with the first one a new round begins."""
    state = draft.state
    before = state.turn.who
    seat = before % len(state.witchers) + 1
    first = seat == 1
    if first:
        state.rounds.append(snapshot(state))
    begin(draft, seat, state.turn.number + first)


def snapshot(state: Continent) -> list[Moment]:
    """How everybody stands, for the picture of the game."""
    return [Moment(trophies=witcher.track, level=witcher.level, gold=witcher.gold) for witcher in state.witchers]


def to_choice(draft: Draft[Continent], deed: Deed) -> None:
    """WO-TRN-03..05: phase II with one deed; there is no way back to movement."""
    turn = draft.state.turn
    turn.phase, turn.deed = "choice", deed


def to_cards(draft: Draft[Continent]) -> None:
    """WO-PHIII-10, WO-EXP-16, WO-MED-05, WO-AFT-05: phase III begins, with the draw that this turn has left."""
    state = draft.state
    if state.winner or state.turn.phase == "cards":
        return
    state.turn.phase = "cards"
    state.drawing.append(Drawing(who=state.turn.who, cap=state.turn.cap))
    draft.tell("tell-phase-three", who=named(state.active), count=state.turn.cap)


def go_on(draft: Draft[Continent]) -> None:
    """WO-TRN-02: where a correction took away what phase II or III was about, the turn goes on to phase III."""
    state = draft.state
    if state.turn.phase == "choice" and state.fight is None and state.open_card is None:
        to_cards(draft)
    elif state.turn.phase == "cards" and drawing_of(state, state.turn.who) is None:
        state.drawing.append(Drawing(who=state.turn.who, cap=state.turn.cap))


def drawing_of(state: Continent, who: int) -> Drawing | None:
    """The phase III of a seat, its own turn's or one that goes on beside the next turn (WO-TRN-06)."""
    return next((phase for phase in state.drawing if phase.who == who), None)


def drawn(draft: Draft[Continent], drawing: Drawing) -> None:
    """Phase III is over: the next seat's turn begins, unless it has begun already."""
    state = draft.state
    state.drawing.remove(drawing)
    if drawing.who == state.turn.who and state.turn.phase == "cards":
        hand_on(draft)


def goes_straight_on(state: Continent, witcher: Witcher) -> bool:
    """WO-MOV-13 read otherwise: whoever has spent the last card makes no stop any more."""
    return not state.default("WO-MOV-13") and state.in_app("decks") and not witcher.hand


def waits_for(state: Continent) -> Witcher | None:
    """WO-TRN-06: whose phase III must be over before the active player goes on to phase II."""
    late = next((phase for phase in state.drawing if phase.who != state.turn.who), None)
    return state.at(late.who) if late else None
