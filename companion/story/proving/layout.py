"""A book laid out for the prover: conditions as formulas, doors and tales, and what effects do to what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..book import Choice, Door, Effect, Passage
from ..counting import Condition, conditions, halves
from ..expressions import ExpressionError, parse
from ..teller import Scene, Teller
from .propositions import Atom, NoProposition, Proposition, proposition

Known = bool | None | tuple[float, float]


class LaidWay(NamedTuple):
    """A way as the prover sees it: its lock and its turns by the numbers of their conditions."""

    key: str
    choice: Choice
    needs: int | None
    turns: tuple[tuple[str, int], ...]


class Laid(NamedTuple):
    """A passage as the prover sees it, with what lies open beside it."""

    passage: Passage
    when: int | None
    cases: tuple[tuple[int, ...], ...]
    ways: tuple[LaidWay, ...]


class Layout:
    """What a book says, ready to be explored. `first`: readings that have not begun, to ask how things start."""

    def __init__(self, teller: Teller, first: list[Scene]) -> None:
        self.book, self.vocabulary = teller.book, teller.vocabulary
        self.conditions: list[Condition] = []
        self.formulas: list[Proposition | None] = []
        self.laid: dict[str, Laid] = {}
        for id, passage in self.book.passages.items():
            self.laid[id] = self._lay(passage)
        entries = [(passage, entry) for passage in self.book.passages.values() for entry in passage.entries]
        self.starts = [passage.id for passage, entry in entries if entry.kind == "start"]
        self.doors = [(passage.id, entry) for passage, entry in entries if entry.kind not in ("start", "tale")]
        self.asked_at_doors = list(
            dict.fromkeys(passage.id for passage, entry in entries if entry.kind != "tale" and passage.when)
        )
        self.tales: dict[str, list[str]] = {}
        for passage, entry in entries:
            if entry.kind == "tale":
                self.tales.setdefault(entry.key, []).append(passage.id)
        self.returning = any(choice.returns for passage in self.book.passages.values() for choice in passage.choices)
        calling = [one for passage in self.book.passages.values() for one in passage.choices if one.calls]
        self.call_targets = {target for one in calling for target in (one.target, *(turn.target for turn in one.turns))}
        self._first = first
        self._starts: dict[Atom, Known] = {}
        self._slots = {form.name: form for form in self.vocabulary.all_forms}

    def _lay(self, passage: Passage) -> Laid:
        numbers = iter(range(len(self.conditions), 10**9))
        for condition in conditions(passage):
            self.conditions.append(condition)
            try:
                self.formulas.append(proposition(condition.source, self.book))
            except NoProposition:
                self.formulas.append(None)
        when = next(numbers) if passage.when else None
        cases = tuple(part for name in passage.cases for part in self._case(passage, name, numbers))
        ways = tuple(
            LaidWay(
                f"{passage.id}.{choice.id}",
                choice,
                next(numbers) if choice.needs else None,
                tuple((turn.target, next(numbers)) for turn in choice.turns),
            )
            for choice in passage.choices
        )
        return Laid(passage, when, cases, ways)

    @staticmethod
    def _case(passage: Passage, name: str, numbers: Iterator[int]) -> list[tuple[int, ...]]:
        """The conditions of a case that are asked one after another until one holds; by readings, each for itself."""
        case = passage.cases[name]
        if not case.order:
            return [tuple(next(numbers) for _ in case.when)]
        return [(next(numbers),) for _ in range(2, halves(passage, name) + 1)]

    def spread(self, id: str) -> list[Laid]:
        """What lies open with that passage; nothing where it is gone."""
        passage = self.book.passage(id)
        return [self.laid[page.id] for page in self.book.spread(passage)] if passage is not None else []

    def goal(self, id: str) -> str:
        """Where a reading stands that arrives there: at the left of two pages; "" where the passage is gone."""
        pages = self.spread(id)
        return pages[0].passage.id if pages else ""

    # --- things of the game that the book itself declares and changes

    def shelved(self, atom: Atom) -> tuple[str, str] | None:
        """The shelf of the game and the thing on it that an atom asks for, if the book declares that."""
        shelf, bracket, rest = atom.key.partition('["')
        key = rest.partition('"]')[0]
        return (shelf, key) if bracket and key in self.book.shelf(shelf) else None

    def behind(self, door: Door) -> Atom | None:
        """What the book must have changed for a door to open, if it hangs on something that the book declares."""
        shelf = self.vocabulary.all_entries.get(door.kind, "")
        return Atom("touched", f"{shelf}:{door.key}", False) if door.key in self.book.shelf(shelf) else None

    def trackable(self, atom: Atom) -> bool:
        """Whether it can be followed through a reading: the reading's own, or of a thing that the book declares."""
        return atom.kind in ("times", "chosen", "variable", "touched") or self.shelved(atom) is not None

    def at_start(self, atom: Atom) -> Known:
        """What an atom is before anything was read."""
        if atom not in self._starts:
            self._starts[atom] = self._found_at_start(atom)
        return self._starts[atom]

    def _found_at_start(self, atom: Atom) -> Known:
        if atom.kind == "times":
            return 0, 0
        if atom.kind in ("chosen", "touched"):
            return False
        if atom.kind == "variable":
            return self.book.variables[atom.key], self.book.variables[atom.key]
        try:
            ask = parse(atom.key, self.vocabulary, self.book, None).get
        except ExpressionError:
            return atom.bounds if atom.number else None
        found = {ask(scene) for scene in self._first}
        value = next(iter(found)) if len(found) == 1 else None
        return _known(atom, value)

    def after(self, effect: Effect, atom: Atom, before: Known) -> Known:
        """What a game's atom is after an effect of the game."""
        form = self._slots.get(effect.name)
        shelf, key = atom.key.split(":") if atom.kind == "touched" else self.shelved(atom) or ("", "")
        slots = [slot.rstrip("?") for slot in form.slots] if form is not None else []
        if form is None or (shelf, key) not in zip(slots, effect.args, strict=False):
            return before
        if form.ends:
            return self.at_start(atom)
        if atom.kind == "touched":
            return True if form.writes else before
        settled: Mapping[str, bool | int | None] = form.settles(*effect.args) if form.settles is not None else {}
        if form.settles is not None and atom.key not in settled and "" not in settled:
            return before
        return _known(atom, settled.get(atom.key))

    def when_read_again(self, atom: Atom, before: Known) -> Known:
        """What a game's atom may be when the book begins anew: the table keeps it, but what runs with a reading."""
        return before if atom.kind == "touched" else self.as_time_passes(atom, before)

    def as_time_passes(self, atom: Atom, before: Known) -> Known:
        """What a game's atom may be after days on the board."""
        shelf = (self.shelved(atom) or ("", ""))[0]
        if shelf not in self.vocabulary.passing or before == self.at_start(atom):
            return before
        return atom.bounds if atom.number else None


def _known(atom: Atom, value: bool | int | None) -> Known:
    """What is known of an atom that is that; None: anything."""
    if not atom.number:
        return None if value is None else bool(value)
    return atom.bounds if value is None else (value, value)
