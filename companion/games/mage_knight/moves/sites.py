"""Deeds at a site that are neither a fight nor a word with the locals. MK-KF-20, MK-KF-32."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import Who
from ..box.names import Basic, Colour
from ..play import site_deeds
from ..state.table import MageKnight

moves = Moves()
Paid = Annotated[list[Colour], msgspec.Meta(max_length=3)]


@moves.add(by="seat", step="turns", reveals=True)
def plunder(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-20, MK-TAC-07: plunder the village one stands on, before the own turn: two cards, a Reputation less."""
    site_deeds.plunder(draft, who)


@moves.add(by="seat", step="turns")
def pay_altar(draft: Draft[MageKnight], who: Who, colour: Basic, paid: Paid | None = None) -> None:
    """MK-KF-32: pay three mana of its colour at the altar of ruins, as the action: a shield and 7 Fame."""
    site_deeds.pay_altar(draft, who, colour, paid)
