"""Turns and rounds: whose begins, what ends with it, who comes back, who is left in the end. TA-TURN, TIM, WIN."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.procedure import Procedure, Step
from ..box.names import GOLD, LIVES
from ..box.printed import sheets
from ..state.character import Character, named
from ..state.pieces import Card, Moment, Toad, Turn
from ..state.table import Realm
from . import happenings
from .acting import no_fight
from .nature import restore
from .piles import discard, lift
from .spells import draw_spell
from .totals import total

TURN = Procedure("turn", (Step("movement", "TA-TURN-01"), Step("encounter", "TA-TURN-01"), Step("end", "TA-TURN-02")))


def stand(state: Realm) -> None:
    """Let the table stand on the part of the turn that it is in. TA-TURN-01."""
    turn = state.turn
    done = turn.over or (turn.arrived and nothing_follows(state)) or not state.active.in_play
    part = "end" if done else "encounter" if turn.arrived or state.active.space == "crown" else "movement"
    state.standing = TURN.at(part)


def nothing_follows(state: Realm) -> bool:
    """TA-ENC-03, TA-GATE-10: no encounter follows; before a Gate that stayed shut none but one with a character."""
    turn = state.turn
    alone = len(state.on(state.active.space)) < 2 or turn.chose == "character"
    return turn.no_encounter or (turn.shut and alone)


def part(state: Realm) -> str:
    """The part of the turn that the table stands on: movement, encounter or end."""
    return state.standing.step if state.standing else "movement"


def hand_on(draft: Draft[Realm]) -> None:
    """TA-TURN-02: the active turn ends, and the next seat clockwise begins its own; missed turns are counted off."""
    state = draft.state
    end_of_turn(draft, state.active)
    if settle_winner(draft):
        return
    seat = state.turn.who
    for _ in range(100 * len(state.characters)):  # each round counts a missed turn off, so somebody comes to play
        following = next((character for character in state.clockwise(seat) if character.standing != "out"), None)
        if following is None:
            return
        if place_in_round(state, following.seat) <= place_in_round(state, seat):
            new_round(draft)
        seat = following.seat
        if following.standing == "waiting":
            come_back(draft, following)
        if not following.in_play:
            if settle_winner(draft):
                return
            continue
        if begin(draft, following):
            return


def place_in_round(state: Realm, seat: int) -> int:
    """TA-SET-14: how far from the first player a seat is, clockwise."""
    return (seat - state.first) % len(state.characters)


def new_round(draft: Draft[Realm]) -> None:
    """Another time around the table: the race is noted. TA-DEATH-07, read the other way: the dead start anew now."""
    state = draft.state
    state.round += 1
    if not state.default("TA-DEATH-07"):
        for character in state.characters:
            if character.standing == "waiting":
                come_back(draft, character)
    state.race.append(snapshot(state))


def snapshot(state: Realm) -> list[Moment]:
    """Each seat's strength, craft and lives as they stand now: totals, as one sees them at the table."""
    return [
        Moment(total(character, "strength"), total(character, "craft"), character.lives)
        if character.in_play
        else Moment(0, 0, 0)
        for character in state.characters
    ]


def begin(draft: Draft[Realm], character: Character) -> bool:
    """TA-EDGE-01, TA-EDGE-02, TA-TIM-01, 03, 04: a turn begins; whether it is played, or missed."""
    state = draft.state
    state.turn = Turn(who=character.seat, number=state.turn.number + 1, stood=character.space)
    clear_alignment_flags(state, character)
    happenings.turn_begins(state)
    if character.missed:
        character.missed -= 1
        draft.write("wrote-turn-missed", who=named(character), left=character.missed)
        draft.tell("tell-turn-missed", who=named(character), left=character.missed)
        if character.toad is not None and state.default("TA-TOAD-19"):
            age_toad(draft, character, character.toad)
        if state.default("TA-RAFT-07"):
            lose_rafts(draft, character, character.rafts)  # this was the turn in which they could be used
        return False
    character.due_rafts = [card.id for card in character.rafts]
    draft.tell("tell-turn-of", who=named(character))
    if character.space == "crown":
        state.turn.arrived = True  # TA-INN-12, TA-CMD-06: nobody moves there: the turn is its encounter
    return True


def clear_alignment_flags(state: Realm, character: Character) -> None:
    """TA-TIM-04: one change of alignment from own turn to own turn; read the other way, one in anybody's turn."""
    whose = [character] if state.default("TA-TIM-04") else state.characters
    for one in whose:
        one.alignment_changed = False


def end_of_turn(draft: Draft[Realm], character: Character) -> None:
    """TA-RAFT-12, TA-TOAD-02: what ends with a turn: the rafts that were there to be used, a toad's time."""
    no_raft_lies(draft)
    if not character.in_play:
        return
    character.newcomer = False
    lose_rafts(draft, character, due_rafts(character))
    if character.toad is not None:
        age_toad(draft, character, character.toad)


