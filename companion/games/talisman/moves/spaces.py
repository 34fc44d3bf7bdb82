"""What is printed on the spaces: rolls, healing, prices, tolls, quests. TA-ENC-12, TA-ENC-15, TA-KNOW."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import board
from ..box.instructions import Offer
from ..box.names import CardId, Dice, Purchase, Title, Who
from ..play import effects, encounter
from ..play.acting import meeting, no_toad
from ..play.counters import heal, lose_lives, pay
from ..play.dice import roll_dice, roll_sum
from ..play.meeting import meets_space
from ..play.piles import discard, own, suits, take_purchase
from ..play.totals import room_to_heal
from ..state.character import Character, named
from ..state.table import Realm

moves = Moves()
Lives = Annotated[int, msgspec.Meta(ge=0, le=9)]
FALLS = 2  # ledger 29.2, the Chasm: the highest roll that lets one fall
Given = Annotated[list[CardId], msgspec.Meta(max_length=20)]


@moves.add(by="seat", step="encounter", reveals=True)
def follow_space(
    draft: Draft[Realm],
    who: Who,
    way: Title,
    rolled: Dice | None = None,
    lives: Lives = 0,
    buy: list[Purchase] = [],  # noqa: B006
    give: Given = [],  # noqa: B006
    a_life: bool = False,
) -> None:
    """TA-ENC-12..16, TA-LIFE-05, TA-KNOW-17, 19, 23, 27: follow what is printed on the space, in one of its ways.

    `lives`: how many to heal; `buy`: what at the smith's; `give`: objects to sell, or followers instead of lives;
    `a_life`: rather a life than gold.
    """
    character = meeting(draft, who)
    turn = draft.state.turn
    offer = next((offer for offer in encounter.offers(character) if offer.id == way), None)
    if offer is None:
        draft.refuse("way", "no-such-way", who=named(character))
    if (offer.sells and not buy) or (offer.buys_at and not give):
        draft.refuse("buy" if offer.sells else "give", "nothing-to-trade")  # a slip would cost the whole visit
    if not offer.before_cards:
        meets_space(draft, character)
    turn.chose = "space"
    _in_order(draft, character, offer)
    turn.followed = True
    if board.region(character.space) == "inner":
        character.fulfilled = True
    draft.write("wrote-followed", who=named(character), way=way, space=character.space)
    if offer.sells and buy:
        _buy(draft, character, offer, buy)
    if offer.buys_at:
        _sell(draft, character, offer, give)
    if offer.heals:
        _heal(draft, character, offer, lives)
    if offer.chasm:
        _chasm(draft, character, rolled)
    elif offer.dice:
        _roll(draft, character, offer, rolled, give)
    for effect in offer.does:
        if not encounter.spared(character, offer):
            effects.happen(draft, character, [*effect, "life"] if a_life else effect)


def _in_order(draft: Draft[Realm], character: Character, offer: Offer) -> None:
    """TA-ENC-13, TA-ENC-16: enemies that lie here come before the printed instruction; it is followed once."""
    turn = draft.state.turn
    foes = [card for card in encounter.to_meet(draft.state) if card.is_foe]
    if foes and not offer.before_cards and draft.state.default("TA-ENC-16"):
        draft.object("TA-ENC-16", "enemy-first", card=foes[0].name)
    if turn.followed:
        draft.object("TA-ENC-15", "followed-already", who=named(character))


def _roll(draft: Draft[Realm], character: Character, offer: Offer, rolled: Dice | None, give: list[str]) -> None:
    """A roll on the space's own list. TA-KNOW-11: who prays well adds one."""
    sum_of = roll_sum(draft, offer.dice, rolled)
    if offer.prayer and character.can("prays_well"):
        sum_of += 1
    row = min(max(sum_of, min(offer.rows)), max(offer.rows))
    draft.tell("tell-space-roll", who=named(character), rolled=row)
    for effect in offer.rows[row]:
        if effect[0].startswith("lives_or_follower"):
            amount = effect[1] - _followers_given(draft, character, give[: effect[1]])
            effect = [effect[0], amount]
        effects.happen(draft, character, effect)


def _followers_given(draft: Draft[Realm], character: Character, give: list[str]) -> int:
    """TA-FOL-04: followers given up go to the discard pile; how many."""
    given = [card for card in character.followers if card.id in give]
    for card in given:
        character.followers.remove(card)
        draft.write("wrote-gave-follower", who=named(character), card=card.name)
        discard(draft, card)
    return len(given)


def _heal(draft: Draft[Realm], character: Character, offer: Offer, lives: int) -> None:
    """TA-LIFE-05, TA-LIFE-06, TA-GOLD-03: healed up to four, each at its price; free of charge where it is."""
    free = not offer.price or any(card.name in offer.free_with for card in character.followers)
    wanted = min(lives, offer.heals, room_to_heal(draft.state, character))
    price = 0 if free else wanted * offer.price
    pay(draft, character, price)
    heal(draft, character, wanted)


def _buy(draft: Draft[Realm], character: Character, offer: Offer, buy: list[Purchase]) -> None:
    """TA-GOLD-02, TA-PUR-01, 04, TA-EDGE-10, TA-TOAD-05: purchase cards for gold, as long as there are any."""
    no_toad(draft, character)
    for item in buy:
        if item not in offer.sells:
            draft.refuse("buy", "not-sold-here", card=item)
    pay(draft, character, sum(offer.sells[item] for item in buy))  # at once, so that an objection names the whole price
    for item in buy:
        card = take_purchase(draft, item)
        suits(draft, character, card)
        own(draft, character, card)


def _sell(draft: Draft[Realm], character: Character, offer: Offer, give: list[str]) -> None:
    """The Alchemist: own objects become gold."""
    for card in [card for card in character.objects if card.id in give]:
        character.part_with(card)
        character.gold += offer.buys_at
        draft.tell("tell-sold", who=named(character), card=card.name, amount=offer.buys_at)
        discard(draft, card)


def _chasm(draft: Draft[Realm], character: Character, rolled: Dice | None) -> None:
    """TA-FOL-04 (ledger 29.2): a die for itself and for each follower; 1 or 2 loses a life, or that follower."""
    followers = [*character.followers]
    own_face, *faces = roll_dice(draft, 1 + len(followers), rolled)
    for card, face in zip(followers, faces, strict=True):
        if face <= FALLS:
            character.followers.remove(card)
            draft.write("wrote-follower-killed", who=named(character), card=card.name)
            discard(draft, card)
    if own_face <= FALLS:
        lose_lives(draft, character, 1)


@moves.add(by="seat", step="encounter")
def pass_through(draft: Draft[Realm], who: Who) -> None:
    """TA-KNOW-23, TA-KNOW-27, TA-FOL-06, TA-ENC-15: who need not roll here goes on without it."""
    character = meeting(draft, who)
    meets_space(draft, character)
    musts = [offer for offer in encounter.offers(character) if offer.must]
    known = draft.state.in_app("characters")  # else a guide or a bottle may lie beside the card
    if not all(encounter.spared(character, offer) or (offer.sparing and not known) for offer in musts):
        draft.object("TA-ENC-15", "must-follow", who=named(character))
    draft.state.turn.followed = True
