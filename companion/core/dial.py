"""Dials: small numbers that run down on a card, a base or a token."""

from __future__ import annotations

import msgspec

from .bounds import Small, Word

HIGHEST = 99


class Dial(msgspec.Struct):
    """A number that counts down to its removal: at 1 the next step takes it off."""

    value: Small
    note: Word = ""

    def __post_init__(self) -> None:
        if not 1 <= self.value <= HIGHEST:
            raise ValueError(f"a dial shows 1 to {HIGHEST}, not {self.value}")

    def lower(self) -> bool:
        """One step down. True when the dial stood at 1 and must now be taken off (its value stays 1)."""
        if self.value == 1:
            return True
        self.value -= 1
        return False
