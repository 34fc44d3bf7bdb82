"""Moves of abilities, one for each thing that an ability does, once a game each. WP-ABI.

Rules hang on what an ability does, not on its name (WP-ABI-11).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.names import Amount, CardId, Colour, Side, Symbol, Who
from ..play import abilities, decks, playing, symbols, windows
from ..play.chapter_end import OTHER
from ..play.symbols import Paying
from ..state.player import Player, TimelinePlace, named
from ..state.table import Destiny

moves = Moves()
AbilityPlace = Annotated[int, msgspec.Meta(ge=1, le=4)]
MatRow = Annotated[int, msgspec.Meta(ge=1, le=5)]
RowPlace = Annotated[int, msgspec.Meta(ge=1, le=2)]  # a card of a row, from the left
UpToTwo = Annotated[list[Symbol], msgspec.Meta(max_length=2)]
TwoCards = Annotated[list[CardId], msgspec.Meta(min_length=1, max_length=2)]
BY_ITSELF = ("own",)  # told to the hands, whoever keeps the cards


def _owner(draft: Draft[Destiny], who: int) -> Player:
    """Whose ability it is; the Automa's are none of these."""
    player = seat_of(draft, draft.state, who)
    if draft.state.is_automa(who):
        draft.refuse("who", "automa-has-no-tokens")
    return player


def _player(draft: Draft[Destiny], who: int) -> Player:
    """Whose ability it is, at a table where the app does what it says."""
    player = _owner(draft, who)
    if not draft.state.full:
        draft.object("WP-SYM-10", "table-keeps-cards", can_overrule=False)
    return player


@moves.add(by="seat")
def use_ability(draft: Draft[Destiny], who: Who, number: AbilityPlace) -> None:
    """WP-ABI-02..06: an ability is used, and its token turned; the table does what it says, and moves what it moves."""
    player = _owner(draft, who)
    ability = windows.abilities(draft.state, player)[number - 1 :][:1]
    if not ability:
        draft.object("WP-CHAR-12", "characters-first", can_overrule=False)
    if draft.state.full and ability[0].id not in BY_ITSELF:
        draft.object("WP-ABI-05", "ability-done-by-app", who=named(player), number=number)
    abilities.spend(draft, player, ability[0])
    if ability[0].text:
        draft.tell("tell-by-hand", text=ability[0].text)
    elif ability[0].id not in BY_ITSELF:
        draft.tell("tell-do-ability", who=named(player), ability=ability[0].id)


# --- before drafting and after it: the pool --------------------------------------------------------------------------


@moves.add(by="seat", step="draft")
def swap_pool(
    draft: Draft[Destiny], who: Who, row: MatRow, place: RowPlace, other_row: MatRow, other_place: RowPlace
) -> None:
    """WP-ABI-23: two cards that lie face up on the mat change places."""
    player = _player(draft, who)
    one, other = abilities.row_at(draft, row), abilities.row_at(draft, other_row, "other_row")
    first = abilities.card_at(draft, one, place)
    second = abilities.card_at(draft, other, other_place, "other_place")
    if (row, place) == (other_row, other_place):
        draft.refuse("other_place", "two-different-cards")
    abilities.use(draft, player, "swap_pool")
    one.cards[place - 1], other.cards[other_place - 1] = second, first
    if one is not other:
        one.counted = other.counted = None  # what was counted there is no longer true
    draft.tell("tell-swapped", row=row, place=place, other_row=other_row, other_place=other_place)


@moves.add(by="seat", step="draft")
def discard_pair(draft: Draft[Destiny], who: Who, row: MatRow, symbols: UpToTwo) -> None:
    """WP-ABI-21, WP-ABI-28, WP-ABI-30: discard a pair of the mat, and gain up to two of the symbols on it."""
    player = _player(draft, who)
    lying = abilities.row_at(draft, row)
    abilities.among(draft, abilities.printed_on(draft.state, lying.cards), symbols)
    abilities.use(draft, player, "discard_pair")
    abilities.empty(draft, lying)
    draft.tell("tell-row-discarded", row=row)
    abilities.tell_gained(draft, player, symbols)


