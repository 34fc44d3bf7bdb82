"""Mana by Day, by Night and under night rules, read from the ledger once more. MK-MAN, MK-KF-26."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.pages import hero as sheets
from companion.games.mage_knight.state.fight import Fight

from .course import pick_all


@pytest.mark.rule("MK-MAN-05", "MK-MAN-06", "MK-KF-26")
@pytest.mark.parametrize(
    ("time", "below", "dead"),
    [("day", False, "black"), ("night", False, "gold"), ("day", True, "gold"), ("night", True, "gold")],
)
def test_a_token_is_good_for_nothing_by_the_rules_that_hold_where_one_fights(mage_knight, time, below, dead):
    """Gold by Night and black by Day; below the ground Night rules hold by Day, for tokens as for dice."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    who = table.state.turn.seat
    with table.arranged() as state:
        state.time = time
        state.turn.step = "move"
        state.at(who).mana = {"gold": 1, "black": 1, "red": 1}
        if below:
            state.fight = Fight(seat=who, kind="adventure", site="dungeon", night=True)
    shown = {one.colour: one.dead for one in sheets.sheet(table.state, table.one(who)).mana}
    assert (shown["gold"], shown["black"], shown["red"]) == (dead == "gold", dead == "black", False)
    other = "gold" if dead == "black" else "black"
    assert table.objects("change_mana", who=who, colour=dead, by=-1).rule == (
        "MK-MAN-05" if dead == "gold" else "MK-MAN-06"
    )
    for colour in (other, "red"):
        table.move("change_mana", who=who, colour=colour, by=-1)
        assert table.one(who).mana[colour] == 0


@pytest.mark.rule("MK-MAN-02", "MK-MAN-10", "MK-MAN-12")
def test_tokens_of_one_colour_lie_beside_each_other_until_they_are_used_or_the_turn_ends(mage_knight):
    """Two and one are three; one is used; what is left is nobody's any more when the turn is over."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    who = table.state.turn.seat
    for count in (2, 1):
        table.move("change_mana", who=who, colour="green", by=count)
    assert table.one(who).mana == {"green": 3}
    table.move("change_mana", who=who, colour="green", by=-1)
    assert table.one(who).mana == {"green": 2}
    table.move("end_turn", who=who, left=2)
    assert table.one(who).mana == {}
