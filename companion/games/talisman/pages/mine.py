"""A seat's own page: its turn where it is on turn, what it must decide, its character, its spells."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import Message, say
from ....core.page import Frame, Next, Prompt, View
from ....core.viewer import Viewer
from ..box.whereabouts import Spot, spot
from ..play import evasion
from ..play.obligations import Obligation, obligations
from ..state.character import named
from ..state.table import Realm
from . import hand, party, turn
from .hand import HandView
from .next_step import next_step
from .party import SeatBoard
from .turn import TurnView


@dataclass(frozen=True, kw_only=True)
class MineView(View):
    """What a seat is shown on its own page; nothing where nobody has that seat."""

    board: SeatBoard | None  # its character
    spot: Spot | None  # where that stands
    held: HandView  # its spells
    turn: TurnView
    steps_in: bool  # what the turn waits for is its own: the moves of the turn stand on its page
    due: list[Obligation]  # what it must do at once


def view(state: Realm, viewer: Viewer) -> MineView:
    """What the seat that looks may do now, and what is its own."""
    board = next((row for row in party.view(state, viewer).seats if row.figure.seat == viewer.seat), None)
    at_once = obligations(state)  # before any step of the turn
    step = next_step(state) if not at_once else None
    return MineView(
        frame=Frame(next=step if step and viewer.seat == _whose(state, step) else None),
        board=board,
        spot=spot(board.figure.who.space) if board else None,
        held=hand.view(state, viewer),
        turn=turn.view(state, viewer),
        steps_in=viewer.seat in _concerned(state),
        due=[one for one in at_once if one.who.seat == viewer.seat],
    )


def _concerned(state: Realm) -> list[int]:
    """The seats with which the step that the turn stands at has to do: in a fight both sides of it."""
    if state.winner or state.command is not None:
        return []
    if state.fight is not None:
        return [state.fight.who, *([state.fight.other] if state.fight.other else [])]
    return [state.turn.who]


def _whose(state: Realm, step: Next) -> int:
    """Whose tap the one large step is."""
    who = step.args.get("who", state.turn.who)
    return who if isinstance(who, int) else state.turn.who


def on_turn(state: Realm) -> list[int]:
    """TA-TURN-01: the seat whose turn it is, until somebody has won."""
    return [] if state.winner else [state.turn.who]


def goes_by(state: Realm, seat: int) -> Message | None:
    """Whom sentences call by its character, as long as it has one in the game."""
    one = state.find(seat)
    return say("who-is", who=named(one)) if one is not None and one.standing != "out" else None


def prompts(state: Realm) -> list[Prompt]:
    """Whose decision the table waits for: a surplus, the command, a life to lose, spoils, a way out of a fight."""
    if state.winner:
        return []
    found = [Prompt(duty.who.seat, say(f"prompt-{duty.what}", count=duty.count)) for duty in obligations(state)]
    fight = state.fight
    if fight is None:
        return found
    if fight.step == "loss":
        found.append(Prompt(fight.loser, say("prompt-loss")))
    elif fight.step == "loot":
        found.append(Prompt(fight.winner, say("prompt-loot")))
    else:
        evader = evasion.in_fight(state)
        if evader is not None and evader.ways.any and evader.who.seat != state.turn.who:
            found.append(Prompt(evader.who.seat, say("prompt-evade")))
    return found
