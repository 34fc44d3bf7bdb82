"""A tap that crosses with a new page does what the finger meant, or is refused in its sight; nothing else takes it."""

from __future__ import annotations

import pytest

from .test_waiting_taps import Held, made, more, party, table  # noqa: F401

# A slow tablet: the next page that comes is laid further down, and is on the screen only after a while.
SLOW = """(below) => document.addEventListener("htmx:afterSwap", () => {
  const more = document.createElement("div");
  more.style.height = `${below}px`;
  document.querySelector("#main").prepend(more);
  const begun = performance.now();
  while (performance.now() - begun < 700);
}, { once: true })"""


def middle(what):
    """Where a finger comes down on it."""
    box = what.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def page(device, party):  # noqa: F811
    """The boards of the party on a tablet."""
    return device("portrait").go(party)


@pytest.mark.parametrize("below", [0, 120])
def test_a_tap_before_the_new_page_is_seen_is_on_the_old_one(page, server, table, below):  # noqa: F811
    held = Held(page)
    page.evaluate(SLOW, below)
    more(page, "food").click()
    page.mouse.move(*middle(more(page, "wealth")))
    held.let_go()
    page.wait_for_timeout(300)  # the page has been changed, and nobody has seen it
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector('#table[data-revision="3"]')
    page.wait_for_timeout(100)
    assert [move[2] for move in made(server, table, 1)] == ["food", "wealth"]
    assert page.locator("#refused").is_hidden()


def test_a_tap_during_which_the_page_moves_away_is_done_where_its_button_stands_now(page, server, table):  # noqa: F811
    held = Held(page)
    page.evaluate(SLOW, 120)
    more(page, "food").click()
    page.mouse.move(*middle(more(page, "wealth")))
    page.mouse.down()
    held.let_go()
    page.wait_for_selector('#table[data-revision="2"]:not([data-pause])')
    page.mouse.up()
    page.wait_for_selector('#table[data-revision="3"]')
    assert [move[2] for move in made(server, table, 1)] == ["food", "wealth"]


def test_a_tap_on_what_is_no_more_is_refused_in_sight(page, server, table):  # noqa: F811
    held = Held(page)
    page.evaluate(SLOW, 0)
    page.evaluate("""() => document.addEventListener("htmx:afterSwap", () => {
      for (const one of document.querySelectorAll('.nudge:has(input[value="wealth"])')) one.remove();
    }, { once: true })""")
    more(page, "food").click()
    page.mouse.move(*middle(more(page, "wealth")))
    held.let_go()
    page.wait_for_timeout(300)
    page.mouse.down()
    page.mouse.up()
    page.locator("#refused").wait_for()
    assert server.store.revision(table) == 2


def test_a_page_asked_for_just_before_a_move_comes_after_it(device, server, table, party):  # noqa: F811
    one = device("portrait")
    page = one.go(party)
    pages = Held(page, "**/chronicle")
    page.locator(".top-nav").get_by_role("link", name="Kronika").click()
    more(page, "food").click()
    pages.open = True
    page.wait_for_url("**/chronicle")
    assert [move[2] for move in made(server, table, 1)] == ["food"]
    one.faults.clear()  # htmx complains of the page that it was told to stop
