"""How large anything in a state may be. The bounds belong to the types: neither a correction nor an imported file can
make a page loop or swell, and a state that keeps them is one that can be gone through to its end.

They are generous, far beyond what lies in any box; a game that prints a bound of its own declares that one instead.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]  # what a row on a board, a card or a dial shows
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]  # things that can be counted on a table
Tally = Annotated[int, msgspec.Meta(ge=0, le=999_999)]  # what only ever grows by one: days, turns, deeds
Sum = Annotated[int, msgspec.Meta(ge=-9_999, le=9_999)]  # what is added up, and may fall below nothing
EveningNumber = Annotated[int, msgspec.Meta(ge=1, le=9_999)]
SeatId = Annotated[int, msgspec.Meta(ge=1, le=99)]
AnySeat = Annotated[int, msgspec.Meta(ge=0, le=99)]  # 0: nobody's

Word = Annotated[str, msgspec.Meta(max_length=200)]  # an id, a key, a card's name
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
LongText = Annotated[str, msgspec.Meta(max_length=2000)]

Handful = Annotated[list[T], msgspec.Meta(max_length=200)]  # what lies on one board, space or card
Many = Annotated[list[T], msgspec.Meta(max_length=5_000)]  # what grows with the campaign, and what a deck holds
Named = Annotated[dict[K, V], msgspec.Meta(max_length=5_000)]
