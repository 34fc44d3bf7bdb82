"""A passage as one table is told it: in one language, its cases decided, its names and numbers given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256

from ..core.cases import CASES
from ..core.numerals import GENDERS, in_words, plural
from ..core.typography import quoted
from . import prose
from .book import ChoiceWords
from .teller import Scene, Teller, ToldPassage


class SpokenPassage:
    """A told passage's words at a table, in the language asked for or the one that the book has."""

    def __init__(self, teller: Teller, scene: Scene, told: ToldPassage, language: str) -> None:
        words = told.passage.words
        self.language = language if language in words else next(iter(words), language)
        self.teller, self.scene, self.told = teller, scene, told
        self.words = told.passage.spoken(self.language)

    def resolved(self, text: str) -> str:
        """Words as this table is told them, with the quotation marks of their language."""
        return quoted(prose.resolve(text, self._which, self._called), self.language)

    @cached_property
    def text(self) -> str:
        """The passage's words."""
        return self.resolved(self.words.text)

    def said(self, id: str) -> ChoiceWords:
        """The words of a choice; its id where it has none."""
        return self.words.choices.get(id) or ChoiceWords(id)

    def bare(self, text: str) -> str:
        """Words as this table is told them, without any marks."""
        return prose.bare(self.resolved(text))

    @property
    def title(self) -> str:
        """What the passage is called, without any marks."""
        return self.bare(self.words.title)

    @property
    def read_aloud(self) -> list[str]:
        """The paragraphs that are read aloud, as clean HTML; a pause is an empty one."""
        pieces = prose.pieces(self.text, self.language)
        return [piece.html for piece in pieces if piece.kind in ("read", "pause")]

    def _which(self, name: str, halves: int) -> int:
        """The half of a case that is read, or the form of a word that fits a number."""
        if name in self.told.cases:
            return self.told.cases[name](self.scene, halves)
        number = self.teller.number(self.scene, name)
        return 1 if number is None else plural(number, self.language)

    def _called(self, name: str, forms: str) -> str:
        """Somebody in the case asked for, else in the first; a number in words. A capital letter asks for one."""
        key = name[:1].lower() + name[1:]
        if key in self.teller.vocabulary.called:
            known = self.scene.world.called(key, self.language)
            words = known.get(forms or "nom") or known.get("nom", "")
        else:
            words = self._number_words(key, forms.split("."))
        return words if key == name else words[:1].upper() + words[1:]

    def _number_words(self, name: str, forms: list[str]) -> str:
        number = self.teller.number(self.scene, name)
        if number is None:
            return ""
        case = next((form for form in forms if form in CASES), "nom")
        return in_words(number, self.language, case, next((form for form in forms if form in GENDERS), ""))


def words_mark(pages: Sequence[SpokenPassage]) -> str:
    """A mark of the words that are read aloud of what lies open, the same wherever they are the same."""
    return sha256("\n".join(words for page in pages for words in page.read_aloud).encode()).hexdigest()[:16]
