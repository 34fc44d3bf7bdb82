"""Mage Knight through the page alone: a city stormed twice by one hero, two heroes on their First Reconnaissance."""

from __future__ import annotations

from collections import Counter

import pytest

from .chronicler import Served
from .conftest import Device
from .knights import Knight

pytestmark = pytest.mark.look
JANE, PETER = 1, 2
# The green city stands near: its tile lies beside the hero's, and its garrison is that of level 4.
CITY, GATE, WOOD = "4,-5", "4,-4", "3,-3"
GARRISON = [{"back": one} for one in ("gray", "brown", "white")]
CITY_LAND = {
    "tiles": {"0,0": {"tile": "A"}, "1,-3": {"tile": "3"}, "3,-2": {"tile": "5"}, CITY: {"tile": "core5"}},
    "stack": {"countryside": 5, "city": 1, "core": 2},
    "cities": [{"colours": ["green"], "at": CITY, "level": 4, "garrison": GARRISON}],
    "levels": [8],
}
# Ruins and a monastery are on the map, and the next tile that is found is the city's.
RUINS, BESIDE_RUINS, MONASTERY, BESIDE_MONASTERY, NEXT_TILE = "3,-7", "3,-6", "5,-6", "4,-6", "5,-8"
FAR_LAND = {
    "shape": "wide_wedge",
    "tiles": {
        "0,0": {"tile": "A"},
        "1,-3": {"tile": "1"},
        "3,-2": {"tile": "2"},
        "4,-5": {"tile": "5"},
        "2,-6": {"tile": "8"},
    },
    "spaces": {RUINS: {"ruin": {}}},
    "stack": {"city": 1, "by_number": True},
    "ways": "closed",
}


@pytest.fixture
def served(tmp_path):
    """A server with an empty shelf, as a process of its own."""
    served = Served(tmp_path / "instance")
    yield served
    served.stop()


def deeds(one: Knight) -> Counter[str]:
    """How often each move was made; none was overruled."""
    entries = one.served.api(f"/tables/{one.table}/log?limit=500")["entries"]
    assert not [entry for entry in entries if entry.get("rulings")]
    return Counter(entry["move"] for entry in entries)


def test_alone_through_a_day_and_a_night_in_czech(chromium, served):
    device = Device(chromium, served.address, "portrait", language="cs")
    one = Knight(device, "cs", served)
    one.sets_up("U brány", "solo_conquest", ("Jana", "goldyx"))
    one.next()
    one.picks(1)
    one.dummys_turn()
    one.arranged(("/land", CITY_LAND), ("/heroes/0/at", WOOD), ("/turn/path", [WOOD]))

    one.goes(7, GATE, CITY)  # by Day, and too weak: one of three falls, two drive her back
    assert one.reads(".encounter h2")
    one.next()
    one.turns_up("golems", "gargoyle", "freezers")
    one.until("block")
    one.aims("golems")
    one.plays((2, "block", "physical"))
    one.aims("gargoyle")
    one.plays((5, "block", "physical"))
    one.until("damage")
    assert one.state["fight"]["foes"][0]["blocked"] and "2" in one.reads(".toll")
    one.undone_and_made_again()
    one.until("attack")
    one.aims("golems")
    one.plays((5, "attack", "fire"))
    one.next()
    state = one.state
    assert (state["fight"], state["heroes"][0]["at"], state["heroes"][0]["hand"]["wounds"]) == (None, GATE, 2)
    assert state["land"]["cities"][0]["shields"] == [JANE] and not state["land"]["cities"][0]["conquered"]
    one.ends(2)
    one.grows()
    assert one.one(JANE)["level"] == 2 and len(one.one(JANE)["skills"]) == 1

    none = dict.fromkeys(("red", "blue", "green", "white"), 0)
    one.arranged(("/dummy/deck", none), ("/dummy/discard", dict.fromkeys(none, 4)))
    one.dummys_turn()
    assert one.state["round"]["announced"] == 0
    one.ends(one.one(JANE)["hand"]["wounds"])  # everybody's last turn, and the round is over
    one.next()
    one.next()
    assert one.state["time"] == "night"
    one.picks(next(number for number in (1, 5) if number not in one.state["tactics_gone"].get("night", [])))
    one.dummys_turn()

    one.goes(2, CITY)  # by Night, and strong enough
    one.next()
    one.aims("gargoyle")
    one.plays((10, "siege", "cold_fire"))
    one.aims("freezers")
    one.plays((10, "siege", "cold_fire"))
    one.next()
    state = one.state
    assert state["land"]["cities"][0]["conquered"] and state["heroes"][0]["at"] == CITY
    one.ends(0)
    one.grows()
    assert one.one(JANE)["level"] > 2
    made = deeds(one)
    assert (made["fight_site"], made["turn_up"], made["pick_tactic"]) == (2, 3, 2)
    assert device.faults == []
    device.context.close()


