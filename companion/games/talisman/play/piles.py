"""Decks, purchase piles, what lies on the board: where each card comes from and goes. TA-DECK, TA-PUR."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....core.deck import UNKNOWN, Deck
from ....core.draft import Draft
from ..box import board
from ..box.names import ENCOUNTERS, FOES, SPELLS
from ..box.printed import FACTS, Printed, Told, known_card
from ..state.character import Character, named
from ..state.pieces import Card, FaceUp
from ..state.table import Realm
from . import happenings
from .totals import may_own


def refill(draft: Draft[Realm], deck: Deck, rule: Literal["TA-DECK-03", "TA-SPL-06"]) -> None:
    """An empty deck: its used pile is shuffled and drawn from again. TA-SPL-06, TA-DECK-03."""
    if (rule == "TA-SPL-06" or draft.state.default(rule)) and deck.refill():
        draft.tell("tell-reshuffle-spells" if rule == "TA-SPL-06" else "tell-reshuffle-encounters")


def draw_encounter(draft: Draft[Realm], name: str = "") -> str:
    """The next encounter card's name: what the table drew, else the app's draw; "" for one that nobody has named."""
    deck = draft.state.encounters
    refill(draft, deck, "TA-DECK-03")
    if deck.size == 0:
        draft.object("TA-DECK-03", "encounters-are-used-up")
        return name
    given = name if name and deck.could_give(name) else None
    if given is None and name:
        draft.object("TA-DECK-04", "not-in-the-deck", card=name)
        return name
    if given is None and not draft.state.in_app("decks"):
        given = deck.unnamed(draft.state.chance)  # the hands draw, and say later which one it was
    card = draft.draw("encounters", deck, given)
    return "" if card == UNKNOWN else card


def card_called(draft: Draft[Realm], name: str, told: Told = Told()) -> Card:
    """A card of that name, with what is known of it and what the table says of it now."""
    known = msgspec.to_builtins(known_card(draft.knowledge, name) or Printed())
    said = {fact: value for fact in FACTS if (value := getattr(told, fact)) is not None}
    return msgspec.convert({**known, **said, "id": draft.state.next_id("card"), "name": name}, Card)


def from_deck(draft: Draft[Realm], told: Told) -> Card:
    """The next card of the encounter deck. TA-PUR-07: a sword of this deck is no purchase card, whatever its name."""
    card = card_called(draft, draw_encounter(draft, told.name), told)
    card.origin = "encounter"
    return card


def name_drawn(draft: Draft[Realm], card: Card, name: str) -> None:
    """A card that was drawn unnamed has its name now: of two in the deck the unnamed one is still there. TA-DECK-04."""
    draft.state.encounters.forget(name)
    card.name = name


def discard(draft: Draft[Realm], card: Card) -> None:
    """Where a card goes when it leaves the game's table: by its origin. TA-PUR-03, TA-PUR-07, TA-STR-11, TA-FOL-04."""
    state = draft.state
    if card.origin == "talisman":
        state.talismans += 1
        draft.tell("tell-talisman-back")
    elif card.origin == "purchase":
        state.stock[card.name] = state.stock.get(card.name, 0) + 1
        draft.tell("tell-purchase-back", card=card.name)
    else:
        state.encounters.put_to_discard(card.name or UNKNOWN)
        draft.tell("tell-discard", card=card.name, kind=card.kind or "unknown")


def put_down(draft: Draft[Realm], space: str, cards: list[Card], gold: int = 0) -> None:
    """Cards and gold lie face up on a space; a raft goes back to its pile. TA-DEATH-03, TA-OBJ-07, TA-RAFT-12, 14."""
    staying = []
    for card in cards:
        if "raft" in card.marks:
            discard(draft, card)
        else:
            staying.append(card)
    if draft.state.in_app("board") and (staying or gold):
        lying = draft.state.spaces.setdefault(space, FaceUp())
        lying.cards += staying
        lying.gold += gold
    if staying:
        draft.tell("tell-put-down", cards=[card.name for card in staying], space=space, count=len(staying))
    if gold:
        draft.tell("tell-put-down-gold", gold=gold, space=space)


def lift(draft: Draft[Realm], space: str, card: Card) -> None:
    """Take one card off the space where it lies."""
    draft.state.lying(space).cards.remove(card)
    tidy(draft.state, space)


def tidy(state: Realm, space: str) -> None:
    """A space with nothing on it is not kept."""
    lying = state.spaces.get(space)
    if lying is not None and not lying.cards and not lying.gold:
        del state.spaces[space]


