"""Faster than paper: the taps of a routine day of three players are counted on the page itself."""

from __future__ import annotations

from typing import Any

import pytest

from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look

PARTY = [
    {"id": "ailei", "energy": 6, "health": 7, "terror": 8, "resources": {"food": 2}},
    {"id": "beor", "resources": {"food": 2}},
    {"id": "cerv", "energy": 6, "health": 6, "terror": 8, "resources": {"food": 2}},
]


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("taps") / "instance")
    yield served
    served.stop()


@pytest.fixture
def sits_at(chromium, served):
    """Somebody who sits at a table before its first morning."""
    devices = []

    def sit(kept: str, size: str = "portrait") -> Chronicler:
        id = served.lay("Tři poutníci", characters=PARTY, kept=kept)
        served.move(id, "leave_list")
        devices.append(Device(chromium, served.address, size, language="cs"))
        one = Chronicler(devices[-1], "cs")
        devices[-1].go(f"/t/{id}/")
        return one

    yield sit
    for device in devices:
        device.context.close()


def test_a_day_on_a_full_table_takes_eleven_taps(served, sits_at):
    """They wake, turn the event, go somewhere together, look around twice, eat and sleep."""
    one = sits_at("full")
    one.next()
    one.move(one.event_for_today())
    for to in (104, 107):
        one.move(one.page.locator(f'.road-button[value="{to}"]'))
        one.move(one.deed("explore"))
    one.end_day()
    one.next()  # everyone eats, and with nothing to buy goes to sleep
    state = served.state(one.id)
    assert one.taps <= 11
    assert state["day"] == 2
    assert [state["heroes"][who]["place"] for who in ("ailei", "beor", "cerv")] == [107, 107, 107]
    assert [state["heroes"][who]["resources"]["food"] for who in ("ailei", "beor", "cerv")] == [1, 1, 1]
    assert [state["heroes"][who]["energy"]["value"] for who in ("ailei", "beor", "cerv")] == [6, 6, 6]
    assert state["menhirs"][0]["dial"] == 5


def test_each_going_their_own_way_still_takes_eleven_taps(served, sits_at):
    """One stays and two go: a tick less, and each group its own deeds."""
    one = sits_at("full")
    one.next()
    one.move(one.event_for_today())
    one.tap(one.page.locator("form.acting .who label", has_text=one.term("cerv")))
    one.move(one.page.locator('.road-button[value="104"]'))
    for who in ("ailei", "cerv"):
        camp = one.page.locator("form.acting").filter(has=one.page.locator(f'input[value="{who}"]'))
        one.move(one.deed("explore", camp))
    one.end_day()
    one.next()
    state = served.state(one.id)
    assert one.taps <= 11
    assert state["day"] == 2
    assert [state["heroes"][who]["place"] for who in ("ailei", "beor", "cerv")] == [104, 104, 101]


def test_a_day_on_a_light_table_takes_four_taps(served, sits_at):
    """The cubes and the cards stay on the table; the app keeps the days and the menhirs."""
    one = sits_at("light")
    one.next()
    one.next()
    state = served.state(one.id)
    assert one.taps <= 4
    assert state["day"] == 2
    assert state["menhirs"][0]["dial"] == 5
    assert one.page.locator(".next").inner_text().split() == one.said("step-start-day", day=2).split()


def test_a_turn_of_a_fight_takes_a_tap_a_card_and_one_an_activation(served, sits_at):
    """A known card is met and three fight a turn with two cards each: three taps to begin, then one for each thing."""
    card = {"name": "Vlk od brodu", "colour": "green", "value": 20, "table": [{"wounds": 1}], "opportunity": {}}
    one = sits_at("full")
    for move in ("start_day", "turn_event"):
        served.move(one.id, move)
    served.move(one.id, "describe_encounter", card=card)
    one.device.go(f"/t/{one.id}/")
    one.move(one.page.locator('.colours [value="green"]'))
    one.move(one.button(card["name"]))
    one.next()  # the hands are kept
    begun = one.taps
    for choosing in (True, True, False):  # the last one left is active at once
        if choosing:
            one.next()
        for _ in range(2):
            one.move(one.page.locator(".lay").get_by_role("button", name="+1", exact=True))
        one.next()
    state = served.state(one.id)
    fight = state["under_way"][0]["fight"]
    assert (begun, one.taps - begun) == (3, 11)
    assert (fight["turn"], fight["pool"], len(fight["sequence"])) == (2, 6, 6)
    assert [state["heroes"][who]["health"]["value"] for who in ("ailei", "beor", "cerv")] == [6, 8, 5]


