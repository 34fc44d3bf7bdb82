"""Where the rules leave room, how this table plays them. TG-MEN-10, TG-MEN-12, TG-MEN-17."""

from __future__ import annotations

from typing import Literal

import msgspec


class HouseRules(msgspec.Struct, kw_only=True):
    """Where the rules leave room, what this table plays (each an [ambiguous] place of the rules)."""

    lost_track: Literal["health", "energy"] = "health"  # TG-MEN-10: what a removed location costs beside Terror
    nearest: Literal["orthogonal", "diagonal"] = "orthogonal"  # TG-MEN-12: how "nearest" counts
    lost_things: Literal["go", "stay"] = "go"  # TG-MEN-17: tokens, dials and guardians on a removed location
