"""What lies on the table of a game: cards on a timeline, rows of the draft, special symbols, the course of a story."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Count, Named, Small, Word
from ..box.cards import Condition, Result, effect_contradiction
from ..box.names import PAIR, CardId, Chapter, Colour, Difficulty, Side, Some, Symbol, Token

StepName = Literal[
    "characters",
    "reading",
    "draft",
    "play",
    "check",
    "fate",
    "dominance",
    "alliances",
    "scoring",
    "paths",
    "keep",
    "effort",
    "quests",
    "gold",
    "objectives",
    "unresolved",
    "winner",
    "epilogue",
    "over",
]
TurnOrNone = Annotated[int, msgspec.Meta(ge=0, le=3)]  # 0: kept from the chapter before
CoveredAt = Annotated[int, msgspec.Meta(ge=0, le=23)]  # the place of a printed symbol on its card


class Laid(msgspec.Struct, kw_only=True):
    """WP-CARD-07: a card on a timeline, with what is printed on it; `covered`: places of its covered symbols.

    `dyed`: the colour that an ability lends it while this playing step lasts (WP-ABI-22).
    """

    id: CardId = ""
    symbols: Annotated[list[Symbol], msgspec.Meta(max_length=24)] = []
    colours: Annotated[list[Colour], msgspec.Meta(max_length=4)] = []
    condition: Condition | None = None
    result: Result | None = None
    covered: Annotated[list[CoveredAt], msgspec.Meta(max_length=24)] = []
    chapter: Chapter = 1
    turn: TurnOrNone = 1
    kept: bool = False
    dyed: Colour | None = None

    def __post_init__(self) -> None:
        """WP-SYM-11, WP-EFF-01: a printed symbol is covered once, and only one that is there; no effect is halved."""
        if effect_contradiction(self.condition, self.result):
            raise ValueError("the parts of an effect belong together")
        if len(set(self.covered)) != len(self.covered) or any(at >= len(self.symbols) for at in self.covered):
            raise ValueError("a printed symbol is covered once")

    @property
    def open_symbols(self) -> list[Symbol]:
        """WP-SYM-13: what it prints and is not covered."""
        return [symbol for at, symbol in enumerate(self.symbols) if at not in self.covered]

    def is_of(self, colour: Colour) -> bool:
        """WP-CARD-05: whether it has that colour, among others."""
        return colour in self.colours or colour == self.dyed


class Special(msgspec.Struct, kw_only=True):
    """WP-ST-27..29: a special symbol token; `on_board`: lost, it lies there until the next chapter."""

    symbol: Symbol
    on_board: bool = False


class Counts(msgspec.Struct, kw_only=True):
    """How many left and right symbols there are, as the table counted them: a player's, or those of a row."""

    left: Some = 0
    right: Some = 0


class Row(msgspec.Struct, kw_only=True):
    """WP-SET-10: a row of the mat: the cards that lie there ("": one not named), and whose figure stands there.

    `counted`: the active symbols on cards that were not named (WP-SOLO-19).
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    cards: Annotated[list[CardId], msgspec.Meta(max_length=PAIR)] = msgspec.field(default_factory=lambda: ["", ""])
    seat: AnySeat = 0
    counted: Counts | None = None

    @property
    def free(self) -> bool:
        """WP-DRAFT-08, WP-ABI-30: nobody stands there, and both of its cards lie there."""
        return not self.seat and len(self.cards) == PAIR


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Where points came from, so that every sum can be opened: what it was, of which chapter, how many.

    `symbol`, `printed`, `tokens`: the symbols that were counted, on cards and in the pool; `count`: what else was.
    """

    what: Word
    chapter: Chapter
    vp: Annotated[int, msgspec.Meta(ge=-999, le=999)] = 0
    xp: Annotated[int, msgspec.Meta(ge=-999, le=999)] = 0
    symbol: Symbol | None = None
    printed: Count = 0
    tokens: Count = 0
    count: Count = 0


class ChapterOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """WP-DATA-14: what a chapter came to, kept when its outcome is read: the side, and who held the path tokens."""

    chapter: Chapter
    side: Side
    left: AnySeat = 0
    right: AnySeat = 0


class OwedSymbols(msgspec.Struct, frozen=True, kw_only=True):
    """WP-SYM-12: a player has symbols to lose, and which of them is still to be said."""

    seat: AnySeat
    symbol: Symbol
    count: Some


class SoloRun(msgspec.Struct, kw_only=True):
    """WP-SAVE-05: how it is played alone: the difficulty, flips done in this chapter, counters of a free text.

    `armed`: the tokens of the chapter's beginning are given; `flipped`: so is that of this turn.
    `untold`: cards that it drafted and nobody has told yet; `unseen`: those of which it is open what the first ability
    gives for them; `extra_over`: the second ability has done what it does in this turn.
    """

    difficulty: Difficulty = "normal"
    flips: Small = 0
    second: bool = False  # WP-SOLO-13: the second ability is active
    counter: Small = 0
    armed: bool = False
    flipped: bool = False
    untold: Annotated[int, msgspec.Meta(ge=0, le=PAIR)] = 0
    unseen: Small = 0
    extra_over: bool = False


Fates = Named[Token, Literal["left", "right", "aside", ""]]
