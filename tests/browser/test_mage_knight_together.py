"""Mage Knight where heroes meet, and where nobody but the table counts: a duel, a joint assault, a light round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .chronicler import Served
from .conftest import Device
from .knights import Knight
from .moments.mage_knight import DUEL, GREEN, JANA, JOINT, KATKA, Moves, lay

pytestmark = pytest.mark.look
GARRISONS = {"brown": ["minotaur", "medusa"], "white": ["freezers"], "violet": ["fire_mages"], "green": ["cursed_hags"]}


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("together") / "instance")
    yield served
    served.stop()


@pytest.fixture
def sits_down(chromium, served):
    """Lay a table at its moment, and somebody beside it with a page open; nothing may have gone wrong in the end."""
    devices: list[Device] = []

    def make(page: str, moves: Moves, size: str, language: str, **options) -> Knight:
        id = lay(served, page, moves, **options)
        devices.append(Device(chromium, served.address, size, language=language))
        one = Knight(devices[-1], language, served, id)
        one.device.go(f"/t/{id}/{page}")
        return one

    yield make
    faults = [fault for device in devices for fault in device.faults]
    for device in devices:
        device.context.close()
    assert faults == []


def plays(one: Knight, points: int) -> None:
    """A card of a duel, as the page has it chosen."""
    one.move(one.page.locator(f'form[action$="/moves/duel_play"] button[name="points"][value="{points}"]'))


def test_a_duel_is_fought_by_taps_from_the_challenge_to_its_end(sits_down):
    one = sits_down("duel", DUEL, "phone", "cs", scenario="full_conquest")
    one.does("join_duel", full=True)
    before = one.one(JANA)["hand"]["wounds"]
    plays(one, 9)
    one.next()
    plays(one, 2)
    one.next()
    assert one.state["duel"]["step"] == "harm"  # the defender struck first
    assert one.reads(".harm-count").startswith("6 / 8")
    one.next()
    one.undone_and_made_again()
    while one.state["duel"]:
        one.next()
    assert one.one(JANA)["hand"]["wounds"] == before + 2
    assert one.device.sideways() <= 0


def test_two_heroes_storm_a_city_together_and_each_fights_the_own_defenders(sits_down):
    one = sits_down("duel", JOINT, "portrait", "en", scenario="full_cooperation")
    one.does("agree_to_assault", who=KATKA)
    for who in (JANA, KATKA):
        one.panel("joint")
        if who == KATKA:
            one.move(one.page.locator('.points-chips button[name="points"][value="5"]'))
        one.next()
        fight = one.state["fight"]
        assert fight["seat"] == who and sum(foe["part"] == "defender" for foe in fight["foes"]) == 2
        for foe in fight["foes"]:
            if not foe["enemy"]:
                one.turns_up(GARRISONS[foe["back"]].pop())
        one.until()
    state = one.state
    assert state["joint"] is None and state["fight"] is None
    assert [state["heroes"][who - 1]["at"] == GREEN for who in (JANA, KATKA)] == [False, False]  # both were driven back


def test_a_round_of_a_table_that_keeps_all_itself_takes_four_taps_a_hero(sits_down):
    one = sits_down("", (), "phone", "cs", players=[{"player": "Jana"}, {"player": "Petr"}], first=1, kept="light",
                    scenario="first_reconnaissance")  # fmt: skip
    one.picks(6, 1)
    for who, fame, reputation in ((1, 3, -1), (2, 5, 1)):
        one.does("change_fame", who=who, by=fame)
        one.does("change_reputation", who=who, by=reputation)
    one.next()
    state = one.state
    assert one.taps <= 4 * len(state["heroes"])
    assert (state["round"]["number"], state["time"]) == (2, "night")
    assert [(hero["fame"], hero["reputation"]) for hero in state["heroes"]] == [(3, -1), (5, 1)]
    assert one.device.sideways() <= 0
