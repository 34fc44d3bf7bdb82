"""Moves of alliances: a side is chosen, cards are named, discarded and applied. WP-MZ."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .....core.draft import Draft
from .....core.moves import Moves
from .....core.seats import seat_of
from .....core.secrets import WHOLLY_OF_SEAT
from ...box.knowledge import AllianceCard, AllianceEffect
from ...box.names import CardId, Position, Side, Symbol, Who
from ...play import stories
from ...play.stories import alliances
from ...play.stories.alliances import AllianceStory
from ...play.stories.module import known_box
from ...play.symbols import Paying
from ...state.player import Player, named
from ...state.table import Destiny

moves = Moves()
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]  # the how manieth of the cards that lie there
OwnCard = Annotated[CardId, WHOLLY_OF_SEAT]
OwnEffect = Annotated[AllianceEffect | None, WHOLLY_OF_SEAT]
OwnSymbol = Annotated[Symbol | None, WHOLLY_OF_SEAT]
OwnSide = Annotated[Side | None, WHOLLY_OF_SEAT]
GainedByHand = Annotated[int, msgspec.Meta(ge=0, le=20)]


def _owner(draft: Draft[Destiny], who: int) -> Player:
    """Whose alliance cards these are, in a story that has them."""
    player = seat_of(draft, draft.state, who)
    if not isinstance(stories.of(draft.state), AllianceStory):
        draft.object("WP-MZ-01", "no-alliances-here", can_overrule=False)
    return player


def _described(
    draft: Draft[Destiny],
    side: Side,
    card: str,
    effect: AllianceEffect | None,
    symbol: Symbol | None,
    towards: Side | None,
) -> AllianceCard:
    """The card that is meant: one that was described, or what it does. Nothing of it is said aloud."""
    if card:
        known = known_box(draft).alliances.get(card)
        if known is None:
            draft.refuse("card", "card-unknown", card="")
        if known.side != side:
            draft.refuse("card", "alliance-of-other-side")
        return known
    if effect is None:
        draft.refuse("effect", "say-which-alliance")
    if effect == "gain_active" and (symbol is None) == (towards is None):
        draft.refuse("symbol", "alliance-wants-symbol")
    if effect != "gain_active" and (symbol is not None or towards is not None):
        draft.refuse("symbol" if symbol is not None else "towards", "alliance-has-no-symbol")
    return AllianceCard(side=side, effect=effect, symbol=symbol, towards=towards)


@moves.add()
def lay_alliances(draft: Draft[Destiny], row: Position) -> None:
    """WP-MZ-04: the table has laid the tokens otherwise: the row of Renfri's; Stregobor's has the other one."""
    state = draft.state
    _owner(draft, state.players[0].seat)
    above = [state.bottom - 1, state.bottom - 2]
    if row not in above:
        draft.refuse("row", "no-alliance-row", first=above[1], second=above[0])
    above.remove(row)
    state.alliances.rows = {"left": row, "right": above[0]}


@moves.add(by="seat", step="draft")
def choose_alliance(draft: Draft[Destiny], who: Who, ally: Side) -> None:
    """WP-MZ-07: at the bottom row the player chooses the deck from which the alliance card is drawn."""
    player, run = _owner(draft, who), draft.state.alliances
    if who not in run.choosing:
        draft.object("WP-MZ-07", "no-alliance-to-choose", can_overrule=False, who=named(player))
    run.choosing.remove(who)
    alliances.draw(draft, player, ally)


@moves.add(by="seat")
def name_alliance(
    draft: Draft[Destiny],
    who: Who,
    ally: Side,
    card: OwnCard = "",
    effect: OwnEffect = None,
    symbol: OwnSymbol = None,
    towards: OwnSide = None,
) -> None:
    """WP-MZ-08, WP-PARTY-03: which alliance card of the own it is; only its owner sees that.

    `card`: one that was described; else what it does. It is the first of that side that was not named yet.
    """
    player = _owner(draft, who)
    held = player.alliances[ally]
    if None not in held:
        draft.object("WP-MZ-08", "no-alliance-unnamed", can_overrule=False, who=named(player))
    held[held.index(None)] = _described(draft, ally, card, effect, symbol, towards)


@moves.add(by="seat")
def discard_alliance(draft: Draft[Destiny], who: Who, ally: Side, number: CardNumber = 1) -> None:
    """WP-MZ-10: discard one of the own alliance cards of a side, of more than three or because a page takes it."""
    player = _owner(draft, who)
    if number > len(player.alliances[ally]):
        draft.refuse("number", "no-such-alliance")
    if not alliances.too_many(draft.state, player, ally):
        draft.object("WP-MZ-10", "alliances-within-limit", who=named(player), count=alliances.MOST_HELD)
    alliances.discard(draft, player, ally, number - 1)


def _revealed(draft: Draft[Destiny], who: int, number: int) -> Player:
    """Whose revealed card is meant."""
    player = _owner(draft, who)
    if draft.state.step != "alliances" or who not in draft.state.alliances.revealed:
        draft.object("WP-MZ-13", "no-alliance-revealed", can_overrule=False, who=named(player))
    if number > len(draft.state.alliances.revealed[who]):
        draft.refuse("number", "no-such-alliance")
    return player


@moves.add(by="seat", step="alliances")
def show_alliance(
    draft: Draft[Destiny],
    who: Who,
    number: CardNumber = 1,
    card: CardId = "",
    effect: AllianceEffect | None = None,
    symbol: Symbol | None = None,
    towards: Side | None = None,
) -> None:
    """WP-MZ-11, WP-MZ-12, WP-MZ-17: which card it is that was revealed, where its owner has not said so before."""
    _revealed(draft, who, number)
    side = alliances.winning(draft.state)
    shown = _described(draft, side, card, effect, symbol, towards)
    draft.state.alliances.revealed[who][number - 1] = shown


@moves.add(by="seat", step="alliances")
def apply_alliance(
    draft: Draft[Destiny],
    who: Who,
    number: CardNumber = 1,
    turning: Side | None = None,
    paying: Paying = [],  # noqa: B006
) -> None:
    """WP-MZ-17..19, WP-MZ-29, WP-MZ-30: apply one of the own revealed cards, in the order of the own choice.

    `turning`: of which path's active symbol one is lost; `paying`: which symbol it is.
    """
    player = _revealed(draft, who, number)
    if not draft.state.full:
        draft.object("WP-SYM-10", "table-keeps-cards", can_overrule=False)
    alliances.apply(draft, player, number - 1, turning, paying)


@moves.add(by="seat", step="alliances")
def applied_alliances(draft: Draft[Destiny], who: Who, xp: GainedByHand = 0) -> None:
    """WP-MZ-13, WP-MZ-14: where the table keeps the cards: a player has applied them all; the experience they gave."""
    player = _revealed(draft, who, 1)
    if draft.state.full:
        draft.object("WP-MZ-13", "app-applies-alliances", can_overrule=False)
    alliances.applied_by_hand(draft, player, xp)
