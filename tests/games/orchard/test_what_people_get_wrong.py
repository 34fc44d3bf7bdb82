"""What people get wrong, line by line of `mistakes.toml`: each of these fails if the app let it be."""

from __future__ import annotations

from tests.orchard import GAME

from ..mistakes import lines_of

LINES = 1
line = lines_of(GAME)


@line(1)
def test_1_a_card_first(table):
    table.hand(1, "plum")
    assert table.objects("sell", who=1, fruit="plum").rule == "OR-TURN-02"
    assert table.objects("hand_on", who=1).rule == "OR-TURN-02"
