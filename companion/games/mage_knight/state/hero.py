"""A player's hero: tracks, level, mana, cards by count, units, skills, figure. MK-SAV-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, Handful, Named, Small, Word
from ..box.names import CRYSTALS, Basic, Colour, HeroName, Hex
from .pieces import Reward, TacticNumber

Fame = Annotated[int, msgspec.Meta(ge=-99, le=999)]  # below 0: paid in an auction (MK-VAR-04)
Reputation = Annotated[int, msgspec.Meta(ge=-7, le=7)]
Level = Annotated[int, msgspec.Meta(ge=1, le=10)]
Crystals = Annotated[int, msgspec.Meta(ge=0, le=CRYSTALS)]


class Unit(msgspec.Struct, kw_only=True):
    """MK-UNI: a unit card. `wounds`: Wound cards on it; `banner`: the Banner under it, by name; `resisted`: it took
    damage in this combat without a Wound (MK-DMG-07); `bonded`: it lies in the place of Bonds of Loyalty (MK-KF-74)."""

    unit: Word
    spent: bool = False
    wounds: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    banner: Word = ""
    resisted: bool = False
    bonded: bool = False

    @property
    def usable(self) -> bool:
        """MK-UNI-07: ready and unwounded."""
        return not self.spent and not self.wounds


class HeldSkill(msgspec.Struct, kw_only=True):
    """MK-SKL: a skill token before a hero. `down`: used up until the next round; `out`: an interactive one that lies
    in the middle of the table (MK-SKL-05); `used`: in this turn, where it is one for each turn (MK-SKL-06)."""

    skill: Word
    down: bool = False
    used: bool = False
    out: bool = False


class Cards(msgspec.Struct, kw_only=True):
    """Deed cards in one place, by count: others, and Wounds among them."""

    deeds: Small = 0
    wounds: Small = 0

    @property
    def count(self) -> int:
        """All of them."""
        return self.deeds + self.wounds


class Hero(msgspec.Struct, kw_only=True):
    """A seat's hero. `level` is what was settled: what Fame gives beyond it waits for the end of the turn (MK-LVL-01).

    `hand`, `deck`, `discard`: how many cards lie where is always right. Which of those that were drawn are Wounds only
    the table can know: `unseen` cards of the hand count as deeds until they are told to be Wounds, and change places
    with those that then lie in the deck after all. `on_top`: known deeds on top of the deck (MK-CRD-13).
    `gained`: Advanced Actions, Spells and Artifacts in the deed cards, by name; `owed`: rewards and bought Artifacts
    that wait for the end of the turn (MK-CRD-16); `at`: the space of the figure (None:
    beside the map), `off`: it stands on the portal and is taken off the map until the next turn (MK-MOV-17).
    """

    seat: AnySeat
    hero: HeroName
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    fame: Fame = 0
    reputation: Reputation = 0
    level: Level = 1
    crystals: Named[Basic, Crystals] = {}
    mana: Named[Colour, Small] = {}  # pure mana in the play area
    hand: Cards = msgspec.field(default_factory=Cards)
    deck: Cards = msgspec.field(default_factory=Cards)
    discard: Cards = msgspec.field(default_factory=Cards)
    unseen: Small = 0
    on_top: Small = 0
    played: Small = 0  # cards in the play area
    under: Cards = msgspec.field(default_factory=Cards)  # face down under Sparing Power (MK-KF-37)
    gained: Handful[Word] = []
    owed: Handful[Reward] = []
    units: Handful[Unit] = []
    skills: Handful[HeldSkill] = []
    tokens: Handful[Word] = []  # own skill tokens that lie face down, in no known order
    revealed: Handful[Word] = []  # the two (or fewer) that are looked at in a level-up
    tactic: TacticNumber | None = None
    tactic_used: bool = False
    tactic_due: bool = False  # MK-TAC-04: what it does when it is taken waits to be done
    spared: bool = False  # Sparing Power: a card was put under it before this turn
    at: Hex | None = None
    off: bool = False
    plundered: bool = False  # MK-KF-20: since the last own turn
    eliminated: bool = False  # MK-OR-01
    by_round: Handful[Fame] = []  # Fame at the end of each round, for the picture of the race


def called(hero: Hero) -> str:
    """How a hero is called in a message."""
    return hero.name or hero.hero
