"""An imagined table for walks: sides become dominant at random, and a hero of any gender wins in the end."""

from __future__ import annotations

from random import Random

from ....story.book import Book, Door
from ....story.reading import Reading
from ....story.walking import Nowhere
from ..box.characters import CHARACTERS, FEMININE
from .heroes import forms


class Imagined(Nowhere):
    """A table that nobody sits at: how many play, and who wins, is drawn; bonuses change nothing that a book asks."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.players = 1 + int(chance.random() * 5)
        self.hero = CHARACTERS[int(chance.random() * len(CHARACTERS))]

    @property
    def chapter(self) -> int:
        """Which chapter it is: one more than ways of a stop were taken."""
        taken = (self.book.passages[key.partition(".")[0]].choice(key.partition(".")[2]) for key in self.reading.chosen)
        return min(3, 1 + sum(choice is not None and bool(choice.by) for choice in taken))

    def named(self, name: str) -> list[str]:
        """WP-BOOK-14: who wins in the end."""
        return [self.hero] if name == "hero" else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """The hero by name."""
        return forms(who, "", language)[case]

    def is_woman(self, who: str) -> bool:
        """WP-DATA-12: of what gender a character is."""
        return who in FEMININE

    def opens(self, entry: Door) -> bool:
        """A story has no doors but its beginning."""
        return False
