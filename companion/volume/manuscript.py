"""A volume ready to be set: all its words spoken in one language, its pictures as files. Plain data, for any writer."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..core.words import Language


class Run(msgspec.Struct, frozen=True):
    """Words in one style."""

    text: str
    style: Literal["", "em", "strong"] = ""


Runs = list[Run]


class Heading(msgspec.Struct, frozen=True, tag=True):
    """What the paragraphs after it are about, as a day has it."""

    text: str
    place: str = ""


class Prose(msgspec.Struct, frozen=True, tag=True):
    """A paragraph. `kind`: a fight, one of words, or what the chronicler wrote; `place`: as its table knows it."""

    runs: Runs
    kind: Literal["", "fight", "parley", "own"] = ""
    place: str = ""

    @property
    def fought(self) -> bool:
        """Whether a mark stands beside it: crossed swords, or what is said from mouth to mouth."""
        return self.kind in ("fight", "parley")


class Passage(msgspec.Struct, frozen=True, tag=True):
    """A passage that was read: its book, its words, and what was chosen then; of other choices nothing is said.

    `sound`: its file in `Manuscript.sounds`, where somebody recorded it, and how many seconds it takes.
    """

    book: str
    title: str
    paragraphs: list[Runs]
    chosen: str = ""
    place: str = ""
    sound: str = ""
    seconds: float = 0.0


class Death(msgspec.Struct, frozen=True, tag=True):
    """A page of its own for somebody who died."""

    name: str
    runs: Runs
    place: str = ""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """A picture with its caption: the name of its file in `Manuscript.files`. `own`: the chronicler's, else a plate."""

    file: str
    caption: str
    alt: str = ""
    own: bool = False
    place: str = ""


Piece = Heading | Prose | Passage | Death | Picture


class Chapter(msgspec.Struct, frozen=True):
    """An evening: its title, its date in words, a sentence on who was there, and what happened."""

    title: str
    date: str
    present: str
    pieces: list[Piece]


class Person(msgspec.Struct, frozen=True):
    """One of the company: what they are called, who played them, and in a sentence what became of them."""

    name: str
    player: str = ""
    fate: str = ""


class Figure(msgspec.Struct, frozen=True):
    """A line of the last page: what was counted, and how many there were."""

    label: str
    value: str


class Labels(msgspec.Struct, frozen=True):
    """The words of a book's own furniture, in its language."""

    contents: str
    company: str
    figures: str
    colophon: str  # the last line of the last page: by what this book was made, and when
    fell: str  # above the name on a page of the dead


class Manuscript(msgspec.Struct, frozen=True):
    """A whole volume. `id`: what an EPUB is known by, the same each time; `made`: when, as ISO 8601 in UTC."""

    id: str
    language: Language
    title: str
    game: str
    when: str  # from the first evening to the last, in words
    made: str
    company: list[Person]
    chapters: list[Chapter]
    figures: list[Figure]
    labels: Labels
    files: dict[str, bytes] = {}  # by name: *.svg are drawings of ours, *.jpg pictures of the table's own
    sounds: dict[str, bytes] = {}  # by name, in the order in which they are heard; only where they were asked for
