"""Effects of cards, pure: what a condition finds within the card's reach, and what its result gives. WP-EFF.

Nothing is changed here: `weigh` says what an effect comes to, `playing` lets it happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..box.cards import THREE, Condition, Result
from ..box.names import DEGREES, SIDES, SYMBOLS, Symbol
from ..state.player import Player
from ..state.table import Destiny
from . import symbols

Pair = tuple[Symbol, Symbol]  # the active symbols, left and right


@dataclass(frozen=True)
class Outcome:
    """What an effect comes to: how often its result is given (0: the condition is not met), what is lost and gained.

    `lost_types`: the types of which `losing` symbols are lost; `found`: what the condition counted.
    """

    degree: int = 0
    found: int = 0
    losing: int = 0
    lost_types: tuple[Symbol, ...] = ()
    xp: int = 0
    gained: tuple[Symbol, ...] = field(default=())


NOTHING = Outcome()


def active_pair(state: Destiny) -> Pair | None:
    """The symbols that are active for effects now; None before they are known.

    WP-END-22: those of the coming chapter while cards are kept, unless the table reads that otherwise.
    """
    if state.step == "keep" and state.default("WP-END-22"):
        return (state.coming["left"], state.coming["right"]) if len(state.coming) == len(SIDES) else None
    return None if state.left is None or state.right is None else (state.left, state.right)


def inactive(pair: Pair) -> tuple[Symbol, ...]:
    """WP-EFF-12: any of the two types that are not active."""
    return tuple(symbol for symbol in SYMBOLS if symbol not in pair)


def weigh(state: Destiny, player: Player, at: int, full: bool = False) -> Outcome:
    """What the effect of a card on the timeline comes to now.

    `full`: the result without its condition, three times where it has degrees (WP-ABI-13, WP-ABI-14).
    """
    laid, pair = player.timeline[at], active_pair(state)
    if laid.condition is None or laid.result is None or pair is None:
        return NOTHING
    if full:
        degree = DEGREES if laid.result.yields.degrees or laid.condition.asks.degrees else 1
        return _outcome(laid.result, degree, pair)
    found = count(player, at, laid.condition, pair, pool=state.default("WP-EFF-17"))
    degree = degree_of(laid.condition, found)
    if not degree:
        return Outcome(found=found)
    losing = degree if laid.condition.asks.loses else 0
    types = types_of(laid.condition, pair) if losing else ()
    return _outcome(laid.result, degree, pair, found=found, losing=losing, lost_types=types)


def count(player: Player, at: int, condition: Condition, pair: Pair, pool: bool = True) -> int:
    """WP-PLAY-06, WP-EFF-10, WP-EFF-11: what the condition counts: the card itself, all to its left, the pool.

    `pool`: whether inactive symbols that are had, and not lost, are counted in the pool, too (WP-EFF-17).
    """
    if condition.colour is not None:
        return sum(laid.is_of(condition.colour) for laid in player.timeline[: at + 1])
    types = types_of(condition, pair)
    with_pool = condition.asks.loses or pool
    tokens = sum(symbols.tokens(player, symbol) for symbol in types) if with_pool else 0
    return tokens + sum(symbols.printed(player, symbol, at) for symbol in types)


def types_of(condition: Condition, pair: Pair) -> tuple[Symbol, ...]:
    """The types of symbols that a condition is about."""
    return (condition.symbol,) if condition.symbol is not None else inactive(pair)


def degree_of(condition: Condition, found: int) -> int:
    """WP-EFF-03..08: 0 when it is not met, 1 for a single one, up to 3 for one with degrees."""
    asks = condition.asks
    if asks.degrees:
        return min(found, DEGREES)
    return int(found >= asks.least and (asks.most is None or found <= asks.most))


def _outcome(
    result: Result, degree: int, pair: Pair, found: int = 0, losing: int = 0, lost_types: tuple[Symbol, ...] = ()
) -> Outcome:
    """WP-EFF-13, WP-EFF-19: the result, `degree` times; only R3 to R7 follow the sides."""
    yields, times = result.yields, degree * result.yields.count
    gained: tuple[Symbol, ...] = ()
    match yields.of:
        case "left":
            gained = (pair[0],) * times
        case "right":
            gained = (pair[1],) * times
        case "both":
            gained = pair * times
        case "symbol" if result.symbol is not None:
            gained = (result.symbol,) * times
        case "three":
            gained = THREE * times
    return Outcome(degree, found, losing, lost_types, times if yields.of == "xp" else 0, gained)
