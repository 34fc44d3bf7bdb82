"""Movement outside the inner region: the die, the bridge, the raft, the Gate, being carried. TA-MOV to TA-GATE."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import board
from ..box.board import GATE, HILLS, PLAIN, SENTINEL
from ..box.names import Ability, Count, Dice, Face, SpaceId, Who
from ..play import combat, happenings, travel
from ..play.acting import active, moving, no_fight, on_board
from ..play.counters import change_counter, heal, whole
from ..play.dice import roll_die, roll_sum
from ..play.piles import take_purchase
from ..play.turns import due_rafts, lose_rafts
from ..state.character import Character, named
from ..state.table import Realm

moves = Moves()
OPENING_DICE = 2  # TA-KNOW-07
FREED = 4  # ledger 29.2: the least roll that frees whom the Temple enslaved


@moves.add(by="seat", step="movement", page_after={"party": "turn"}, reveals=True)  # on the map it shows there
def roll_movement(draft: Draft[Realm], who: Who, rolled: Face | None = None) -> None:
    """TA-MOV-01, TA-EDGE-01: roll one die for the movement in the outer or the middle region."""
    character = moving(draft, who)
    turn = draft.state.turn
    if board.region(character.space) == "inner":
        draft.object("TA-INN-01", "no-die-inside", can_overrule=False)
    if character.toad is not None:
        draft.object("TA-TOAD-09", "toads-hop", who=named(character))
    if turn.rolled:
        draft.object("TA-MOV-01", "rolled-already", rolled=turn.rolled)
    if travel.deciding_on_raft(draft.state):
        draft.object("TA-RAFT-11", "raft-first", who=named(character))
    turn.rolled = roll_die(draft, rolled)
    draft.tell("tell-rolled-movement", who=named(character), rolled=turn.rolled)
    if any(held.kind == "enslaved" for held in character.lasting):
        _break_free(draft, character)


def _break_free(draft: Draft[Realm], character: Character) -> None:
    """Ledger 29.2, the Temple: enslaved until a 4, 5 or 6 is rolled for movement."""
    turn = draft.state.turn
    if turn.rolled >= FREED:
        character.lasting = [held for held in character.lasting if held.kind != "enslaved"]
        draft.write("wrote-free-again", who=named(character))
        return
    draft.write("wrote-still-enslaved", who=named(character))
    turn.stay()


@moves.add(by="seat", step="movement", page_after={"map": "turn"})
def go(draft: Draft[Realm], who: Who, to: SpaceId) -> None:
    """TA-MOV-02..06, TA-SENT-01..13, TA-TOAD-09, TA-EDGE-13: the whole roll, to one of its ends.

    Over the bridge the Sentinel comes first; only behind him it is chosen where the rest of the roll leads.
    A toad hops one space, without a die.
    """
    character = moving(draft, who)
    state, turn = draft.state, draft.state.turn
    if not travel.in_inner(character) and not travel.steps_left(state):
        draft.object("TA-MOV-01", "roll-first", can_overrule=False)
    ends = travel.ends(state)
    found = sorted((end for end in ends if end.to == to), key=lambda end: (end.inward, end.crosses))
    if not found and to == HILLS:  # TA-SENT-12: over the bridge, and only there it is chosen where to
        found = [end for end in ends if end.inward and not turn.crossed]
    if not found:
        _no_end(draft, character, to)
        return
    if found[0].inward and not turn.crossed:
        _sentinel(draft, character, travel.left_behind_the_bridge(character.space, found[0].path))
        return
    travel.arrive(draft, character, to)


def _no_end(draft: Draft[Realm], character: Character, to: str) -> None:
    """TA-MOV-02, TA-TOAD-09: so many steps do not lead there; if the table says so, it goes there all the same."""
    if character.toad is not None:
        draft.object("TA-TOAD-09", "toads-hop-one", who=named(character), space=to)
    else:
        draft.object("TA-MOV-02", "not-an-end", space=to, rolled=travel.steps_left(draft.state))
    travel.arrive(draft, character, to)


def _sentinel(draft: Draft[Realm], character: Character, left: int) -> None:
    """TA-SENT-03, 04, 13, 14, TA-KNOW-03: whoever passes inwards has to beat the Sentinel, or to evade him."""
    turn = draft.state.turn
    if character.space != SENTINEL:
        character.space = SENTINEL
        draft.tell("tell-move-standee", who=named(character), space=SENTINEL)
    turn.crossed, turn.left = True, left
    combat.against_creature(draft, character, "sentinel", "the_sentinel", draft.state.sentinel)


@moves.add(by="seat", step="movement", page_after={"map": "turn"})
def move_freely(draft: Draft[Realm], who: Who, to: SpaceId) -> None:
    """TA-MOV-03: a spell, an ability or a card moves it without a roll: that is its movement of this turn.

    TA-GATE-02: into the inner region only the Gate leads, unless the card itself says otherwise.
    """
    character = moving(draft, who)
    _only_by_the_gate(draft, character, to)
    travel.arrive(draft, character, to)


def _only_by_the_gate(draft: Draft[Realm], character: Character, to: str) -> None:
    inside = board.inside(to) and not board.inside(character.space)
    if inside and not draft.state.default("TA-GATE-02"):
        draft.object("TA-GATE-02", "only-by-the-gate", who=named(character))


@moves.add(by="seat", page_after={"map": "turn"})
def carry(draft: Draft[Realm], who: Who, to: SpaceId) -> None:
    """TA-ENC-02, TA-EDGE-07: an encounter carries it to another space; only what is met there follows, no movement."""
    character, fight = on_board(draft, who), draft.state.fight
    if fight is not None and fight.step != "before" and fight.involves(who):
        no_fight(draft)  # the dice have fallen: first what they bring
    _only_by_the_gate(draft, character, to)
    travel.arrive(draft, character, to, carried=True)


@moves.add(by="seat", step="movement")
def rest_on_six(draft: Draft[Realm], who: Who) -> None:
    """TA-KNOW-11, TA-MOV-01: the Troll, having rolled a 6, stays where it is and heals a life."""
    character = moving(draft, who)
    if not character.can("rests_on_six") or draft.state.turn.rolled != 6:
        draft.object("TA-MOV-02", "must-move", who=named(character))
    heal(draft, character, 1)
    draft.state.turn.stay()


@moves.add(by="seat", step="movement")
def stay_as_toad(draft: Draft[Realm], who: Who) -> None:
    """TA-TOAD-09: a toad has to hop, unless the table reads that it may."""
    character = moving(draft, who)
    if character.toad is None:
        draft.object("TA-MOV-02", "must-move", who=named(character))
    if draft.state.default("TA-TOAD-09"):
        draft.object("TA-TOAD-09", "toads-must-hop", who=named(character))
    draft.state.turn.stay()


# --- the raft --------------------------------------------------------------------------------------------------------


@moves.add(by="seat", step="movement")
def build_raft(draft: Draft[Realm], who: Who) -> None:
    """TA-RAFT-03..06, TA-KNOW-10, TA-KNOW-14: instead of moving, with an axe, at the start of its turn in the woods."""
    character = moving(draft, who)
    state, turn = draft.state, draft.state.turn
    if turn.rolled:
        draft.object("TA-RAFT-03", "raft-only-at-the-start", who=named(character))
    if board.space(character.space).name not in travel.RAFT_WOODS:
        draft.object("TA-RAFT-03", "raft-only-in-woods", who=named(character))
    if state.lacks(character, "axe") or character.toad is not None:
        draft.object("TA-RAFT-03", "raft-needs-an-axe", who=named(character))
    if travel.deciding_on_raft(state):
        draft.object("TA-RAFT-11", "raft-first", who=named(character))  # TA-EDGE-01: the old one is decided on first
    lose_rafts(draft, character, due_rafts(character))  # TA-RAFT-12: this was their turn
    character.objects.append(take_purchase(draft, "raft"))
    turn.arrived, turn.no_encounter = True, state.default("TA-RAFT-05")
    draft.tell("tell-take-purchase", who=named(character), card="raft")
    draft.write("wrote-built-raft", who=named(character), space=character.space)


@moves.add(by="seat", step="movement", page_after={"map": "turn"})
def use_raft(draft: Draft[Realm], who: Who, to: SpaceId) -> None:
    """TA-RAFT-01, TA-RAFT-07..12: over the Storm River in place of the roll, to a space right opposite, either way."""
    character = moving(draft, who)
    if draft.state.lacks(character, "raft"):
        draft.refuse("who", "has-no-raft", who=named(character))
    rafts = due_rafts(character)
    if not rafts and character.rafts:
        draft.object("TA-RAFT-07", "raft-next-turn", who=named(character))
        rafts = character.rafts
    if draft.state.turn.rolled:
        draft.object("TA-RAFT-09", "raft-instead-of-roll", who=named(character))
    if to not in board.opposite(character.space):
        draft.object("TA-RAFT-08", "not-opposite", space=to)
    lose_rafts(draft, character, rafts)  # TA-RAFT-07: one carries, whatever else was due goes with it
    draft.write("wrote-rafted", who=named(character), space=to)
    travel.arrive(draft, character, to)


@moves.add(by="seat", step="movement")
def leave_raft(draft: Draft[Realm], who: Who) -> None:
    """TA-RAFT-11, TA-RAFT-12: the raft is not used: it is gone, and the turn goes on as any other."""
    character = active(draft, who)
    if not character.rafts:
        draft.refuse("who", "has-no-raft", who=named(character))
    if not character.due_rafts:
        draft.object("TA-RAFT-07", "raft-next-turn", who=named(character))
    lose_rafts(draft, character, due_rafts(character) or character.rafts)


@moves.add(by="seat", step="movement", page_after={"map": "turn"}, reveals=True)
def try_gate(
    draft: Draft[Realm], who: Who, by: Ability, rolled: Dice | None = None, value: Count | None = None
) -> None:
    """TA-GATE-01..13, TA-KNOW-07: try to open the Gate by strength or by craft; two dice may not exceed the total.

    It opens on the Plain of Peril; else the movement ends on the Gate and one counter of that ability is lost.
    `value`: the total, where the table keeps the characters itself.
    """
    character = moving(draft, who)
    state, turn = draft.state, draft.state.turn
    ways = travel.gate_ways(state)
    if not ways:
        draft.object("TA-GATE-04", "gate-too-far", who=named(character), rolled=travel.steps_left(state))
    elif all(way.inward for way in ways) and not turn.crossed:
        _sentinel(draft, character, travel.steps_left(state) - ways[0].path.index(HILLS) - 1)
        return
    count = OPENING_DICE - (1 if by == "craft" and character.can("one_die_fewer") else 0)
    sum_of = roll_sum(draft, count, rolled)
    value = whole(draft, character, by, value)
    opened = sum_of <= value
    happenings.note(state, "gate", "opened" if opened else "shut", who)
    facts = {"who": named(character), "rolled": sum_of, "value": value}
    if opened:
        draft.write("wrote-gate-opened", **facts)
        travel.arrive(draft, character, PLAIN)
        return
    draft.write("wrote-gate-held", **facts, by=by)
    travel.arrive(draft, character, GATE)
    change_counter(draft, character, by, -1)
    turn.shut = state.default("TA-GATE-10")
