"""Objects, followers and Talismans: bought, gained, put down, traded, given up. TA-OBJ, TA-FOL, TA-PUR, TA-GOLD-05."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import knowledge
from ..box.names import CardId, Count, Purchase, Who
from ..box.printed import Told
from ..play.acting import no_toad, not_amid_a_fight, on_board
from ..play.counters import pay
from ..play.piles import cards_out, discard, from_deck, hand_over, own, put_down, suits, take_purchase, take_talisman
from ..state.character import Character, named
from ..state.pieces import Card
from ..state.table import Realm

moves = Moves()
Some = Annotated[list[CardId], msgspec.Meta(min_length=1, max_length=40)]


@moves.add(by="seat")
def buy(draft: Draft[Realm], who: Who, item: Purchase, price: Count) -> None:
    """TA-GOLD-02, TA-PUR-01..04, TA-EDGE-10, TA-KNOW-17: a purchase card for gold, from whoever sells it."""
    character = _owning(draft, who)
    pay(draft, character, price)
    _gets(draft, character, item)


@moves.add(by="seat")
def receive(draft: Draft[Realm], who: Who, item: Purchase) -> None:
    """TA-PUR-01, TA-PUR-04, TA-KNOW-11: an object from the purchase piles for nothing: a gift, a find, an ability."""
    _gets(draft, _owning(draft, who), item)


def _gets(draft: Draft[Realm], character: Character, item: str) -> None:
    card = take_purchase(draft, item)
    suits(draft, character, card)
    own(draft, character, card)


def _owned(draft: Draft[Realm], character: Character, cards: list[CardId]) -> list[Card]:
    """The objects and followers of these ids; refused when one of them is not its own."""
    found = [card for card in character.belongings if card.id in cards]
    if len(found) != len({*cards}):
        draft.refuse("cards", "not-owned", who=named(character))
    return found


def _owning(draft: Draft[Realm], who: Who) -> Character:
    """TA-TOAD-04, TA-TOAD-05: the character of a seat, unless it is a toad."""
    character = on_board(draft, who)
    no_toad(draft, character)
    return character


@moves.add(by="seat")
def gain_talisman(draft: Draft[Realm], who: Who) -> None:
    """TA-PUR-01, TA-PUR-04, TA-PUR-08, TA-OBJ-10: a Talisman from its pile, as long as one is left."""
    character = _owning(draft, who)
    card = take_talisman(draft)
    if card is None:
        draft.object("TA-PUR-04", "no-talisman-left", can_overrule=False)
    own(draft, character, card)


@moves.add(by="seat", teaches=knowledge.of_card, reveals=True)
def gain_card(draft: Draft[Realm], who: Who, card: Told) -> None:
    """TA-OBJ-02, TA-FOL-01..03: an encounter card comes straight to a character, from the deck by some text."""
    character = _owning(draft, who)
    gained = from_deck(draft, card)
    if not gained.can_be_taken:
        draft.refuse("card", "cannot-be-taken", card=gained.name)
    suits(draft, character, gained)
    own(draft, character, gained)


@moves.add(by="seat")
def drop(draft: Draft[Realm], who: Who, cards: Some, gold: Count = 0) -> None:
    """TA-OBJ-07, 08, 13, TA-FOL-05, TA-TURN-04, TA-EDGE-05: objects and followers put down face up, at any moment."""
    character = on_board(draft, who)
    not_amid_a_fight(draft, character)
    put = _owned(draft, character, cards)
    for card in put:
        character.part_with(card)
    draft.write("wrote-dropped", who=named(character), cards=[card.name for card in put], space=character.space)
    if draft.state.in_app("characters"):
        gold = min(gold, character.gold)
        character.gold -= gold
    put_down(draft, character.space, put, gold)


@moves.add(by="seat")
def give_up(draft: Draft[Realm], who: Who, cards: Some) -> None:
    """TA-FOL-04, TA-PUR-03, TA-PUR-07: objects or followers that are lost, killed or handed in go to their piles."""
    character = on_board(draft, who)
    gone = _owned(draft, character, cards)
    for card in gone:
        character.part_with(card)
        discard(draft, card)
    draft.write("wrote-gave-up", who=named(character), cards=[card.name for card in gone])


@moves.add(by="seat")
def trade(draft: Draft[Realm], who: Who, whom: Who, cards: list[CardId] = [], gold: Count = 0) -> None:  # noqa: B006
    """TA-GOLD-05: an object, a follower or gold passes to another character on the same space, by agreement."""
    giver, taker = on_board(draft, who), on_board(draft, whom, "whom")
    if giver is taker:
        draft.refuse("whom", "not-oneself")
    for character in (giver, taker):
        not_amid_a_fight(draft, character)
    no_toad(draft, taker)
    if giver.space != taker.space and draft.state.default("TA-GOLD-05"):
        draft.object("TA-GOLD-05", "not-on-one-space", who=named(giver), whom=named(taker))
    kept = draft.state.in_app("characters")
    if gold > giver.gold and kept:
        draft.refuse("gold", "not-so-much-gold", gold=giver.gold)
    given = _owned(draft, giver, cards)
    for card in given:
        hand_over(draft, giver, taker, card)
    if kept:
        giver.gold -= gold
        taker.gold += gold
    facts = {"who": named(giver), "whom": named(taker), "cards": [card.name for card in given], "gold": gold}
    draft.tell("tell-traded", **facts)
    draft.write("wrote-traded", **facts)


@moves.add(teaches=knowledge.of_stock)
def set_stock(draft: Draft[Realm], item: Purchase, count: Annotated[int, msgspec.Meta(ge=0, le=28)]) -> None:
    """TA-KNOW-13, TA-PUR-06: how many purchase cards of a kind the owner's box holds, those in play included."""
    state = draft.state
    out = sum(1 for card in cards_out(state) if card.origin == "purchase" and card.name == item)
    if count < out:
        draft.refuse("count", "more-are-in-play", card=item, count=out)
    state.stock[item] = count - out
    draft.write("wrote-stock", card=item, count=count)
