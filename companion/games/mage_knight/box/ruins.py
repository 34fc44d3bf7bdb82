"""The twelve hexagonal tokens of the ruins. MK-KF-51, MK-KF-31..33."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from .names import Back, Basic

RuinId = Literal[
    "altar_red",
    "altar_blue",
    "altar_green",
    "altar_white",
    "green_green",
    "green_brown",
    "gray_brown",
    "gray_violet",
    "brown_violet",
    "gray_white",
    "brown_red",
    "green_red",
]
RuinReward = Literal["artifact", "spell", "action", "unit", "crystal_each"]

ALTAR_PRICE = 3  # mana of its colour, MK-KF-32
ALTAR_FAME = 7


class Ruin(msgspec.Struct, frozen=True, kw_only=True):
    """A token of the ruins: an altar of a colour, or enemies to be drawn and what their defeat brings. MK-KF-32, 33."""

    id: RuinId
    altar: Basic | None = None
    enemies: tuple[Back, ...] = ()
    rewards: tuple[RuinReward, ...] = ()
    unsure: bool = False  # sources differ; the token on the table is right


RUINS: Mapping[RuinId, Ruin] = {
    ruin.id: ruin
    for ruin in (
        Ruin(id="altar_red", altar="red"),
        Ruin(id="altar_blue", altar="blue"),
        Ruin(id="altar_green", altar="green"),
        Ruin(id="altar_white", altar="white"),
        Ruin(id="green_green", enemies=("green", "green"), rewards=("crystal_each",)),
        Ruin(id="green_brown", enemies=("green", "brown"), rewards=("artifact",)),
        Ruin(id="gray_brown", enemies=("gray", "brown"), rewards=("artifact",)),
        Ruin(id="gray_violet", enemies=("gray", "violet"), rewards=("unit",), unsure=True),  # or green and violet
        Ruin(id="brown_violet", enemies=("brown", "violet"), rewards=("spell", "crystal_each")),
        Ruin(id="gray_white", enemies=("gray", "white"), rewards=("artifact", "spell")),
        Ruin(id="brown_red", enemies=("brown", "red"), rewards=("artifact", "artifact")),
        Ruin(id="green_red", enemies=("green", "red"), rewards=("artifact", "action")),
    )
}