def age_toad(draft: Draft[Realm], character: Character, toad: Toad) -> None:
    """TA-TOAD-02, TA-TOAD-03: one of the three turns is over, or the one in which it was turned."""
    if toad.fresh:
        toad.fresh = False
        return
    toad.left -= 1
    if toad.left <= 0:
        restore(draft, character, toad)


def due_rafts(character: Character) -> list[Card]:
    """TA-RAFT-07: the rafts whose own turn this one is; one that came since then waits for the next."""
    return [card for card in character.rafts if card.id in character.due_rafts]


def lose_rafts(draft: Draft[Realm], character: Character, rafts: list[Card]) -> None:
    """TA-RAFT-12: used or not, these rafts go back to where they came from."""
    for card in rafts:
        character.part_with(card)
        discard(draft, card)


def no_raft_lies(draft: Draft[Realm]) -> None:
    """TA-RAFT-12: a raft that nobody took in this turn is not left lying either."""
    for space, lying in list(draft.state.spaces.items()):
        for card in [card for card in lying.cards if "raft" in card.marks]:
            lift(draft, space, card)
            discard(draft, card)


def come_back(draft: Draft[Realm], character: Character) -> None:
    """TA-DEATH-07, 08, 11, 14, TA-WIN-04: a dead character's player starts anew, unless not in this turn, or never."""
    state = draft.state
    if state.crown_reached and not state.default("TA-DEATH-11"):
        character.standing = "out"
        draft.write("wrote-out", who=named(character))
        return
    if not state.default("TA-DEATH-07") and state.round <= character.died_round:
        return
    known = [id for id in state.unused if id in sheets(draft.knowledge)]
    if not known:
        known = [character.id]  # its own card lies there, too. TA-DEATH-14
    take_character(draft, character, state.chance.pick(known))
    character.newcomer = True
    draft.write("wrote-came-back", who=named(character), seat=character.seat)
    happenings.note(state, "newcomer", who=character.seat)


def take_character(draft: Draft[Realm], character: Character, id: str) -> None:
    """TA-SET-03..07, TA-SET-11, TA-DEATH-08: a seat's character as its card has it, with its starting spells."""
    state = draft.state
    sheet = sheets(draft.knowledge)[id]
    if id in state.unused:
        state.unused.remove(id)
    character.id, character.name = id, sheet.name
    character.standing = "playing"
    character.starts = character.space = sheet.starts
    character.printed = character.alignment = sheet.alignment
    character.strength = character.start_strength = sheet.strength
    character.craft = character.start_craft = sheet.craft
    character.lives, character.gold = LIVES, GOLD
    character.traits, character.text = list(sheet.traits), sheet.text
    draft.tell("tell-place-standee", who=named(character), space=character.space)
    facts = {"strength": character.strength, "craft": character.craft, "lives": LIVES, "gold": GOLD}
    draft.tell("tell-starting-counters", who=named(character), **facts)
    for _ in range(sheet.spells):
        draw_spell(draft, character)


def settle_winner(draft: Draft[Realm]) -> bool:
    """TA-WIN-01, TA-WIN-04, TA-EDGE-15: whether one character is left in the game, who wins.

    Looked at anew each time: whoever was put out by mistake and comes back takes the victory back.
    """
    state, left = draft.state, draft.state.still_in
    alone = len(left) == 1 and left[0].in_play and len(state.characters) > 1 and state.crown_reached
    winner = left[0].seat if alone else 0
    if winner == state.winner or not winner:
        state.winner = winner
        return bool(winner)
    state.winner = winner
    state.race.append(snapshot(state))
    draft.write("wrote-won", who=named(left[0]))
    draft.tell("tell-won", who=named(left[0]))
    happenings.note(state, "victory", who=state.winner)
    return True


def crown_is_shared(state: Realm) -> bool:
    """TA-CMD-06: more than one character on the Crown."""
    return len(state.on("crown")) > 1


def just_came_back(state: Realm, character: Character) -> bool:
    """TA-DEATH-07: whether the app drew this character just now; the table may have drawn another one."""
    turn = state.turn
    return character.newcomer and turn.who == character.seat and not turn.arrived and not turn.rolled


def miss_turns(draft: Draft[Realm], character: Character, count: int, by_event: bool) -> None:
    """TA-CARD-06, TA-CARD-19, TA-TIM-01: missed turns; by an event the turn that is under way ends and is the first."""
    state = draft.state
    counts = by_event or not state.default("TA-CARD-19")
    if state.turn.who == character.seat and counts and not state.turn.over:
        no_fight(draft)  # TA-CARD-03: an event comes before the enemies
        character.missed += count - 1
        state.turn.end("missed")
    else:
        character.missed += count
    draft.tell("tell-missed", who=named(character), count=character.missed)
    draft.write("wrote-missed", who=named(character), count=count)
