"""What a story from Twine lost on its way: each thing with its line and its kind, told in groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

LeftKind = Literal[
    "dead-end",  # a passage from which nothing leads on, since its ways were not understood: no ending
    "way",  # a link or a jump that leads nowhere, or whose goal nobody knows
    "condition",  # what stood behind a condition that ours cannot say
    "effect",  # what was set, where or to what ours cannot set it
    "click",  # what a click would have shown or done in the same passage
    "shown",  # a value in the words
    "code",  # any other code
    "changed",  # a book of ours that was changed in Twine so that its logic no longer fits
    "special",  # passages that are none to be read: scripts, styles, headers, footers
    "picture",  # pictures, sound, films
    "look",  # tags and macros that say how something looks
    "tag",  # tags of passages
    "file",  # what could not be read of the file itself
]
KINDS: tuple[LeftKind, ...] = get_args(LeftKind)
LOSE_THE_WAY = {"way", "condition", "click", "code"}  # behind these something may have led on
EXAMPLES, SHORT = 3, 120


@dataclass(frozen=True)
class Untranslated:
    """Something that did not translate: its line, what stands there, and what kind of thing it is."""

    line: int
    what: str
    kind: LeftKind


@dataclass(frozen=True)
class LeftGroup:
    """All that is of one kind, in the order of the file."""

    kind: LeftKind
    all: Sequence[Untranslated]

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.all)

    @property
    def examples(self) -> Sequence[Untranslated]:
        """The first of them, each wording once."""
        first: dict[str, Untranslated] = {}
        for one in self.all:
            first.setdefault(one.what, one)
        return list(first.values())[:EXAMPLES]

    @property
    def rest(self) -> Sequence[Untranslated]:
        """All the others."""
        shown = {id(one) for one in self.examples}
        return [one for one in self.all if id(one) not in shown]


def groups(left: Iterable[Untranslated]) -> list[LeftGroup]:
    """What was left out by kinds, what matters most first."""
    by_kind: dict[LeftKind, list[Untranslated]] = {}
    for one in sorted(left, key=lambda one: one.line):
        by_kind.setdefault(one.kind, []).append(one)
    return [LeftGroup(kind, by_kind[kind]) for kind in KINDS if kind in by_kind]
