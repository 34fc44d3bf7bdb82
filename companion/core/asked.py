"""Words that somebody asks for: where they begin in a text, whatever its capitals and diacritics.

One way of asking for everything that is searched: a word is found by its beginning, and all of them must be there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

MOST_WORDS = 12
ENDING = 2  # letters of a long word that may be its case's: a Czech word may be asked for in another one
LONG = 5
_WORD = re.compile(r"(?:[^\W_]|[\u0300-\u036f])+")  # a hook may be a sign of its own


class _Bare(dict[int, "int | None"]):
    """What becomes of each letter: nothing of a hook or an accent, itself of any other; each is looked up once."""

    def __missing__(self, letter: int) -> int | None:
        self[letter] = None if unicodedata.combining(chr(letter)) else letter
        return self[letter]


_BARE = _Bare()


class Stretch(NamedTuple):
    """A part of a text: words that were asked for (`hit`), or what stands between them."""

    text: str
    hit: bool


def fold(text: str) -> str:
    """The text as it is compared: small letters without diacritics, words parted by one space each."""
    bare = text if text.isascii() else unicodedata.normalize("NFKD", text).translate(_BARE)
    return " ".join(_WORD.findall(bare.casefold()))


class Asked(msgspec.Struct, frozen=True):
    """The words of a search, folded; what is no word (signs, pictures, spaces) is left out of it."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, query: str) -> Asked:
        """What somebody typed."""
        return cls(tuple(dict.fromkeys(fold(query).split()[:MOST_WORDS])))

    @property
    def shortened(self) -> Asked:
        """The same without the ends of long words, for a word that was asked for in another case than it stands in."""
        return Asked(tuple(word[:-ENDING] if len(word) > LONG else word for word in self.words))

    def holds(self, text: str) -> bool:
        """Whether each word begins one of the text's."""
        folded = f" {fold(text)}"
        return bool(self.words) and all(f" {word}" in folded for word in self.words)

    def stretches(self, text: str) -> Iterator[Stretch]:
        """The text part by part, each whole word that was asked for by itself."""
        done = 0
        for word in _WORD.finditer(text):
            if self._hits(word[0]):
                if word.start() > done:
                    yield Stretch(text[done : word.start()], False)
                yield Stretch(word[0], True)
                done = word.end()
        if done < len(text):
            yield Stretch(text[done:], False)

    def excerpt(self, text: str, length: int) -> str:
        """As much of a long text as is read at a glance, around the first word that was asked for."""
        if len(text) <= length:
            return text
        hit = next((word.start() for word in _WORD.finditer(text) if self._hits(word[0])), 0)
        start = _word_before(text, hit - length // 3) if hit > length // 2 else 0
        cut = text[start : start + length]
        if start + length < len(text):
            cut = cut.rpartition(" ")[0] or cut
        return f"{'… ' if start else ''}{cut}{' …' if start + length < len(text) else ''}"

    def _hits(self, word: str) -> bool:
        return any(part.startswith(self.words) for part in fold(word).split()) if self.words else False


def _word_before(text: str, place: int) -> int:
    return text.rfind(" ", 0, max(place, 0)) + 1
