"""Moves with symbols that no rule of the app makes: what a page, a card or an ability says in words. WP-SYM."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.names import Amount, Symbol, Who
from ..play import symbols
from ..play.symbols import Paying
from ..state.pieces import CoveredAt, Laid
from ..state.player import Player, TimelinePlace, named
from ..state.table import Destiny

moves = Moves()


def _owner(draft: Draft[Destiny], who: int) -> Player:
    """Whose symbols these are, at a table where the app keeps them."""
    player = seat_of(draft, draft.state, who)
    if not draft.state.full:
        draft.object("WP-SYM-10", "table-keeps-cards", can_overrule=False)
    return player


@moves.add(by="seat")
def gain_symbols(draft: Draft[Destiny], who: Who, symbol: Symbol, count: Amount = 1) -> None:
    """WP-SYM-10, WP-PLAY-09: tokens go into a pool, as a page or a card says."""
    player = _owner(draft, who)
    symbols.gain(draft, player, symbol, count)
    draft.write("wrote-gained", who=named(player), symbol=symbol, count=count)


@moves.add(by="seat")
def lose_symbols(
    draft: Draft[Destiny],
    who: Who,
    symbol: Symbol,
    count: Amount = 1,
    paying: Paying = [],  # noqa: B006
) -> None:
    """WP-SYM-11, WP-SYM-12: a player loses symbols, tokens or printed ones; which, where there is a choice."""
    player = _owner(draft, who)
    lost = symbols.lose(draft, player, [symbol], count, paying)
    draft.write("wrote-lost", who=named(player), symbol=symbol, count=len(lost))


def _card(draft: Draft[Destiny], player: Player, place: int, at: int) -> Laid:
    """A card on the timeline that prints a symbol at that place."""
    if place >= len(player.timeline):
        draft.refuse("place", "no-such-card-there")
    if at >= len(player.timeline[place].symbols):
        draft.refuse("at", "no-such-symbol-there")
    return player.timeline[place]


@moves.add(by="seat")
def cover_symbol(draft: Draft[Destiny], who: Who, place: TimelinePlace, at: CoveredAt) -> None:
    """WP-SYM-11, WP-SYM-13: a lost-symbol token lies on a printed symbol; `place` of the card, `at` of the symbol."""
    player = _owner(draft, who)
    laid = _card(draft, player, place, at)
    if at in laid.covered:
        draft.object("WP-SYM-13", "covered-already", can_overrule=False)
    laid.covered = sorted([*laid.covered, at])
    draft.write("wrote-covered", who=named(player), symbol=laid.symbols[at])


@moves.add(by="seat")
def uncover_symbol(draft: Draft[Destiny], who: Who, place: TimelinePlace, at: CoveredAt) -> None:
    """WP-SYM-13: a lost-symbol token that lay there by mistake is taken off."""
    player = _owner(draft, who)
    laid = _card(draft, player, place, at)
    if at not in laid.covered:
        draft.object("WP-SYM-13", "not-covered", can_overrule=False)
    laid.covered = [one for one in laid.covered if one != at]
    draft.write("wrote-uncovered", who=named(player), symbol=laid.symbols[at])
