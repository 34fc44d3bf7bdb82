"""What a book's translation lacks: passages that one language has and the other has not, or that changed since.

Whether two texts say the same nobody can see but a person. So somebody says it (`marks`), and from then on it is known
which of the two was changed: a mark is what the words of each language were when they were found to match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Literal

import msgspec

from ..core.words import LANGUAGES
from .book import Book, PassageWords

Marks = dict[str, dict[str, str]]  # of a passage, the digest of its words by language
Why = Literal["missing", "part", "changed", "unmarked"]


class TranslationGap(msgspec.Struct, frozen=True):
    """A passage and the language in which it wants looking at.

    `why`: it is not told in it; some `parts` are not (a title, the words, choices by their ids); it has another
    language's words of before; or nobody has ever said that the two match.
    """

    passage: str
    language: str
    why: Why
    file: str
    line: int
    parts: tuple[str, ...] = ()


def digest(words: PassageWords) -> str:
    """What the words of a passage are known by, wherever its lines stand."""
    said = [words.title, words.text]
    said += [part for id, choice in sorted(words.choices.items()) for part in (id, choice.text, choice.lack)]
    return sha256("\0".join(said).encode()).hexdigest()[:16]


def untranslated(book: Book, marks: Mapping[str, Mapping[str, str]]) -> list[TranslationGap]:
    """Passage by passage what the translation lacks, in the order of the book; those never marked among them."""
    return [one for id in book.passages for one in _of_passage(book, id, marks.get(id, {}))]


def _of_passage(book: Book, id: str, mark: Mapping[str, str]) -> Iterator[TranslationGap]:
    passage = book.passages[id]
    for language in LANGUAGES:
        words = passage.words.get(language)
        if words is None:
            yield TranslationGap(id, language, "missing", passage.file, passage.line)
        elif parts := _lacking(passage.words, language):
            yield TranslationGap(id, language, "part", passage.file, words.line, parts)
    if len(passage.words) < len(LANGUAGES):
        return
    if not mark:
        yield TranslationGap(id, "", "unmarked", passage.file, passage.line)
        return
    for language in LANGUAGES:
        if any(digest(passage.words[other]) != mark.get(other) for other in LANGUAGES if other != language):
            yield TranslationGap(id, language, "changed", passage.file, passage.words[language].line)


def _lacking(told: Mapping[str, PassageWords], language: str) -> tuple[str, ...]:
    """What another language has of a passage and this one has not."""
    here = told[language]
    lacking: dict[str, None] = {}
    for other, words in told.items():
        if other == language:
            continue
        lacking |= dict.fromkeys(part for part in ("title", "text") if getattr(words, part) and not getattr(here, part))
        lacking |= dict.fromkeys(
            id for id, said in words.choices.items() if said.text and not (id in here.choices and here.choices[id].text)
        )
    return tuple(lacking)


def marked(book: Book, marks: Marks, passages: list[str]) -> Marks:
    """The marks, when somebody has said of these passages that their languages match; those that are gone left out."""
    kept = {id: mark for id, mark in marks.items() if id in book.passages}
    told = {id: book.passages[id].words for id in passages if len(book.passages[id].words) == len(LANGUAGES)}
    return kept | {id: {language: digest(said) for language, said in words.items()} for id, words in told.items()}
