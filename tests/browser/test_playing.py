"""Playing in the browser: moves in place, double taps, objections, two devices, and no JavaScript at all."""

from __future__ import annotations

import re
import time

import pytest

from companion.core.typography import unbound


@pytest.fixture
def table(server):
    """A mill with water enough for one sack."""
    record = server.store.create("toy", "Mlýn", {"players": 2}).record
    server.store.move(record.id, 0, "correct", {"path": "/water/value", "value": 1})
    return record.id


def water(server, table):
    return server.store.get(table).state.water.value


def test_a_move_changes_the_page_in_place(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/more/let_in")
    page.evaluate("window.same = true")
    page.get_by_label("Stupně").fill("4")
    page.get_by_role("button", name="Provést").click()
    one.settled(2)
    assert page.evaluate("window.same") is True
    assert page.locator("#told").get_by_text("Nastavte rybník na 5.").is_visible()
    assert "Nastavte rybník na 5." in unbound(page.locator("#announcer").text_content())
    page.get_by_role("button", name="Zpět: voda").click()
    one.settled(3)
    assert water(server, table) == 1
    page.get_by_role("button", name="Znovu: voda").click()
    one.settled(4)
    assert water(server, table) == 5


def test_numbers_go_up_and_down_within_their_bounds(device, table):
    page = device().go(f"/t/{table}/more/let_in")
    field = page.get_by_label("Stupně")
    more, less = page.locator("[data-step='1']"), page.locator("[data-step='-1']")
    for _ in range(12):
        more.click()
    assert field.input_value() == "9"
    for _ in range(12):
        less.click()
    assert field.input_value() == "1"


def test_a_double_tap_is_one_move(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/more/let_in")
    page.get_by_role("button", name="Provést").dblclick()
    one.settled(2)
    page.wait_for_timeout(500)
    assert server.store.revision(table) == 2


# A finger that comes down on a spot as soon as the page shows a revision, however busy the machine is.
TAPS_AT_ONCE = """([revision, x, y]) => {
  const watch = new MutationObserver(() => {
    if (document.getElementById("table").dataset.revision !== String(revision)) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y });
      document.elementFromPoint(x, y).dispatchEvent(tap);
      document.body.dataset.tapped = "";
    });
  });
  watch.observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def test_a_button_whose_meaning_changed_takes_no_taps_for_a_moment(device, server, table):
    one = device()
    store = server.store
    store.move(table, 1, "close_box", {})
    page = one.go(f"/t/{table}/")
    box = page.locator(".next").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(TAPS_AT_ONCE, [3, x, y])
    page.mouse.click(x, y)  # lay the table
    page.wait_for_selector("body[data-tapped]")  # the same spot now says: sit down
    assert page.locator("#refused").is_visible()  # and whoever tapped sees why nothing happens
    page.wait_for_timeout(400)
    assert store.revision(table) == 3
    page.locator(".next").click()
    one.settled(4)
    assert store.get(table).state.evening.session == 2


def test_an_objection_lies_over_the_page_and_loses_nothing(device, server, table):
    server.store.move(table, 1, "correct", {"path": "/water/value", "value": 0})
    one = device()
    page = one.go(f"/t/{table}/more/grind")
    page.get_by_label("Kdo").select_option("2")
    page.get_by_label("Co padlo").fill("6")
    page.get_by_role("button", name="Provést").click()
    dialog = page.locator("dialog.trouble")
    dialog.get_by_text("Rybník je suchý").wait_for()
    assert dialog.get_by_text("TO-MIL-02").is_visible()
    dialog.get_by_role("button", name="Nechat být").click()
    dialog.wait_for(state="detached")
    assert page.get_by_label("Co padlo").input_value() == "6"
    assert page.get_by_label("Kdo").input_value() == "2"
    page.get_by_role("button", name="Provést").click()
    page.get_by_role("button", name="Přesto to udělat").click()
    one.settled(3)
    assert page.locator("dialog").count() == 0
    assert server.store.get(table).state.flour == 6
    assert [ruling.code for ruling in server.store.entry(table, 3).rulings] == ["pond-is-dry"]


def test_what_is_wrong_with_a_field_is_said_beside_it(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/more/grind")
    page.get_by_label("Kdo").select_option("1")
    page.get_by_label("Co padlo").fill("seven")
    page.get_by_role("button", name="Provést").click()
    field = page.locator(".field", has=page.get_by_label("Co padlo"))
    field.get_by_text("Na kostce není strana „seven“.").wait_for()
    assert page.get_by_label("Co padlo").get_attribute("aria-invalid") == "true"
    assert page.evaluate("document.activeElement.name") == "rolled"
    page.get_by_label("Co padlo").fill("3")
    page.get_by_role("button", name="Provést").click()
    one.settled(2)
    assert server.store.get(table).state.flour == 3


def test_another_devices_move_shows_within_a_second(device, server, table):
    one, two = device(), device("phone", language="en")
    one.go(f"/t/{table}/")
    two.go(f"/t/{table}/more/let_in")
    one.page.wait_for_timeout(300)
    begun = time.monotonic()
    two.page.get_by_role("button", name="Do it").click()
    one.settled(2)
    assert time.monotonic() - begun < 1.5  # the tap itself is part of it
    assert one.page.locator("#told").get_by_text("Nastavte rybník na 2.").is_visible()


def test_a_page_that_somebody_types_on_is_left_alone(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/more/note")
    page.get_by_label("Text").fill("Zrovna jsme")
    server.store.move(table, 1, "let_in", {"steps": 1})
    page.locator("#moved").wait_for()
    assert page.get_by_label("Text").input_value() == "Zrovna jsme"
    page.get_by_role("button", name="Provést").click()  # the page is stale: nothing is done, nothing doubled
    one.settled(2)
    assert page.locator(".stale", has_text="Na jiném zařízení se mezitím hrálo dál").is_visible()
    assert server.store.revision(table) == 2


def test_without_a_stream_the_page_asks_now_and_then(device, server, table, monkeypatch):
    monkeypatch.setattr(server.app.extensions["streams"], "most", 0)
    one = device()
    one.go(f"/t/{table}/")
    server.store.move(table, 1, "let_in", {"steps": 1})
    one.settled(2)
    assert one.page.locator("#table").get_attribute("data-revision") == "2"


def test_streams_of_pages_that_were_left_are_given_back(device, server, table):
    one = device()
    for _ in range(5):
        one.go(f"/t/{table}/")
        one.page.wait_for_timeout(100)
    one.go("/preferences")
    streams = server.app.extensions["streams"]
    for _ in range(40):
        if streams.open == 0:
            break
        time.sleep(0.1)
    assert streams.open == 0


def test_back_and_forth_in_the_browser(device, table):
    page = device().go(f"/t/{table}/")
    page.get_by_role("link", name="Kronika").click()
    page.get_by_text("Mlýn stojí.").wait_for()
    assert page.url.endswith("/chronicle")
    page.go_back()
    page.wait_for_url(re.compile(rf"/t/{table}/$"))
    page.locator('.top-nav [aria-current="page"]', has_text="Den").wait_for()


def test_a_rule_opens_over_the_page(device, table):
    page = device().go(f"/t/{table}/more/let_in")
    page.get_by_role("link", name="Pravidlo TO-MIL-01").click()
    page.locator("dialog.rule-aside").wait_for()
    assert "TO-MIL-01" in page.locator("dialog.rule-aside").inner_text()
    page.keyboard.press("Escape")
    page.locator("dialog.rule-aside").wait_for(state="detached")


def test_the_screen_stays_awake_while_a_table_lies_open(device, server, table):
    one = device()
    one.context.add_init_script(
        "window.taken = 0; Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {"
        " window.taken += 1; return new EventTarget(); }}})"
    )
    page = one.go(f"/t/{table}/")
    page.wait_for_function("window.taken === 1")
    one.context.add_cookies([{"name": "awake", "value": "off", "url": server.address}])
    page = one.go(f"/t/{table}/")
    page.wait_for_timeout(200)
    assert page.evaluate("window.taken") == 0


def test_everything_works_without_javascript(device, server):
    one = device(script="off")
    page = one.go("/")
    page.locator('a[href="/new/toy"]', has_text="Mlýn").click()
    page.get_by_label("Jméno stolu").fill("Bez skriptů")
    page.get_by_role("button", name="Prostřít").click()
    page.get_by_role("link", name="Více").click()
    page.locator(".more-group", has_text="Pustit vodu").locator("summary").click()
    page.get_by_role("link", name="Pustit vodu").click()
    page.get_by_label("Stupně").fill("2")
    page.get_by_role("button", name="Provést").click()
    page.get_by_text("Nastavte rybník na 5.").wait_for()
    page.get_by_role("button", name="Zpět: voda").click()
    page.get_by_text("Zatím není co vracet").wait_for()
    page.get_by_role("link", name="Více").click()
    page.locator(".more-group", has_text="Semlít pytel").locator("summary").click()
    page.get_by_role("link", name="Semlít pytel").click()
    page.get_by_role("link", name="Pravidlo TO-MIL-02").click()
    page.get_by_text("TO-MIL-02").first.wait_for()
    page.go_back()
    page.get_by_label("Kdo").select_option("1")
    page.get_by_label("Co padlo").fill("9")
    page.get_by_role("button", name="Provést").click()
    page.get_by_text("Na kostce není strana „9“.").first.wait_for()
    assert page.get_by_label("Co padlo").input_value() == "9"


def test_a_full_disk_is_said_over_the_page(device, server, table, monkeypatch):
    from companion.core.message import say
    from companion.store.errors import StoreFull

    def full(*_, **__):
        raise StoreFull(say("store-full", file="x"))

    one = device()
    page = one.go(f"/t/{table}/more/note")
    page.get_by_label("Text").fill("Zapsáno")
    with monkeypatch.context() as patched:
        patched.setattr(server.store, "move", full)
        page.get_by_role("button", name="Provést").click()
        page.locator("dialog").get_by_text("Na disku došlo místo").wait_for()
    page.get_by_role("button", name="Rozumím").click()
    assert page.get_by_label("Text").input_value() == "Zapsáno"
    page.get_by_role("button", name="Provést").click()
    one.settled(2)
    one.faults.clear()  # htmx notes the 507 in the console


def test_when_nobody_answers_the_page_says_so(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/more/let_in")
    one.context.set_offline(True)
    page.get_by_role("button", name="Provést").click()
    page.locator("#offline").wait_for()
    one.context.set_offline(False)
    one.settled(2)  # it waited, and went by itself
    page.locator("#offline").wait_for(state="hidden")
    assert server.store.revision(table) == 2  # made once, when there was somebody to make it
    one.faults.clear()  # the browser's own complaint about the network


def test_a_page_that_has_just_come_takes_taps_at_once(device, server, table):
    """Nothing was swapped yet, so nothing changed its meaning under the finger."""
    one = device()
    one.context.add_init_script("performance.now = () => 100")
    one.go(f"/t/{table}/more/let_in").get_by_role("button", name="Provést").click()
    one.settled(2)
    assert water(server, table) == 2
