"""A save of an older schema in today's shape."""

from __future__ import annotations

from companion.core import engine
from tests.orchard import GAME


def test_purses_of_their_own_lie_in_the_baskets(table):
    baskets = [{name: value for name, value in one.items() if name != "coins"} for one in table.plain["baskets"]]
    old = {**table.plain, "schema": 1, "baskets": baskets, "purses": {"1": 4, "2": 0}}
    state = engine.state_of(GAME, old)
    assert [one.coins for one in state.baskets] == [4, 0] and state.schema == 2
