"""What the worlds of games have in common: a world in which nothing is charged and nothing happens, and the table.

A game's own worlds extend these and say only what is so at its table; `vocabulary.World` is what a reading asks for.
The worlds of walks, of nobody's table, stand in `walking`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from ..core.draft import Draft
from ..core.table import Table
from .book import Book, Door, Fate, Passage, Price
from .reading import Reading

S = TypeVar("S", bound=Table)


class QuietWorld:
    """A world of one reading in which a tale changes nothing."""

    def __init__(self, reading: Reading, book: Book) -> None:
        self.reading = reading
        self.book = book
        self.told: Mapping[str, int] = {}

    @property
    def size(self) -> int:
        """How many people take part."""
        return len(self.reading.who)

    @property
    def apart(self) -> int:
        """How many people wait apart."""
        return len(self.reading.apart)

    def member(self, who: str) -> bool:
        """Whether somebody takes part."""
        return who in self.reading.who

    def opens(self, entry: Door) -> bool | None:
        """Doors open by the table's own moves only."""
        return False

    def can_pay(self, price: Price, who: Sequence[str]) -> bool | None:
        """Only the people at the table can know."""
        return None

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """Nothing is charged, and nobody drops out."""
        return []

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """A tale changes nothing."""

    def fought(self, fate: Fate) -> None:
        """No book begins a fight, or it goes as the choice says."""

    def entered(self, passage: Passage, entry: Door) -> None:
        """A door was gone through, and needs no trace."""

    def called(self, name: str, language: str) -> Mapping[str, str]:
        """Nobody is named."""
        return {}


class TableWorld(QuietWorld, Generic[S]):
    """The table of one reading. Without a draft it only answers questions."""

    def __init__(self, draft: Draft[S] | None, state: S, reading: Reading, book: Book) -> None:
        super().__init__(reading, book)
        self.draft = draft
        self.state = state

    @property
    def _draft(self) -> Draft[S]:
        assert self.draft is not None, "a world without a draft only answers questions"
        return self.draft

    def pick(self, options: Sequence[str]) -> str:
        """One of several, by the table's own chance."""
        return self.state.chance.pick(options)
