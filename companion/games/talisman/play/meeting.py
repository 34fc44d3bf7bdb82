"""Encounters: a character or the space, and what passes from one character to another. TA-ENC-04..07, TA-CMD-05."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import Who
from ..state.character import Character, named
from ..state.pieces import Card
from ..state.table import Realm
from . import encounter
from .acting import in_turn
from .piles import hand_over


def meets_space(draft: Draft[Realm], character: Character) -> None:
    """TA-ENC-04, TA-COL-04: from now on it follows the space, and meets no character in this turn; it draws first."""
    space_is_met(draft, character)
    if draft.state.turn.who == character.seat:
        draft.state.turn.chose = "space"
        encounter.settle_number(draft.state)
    if encounter.due(draft.state) and draft.state.in_app("board"):
        draft.object("TA-ENC-08", "draw-first", who=named(character), count=encounter.due(draft.state))


def space_is_met(draft: Draft[Realm], character: Character) -> None:
    """TA-GATE-10, TA-ENC-04: nothing on a space is met before a Gate that stayed shut, or after meeting somebody."""
    turn = draft.state.turn
    if turn.shut:
        draft.object("TA-GATE-10", "gate-stayed-shut", who=named(character))
    if turn.chose == "character":
        draft.object("TA-ENC-04", "met-a-character", who=named(character))


def meets_character(draft: Draft[Realm], character: Character, other: Character) -> None:
    """TA-ENC-04..07, TA-INN-13, TA-CMD-05, 06: it encounters one character on its space, and nothing else there."""
    turn = draft.state.turn
    if other is character:
        draft.refuse("whom", "not-oneself")
    if turn.chose == "space":
        draft.object("TA-ENC-04", "met-the-space", who=named(character))
    if turn.chose == "character":
        draft.object("TA-ENC-05", "met-a-character", who=named(character))
    if turn.chose == "" and turn.met_seat == other.seat:
        draft.object("TA-EVA-02", "has-evaded", who=named(character), whom=named(other))
    if other not in encounter.others_here(draft.state, character):
        rule = "TA-INN-13" if other.space == character.space else "TA-ENC-04"
        draft.object(rule, "not-to-be-met-there", who=named(character), whom=named(other))
    turn.chose, turn.met_seat = "character", other.seat


def take_gold_from(draft: Draft[Realm], taker: Character, loser: Character) -> None:
    """TA-COM-18, TA-KNOW-11: a bag of gold passes from one character to another."""
    if draft.state.in_app("characters"):
        if not loser.gold:
            draft.refuse("what", "no-gold-to-take", whom=named(loser))
        loser.gold -= 1
        taker.gold += 1
    draft.tell("tell-take-gold", who=named(taker), whom=named(loser))


def take_card_from(draft: Draft[Realm], taker: Character, loser: Character, pile: list[Card], id: str) -> str:
    """TA-COM-18, 23, 24, TA-KNOW-11: a card of one's pile becomes another's; its name, "" when only the table knows."""
    taken = next((card for card in pile if card.id == id), None)
    if taken is None and (id or draft.state.in_app("characters")):
        draft.refuse("card", "not-theirs", whom=named(loser))
    if taken is not None:
        hand_over(draft, loser, taker, taken)
    name = taken.name if taken else ""
    draft.tell("tell-take-object", who=named(taker), whom=named(loser), card=name)
    return name


def all_are_placed(draft: Draft[Realm]) -> None:
    """TA-CARD-01, TA-CARD-02: an objection while a card lies here that belongs on another space."""
    placed = encounter.to_place(draft.state)
    if placed is not None:
        draft.object("TA-CARD-01", "belongs-elsewhere", card=placed.name)


def card_to_meet(draft: Draft[Realm], character: Character, id: str) -> Card:
    """The card of this encounter; objections for one whose turn has not come. TA-CARD-01, 03, 11, TA-ENC-13, 14."""
    found = draft.state.lying(character.space).card(id)
    if found is None:
        draft.refuse("card", "not-here", card=id)
    if id in draft.state.turn.evaded:
        draft.object("TA-EVA-02", "was-evaded", card=found.name)
    all_are_placed(draft)
    first = encounter.before_it(draft.state, found)
    if first is not None:
        rule = "TA-CARD-11" if first.is_foe else "TA-CARD-03"
        draft.object(rule, "another-card-first", card=found.name, first=first.name, kind=first.kind or "unknown")
    return found


def collecting(draft: Draft[Realm], who: Who) -> Character:
    """TA-COL-01, 04, 06: up to the end of its turn, where its movement ended; not after meeting a character instead."""
    character = in_turn(draft, who)
    turn = draft.state.turn
    if not turn.arrived:
        draft.object("TA-COL-01", "move-first", who=named(character))
    if turn.no_encounter and (turn.stood == character.space or encounter.is_encounter(draft.state)):
        draft.object("TA-COL-01", "no-encounter-now", who=named(character))
    if turn.shut:
        draft.object("TA-GATE-10", "gate-stayed-shut", who=named(character))
    if turn.chose == "character" and (encounter.is_encounter(draft.state) or not draft.state.default("TA-COL-06")):
        rule = "TA-COL-04" if encounter.is_encounter(draft.state) else "TA-COL-06"
        draft.object(rule, "met-a-character", who=named(character))
    if turn.chose != "character" and encounter.is_encounter(draft.state):
        meets_space(draft, character)
    return character