def test_a_card_of_three_rows_and_a_trait_stands_in_eight_taps_and_its_fight_on_one_screen(served, sits_at):
    """A card that nobody knows: its value, three rows of its table, a trait, and it is faced; nothing is typed."""
    one = sits_at("full", "phone")
    for move in ("start_day", "turn_event"):
        served.move(one.id, move)
    served.move(one.id, "begin_encounter", who=["ailei", "beor", "cerv"], colour="green")
    one.device.go(f"/t/{one.id}/fight")
    form = one.page.locator("form.card-taps")
    taps = [("card.value", 8), ("rows.0.wounds", 2), (3, None), ("rows.3.wounds", 1), (6, None), ("rows.6.terror", 1)]
    for name, value in taps:
        part = f'.row-part[data-at="{name}"] > summary' if value is None else f'input[name="{name}"][value="{value}"]'
        one.tap(form.locator(part if value is None else f"label.tap:has({part})"))
    one.tap(form.locator('label.tap:has(input[value="horde"])'))
    assert one.reads(".worth-corner") == "8"
    assert [told.inner_text() for told in form.locator(".row-told:not(:empty)").all()] == ["2", "1", "1"]
    one.next()
    assert one.taps <= 8
    card = served.state(one.id)["under_way"][0]["fight"]["card"]
    assert (card["value"], card["traits"]) == (8, ["horde"])
    assert card["table"] == [{"wounds": 2}, {"wounds": 1, "since": 3}, {"terror": 1, "since": 6}]
    one.next()  # the hands are kept
    one.next()  # Ailei is active
    one.page.evaluate("scrollTo(0, 0)")  # whatever brought the keys of the card into reach
    ends = {part: one.page.locator(part).bounding_box() for part in (".pool-count", ".answer-said", ".lay", ".next")}
    seen = one.page.locator(".bottom").bounding_box()["y"]
    assert all(box["y"] + box["height"] <= seen for part, box in ends.items() if part != ".next"), ends
    assert ends[".next"]["y"] >= seen


@pytest.mark.parametrize("colour", ["grey", "blue"])
def test_what_is_asked_stands_in_sight_on_a_phone_beside_the_guide_of_a_first_evening(chromium, served, colour):
    """From the hands to the reward, in Czech: the question is seen without scrolling, and nothing else is larger."""
    id = served.lay("První večer", characters=PARTY[:2], guided=True)
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    served.move(id, "begin_encounter", who=["ailei", "beor"], colour=colour)
    ends = {"value": 4} if colour == "grey" else {"above": 3, "below": 4}
    card = {"name": "Střetnutí", "unnamed": True, "colour": colour, **ends}
    device = Device(chromium, served.address, "phone", language="cs")
    one = Chronicler(device, "cs")
    page = one.page

    def sees(*parts: str, large: bool) -> None:
        boxes = {part: page.locator(part).first.bounding_box() for part in parts}
        below = page.locator(".bottom").bounding_box()["y"]
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= below for box in boxes.values()), (boxes, below)
        assert ("main" in page.locator(".next").get_attribute("class").split()) == large

    def taps(what: Any) -> None:
        """A finger goes where it is, and nothing is scrolled for it."""
        box, before = what.bounding_box(), one.revision
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        one.see(page.locator(f'#table[data-revision="{before + 1}"]'))

    def lays(by: str) -> None:
        taps(page.locator(".lay").get_by_role("button", name=by, exact=True))

    large = page.locator(".next")
    device.go(f"/t/{id}/fight")
    sees(".card-worth .tap-line", large=False)
    served.move(id, "describe_encounter", card=card, who="ailei")
    device.go(f"/t/{id}/fight")
    sees(".foe-head", ".ask h3", large=True)
    taps(large)
    sees(".pool-count", ".ask .deeds", large=True)
    taps(large)
    sees(".pool-count", ".answer", ".lay-word", ".lay", large=False)
    for seen in (True, False):  # it was folded, and can be read once more where it stands
        page.locator(".guide summary").click()
        assert page.locator(".guide .words").is_visible() == seen
    lays("+1")
    sees(".pool-count", ".answer", ".lay-word", ".lay", large=True)
    taps(large)
    sees(".laying .lead", ".laying .tracks-drawn", large=True)  # nobody told the app what the card does to the board
    taps(large)  # Beor, after it was carried out
    lays("+3")
    assert page.locator(".lay").is_hidden()
    sees(".pool-count", ".answer.good", ".laying .lead", large=True)
    taps(large)
    assert page.locator(":is(.ring, .lay, .corner)").count() == 0  # what is over asks for nothing
    sees(".verdict h3", ".verdict .tap-parts", large=False)
    one.tap(page.locator('label.tap:has(input[name="reward.gains.experience"][value="1"])'))
    sees(".verdict .tap-parts", large=True)
    taps(large)
    assert served.state(id)["heroes"]["beor"]["resources"]["experience"] == 1
    device.context.close()
