"""The cards of an encounter: drawn, named, met in their order, laid where they belong. TA-ENC-08..11, TA-CARD."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import knowledge
from ..box.names import TO_THE_TURN, CardId, Count, SpaceId, Who
from ..box.printed import FACTS, Printed, Told, known_card
from ..play import combat, encounter
from ..play.acting import meeting
from ..play.meeting import card_to_meet, collecting, meets_space, space_is_met
from ..play.piles import (
    card_called,
    cards_out,
    discard,
    drawable,
    from_deck,
    lift,
    name_drawn,
    put_down,
    take_purchase,
    take_talisman,
)
from ..state.character import named
from ..state.pieces import Card, FaceUp
from ..state.table import Realm

moves = Moves()
Cards = Annotated[list[Told], msgspec.Meta(max_length=12)]


@moves.add(by="seat", step="encounter", teaches=knowledge.of_cards, page_after=TO_THE_TURN, reveals=True)
def draw(draft: Draft[Realm], who: Who, cards: Cards = []) -> None:  # noqa: B006
    """TA-ENC-04, 08..11, TA-EDGE-09, TA-DECK-03: draw as many cards as are missing to the space's number.

    `cards`: which ones the table drew; what is not told the app draws, or leaves to be named.
    """
    character = meeting(draft, who)
    turn = draft.state.turn
    space_is_met(draft, character)
    count = encounter.due(draft.state)
    if not drawable(draft.state):
        draft.object("TA-DECK-03", "encounters-are-used-up")
    elif not count and not cards:
        draft.object("TA-ENC-10", "nothing-to-draw", who=named(character))
    if len(cards) > count and draft.state.in_app("board"):
        draft.object("TA-ENC-10", "too-many-cards", count=count)
    turn.chose, turn.drawn = "space", True
    for place in range(max(count, len(cards))):
        told = cards[place] if place < len(cards) else Told()
        _lay(draft, character.space, told)
    draft.tell("tell-drew", who=named(character), count=max(count, len(cards)))


def _lay(draft: Draft[Realm], space: str, told: Told) -> Card:
    """One card from the deck, face up on a space."""
    card = from_deck(draft, told)
    draft.state.spaces.setdefault(space, FaceUp()).cards.append(card)
    _tell_of(draft, card, space)
    return card


def _tell_of(draft: Draft[Realm], card: Card, space: str) -> None:
    """What was turned there is told once, as soon as anybody says what it is."""
    if card.name or card.kind:
        draft.write("wrote-drew", card=card.name, kind=card.kind or "unknown", space=space)


@moves.add(by="seat", step="encounter", teaches=knowledge.of_described_card)
def describe_card(draft: Draft[Realm], card: CardId, facts: Told) -> None:
    """TA-COMP-14, TA-CHR-04: say which card this is and what it prints, or put it right; it is remembered."""
    state = draft.state
    found = find_card(state, card)
    if found is None:
        draft.refuse("card", "not-here", card=card)
    untold = not (found.name or found.kind)
    if facts.name and facts.name != found.name:
        known = known_card(draft.knowledge, facts.name) or Printed()
        if found.origin == "encounter" and not found.name:
            name_drawn(draft, found, facts.name)
        found.name = facts.name
        for fact in FACTS:
            setattr(found, fact, getattr(known, fact))
    for fact in FACTS:
        if (value := getattr(facts, fact)) is not None:
            setattr(found, fact, value)
    lies_on = next((space for space, lying in state.spaces.items() if lying.card(card)), None)
    if untold and lies_on is not None:
        _tell_of(draft, found, lies_on)
    else:
        draft.write("wrote-described-card", card=found.name, kind=found.kind or "unknown")


def find_card(state: Realm, id: str) -> Card | None:
    """A card that is out of its pile, wherever it lies."""
    return next((card for card in cards_out(state) if card.id == id), None)


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN)
def finish_card(draft: Draft[Realm], who: Who, card: CardId, stays: bool = False) -> None:
    """TA-CARD-05, 12, 14, 15, 18: an event, a stranger or a place has been followed; it is discarded, or `stays`."""
    lying = draft.state.lying(draft.state.active.space).card(card)
    if lying is not None and lying.kind == "stranger":
        character = collecting(draft, who)  # TA-COL-01: whoever may collect may visit a stranger, too
    else:
        character = meeting(draft, who)
        meets_space(draft, character)
    found = card_to_meet(draft, character, card)
    if found.is_foe:
        draft.object("TA-CARD-07", "enemies-are-fought", card=found.name)
    draft.write("wrote-met", who=named(character), card=found.name, kind=found.kind or "unknown")
    if stays:
        draft.state.turn.met.append(found.id)
        return
    lift(draft, character.space, found)
    discard(draft, found)


@moves.add(by="seat", step="encounter")
def place_card(draft: Draft[Realm], who: Who, card: CardId, to: SpaceId) -> None:
    """TA-CARD-01, TA-CARD-02: a card that belongs on another space goes there before anything else is met."""
    character = meeting(draft, who)
    space_is_met(draft, character)
    found = draft.state.lying(character.space).card(card)
    if found is None:
        draft.refuse("card", "not-here", card=card)
    draft.state.turn.chose = "space"
    found.marks = [mark for mark in found.marks if mark != "elsewhere"]  # where it lies now it is met as any other
    if to == character.space:
        return
    lift(draft, character.space, found)
    put_down(draft, to, [found])
    draft.write("wrote-placed", card=found.name, space=to)


@moves.add(by="seat")
def discard_card(draft: Draft[Realm], space: SpaceId, card: CardId) -> None:
    """TA-CARD-18, TA-DECK-01: a card that lies on a space leaves the board, because a text says so."""
    found = draft.state.lying(space).card(card)
    if found is None:
        draft.refuse("card", "not-here", card=card)
    lift(draft, space, found)
    discard(draft, found)
    fight = draft.state.fight
    if fight is not None and fight.step == "before" and card in fight.foes:
        combat.leave_out(draft.state, fight, [card])
    draft.write("wrote-card-left", card=found.name, space=space)


def _off_its_pile(draft: Draft[Realm], told: Told) -> Card:
    """TA-PUR-04, TA-PUR-06: a card that is not drawn; a purchase card or a Talisman leaves its own pile."""
    card = card_called(draft, told.name, told)
    if card.origin == "purchase":
        take_purchase(draft, card.name)
    elif card.origin == "talisman" and take_talisman(draft) is None:
        draft.object("TA-PUR-04", "no-talisman-left", can_overrule=False)
    return card


@moves.add(by="seat", teaches=knowledge.of_card, reveals=True)
def lay_card(draft: Draft[Realm], space: SpaceId, card: Told, gold: Count = 0, from_deck: bool = True) -> None:
    """TA-DECK-07, TA-CARD-01: a card from the deck, or gold, lies on a space because a text says so."""
    if card.name or card.kind:
        if from_deck:
            _lay(draft, space, card)
        else:
            draft.state.spaces.setdefault(space, FaceUp()).cards.append(_off_its_pile(draft, card))
    if gold:
        put_down(draft, space, [], gold)
    if not (card.name or card.kind or gold):
        draft.refuse("card", "nothing-to-lay")
