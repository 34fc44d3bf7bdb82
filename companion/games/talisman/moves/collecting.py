"""What lies on a space and may be taken: objects, followers, gold. TA-COL, TA-GOLD-08."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from .. import encounter
from ..acting import active
from ..names import CardId, Who
from ..pieces import Card
from ..piles import lift, named, own, tidy
from ..state import Character, Realm
from ..totals import may_own
from .meeting import meets_space

moves = Moves()


def all_are_placed(draft: Draft[Realm]) -> None:
    """TA-CARD-01, TA-CARD-02: an objection while a card lies here that belongs on another space."""
    placed = encounter.to_place(draft.state)
    if placed is not None:
        draft.object("TA-CARD-01", "belongs-elsewhere", card=placed.name)


def to_meet(draft: Draft[Realm], character: Character, id: str) -> Card:
    """The card of this encounter; objections for one whose turn has not come. TA-CARD-01, 03, 11, TA-ENC-13, 14."""
    found = next((card for card in draft.state.lying(character.space).cards if card.id == id), None)
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


@moves.add(by="seat", step="encounter")
def take_card(draft: Draft[Realm], who: Who, card: CardId) -> None:
    """TA-COL-01..06, TA-CARD-13, TA-ENC-14: take an object, a magic object or a follower that lies on the space."""
    character = collecting(draft, who)
    found = to_meet(draft, character, card) if draft.state.turn.who == who else None
    if found is None or not found.can_be_taken:
        draft.refuse("card", "cannot-be-taken", card=card)
    if character.toad is not None:
        draft.object("TA-TOAD-05", "toads-own-nothing", who=named(character))
    if not may_own(character, found):
        draft.object("TA-OBJ-04", "may-not-own", who=named(character), card=found.name)
    lift(draft, character.space, card)
    own(draft, character, found)


@moves.add(by="seat", step="encounter")
def take_gold(draft: Draft[Realm], who: Who, amount: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1) -> None:
    """TA-GOLD-08, TA-COL-01, 02, TA-TOAD-05: gold that lies on the space is taken from there."""
    character = collecting(draft, who)
    state = draft.state
    lying = state.lying(character.space)
    if lying.gold < amount and state.in_app("board"):
        draft.refuse("amount", "not-so-much-gold", gold=lying.gold)
    if character.toad is not None:
        draft.object("TA-TOAD-05", "toads-own-nothing", who=named(character))
    waiting = [card for card in encounter.to_meet(state) if card.is_foe]
    if waiting:
        draft.object("TA-COL-02", "enemy-first", card=waiting[0].name)
    lying.gold = max(0, lying.gold - amount)
    tidy(state, character.space)
    if state.in_app("characters"):
        character.gold += amount
    character.deeds.gold += amount
    draft.tell("tell-collect-gold", who=named(character), amount=amount)
    draft.write("wrote-collected-gold", who=named(character), amount=amount)


def collecting(draft: Draft[Realm], who: Who) -> Character:
    """TA-COL-01, 04, 06: up to the end of its turn, where its movement ended; not after meeting a character instead."""
    character = active(draft, who)
    turn = draft.state.turn
    if draft.state.fight is not None:
        draft.object("", "fight-first", can_overrule=False)
    if turn.over:
        draft.object("TA-TURN-03", "turn-is-over", who=named(character))
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
