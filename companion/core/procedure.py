"""Procedures: ordered steps, and the label of the one on which a game says that its table stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from .bounds import Word

BEHIND = ""  # the step of a table that has all of them behind it


class Standing(msgspec.Struct):
    """Where a table stands: the procedure's name and the name of the step that comes next, or BEHIND."""

    procedure: Word
    step: Word


@dataclass(frozen=True)
class Step:
    """One step: its name, and the rule that orders it."""

    name: str
    rule: str = ""


Marked = tuple[Step, str]  # with "done", "now" or "later"


@dataclass(frozen=True)
class Procedure:
    """An ordered list of steps, such as a day's start."""

    name: str
    steps: tuple[Step, ...]

    def at(self, name: str) -> Standing:
        """A table that stands on the step of that name; ValueError when the procedure has none such."""
        self._index(name)
        return Standing(self.name, name)

    def marked(self, standing: Standing) -> list[Marked]:
        """Each step with "done", "now" or "later", for showing; ValueError for a step that it does not have."""
        now = self._index(standing.step)
        marks = ("done" if number < now else "now" if number == now else "later" for number in range(len(self.steps)))
        return list(zip(self.steps, marks, strict=True))

    def _index(self, name: str) -> int:
        return [*(step.name for step in self.steps), BEHIND].index(name)


def steps_by_name(plain: dict[str, Any], steps: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """For migrations: a state whose standing told its step by place, with the step's name. `steps`: by procedure."""
    standing = plain.get("standing")
    if not isinstance(standing, dict) or not isinstance(standing.get("step", 0), int):
        return plain
    names, place = steps[standing["procedure"]], standing.get("step", 0)
    return {**plain, "standing": {**standing, "step": names[place] if place < len(names) else BEHIND}}
