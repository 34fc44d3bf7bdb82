"""The ledger's readings of what the rulebook leaves open and a table may read the other way, by what they are about."""

from __future__ import annotations

from typing import Literal, get_args

HouseRule = Literal[
    "MK-OR-02",
    "MK-KF-41",
    "MK-KF-42",
    "MK-KF-80",
    "MK-KF-81",
    "MK-KF-82",
    "MK-KF-83",
    "MK-KF-84",
    "MK-KF-85",
    "MK-KF-86",
]

HOUSE_RULES: tuple[HouseRule, ...] = get_args(HouseRule)
GROUPS: dict[str, tuple[HouseRule, ...]] = {
    "locals": ("MK-OR-02", "MK-KF-86"),
    "scoring": ("MK-KF-41", "MK-KF-42", "MK-KF-83", "MK-KF-84"),
    "scenarios": ("MK-KF-80", "MK-KF-81", "MK-KF-82", "MK-KF-85"),
}
