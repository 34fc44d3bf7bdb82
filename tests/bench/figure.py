"""A figure: what was measured, and what the design wants to reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One ratio and its limit, printed as `bench NAME VALUE LIMIT`."""

    name: str
    value: float
    limit: float

    def __str__(self) -> str:
        return f"bench {self.name} {self.value:.2f} {self.limit:g}"


def p95(times: Sequence[float]) -> float:
    """The time that 95 of 100 stay below."""
    return sorted(times)[int(len(times) * 0.95)]