def test_two_on_their_first_reconnaissance_in_english(chromium, served):
    device = Device(chromium, served.address, "landscape", language="en")
    one = Knight(device, "en", served)
    one.sets_up("Hill country", "first_reconnaissance", ("Jane", "goldyx"), ("Peter", "tovak"), first=str(JANE))
    one.next()
    one.panel("map")
    one.next()  # the first two tiles
    assert set(one.state["land"]["tiles"]) == {"0,0", "1,-3", "3,-2"}
    one.panel("table")
    one.picks(6, 1)
    orc = {"back": "green", "enemy": "wolf_riders", "up": True}
    one.arranged(("/land/spaces/3,-3/tokens/0", orc))

    one.goes(10, "1,0", "2,-1", "2,-2", "3,-2")  # past the orcs, who are provoked by the last step
    assert one.state["turn"]["encounter"]["kind"] == "provoked"
    one.next()
    one.until("block")
    one.plays((6, "block", "physical"))
    one.until("attack")
    one.plays((4, "attack", "physical"))
    one.next()
    one.ends(1)
    one.grows()
    jane = one.one(JANE)
    assert (jane["fame"], jane["level"], jane["reputation"], len(jane["gained"])) == (3, 2, 1, 1)

    cards = one.state["decks"]["actions"]["shuffled"]
    one.arranged(
        ("/land", FAR_LAND),
        ("/heroes/0/at", BESIDE_RUINS),
        ("/heroes/1/at", BESIDE_MONASTERY),
        ("/turn/path", [BESIDE_MONASTERY]),
        ("/heroes/1/hand", {"deeds": 4, "wounds": 1}),
        ("/decks/actions/shuffled", cards[1:]),
        ("/offers/monastery", cards[:1]),
    )
    one.goes(2, MONASTERY)
    one.panel("offers")
    one.move(one.page.locator('#bargain button[name="influence"][value="8"]'))
    one.does("buy_healing")
    one.does("buy_action", card=cards[0])
    one.ends(2)
    assert one.one(PETER)["gained"] == cards[:1] and one.one(PETER)["hand"]["wounds"] == 0

    one.goes(3, RUINS)
    one.panel("fight")
    one.does("fight_site", ruin="gray_brown")
    one.turns_up("golems", "medusa")
    one.aims("golems", "medusa")
    one.plays((9, "ranged", "fire"))
    one.next()
    one.ends(0)
    one.grows()
    assert one.one(JANE)["fame"] == 12 and one.one(JANE)["level"] == 3

    one.arranged(("/heroes/1/at", BESIDE_MONASTERY), ("/turn/path", [BESIDE_MONASTERY]))
    one.goes(2)
    one.tap(one.page.locator(f'a.way-row[href*="explore={NEXT_TILE}"]'))
    one.see(one.page.locator("#explore"))
    one.move(one.page.locator(".tile-choice button").first)
    assert one.state["round"]["won"]  # the city is found; everybody has one more turn
    for seat in (PETER, JANE, PETER):
        assert one.state["turn"]["seat"] == seat
        one.ends(0)
    assert one.state["step"] == "scoring"
    one.panel("score")
    one.next()
    state = one.state
    assert state["step"] == "over"
    assert "Jane" in one.reads(".winner")
    made = deeds(one)
    assert (made["explore"], made["fight_site"], made["choose_skill"]) == (1, 2, 1)
    device.go("/")
    assert "won by Goldyx" in one.reads("main")
    assert device.faults == []
    device.context.close()
