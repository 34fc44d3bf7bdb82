"""A character at the table: its board, its decks, what it carries. TG-CHR, TG-ATT, TG-TRK."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Word
from ....core.deck import Deck
from ....core.track import Track
from ..box.names import (
    PAIRS,
    Attribute,
    BoardColour,
    CardKind,
    Count,
    HeroId,
    Keyword,
    LimiterOffset,
    LocationNumber,
    Markers,
    PoolName,
    Resource,
    Text,
    TrackName,
)


class Skill(msgspec.Struct, kw_only=True):
    """A skill card attached to an attribute: its number and the side that was chosen for good."""

    number: LocationNumber
    attribute: Attribute
    side: Literal["front", "back"] = "front"
    name: Text = ""


class Belonging(msgspec.Struct, kw_only=True):
    """An item or a secret. `face_up` is about equipment, `flipped` about having been used: two different things."""

    id: Word
    kind: CardKind
    name: Text = ""
    number: Count = 0
    keyword: Keyword | None = None
    face_up: bool = True
    flipped: bool = False
    personal: bool = False
    craftable: bool = False  # TG-ITM-05: whether the card carries the C


class Pool(msgspec.Struct, kw_only=True):
    """One of a character's two decks: cards in it, cards beside the board, and the advancement deck. TG-CHR-09."""

    cards: Handful[Word] = []
    aside: Handful[Word] = []
    advancement: Deck = msgspec.field(default_factory=Deck)


class Offer(msgspec.Struct, kw_only=True):
    """TG-ADV-02: cards of an advancement deck that a character looks at, until one is kept and the rest go back."""

    deck: PoolName
    cards: Handful[Word]


class Hero(msgspec.Struct, kw_only=True):
    """A character at the table. `sure` is false while its board's lengths have not been read off the board.

    What nobody has read off a board or card is what usually stands there (`unread` of the box), until somebody has.
    """

    id: HeroId
    seat: AnySeat
    number: Count
    name: Text = ""  # TG-OPN-01: a guest's own; the four of the box are called by their id
    colour: Text  # of the board, its own or in open play any other
    cards: BoardColour | None = None  # TG-OPN-01: the colour of the basic cards, where it is not the board's
    energy: Track
    health: Track
    terror: Track
    attributes: dict[Attribute, Markers]
    resources: dict[Resource, Count]
    skills: Handful[Skill] = []
    place: LocationNumber | None = None
    dying: bool = False
    mad: bool = False
    dead: bool = False
    stored: bool = False  # TG-PLR-01: its player does not play on; it waits in its compartment
    passed: bool = False
    acted: bool = False
    belongings: Handful[Belonging] = []
    combat: Pool = msgspec.field(default_factory=Pool)
    diplomacy: Pool = msgspec.field(default_factory=Pool)
    offer: Offer | None = None
    personal_action: Text = ""
    personal_cost: Count = 1
    personal_paid_in: TrackName = "energy"
    trait: Text = ""
    notes: Text = ""
    sure: bool = False
    attributes_told: bool = False  # somebody has said what the card prints; until then the usual stands there
    food_told: bool = False  # somebody has said how much Food there is; until then the usual lies there
    limited: bool = True  # TG-STO-04: whether its Health has the limiter, or only an ordinary marker
    limiter_offset: LimiterOffset = 0  # TG-HRD-02: how far below Health a limiter turned upside down reaches

    def track(self, name: TrackName) -> Track:
        """One of the three survival tracks by name."""
        return getattr(self, name)

    @property
    def limit(self) -> int:
        """TG-TRK-05, TG-HRD-02: how far the limiter lets Energy and Terror come: to Health, or turned over k below."""
        return self.health.value - self.limiter_offset

    @property
    def energy_limit(self) -> int:
        """TG-TRK-05: Energy never stands above the limiter, nor above its own track; without one only the latter."""
        return min(self.energy.top, max(0, self.limit)) if self.limited else self.energy.top

    @property
    def copied(self) -> bool:
        """TG-CHR-02, TG-ATT-07: whether the lengths and the attributes were read; else some of them are the usual."""
        return self.sure and self.attributes_told

    @property
    def exhausted(self) -> bool:
        """TG-TRK-02: the marker stands on one of the two lowest positions of Energy."""
        return self.energy.in_red

    @property
    def panicked(self) -> bool:
        """TG-TRK-07, TG-HRD-02: Terror above Health, or above Health - k; equal is not. TG-STO-04: never unlimited."""
        return self.limited and self.terror.value > self.limit

    def attribute(self, name: Attribute) -> int:
        """TG-ATT-05: markers on the board and one point for each skill card attached there."""
        return self.attributes[name] + sum(skill.attribute == name for skill in self.skills)

    def point_price(self, name: Attribute, dear: bool = False) -> int:
        """TG-ATT-03, TG-ADV-05: what the next point would cost, by the total of its opposed pair after the raise.

        `dear`: the hard column, five times the total and without an end. TG-HRD-10.
        """
        pair = next(pair for pair in PAIRS if name in pair)
        total = sum(self.attribute(one) for one in pair) + 1
        return 5 * total if dear else 2 * min(total, 5)
