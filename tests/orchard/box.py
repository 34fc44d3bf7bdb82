"""What comes in the box: the fruit, what it is worth, how many cards there are, for how many players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Area = Literal["purses"]
Fruit = Literal["apple", "pear", "plum"]
AREAS: tuple[Area, ...] = ("purses",)
LEAST, MOST = 2, 4  # seats
Who = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
GOAL = 15  # coins, OR-END-01
WORTH: dict[Fruit, int] = {"apple": 1, "pear": 2, "plum": 3}
PRINTED: dict[Fruit, int] = {"apple": 10, "pear": 8, "plum": 6}  # how many cards of each lie in the box
