"""A duel of two heroes on one space. MK-PVP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Named, Small, Word
from ..box.names import Hex
from ..box.values import Value

# "joining": the defender chooses how much to take part; "attack": the striker gathers an attack or passes; "block": the
# other one gathers a block; "harm": the striker assigns what the block left.
DuelStep = Literal["joining", "attack", "block", "harm"]
DuelSite = Literal["", "keep", "tower"]  # the fortified site on which it is fought (MK-PVP-09)


class Weakened(msgspec.Struct, kw_only=True):
    """MK-PVP-21: what an effect takes off a unit's Armor until the end of the combat; `unit`: its place, from 1."""

    seat: AnySeat
    unit: Annotated[int, msgspec.Meta(ge=1, le=20)]
    by: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Harm(msgspec.Struct, kw_only=True):
    """MK-PVP-12..18: what the striker means to do with the damage: units by their places, Wounds (None: as many as
    the rest allows), Artifacts, a space to which the other is forced; `told`: its cost, where the table keeps the map.
    """

    units: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=20)]], msgspec.Meta(max_length=20)] = []
    wounds: Small | None = None
    artifacts: Annotated[list[Word], msgspec.Meta(max_length=40)] = []
    space: Hex | None = None
    told: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Duel(msgspec.Struct, kw_only=True):
    """What goes on between an aggressor and a defender.

    `full`: whether the defender takes part in full, and skips the next turn for it (MK-PVP-05). `came`: the space that
    the aggressor came from. `melee`: the second phase. `passed`: the last attack was none. `open`: fortification
    is ignored until the end (MK-PVP-24); `unhurried`: an effect on this block took the haste of the first phase away
    (MK-PVP-10). `wounds`: Wounds taken to hand in this combat (MK-PVP-15).
    """

    aggressor: AnySeat
    defender: AnySeat
    striker: AnySeat
    at: Hex | None = None
    came: Hex | None = None
    site: DuelSite = ""
    own_keep: bool = False  # MK-PVP-27: it is the defender's
    full: bool = False
    melee: bool = False
    step: DuelStep = "joining"
    passed: bool = False
    attack: Handful[Value] = []
    block: Handful[Value] = []
    open: bool = False
    unhurried: bool = False
    wounds: Named[AnySeat, Small] = {}
    weakened: Handful[Weakened] = []
    plan: Harm = msgspec.field(default_factory=Harm)

    @property
    def other(self) -> int:
        """Who blocks."""
        return self.defender if self.striker == self.aggressor else self.aggressor

    @property
    def acting(self) -> int:
        """Whose decision it is now."""
        if self.step == "joining":
            return self.defender
        return self.other if self.step == "block" else self.striker
