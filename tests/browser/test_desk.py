"""The writing desk in a real browser: the book speaks while one types, and hears what another editor saves."""

from __future__ import annotations

import pytest

from .chronicler import Served
from .conftest import Device

pytestmark = pytest.mark.look


@pytest.fixture
def served(tmp_path):
    """A server with an empty shelf."""
    served = Served(tmp_path / "instance")
    yield served
    served.stop()


def test_a_book_is_begun_written_and_read(chromium, served):
    device = Device(chromium, served.address, "landscape", language="cs", bypass_csp="yes")
    page = device.page
    device.go("/desk/")
    assert device.axe() == [] and device.too_small() == [] and device.sideways() <= 0
    page.locator("#new-title").fill("Můj brod")
    page.get_by_role("button", name="Založit").click()
    text = page.locator("#desk-text")
    text.wait_for()
    assert device.axe() == [] and device.too_small() == []
    written = text.input_value()
    text.fill(written.replace("(#konec)", "(#konce)"))
    page.locator("#desk-side .faults", has_text="J301").wait_for()
    text.fill(written.replace("Někdo zaklepe", "Voda je *studená*. Někdo zaklepe"))
    text.press("Control+Home")
    page.locator("#desk-side .desk-preview em", has_text="studená").wait_for()
    cased = text.input_value().replace("start\n", "start\ncase dny: day >= 3 | day >= 2\n")
    text.fill(cased.replace("Pak je", "{dny: Prší|Mží|Svítá}. Pak je"))
    page.locator("a[data-line='1']", has_text="J408").click()  # a fault leads to its place
    assert text.evaluate("one => [one.selectionStart, document.activeElement === one]") == [0, True]
    half = page.locator("[data-half='dny.2']", has_text="jinak")
    half.scroll_into_view_if_needed()
    before = half.evaluate("one => Math.round(one.getBoundingClientRect().top)")
    half.click()
    page.locator("#desk-side .read", has_text="Svítá. Pak je").wait_for()
    assert abs(half.evaluate("one => Math.round(one.getBoundingClientRect().top)") - before) <= 1
    assert device.axe() == [] and device.too_small() == []
    page.get_by_role("button", name="Uložit").click()
    page.get_by_text("Uloženo.").wait_for()
    assert page.get_by_text("Kniha se anglicky nevypráví.").is_visible() and page.locator(".faults .error").count() == 0

    file = served.folder / "journal" / "tainted-grail" / "muj-brod" / "book.md"
    file.write_text(file.read_text(encoding="utf-8").replace("studená", "ledová"), encoding="utf-8")
    page.locator("#desk-side .desk-preview em", has_text="ledová").wait_for()  # saved in another editor

    id = served.lay("U brodu")
    device.go(f"/t/{id}/journal")
    page.locator("li.book", has_text="Můj brod").locator(".form-end button").first.click()
    page.locator("#passage em", has_text="ledová").wait_for()
    assert device.faults == []
    device.context.close()


def test_a_long_text_leaves_the_page_around_it_in_reach(chromium, served):
    device = Device(chromium, served.address, "phone", language="cs")
    page = device.page
    device.go("/desk/")
    page.locator("#new-title").fill("Dlouhá kniha")
    page.get_by_role("button", name="Založit").click()
    text = page.locator("#desk-text")
    text.fill(text.input_value() + "\nVoda stoupá.\n" * 120)
    text.evaluate("one => { one.scrollTop = one.scrollHeight; scrollTo(0, one.offsetTop - 100); }")
    box = text.bounding_box()
    assert box["height"] < 0.65 * page.viewport_size["height"]
    before = page.evaluate("scrollY")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(3):  # the first ends within the text; at its end the next ones turn the page
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(200)
    page.wait_for_function("before => scrollY > before + 200", arg=before)
    assert page.get_by_role("button", name="Uložit", exact=True).is_visible()
    device.context.close()
