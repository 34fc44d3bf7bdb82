"""An imagined table for walks: sides become dominant at random, and a hero of any gender wins in the end."""

from __future__ import annotations

from collections.abc import Mapping
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

    @property
    def hero_is_a_woman(self) -> bool:
        """WP-DATA-12: of what gender the winner's character is."""
        return self.hero in FEMININE

    def called(self, name: str, language: str) -> Mapping[str, str]:
        """WP-BOOK-14: the hero by name."""
        return forms(self.hero, "", language) if name == "hero" else {}

    def opens(self, entry: Door) -> bool:
        """A story has no doors but its beginning."""
        return False
