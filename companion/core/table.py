"""What the state of every table holds, whatever game is on it. A game's own state extends `Table`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .bounds import EveningNumber, Handful, LongText, Named, SeatId, Small, Word
from .chance import Chance
from .checklist import Checklist
from .procedure import Standing

Keeper = Literal["app", "table"]  # who keeps an area of the game: this app, or the cubes and coins on the table


class Seat(msgspec.Struct, kw_only=True):
    """A player's place at a table."""

    id: SeatId
    player: Word = ""


class Evening(msgspec.Struct, kw_only=True):
    """Where the table stands between its evenings: which session it is, and whether the box is closed."""

    session: EveningNumber = 1
    away: bool = False


class Table(msgspec.Struct, kw_only=True):
    """A table's state: plain data, saved whole after each move. Only moves change it."""

    schema: Small = 1
    name: Word
    seats: Handful[Seat]
    chance: Chance
    evening: Evening = msgspec.field(default_factory=Evening)
    kept: Named[Word, Keeper] = {}
    standing: Standing | None = None
    checklist: Checklist | None = None
    closed: bool = False
    strict: bool = False  # a seat's own moves are its player's alone; else the table trusts whoever makes them
    notes: LongText = ""

    def in_app(self, area: str) -> bool:
        """Whether the app keeps this area of the game, rather than the things on the table."""
        return self.kept.get(area, "app") == "app"

    def seat_of(self, who: Any) -> int | None:
        """The seat that a move's `who` means; None where it means none. Where heroes have names, the game knows."""
        return who if isinstance(who, int) else None

    def run_by(self, seat: int) -> list[str]:
        """Whom a seat runs, by what messages call them."""
        return []

    def player_of(self, seat: int) -> str:
        """The player at a seat, if anybody said who that is."""
        return next((one.player for one in self.seats if one.id == seat), "")
