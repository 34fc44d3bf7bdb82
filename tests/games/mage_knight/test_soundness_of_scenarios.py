"""Corrections that would contradict teams, an auction, or what variants remember are refused."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/teams", [[1, 9]]),
        ("/teams", [[1, 2], [2]]),
        ("/teams", [[]]),
        ("/step", "heroes"),
        ("/affairs/upgrade", {"cards": [], "waiting": []}),
        ("/affairs/upgrade", {"cards": [], "waiting": [9]}),
        ("/affairs/drafting", [1]),
        ("/affairs/chosen_ones", [7]),
        ("/affairs/conceded", [7]),
        ("/affairs/holder", 7),
    ],
)
def test_what_contradicts_itself_is_no_state(mage_knight, path, value):
    assert mage_knight().refuses("correct", path=path, value=value).message.key


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/auction/order", [1, 2]),
        ("/auction/order", []),
        ("/auction/sold", {"1": "tovak", "2": "tovak"}),
        ("/auction/hero", "tovak"),
        ("/auction/bidder", 2),
        ("/auction", None),
        ("/step", "tactics"),
    ],
)
def test_an_auction_is_held_by_all_who_have_no_hero(mage_knight, path, value):
    table = mage_knight(scenario="full_conquest", variants=["auction"])
    assert table.refuses("correct", path=path, value=value).message.key
    table.move("name_hero", hero="tovak")
    assert table.refuses("correct", path="/auction/bidder", value=0).message.key
