"""Dice against chance: how often each face came, how often it would at a fair die, and how odd that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import erfc, exp, gamma, sqrt

import msgspec

from .die import Die

LEAST_EXPECTED = 5  # of the rarest face: below that the test says anything
LEAST_THROWN = 30
ODD, VERY_ODD = 0.05, 0.01  # how seldom a fair die may fall so unevenly before one says so


class FaceCount(msgspec.Struct, frozen=True):
    """A face of a die: how often it came, and how often it was to be expected."""

    face: str
    came: int
    expected: float


class Fairness(msgspec.Struct, frozen=True):
    """What a number of throws says of a die. `p`: how likely a fair one falls as unevenly or more (None: too few yet).

    `missing`: how many throws are still needed before anything can be said.
    """

    throws: int
    faces: list[FaceCount]
    chi_square: float
    p: float | None
    missing: int

    @property
    def verdict(self) -> str:
        """What an honest friend would make of it: "few", "fair", "odd" or "very-odd"."""
        if self.p is None:
            return "few"
        return "fair" if self.p >= ODD else "odd" if self.p >= VERY_ODD else "very-odd"

    @property
    def one_in(self) -> int:
        """One of so many fair dice would fall as unevenly; so rounded that nobody reads more into it than there is."""
        seldom = 1 / max(self.p or 0.0, 1e-4)
        digits = 1 if seldom < 100 else 10 if seldom < 1000 else 100
        return max(1, round(seldom / digits) * digits)


def fairness_of(die: Die, came: Mapping[str, int]) -> Fairness:
    """The test of Pearson: what came against a die that shows each of its printed faces alike.

    A face that this die does not have was thrown with another one, and is left out.
    """
    weights = Counter(die.faces)
    throws = sum(came.get(face, 0) for face in weights)
    sides = len(die.faces)
    faces = [FaceCount(face, came.get(face, 0), throws * weight / sides) for face, weight in weights.items()]
    chi = sum((one.came - one.expected) ** 2 / one.expected for one in faces if one.expected)
    needed = max(LEAST_THROWN, -(-LEAST_EXPECTED * sides // min(weights.values())))
    testable = throws >= needed and len(faces) > 1
    p = chance_of(chi, len(faces) - 1) if testable else None
    return Fairness(throws, faces, chi, p, max(0, needed - throws))


def chance_of(chi_square: float, freedom: int) -> float:
    """How likely the chi-square of a fair die is at least that large: an exact sum, for `freedom` is a whole number."""
    half = chi_square / 2
    if freedom % 2 == 0:
        terms, begins = (half**k / gamma(k + 1) for k in range(freedom // 2)), 0.0
    else:
        terms, begins = (half ** (k + 0.5) / gamma(k + 1.5) for k in range(freedom // 2)), erfc(sqrt(half))
    return min(1.0, begins + exp(-half) * sum(terms))
