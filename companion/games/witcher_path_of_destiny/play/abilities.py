"""What abilities do: once a game each, at their moment; by the app where it keeps the cards, else told. WP-ABI."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....core.draft import Draft
from ..box.cards import Card
from ..box.characters import AbilityId
from ..box.names import PAIR, SYMBOLS, Colour, Side, Symbol
from ..state.pieces import Laid, Row
from ..state.player import Player, named
from ..state.table import Destiny
from . import bonuses, decks, playing, symbols, windows
from .chapter_end import OTHER
from .fate import louder
from .windows import Ability


def find(draft: Draft[Destiny], player: Player, id: AbilityId) -> Ability:
    """WP-ABI-11: the ability of a board that does this; of two alike the one that is ready."""
    alike = [one for one in windows.abilities(draft.state, player) if one.id == id]
    if not alike:
        draft.object("WP-ABI-11", "no-such-ability", can_overrule=False, who=named(player))
    return next((one for one in alike if one.readiness == "ready"), alike[0])


def spend(draft: Draft[Destiny], player: Player, ability: Ability) -> None:
    """WP-ABI-02..05, WP-XP-02: an ability is used: one that is ready, at its moment; its token is turned for good."""
    who, number = named(player), ability.number
    if ability.readiness == "locked":
        draft.object("WP-XP-02", "ability-locked", who=who, number=number)
    if ability.readiness == "used":
        draft.object("WP-ABI-03", "ability-used", who=who, number=number)
    if not windows.is_open(draft.state, player, ability.window):
        draft.object("WP-ABI-05", "not-its-moment", who=who, number=number, window=ability.window)
    player.abilities[number - 1] = "used"
    draft.tell("tell-ability-used", who=who, number=number)
    given = "yes" if ability.name else "no"
    draft.write("wrote-ability", who=who, number=number, name=ability.name, given=given)


def use(draft: Draft[Destiny], player: Player, id: AbilityId) -> None:
    """The same by what it does."""
    spend(draft, player, find(draft, player, id))


# --- the side of which there is less, or more ------------------------------------------------------------------------


def leaning(draft: Draft[Destiny], player: Player, chosen: Side | None, more: bool) -> Side:
    """WP-ABI-29: the side of which a player has more, or less, at the moment of use; equal: the player's choice."""
    state = draft.state
    said = louder(symbols.symbols_of(state, player, "left"), symbols.symbols_of(state, player, "right"))
    if said == "left" or said == "right":
        wanted: Side = said if more else OTHER[said]
        if chosen not in (None, wanted):
            draft.refuse("side", "other-side-wanted", side=wanted)
        return wanted
    if chosen is None:
        draft.refuse("side", "say-which-side")
    return chosen


def active(draft: Draft[Destiny], side: Side) -> Symbol:
    """The symbol that is active on a side."""
    symbol = draft.state.active(side)
    if symbol is None:
        draft.object("WP-STR-10", "symbols-first", can_overrule=False)
    return symbol


def gain(draft: Draft[Destiny], player: Player, symbol: Symbol, count: int = 1) -> None:
    """WP-ABI-28: symbols enter the own pool, active or not."""
    symbols.gain(draft, player, symbol, count)
    draft.tell("tell-gain-symbols", who=named(player), symbol=symbol, count=count)


def others_lose(draft: Draft[Destiny], player: Player, symbol: Symbol) -> None:
    """WP-ABI-18, WP-SYM-12: every other player loses a symbol of a type, by choice; who has none loses none."""
    for other in draft.state.people:
        if other is player or not symbols.has(other, [symbol]):
            continue
        bonuses.lose_symbols(draft, other, symbol, 1)


# --- cards of the pool -----------------------------------------------------------------------------------------------


def row_at(draft: Draft[Destiny], number: int, field: str = "row") -> Row:
    """A row of the mat in which cards lie."""
    found = next((row for row in draft.state.rows if row.number == number), None)
    if found is None:
        draft.refuse(field, "no-such-row", row=number)
    if not found.cards:
        draft.refuse(field, "row-is-empty", row=number)
    return found


