"""The turn as a whole: handing it on, a turn lost, conceding, a character taken anew. TA-TURN, TA-DEATH, TA-WIN."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import TO_THE_TURN, CharacterId, Who
from ..box.printed import sheets
from ..play import travel, turns
from ..play.acting import active, character_of, no_fight, on_board
from ..play.encounter import compulsory_left, to_meet
from ..play.leaving import clear, die, leave_behind, out_of_the_game
from ..play.piles import discard, lift
from ..play.turns import miss_turns
from ..state.character import named
from ..state.table import Realm

moves = Moves()
Turns = Annotated[int, msgspec.Meta(ge=1, le=20)]
LYING = ("draw", "cards", "foes")  # what only they can know who keep the board


@moves.add(by="seat", step="end", page_after=TO_THE_TURN, reveals=True)
def end_turn(draft: Draft[Realm], who: Who) -> None:
    """TA-TURN-02, TA-TIM-01..04, TA-TOAD-02, TA-RAFT-12: the turn is over; the next character clockwise begins its own.

    Objects when something compulsory is left: the movement, enemies, cards to be drawn, the command spell.
    """
    state = draft.state
    character = character_of(draft, who)
    if state.turn.who != who:
        draft.object("TA-TURN-02", "not-its-turn", who=named(character), active=named(state.active))
    no_fight(draft)
    if character.in_play and not state.turn.over:
        _nothing_left(draft)
    turns.hand_on(draft)


def _nothing_left(draft: Draft[Realm]) -> None:
    """TA-MOV-02, TA-ENC-08, TA-ENC-13, TA-CMD-01: what has to be done before a turn may end by choice."""
    state, turn, character = draft.state, draft.state.turn, draft.state.active
    if travel.may_move(state):
        stays = character.toad is not None and not state.default("TA-TOAD-09")
        if not stays:
            draft.object("TA-MOV-02", "must-move", who=named(character))
        return
    if turn.no_encounter or turn.chose == "character":
        return
    left = compulsory_left(state)
    if left and (left not in LYING or state.in_app("board")):
        rule = {"draw": "TA-ENC-08", "foes": "TA-ENC-13", "command": "TA-CMD-01", "duel": "TA-CMD-05"}.get(left)
        draft.object(rule or "TA-ENC-12", f"left-to-do-{left}", who=named(character))


@moves.add(by="seat", step="end", amid=True)
def break_off(draft: Draft[Realm], who: Who) -> None:
    """TA-TURN-03, TA-CARD-17: the turn ends at once, because a card or a rule says so; the cards left stay face up."""
    character = active(draft, who)
    no_fight(draft)
    draft.state.turn.end("said")
    draft.write("wrote-turn-ended-early", who=named(character))


@moves.add(by="seat")
def miss(draft: Draft[Realm], who: Who, turns: Turns = 1, by_event: bool = False) -> None:
    """TA-CARD-06, TA-CARD-19, TA-TIM-01: miss turns; by an event the turn that is under way counts as the first.

    TA-CARD-18: the event has been followed with that, and nobody else meets it.
    """
    character, turn = on_board(draft, who), draft.state.turn
    meets = by_event and turn.who == who and turn.arrived and not turn.over and turn.chose != "character"
    event = next((card for card in to_meet(draft.state) if meets and card.kind == "event"), None)
    miss_turns(draft, character, turns, by_event)
    if event is not None:
        lift(draft, character.space, event)
        discard(draft, event)


@moves.add(by="seat")
def perish(draft: Draft[Realm], who: Who) -> None:
    """TA-DEATH-01..06: a character dies: by some text at once, or because its last life was lost at the table."""
    character = on_board(draft, who)
    character.lives = 0
    die(draft, character)


@moves.add(by="seat")
def concede(draft: Draft[Realm], who: Who) -> None:
    """TA-WIN-02, TA-CMD-15: a player gives in and leaves the game. TA-WIN-04: not before the Crown."""
    character = character_of(draft, who)
    if character.standing == "out":
        draft.refuse("who", "is-out-already", who=named(character))
    if not draft.state.crown_reached:
        draft.object("TA-WIN-04", "nobody-leaves-yet", who=named(character))
    out_of_the_game(draft, character)


@moves.add(by="seat", reveals=True)
def new_character(draft: Draft[Realm], who: Who, character: CharacterId) -> None:
    """TA-DEATH-07, TA-DEATH-08, TA-DEATH-14: the table itself drew the new character of a player whose one is dead."""
    one = character_of(draft, who)
    state = draft.state
    if state.fight is not None and state.fight.involves(who):
        no_fight(draft)
    if one.in_play and not turns.just_came_back(state, one):
        draft.object("TA-DEATH-07", "is-still-alive", who=named(one))
    if one.standing == "out":
        draft.object("TA-DEATH-09", "is-out-for-good", who=named(one))
    if one.standing == "waiting":
        draft.object("TA-DEATH-07", "begins-anew-later", who=named(one))
    if character not in sheets(draft.knowledge):
        draft.refuse("character", "character-unknown", name=character)
    if any(other.id == character and other is not one and other.in_play for other in state.characters):
        draft.refuse("character", "character-taken", character=sheets(draft.knowledge)[character].name or character)
    if one.in_play:
        if not turns.just_came_back(state, one):
            leave_behind(draft, one)
        if one.spells:
            state.spells.shuffle_in(*one.spells)
            one.spells = []
        clear(draft, one)
    turns.take_character(draft, one, character)
    draft.write("wrote-came-back", who=named(one), seat=who)
