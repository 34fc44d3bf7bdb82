"""What stands where it stands: names stay whole, a tap moves nothing from under the finger, nothing typed is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .chronicler import Served
from .conftest import Device

pytestmark = pytest.mark.look

PARTY = [{"id": "ailei", "player": "Jana"}, {"id": "beor", "player": "Petr"}]
GAMES = ("tainted_grail", "talisman", "witcher_old_world", "mage_knight", "witcher_path_of_destiny")
LAMP = "tainted-grail/the-lamp-in-the-wall"
BROKEN = """(all) => [...document.querySelectorAll(all)].filter((one) => {
  const range = document.createRange();
  return [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).some((node) =>
    [...node.data.matchAll(/\\S+/g)].some((word) => {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }));
}).map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """The app, on a port of its own."""
    served = Served(tmp_path_factory.mktemp("in-place") / "instance")
    yield served
    served.stop()


@pytest.fixture
def acting(served) -> str:
    """A table of two in the actions of its first day."""
    id = served.lay("Sobota", characters=PARTY)
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    return id


def box(what) -> tuple[int, int]:
    """Where something stands."""
    found = what.bounding_box()
    return round(found["x"]), round(found["y"])


@pytest.mark.parametrize("text", ["1", "1.6"])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_attribute_breaks_within_its_name(chromium, served, acting, language, text):
    device = Device(chromium, served.address, "phone", language=language, text=text)
    page = device.go(f"/t/{acting}/party")
    names = page.locator(".attribute-name")
    assert names.count() == 12 and page.evaluate(BROKEN, ".attribute-name") == []  # of both
    assert device.sideways() == 0
    device.context.close()


@pytest.mark.parametrize("size", ["phone", "portrait"])
def test_what_unfolds_in_a_row_of_buttons_is_closed_by_a_second_tap(chromium, served, acting, size):
    device = Device(chromium, served.address, size, language="cs")
    page = device.go(f"/t/{acting}/day")
    fold = page.locator('details.more-form:has([name="cost"])').first
    summary = fold.locator("> summary")
    summary.scroll_into_view_if_needed()
    before = box(summary)
    page.mouse.click(before[0] + 20, before[1] + 20)
    fold.locator('[name="cost"]').wait_for()
    content, row = fold.locator(".four").bounding_box(), page.locator(".doings").first.bounding_box()
    assert content["width"] == pytest.approx(row["width"], abs=2)  # as wide as the row that it lies below
    assert box(summary) == before
    page.mouse.click(before[0] + 20, before[1] + 20)
    assert fold.get_attribute("open") is None
    device.context.close()


# Each fold of a page, opened alone: what it holds lies right below what was tapped, as wide as the row, and what was
# tapped and what stands beside it stay where they are.
ASTRAY = """async () => {
  const astray = [];
  const place = (one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return [left, top, width].map(Math.round).join();
  };
  for (const fold of document.querySelectorAll(".deeds > details:not([open])")) {
    const summary = fold.firstElementChild;
    if (!summary.checkVisibility()) continue;
    const { top } = fold.getBoundingClientRect();
    const others = [...fold.parentElement.children].filter((one) => one !== fold);
    const beside = others.filter((one) => one.getBoundingClientRect().top === top);
    const before = [summary, ...beside].map(place);
    fold.open = true;
    const held = [...fold.children].slice(1);
    const shown = held.map((one) => one.getBoundingClientRect()).filter(({ height }) => height);
    const below = Math.min(...shown.map((one) => one.top)) - summary.getBoundingClientRect().bottom;
    const wide = Math.max(...shown.map(({ width }) => width)) / fold.parentElement.getBoundingClientRect().width;
    if ([summary, ...beside].map(place).join() !== before.join() || below < 0 || below > 24 || wide < .9)
      astray.push(`${summary.innerText}: ${before} ${[summary, ...beside].map(place)} ${below} ${wide}`);
    fold.open = false;
  }
  return astray;
}"""


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("phone", "en"), ("portrait", "cs")])
def test_what_unfolds_lies_right_below_what_was_tapped(chromium, served, acting, size, language):
    served.move(acting, "explore", who=["ailei", "beor"])
    device = Device(chromium, served.address, size, language=language)
    for name in ("day", "fight", "party", "map?at=101", "sheet"):
        page = device.go(f"/t/{acting}/{name}")
        assert page.evaluate(ASTRAY) == [], name
    device.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_open_page_is_in_sight_in_the_row_and_the_row_comes_back(chromium, served, game):
    """On a phone: on arrival, with a sign where there are more; and far down, once somebody scrolls back a little."""
    id = served.lay("Sobota", game=game)
    device = Device(chromium, served.address, "phone", language="cs")
    for name, more in (("", "after"), ("rules", "before")):
        page = device.go(f"/t/{id}/{name}")
        page.locator(f'html[data-pages="{more}"]').wait_for(state="attached")
        tab = page.locator('.top-nav [aria-current="page"]').bounding_box()
        assert tab["x"] >= 0 and tab["x"] + tab["width"] <= device.width
    page = device.go(f"/t/{id}/rules")
    row = page.locator(".top-nav")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 700)
    page.wait_for_function("() => scrollY > 600")
    assert row.bounding_box()["y"] < -50
    for _ in range(4):
        above = page.evaluate("scrollY")
        page.mouse.wheel(0, -40)
        page.wait_for_function("(above) => scrollY < above", arg=above)
    page.locator("html[data-back]").wait_for(state="attached")
    assert row.bounding_box()["y"] == pytest.approx(0, abs=1)
    page.mouse.wheel(0, 80)
    page.locator("html:not([data-back])").wait_for(state="attached")
    assert device.faults == []
    device.context.close()


