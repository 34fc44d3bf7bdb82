"""The state of a table of The Witcher: Old World. Section 29 of the ledger, WO-SES-01."""

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
    Attribute,
    Cost,
    Count,
    Level,
    MonsterId,
    Place,
    School,
    Tales,
    Terrain,
    Text,
    Title,
    Who,
)
from .pieces import (
    Bonus,
    Deeds,
    Drawing,
    Fight,
    Gift,
    LocationNote,
    Moment,
    Open,
    Poker,
    Quest,
    Slot,
    Task,
    Trail,
    TrailQuest,
    Trophy,
    Turn,
)
from .readings import Reading
from .soundness import contradiction

STARTERS = 10  # WO-SET-35: starting action cards of each witcher
ACTIONS, POTION_CARDS, CITY, WILDS, EVENTS, FIGHT_CARDS = 90, 28, 36, 36, 56, 20  # section 1 of the ledger
GOLD_TOKENS = 35  # WO-CMP-10
Track = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Witcher(msgspec.Struct, kw_only=True):
    """A seat's witcher: its board and what lies beside it. WO-CMP-17. `school` None: no board is chosen yet."""

    seat: AnySeat
    school: School | None = None
    name: Title = ""
    location: Place = 0
    gold: Count = 0
    potions: Count = 0
    combat: Level = 1
    defence: Level = 1
    alchemy: Level = 1
    speciality: Level = 1
    level: Level = 1
    shield: Count = 1
    deck: Tally = STARTERS
    hand: Tally = 0
    discard: Tally = 0
    gained: Tally = 0
    trashed: Tally = 0
    track: Track = 0
    trophies: Handful[Trophy] = []
    own_trophies: Count = 0  # WO-SET-33: witcher trophies of the own school, still under the board
    quests: Handful[Quest] = []
    trail_quests: Handful[TrailQuest] = []
    trails: Handful[Trail] = []
    gifts: Handful[Gift] = []
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    notes: Text = ""

    @property
    def own_school(self) -> School:
        """The school of its board; LookupError before one is chosen."""
        if self.school is None:
            raise LookupError(f"seat {self.seat} has no board yet")
        return self.school

    def level_of(self, attribute: Attribute) -> int:
        """An attribute's level."""
        return getattr(self, attribute)

    @property
    def lowest(self) -> int:
        """WO-LVL-01: the lowest of the four attributes."""
        return min(self.combat, self.defence, self.alchemy, self.speciality)

    @property
    def cards(self) -> int:
        """WO-DCK-02: all own action cards, but those of a combo on the table."""
        return self.deck + self.hand + self.discard

    def has(self, kind: str, of: str) -> bool:
        """Whether that trophy is its own already."""
        return any((one.kind, one.of) == (kind, of) for one in self.trophies)

    def trail(self, terrain: str | None) -> Trail | None:
        """A trail token of that terrain."""
        return next((one for one in self.trails if one.terrain == terrain), None)


class Continent(ReadingTable, SeatTable[Witcher], HouseRules, kw_only=True):
    """Everything at a table. Witchers stand clockwise, seat 1 begins. `otherwise`: rules read the other way."""

    schema: Small = SCHEMA
    witchers: Handful[Witcher]
    turn: Turn
    drawing: Handful[Drawing] = []  # phase III of the turn that goes on, and of the one before it (WO-TRN-06)
    tasks: Handful[Task] = []
    offered: Handful[School] = []  # WO-SET-27: the two boards to choose from
    choosing: Handful[Who] = []  # whose choice of a board, a terrain or an attribute is still to come
    tokens: dict[Terrain, Handful[Place]] = {}  # WO-SET-14: face-down piles; 0 is a token that nobody has looked at
    slots: dict[Terrain, Slot] = {}
    monsters: Named[Word, Handful[MonsterId]] = {}  # WO-SET-17: face-down token piles by level ("1", "2", "3")
    extra: Handful[MonsterId] = []  # WO-BIG-01
    driven: Handful[MonsterId] = []
    slain: Handful[MonsterId] = []
    market: Handful[Cost | None] = []  # M1 to M6: printed costs, None where nobody has said
    cleared: Tally = 0  # WO-LOC-16: market cards that left the game
    actions: Tally = ACTIONS
    shared_discard: Tally = 0  # WO-DCK-01
    potions: Count = POTION_CARDS
    potion_discard: Count = 0
    city: Deck = msgspec.field(default_factory=Deck)
    wilds: Deck = msgspec.field(default_factory=Deck)
    resolved: Many[Word] = []  # WO-EVT-07: events that were read and not kept, as "ours 12"
    attribute_trophies: dict[Attribute, Count] = {}
    solo_trophy: Attribute | None = None
    tavern: Place | None = None  # WO-DUE-04: where the closed-tavern token lies
    open_card: Open | None = None
    fight: Fight | None = None
    poker: Poker | None = None
    tales: Tales = "ours"
    otherwise: Handful[Reading] = []
    most_shield: Count = 4  # WO-SHL-02
    level_damage: Handful[Count] = msgspec.field(default_factory=lambda: [1, 2, 3])  # WO-MFT-12: by monster level
    fatigue: Handful[Count] = msgspec.field(default_factory=lambda: [1, 2, 3])  # WO-FAT-01, KF-09: at positions 1 to 3
    reputation: Handful[Count] = msgspec.field(default_factory=lambda: [1, 1, 2, 3])  # WO-DRE-06: at positions 0 to 3
    specialities: Named[Word, Handful[Bonus | None]] = {}  # WO-SPC-02: by school, five levels
    places: Named[Word, LocationNote] = {}  # WO-KF-03: what the owner's board prints
    roads: Handful[tuple[Place, Place]] = []  # WO-KF-04: connections that this table's board has besides the known ones
    closed_roads: Handful[tuple[Place, Place]] = []  # and known ones that it has not
    lives: Named[Word, Count] = {}  # WO-KF-05: monsters' lives, where the owner's cards say otherwise
    rounds: Many[Handful[Moment]] = []
    winner: AnySeat = 0
    last_id: Tally = 0

    def __post_init__(self) -> None:
        """A state that contradicts itself is none: neither a correction nor any other move leaves one (ValueError)."""
        if wrong := contradiction(self):
            raise ValueError(wrong)

    # --- who

    @property
    def solo(self) -> bool:
        """WO-SOL-01: whether one plays alone."""
        return len(self.witchers) == 1

    @property
    def people(self) -> list[Witcher]:
        """Everybody at the table, clockwise."""
        return self.witchers

    @property
    def active(self) -> Witcher:
        """Whose turn it is."""
        return self.witchers[self.turn.who - 1]

    def right_of(self, who: int) -> int:
        """WO-SES-05: the right neighbour's seat: the one before it in turn order. WO-SOL-21: alone, it is oneself."""
        return len(self.witchers) if who == 1 else who - 1

    @property
    def reader(self) -> Witcher:
        """Who reads aloud to the active player."""
        return self.witchers[self.right_of(self.turn.who) - 1]

    def on(self, location: int) -> list[Witcher]:
        """Who stands at a location."""
        return [one for one in self.witchers if one.location == location and one.school]

    # --- what lies where

    def monster_at(self, location: int) -> Terrain | None:
        """The terrain whose monster lives at that location."""
        return next((terrain for terrain, slot in self.slots.items() if slot.taken and slot.location == location), None)

    # --- readings and ids

    def next_id(self, kind: str) -> str:
        """An id that nothing at this table ever had."""
        self.last_id += 1
        return f"{kind}-{self.last_id}"
