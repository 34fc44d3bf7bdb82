"""The Fame track with its levels, and the Reputation track with what it does to Influence. MK-KF-10, MK-KF-11."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

LevelGain = Literal["", "skill", "command"]  # "skill": a skill and an Advanced Action (MK-LVL-03)


class LevelRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the Fame track: its spaces, and what a hero of this level has. MK-KF-10, MK-CMP-03."""

    level: int
    first: int  # Fame of its first and of its last space
    last: int
    armor: int
    hand: int
    commands: int  # command tokens, each for one unit (MK-UNI-02)
    gain: LevelGain


LEVELS: tuple[LevelRow, ...] = tuple(
    LevelRow(
        level=level,
        first=first,
        last=last,
        armor=armor,
        hand=hand,
        commands=commands,
        gain="" if level == 1 else "command" if level % 2 else "skill",  # MK-LVL-02, MK-LVL-03
    )
    for level, first, last, armor, hand, commands in (
        (1, 0, 2, 2, 5, 1),
        (2, 3, 7, 2, 5, 1),
        (3, 8, 14, 3, 5, 2),
        (4, 15, 23, 3, 5, 2),
        (5, 24, 34, 3, 6, 3),
        (6, 35, 47, 3, 6, 3),
        (7, 48, 62, 4, 6, 4),
        (8, 63, 79, 4, 6, 4),
        (9, 80, 98, 4, 7, 5),
        (10, 99, 119, 4, 7, 5),
    )
)
TOP_LEVEL = 10
FAME_SPACES = 120  # 0-119

# MK-KF-11: by space; None: X, no interaction (MK-INT-04). One source has an extra +3 before the +5.
INFLUENCE: Mapping[int, int | None] = {
    -7: None,
    -6: -5,
    -5: -3,
    -4: -2,
    -3: -1,
    -2: -1,
    -1: 0,
    0: 0,
    1: 0,
    2: 1,
    3: 1,
    4: 2,
    5: 2,
    6: 3,
    7: 5,
}
REPUTATION_END = 7


def level_of(fame: int) -> int:
    """MK-LVL-01: the level to which that much Fame leads; below 0 it is the first one (MK-VAR-04)."""
    return max((row.level for row in LEVELS if row.first <= fame), default=1)


def row_of(level: int) -> LevelRow:
    """What a hero of a level has; beyond the ends of the track, what stands at its end."""
    return LEVELS[min(max(level, 1), TOP_LEVEL) - 1]


def gains(before: int, fame: int) -> list[LevelRow]:
    """MK-LVL-01: the levels still to be gained by a hero of the level `before`, in their order."""
    return [row for row in LEVELS if before < row.level <= level_of(fame)]


def to_next(fame: int) -> int | None:
    """How much Fame is missing to the next level; None on the last row."""
    level = level_of(fame)
    return None if level == TOP_LEVEL else LEVELS[level].first - fame


def fame_space(fame: int) -> int:
    """MK-VAR-04: the space of the shield: Fame below 0 counts back from the end, so that -2 stands on 118."""
    return min(fame, FAME_SPACES - 1) if fame >= 0 else max(FAME_SPACES + fame, LEVELS[-1].first)


def influence_of(reputation: int) -> int | None:
    """MK-INT-03, MK-INT-04: what Reputation adds to Influence; None: on X nobody interacts."""
    return INFLUENCE[min(max(reputation, -REPUTATION_END), REPUTATION_END)]


def moved(reputation: int, by: int) -> int:
    """MK-KF-11: Reputation after a change; what goes beyond either end is lost."""
    return min(max(reputation + by, -REPUTATION_END), REPUTATION_END)
