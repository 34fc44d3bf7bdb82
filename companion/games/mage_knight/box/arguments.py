"""What a move is told, by its bounds: who, which unit, how many. The same word means the same in every move."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .names import MOST_SEATS, Colour

Who = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
UnitPlace = Annotated[int, msgspec.Meta(ge=1, le=20)]  # in the unit area, the first one is 1
MaybeUnitPlace = Annotated[int, msgspec.Meta(ge=0, le=20)]  # 0: none
Several = Annotated[int, msgspec.Meta(ge=1, le=9)]
DiceTold = Annotated[list[Colour], msgspec.Meta(max_length=9)]  # what the table rolled
Nth = Annotated[int, msgspec.Meta(ge=1, le=20)]  # which of several that lie on one space
