"""Dice poker: the ranking, and who wins. Pure numbers. WO-POK-10..16, WO-SOL-10, WO-SOL-11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

RANKS = ("nothing", "pair", "two_pairs", "three", "five_high", "six_high", "full_house", "four", "five")
STRAIGHTS = {(1, 2, 3, 4, 5): 4, (2, 3, 4, 5, 6): 5}
SHAPES = {(5,): 8, (4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
PAYS = (0, 0, 1, 2, 3, 3, 4, 5, 6)  # WO-SOL-10, 11: gold by rank, alone
COMPARED = 2  # WO-POK-14: spare dice that are looked at


class Result(msgspec.Struct, frozen=True):
    """What five dice are worth: the rank, the values of the combination (highest first), and the spare dice."""

    rank: int
    values: tuple[int, ...]
    spare: tuple[int, ...]

    @property
    def name(self) -> str:
        """The rank's name."""
        return RANKS[self.rank]

    @property
    def order(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """What two results are compared by. WO-POK-11..14, WO-POK-16."""
        return self.rank, self.values, self.spare[:COMPARED]


def result(dice: Sequence[int]) -> Result:
    """The rank of five dice. WO-POK-10, WO-POK-12, WO-POK-13, WO-POK-16."""
    ordered = tuple(sorted(dice))
    if ordered in STRAIGHTS:
        return Result(STRAIGHTS[ordered], (ordered[-1],), ())
    counts = Counter(dice)
    faces = sorted(counts, key=lambda face: (-counts[face], -face))
    rank = SHAPES.get(tuple(counts[face] for face in faces), 0)
    values = tuple(face for face in faces if counts[face] > 1)
    spare = tuple(sorted((face for face in faces if counts[face] == 1), reverse=True))
    return Result(rank, values, spare)


def wins(own: Sequence[int], their: Sequence[int]) -> bool:
    """WO-POK-10..15: whether the active player's dice win; an equal result is the active player's."""
    return result(own).order >= result(their).order
