"""The state of a table of The Witcher: Old World. Section 29 of the ledger, WO-SES-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, Handful, Many, Named, Small, Tally, Word
from ....core.deck import Deck
from ....core.guide import Guided
from ....core.house_rules import HouseRules
from ....core.seats import SeatTable
from ....core.secrets import OF_NOBODY, of_nobody
from ....story.reading import ReadingTable
from ..box.knowledge import Bonus, LocationNote
from ..box.names import (
    ACTION_CARDS,
    POTION_CARDS,
    Attribute,
    Cost,
    Count,
    MonsterId,
    Place,
    School,
    Tales,
    Terrain,
    Who,
)
from . import soundness
from .house_rules import HouseRule
from .migrations import SCHEMA
from .pieces import Drawing, Fight, Moment, Open, Poker, Slot, Task, Turn
from .witcher import Witcher, named


class Continent(ReadingTable, SeatTable[Witcher], HouseRules, Guided, kw_only=True):
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
    monsters: Annotated[Named[Word, Handful[MonsterId]], of_nobody("1")] = {}  # WO-SET-17: face-down piles by level
    extra: Annotated[Handful[MonsterId], OF_NOBODY] = []  # WO-BIG-01, WO-SES-07: what pile "1" lacks, this one has
    driven: Handful[MonsterId] = []
    slain: Handful[MonsterId] = []
    market: Handful[Cost | None] = []  # M1 to M6: printed costs, None where nobody has said
    cleared: Tally = 0  # WO-LOC-16: market cards that left the game
    actions: Tally = ACTION_CARDS
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
    otherwise: Handful[HouseRule] = []
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
    guided: bool = False  # whether the first evening's guide stands above the turn

    def __post_init__(self) -> None:
        """A state that contradicts itself is none: neither a correction nor any other move leaves one (ValueError)."""
        if wrong := self._contradiction():
            raise ValueError(wrong)

    def _contradiction(self) -> str:
        """What is wrong with the table, so that no move could go on from it; "" when it is sound."""
        return (
            soundness.of_seats([witcher.seat for witcher in self.witchers], self._somebodys, self._anybodys)
            or soundness.of_printed_numbers(self.market, self.level_damage, self.fatigue, self.reputation)
            or soundness.of_exploration_cards(self.city, self.wilds)
            or soundness.of_poker(self.poker)
            or soundness.of_tasks(self.tasks)
            or soundness.of_fight(self.fight)
        )

    @property
    def _somebodys(self) -> set[int]:
        """Seats that must be somebody's."""
        found = {self.turn.who, *self.turn.played, *self.choosing, *(phase.who for phase in self.drawing)}
        found |= {task.who for task in self.tasks if task.kind != "new_monster"}
        if self.fight is not None:
            found |= soundness.seats_in(self.fight)
        return found | ({self.poker.who} if self.poker else set())

    @property
    def _anybodys(self) -> set[int]:
        """Seats that may be nobody's (0)."""
        found = {self.winner}
        if self.fight is not None:
            found |= {self.fight.turn, self.fight.chooser}
        return found | ({self.poker.other} if self.poker else set())

    # --- who

    @property
    def solo(self) -> bool:
        """WO-SOL-01: whether one plays alone."""
        return len(self.witchers) == 1

    def run_by(self, seat: int) -> list[str]:
        """Whom a seat runs, by what messages call them."""
        return [named(one) for one in self.people if one.seat == seat]

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
        return [witcher for witcher in self.witchers if witcher.location == location and witcher.school]

    # --- what lies where

    def monster_at(self, location: int) -> Terrain | None:
        """The terrain whose monster lives at that location."""
        return next((terrain for terrain, slot in self.slots.items() if slot.taken and slot.location == location), None)

    # --- ids

    def next_id(self, kind: str) -> str:
        """An id that nothing at this table ever had."""
        self.last_id += 1
        return f"{kind}-{self.last_id}"
