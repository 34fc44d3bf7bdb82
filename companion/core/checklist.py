"""Checklists: what the hands do one thing at a time, ticked off on the tablet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from .bounds import Many, Word
from .message import Message, say


class Line(msgspec.Struct):
    """One thing for the hands; `group` names the part of the list it stands in, `ticked` whether it is done."""

    id: Word
    group: Word
    told: Message
    ticked: bool = False
    rule: Word = ""


class Checklist(msgspec.Struct):
    """Lines in the order in which the hands should do them; `purpose` says what the list is for."""

    purpose: Word
    lines: Many[Line] = []

    def line(self, id: str) -> Line:
        """The line of that id; KeyError when the list has none such."""
        for line in self.lines:
            if line.id == id:
                return line
        raise KeyError(id)

    def turned(self, purpose: str) -> Checklist:
        """The same things the other way round, last first: what was packed is laid (`pack-board`, `lay-board`)."""
        lines = []
        for line in self.lines[::-1]:
            told = say(line.told.key.replace("pack-", "lay-", 1), **line.told.args)
            lines.append(Line(line.id, line.group, told, rule=line.rule))
        return Checklist(purpose, lines)

    @classmethod
    def told_by(
        cls,
        purpose: str,
        tellings: Iterable[Message],
        rules: Mapping[str, str],
        parts: Mapping[str, str] | None = None,
        seats: Mapping[str, int] | None = None,
    ) -> Checklist:
        """What the hands were told, as a list to be ticked off, each line with the rule that orders it.

        `parts`: in which part of the list a telling stands. `seats`: by what a telling calls somebody, whose part it is
        otherwise (`seat-1`). What is left stands in the part that is called as the list.
        """
        name = purpose.replace("_", "-")
        lines = []
        for number, told in enumerate(tellings):
            who = told.args.get("who")
            seat = (seats or {}).get(who) if isinstance(who, str) else None
            group = (parts or {}).get(told.key) or (f"seat-{seat}" if seat else name)
            lines.append(Line(f"{name}-{number}", group, told, rule=rules.get(told.key, "")))
        return cls(purpose, lines)

    @property
    def left(self) -> int:
        """How many lines are not ticked yet."""
        return sum(not line.ticked for line in self.lines)
