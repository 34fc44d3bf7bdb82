"""What an attack on a hero comes to, what the block leaves of it, and what that could do. Pure. MK-PVP-08..19."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...box.enemies import Resistance
from ...box.names import ELEMENTS, Element
from ...box.values import Use, Value, points_of
from ..fight.attacks import FIRST, LAST, Halving
from ..fight.opponents import EFFICIENT, withstands

THEFT = 5  # MK-PVP-17: damage points for one Artifact
HASTE = 2  # MK-PVP-10: points of Block for one of Attack, in the first phase
SIEGE: frozenset[Use] = frozenset(("siege",))


@dataclass(frozen=True, kw_only=True)
class Blow:
    """An attack and the block against it, as they stand.

    `useless`: values that may not be used here. Of the Block, `efficient` counts in full, `inefficient` half, rounded
    down, all at once; `halvings` says why. `block` is what that comes to, `reduced` what it takes off the attack.
    """

    attack: int
    elements: frozenset[Element]
    useless: tuple[Value, ...] = ()
    efficient: int = 0
    inefficient: int = 0
    halvings: tuple[Halving, ...] = ()
    hasty: bool = False  # two points of Block for one of Attack

    @property
    def halved(self) -> int:
        """MK-EDG-06: the inefficient ones, halved once and rounded down."""
        return self.inefficient // 2

    @property
    def block(self) -> int:
        """MK-PVP-11: all the Block that counts."""
        return self.efficient + self.halved

    @property
    def reduced(self) -> int:
        """MK-PVP-10, MK-PVP-16: what the Block takes off the attack, which may be a part of it."""
        return min(self.attack, self.block // HASTE if self.hasty else self.block)

    @property
    def left(self) -> int:
        """MK-PVP-12: the damage that the attacker assigns."""
        return self.attack - self.reduced

    @property
    def missing(self) -> int:
        """Efficient points of Block that would stop the rest, too."""
        need = self.attack * (HASTE if self.hasty else 1)
        return max(0, need - self.block)


def usable(melee: bool, walled: bool) -> frozenset[Use]:
    """MK-PVP-09, MK-PVP-16: what may be used in an attack; `walled`: on a defender behind walls, no melee."""
    if melee:
        return LAST
    return SIEGE if walled else FIRST


def blow(
    attack: Sequence[Value], block: Sequence[Value], *, melee: bool, walled: bool = False, unhurried: bool = False
) -> Blow:
    """An attack and the block against it. MK-PVP-08..11, 16.

    `unhurried`: an effect on the block took the haste of the first phase away; a value that ignores Swift counts
    double there, so it is worth as much as without it.
    """
    allowed = usable(melee, walled)
    useful = [value for value in attack if value.use in allowed]
    elements = frozenset(value.element for value in useful)
    hasty = not melee and not unhurried
    used = [value for value in block if value.use == "block"]
    efficient = {one for element in elements for one in EFFICIENT[element]}  # MK-PVP-11: against any of them
    worth = {element: _worth(used, element, twice=hasty) for element in ELEMENTS}
    weak = tuple(element for element in ELEMENTS if element not in efficient and worth[element])
    return Blow(
        attack=points_of(useful),
        elements=elements,
        useless=tuple(value for value in (*attack, *block) if value not in useful and value not in used),
        efficient=sum(points for element, points in worth.items() if element not in weak),
        inefficient=sum(worth[element] for element in weak),
        halvings=tuple(Halving(element, worth[element]) for element in weak),
        hasty=hasty,
    )


def _worth(values: Iterable[Value], element: Element, twice: bool) -> int:
    return sum(value.points * (2 if value.sure and twice else 1) for value in values if value.element == element)


# --- damage


@dataclass(frozen=True)
class Quarry:
    """A unit that damage may wound: its place in the unit area, Armor and resistances."""

    place: int
    armor: int
    resistances: frozenset[Resistance] = frozenset()


def price_of(unit: Quarry, elements: Iterable[Element]) -> int:
    """MK-PVP-12, MK-PVP-13: what wounds a unit: its full Armor, doubled where it resists any element of the attack."""
    armor = max(1, unit.armor)  # MK-PVP-21
    return armor * 2 if any(withstands(unit.resistances, element) for element in elements) else armor


@dataclass(frozen=True, kw_only=True)
class Prices:
    """What damage could do, and for how much: units by their places, a Wound of the hero, an Artifact, spaces to which
    the other hero can be forced. MK-PVP-12, 13, 17, 18."""

    points: int
    units: dict[int, int]
    wound: int
    theft: int = 0  # 0: there is nothing to take, or it is not melee
    artifacts: int = 0  # that could be taken
    spaces: dict[str, int]
    told: int = 0  # the least that a retreat may cost where the table keeps the map; 0: there is none to be told

    @property
    def least(self) -> int:
        """The cheapest of them; 0: there is none."""
        ways = [*self.units.values(), self.wound, *self.spaces.values(), self.theft, self.told]
        return min((one for one in ways if one), default=0)

    @property
    def idle(self) -> bool:
        """MK-PVP-14: whether the points are too few for anything, so that they stay unassigned."""
        return self.points <= 0 or not self.least or self.least > self.points

    def cost(self, units: Iterable[int] = (), wounds: int = 0, artifacts: int = 0, space: str | None = None) -> int:
        """What these together cost. KeyError for a unit or a space that is none of the ways."""
        spent = sum(self.units[place] for place in units) + self.wound * wounds + THEFT * artifacts
        return spent + (self.spaces[space] if space else 0)


def fame_of(winner: tuple[int, int], loser: tuple[int, int]) -> int:
    """MK-PVP-19: the winner's Fame; of both their level and their Fame."""
    (level, fame), (other_level, other_fame) = winner, loser
    if level < other_level:
        return 1 + 2 * (other_level - level)
    return 1 if level == other_level and fame < other_fame else 0
