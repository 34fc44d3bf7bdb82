"""The table's own random generator: a seed and a count, both part of the saved state, so a replay rolls the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, TypeVar

import msgspec

from .bounds import Tally, Word
from .secrets import OF_NOBODY

T = TypeVar("T")


class Chance(msgspec.Struct):
    """A generator that can be saved: the `used`-th number drawn from `seed` is always the same."""

    seed: Annotated[Word, OF_NOBODY]  # whoever knows it knows what is drawn next
    used: Tally = 0

    def _next(self) -> Random:
        self.used += 1
        return Random(f"{self.seed}/{self.used}")

    def pick(self, options: Sequence[T]) -> T:
        """One of `options`, each equally likely; ValueError when there is none."""
        if not options:
            raise ValueError("nothing to pick from")
        return options[self._next().randrange(len(options))]
