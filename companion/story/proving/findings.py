"""What a prover found in a book, as a report: everything that never happens, why, and a play for what can."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any, Literal

import msgspec

from ...core.message import Message, say
from ..counting import Condition, halves
from ..routes import leads_to
from ..teller import Teller
from .concrete import Witness
from .endings import Endings, part
from .exploring import Exploration
from .layout import Known, Layout
from .propositions import Atom
from .prover import Prover, Verdict
from .standing import Goal

FindingKind = Literal["always", "never", "unasked", "unread", "untaken", "unended", "shut", "locked"]


class Claim(msgspec.Struct, frozen=True):
    """Something that may happen in a book, and whether it can; `number` is its own, as long as the book is the same.

    `part`: where in the passage it stands (`case wet`, `wade`); `yes`: of a condition, the answer that is meant.
    """

    number: int
    kind: str
    passage: str
    part: str
    yes: bool
    can: Literal["can", "never", "open"]
    witness: Witness | None


class Finding(msgspec.Struct, frozen=True):
    """Something about a book that its author should know. `mark`: what a `wanted` line says for it; `wanted`: it does.

    `shown`: the number of the claim whose play shows it, where something can happen.
    """

    kind: FindingKind
    passage: str
    part: str
    file: str
    line: int
    why: list[Message]
    mark: str
    wanted: bool
    shown: int | None = None


class Unneeded(msgspec.Struct, frozen=True):
    """A mark of a passage for which nothing was found."""

    passage: str
    mark: str
    file: str
    line: int


class Proof(msgspec.Struct, frozen=True):
    """Everything that is known of a book. `states`: how many were looked at where no play showed the thing.

    `endings`: where they part, if that was asked and there are two.
    """

    book: str
    claims: list[Claim]
    findings: list[Finding]
    unneeded: list[Unneeded]
    states: int
    endings: Endings | None = None

    def count(self, can: str) -> int:
        """How many claims are so."""
        return sum(claim.can == can for claim in self.claims)

    @property
    def unwanted(self) -> list[Finding]:
        """The findings that their author has not marked."""
        return [one for one in self.findings if not one.wanted]

    @property
    def open(self) -> list[Claim]:
        """What the bounds left open."""
        return [claim for claim in self.claims if claim.can == "open"]

    def play(self, number: int) -> Witness | None:
        """The play of that number, of a claim or of a parting."""
        plays = [claim.witness for claim in self.claims] + (self.endings.plays if self.endings is not None else [])
        return plays[number] if number < len(plays) else None


def prove(teller: Teller, endings: bool = False, **bounds: Any) -> Proof:
    """Prove a book: what can happen in it, what never can, and what an author should know of that.

    `endings`: also where they part, which takes as long again.
    """
    prover = Prover(teller, **bounds)
    report = _Report(prover)
    findings = list(report.findings())
    parted = part(prover, len(report.claims)) if endings else None
    marked = [(passage, mark) for passage in teller.book.passages.values() for mark in passage.wanted]
    found = {(one.passage, one.mark) for one in findings} | report.open_marks()
    return Proof(
        book=teller.book.id,
        claims=report.claims,
        findings=findings,
        unneeded=[
            Unneeded(passage.id, mark, passage.file, passage.lines.get("wanted", passage.line))
            for passage, mark in marked
            if (passage.id, mark) not in found
        ],
        endings=parted if parted is not None and len(parted.endings) > 1 else None,
        states=prover.states,
    )


class _Report:
    def __init__(self, prover: Prover) -> None:
        self.prover = prover
        self.layout: Layout = prover.layout
        self.book = prover.teller.book
        self.numbers = {goal: number for number, goal in enumerate(prover.goals)}
        self.claims = [self._claim(goal) for goal in prover.goals]

    def _place(self, goal: Goal) -> tuple[str, str]:
        if goal.kind == "answer":
            condition = self.layout.conditions[int(goal.what)]
            return condition.passage, condition.part
        if goal.kind == "ending":
            ends = (passage.id for passage in self.book.passages.values() if passage.ending == goal.what)
            return next(ends), str(goal.what)
        if goal.kind == "door":
            passage, _, door = str(goal.what).partition(" ")
            return passage, door
        passage, _, choice = str(goal.what).partition(".")
        return passage, choice

    def _claim(self, goal: Goal) -> Claim:
        verdict = self.prover.verdicts[goal]
        passage, part = self._place(goal)
        can: Literal["can", "never", "open"] = "can" if verdict.witness else "open" if verdict.open else "never"
        return Claim(self.numbers[goal], goal.kind, passage, part, goal.yes, can, verdict.witness)

    def _never(self, goal: Goal) -> Verdict | None:
        verdict = self.prover.verdicts.get(goal)
        return verdict if verdict is not None and verdict.never is not None else None

    # --- findings

    def findings(self) -> Iterator[Finding]:
        """Everything that an author should know, passage by passage."""
        numbers: dict[str, list[int]] = {}
        for number, condition in enumerate(self.layout.conditions):
            numbers.setdefault(condition.passage, []).append(number)
        for id, laid in self.layout.laid.items():
            passage = laid.passage
            if never := self._never(Goal("read", id)):
                yield self._finding("unread", id, "", passage.line, "unread", self._no_way_in(id, never))
                continue
            for number in numbers.get(id, ()):
                yield from self._of_condition(number)
            for told in laid.ways:
                locked = told.needs is not None and self._never(Goal("answer", told.needs, True))
                if not locked and (never := self._never(Goal("chosen", told.key))):
                    line, name = told.choice.line, told.choice.id
                    yield self._finding("untaken", id, name, line, f"{name} untaken", self._met(told.needs, never))
            if passage.ending and (never := self._never(Goal("ending", passage.ending))):
                yield self._finding("unended", id, passage.ending, passage.line, "unended", [])
            for entry in passage.entries:
                door = f"{entry.kind} {entry.key}".strip()
                if self._never(Goal("door", f"{id} {door}")):
                    line = passage.lines.get("entry", passage.line)
                    yield self._finding("shut", id, door, line, f"{door} shut", self._behind(id, door))
            locked_ = self.prover.verdicts.get(Goal("locked", id))
            if locked_ is not None and locked_.witness is not None:
                shown = self.numbers[locked_.goal]
                yield self._finding("locked", id, "", passage.line, "locked", [], shown)

    def _finding(
        self, kind: FindingKind, id: str, part: str, line: int, mark: str, why: list[Message], shown: int | None = None
    ) -> Finding:
        passage = self.book.passages[id]
        return Finding(kind, id, part, passage.file, line, why, mark, mark in passage.wanted, shown)

    def _of_condition(self, number: int) -> Iterator[Finding]:
        condition = self.layout.conditions[number]
        yes, no = (self._never(Goal("answer", number, answer)) for answer in (True, False))
        if yes and no:
            kind: FindingKind = "unasked"
        elif yes:
            kind = "never"
        elif no and not self._last_half(condition):
            kind = "always"
        else:
            return
        why = [] if kind == "unasked" else self._met(number, yes or no)
        shown = None if kind == "unasked" else self.numbers[Goal("answer", number, not yes)]
        witness = shown is not None and self.claims[shown].witness is not None
        mark = f"{condition.part} {kind}"
        yield self._finding(
            kind, condition.passage, condition.part, condition.line, mark, why, shown if witness else None
        )

    def _last_half(self, condition: Condition) -> bool:
        """Whether it is the last of a case's conditions, with no half behind it that nobody would read."""
        _, _, name = condition.part.partition("case ")
        name, _, at = name.partition(" ")
        passage = self.book.passages[condition.passage]
        case = passage.cases.get(name)
        if case is None or not at or case.order:
            return False
        return int(at) == len(case.when) and halves(passage, name) <= len(case.when)

    # --- reasons

    def _met(self, number: int | None, never: Exploration | Verdict | None) -> list[Message]:
        """What the atoms of a condition are wherever it is asked."""
        exploration = never.never if isinstance(never, Verdict) else never
        formula = self.layout.formulas[number] if number is not None else None
        if formula is None or exploration is None:
            return []
        alone = formula.answers(lambda atom: atom.bounds if atom.number else None)
        if not all(alone):
            return [say("prove-by-itself", source=formula.source)]
        seen = exploration.seen.get(number or 0, {})
        said = []
        for at, atom in enumerate(formula.atoms):
            values = {facts[at] for facts in seen}
            if atom.kind == "roll" or not values:
                continue
            once = ((atom, 1),) in formula.sums and formula.corners[formula.sums.index(((atom, 1),))] == (0, 1, 2)
            if (one := _always(atom, values, once)) is not None:
                said.append(one)
        return said

    def _no_way_in(self, id: str, never: Verdict) -> list[Message]:
        """The ways that would lead to a passage, and why none is taken."""
        ways = []
        for passage in self.book.passages.values():
            for choice in passage.choices:
                drawn = choice.draws and any(
                    entry.kind == "tale" and entry.key == choice.draws for entry in self.book.passages[id].entries
                )
                if drawn or id in leads_to(choice):
                    ways.append(f"{passage.id}.{choice.id}")
        entries = [f"{entry.kind} {entry.key}".strip() for entry in self.book.passages[id].entries]
        if not ways and not entries:
            return [say("prove-no-way")]
        said = [say("prove-ways", ways=", ".join(ways))] if ways else []
        said += [say("prove-doors", doors=", ".join(entries))] if entries else []
        when = self.layout.laid[id].when
        return said + (self._met(when, never) if when is not None else [])

    def _behind(self, id: str, door: str) -> list[Message]:
        for passage, entry in self.layout.doors:
            if passage == id and f"{entry.kind} {entry.key}".strip() == door and self.layout.behind(entry) is not None:
                return [say("prove-untouched", thing=entry.key)]
        return []

    def open_marks(self) -> set[tuple[str, str]]:
        """The marks that may be needed, because the bounds left their claims open."""
        kinds = {"read": "unread", "chosen": "{} untaken", "ending": "unended", "locked": "locked", "door": "{} shut"}
        marks: set[tuple[str, str]] = set()
        for claim in self.claims:
            if claim.can == "open" and claim.kind == "answer":
                marks |= {(claim.passage, f"{claim.part} {kind}") for kind in ("always", "never", "unasked")}
            elif claim.can == "open":
                marks.add((claim.passage, kinds[claim.kind].format(claim.part)))
        return marks


def _always(atom: Atom, values: set[Known], once: bool) -> Message | None:
    """What an atom is there whatever was done before; None where that says nothing.

    `once`: of how often something was read, it matters whether at all.
    """
    if not atom.number:
        if len(values) > 1 or None in values:
            return None
        return say("prove-held" if True in values else "prove-not-held", asked=atom.source)
    bounds = [value if isinstance(value, tuple) else atom.bounds for value in values]
    low, high = min(low for low, _ in bounds), max(high for _, high in bounds)
    if (low, high) == atom.bounds or (low, high) == (-inf, inf):
        return None
    if atom.kind == "times" and (high == 0 or low >= 1):
        if high == 0:
            return say("prove-unread-before", passage=atom.key)
        return say("prove-read-before", passage=atom.key) if once else _between(atom, low, high)
    return _between(atom, low, high)


def _between(atom: Atom, low: float, high: float) -> Message:
    if low == high:
        return say("prove-is", asked=atom.source, number=int(low))
    if high == inf:
        return say("prove-at-least", asked=atom.source, number=int(low))
    if low == -inf:
        return say("prove-at-most", asked=atom.source, number=int(high))
    return say("prove-between", asked=atom.source, least=int(low), most=int(high))