def draw_due(state: Realm, space: str) -> int:
    """TA-ENC-10: the printed number less every card that lies there, never below none; gold does not count."""
    printed = state.draws.get(space, board.space(space).draw)
    return max(0, printed - len(state.lying(space).cards))


def drawable(state: Realm) -> int:
    """TA-DECK-03: how many encounter cards can still be drawn, those that a reshuffle brings back included."""
    deck = state.encounters
    return deck.size + (len(deck.discard) if state.default("TA-DECK-03") else 0)


def says_to_draw(state: Realm, space: str) -> bool:
    """TA-ENC-08, TA-COL-03: whether the space says to draw encounter cards."""
    return state.draws.get(space, board.space(space).draw) > 0


def foes_on(state: Realm, space: str, *, psychic: bool | None = None) -> list[Card]:
    """The enemies that lie on a space: all, or only spirits (`psychic`), or only those that fight by strength."""
    foes = [card for card in state.lying(space).cards if card.kind in FOES]
    return foes if psychic is None else [card for card in foes if (card.kind == "spirit") == psychic]


# --- purchase cards and Talismans ------------------------------------------------------------------------------------


def knows_what_is_out(state: Realm) -> bool:
    """Whether the app keeps all that is owned and all that lies on the board, and so what is left in the piles."""
    return state.in_app("characters") and state.in_app("board")


def take_purchase(draft: Draft[Realm], name: str) -> Card:
    """TA-PUR-01, TA-PUR-04: the purchase card of that kind; an objection that cannot be overruled when none is left."""
    left = draft.state.stock.get(name, 0)  # TA-PUR-06
    if not left and knows_what_is_out(draft.state):
        draft.object("TA-PUR-04", "none-left", card=name, can_overrule=False)
    draft.state.stock[name] = max(0, left - 1)
    return card_called(draft, name)


def suits(draft: Draft[Realm], character: Character, card: Card) -> None:
    """TA-OBJ-04: an objection to a card that the character may not own."""
    if not may_own(character, card):
        draft.object("TA-OBJ-04", "may-not-own", who=named(character), card=card.name)


def own(draft: Draft[Realm], character: Character, card: Card) -> None:
    """TA-OBJ-02, TA-FOL-01: a card comes under a character's card, face up."""
    character.take(card)
    if card.is_object and "talisman" in card.marks:
        happenings.note(draft.state, "talisman", who=character.seat)
    draft.tell("tell-take-card", who=named(character), card=card.name)
    draft.write("wrote-took", who=named(character), card=card.name)


def hand_over(draft: Draft[Realm], giver: Character, taker: Character, card: Card) -> None:
    """TA-COM-18, TA-GOLD-05, TA-RAFT-07: a card of one character becomes another's; a raft is for its next turn."""
    suits(draft, taker, card)
    giver.part_with(card)
    taker.take(card)


def take_talisman(draft: Draft[Realm]) -> Card | None:
    """TA-PUR-01: a Talisman from its pile; None when all four are out. TA-PUR-04."""
    if not draft.state.talismans and knows_what_is_out(draft.state):
        draft.tell("tell-no-talisman-left")
        return None
    draft.state.talismans = max(0, draft.state.talismans - 1)
    return card_called(draft, "talisman")


def give_talisman(draft: Draft[Realm], character: Character) -> None:
    """TA-PUR-01, TA-TOAD-05: a Talisman for a character that is no toad, as long as one is left."""
    card = take_talisman(draft) if character.toad is None else None
    if card is not None:
        own(draft, character, card)


# --- counting --------------------------------------------------------------------------------------------------------


def cards_out(state: Realm) -> list[Card]:
    """Every card that is out of its pile: on spaces, owned, kept as trophies."""
    lying = [card for space in state.spaces.values() for card in space.cards]
    held = [card for character in state.characters for card in (*character.belongings, *character.trophies)]
    return [*lying, *held]


def missing(state: Realm) -> dict[str, int]:
    """TA-DECK-04, TA-DECK-05: how many cards more (or fewer) there are than the box has; all 0 when it adds up."""
    deck, spells = state.encounters, state.spells
    out = [card for card in cards_out(state) if card.origin == "encounter"]
    held = sum(len(character.spells) for character in state.characters)
    return {
        "encounters": deck.size + len(deck.discard) + len(deck.removed) + len(out) - ENCOUNTERS,
        "spells": spells.size + len(spells.discard) + len(spells.removed) + held - SPELLS,
    }
