"""The Crown of Command: the command spell each turn, and each player's answer to it. TA-CMD."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.board import CROWN
from ..box.names import TO_THE_TURN, Face, Who
from ..play import happenings, turns
from ..play.acting import character_of, meeting
from ..play.counters import lose_lives
from ..play.dice import roll_die
from ..play.leaving import out_of_the_game
from ..state.character import named
from ..state.pieces import Command
from ..state.table import Realm

moves = Moves()
WORKS = 4  # TA-CMD-03, TA-CMD-04


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, reveals=True)
def command(draft: Draft[Realm], who: Who, rolled: Face | None = None) -> None:
    """TA-CMD-01..04, 06..09, 13, 16: alone on the Crown: one command spell each turn; 4, 5, 6 strike all others."""
    character = meeting(draft, who)
    state, turn = draft.state, draft.state.turn
    if character.space != CROWN:
        draft.object("TA-CMD-01", "not-on-the-crown", who=named(character), can_overrule=False)
    if turns.crown_is_shared(state):
        draft.object("TA-CMD-06", "crown-is-shared", who=named(character))
    if character.toad is not None and state.default("TA-CMD-16"):
        draft.object("TA-CMD-16", "toads-do-not-command", who=named(character))
    if turn.stood != CROWN and not state.default("TA-CMD-13"):
        draft.object("TA-CMD-13", "no-command-on-arrival", who=named(character))
    if turn.followed:
        draft.object("TA-CMD-01", "commanded-already", who=named(character))
    turn.followed, turn.chose = True, "space"
    face = roll_die(draft, rolled)
    character.deeds.commands += 1
    if face < WORKS:
        draft.write("wrote-command-failed", who=named(character), rolled=face)
        return
    others = [other.seat for other in state.clockwise(who) if other.in_play and other.seat != who]
    _waiting_for_a_character(draft, who)
    state.command = Command(by=who, waiting=others) if others else None
    happenings.note(state, "command", who=who)
    draft.write("wrote-command-worked", who=named(character), rolled=face)
    draft.tell("tell-command-worked", who=named(character), rolled=face)


def _waiting_for_a_character(draft: Draft[Realm], who: int) -> None:
    """Who has no character on the board just now has no life that could be lost."""
    for character in draft.state.characters:
        if character.standing == "waiting" and character.seat != who:
            draft.tell("tell-command-spares", who=named(character))


@moves.add(by="seat", step="encounter", amid=True)
def answer(draft: Draft[Realm], who: Who, how: Literal["life", "concede"]) -> None:
    """TA-CMD-04, 10, 11, 14, 15, TA-WIN-02: a life, or out of the game; each for itself, clockwise from the caster."""
    state = draft.state
    character = character_of(draft, who)
    if state.command is None or who not in state.command.waiting:
        draft.refuse("who", "not-asked", who=named(character))
    if state.command.waiting[0] != who and state.default("TA-CMD-10"):
        first = state.at(state.command.waiting[0])
        draft.object("TA-CMD-10", "another-answers-first", who=named(character), whom=named(first))
    state.command.waiting.remove(who)
    if how == "concede":
        out_of_the_game(draft, character)
    else:
        lose_lives(draft, character, 1)
    if state.command is not None and not state.command.waiting:
        state.command = None
