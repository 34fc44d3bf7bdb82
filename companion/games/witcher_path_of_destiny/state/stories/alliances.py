"""Alliances: tokens at the rows, cards that were revealed, and whose choice is still to come. WP-SAVE-04."""

from __future__ import annotations

import msgspec

from .....core.bounds import AnySeat, Handful, Named, Small
from ...box.knowledge import AllianceCard
from ...box.names import Position, Side, Some


class AllianceLoss(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of a side that a seat has still to discard, because a page takes them."""

    seat: AnySeat
    side: Side
    count: Some


class AllianceRun(msgspec.Struct, kw_only=True):
    """WP-MZ-04: at which rows the two tokens lie (the third lies at the bottom one); how many cards were discarded.

    `choosing`: who stands at the bottom row and has still to choose a side (WP-MZ-07); `losing`: cards to be discarded;
    `revealed`: cards of the winning side, by seats, that are still to be applied (None: nobody has said which it is).
    """

    rows: Named[Side, Position] = {}
    discards: Named[Side, Small] = {}
    choosing: Handful[AnySeat] = []
    losing: Handful[AllianceLoss] = []
    revealed: Named[AnySeat, Handful[AllianceCard | None]] = {}

    def __post_init__(self) -> None:
        """Whoever has applied all has nothing left there."""
        self.revealed = {seat: cards for seat, cards in self.revealed.items() if cards}
