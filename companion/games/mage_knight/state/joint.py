"""A joint assault on a city. MK-COA."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Named
from ..box.names import Basic, Hex
from .land import Token
from .pieces import Turn

# "proposal": all who are invited have to agree; "fights": one after another, each has a fight of its own.
JointStep = Literal["proposal", "fights"]


class Joint(msgspec.Struct, kw_only=True):
    """Who storms a city together, in the order in which they fight, and how many defenders each of them faces.

    `city`: one of its spaces, `colours`: whose bonuses its defenders have. `foes`: the tokens that were dealt, by seat.
    `now`: who fights; `fought`: who has. `turns`: of those who have fought, to be ended after all.
    """

    initiator: AnySeat
    city: Hex | None = None
    colours: Annotated[list[Basic], msgspec.Meta(max_length=2)] = []
    shares: Named[AnySeat, Annotated[int, msgspec.Meta(ge=1, le=20)]]
    step: JointStep = "proposal"
    agreed: Handful[AnySeat] = []
    foes: Named[AnySeat, Handful[Token]] = {}
    now: AnySeat = 0
    fought: Handful[AnySeat] = []
    turns: Handful[Turn] = []

    @property
    def invited(self) -> list[int]:
        """All who take part but the initiator."""
        return [seat for seat in self.shares if seat != self.initiator]

    @property
    def waiting(self) -> list[int]:
        """Who has still to agree."""
        return [seat for seat in self.invited if seat not in self.agreed]
