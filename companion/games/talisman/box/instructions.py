"""What is printed on the spaces: the ways to follow each instruction. TA-ENC-12."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from . import board, printed
from .names import Alignment, Mark, Purchase, SpaceId, Trait


class Offer(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One way to follow a space's instruction. See `box/instructions.toml` for what each field says. TA-ENC-12, 15."""

    id: str = ""
    only: tuple[Alignment, ...] = ()
    must: bool = False
    before_cards: bool = False
    dice: int = 0
    rows: dict[int, tuple[list[Any], ...]] = {}
    does: tuple[list[Any], ...] = ()
    heals: int = 0
    price: int = 0
    free_with: tuple[str, ...] = ()
    sells: dict[Purchase, int] = {}
    buys_at: int = 0
    prayer: bool = False
    chasm: bool = False
    spared: tuple[Trait, ...] = ()
    unless: Mark | None = None

    @property
    def sparing(self) -> bool:
        """Whether something may let one do without it."""
        return bool(self.spared or self.unless)

    @property
    def table(self) -> list[tuple[int, int, tuple[list[Any], ...]]]:
        """What a roll brings, neighbouring rows that bring the same taken together: (from, to, effects)."""
        found: list[tuple[int, int, tuple[list[Any], ...]]] = []
        for row, effects in sorted(self.rows.items()):
            if found and found[-1][2] == effects:
                found[-1] = (found[-1][0], row, effects)
            else:
                found.append((row, row, effects))
        return found


@cache
def _instructions() -> dict[str, tuple[Offer, ...]]:
    def offers(ways: dict[str, Any]) -> tuple[Offer, ...]:
        return tuple(msgspec.convert({"id": id, **way}, Offer, str_keys=True) for id, way in ways.items())

    return {name: offers(ways) for name, ways in printed.read("instructions").items()}


def instructions(space: SpaceId) -> tuple[Offer, ...]:
    """The ways to follow what is printed on a space; none where it only says to draw. TA-ENC-12."""
    return _instructions().get(board.space(space).name, ())
