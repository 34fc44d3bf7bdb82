"""What lies on the table and is counted before the app keeps it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.counting import Lying, Number
from companion.core.draft import Draft

from ..box import GOAL
from ..state.table import Harvest

MOST_COINS = GOAL + 5


def lying(state: Harvest, area: str) -> list[Lying]:
    """The coins of each seat; what the app remembers of them is only a proposal. Asked on pages, too: no draft here."""
    return [
        Lying(str(one.seat), str(one.seat), (Number("coins", 0, MOST_COINS, min(one.coins, MOST_COINS)),))
        for one in state.baskets
    ]


def take_over(draft: Draft[Harvest], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps the purses from now on, as they were counted. From the app to the table nothing is asked."""
    for basket in draft.state.baskets:
        basket.coins = counts[str(basket.seat)]["coins"]
