"""Symbols: counted, gained, lost, covered. WP-SYM.

A symbol is lost from a source: a token of the pool, a special token, or a printed one of a card on the timeline; what
it is called (`token-magic`, `special-magic`, `card-2-magic`) is what a move names when there is a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from ....core.bounds import Word
from ....core.draft import Draft
from ....core.message import Message, say
from ..box.names import SYMBOLS, Side, Symbol
from ..state.pieces import Counts, Row
from ..state.player import Player, named
from ..state.table import Destiny

Paying = Annotated[list[Word], msgspec.Meta(max_length=20)]  # names of sources, one for each symbol that is lost


@dataclass(frozen=True)
class Source:
    """WP-SYM-11: where a symbol may be lost, and how many lie there. `at`: the place of a card on the timeline."""

    kind: Literal["token", "special", "card"]
    symbol: Symbol
    count: int
    at: int = 0

    @property
    def key(self) -> str:
        """What a move calls it."""
        return f"card-{self.at}-{self.symbol}" if self.kind == "card" else f"{self.kind}-{self.symbol}"


# --- counting --------------------------------------------------------------------------------------------------------


def symbols_of(state: Destiny, player: Player, what: Side | Symbol) -> int:
    """WP-SYM-09, WP-SYM-13: a player's symbols of a type, or of the type active on a side: printed and tokens alike."""
    symbol = state.active(what) if what == "left" or what == "right" else what
    return 0 if symbol is None else tokens(player, symbol) + printed(player, symbol)


def tokens(player: Player, symbol: Symbol) -> int:
    """WP-SYM-10, WP-ST-27, WP-ST-29: tokens of a type in the pool, special ones among them."""
    special = sum(one.symbol == symbol and not one.on_board for one in player.specials)
    return player.pool[symbol] + special


def printed(player: Player, symbol: Symbol, upto: int | None = None) -> int:
    """WP-SYM-13: uncovered printed symbols of a type on the timeline, or on its cards up to that place."""
    return sum(laid.open_symbols.count(symbol) for laid in player.timeline[: None if upto is None else upto + 1])


def on_row(state: Destiny, row: Row) -> Counts | None:
    """WP-FATE-10, WP-SOLO-19: active symbols printed in a row, of its named cards or as counted; None: nobody said."""
    cards = [state.box.cards.get(id) for id in row.cards]
    if not cards or any(card is None for card in cards):
        return row.counted
    both = Counter(symbol for card in cards if card for symbol in card.symbols)
    return Counts(left=both[state.left] if state.left else 0, right=both[state.right] if state.right else 0)


def totals(player: Player) -> dict[Symbol, int]:
    """All that a player has, by type."""
    return {symbol: tokens(player, symbol) + printed(player, symbol) for symbol in SYMBOLS}


# --- gaining and losing ----------------------------------------------------------------------------------------------


def gain(draft: Draft[Destiny], player: Player, symbol: Symbol, count: int = 1) -> None:
    """WP-PLAY-09: symbols enter the pool as tokens; the supply does not end (WP-EDGE-11)."""
    if draft.state.full and count > 0:
        player.pool[symbol] += count


def sources(player: Player, symbols: Collection[Symbol], upto: int | None = None) -> list[Source]:
    """WP-SYM-11, WP-EFF-09: where these types may be lost: pool, special tokens, cards (up to that place)."""
    found = [Source("token", symbol, player.pool[symbol]) for symbol in SYMBOLS if symbol in symbols]
    special = Counter(one.symbol for one in player.specials if not one.on_board and one.symbol in symbols)
    found += [Source("special", symbol, special[symbol]) for symbol in SYMBOLS if special[symbol]]
    for at, laid in enumerate(player.timeline[: None if upto is None else upto + 1]):
        open_symbols = Counter(laid.open_symbols)
        found += [Source("card", symbol, open_symbols[symbol], at) for symbol in SYMBOLS if symbol in symbols]
    return [source for source in found if source.count]


def has(player: Player, symbols: Collection[Symbol], upto: int | None = None) -> int:
    """How many of these types could be lost."""
    return sum(source.count for source in sources(player, symbols, upto))


def choice(player: Player, symbols: Collection[Symbol], count: int, upto: int | None = None) -> list[Source]:
    """WP-SYM-12: the sources between which there is a choice; none where what is lost follows of itself."""
    found = sources(player, symbols, upto)
    return [] if len(found) <= 1 or count <= 0 or sum(one.count for one in found) <= count else found


def lose(
    draft: Draft[Destiny],
    player: Player,
    symbols: Iterable[Symbol],
    count: int,
    paying: Sequence[str] = (),
    upto: int | None = None,
    field: str = "paying",
) -> list[Symbol]:
    """WP-SYM-11, WP-SYM-12: as many of these types as are there, at most `count`, are lost; which ones, says `paying`.

    Refused where it names none and there is a choice, or what is not there. Returns what was lost.
    """
    asked = list(symbols)
    found = {source.key: source for source in sources(player, asked, upto)}
    count = min(count, sum(source.count for source in found.values()))
    if paying:
        named = Counter(paying)
        if any(key not in found or times > found[key].count for key, times in named.items()):
            draft.refuse(field, "nothing-to-lose-there")
        if len(paying) != count:
            draft.refuse(field, "lose-so-many", count=count)
        taken = [found[key] for key in paying]
    elif choice(player, asked, count, upto):
        draft.refuse(field, "say-what-is-lost", count=count)
    else:
        taken = [source for source in found.values() for _ in range(source.count)][:count]
    for source in taken:
        _take(player, source)
    _tell_lost(draft, player, taken)
    return [source.symbol for source in taken]


def special_tokens_back(draft: Draft[Destiny], player: Player) -> None:
    """WP-ST-28: special tokens that were lost return from the board to the pool when a chapter begins."""
    back = [one for one in player.specials if one.on_board]
    for one in back:
        one.on_board = False
    if back:
        draft.tell("tell-special-back", who=named(player), symbols=told(one.symbol for one in back))


def told(symbols: Iterable[Symbol]) -> list[Message]:
    """Symbols for a sentence, counted by type: "2× magic, 1× combat"."""
    counted = Counter(symbols)
    return [say("so-many-symbols", symbol=symbol, count=counted[symbol]) for symbol in SYMBOLS if counted[symbol]]


def _tell_lost(draft: Draft[Destiny], player: Player, taken: Sequence[Source]) -> None:
    """WP-SYM-11: what the hands do: tokens go back, special ones onto the board, printed symbols are covered."""
    for kind in ("token", "special"):
        if gone := [source.symbol for source in taken if source.kind == kind]:
            draft.tell(f"tell-lose-{kind}", who=named(player), symbols=told(gone))
    for at in sorted({source.at for source in taken if source.kind == "card"}):
        gone = [source.symbol for source in taken if source.kind == "card" and source.at == at]
        draft.tell("tell-cover", who=named(player), number=at + 1, symbols=told(gone))


def _take(player: Player, source: Source) -> None:
    """WP-SYM-11, WP-ST-28: a token goes back, a special one onto the board, a printed symbol is covered."""
    if source.kind == "token":
        player.pool[source.symbol] -= 1
    elif source.kind == "special":
        next(one for one in player.specials if one.symbol == source.symbol and not one.on_board).on_board = True
    else:
        laid = player.timeline[source.at]
        place = next(at for at, symbol in enumerate(laid.symbols) if symbol == source.symbol and at not in laid.covered)
        laid.covered = sorted([*laid.covered, place])
