"""SOL: a character alone: the usual rules with one player. The hand of three comes with the fights."""

from __future__ import annotations

import pytest


@pytest.mark.rule("TG-SOL-01")
@pytest.mark.parametrize("story", [False, True])
def test_alone_the_first_menhir_burns_for_eight_and_everything_counts_one_player(avalon, story):
    """Story mode counts one player fewer, but never none."""
    table = avalon("beor", modes={"story": story})
    assert [(menhir.place, menhir.dial) for menhir in table.state.menhirs] == [(101, 8)]
    table.morning()
    table.move("inspect_menhir", who=["beor"])
    assert [told["players"] for told in table.told("tell-read-menhir")] == [1]
    table.move("activate_menhir", who=["beor"], base=7, per_player={"food": 2})
    assert table.told("tell-menhir-price") == [{"what": "food", "cost": 2, "players": 1}]
    assert table.hero("beor").resources["food"] == 0
    assert table.state.menhirs[0].dial == 6


@pytest.mark.rule("TG-SOL-01")
def test_alone_nobody_is_told_who_begins_or_to_talk_plans_over(avalon):
    table = avalon("beor")
    table.morning()
    assert not {"tell-who-begins", "tell-discuss-plans", "tell-choose-chronicler"} & set(table.said)
