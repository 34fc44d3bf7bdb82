"""A book that is read again at the same table: which two of its endings exclude each other for good.

What a reading leaves at the table (a status, a secret) is there when the book begins anew. Two endings exclude each
other where no number of readings, one after another, comes to both, in whatever order.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import combinations, permutations
from typing import NamedTuple

from .concrete import replay, wander
from .exploring import Exploration, TooMany
from .parting import Parted, Reach
from .propositions import Atom
from .prover import ROUNDS, Prover
from .standing import Goal

WANDERED = 12  # plays that read again and look for the other ending


class Pair(NamedTuple):
    """Two endings, as bits: the number of a play that reads again and comes to both; or why there is none; or open."""

    endings: tuple[int, int]
    shown: int | None = None
    never: bool = False
    why: tuple[Atom, ...] = ()


class Again:
    """Every two endings of a book, and whether one table can come to both."""

    def __init__(self, prover: Prover, parted: Parted) -> None:
        self._prover, self._parted = prover, parted
        self._reached: dict[frozenset[Atom], Reach | None] = {}
        self.pairs = [self._pair(*pair) for pair in combinations(parted.bits.values(), 2)]

    def _pair(self, one: int, other: int) -> Pair:
        for first, second in ((one, other), (other, one)):
            if (shown := self._played(first, second)) is not None:
                return Pair((one, other), shown)
        followed: list[frozenset[Atom]] = []
        for first, second in permutations((one, other)):
            settled = self._settled(first, second)
            if not isinstance(settled, frozenset):
                return Pair((one, other), settled)
            followed.append(settled)
        told = {atom for atom in followed[0] | followed[1] if atom.kind == "game"}
        return Pair((one, other), never=True, why=tuple(sorted(told)))

    def _played(self, first: int, second: int) -> int | None:
        """A play that wanders to the second ending after one that came to the first."""
        parted = self._parted
        begun = next(number for (_, bit), number in parted.came.items() if bit == first)
        for number in range(WANDERED):
            play = replay(self._prover.teller, parted.plays[begun])
            play.luck.seed(f"again/{number}")
            play.read_again()
            for _ in wander(play, Counter(), lambda goal: False, parted.shunned(second)):
                pass
            if play.scene.reading.ended and parted.ends(play.scene.reading.at) & second:
                return parted.keep(play.witness)
        return None

    def _settled(self, first: int, second: int) -> int | None | frozenset[Atom]:
        """A play from an exploration; the facts that tell that there is none; or None: it stays open."""
        followed: frozenset[Atom] = frozenset()
        (ending,) = self._parted.names(second)
        for _ in range(ROUNDS):
            reach = self._look(followed)
            if reach is None:
                return None
            steps = reach.again(first, second)
            if not steps:
                return followed
            blocked = self._prover.tried(Goal("ending", ending), steps, followed)
            if blocked is None:
                return self._parted.keep(self._prover.playing.witness)
            more = self._prover.behind(blocked) - followed
            if not more:
                return None
            followed |= more
        return None

    def _look(self, followed: frozenset[Atom]) -> Reach | None:
        if followed not in self._reached:
            self._reached[followed] = None
            with suppress(TooMany):
                found = Exploration(self._prover.layout, followed, set(), self._prover.most, again=True)
                self._reached[followed] = Reach(found, self._parted.ends, self._parted.outcome)
        return self._reached[followed]
