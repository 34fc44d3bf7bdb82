"""A seat's own page: its turn where it is on turn, what it must decide, its witcher and what lies around its board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....core.message import Message, say
from ....core.page import Frame, Next, Prompt, View
from ....core.viewer import Viewer
from ..play import duels, turns
from ..state.table import Continent
from ..state.witcher import named
from . import party, turn
from .next_step import next_step
from .party import PartyView, SeatShown
from .turn import TurnView


@dataclass(frozen=True, kw_only=True)
class MineView(View):
    """What a seat is shown on its own page; nothing where nobody has that seat."""

    board: SeatShown | None  # its witcher
    party: PartyView  # what a board's parts ask of the page that they stand on
    turn: TurnView  # with what is to be done at once by this seat, and by nobody else
    steps_in: bool  # what the turn waits for is its own: the moves of the turn stand on its page
    chooses: bool  # the choice before the first turn is its own


def view(state: Continent, viewer: Viewer) -> MineView:
    """What the seat that looks may do now, and what is its own."""
    seen, whole = party.view(state, viewer), turn.view(state, viewer)
    seat, step = viewer.seat or 0, next_step(state)
    return MineView(
        frame=Frame(next=step if step and seat == _whose(state, step) else None),
        board=next((row for row in seen.seats if row.figure.seat == seat), None),
        party=seen,
        turn=replace(
            whole,
            tasks=[row for row in whole.tasks if row.task.who == seat or (not row.task.who and state.turn.who == seat)],
            drawing=[row for row in whole.drawing if row.figure.seat == seat],
        ),
        steps_in=seat in _concerned(state),
        chooses=whole.choice is not None and whole.choice.figure.seat == seat,
    )


def _concerned(state: Continent) -> list[int]:
    """The seats with which the step that the turn stands at has to do: in a contest whoever takes part in it."""
    if state.winner or state.turn.phase in turns.BEFORE:
        return []
    if state.fight is not None:
        found = state.fight
        may_bet = [one.seat for one in duels.may_bet(state, found)] if found.step == "bets" else []
        return [found.who, found.other, found.controller, found.chooser, *may_bet]
    if state.poker is not None:
        return [state.poker.who, state.poker.other]
    return [state.turn.who]


def _whose(state: Continent, step: Next) -> int:
    """Whose tap the one large step is."""
    who = step.args.get("who", state.turn.who)
    if step.form == "reroll-form" and state.poker is not None and state.poker.step == "their_reroll":
        who = state.poker.other or state.poker.who
    if step.move in ("ready", "no_more_bets", "monster_strikes") and state.fight is not None:
        who = state.fight.who
    return who if isinstance(who, int) else state.turn.who


def on_turn(state: Continent) -> list[int]:
    """WO-TRN-01: the seat whose turn it is; before the first one nobody's, after the last one neither."""
    return [] if state.winner or state.turn.phase in turns.BEFORE else [state.turn.who]


def goes_by(state: Continent, seat: int) -> Message | None:
    """Whom sentences call by its school, or by the name that it was given, once it has one."""
    one = state.find(seat)
    return say("name-nom", who=named(one)) if one is not None and (one.name or one.school) else None


def prompts(state: Continent) -> list[Prompt]:
    """Whose decision the table waits for, beside the turn itself."""
    if state.winner or state.checklist is not None:  # a list that lies open comes first: nobody decides over it
        return []
    if state.turn.phase in turns.BEFORE:
        return [Prompt(state.choosing[0], say(f"prompt-{state.turn.phase}"))] if state.choosing else []
    found = [Prompt(one.who, say(f"prompt-{one.kind}", cost=one.cost)) for one in state.tasks if one.who]
    found += [Prompt(one.who, say("prompt-cards")) for one in state.drawing if one.who != state.turn.who]
    if state.open_card is not None and not state.solo:
        found.append(Prompt(state.reader.seat, say("prompt-read")))  # WO-EXP-03
    game, fight = state.poker, state.fight
    if game is not None and game.step == "their_reroll" and game.other:
        found.append(Prompt(game.other, say("prompt-reroll")))
    if fight is not None and fight.step == "bets":
        found += [Prompt(one.seat, say("prompt-bet")) for one in duels.may_bet(state, fight)]
    elif fight is not None and fight.step == "turns" and not fight.turn and fight.attack is None:
        found += [Prompt(seat, say("prompt-attack")) for seat in {fight.chooser} - {0, state.turn.who}]
    return found