def card_at(draft: Draft[Destiny], row: Row, place: int, field: str = "place") -> str:
    """What the card at a place of a row is called; "" of one that was not named."""
    if not 1 <= place <= len(row.cards):
        draft.refuse(field, "no-such-card-in-row", row=row.number)
    return row.cards[place - 1]


def empty(draft: Draft[Destiny], row: Row, taken: int = 0) -> None:
    """WP-ABI-21, WP-ABI-30: what is not taken of a row is discarded; it waits empty for the next refresh."""
    decks.discard(draft, len(row.cards) - taken)
    row.cards, row.counted = [], None


def among(draft: Draft[Destiny], printed: Sequence[Symbol] | None, wanted: Sequence[Symbol]) -> None:
    """WP-ABI-28: gained symbols are among those printed, where the cards are known."""
    if printed is None:
        return
    if Counter(wanted) - Counter(printed):
        draft.refuse("symbols", "symbols-not-printed")


def printed_on(state: Destiny, cards: Sequence[str]) -> list[Symbol] | None:
    """All symbols printed on these cards; None where one was not named."""
    known = [state.box.cards.get(id) for id in cards]
    if any(card is None for card in known):
        return None
    return [symbol for card in known if card is not None for symbol in card.symbols]


def tell_gained(draft: Draft[Destiny], player: Player, gained: Sequence[Symbol]) -> None:
    """Symbols enter the pool, type by type."""
    for symbol in SYMBOLS:
        if count := gained.count(symbol):
            gain(draft, player, symbol, count)


# --- cards of the own timeline and hand ------------------------------------------------------------------------------


def take_up(draft: Draft[Destiny], player: Player, place: int) -> Laid:
    """WP-ABI-16, WP-ABI-20: a card leaves the own timeline for the hand; what was chosen to be kept is chosen anew."""
    if place >= len(player.timeline):
        draft.refuse("place", "no-such-card-there")
    laid = playing.take_up(draft, player, place)
    player.keeping = []
    draft.tell("tell-taken-up", who=named(player), number=place + 1, card=laid.id)
    return laid


def play_also(draft: Draft[Destiny], player: Player, card: Card, from_hand: bool = True) -> None:
    """WP-ABI-15, WP-ABI-19, WP-ABI-25: a card besides the two of the turn, at the right end, played this turn."""
    if from_hand and player.hand < 1:
        draft.object("WP-PLAY-13", "hand-empty", can_overrule=False, who=named(player))
    playing.lay(draft, player, card, from_hand)
    draft.tell("tell-played-also", who=named(player), card=card.id)


def dye(draft: Draft[Destiny], player: Player, place: int, colour: Colour) -> None:
    """WP-ABI-22: a card counts as one of a chosen colour, too, as long as this playing step lasts."""
    if place >= len(player.timeline):
        draft.refuse("place", "no-such-card-there")
    player.timeline[place].dyed = colour
    draft.tell("tell-dyed", who=named(player), number=place + 1, colour=colour)


def waiting_effect(draft: Draft[Destiny], player: Player) -> int:
    """The place of the card whose effect waits next."""
    if not player.resolving:
        draft.object("WP-PLAY-05", "no-effect-waits", can_overrule=False, who=named(player))
    return player.resolving[0]


def discard_hand(draft: Draft[Destiny], player: Player, cards: Sequence[Card]) -> None:
    """WP-ABI-28: hand cards are discarded, and as many are drawn; the hand keeps its size."""
    if player.hand < len(cards) or len(cards) > PAIR:
        draft.object("WP-ABI-28", "hand-too-small", can_overrule=False, who=named(player), count=player.hand)
    decks.from_hand(draft, player, len(cards))
    tell_gained(draft, player, [symbol for card in cards for symbol in card.symbols])
    decks.to_hand(draft, player, len(cards))
    draft.tell("tell-draw", who=named(player), count=len(cards))
