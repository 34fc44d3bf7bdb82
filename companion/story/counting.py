"""How often each condition of a book held while it was walked: a half that nobody ever reads is seen by its figures.

Locks, doors and turns are asked by the reading itself; the cases of a passage are asked whenever it is arrived at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec

from . import prose
from .book import Case, Passage
from .halves import Ask, Picks, by_conditions
from .teller import Scene, Teller, ToldPassage


class Condition(msgspec.Struct, frozen=True):
    """A condition of a book and where it stands.

    `part`: the line that it is written in, in its author's words: `when`, `case wet`, `wade needs`, `wade or [moor]`.
    """

    passage: str
    part: str
    source: str
    file: str
    line: int


class Tallied(msgspec.Struct, frozen=True):
    """How often a condition held, and how often it did not; not counted where only a table could know."""

    asked: Condition
    yes: int
    no: int

    @property
    def one_sided(self) -> Literal["", "never-asked", "always", "never"]:
        """What it always was, if it was always the same."""
        if not self.yes and not self.no:
            return "never-asked"
        return "" if self.yes and self.no else "always" if self.yes else "never"


def conditions(passage: Passage) -> Iterator[Condition]:
    """Every condition of a passage: when it is told, its cases, and of each choice the lock and the turns.

    A case that goes by readings asks, for each half after the first, whether the passage was read so often.
    """

    def standing(part: str, source: str, line: int) -> Condition:
        return Condition(passage.id, part, source, passage.file, line)

    if passage.when:
        yield standing("when", passage.when, passage.lines.get("when", passage.line))
    for name, case in passage.cases.items():
        line, asked = passage.lines.get(f"case {name}", passage.line), case.when
        if case.order:
            asked = tuple(f'times["{passage.id}"] >= {half}' for half in range(2, halves(passage, name) + 1))
        for number, source in enumerate(asked, 2 if case.order else 1):
            yield standing(f"case {name}" if len(case.when) == 1 else f"case {name} {number}", source, line)
    for choice in passage.choices:
        if choice.needs:
            yield standing(f"{choice.id} needs", choice.needs, choice.line)
        for turn in choice.turns:
            yield standing(f"{choice.id} or [{turn.target}]", turn.when, choice.line)


def halves(passage: Passage, name: str) -> int:
    """How many halves the words of a passage have for a case; 0 where they do not use it."""
    most = 0

    def count(case: str, halves: int) -> int:
        nonlocal most
        most = max(most, halves) if case == name else most
        return 0

    for words in passage.words.values():
        choices = (part for one in words.choices.values() for part in (one.text, one.lack))
        for text in (words.text, words.title, *choices):
            prose.resolve(text, count)
    return most


class ListeningTeller(Teller):
    """A teller that says what each condition of its book answers, by the condition's number in the book."""

    def __init__(self, teller: Teller, heard: Callable[[int, bool], None]) -> None:
        super().__init__(teller.book, teller.vocabulary)
        self.conditions: list[Condition] = []
        self.heard = heard
        self._asked: dict[str, list[int]] = {}  # of the passage that is made ready, by the part
        for id in self.book.passages:
            self.told(id)

    def arrive(self, scene: Scene, id: str, one: str = "") -> ToldPassage | None:
        """Read the passage, and ask its cases as its words would."""
        told = super().arrive(scene, id, one)
        for page in self.lying_open(id):
            for case in page.cases.values():
                case(scene, 2)
        return told

    def _made_ready(self, passage: Passage) -> ToldPassage:
        self._asked = {}
        for condition in conditions(passage):
            self._asked.setdefault(condition.part, []).append(len(self.conditions))
            self.conditions.append(condition)
        told = super()._made_ready(passage)
        return told._replace(
            when=self._heard("when", told.when) if told.when is not None else None,
            ways=tuple(
                way._replace(
                    needs=self._heard(f"{way.choice.id} needs", way.needs) if way.needs is not None else None,
                    turns=tuple(
                        (target, self._heard(f"{way.choice.id} or [{target}]", ask)) for target, ask in way.turns
                    ),
                )
                for way in told.ways
            ),
        )

    def _picks(self, passage: Passage, name: str, case: Case) -> Picks:
        if not case.order:
            part = f"case {name} {{}}" if len(case.when) > 1 else f"case {name}"
            return by_conditions([self._heard(part.format(at), self._get(one)) for at, one in enumerate(case.when, 1)])
        picks = super()._picks(passage, name, case)
        read = [
            self._heard(f"case {name} {half}", self._get(f'times["{passage.id}"] >= {half}'))
            for half in range(2, halves(passage, name) + 1)
        ]

        def listening(scene: Scene, count: int) -> int:
            for ask in read:
                ask(scene)
            return picks(scene, count)

        return listening

    def _heard(self, part: str, ask: Ask) -> Ask:
        return self._listening(self._asked[part].pop(0), ask)

    def _listening(self, number: int, ask: Ask) -> Ask:
        heard = self.heard

        def listening(scene: Scene) -> Any:
            held = ask(scene)
            if held is not None:
                heard(number, held)
            return held

        return listening


class CountingTeller(ListeningTeller):
    """A teller that counts what each condition of its book answers."""

    def __init__(self, teller: Teller) -> None:
        self._tallies: dict[int, list[int]] = {}
        super().__init__(teller, lambda number, held: None)

    @property
    def tallied(self) -> list[Tallied]:
        """Every condition with what it answered so far, in the order of the book."""
        tallies = (self._tallies[number] for number in range(len(self.conditions)))
        return [Tallied(one, tally[1], tally[0]) for one, tally in zip(self.conditions, tallies, strict=True)]

    def _listening(self, number: int, ask: Ask) -> Ask:
        tally = self._tallies.setdefault(number, [0, 0])

        def counted(scene: Scene) -> Any:
            held = ask(scene)
            if held is not None:
                tally[held] += 1
            return held

        return counted