@moves.add(by="seat", step="draft")
def take_extra(draft: Draft[Destiny], who: Who, row: MatRow, place: RowPlace) -> None:
    """WP-ABI-21, WP-ABI-30, WP-CARD-11: one more card of the mat into the hand, its partner is discarded."""
    player = _player(draft, who)
    lying = abilities.row_at(draft, row)
    card = abilities.card_at(draft, lying, place)
    abilities.use(draft, player, "take_extra")
    abilities.empty(draft, lying, taken=1)
    player.hand = min(decks.MOST_HELD, player.hand + 1)
    draft.tell("tell-taken-extra", who=named(player), row=row, place=place, card=card)


@moves.add(by="seat", step="draft")
def take_and_play(draft: Draft[Destiny], who: Who, row: MatRow, place: RowPlace, card: CardId = "") -> None:
    """WP-ABI-19, WP-ABI-21, WP-ABI-30: a card of the mat is played at once, its partner is discarded.

    `card`: which one it is, where the row was not named.
    """
    player = _player(draft, who)
    lying = abilities.row_at(draft, row)
    known = playing.card(draft, abilities.card_at(draft, lying, place) or card, "card")
    abilities.use(draft, player, "take_and_play")
    abilities.empty(draft, lying, taken=1)
    draft.tell("tell-row-discarded-rest", row=row)
    abilities.play_also(draft, player, known, from_hand=False)


# --- before playing --------------------------------------------------------------------------------------------------


@moves.add(by="seat", step="play")
def gain_fewer(draft: Draft[Destiny], who: Who, side: Side | None = None) -> None:
    """WP-ABI-29: gain an active symbol of the side of which you have fewer; of equal ones, choose."""
    player = _player(draft, who)
    gained = abilities.active(draft, abilities.leaning(draft, player, side, more=False))
    abilities.use(draft, player, "gain_fewer")
    abilities.gain(draft, player, gained)


@moves.add(by="seat", step="play")
def gain_and_others_lose(draft: Draft[Destiny], who: Who, side: Side) -> None:
    """WP-ABI-18, WP-SYM-12: gain an active symbol of a side; every other player loses one of the other side."""
    player = _player(draft, who)
    gained, lost = abilities.active(draft, side), abilities.active(draft, OTHER[side])
    abilities.use(draft, player, "gain_and_others_lose")
    abilities.gain(draft, player, gained)
    abilities.others_lose(draft, player, lost)


@moves.add(by="seat", step="play")
def search_symbol(draft: Draft[Destiny], who: Who, symbol: Symbol, revealed: Amount = 1) -> None:
    """WP-ABI-27, WP-CARD-11: reveal from the deck until a card shows the symbol, and take it; `revealed`: how many."""
    player = _player(draft, who)
    abilities.use(draft, player, "search_symbol")
    draft.tell("tell-search", who=named(player), symbol=symbol)
    decks.to_hand(draft, player, 1)
    decks.take(draft, revealed - 1)
    decks.discard(draft, revealed - 1)


@moves.add(by="seat", step="play")
def lose_one_gain_three(
    draft: Draft[Destiny],
    who: Who,
    side: Side | None = None,
    paying: Paying = [],  # noqa: B006
) -> None:
    """WP-ABI-26, WP-ABI-29: lose an active symbol of the side of which you have more, gain three of the other.

    `side`: from which one it is lost, where they are equal.
    """
    player = _player(draft, who)
    losing = abilities.leaning(draft, player, side, more=True)
    lost, gained = abilities.active(draft, losing), abilities.active(draft, OTHER[losing])
    if not symbols.has(player, [lost]):
        draft.object("WP-ABI-26", "nothing-to-pay-with", who=named(player))
    abilities.use(draft, player, "lose_one_gain_three")
    if symbols.lose(draft, player, [lost], 1, paying):
        abilities.gain(draft, player, gained, 3)


