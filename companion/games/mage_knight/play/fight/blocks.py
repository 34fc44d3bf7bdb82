"""Blocks: what they come to against one enemy's attack. MK-BLK."""

from __future__ import annotations

from collections.abc import Sequence

from ...box.names import ELEMENTS, Element
from ...box.values import Value
from .attacks import Halving, Reckoning
from .opponents import EFFICIENT, Opponent


def block(target: Opponent, values: Sequence[Value]) -> Reckoning:
    """A block of that enemy by these values. MK-BLK-04..07."""
    used = [value for value in values if value.use == "block"]
    efficient = EFFICIENT[target.element]
    halvings = tuple(
        Halving(element, points, (target.number,))
        for element in ELEMENTS
        if element not in efficient and (points := _worth(target, used, element))
    )
    inefficient = sum(one.points for one in halvings)
    return Reckoning(
        need=target.needed_block,
        efficient=sum(_worth(target, used, element) for element in ELEMENTS) - inefficient,
        inefficient=inefficient,
        halvings=halvings,
        useless=tuple(value for value in values if value.use != "block"),
    )


def _worth(target: Opponent, values: Sequence[Value], element: Element) -> int:
    """Points of that element; what ignores Swift counts twice where twice is needed (MK-KF-70)."""
    twice = target.has("swift")
    return sum(value.points * (2 if value.sure and twice else 1) for value in values if value.element == element)
