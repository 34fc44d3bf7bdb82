"""What the store can refuse, each with a message for people. Nothing is half written when one of these is raised."""

from __future__ import annotations

from ..core.errors import Refusal
from ..core.message import say


class NoSuchTable(Refusal):
    """There is no table of that id on this shelf."""

    def __init__(self, id: str) -> None:
        super().__init__(say("no-such-table", id=id[:40]))


class ThrownAway(Refusal):
    """The table was thrown away; until it is let go of for good, it can be taken back."""

    def __init__(self, id: str) -> None:
        super().__init__(say("table-thrown-away", id=id[:40]))


class NoSuchMoment(Refusal):
    """The table's log has no such revision."""

    def __init__(self, revision: int) -> None:
        super().__init__(say("no-such-moment", revision=revision))


class Stale(Refusal):
    """Someone else was faster: the table has moved on since the revision that the write names."""

    def __init__(self, revision: int) -> None:
        super().__init__(say("stale", revision=revision))
        self.revision = revision


class NothingThere(Refusal):
    """There is nothing to take back, or nothing to do again."""


class StoreFull(Refusal):
    """The disk is full; what was saved before is safe."""


class NotWritable(Refusal):
    """Nothing can be written where the database lies; what lies there can be read."""


class StoreBusy(Refusal):
    """Another program holds the database."""


class InUse(Refusal):
    """Another process has the database open, so its file cannot be exchanged."""

    def __init__(self) -> None:
        super().__init__(say("store-in-use"))


class Damaged(Refusal):
    """The database file is damaged, gone, or not the one that it was; a backup is offered."""


class DamagedTable(Refusal):
    """What is written of one table cannot be read any more; it stands in no other table's way."""

    def __init__(self) -> None:
        super().__init__(say("table-damaged"))
