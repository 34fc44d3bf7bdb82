"""The state of a Talisman table: the characters around the board, and everything that lies on it. TA-SAVE-01..03."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...core.bounds import AnySeat, Handful, Many, Named, Small, Tally, Word
from ...core.deck import Deck
from ...core.house_rules import HouseRules
from ...core.seats import SeatTable
from ...story.reading import ReadingTable
from .migrations import SCHEMA
from .names import (
    Alignment,
    CardId,
    CharacterId,
    Count,
    Counter,
    SpaceId,
    Standing,
    Text,
    Title,
    Trait,
)
from .pieces import Card, Command, Deeds, Fight, Happening, Lasting, Lying, Moment, Toad, Turn
from .readings import Reading

LIVES, GOLD = 4, 1  # TA-SET-06, TA-SET-07
TOAD_TURNS = 3  # TA-TOAD-01
ENCOUNTERS, SPELLS, TALISMANS, ALIGNMENT_CARDS, TOAD_CARDS = 104, 24, 4, 4, 4  # section 1 of the ledger
SpellName = Annotated[str, msgspec.Meta(max_length=60)]  # "?" when nobody told the app which one it is


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
    spells: Handful[SpellName] = []
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

    def has(self, mark: str) -> bool:
        """Whether an object or a follower of its own carries that mark."""
        return any(mark in card.marks for card in self.belongings)

    def can(self, trait: Trait) -> bool:
        """TA-TOAD-14: a special ability of its own, which a toad does not have."""
        return trait in self.traits and self.toad is None

    def part_with(self, card: Card) -> None:
        """An object or a follower is its own no more."""
        (self.objects if card in self.objects else self.followers).remove(card)
        self.due_rafts = [id for id in self.due_rafts if id != card.id]

    def card(self, id: str) -> Card | None:
        """An object, a follower or a trophy of its own by id."""
        return next((card for card in (*self.belongings, *self.trophies) if card.id == id), None)


class Realm(ReadingTable, SeatTable[Character], HouseRules, kw_only=True):
    """Everything at a table of Talisman. Seats stand in clockwise order. `otherwise`: rules read the other way."""

    schema: Small = SCHEMA
    characters: Handful[Character]
    turn: Turn
    spaces: Named[SpaceId, Lying] = {}
    encounters: Deck = msgspec.field(default_factory=Deck)
    spells: Deck = msgspec.field(default_factory=Deck)
    stock: Named[Word, Count] = {}  # TA-PUR-06: purchase cards left in their piles
    talismans: Count = TALISMANS
    unused: Handful[CharacterId] = []
    draws: Named[SpaceId, Count] = {}  # how many cards a space asks for, where the owner's board says otherwise
    sentinel: Count = 9  # TA-KNOW-03: its strength
    pit_monster: Count = 4  # TA-INN-29: the strength of each
    fight: Fight | None = None
    command: Command | None = None
    crown_reached: bool = False
    round: Tally = 1
    first: AnySeat = 1
    otherwise: Handful[Reading] = []
    mule_load: Count = 0  # TA-KNOW-18: how many objects more a mule carries; 0: any number
    race: Many[Handful[Moment]] = []
    happened: Many[Happening] = []
    winner: AnySeat = 0
    last_id: Tally = 0

    @property
    def people(self) -> list[Character]:
        """Everybody at the table, clockwise."""
        return self.characters

    @property
    def active(self) -> Character:
        """Whose turn it is."""
        return self.find(self.turn.who) or self.characters[0]

    @property
    def playing(self) -> list[Character]:
        """Those on the board, clockwise."""
        return [one for one in self.characters if one.in_play]

    @property
    def still_in(self) -> list[Character]:
        """TA-WIN-01: those who are not out for good: on the board, or waiting for a new character."""
        return [one for one in self.characters if one.standing != "out"]

    def on(self, space: str) -> list[Character]:
        """Who stands on a space."""
        return [one for one in self.playing if one.space == space]

    def lying(self, space: str) -> Lying:
        """What lies on a space; to change it, `lay` it first (an empty one is not kept)."""
        return self.spaces.get(space) or Lying()

    def next_id(self, kind: str) -> str:
        """An id that no card of this table ever had."""
        self.last_id += 1
        return f"{kind}-{self.last_id}"

    def lacks(self, character: Character, mark: str) -> bool:
        """Whether it surely owns no such card; of what lies beside the cards on the table the app cannot know."""
        return self.in_app("characters") and not character.has(mark)

    def counter(self, who: int, name: Counter) -> int:
        """A seat's counters of one colour."""
        return getattr(self.at(who), name)
