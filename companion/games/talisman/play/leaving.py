"""Leaving the board: what a dead or conceding character leaves behind, and what goes back to its place. TA-DEATH."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.character import Character, named
from ..state.pieces import Why
from ..state.table import Realm
from . import happenings
from .piles import discard, put_down


def die(draft: Draft[Realm], character: Character) -> None:
    """TA-DEATH-01..06, TA-DEATH-12..16: what a dead character leaves, what goes back, and whether its seat goes on."""
    state = draft.state
    draft.write("wrote-died", who=named(character), space=character.space)
    happenings.note(state, "death", who=character.seat)
    character.deeds.deaths += 1
    leave_behind(draft, character)
    clear(draft, character)
    character.standing = "out" if state.crown_reached else "waiting"
    character.died_round = state.round
    if state.crown_reached:
        draft.write("wrote-out", who=named(character))
    else:
        draft.tell("tell-new-character-later", who=named(character))
    _end_of_its_turn(state, character, "dead")
    crown_left(state)


def out_of_the_game(draft: Draft[Realm], character: Character) -> None:
    """TA-WIN-02, TA-CMD-15: a character that gives in leaves the game, and its things as a dead one's."""
    draft.write("wrote-conceded", who=named(character))
    if character.in_play:
        if draft.state.default("TA-CMD-15"):
            leave_behind(draft, character)
        else:
            _to_the_piles(draft, character)
        clear(draft, character)
    character.standing = "out"
    _end_of_its_turn(draft.state, character, "conceded")
    crown_left(draft.state)


def _to_the_piles(draft: Draft[Realm], character: Character) -> None:
    """TA-CMD-15, read the other way: nothing of it stays on the board."""
    for card in (*character.belongings, *character.trophies):
        discard(draft, card)
    character.objects, character.followers, character.trophies = [], [], []
    if not draft.state.in_app("characters"):
        draft.tell("tell-all-to-piles-there", who=named(character))
    elif character.gold:
        draft.tell("tell-gold-to-bank", who=named(character), amount=character.gold)


def _end_of_its_turn(state: Realm, character: Character, why: Why) -> None:
    """TA-DEATH-16: a character that is gone has no further part of its turn, nor any fight."""
    fight = state.fight
    if fight is not None and fight.involves(character.seat):
        state.fight = None
    if state.turn.who == character.seat:
        state.turn.end(why)
    if state.command is not None:  # a caster who is gone commands nobody, and who is gone need not answer
        waiting = [seat for seat in state.command.waiting if seat != character.seat]
        state.command.waiting = waiting
        if state.command.by == character.seat or not waiting:
            state.command = None


def crown_left(state: Realm) -> None:
    """TA-DEATH-10, read the other way: with nobody on the Crown any more the next dead start anew, as before."""
    if not state.default("TA-DEATH-10") and not state.on("crown") and len(state.still_in) > 1:
        state.crown_reached = False


def leave_behind(draft: Draft[Realm], character: Character, everything: bool = True) -> None:
    """TA-DEATH-03, TA-DEATH-12, TA-TOAD-04: objects, followers and gold stay on its space; trophies are discarded.

    What lies on the table only, the hands are told to put there.
    """
    discarded = draft.state.default("TA-DEATH-12")
    cards, gold = character.belongings, character.gold
    character.objects, character.followers, character.gold, character.due_rafts = [], [], 0, []
    if everything:
        trophies, character.trophies = character.trophies, []
        if discarded:
            for card in trophies:
                discard(draft, card)
        else:
            cards = [*cards, *trophies]
    put_down(draft, character.space, cards, gold)
    if not draft.state.in_app("characters"):
        draft.tell("tell-things-there", who=named(character), space=character.space)
        if everything:
            draft.tell("tell-trophies-there", who=named(character), discarded=discarded, space=character.space)


def clear(draft: Draft[Realm], character: Character) -> None:
    """TA-DEATH-02, 04..06, 13: standee, counters, spells and cards back to where they came from."""
    state = draft.state
    _off_the_board(draft, character)
    for spell in character.spells:
        state.spells.put_to_discard(spell)
    if not state.in_app("characters"):
        draft.tell("tell-spells-there", who=named(character))
    elif character.spells:
        draft.tell("tell-spells-to-used", who=named(character), count=len(character.spells))
    if character.alignment_card:
        draft.tell("tell-alignment-card-away", who=named(character))
    character.spells = []
    character.strength = character.craft = character.lives = character.gold = 0
    character.toad, character.missed, character.due_rafts, character.newcomer = None, 0, [], False
    character.alignment, character.alignment_changed = character.printed, False
    character.alignment_card = False
    character.going_back, character.fulfilled = False, True
    character.werewolf = character.pits = 0
    character.lasting = []
    if character.id not in state.unused:
        state.unused.append(character.id)
    draft.tell("tell-character-back", who=named(character))


def _off_the_board(draft: Draft[Realm], character: Character) -> None:
    """TA-DEATH-02, TA-DEATH-13: the standee, or what stands in its place."""
    toad = character.toad
    if toad is None:
        draft.tell("tell-take-standee", who=named(character))
    else:
        draft.tell("tell-take-toad" if toad.card else "tell-take-toad-stand-in", who=named(character))
