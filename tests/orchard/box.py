"""What comes in the box: the fruit, what it is worth, how many cards there are, for how many players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Area = Literal["purses"]
Fruit = Literal["apple", "pear", "plum"]
AREAS: tuple[Area, ...] = ("purses",)
LEAST, MOST = 2, 4  # seats
Who = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
HouseRule = Literal["OR-TURN-04"]
HOUSE_RULES: dict[str, tuple[HouseRule, ...]] = {"harvest": ("OR-TURN-04",)}  # by what they are about
GOAL = 15  # coins, OR-END-01
WORTH: dict[Fruit, int] = {"apple": 1, "pear": 2, "plum": 3}
DRY: dict[Fruit, int] = {"apple": 1, "pear": 1, "plum": 2}  # OR-TURN-04, in a dry year
PRINTED: dict[Fruit, int] = {"apple": 10, "pear": 8, "plum": 6}  # how many cards of each lie in the box
