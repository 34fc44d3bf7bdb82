"""What a card, a skill or a unit is played as in a fight: points of an element, to one use. MK-RSA-02, MK-BLK-04."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, get_args

import msgspec

from .names import Basic, Element

Use = Literal["attack", "ranged", "siege", "block"]  # "attack": what only strikes in the last phase
USES: tuple[Use, ...] = get_args(Use)
PaidBy = Literal["", "token", "die", "gold_token", "gold_die", "crystal", "other"]
MOST_POINTS = 50
ValuePoints = Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)]


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """One value that was played. It is never divided: all of it goes into one attack, or one block.

    `sure`: it ignores Swift, so against it it counts double (MK-KF-70); `unit`: the place in the unit area, from 1, of
    the unit that gave it (0: a card or a skill); `hurts`: that unit became wounded by it; `cost`, `paid`: the mana that
    it took, and where that came from ("": none, or nobody counts it).
    """

    use: Use
    element: Element = "physical"
    points: ValuePoints
    sure: bool = False
    unit: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    hurts: bool = False
    cost: Basic | None = None
    paid: PaidBy = ""


def points_of(values: Iterable[Value]) -> int:
    """What the values add up to, before anything resists them."""
    return sum(value.points for value in values)
