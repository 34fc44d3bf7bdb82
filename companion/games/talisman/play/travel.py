"""Where a character may go in this turn, and what it means to arrive. TA-MOV, TA-SENT, TA-RAFT, TA-GATE, TA-INN."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import board
from ..box.board import CROWN, CRYPT, DEN, DICE, GATE, HILLS, MINE, PITS, PLAIN, TOWER, VALLEY
from ..state.character import Character, named
from ..state.table import Realm
from . import happenings, paths
from .leaving import crown_left
from .paths import End, GateWay

WITH_INSTRUCTIONS = (CRYPT, MINE, DEN, PITS, DICE, TOWER)  # TA-INN-15
RAFT_WOODS = ("woods", "forest")  # TA-RAFT-03, TA-KNOW-10
GRANTED_MOVES = ("teleport", "ferry")


def steps_left(state: Realm) -> int:
    """TA-MOV-01, TA-TOAD-09, TA-SENT-05: how many steps the active character has to go; 0 before it has rolled."""
    if state.turn.crossed:
        return state.turn.left
    return 1 if state.active.toad is not None else state.turn.rolled


def may_move(state: Realm) -> bool:
    """Whether the movement of this turn is still to come."""
    turn, character = state.turn, state.active
    return not (turn.arrived or turn.over or state.fight or character.space == CROWN or not character.in_play)


def in_inner(character: Character) -> bool:
    """TA-INN-01: whether it moves by single spaces, without a die."""
    return board.region(character.space) == "inner"


def ends(state: Realm) -> list[End]:
    """TA-MOV-06: every legal end of the active character's movement in the outer and the middle region."""
    character = state.active
    if not may_move(state) or in_inner(character) or deciding_on_raft(state):
        return []
    if state.turn.crossed:
        return paths.ends(HILLS, steps_left(state), crossing=not state.default("TA-MOV-06"))
    return paths.ends(character.space, steps_left(state), again=not state.default("TA-MOV-06"))


def left_behind_the_bridge(start: str, path: paths.Path) -> int:
    """TA-SENT-02, TA-SENT-05: how many steps of a way inwards are left on the Hills."""
    hops = list(zip((start, *path), path, strict=False))
    return len(path) - hops.index((board.SENTINEL, HILLS)) - 1


def gate_ways(state: Realm) -> list[GateWay]:
    """TA-GATE-04..06, TA-EDGE-14: the ways on which the Gate may be tried in this turn."""
    character = state.active
    if not may_move(state) or in_inner(character) or deciding_on_raft(state):
        return []
    if character.toad is not None and not state.default("TA-EDGE-14"):
        return []
    return paths.gate_ways(HILLS if state.turn.crossed else character.space, steps_left(state))


def deciding_on_raft(state: Realm) -> bool:
    """TA-RAFT-07, TA-RAFT-11: whether it must be said first if the raft is used; not where it leads nowhere."""
    return bool(raft_ends(state)) and state.default("TA-RAFT-11")


def raft_ends(state: Realm) -> tuple[str, ...]:
    """TA-RAFT-07, TA-RAFT-08: the spaces across the river, where the raft can be used in this turn."""
    character = state.active
    if not may_move(state) or state.turn.rolled or not character.due_rafts:
        return ()
    return board.opposite(character.space)


def can_build_raft(state: Realm) -> bool:
    """TA-RAFT-03, TA-RAFT-06: an axe, the start of its turn in Woods or the Forest, and a raft card in its pile."""
    character, turn = state.active, state.turn
    fresh = may_move(state) and not turn.rolled and character.toad is None and not character.due_rafts
    in_woods = board.space(character.space).name in RAFT_WOODS
    return fresh and in_woods and character.has("axe") and state.stock.get("raft", 0) > 0


def must_turn_back(state: Realm, character: Character) -> bool:
    """TA-INN-10: before the Valley of Fire without a Talisman there is only the way back."""
    return VALLEY in board.onward(character.space) and state.lacks(character, "talisman")


