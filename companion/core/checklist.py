"""Checklists: what the hands do one thing at a time, ticked off on the tablet."""

from __future__ import annotations

import msgspec

from .bounds import Many, Word
from .message import Message


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

    @property
    def left(self) -> int:
        """How many lines are not ticked yet."""
        return sum(not line.ticked for line in self.lines)
