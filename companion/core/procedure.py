"""Procedures: ordered steps with the one the table stands on."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from .bounds import Small, Word


class Standing(msgspec.Struct):
    """Where a table stands: the procedure's name and the index of the step that comes next."""

    procedure: Word
    step: Small = 0


@dataclass(frozen=True)
class Step:
    """One step: its name, the rule that orders it, and whether it waits for people before it counts as done."""

    name: str
    rule: str = ""


@dataclass(frozen=True)
class Procedure:
    """An ordered list of steps, such as a day's start."""

    name: str
    steps: tuple[Step, ...]

    def index(self, name: str) -> int:
        """The place of a step by its name; ValueError when the procedure has none such."""
        return [step.name for step in self.steps].index(name)

    def marked(self, standing: Standing) -> list[tuple[Step, str]]:
        """Each step with "done", "now" or "later", for showing."""
        marks = []
        for number, step in enumerate(self.steps):
            mark = "done" if number < standing.step else "now" if number == standing.step else "later"
            marks.append((step, mark))
        return marks
