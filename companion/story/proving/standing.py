"""What plays are made of: what may happen in them, their steps, and where one of them stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from .layout import Known

DEEPEST, ANYWHERE = 4, "*"  # sub-scenes within each other; of one that lies deeper it is not known where it leads back


class Goal(NamedTuple):
    """Something that may happen: a condition gives an answer, a passage is read, a choice taken, an ending come to.

    `locked`: no way on from a passage is open; `door`: somebody goes through that door. `what` is the number of the
    condition, or the id.
    """

    kind: Literal["answer", "read", "chosen", "ending", "locked", "door"]
    what: str | int
    yes: bool = True


class Pace(NamedTuple):
    """One step of a play: through a door, on after a rest, or a way: to where it leads, and what the die showed.

    `anew`: the book is read from its beginning again, at the same table. `to` is empty where it does not matter.
    """

    kind: Literal["door", "on", "way", "anew"]
    what: str
    to: str
    rolled: int = 0


Facts = tuple[Known, ...]


class Back(NamedTuple):
    """Where a way leads that returns: to the targets of what called, the last first, else to where the book rested.

    `before`: what had called there.
    """

    bookmark: str = ""
    calls: tuple[str, ...] = ()
    before: tuple[str, ...] = ()

    def called(self, target: str) -> Back:
        """Within a sub-scene, that leads back to that target."""
        if len(self.calls) < DEEPEST:
            return self._replace(calls=(*self.calls, target))
        return self._replace(calls=(ANYWHERE, *self.calls[2:], target))

    def left(self, at: str) -> Back:
        """Gone through a door from where the book rested."""
        return Back(self.bookmark, (), self.before) if self.bookmark else Back(at, (), self.calls)

    def returned(self, anywhere: Iterable[str]) -> list[tuple[str, Back]]:
        """Where it may lead, or nowhere (""), and from there on; `anywhere`: the targets of all that call."""
        if not self.calls:
            return [(self.bookmark, Back("", self.before, ()))]
        out = self._replace(calls=self.calls[:-1])
        if self.calls[-1] != ANYWHERE:
            return [(self.calls[-1], out)]
        return [(target, back) for target in anywhere for back in (self, out)]


NOWHERE = Back()


class State(NamedTuple):
    """Where a play stands: at a passage or resting before it, where `returns` leads, and the facts being followed."""

    resting: bool
    at: str
    back: Back
    facts: tuple[Known, ...]