@moves.add(by="seat", step="play")
def exchange_timeline(draft: Draft[Destiny], who: Who, place: TimelinePlace, card: CardId) -> None:
    """WP-ABI-20, WP-ABI-25: a card of the own timeline goes to the hand, another one of the hand is played."""
    player = _player(draft, who)
    known = playing.card(draft, card, "card")
    if player.hand < 1:
        draft.object("WP-PLAY-13", "hand-empty", can_overrule=False, who=named(player))
    abilities.use(draft, player, "exchange_timeline")
    if abilities.take_up(draft, player, place).id == card:
        draft.object("WP-ABI-25", "play-another-one", who=named(player), card=card)
    abilities.play_also(draft, player, known)


@moves.add(by="seat", step="play")
def take_before_play(draft: Draft[Destiny], who: Who, place: TimelinePlace) -> None:
    """WP-ABI-20, WP-CARD-11: a card of the own timeline goes to the hand, which is larger for good."""
    player = _player(draft, who)
    abilities.use(draft, player, "take_before_play")
    abilities.take_up(draft, player, place)


@moves.add(by="seat", step="play")
def discard_for_symbols(draft: Draft[Destiny], who: Who, cards: TwoCards) -> None:
    """WP-ABI-28: discard up to two hand cards, gain all symbols printed on them, draw as many."""
    player = _player(draft, who)
    known = [playing.card(draft, card, "cards") for card in cards]
    abilities.use(draft, player, "discard_for_symbols")
    abilities.discard_hand(draft, player, known)


# --- while playing ---------------------------------------------------------------------------------------------------


@moves.add(by="seat", step="play")
def spare_symbol(draft: Draft[Destiny], who: Who, paying: Paying = []) -> None:  # noqa: B006
    """WP-ABI-12: of the loss that the waiting effect asks for one symbol stays; it counts as lost."""
    player = _player(draft, who)
    abilities.waiting_effect(draft, player)
    if not windows.betters(draft.state, player, "spare_symbol"):
        draft.object("WP-ABI-12", "nothing-to-spare", can_overrule=False, who=named(player))
    abilities.use(draft, player, "spare_symbol")
    playing.resolve(draft, player, paying, spared=1)


@moves.add(by="seat", step="play")
def full_result(draft: Draft[Destiny], who: Who) -> None:
    """WP-ABI-13, WP-ABI-14: the waiting effect gives its full result without its condition, and nothing is lost."""
    player = _player(draft, who)
    abilities.waiting_effect(draft, player)
    abilities.use(draft, player, "full_result")
    playing.resolve(draft, player, full=True)


@moves.add(by="seat", step="play")
def dye_card(draft: Draft[Destiny], who: Who, place: TimelinePlace, colour: Colour) -> None:
    """WP-ABI-22: a card of the own timeline counts as one of that colour, too, as long as this step lasts."""
    player = _player(draft, who)
    abilities.use(draft, player, "dye_card")
    abilities.dye(draft, player, place, colour)


@moves.add(by="seat", step="play")
def play_another(draft: Draft[Destiny], who: Who, card: CardId) -> None:
    """WP-ABI-15: play one more card, which takes effect, then draw one from the deck."""
    player = _player(draft, who)
    known = playing.card(draft, card, "card")
    if not player.played:
        draft.object("WP-ABI-15", "plays-two-first", can_overrule=False, who=named(player))
    abilities.use(draft, player, "play_another")
    abilities.play_also(draft, player, known)
    player.to_draw += 1


# --- at the end of a chapter -----------------------------------------------------------------------------------------


@moves.add(by="seat", step="keep")
def take_at_end(draft: Draft[Destiny], who: Who, place: TimelinePlace) -> None:
    """WP-ABI-16, WP-ABI-17, WP-CARD-11: before clearing a card of the own timeline goes to the hand for good."""
    player = _player(draft, who)
    abilities.use(draft, player, "take_at_end")
    abilities.take_up(draft, player, place)
