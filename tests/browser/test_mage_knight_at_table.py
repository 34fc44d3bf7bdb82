"""Mage Knight over an interruption: the server stops in the middle of a fight, and the fight stands as it stood."""

from __future__ import annotations

import pytest

from .chronicler import Served
from .conftest import Device
from .knights import GAME, Knight

pytestmark = pytest.mark.look

PLAYERS = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]


def test_a_restart_in_the_middle_of_a_fight_leaves_it_as_it_stood(chromium, tmp_path):
    served = Served(tmp_path / "instance")
    try:
        id = served.lay("Výpadek", game=GAME, players=PLAYERS, first=1, areas={"map": "table"})
        moves = (
            ("leave_list", {}),
            ("pick_tactic", {"who": 2, "number": 6}),
            ("pick_tactic", {"who": 1, "number": 1}),
            ("fight_told", {"who": 1, "place": "keep"}),
            ("turn_up", {"who": 1, "foe": 1, "enemy": "swordsmen"}),
            ("fight_on", {"who": 1}),
        )
        for move, args in moves:
            served.move(id, move, **args)
        one = Knight(Device(chromium, served.address, "portrait", language="cs"), "cs", served, id)
        one.device.go(f"/t/{id}/fight")
        one.plays((3, "block", "physical"))
        state, shown = one.state, one.reads("main")
        assert state["fight"]["phase"] == "block" and "3 / 6" in shown
        served.restart()
        one.device.go(f"/t/{id}/fight")
        assert one.state == state and one.reads("main") == shown
        one.plays((3, "block", "physical"))
        one.next()
        assert (one.state["fight"]["phase"], one.one(1)["hand"]["wounds"]) == ("attack", 0)
        one.move(one.page.locator(".undo"))
        assert one.state["fight"]["phase"] == "block"
        assert one.device.faults == []
        one.device.context.close()
    finally:
        served.stop()
