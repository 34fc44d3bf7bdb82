"""The pages of a story by their numbers, where each side of the printed cards is one page. WP-DATA-17.

46 sides: a cover, an introduction of two, and then for each route its outcome, what follows, and the spread of the next
chapter; eight endings of two pages, and the back.
"""

from __future__ import annotations

from collections.abc import Sequence

from .names import CHAPTERS, Side

COVER, INTRODUCTION, BACK = 1, (2, 3), 46
FIRST_SPREAD = 4  # its left page; the right one is beside it
OUTCOMES = {1: (6, 4), 2: (14, 4), 3: (30, 2)}  # by chapter: the first outcome page, and how many pages each route has
TO_SPREAD = 2  # pages of an outcome before the spread that follows it


def outcome(route: Sequence[Side]) -> int:
    """WP-DATA-17: the page at which the outcome of the last of these chapters begins."""
    first, each = OUTCOMES[len(route)]
    return first + each * _number(route)


def spread(route: Sequence[Side]) -> int:
    """WP-DATA-17: the left page of the spread to which that route leads; 0 after the last chapter."""
    if len(route) >= CHAPTERS:
        return 0
    return outcome(route) + TO_SPREAD if route else FIRST_SPREAD


def pages_of(route: Sequence[Side]) -> list[int]:
    """All pages that are read once that route was taken, from its outcome on."""
    if not route:
        return [*INTRODUCTION, FIRST_SPREAD, FIRST_SPREAD + 1]
    first, each = OUTCOMES[len(route)]
    return [*range(outcome(route), outcome(route) + each)]


def _number(route: Sequence[Side]) -> int:
    """The route's place among all of its length, the left ones first."""
    number = 0
    for side in route:
        number = 2 * number + (side == "right")
    return number
