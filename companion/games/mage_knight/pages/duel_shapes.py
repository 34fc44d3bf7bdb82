"""What the page of a duel shows, as its template asks for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....core.message import Message
from ..box.enemies import Resistance
from ..box.names import Element, Hex, Terrain
from ..box.values import Use, Value
from ..play import teams
from ..play.duel.reckoning import Blow
from ..state.duel import Duel
from .figures import Figure

UnitState = Literal["ready", "spent", "wounded"]


@dataclass(frozen=True)
class UnitInDuel:
    """A unit of one side: `armor`, what effects left of it; `banner`: the one under it."""

    place: int
    unit: str
    armor: int
    resistances: tuple[Resistance, ...]
    state: UnitState
    banner: str


@dataclass(frozen=True)
class DuelSide:
    """One of the two. `wounds`: of this combat, `limit` knocks out; `counted`: enemies for its effects."""

    figure: Figure
    role: str
    acting: bool
    striking: bool
    level: int
    armor: int
    wounds: int
    limit: int
    hand: int | None  # cards, where the app counts them
    units: list[UnitInDuel]
    full: bool
    counted: int


@dataclass(frozen=True)
class PlayedValue:
    """A value of the attack or the block: `place` counts from 1; `unit`: which gave it; `idle`: it does not count."""

    place: int
    value: Value
    unit: str
    idle: bool


@dataclass(frozen=True)
class DuelPower:
    """Something that a ready unit can do now."""

    place: int
    unit: str
    use: Use
    points: int
    element: Element
    cost: str
    sure: bool


@dataclass(frozen=True)
class DuelSkill:
    """A skill that may be used now, and what it is played as."""

    skill: str
    value: Value


@dataclass(frozen=True)
class Mean:
    """A thing that damage can do, and its price. `chosen`: it is meant; `fits`: the points suffice for it, too."""

    key: str
    price: int
    chosen: bool
    fits: bool
    unit: str = ""
    space: Hex | None = None
    terrain: Terrain | None = None
    site: str = ""
    way: str = ""  # in which direction it lies


@dataclass(frozen=True)
class HarmShown:
    """What the damage could do, and what is meant: `spent` of `points`, and `wounds` of the hero."""

    points: int
    spent: int
    wounds: int
    wound: int
    more: bool  # one Wound more fits
    units: list[Mean]
    artifacts: list[Mean]
    spaces: list[Mean]
    told: list[Mean]  # costs of a retreat, where the table keeps the map
    out: bool  # the hero would be knocked out
    wins: int | None  # Fame for a forced retreat


@dataclass(frozen=True)
class Prospect:
    """What is left as things stand, in one line: Wounds of the hero, units it reaches, an Artifact, a retreat."""

    left: int
    wounds: int
    units: list[str]
    theft: bool
    retreat: bool


@dataclass(frozen=True)
class DuelShown:
    """A duel as it stands."""

    duel: Duel
    sides: list[DuelSide]
    striker: DuelSide
    other: DuelSide
    acting: DuelSide
    uses: tuple[Use, ...]
    use: Use
    element: Element
    walled: bool
    attack: list[PlayedValue]
    block: list[PlayedValue]
    blow: Blow
    elements: list[Element]  # of the attack
    reasons: list[Message]
    powers: list[DuelPower]
    skills: list[DuelSkill]
    prospect: Prospect
    harm: HarmShown | None
    told: bool  # fights lie on the table
    dice: list[str]  # colours that a full defender may still take


@dataclass(frozen=True)
class Target:
    """A hero who could be attacked; `bans`: why not."""

    figure: Figure
    bans: list[teams.Ban]
