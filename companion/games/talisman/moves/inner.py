"""The inner region: one space a turn, what each space asks, and the way back. TA-INN."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import board
from ..box.board import CROWN, CRYPT, DEN, DICE, GATE, MINE, PITS, PLAIN, VALLEY
from ..box.names import TO_THE_TURN, Count, Dice, Face, SpaceId, Who
from ..play import combat, travel
from ..play.acting import active, in_turn, moving
from ..play.counters import lose_lives, whole
from ..play.dice import roll_die, roll_sum
from ..state.character import Character, named
from ..state.table import Realm

moves = Moves()
EXIT_DICE = 3  # TA-INN-19, TA-INN-25


@moves.add(by="seat", step="movement", page_after={"map": "turn"})
def step(draft: Draft[Realm], who: Who, to: SpaceId) -> None:
    """TA-INN-01..12, TA-GATE-11, 12, TA-EDGE-06, 11: one space, onward or on the way back to the Plain of Peril."""
    character = moving(draft, who)
    state = draft.state
    if board.region(character.space) != "inner":
        draft.refuse("who", "not-inside", who=named(character))
    ways = travel.inner_steps(state)
    if to not in ways:
        _why_not(draft, character, to)
    back = ways.get(to, to in board.back(character.space) and to not in board.onward(character.space))
    character.going_back = back and character.space != PLAIN
    travel.arrive(draft, character, to)
    if back and to not in (PLAIN, GATE):
        character.going_back = character.fulfilled = True  # TA-INN-06: nothing need be followed
        state.turn.no_encounter = True


def _why_not(draft: Draft[Realm], character: Character, to: str) -> None:
    """The rule that stands in the way of that step."""
    who = named(character)
    onward, back = board.onward(character.space), board.back(character.space)
    if to not in (*onward, *back):
        draft.object("TA-INN-02", "not-next-to-it", who=who, space=to)
    elif to == VALLEY and draft.state.lacks(character, "talisman"):
        draft.object("TA-INN-09", "needs-a-talisman", who=who, space=to)
    elif to == CROWN and not draft.state.default("TA-EDGE-11") and draft.state.lacks(character, "talisman"):
        draft.object("TA-EDGE-11", "needs-a-talisman", who=who, space=to)
    elif to in onward and not character.fulfilled:
        draft.object("TA-INN-03", "fulfil-it-first", who=who, space=to)
    elif to in onward and character.going_back:
        draft.object("TA-INN-08", "on-the-way-back", who=who, space=to)
    else:
        draft.object("TA-INN-07", "fulfil-it-first", who=who, space=to)


@moves.add(by="seat", step="movement")
def stay_inside(draft: Draft[Realm], who: Who) -> None:
    """TA-INN-02, TA-INN-10: stay on a space whose instruction is fulfilled; nothing is met there in this turn."""
    character = moving(draft, who)
    if board.region(character.space) != "inner":
        draft.object("TA-MOV-02", "must-move", who=named(character))
    elif not travel.may_stay_inside(draft.state):
        blocked = travel.must_turn_back(draft.state, character)
        key = "may-not-stay" if character.fulfilled else "face-it-or-turn-back"
        draft.object("TA-INN-10" if blocked and character.fulfilled else "TA-INN-02", key, who=named(character))
    draft.state.turn.stay()


@moves.add(by="seat", step="movement", page_after=TO_THE_TURN)
def face_it_again(draft: Draft[Realm], who: Who) -> None:
    """TA-INN-28, TA-INN-31, TA-EDGE-01: the werewolf, the Pits or Death wait on: the turn goes into that."""
    character = moving(draft, who)
    if board.region(character.space) != "inner" or character.fulfilled:
        draft.object("TA-INN-03", "nothing-unfinished", who=named(character))
    draft.state.turn.arrived = True


def _asked(draft: Draft[Realm], who: int, *spaces: str) -> Character:
    """The character whose space asks for this now; TA-INN-06: on the way back nothing is asked."""
    character = in_turn(draft, who)
    if character.space not in spaces:
        draft.refuse("who", "not-on-that-space", who=named(character), space=spaces[0])
    if not draft.state.turn.arrived:
        draft.object("TA-ENC-01", "move-first", who=named(character))
    if character.fulfilled:
        draft.object("TA-INN-06" if character.going_back else "TA-INN-03", "fulfilled-already", who=named(character))
    return character


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, reveals=True)
def delve(draft: Draft[Realm], who: Who, rolled: Dice | None = None, value: Count | None = None) -> None:
    """TA-INN-19..25, TA-KNOW-05, 06: the Crypt (by strength) or the Mine (by craft): three dice, less the total."""
    character = _asked(draft, who, CRYPT, MINE)
    crypt = character.space == CRYPT
    count = EXIT_DICE - (1 if not crypt and character.can("one_die_fewer") else 0)
    sum_of = roll_sum(draft, count, rolled)
    value = whole(draft, character, "strength" if crypt else "craft", value)
    out = travel.crypt_exit(character.space, sum_of - value)
    facts = {"who": named(character), "space": character.space, "rolled": sum_of, "value": value}
    difference = sum_of - value
    draft.tell("tell-delved", **facts, difference=f"−{-difference}" if difference < 0 else difference)
    if out == character.space:
        draft.write("wrote-found-the-way", **facts)
        character.fulfilled = True
        return
    draft.write("wrote-let-out", **{**facts, "to": out})
    travel.arrive(draft, character, out, carried=True)
    character.fulfilled, character.going_back = True, False
    draft.state.turn.no_encounter = not draft.state.default("TA-INN-24")


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, reveals=True)
def meet_werewolf(draft: Draft[Realm], who: Who, rolled: Dice | None = None) -> None:
    """TA-INN-26..28: two dice are the strength of its own werewolf; one that was not beaten is the same next turn."""
    character = _asked(draft, who, DEN)
    if not character.werewolf:
        character.werewolf = roll_sum(draft, 2, rolled)
        draft.write("wrote-werewolf", who=named(character), value=character.werewolf)
    elif rolled is not None:
        draft.refuse("rolled", "werewolf-is-known", value=character.werewolf)
    combat.against_creature(draft, character, "werewolf", "werewolf", character.werewolf)


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, reveals=True)
def enter_pits(draft: Draft[Realm], who: Who, rolled: Face | None = None) -> None:
    """TA-INN-29..32, TA-KNOW-04: one die of monsters, strength 4 each, fought one after another."""
    character = _asked(draft, who, PITS)
    if not character.pits:
        character.pits = roll_die(draft, rolled)
        draft.write("wrote-pits", who=named(character), count=character.pits)
    elif rolled is not None:
        draft.refuse("rolled", "pits-are-known", count=character.pits)
    combat.against_creature(draft, character, "pits", "pit_monster", draft.state.pit_monster)


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, reveals=True)
def dice_with_death(draft: Draft[Realm], who: Who, rolled: Dice | None = None, theirs: Dice | None = None) -> None:
    """TA-INN-15, TA-INN-03 (ledger 29.2): two dice against Death's two: lower costs a life, higher opens the way."""
    character = _asked(draft, who, DICE)
    own = roll_sum(draft, 2, rolled)
    death = roll_sum(draft, 2, theirs, "theirs")
    draft.write("wrote-diced", who=named(character), score=own, theirs=death)
    if own > death:
        character.fulfilled = True
        return
    if own < death:
        lose_lives(draft, character, 1)
    draft.state.turn.end("diced")


@moves.add(by="seat", step="encounter")
def fulfil(draft: Draft[Realm], who: Who) -> None:
    """TA-INN-03, TA-TIM-07: what its inner space asks has been done at the table: it may go on next turn."""
    character = active(draft, who)
    if board.region(character.space) != "inner":
        draft.refuse("who", "not-inside", who=named(character))
    character.fulfilled = True
    draft.write("wrote-fulfilled", who=named(character), space=character.space)