@pytest.mark.parametrize("size", ["phone", "portrait"])
def test_who_pays_moves_neither_its_choice_nor_the_votes(chromium, served, acting, size):
    served.move(acting, "open_book", book=LAMP, language="cs")
    device = Device(chromium, served.address, size, language="cs")
    page = device.go(f"/t/{acting}/journal?vote=1")
    standing = [page.locator(".way-more > summary"), page.locator(".way").last, page.locator(".votes").last]
    page.evaluate("scrollTo(0, 300)")
    before = [box(one) for one in standing]
    standing[0].evaluate("(summary) => summary.click()")
    page.locator('[name="paying.ailei"]').wait_for()
    assert [box(one) for one in standing] == before
    standing[0].evaluate("(summary) => summary.click()")
    page.locator('[name="paying.ailei"]').wait_for(state="hidden")
    page.locator(".vote-link a").click()
    page.locator(".votes").first.wait_for(state="detached")
    device.context.close()


def test_a_rule_at_the_set_up_lies_over_what_was_typed(chromium, served):
    device = Device(chromium, served.address, "phone", language="cs")
    for game in ("tainted_grail", "talisman", "witcher_old_world"):
        page = device.go(f"/new/{game}")
        page.locator("[name=name]").fill("Napsané jméno")
        page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
        page.locator("a.why").first.click()
        page.locator("dialog.rule-aside").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog.rule-aside").wait_for(state="hidden")
        assert page.locator("[name=name]").input_value() == "Napsané jméno" and f"/new/{game}" in page.url
    assert device.faults == []
    device.context.close()


def test_back_closes_a_rule_and_the_page_stays_with_all_that_was_typed(chromium, served, acting):
    device = Device(chromium, served.address, "phone", language="cs", bypass_csp="yes")
    device.go("/")
    page = device.go("/new/witcher_old_world")
    page.locator("[name=name]").fill("Napsané jméno")
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    rule, began = page.locator("dialog.rule-aside"), page.evaluate("history.length")
    for _ in range(2):
        page.locator("a.why").first.click()
        rule.wait_for()
        page.go_back()
        rule.wait_for(state="hidden")
    page.locator("a.why").first.click()
    rule.wait_for()
    page.locator("dialog.rule-aside button").click()  # understood: its step of the history goes, too
    page.wait_for_function("!history.state?.over")
    assert page.locator("[name=name]").input_value() == "Napsané jméno" and page.url.endswith("/new/witcher_old_world")
    assert page.evaluate("history.length") == began + 1  # one that lies ahead, and none behind
    page.go_back()
    page.wait_for_url(served.address + "/")

    page = device.go(f"/t/{acting}/")
    page.locator(".top-nav a, .bottom a").nth(1).click()  # by htmx, which keeps a history of its own
    page.wait_for_function(f"location.pathname != '/t/{acting}/'")
    page.locator("#table:not([data-pause])").wait_for()
    there = page.url
    page.locator("a.why:visible").first.click()
    rule.wait_for()
    page.go_back()
    rule.wait_for(state="detached")
    assert page.url == there
    page.go_back()
    page.wait_for_url(f"{served.address}/t/{acting}/")
    assert device.faults == []
    device.context.close()


def test_a_sentence_below_a_field_bends_none_of_its_neighbours(chromium, served, acting):
    device = Device(chromium, served.address, "portrait", language="cs")
    page = device.go(f"/t/{acting}/party?do=read_board&who=ailei")
    beside = page.locator('[name="printed.health"]').first
    before = beside.bounding_box()
    page.locator('[name="printed.energy"]').first.fill("-3")
    form = beside.locator("xpath=ancestor::form")
    form.evaluate("(form) => form.requestSubmit()")
    page.locator(".field-wrong").wait_for()
    after = beside.bounding_box()
    label = '[name="printed.energy"]'
    assert (after["height"], after["y"] - page.locator(label).first.bounding_box()["y"]) == (before["height"], 0)
    device.context.close()


def test_the_button_beside_a_file_stays_where_none_was_chosen(chromium, served):
    device = Device(chromium, served.address, "portrait", language="cs")
    page = device.go("/")
    page.locator("#import > summary").click()
    button = page.locator(".import button")
    before = [a - b for a, b in zip(box(button), box(page.locator(".file label")), strict=True)]
    button.click()
    page.locator(".field-wrong").wait_for()
    assert [a - b for a, b in zip(box(button), box(page.locator(".file label")), strict=True)] == before
    device.context.close()
