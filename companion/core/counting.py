"""What lies on the table and must be counted before the app keeps it: nobody plays on with numbers half known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec

from .bounds import ShortText

if TYPE_CHECKING:
    from .draft import Draft

Numbers = Annotated[dict[ShortText, Annotated[int, msgspec.Meta(ge=0, le=999)]], msgspec.Meta(max_length=40)]
Counts = Annotated[dict[ShortText, Numbers], msgspec.Meta(max_length=40)]  # by owner, then by name


class Number(msgspec.Struct, frozen=True):
    """One number to be read off the table. `value`: what the app remembers of it (None: nothing that is worth much)."""

    name: str
    least: int
    most: int
    value: int | None = None


class Lying(msgspec.Struct, frozen=True):
    """What lies at one owner's place, `who` in words: its numbers, in the order in which hands count them."""

    owner: str
    who: str
    numbers: tuple[Number, ...]


def counted(draft: Draft, area: str, asked: Sequence[Lying], counts: Counts) -> Mapping[str, Mapping[str, int]]:
    """All numbers that are asked for, as they were told; BadArguments names the first that is missing or cannot be."""
    told: dict[str, dict[str, int]] = {}
    for lying in asked:
        mine = told[lying.owner] = {}
        for number in lying.numbers:
            value = counts.get(lying.owner, {}).get(number.name)
            if value is None:
                draft.refuse("counts", "counts-first", area=area)
            field = f"counts.{lying.owner}.{number.name}"
            if value < number.least:
                draft.refuse(field, "argument-least", bound=number.least)
            if value > number.most:
                draft.refuse(field, "argument-most", bound=number.most)
            mine[number.name] = value
    return told
