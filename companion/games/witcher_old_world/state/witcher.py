"""A seat's witcher: its board, and what lies beside it."""

from __future__ import annotations

import msgspec

from ....core.bounds import AnySeat, Handful, Tally
from ..box.names import STARTERS, Attribute, Count, Level, Place, School, Text, Title, Track
from .pieces import Deeds, Gift, Quest, Trail, TrailQuest, Trophy


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
        return any((trophy.kind, trophy.of) == (kind, of) for trophy in self.trophies)

    def trail(self, terrain: str | None) -> Trail | None:
        """A trail token of that terrain."""
        return next((trail for trail in self.trails if trail.terrain == terrain), None)


def named(witcher: Witcher) -> str:
    """How a witcher is called in a message: by its own name, else by its school."""
    return witcher.name or witcher.school or f"seat-{witcher.seat}"
