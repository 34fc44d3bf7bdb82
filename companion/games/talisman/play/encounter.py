"""The encounter part of a turn: what is due, in which order cards are met, what is compulsory. TA-ENC, TA-CARD."""

from __future__ import annotations

from typing import Literal

from ..box import board
from ..box.instructions import Offer, instructions
from ..box.names import ORDER
from ..state.character import Character
from ..state.pieces import Card
from ..state.table import Realm
from .piles import draw_due, drawable, foes_on, says_to_draw
from .turns import crown_is_shared

Left = Literal["", "command", "duel", "draw", "cards", "foes", "instruction"]  # what is still to be done
CHARACTERS_MEET_INSIDE = (board.PLAIN, board.VALLEY, board.CROWN)  # TA-INN-13


def others_here(state: Realm, character: Character) -> list[Character]:
    """TA-ENC-04, 05, TA-INN-13: the characters that it may encounter on its space."""
    region = board.region(character.space)
    if region in ("inner", "crown") and character.space not in CHARACTERS_MEET_INSIDE:
        return []
    return [other for other in state.on(character.space) if other is not character]


def due(state: Realm) -> int:
    """TA-ENC-08, TA-ENC-10: how many cards the active character has still to draw on its space."""
    turn = state.turn
    if not meets_the_space(state) or turn.drawn or not says_to_draw(state, state.active.space):
        return 0
    return min(draw_due(state, state.active.space), drawable(state))


def settle_number(state: Realm) -> None:
    """TA-ENC-10: the number is looked at once: what is beaten or taken afterwards is not made up for."""
    if state.turn.arrived and not due(state):
        state.turn.drawn = True


def meets_the_space(state: Realm) -> bool:
    """Whether the active character is in its encounter part and has not chosen to meet a character. TA-ENC-04."""
    turn, character = state.turn, state.active
    inside = board.region(character.space) == "inner" and character.going_back  # TA-INN-06
    closed = turn.over or turn.no_encounter or turn.shut or turn.chose == "character"
    return turn.arrived and not closed and not inside


def to_meet(state: Realm) -> list[Card]:
    """TA-ENC-11, TA-CARD-03: the cards of this encounter still to be met, by their numbers, then as they lie."""
    turn = state.turn
    lying = state.lying(state.active.space).cards
    left = [card for card in lying if card.id not in turn.met and card.id not in turn.evaded]
    return sorted(left, key=lambda card: card.number)


def awaited(state: Realm) -> list[Card]:
    """TA-ENC-11, TA-EVA-10: what of it must still be met: what may be taken, or was evaded, may also be left."""
    return [card for card in to_meet(state) if not card.can_be_taken and card.id not in state.turn.free]


def to_place(state: Realm) -> Card | None:
    """TA-CARD-01, TA-CARD-02: a card of this encounter that still has to be laid on the space where it belongs."""
    return next((card for card in to_meet(state) if "elsewhere" in card.marks), None)


def before_the_foes(state: Realm, psychic: bool) -> Card | None:
    """TA-CARD-03, TA-EDGE-08: the card that comes before these enemies by its number: an event, or an unnamed one."""
    number = ORDER["spirit"] if psychic else ORDER["monster"]
    return next((card for card in to_meet(state) if card.number < number and not card.is_foe), None)


def before_it(state: Realm, card: Card) -> Card | None:
    """TA-CARD-01, 03, 04, 11, TA-COL-02: the card that has to be met first; None when this one may be met now."""
    if (placed := to_place(state)) is not None:
        return None if placed is card else placed
    for other in to_meet(state):
        if other is card:
            return None
        if other.id in state.turn.free:
            continue  # TA-EVA-10: evaded with the rest, to be met or left
        if other.number < card.number and (other.number <= ORDER["spirit"] or is_encounter(state)):
            if other.can_be_taken:
                continue  # what may be taken may also be left
            return other
        if other.number == card.number and not card.can_be_taken and state.default("TA-CARD-04"):
            return other
    return None


def is_encounter(state: Realm) -> bool:
    """TA-COL-01..04: whether the cards lying here are the encounter: an enemy among them, or a draw space."""
    space = state.active.space
    return says_to_draw(state, space) or bool(foes_on(state, space))


def offers(character: Character) -> list[Offer]:
    """TA-ENC-12, TA-ENC-15: the ways to follow the space that are open to its alignment."""
    return [offer for offer in instructions(character.space) if not offer.only or character.alignment in offer.only]


def open_offers(state: Realm) -> list[Offer]:
    """TA-ENC-12: the ways to follow the space that the active character may still take in this turn."""
    character = state.active
    inside = board.region(character.space) == "inner" and character.fulfilled
    return [] if not meets_the_space(state) or state.turn.followed or inside else offers(character)


def instruction_waits(state: Realm) -> bool:
    """TA-ENC-15: whether the space's own instruction is compulsory for the active character, and not yet followed."""
    character, turn = state.active, state.turn
    if (
        not meets_the_space(state)
        or turn.followed
        or (board.region(character.space) == "inner" and character.fulfilled)
    ):
        return False
    return any(offer.must for offer in offers(character))


def spared(character: Character, offer: Offer) -> bool:
    """TA-FOL-06, TA-KNOW-11, 23, 27: an ability or a guide lets it do without the roll, though it may still roll."""
    guided = offer.unless is not None and character.has(offer.unless)
    return guided or any(character.can(one) for one in offer.spared)


def compulsory_left(state: Realm) -> Left:
    """What has to be done before the turn may end; "" when nothing."""
    character, turn = state.active, state.turn
    if character.space == board.CROWN:
        if crown_is_shared(state):
            return "" if turn.met_seat else "duel"  # TA-EVA-02: who evaded has been met, too
        casts = character.toad is None or not state.default("TA-CMD-16")
        casts = casts and (turn.stood == board.CROWN or state.default("TA-CMD-13"))
        return "command" if casts and not turn.followed and state.default("TA-CMD-01") else ""
    if not meets_the_space(state):
        return ""
    if due(state):
        return "draw"
    if to_place(state):
        return "cards"
    if any(card.is_foe for card in to_meet(state)):
        return "foes"
    if is_encounter(state) and awaited(state):
        return "cards"
    if instruction_waits(state) and not any(spared(character, offer) for offer in offers(character) if offer.must):
        return "instruction"
    if board.region(character.space) == "inner" and not character.fulfilled:
        return "instruction"
    return ""
