"""Action cards: what is printed on one, and the catalogue of conditions and results. WP-CARD, WP-EFF-14, WP-EFF-15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

import msgspec

from ....core.bounds import Named
from .names import COLOURS, SYMBOLS, CardId, Colour, Printed, Symbol

ConditionCode = Literal["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"]
ResultCode = Literal["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10"]
Of = Literal["symbol", "colour", "inactive"]  # what a condition asks for: a type, a colour, any inactive symbols
Gives = Literal["xp", "left", "right", "both", "symbol", "three"]


@dataclass(frozen=True)
class Asks:
    """A condition of the catalogue: what must be lost or had, how many at least and at most, and whether by degrees.

    Single: met from `least` on; exact (`most` given): failed by exceeding it, too (WP-EFF-07).
    """

    of: Of
    least: int = 1
    most: int | None = None
    loses: bool = False
    degrees: bool = False


@dataclass(frozen=True)
class Yields:
    """A result of the catalogue: what is gained, how many of it, and whether once a degree."""

    of: Gives
    count: int = 1
    degrees: bool = False


CONDITIONS: dict[ConditionCode, Asks] = {
    "C1": Asks("symbol", loses=True),
    "C2": Asks("symbol", loses=True, degrees=True),
    "C3": Asks("inactive", loses=True, degrees=True),
    "C4": Asks("colour", least=2),
    "C5": Asks("colour", least=3),
    "C6": Asks("colour", least=1, most=1),
    "C7": Asks("colour", least=2, most=2),
    "C8": Asks("colour", degrees=True),
    "C9": Asks("inactive", degrees=True),
    "C10": Asks("inactive", least=2),
}
RESULTS: dict[ResultCode, Yields] = {
    "R1": Yields("xp", 3),
    "R2": Yields("xp", degrees=True),
    "R3": Yields("left", degrees=True),
    "R4": Yields("right", degrees=True),
    "R5": Yields("left", 2),
    "R6": Yields("right", 2),
    "R7": Yields("both"),
    "R8": Yields("symbol", 2),
    "R9": Yields("symbol", degrees=True),
    "R10": Yields("three"),
}
THREE: tuple[Symbol, ...] = ("combat", "exploration", "magic")  # R10
CONDITION_CODES: tuple[ConditionCode, ...] = get_args(ConditionCode)
RESULT_CODES: tuple[ResultCode, ...] = get_args(ResultCode)


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """WP-EFF-14: a condition as a card prints it; the type or the colour is the card's own."""

    code: ConditionCode
    symbol: Symbol | None = None
    colour: Colour | None = None

    @property
    def asks(self) -> Asks:
        """What the catalogue says of it."""
        return CONDITIONS[self.code]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """WP-EFF-15: a result as a card prints it; the type is the card's own."""

    code: ResultCode
    symbol: Symbol | None = None

    @property
    def yields(self) -> Yields:
        """What the catalogue says of it."""
        return RESULTS[self.code]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """WP-CARD-01: an action card by what is on it. `id`: what its owner calls it."""

    id: CardId
    symbols: Annotated[list[Symbol], msgspec.Meta(max_length=24)] = []
    colours: Annotated[list[Colour], msgspec.Meta(max_length=4)] = []
    condition: Condition | None = None
    result: Result | None = None

    def __post_init__(self) -> None:
        """WP-EFF-01: no card has half an effect, or one that is not in the catalogue."""
        if effect_contradiction(self.condition, self.result):
            raise ValueError("the parts of an effect belong together")


Described = Named[CardId, Card]  # the owner's cards that were described once, by what they are called


def contradiction(colours: list[Colour], condition: Condition | None, result: Result | None) -> tuple[str, str] | None:
    """What cannot be on a card: the field that is wrong, and why; None where nothing is. WP-EFF-01, WP-EFF-16."""
    return effect_contradiction(condition, result) if colours else ("colours", "card-without-colour")


def effect_contradiction(condition: Condition | None, result: Result | None) -> tuple[str, str] | None:
    """The same of its effect alone."""
    if condition is None and result is None:
        return None
    if condition is None:
        return "condition", "result-without-condition"
    if result is None:
        return "result", "condition-without-result"
    return _of_condition(condition) or _of_result(result, condition)


def _of_condition(condition: Condition) -> tuple[str, str] | None:
    if (condition.asks.of == "symbol") != (condition.symbol is not None):
        key = "condition-wants-symbol" if condition.symbol is None else "condition-has-no-symbol"
        return "condition_symbol", key
    if (condition.asks.of == "colour") != (condition.colour is not None):
        key = "condition-wants-colour" if condition.colour is None else "condition-has-no-colour"
        return "condition_colour", key
    return None


def _of_result(result: Result, condition: Condition) -> tuple[str, str] | None:
    if (result.yields.of == "symbol") != (result.symbol is not None):
        return "result_symbol", "result-wants-symbol" if result.symbol is None else "result-has-no-symbol"
    if result.yields.degrees and not condition.asks.degrees:
        return "result", "degrees-without-condition"
    return None


def printed_symbols(counts: dict[Symbol, Printed]) -> list[Symbol]:
    """The symbols of a card in the order of the box, from how many of each there are."""
    return [symbol for symbol in SYMBOLS for _ in range(counts.get(symbol, 0))]


def in_order(colours: list[Colour]) -> list[Colour]:
    """A card's colours in the order of the box, each once."""
    return [colour for colour in COLOURS if colour in colours]
