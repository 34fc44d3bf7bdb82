"""A combat with enemies: who fights whom where, in which phase, what was played so far. MK-CMB, MK-SAV-01."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Small, Word
from ..box.enemies import EnemyId, Resistance
from ..box.names import Back, Basic, Hex, Site
from ..box.values import Value

# "assault": MK-CMB-01; "adventure": MK-CMB-04; "burning": MK-CMB-05; "rampaging": MK-CMB-06, MK-CMB-07;
# "liberation": MK-ML-03; "summoning": MK-DN-03.
FightKind = Literal["assault", "adventure", "burning", "rampaging", "liberation", "summoning"]
# MK-CMB-11. "reveal": tokens are turned up; "summon": MK-BLK-02, between the first and the second phase.
FightPhase = Literal["reveal", "ranged", "summon", "block", "damage", "attack"]
# "defender": of the site; "rampaging": joined from a space of its own; "monster": summoned, in its summoner's stead.
Part = Literal["defender", "rampaging", "monster"]
Share = Literal["full", "half", "double", "none"]  # of the printed Fame: MK-KF-23, MK-DN-04
# MK-VAR-25: "hidden": the die is set and was not shown; "other": it was shown, and gives the enemy nothing.
SetDie = Literal["", "hidden", "white", "red", "blue", "other"]
Converted = Literal["", "cold_fire", "siege"]  # MK-KF-70: what all attacks of the turn have become
ShownDie = Literal["white", "red", "blue", "other", "not_white", "not_red"]  # MK-VAR-26: what is said of it
Shift = Annotated[int, msgspec.Meta(ge=-20, le=20)]
FoeNumber = Annotated[int, msgspec.Meta(ge=0, le=40)]
MOST_GIVEN = 99  # Fame of one fight


class Foe(msgspec.Struct, kw_only=True):
    """A token in this fight. `enemy` None: nobody has turned it up yet; `number` from 1.

    `at`: the space that a rampaging enemy stands on; `reputation`: what its defeat is worth (MK-OUT-02); `summoner`:
    whose monster it is; `armor`, `attack`: what was played on it changes; `calm`: it does not attack, `bared`: without
    resistances, `opened`: without fortification.
    """

    number: FoeNumber
    back: Back
    enemy: EnemyId | None = None
    part: Part = "defender"
    at: Hex | None = None
    reputation: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    summoner: FoeNumber = 0
    dead: bool = False
    blocked: bool = False
    armor: Shift = 0
    attack: Shift = 0
    calm: bool = False
    bared: bool = False
    opened: bool = False


class Clash(msgspec.Struct, kw_only=True):
    """What is played on whom: an attack on some foes (MK-RSA-01), or a block of one (MK-BLK-01)."""

    targets: Annotated[list[FoeNumber], msgspec.Meta(max_length=40)] = []
    values: Annotated[list[Value], msgspec.Meta(max_length=40)] = []


class Taker(msgspec.Struct, kw_only=True):
    """MK-DMG-03: a unit that takes damage of a foe; `unit`: its place in the unit area, from 1 (0: one that only the
    table knows)."""

    foe: FoeNumber
    unit: FoeNumber = 0
    armor: Annotated[int, msgspec.Meta(ge=1, le=20)]
    resistances: Annotated[list[Resistance], msgspec.Meta(max_length=3)] = []


class Fight(msgspec.Struct, kw_only=True):
    """A combat. `seat`: whose; `origin`: the space attacked from (MK-OUT-10); `owner`: whose keep or tower it was.

    `cities`: whose bonuses the defenders have; `night`: the rules of the Night hold (MK-KF-26); `units`: may fight;
    `aim`: which clash is being played, from 0; `fame`: given so far, `beyond`: and besides, for lines of the track
    (MK-BC-02); `counted`: Fame of the dead defenders as printed, of which the `share` is given; `wounds`: taken to
    hand so far (MK-DMG-09). `crystals`: there are random ones for each foe, `for_dead`: of red ones only for those that
    were defeated (MK-DN-05, MK-DN-07).
    """

    seat: AnySeat
    kind: FightKind
    site: Site | None = None
    at: Hex | None = None
    origin: Hex | None = None
    ruin: Word = ""
    owner: AnySeat = 0
    cities: Annotated[list[Basic], msgspec.Meta(max_length=2)] = []
    night: bool = False
    units: bool = True
    share: Share = "full"
    die: SetDie = ""
    shielded: bool = False  # MK-KF-70: all units have all resistances in this turn
    converted: Converted = ""
    not_white: bool = False
    not_red: bool = False
    phase: FightPhase = "reveal"
    foes: Annotated[list[Foe], msgspec.Meta(max_length=40)] = []
    clashes: Annotated[list[Clash], msgspec.Meta(max_length=40)] = []
    aim: FoeNumber = 0
    takers: Annotated[list[Taker], msgspec.Meta(max_length=20)] = []
    fame: Small = 0
    beyond: Small = 0
    counted: Small = 0
    wounds: Small = 0
    out: bool = False  # MK-DMG-09: knocked out
    again: bool = False  # MK-KF-28: the site was conquered before, so it gives Fame only
    crystals: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    for_dead: bool = False
    joint: bool = False  # MK-COA-11: one of several in an assault; what comes of it is settled when all have fought

    def __post_init__(self) -> None:
        """What contradicts itself is none (ValueError): foes have numbers of their own, clashes name them."""
        numbers = [one.number for one in self.foes]
        if len({*numbers}) != len(numbers) or 0 in numbers:
            raise ValueError("each foe has a number of its own")
        named = [number for clash in self.clashes for number in clash.targets]
        if not {*named, *(one.foe for one in self.takers)} <= {*numbers} or len({*named}) != len(named):
            raise ValueError("each foe is aimed at once")
        if not {one.summoner for one in self.foes if one.part == "monster"} <= {*numbers}:
            raise ValueError("a monster was summoned by somebody")
        if self.phase not in ("reveal", "summon") and any(one.enemy is None for one in self.foes):
            raise ValueError("all foes are known when they fight")

    @property
    def living(self) -> list[Foe]:
        """Foes that nobody has defeated, with monsters."""
        return [one for one in self.foes if not one.dead]

    @property
    def unknown(self) -> list[Foe]:
        """MK-CMB-11: tokens that are still to be turned up."""
        return [one for one in self.foes if one.enemy is None]

    def gain(self, fame: int, gained: int) -> None:
        """So much Fame was given for enemies; with what lines of the track added, so much was gained."""
        self.fame = min(self.fame + fame, MOST_GIVEN)
        self.beyond = min(self.beyond + max(0, gained - fame), MOST_GIVEN)

    def foe(self, number: int) -> Foe | None:
        """The foe of that number."""
        return next((one for one in self.foes if one.number == number), None)