def inner_steps(state: Realm) -> dict[str, bool]:
    """TA-INN-02..11: the spaces that it may step on from where it stands inside, and whether that is the way back."""
    character = state.active
    if not may_move(state) or not in_inner(character):
        return {}
    found = {}
    if not character.going_back or not state.default("TA-INN-08"):
        for to in board.onward(character.space):
            allowed = not state.lacks(character, "talisman") or to not in (VALLEY, CROWN)
            allowed = allowed or (to == CROWN and state.default("TA-EDGE-11"))
            if character.fulfilled and allowed:
                found[to] = False
    if character.fulfilled or state.default("TA-INN-07"):
        for to in board.back(character.space):
            found.setdefault(to, True)
    return found


def may_stay_inside(state: Realm) -> bool:
    """TA-INN-02: staying by choice where the instruction is fulfilled; not where TA-INN-10 sends it back."""
    character = state.active
    inside = may_move(state) and in_inner(character) and character.fulfilled and not character.going_back
    return inside and state.default("TA-INN-02") and not must_turn_back(state, character)


def arrive(draft: Draft[Realm], character: Character, to: str, *, carried: bool = False) -> None:
    """Its movement ends there, or (`carried`) an encounter brought it. TA-ENC-01, TA-ENC-02, TA-EDGE-07."""
    state, turn = draft.state, draft.state.turn
    left = character.space
    character.space = to
    region, before = board.region(to), board.region(left)
    if carried and to != left:
        _leave_fight(state, character)
    if state.turn.who == character.seat:
        turn.arrived = True
        turn.no_encounter = turn.shut = False
        if not carried:  # ledger 29.2, the Tavern: what it grants holds for the next move
            character.lasting = [held for held in character.lasting if held.kind not in GRANTED_MOVES]
        else:
            turn.chose, turn.drawn, turn.followed, turn.met_seat = "", False, False, 0
            turn.evaded, turn.met, turn.free = [], [], []
    if to != left:
        draft.tell("tell-move-standee", who=named(character), space=to)
        draft.write("wrote-came", who=named(character), space=to)
    if to == PLAIN or region != "inner":
        character.going_back = False  # TA-INN-08
    if to != left:
        character.werewolf = character.pits = 0
        character.fulfilled = to not in WITH_INSTRUCTIONS or character.going_back
    if region in ("outer", "middle") and before in ("outer", "middle") and region != before and not carried:
        happenings.note(state, "river", "bridge" if turn.crossed or HILLS in (left, to) else "raft", character.seat)
    happenings.note(state, "space", board.space(to).name, character.seat)
    if to == CROWN:
        reach_crown(draft, character)
    elif left == CROWN:
        crown_left(state)


def _leave_fight(state: Realm, character: Character) -> None:
    """TA-EDGE-07: who is carried away before the dice fights no more with what stays behind."""
    fight = state.fight
    if fight is not None and fight.involves(character.seat):
        state.fight = None


def reach_crown(draft: Draft[Realm], character: Character) -> None:
    """TA-DEATH-10, TA-TIM-08: somebody stands on the Crown of Command: from now on the dead stay dead."""
    state = draft.state
    if not state.crown_reached:
        happenings.note(state, "claimed", who=character.seat)
        draft.write("wrote-crown-reached", who=named(character))
        draft.tell("tell-crown-reached", who=named(character))
    state.crown_reached = True


def crypt_exit(space: str, difference: int) -> str:
    """TA-INN-21, TA-KNOW-05, TA-KNOW-06: where the Crypt or the Mine lets out, by the dice less the value."""
    if difference <= 0:
        return space
    if difference == 1:
        return PLAIN
    if difference <= 3:
        return GATE
    if difference <= 5:
        return board.CAVE
    return board.CITY if space == CRYPT else board.TAVERN
