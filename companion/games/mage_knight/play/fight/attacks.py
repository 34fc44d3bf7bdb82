"""Attacks on one or more enemies: what they come to, what is missing, and why. MK-RSA, MK-ATK."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...box.names import ELEMENTS, Element
from ...box.values import Use, Value, points_of
from .opponents import Opponent, halved_against

FIRST: frozenset[Use] = frozenset(("ranged", "siege"))  # MK-RSA-02
LAST: frozenset[Use] = frozenset(("attack", "ranged", "siege"))  # MK-ATK-01


@dataclass(frozen=True)
class Halving:
    """Points of one element that count half, and the numbers of the enemies that do it."""

    element: Element
    points: int
    by: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Reckoning:
    """What an attack or a block comes to. `efficient` counts in full, `inefficient` half, rounded down, all at once.

    `useless`: values that may not be used here at all; `barred`: targets that nothing reaches now (MK-RSA-04);
    `siege_only`: targets for whose sake only siege counts (MK-RSA-03).
    """

    need: int
    efficient: int
    inefficient: int
    halvings: tuple[Halving, ...] = ()
    useless: tuple[Value, ...] = ()
    barred: tuple[int, ...] = ()
    siege_only: tuple[int, ...] = ()
    aimed: bool = True

    @property
    def halved(self) -> int:
        """MK-RSA-05, MK-BLK-05, MK-EDG-06: the inefficient ones, halved once and rounded down."""
        return self.inefficient // 2

    @property
    def total(self) -> int:
        """All that counts."""
        return self.efficient + self.halved

    @property
    def short(self) -> int:
        """What is missing, in points that count in full."""
        return max(0, self.need - self.total)

    @property
    def short_halved(self) -> int:
        """What is missing, in points that count half: an odd one that is there already counts with them."""
        return max(0, 2 * self.short - self.inefficient % 2)

    @property
    def succeeds(self) -> bool:
        """MK-RSA-07, MK-BLK-06: all of it, or nothing."""
        return self.aimed and not self.barred and not self.short

    @property
    def spare(self) -> int:
        """What is more than was needed."""
        return max(0, self.total - self.need)


def strike(targets: Sequence[Opponent], values: Sequence[Value], *, first: bool) -> Reckoning:
    """An attack on these enemies; `first`: in the phase of ranged and siege attacks. MK-RSA-01..07, MK-ATK-01, 03."""
    allowed = FIRST if first else LAST
    walls = tuple(one.number for one in targets if first and one.fortified)
    if walls:
        allowed = frozenset(("siege",))
    useful = [value for value in values if value.use in allowed]
    weak = halved_against(targets)
    halvings = tuple(
        Halving(element, points, tuple(one.number for one in targets if one.resists(element)))
        for element in ELEMENTS
        if element in weak and (points := points_of(value for value in useful if value.element == element))
    )
    inefficient = sum(one.points for one in halvings)
    return Reckoning(
        need=sum(one.armor for one in targets),
        efficient=points_of(useful) - inefficient,
        inefficient=inefficient,
        halvings=halvings,
        useless=tuple(value for value in values if value.use not in allowed),
        barred=tuple(one.number for one in targets if first and one.doubly_fortified),
        siege_only=walls,
        aimed=bool(targets),
    )
