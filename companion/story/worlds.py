"""What the worlds of games have in common: a world in which nothing is charged and nothing happens, and the table.

A game's own worlds extend these and say only what is so at its table; `vocabulary.World` is what a reading asks for.
The worlds of walks, of nobody's table, stand in `walking`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from ..core.cases import declined
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

    # --- whom the words name

    def named(self, name: str) -> list[str]:
        """Who is meant: those who paid last, those whom the table named last; others are for a game to know."""
        return {"payer": self.reading.payers, "chosen": self.reading.named}.get(name, [])

    def form(self, who: str, case: str, language: str) -> str:
        """How one of the people is called, in that case."""
        return ""

    def is_woman(self, who: str) -> bool:
        """Whether one of the people is a woman, for what must agree with that."""
        return False

    def called(self, name: str, language: str) -> Mapping[str, str]:
        """How they are called whom that name means, in each case; nothing where nobody is meant."""
        people = self.named(name)
        return declined(people, lambda who, case: self.form(who, case, language), language) if people else {}

    def woman(self, name: str) -> bool | None:
        """Whether all whom that name means are women; None where it means nobody yet."""
        people = self.named(name)
        return all(self.is_woman(who) for who in people) if people else None

    def several(self, name: str) -> bool | None:
        """Whether that name means more than one."""
        people = self.named(name)
        return len(people) > 1 if people else None


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
