"""A passage as its author looks through it: every half of every case, and when each of them is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from . import prose
from .book import Book, Passage
from .expressions import ExpressionError, parse
from .reading import begin
from .teller import Scene
from .vocabulary import Vocabulary
from .words import BAR, CASE, NESTED
from .worlds import QuietWorld

Asking = Literal["asked", "else", "turn", "last", "round", "any", "number"]
OF_READING = {"visited", "times", "chosen"}  # what a first reading answers, whatever the table
FORMS = {2: ("1", "2+"), 3: ("1", "2–4", "5+")}  # how many things each form of a number's word is for


class LookedHalf(NamedTuple):
    """One half of a case. `when`: its condition as it was written, which reading it is, or of which number."""

    kind: Asking
    when: str
    words: str
    chosen: bool


class LookedCase(NamedTuple):
    """A case as it stands in the words, with all its halves; a bare number is none."""

    name: str
    halves: tuple[LookedHalf, ...]


def chosen(picked: Mapping[str, int]) -> prose.Which:
    """Which half of each case is shown: the one that was picked, else the first."""
    return lambda name, halves: picked.get(name, 0)


class _NoTable(QuietWorld):
    """Where a writer reads: nobody takes part, and nothing is drawn."""

    def people(self) -> list[str]:
        return []

    def rest(self) -> bool | None:
        return None

    def pick(self, options: Sequence[str]) -> str:
        return options[0]


def first_read(book: Book, passage: Passage, vocabulary: Vocabulary) -> dict[str, int]:
    """Which half of each case somebody gets who has read nothing else yet, as far as a book alone can know it.

    What asks for the table is taken to hold.
    """
    reading = begin(book, ())
    reading.read[passage.id] = 1  # a passage counts itself when it is told
    scene = Scene(reading, _NoTable(reading, book))

    def holds(condition: str) -> bool:
        try:
            asked = parse(condition, vocabulary, book)
            return OF_READING.isdisjoint(one.name for one in asked.asks) or asked.get(scene) is True
        except ExpressionError:  # a fault is said elsewhere, and its half is to be seen
            return True
        except AttributeError:  # it asks for the table, too
            return False

    return {
        name: next((at for at, condition in enumerate(case.when) if holds(condition)), len(case.when))
        for name, case in passage.cases.items()
        if not case.order
    }


def cases_in(passage: Passage, texts: Iterable[str], picked: Mapping[str, int]) -> list[LookedCase]:
    """Every case of these words, as often as it says something else; those that hold others come before them."""
    which = chosen(picked)
    levels: list[list[LookedCase]] = [[] for _ in range(NESTED)]
    for text in texts:
        for level in levels:
            level += [_looked(passage, case["name"], case["halves"], picked) for case in CASE.finditer(text)]
            text = CASE.sub(lambda case: prose.half(case, which), text)
    return list(dict.fromkeys(one for level in reversed(levels) for one in level))


def _looked(passage: Passage, name: str, written: str, picked: Mapping[str, int]) -> LookedCase:
    words = BAR.split(written.removeprefix(" "))
    case = passage.cases.get(name)
    if case is not None and not case.order and len(words) == len(case.when):
        words.append("")  # what is read when none of them holds
    said = [_when(passage, name, at, len(words)) for at in range(len(words))]
    shown = picked.get(name, 0)
    halves = (
        LookedHalf(*when, one.strip().replace(r"\|", "|"), at == shown)
        for at, (when, one) in enumerate(zip(said, words, strict=True))
    )
    return LookedCase(name, tuple(halves))


def _when(passage: Passage, name: str, at: int, halves: int) -> tuple[Asking, str]:
    """When that half is read."""
    case = passage.cases.get(name)
    if case is None:
        forms = FORMS.get(halves, ())
        return "number", f"{name}: {forms[at]}" if at < len(forms) else name
    if case.order == "shuffled":
        return "any", ""
    if case.order:
        behind: Asking = "last" if case.order == "in turn" else "round"
        return (behind if at == halves - 1 else "turn"), str(at + 1)
    return ("asked", case.when[at]) if at < len(case.when) else ("else", "")
