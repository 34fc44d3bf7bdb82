"""The first evening's guide: a new group is led from the first page through set-up and the first day."""

from __future__ import annotations

import pytest

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("guide") / "instance")
    yield served
    served.stop()


@pytest.mark.parametrize(("size", "language"), [pytest.param("portrait", "cs", marks=at_home), ("phone", "en")])
def test_a_new_group_is_led_through_its_first_day(chromium, served, size, language):
    device = Device(chromium, served.address, size, language=language, bypass_csp="yes")
    one = Chronicler(device, language)
    page = one.page
    try:
        device.go("/")
        one.tap(page.get_by_role("link", name=one.said("game-tainted_grail")))
        page.get_by_label(one.said("table-name")).fill("První")
        for who in ("ailei", "beor"):
            one.tap(page.locator("label", has_text=one.term(who)))
        one.tap(page.locator("label", has_text=one.said("set-up-guided")))
        one.tap(one.button(one.said("set-up-next")))
        one.tap(one.button(one.said("set-up-do")))
        page.locator("#table").wait_for()
        heard = [hears(page)]
        assert heard[0].startswith(one.said("guide-set-up"))
        assert device.axe() == []
        one.next()

        def then(tap) -> None:
            tap()
            heard.append(hears(page))

        assert hears(page).startswith(one.said("guide-morning"))
        then(one.next)
        quest = one.unfold(one.said("event-quest"))
        quest.get_by_label(one.said("event-name")).first.fill("Zvon")
        then(lambda: one.move(one.button(one.said("event-quest-lay"), quest)))
        assert heard[-1].startswith(one.said("guide-explore-home"))
        assert device.axe() == [] and device.sideways() == 0 and device.too_small() == []
        then(lambda: one.move(one.deed("explore")))
        then(lambda: one.move(one.button(one.said("exploring-ends"))))
        then(lambda: one.move(page.locator('.road-button[value="104"]')))
        then(one.end_day)
        then(one.next)
        assert heard[-1].startswith(one.said("guide-farewell"))
        assert len(set(heard)) == len(heard) - 1  # only on the way two lines are the same
        one.next()
        assert page.locator(".guide").count() == 0
        assert served.state(one.id)["guided"] is True
        assert device.faults == []
    finally:
        device.context.close()


def test_who_can_manage_lays_it_aside_with_one_tap(chromium, served):
    id = served.lay("První", characters=[{"id": "beor"}], guided=True)
    served.move(id, "leave_list")
    device = Device(chromium, served.address, "landscape", language="cs")
    try:
        one = Chronicler(device, "cs")
        device.go(f"/t/{id}/day")
        one.move(one.button(one.said("guide-aside")))
        assert one.page.locator(".guide").count() == 0
        assert served.state(id)["guided"] is False
    finally:
        device.context.close()


def hears(page) -> str:
    """What the guide says now."""
    return " ".join(page.locator(".guide .words").text_content().split())
