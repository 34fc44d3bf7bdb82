"""The parts of the page of a fight: foes, attacks, units, damage, each as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import Message
from ..box.enemies import EnemyAbility, EnemyId, Resistance
from ..box.names import Back, Basic, Element, Hex, Site, Terrain
from ..box.units import Power
from ..box.values import Use, Value
from ..play.sideways import SidewaysUse
from ..play.spell_mana import Way
from ..state.fight import FightPhase, Part, ShownDie


@dataclass(frozen=True)
class FoeShown:
    """A foe with its numbers as they are here. `aim`: a target of what is being played; `note`: what will befall it."""

    number: int
    enemy: EnemyId
    back: Back
    part: Part
    armor: int
    attack: int
    damage: int
    element: Element
    abilities: tuple[EnemyAbility, ...]
    resistances: tuple[Resistance, ...]
    fame: int
    halved: bool  # half of it is given, rounded with that of others
    walls: int  # 1: fortified, 2: doubly
    changed: bool  # other than its token prints
    unsure: bool
    here: bool  # it can be aimed at
    aim: bool
    elsewhere: bool  # a target of another attack
    good: bool  # it falls, or is blocked
    note: Message | None


@dataclass(frozen=True)
class UnknownFoe:
    """A token that nobody has turned up, and what it may be."""

    number: int
    back: Back
    part: Part
    may_be: list[EnemyId]


@dataclass(frozen=True)
class ValueShown:
    """A value that was played; `unit`: which unit gave it."""

    place: int
    value: Value
    unit: str


@dataclass(frozen=True)
class ClashShown:
    """An attack or a block: on whom, by what, what it comes to and why."""

    place: int
    active: bool
    targets: list[EnemyId]
    values: list[ValueShown]
    need: int
    total: int
    succeeds: bool
    reasons: list[Message]


@dataclass(frozen=True)
class PowerShown:
    """What a unit can do now; `foes`: on whom, where it is for one; `boosts`: how much mana may make it larger."""

    which: int
    power: Power
    foes: list[FoeShown]
    boosts: tuple[int, ...]
    ways: list[Way]  # to pay its mana, where there are several
    affordable: bool


@dataclass(frozen=True)
class FightingUnit:
    """A ready unit with what is of use in this phase."""

    place: int
    unit: str
    powers: list[PowerShown]


@dataclass(frozen=True)
class ReceiverShown:
    """A unit that may take damage, and what it would do to it."""

    place: int
    unit: str
    armor: int
    resistances: list[Resistance]
    preview: Message


@dataclass(frozen=True)
class TakerShown:
    """A unit that takes damage, and what that does."""

    place: int
    unit: str
    armor: int
    fate: str


@dataclass(frozen=True)
class DamageShown:
    """An unblocked foe: what it does as it is assigned, and who could still take some of it."""

    foe: FoeShown
    hero: Message
    takers: list[TakerShown]
    receivers: list[ReceiverShown]


@dataclass(frozen=True)
class RampagingNear:
    """Rampaging enemies on a space beside, by name as far as they are known."""

    space: Hex
    back: Back
    enemies: list[EnemyId]
    way: str  # the direction in which it lies
    terrain: Terrain


@dataclass(frozen=True)
class Toll:
    """All damage of this phase to the hero; `out`: it knocks out."""

    hand: int
    aside: int
    paralyzed: bool
    out: bool


@dataclass(frozen=True)
class Running:
    """A fight that goes on."""

    seat: int
    who: str
    phase: FightPhase
    site: Site | None
    cities: list[Basic]
    night: bool
    units_barred: bool
    foes: list[FoeShown]
    fallen: list[EnemyId]
    unknown: list[UnknownFoe]
    uses: tuple[Use, ...]
    use: Use
    element: Element
    sideways: SidewaysUse | None
    clashes: list[ClashShown]
    may_split: bool
    better: Message | None  # another grouping does more
    units: list[FightingUnit]
    damage: list[DamageShown]
    toll: Toll
    wounds: int
    limit: int
    die: tuple[ShownDie, ...]  # what the neighbour may have to say of it now
    joiners: list[RampagingNear]
    challenges: bool  # MK-CMB-04, MK-CMB-08: rampaging enemies may join
    on_table: bool
    on_map: bool  # a site of the map is fought for: its defenders are all there


@dataclass(frozen=True)
class Beginning:
    """What may be fought for: where nothing is known of a map, any place; else the site, and who rampages beside."""

    seat: int
    who: str
    on_map: bool
    site: Site | None
    met: bool  # a move ran into it
    rampaging: list[RampagingNear]
    ruin: str  # the token of the ruins, "": nobody has told it
    altar: Basic | None
    calls: bool  # MK-DN-03: may call enemies up
    glades: int | None  # with so many own shields; None: only the table knows
