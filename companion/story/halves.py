"""Which of a case's halves is read: by its conditions, or by how often its passage was read at this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from .book import Order

Ask = Callable[[Any], Any]
Picks = Callable[[Any, int], int]  # of a scene and so many halves; one beyond the last: nothing is read


def by_conditions(asks: Sequence[Ask]) -> Picks:
    """The half of the first condition that holds, else the one behind them; what nobody can decide does not hold."""
    if len(asks) == 1:
        (only,) = asks
        return lambda scene, halves: 0 if only(scene) else 1

    def first(scene: Any, halves: int) -> int:
        return next((at for at, holds in enumerate(asks) if holds(scene)), len(asks))

    return first


def by_readings(order: Order, passage: str, case: str) -> Picks:
    """One half after another as the passage is read again: to the last, round and round, or shuffled."""

    def of_times(scene: Any, halves: int) -> int:
        before = max(0, scene.reading.read.get(passage, 0) - 1)
        if order == "in turn":
            return min(before, halves - 1)
        if order == "round and round":
            return before % halves
        return shuffled(halves, before // halves, f"{passage}/{case}")[before % halves]

    return of_times


def shuffled(count: int, cycle: int, salt: str) -> list[int]:
    """So many numbers from 0, in an order that looks random; each cycle has its own, and always the same one.

    Nothing comes twice in a row: a cycle does not begin with what ended the one before. Two take turns.
    """
    order = _mixed(count, cycle if count > 2 else 0, salt)
    if cycle and count > 2 and order[0] == _mixed(count, cycle - 1, salt)[-1]:
        order[:2] = order[1::-1]  # what stands last stays there
    return order


def _mixed(count: int, cycle: int, salt: str) -> list[int]:
    return sorted(range(count), key=lambda one: blake2b(f"{salt}/{cycle}/{one}".encode(), digest_size=8).digest())
