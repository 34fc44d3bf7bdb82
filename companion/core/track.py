"""Tracks: a marker on a row of positions, some of them marked."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .bounds import Small

Positions = Annotated[tuple[Small, ...], msgspec.Meta(max_length=100)]


class Track(msgspec.Struct):
    """A marker that never leaves its row: `value` from 0 to `top`; `red` lists the positions that mean trouble."""

    value: Small
    top: Small
    red: Positions = ()

    def __post_init__(self) -> None:
        if not 0 <= self.value <= self.top:
            raise ValueError(f"a marker stands on 0 to {self.top}, not {self.value}")

    def move(self, by: int) -> int:
        """Move the marker as far as the row allows; returns the steps really taken (negative: downwards)."""
        before = self.value
        self.value = min(max(before + by, 0), self.top)
        return self.value - before

    @property
    def in_red(self) -> bool:
        """Whether the marker stands on a marked position."""
        return self.value in self.red
