"""Titles: who is best in a category, what that is worth alone and shared. MK-KF-46, MK-SCO-05, MK-ML-10, MK-DL-08."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .figures import Category, Counting, Entry, Summand, Title

Side = tuple[int, ...]


@dataclass(frozen=True)
class Worth:
    """What a title is worth to the one who is best, and to each of several."""

    alone: int
    shared: int
    rule: str


STANDARD = Worth(3, 1, "MK-KF-46")
BEATEN = Worth(-3, -1, "MK-KF-46")
CITY_CONQUEROR = Worth(5, 2, "MK-SCO-05")
LIBERATOR = Worth(5, 2, "MK-ML-10")
CRAWLER = Worth(5, 2, "MK-DL-08")


def title_of(category: Category, counting: Counting) -> tuple[Title, Worth]:
    """Which title goes with a category, and what it is worth."""
    if category == "adventurer" and counting.delves:
        return "crawler", CRAWLER
    return category, {"beating": BEATEN, "cities": CITY_CONQUEROR, "mines": LIBERATOR}.get(category, STANDARD)


def holders(values: Mapping[Side, int]) -> list[Side]:
    """MK-KF-46: the sides with the most points of a category, of the beating with the fewest; nobody where it is 0."""
    most = max((abs(value) for value in values.values()), default=0)
    return [side for side, value in values.items() if most and abs(value) == most]


def awarded(category: Category, values: Mapping[Side, int], counting: Counting) -> dict[Side, Entry]:
    """The line of a title for each side that has it."""
    title, worth = title_of(category, counting)
    best = holders(values)
    points = worth.alone if len(best) == 1 else worth.shared
    return {side: Entry(f"title-{title}", worth.rule, (Summand("title", len(best), points),)) for side in best}
