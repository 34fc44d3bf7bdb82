"""What lies over a page, what errors look like, an empty shelf, and what players type."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device
from .looks import PARTS, TURN
from .moments.tainted_grail import TYPED, typed
from .test_taps import PARTY

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("over") / "instance")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def empty(tmp_path_factory) -> Iterator[Served]:
    """A server with nothing on its shelf."""
    served = Served(tmp_path_factory.mktemp("empty") / "instance")
    yield served
    served.stop()


@pytest.mark.parametrize("theme", ["candle", pytest.param("vellum", marks=at_home)])
def test_an_empty_shelf_and_the_api_page(chromium, empty, theme):
    device = Device(chromium, empty.address, "phone", theme=theme, language="cs", bypass_csp="yes")
    for path in ("/", "/api"):
        device.go(path)
        assert device.axe() == [], path
        assert device.too_small() == [], path
        assert device.sideways() <= 0, path
    assert device.faults == []
    device.context.close()


@pytest.mark.parametrize("theme", ["candle", pytest.param("vellum", marks=at_home)])
def test_what_lies_over_a_page(chromium, served, theme):
    """A rule, an objection, a field that is wrong, and a page that has gone stale."""
    device = Device(chromium, served.address, "phone", theme=theme, language="cs", bypass_csp="yes")
    one, page = Chronicler(device, "cs", hurried=False), device.page
    wrong = []

    def look(what: str) -> None:
        page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
        wrong.extend(f"{what}: {found}" for found in [*device.axe(), *device.too_small()])
        if device.sideways() > 0:
            wrong.append(f"{what}: to the side")

    id = served.lay("Přes stránku", characters=PARTY)
    served.move(id, "leave_list")
    device.go(f"/t/{id}/")
    page.locator(".phase-why .why").click()
    page.locator("dialog.rule-aside").wait_for()
    look("rule")
    page.keyboard.press("Escape")
    page.locator("dialog.rule-aside").wait_for(state="detached")

    device.go(f"/t/{id}/more/explore")
    page.locator('.field-checks input[value="ailei"]').check()
    page.locator(".form-end button").click()
    page.locator("dialog.trouble").wait_for()
    assert page.locator("dialog.trouble .danger").inner_text() == one.said("do-it-anyway")
    look("objection")

    device.go(f"/t/{id}/more/place_location")
    page.locator('[name="number"]').fill("101")
    page.locator(".form-end button").click()
    page.locator(".field-wrong").wait_for()
    look("wrong field")

    device.go(f"/t/{id}/more/note")
    page.locator('[name="text"]').fill("Píšu")
    served.move(id, "note", text="Někdo jiný píše taky")
    page.locator("#moved").wait_for()
    look("moved on")
    page.locator(".form-end button").click()
    page.locator(".note.stale").wait_for()
    look("stale")
    device.context.close()
    assert not wrong, "\n".join(wrong)
    assert device.faults == []


def test_what_is_wrong_with_one_of_many_stands_below_them_all(chromium, served):
    """Nothing was ticked: the words come below, and none of the boxes moves aside for them."""
    device = Device(chromium, served.address, "phone", language="cs")
    id = served.lay("Krám", game="talisman", players=[{"character": "warrior"}, {"character": "elf"}], first=1)
    for move, args in (
        ("leave_list", {}),
        ("correct", {"path": "/characters/0/gold", "value": 4}),
        ("roll_movement", {"who": 1, "rolled": 6}),
        ("go", {"who": 1, "to": "o13"}),
    ):
        served.move(id, move, **args)
    device.go(f"/t/{id}/")
    wares = device.page.locator(".wares").first
    before = wares.bounding_box()
    wares.locator("xpath=ancestor::form").locator(".form-end button").click()
    words = wares.locator("xpath=following-sibling::*[1]")
    device.page.locator(".field-wrong").wait_for()
    assert "field-wrong" in words.get_attribute("class")
    after = wares.bounding_box()
    assert (after["width"], after["height"]) == (before["width"], before["height"])
    assert device.faults == []
    device.context.close()


@pytest.mark.parametrize("status, path", [(404, "/t/0000000000/"), (404, "/rules/nothing"), (405, "/import")])
def test_error_pages_have_their_status_and_a_way_on(chromium, served, status, path):
    device = Device(chromium, served.address, "phone", language="cs", bypass_csp="yes")
    answer = device.page.goto(served.address + path)
    assert answer.status == status
    assert device.page.get_by_role("link", name="Zpět na polici").is_visible()
    assert device.axe() == []
    assert device.too_small() == []
    device.context.close()


def test_what_players_type_is_shown_as_text(chromium, served):
    """On every page that shows it, and no script of it runs."""
    device = Device(chromium, served.address, "portrait", language="cs")
    page, id = device.page, typed(served)
    seen = 0
    paths = ["/", "/t/{}/", "/t/{}/map", "/t/{}/party", "/t/{}/sheet", "/t/{}/chronicle", "/t/{}/correct?path=/name"]
    for path in paths:
        device.go(path.format(id))
        page.evaluate(TURN, {"parts": PARTS, "turn": "unfold"})
        assert page.locator("img, main b:text-is('tučně')").count() == 0, path
        assert page.evaluate("window.ran") is None, path
        seen += page.locator("body").inner_text().count(TYPED)
    assert seen >= 8
    assert device.faults == []
    device.context.close()
