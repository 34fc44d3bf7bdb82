"""A viewer: whose eyes look at a table, and whose hand makes a move at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["host", "chronicler", "player", "onlooker"]
KEEPERS: tuple[Role, ...] = ("host", "chronicler")  # who keeps a table for everybody
NOBODY = 0  # the seat whose secrets no seat may see: what lies face down


@dataclass(frozen=True)
class Viewer:
    """A seat, or nobody in particular (then it sees what everybody sees). `whole`: may see whatever there is.

    Whatever shows something of a table is given one, and asks it: never a seat's number by itself. So a role of its
    own is one more kind of viewer, and nothing else. `role`: what it is at the table; who has not been told apart is
    the host, from whose tablet in the middle everybody plays.
    """

    seat: int | None = None
    whole: bool = False
    role: Role = "host"

    def sees(self, owner: int | None) -> bool:
        """Whether it may look at a secret of that seat; `NOBODY`: at what lies face down, None: at no secret at all."""
        return owner is None or self.whole or (owner == self.seat and owner != NOBODY)

    @property
    def keeps(self) -> bool:
        """Whether it keeps the table for everybody, as the chronicler and the host do."""
        return self.role in KEEPERS

    @property
    def plays(self) -> bool:
        """Whether it may make moves at all: an onlooker looks on."""
        return self.role != "onlooker"

    @property
    def name(self) -> str:
        """What the log calls it: "seat-2", or its role; nothing for the tablet from which everybody plays."""
        return f"seat-{self.seat}" if self.seat else "" if self.role == "host" else self.role


EVERYBODY = Viewer()
WHOLE = Viewer(whole=True)
