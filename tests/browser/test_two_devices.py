"""Two devices at one table of Tainted Grail, and hands that shake: nothing is lost, nothing is done twice."""

from __future__ import annotations

import time

import pytest

from .chronicler import Chronicler, Served
from .conftest import Device
from .test_taps import PARTY


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("two") / "instance")
    yield served
    served.stop()


@pytest.fixture
def id(served):
    """A table in the middle of its first day."""
    id = served.lay("Tři poutníci", characters=PARTY)
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    return id


@pytest.fixture
def two(chromium, served, id):
    """A Czech tablet and an English phone that look at it."""
    devices = [
        Device(chromium, served.address, "landscape", language="cs"),
        Device(chromium, served.address, "phone", language="en"),
    ]
    people = [Chronicler(device, language) for device, language in zip(devices, ("cs", "en"), strict=True)]
    for device in devices:
        with device.page.expect_response(lambda answer: "/live" in answer.url):
            device.go(f"/t/{id}/")
    yield people
    faults = [fault for device in devices for fault in device.faults]
    for device in devices:
        device.context.close()
    assert faults == []


def test_a_move_on_one_shows_on_the_other_within_a_second(two):
    tablet, phone = two
    for deed in ("inspect_menhir", "explore"):
        seen = tablet.revision + 1
        phone.move(phone.deed(deed).first)
        made = time.monotonic()
        tablet.see(tablet.page.locator(f'#table[data-revision="{seen}"]'))
        assert time.monotonic() - made < 1
    assert tablet.page.locator(".seal-check b").all_inner_texts() == ["5", "5", "5"]
    phone.move(phone.page.locator(".undo"))
    tablet.see(tablet.page.locator(".redo"))


def test_a_stale_write_changes_nothing_and_says_so(served, id, two):
    tablet, phone = two
    phone.page.route("**/live*", lambda route: route.abort())
    phone.page.route("**/revision", lambda route: route.abort())
    phone.device.go(f"/t/{id}/")  # deaf now
    tablet.move(tablet.deed("explore"))
    before = served.api(f"/tables/{id}")
    with phone.page.expect_response(lambda answer: "/moves/" in answer.url) as sent:
        phone.tap(phone.deed("explore"))
    assert sent.value.status == 409
    phone.see(phone.page.locator(f'#table[data-revision="{before["revision"]}"] .note.stale'))
    assert served.api(f"/tables/{id}") == before
    assert phone.page.locator(".note.stale").inner_text() == phone.said("stale-note")
    assert before["state"]["places"]["101"]["explored"] == 1
    phone.move(phone.deed("explore"))  # and then it may be done after all
    assert served.state(id)["places"]["101"]["explored"] == 2
    phone.device.faults.clear()  # that it could not listen


def test_a_double_tap_is_one_move(served, id, two):
    tablet, _ = two
    for who in ("ailei", "beor", "cerv"):
        served.move(id, "pass", who=who)
    tablet.device.go(f"/t/{id}/")
    before = tablet.revision
    evening = tablet.page.locator(".next").bounding_box()
    at = evening["x"] + evening["width"] / 2, evening["y"] + evening["height"] / 2
    begun = time.monotonic()
    tablet.page.mouse.click(*at)
    tablet.page.mouse.click(*at)  # it would be: everyone eats
    assert time.monotonic() - begun < 1
    tablet.see(tablet.page.locator(f'#table[data-revision="{before + 1}"]'))
    tablet.page.mouse.dblclick(*at, delay=20)
    tablet.see(tablet.page.locator(f'#table[data-revision="{before + 2}"]'))
    assert served.api(f"/tables/{id}")["revision"] == before + 2
    assert tablet.step() == tablet.said("step-dark_menhirs")  # and went to sleep with it


def test_an_earlier_moment_stays_still_while_the_table_moves_on(served, id, two):
    tablet, phone = two
    asked = []
    tablet.open(tablet.said("page-chronicle"))
    tablet.tap(tablet.page.get_by_role("link", name=tablet.said("chronicle-in-lines")))
    tablet.see(tablet.page.locator(".told-lines"))
    tablet.tap(tablet.page.locator(".moment").last)
    tablet.see(tablet.page.locator(".banner"))
    shown = tablet.revision
    tablet.page.on("request", lambda request: asked.append(request.url))
    phone.move(phone.deed("explore"))
    phone.move(phone.page.locator(".undo"))
    tablet.page.clock.fast_forward(2000)
    assert tablet.revision == shown
    assert [url for url in asked if "/at/" in url] == []
    tablet.tap(tablet.page.get_by_role("link", name=tablet.said("back-to-now")))
    tablet.see(tablet.page.locator(f'#table[data-revision="{phone.revision}"]:not([data-still])'))
    phone.move(phone.deed("explore"))
    tablet.see(tablet.page.locator(f'#table[data-revision="{phone.revision}"]'))
