"""A seat's character, and all that lies around its card. TA-COMP-13."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, Handful, Tally
from ....core.deck import UNKNOWN
from ....core.secrets import HIDDEN, OF_SEAT
from ..box.names import (
    GOLD,
    LIVES,
    Alignment,
    CardId,
    CharacterId,
    Count,
    Mark,
    SpaceId,
    SpellName,
    Standing,
    Text,
    Title,
    Trait,
)
from .pieces import Card, Deeds, Lasting, Toad


class Character(msgspec.Struct, kw_only=True):
    """A seat's character: its card, and what lies around it. TA-COMP-13. `strength` and `craft` count counters only."""

    id: CharacterId
    seat: AnySeat
    name: Title = ""
    standing: Standing = "playing"
    died_round: Tally = 0
    newcomer: bool = False  # TA-DEATH-07: drawn by the app after a death, and its first turn is not over
    space: SpaceId
    starts: SpaceId
    printed: Alignment
    alignment: Alignment
    alignment_changed: bool = False
    alignment_card: bool = False  # TA-ALI-04: an alignment-change card lies beside it; there are but four (TA-ALI-08)
    start_strength: Count
    start_craft: Count
    strength: Count
    craft: Count
    lives: Count = LIVES
    gold: Count = GOLD
    objects: Handful[Card] = []
    followers: Handful[Card] = []
    trophies: Handful[Card] = []
    spells: Annotated[Handful[SpellName], OF_SEAT] = []  # TA-SPL-02, TA-SPL-12
    traits: Handful[Trait] = []
    text: Text = ""
    toad: Toad | None = None
    missed: Count = 0
    due_rafts: Handful[CardId] = []  # TA-TIM-03: those of its rafts whose own turn this very one is
    going_back: bool = False
    fulfilled: bool = True  # TA-TIM-07: the instruction of its inner space is fulfilled
    werewolf: Count = 0
    pits: Count = 0
    lasting: Handful[Lasting] = []
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    notes: Text = ""

    @property
    def rafts(self) -> list[Card]:
        """The rafts that it holds, whether their turn has come or not."""
        return [card for card in self.belongings if "raft" in card.marks]

    @property
    def in_play(self) -> bool:
        """Whether its standee is on the board."""
        return self.standing == "playing"

    @property
    def belongings(self) -> list[Card]:
        """Its objects and its followers."""
        return [*self.objects, *self.followers]

    def has(self, mark: Mark) -> bool:
        """Whether an object or a follower of its own carries that mark."""
        return any(mark in card.marks for card in self.belongings)

    def can(self, trait: Trait) -> bool:
        """TA-TOAD-14: a special ability of its own, which a toad does not have."""
        return trait in self.traits and self.toad is None

    @property
    def may_hold_unnamed(self) -> bool:
        """TA-SPL-02: whether a spell of its own was never named to the app, as far as whoever looks at it can know."""
        return any(spell in (UNKNOWN, HIDDEN) for spell in self.spells)

    def take(self, card: Card) -> None:
        """TA-OBJ-02, TA-FOL-01: an object or a follower is its own from now on."""
        (self.objects if card.is_object else self.followers).append(card)

    def part_with(self, card: Card) -> None:
        """An object or a follower is its own no more."""
        (self.objects if card in self.objects else self.followers).remove(card)
        self.due_rafts = [id for id in self.due_rafts if id != card.id]


def named(character: Character) -> str:
    """What sentences call a character: a name of its own, else the id that the words know."""
    return character.name or character.id
