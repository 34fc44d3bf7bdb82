"""A passage as one table is told it: in one language, its cases decided and its names given."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from . import prose
from .book import ChoiceWords
from .teller import Scene, Teller, ToldPassage


class SpokenPassage:
    """A told passage's words at a table, in the language asked for or the one that the book has."""

    def __init__(self, teller: Teller, scene: Scene, told: ToldPassage, language: str) -> None:
        words = told.passage.words
        self.language = language if language in words else next(iter(words), language)
        self.teller, self.told = teller, told
        self.words = told.passage.spoken(self.language)
        self._which, self._called = teller.which(scene, told), teller.called(scene, self.language)
        self.text = self.resolved(self.words.text)

    def resolved(self, text: str) -> str:
        """Words as this table is told them."""
        return prose.resolve(text, self._which, self._called)

    def said(self, id: str) -> ChoiceWords:
        """The words of a choice; its id where it has none."""
        return self.words.choices.get(id) or ChoiceWords(id)

    @property
    def title(self) -> str:
        """What the passage is called, without any marks."""
        return prose.bare(self.resolved(self.words.title))

    @property
    def read_aloud(self) -> list[str]:
        """The paragraphs that are read aloud, as clean HTML; a pause is an empty one."""
        pieces = prose.pieces(self.text, self.language)
        return [piece.html for piece in pieces if piece.kind in ("read", "pause")]


def words_mark(pages: Sequence[SpokenPassage]) -> str:
    """A mark of the words that are read aloud of what lies open, the same wherever they are the same."""
    return sha256("\n".join(words for page in pages for words in page.read_aloud).encode()).hexdigest()[:16]
