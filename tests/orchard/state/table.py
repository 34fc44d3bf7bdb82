"""The state of a table: what each seat holds, the deck, whose turn it is, and who won."""

from __future__ import annotations

from typing import Annotated

import msgspec

from companion.core.bounds import AnySeat, Count, Handful, SeatId, Small, Word
from companion.core.deck import SecretDeck
from companion.core.house_rules import HouseRules
from companion.core.seats import SeatTable
from companion.core.secrets import OF_SEAT
from companion.core.table import Table

from ..box import WORTH, HouseRule
from .migrations import SCHEMA

NOBODY = 0  # no seat


class Basket(msgspec.Struct, kw_only=True):
    """What a seat has: the cards in its hand, and its coins, while the app keeps them."""

    seat: SeatId
    hand: Annotated[Handful[Word], OF_SEAT] = []  # OR-HAND-01: its own secret
    coins: Count = 0


class Harvest(Table, SeatTable[Basket], HouseRules, kw_only=True):
    """Everything at a table. Seats stand in clockwise order; `picked`: whose turn it is has drawn its card."""

    schema: Small = SCHEMA
    baskets: Handful[Basket]
    active: SeatId = 1
    picked: bool = False
    deck: SecretDeck = msgspec.field(default_factory=SecretDeck)  # what it lacks would tell what is in a hand
    winner: AnySeat = NOBODY
    otherwise: Handful[HouseRule] = []  # rules that this table reads the other way

    def __post_init__(self) -> None:
        """A correction or a file may say anything that fits the types: what contradicts itself is refused here."""
        seats = [seat.id for seat in self.seats]
        if seats != [*range(1, len(seats) + 1)] or seats != [basket.seat for basket in self.baskets]:
            raise ValueError("each seat has one basket")
        if self.active not in seats or self.winner not in (NOBODY, *seats):
            raise ValueError("nobody sits there")
        hands = [card for basket in self.baskets for card in basket.hand]
        if not {*self.deck.cards, *self.deck.discard, *hands} <= {*WORTH}:
            raise ValueError("no card of this game")

    @property
    def people(self) -> list[Basket]:
        """What everybody has, clockwise; `find`, `at` and `clockwise` come from it."""
        return self.baskets

    @property
    def next_seat(self) -> int:
        """OR-TURN-01: who sits to the left of whose turn it is."""
        return self.clockwise(self.active)[0].seat
