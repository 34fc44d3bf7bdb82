"""After a move only what differs is put into the page: the rest stays, with its focus; forms come back as offered."""

from __future__ import annotations

import pytest


@pytest.fixture
def table(server):
    """A mill with a little water."""
    return server.store.create("toy", "Mlýn", {"players": 2}).record.id


# Trees of a few kinds of elements with a few ids, texts and classes: each is made the next one, and must be its like.
RANDOM = """async ([address, tries]) => {
  const { morph } = await import(address);
  let seed = 7;
  const chance = (below) => (seed = (seed * 1664525 + 1013904223) >>> 0, Math.floor(seed / 2 ** 32 * below));
  const grown = (depth) => {
    if (depth === 0 || chance(4) === 0) return `word ${chance(4)}`;
    const tag = ["div", "p", "b", "form", "button", "details"][chance(6)];
    const id = chance(3) === 0 ? ` id="${"abcdef"[chance(6)]}${chance(9)}"` : "";
    const name = chance(2) === 0 ? ` class="k${chance(3)}"` : ` name="n${chance(3)}"`;
    return `<${tag}${id}${name}>${many(depth - 1)}</${tag}>`;
  };
  const many = (depth) => [...Array(chance(5))].map(() => grown(depth)).join(chance(2) ? " " : "");
  const whole = (number) => {
    const made = document.createElement("template");
    made.innerHTML = `<div id="table" data-revision="${number}">${many(4)}</div>`;
    return made.content.firstChild;
  };
  const wrong = [];
  for (let number = 0; number < tries; number += 1) {
    const [before, after] = [whole(number), whole(number + 1)];
    const [was, wanted] = [before.outerHTML, after.outerHTML];
    morph(before, after);
    if (before.outerHTML.replace(' class=""', "") !== wanted) wrong.push([was, wanted, before.outerHTML]);
  }
  return wrong;
}"""


def test_any_page_can_be_made_any_other(device, table):
    page = device().go(f"/t/{table}/")
    script = page.locator('script[src$="js/table.js"]').get_attribute("src")
    assert page.evaluate(RANDOM, [script.replace("table.js", "morph.js"), 400]) == []


@pytest.fixture
def party(server):
    """The page of a party's boards, and its table."""
    characters = [{"id": "ailei"}, {"id": "beor"}]
    id = server.store.create("tainted_grail", "Kruh", {"characters": characters}).record.id
    server.store.move(id, 0, "leave_list", {})
    return f"/t/{id}/party"


MORE = '.nudge button[value="1"]:enabled:visible'  # a board that nobody read has none in sight


def test_what_is_the_same_stays_where_it_is(device, party):
    one = device()
    page = one.go(party)
    page.evaluate("for (const part of document.querySelectorAll('#table *')) part.stayed = true")
    page.locator(MORE).first.click()
    one.settled(2)
    came = page.evaluate("[...document.querySelectorAll('#main *')].filter((part) => !part.stayed).length")
    assert came < 10
    assert page.evaluate("document.querySelector('.top-nav').stayed")


def test_words_that_are_being_written_stay_when_another_form_is_sent_and_go_with_their_page(device, party):
    one = device()
    page = one.go(party)
    page.locator(MORE).first.click()
    one.settled(2)
    page = one.go(party.replace("party", "map"))
    field, number = page.locator('#main input[type="text"]').first, page.locator('#main input[type="number"]').first
    offered = number.input_value()
    field.evaluate("field => { field.value = 'Zrovna'; }")
    number.evaluate("field => { field.value = '7'; }")
    page.locator(".undo").click()
    one.settled(3)
    assert field.input_value() == "Zrovna"
    assert number.input_value() == offered != "7"  # a number was meant for the table as it was
    page.locator(".top-nav a").first.click()
    page.locator('#table:not([data-page="map"])').wait_for()
    page.locator('.top-nav a[href$="/map"]').click()
    page.locator('#table[data-page="map"]').wait_for()
    assert field.input_value() != "Zrovna"


def test_the_keyboard_stays_on_the_same_button_and_never_on_another(device, party):
    one = device()
    page = one.go(party)
    more = page.locator(MORE).first
    more.press("Enter")
    one.settled(2)
    more.press("Enter")
    one.settled(3)
    assert more.evaluate("button => button === document.activeElement")
    page.locator(".undo").press("Enter")
    one.settled(4)
    page.locator(".redo").press("Enter")
    one.settled(5)
    assert page.evaluate("document.activeElement.id") == "main"  # there is nothing to be made again
