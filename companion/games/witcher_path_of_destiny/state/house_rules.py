"""The ledger's readings of what the rulebook leaves open and a table may read the other way, by what they are about."""

from __future__ import annotations

from typing import Literal, get_args

HouseRule = Literal[
    "WP-FATE-05",
    "WP-EFF-17",
    "WP-END-22",
    "WP-ABI-24",
    "WP-KS-11",
    "WP-ST-13",
    "WP-SOLO-09",
    "WP-SOLO-27",
    "WP-SOLO-31",
    "WP-SOLO-36",
    "WP-SOLO-37",
]

HOUSE_RULES: tuple[HouseRule, ...] = get_args(HouseRule)
GROUPS: dict[str, tuple[HouseRule, ...]] = {
    "cards": ("WP-EFF-17", "WP-ABI-24"),
    "fate": ("WP-FATE-05", "WP-END-22"),
    "stories": ("WP-KS-11", "WP-ST-13"),
    "alone": ("WP-SOLO-09", "WP-SOLO-27", "WP-SOLO-31", "WP-SOLO-36", "WP-SOLO-37"),
}
