"""A seat's own page in one hand: on a phone, in both languages and in large letters, with a tablet beside it."""

from __future__ import annotations

import re

import pytest

from companion.games import game as game_of
from companion.games import games
from companion.store.samples import lay_sample

from ..effort import at_home

pytestmark = pytest.mark.look

SAMPLED = [game.id for game in games() if game.sample]
REACH = 0.4  # of the screen's height from above: from there on the thumb of the hand that holds a phone gets

# What is to be tapped first, where it stands as the page comes: its top, as a part of the screen's height.
FIRST = """() => [...document.querySelectorAll("#main button.main, .bottom button, .bottom a")]
  .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  .filter((box) => box.top < innerHeight).map((box) => box.top / innerHeight)"""


@pytest.fixture(scope="module")
def tables(server):
    """The sample of each game, in Czech."""
    return {game: lay_sample(server.store, game, "cs").id for game in SAMPLED}


@pytest.mark.parametrize(
    ("game", "language", "text", "theme"),
    [
        *((game, "cs", "1", "candle") for game in SAMPLED),
        *(pytest.param(game, "en", "1.5", "vellum", marks=at_home) for game in SAMPLED),
    ],
)
def test_the_own_page_is_used_with_one_thumb(device, server, tables, game, language, text, theme):
    phone = device("phone", language=language, text=text, theme=theme, bypass_csp="yes")
    for seat in server.store.get(tables[game]).state.seats:
        phone.go(f"/t/{tables[game]}/mine?seat={seat.id}")
        assert phone.sideways() == 0 and phone.too_small() == [] and phone.axe() == []
        tops = phone.page.evaluate(FIRST)
        assert tops and min(tops) >= REACH, f"seat {seat.id}: {tops}"
        ways = phone.page.locator("nav.top-nav")
        assert ways.count() == 1 and ways.bounding_box()["y"] > 0.85 * 844  # every page of the table, under the thumb


def test_a_hand_is_covered_with_one_tap_and_stays_so_in_this_tab(device, server, tables):
    phone = device("phone", language="en")
    address = f"/t/{tables['talisman']}/mine?seat=2"
    spell = server.store.get(tables["talisman"]).state.at(2).spells[0]
    page = phone.go(address)
    held = page.locator(".own-hand .spells")
    held.wait_for()
    assert spell in held.inner_text()
    page.get_by_text("Cover", exact=True).click()
    held.wait_for(state="hidden")
    phone.go(address)
    page.get_by_text("Show", exact=True).wait_for()
    assert not held.is_visible()
    server.store.move(tables["talisman"], server.store.revision(tables["talisman"]), "note", {"text": "..."})
    phone.settled(server.store.revision(tables["talisman"]))  # another one's move brings the page anew
    assert not held.is_visible()
    page.get_by_text("Show", exact=True).click()
    held.wait_for()
    other = device("phone", language="en")
    other.go(address).locator(".own-hand .spells").wait_for()  # another tab knows nothing of it


def test_what_one_seat_decides_is_asked_on_its_phone_and_answered_once(device, server):
    options = {"players": [{"player": "Anna", "character": "wizard"}, {"player": "Petr", "character": "druid"}]}
    id = server.store.create("talisman", "Stůl", {**options, "first": 1}, seed="hill").record.id
    store = server.store
    store.move(id, store.revision(id), "leave_list", {})
    tablet, phone = device("landscape", language="en"), device("phone", language="en")
    tablet.go(f"/t/{id}/map")
    page = phone.go(f"/join/{server.app.extensions['invitations'].current(id).token}")
    page.locator('button[name="as"][value="2"]').click()
    page.locator(".own-head").wait_for()  # Petr's phone is at home there
    assert page.url.endswith(f"/t/{id}/") and "Druid" in page.locator(".own-head h2").inner_text()
    store.move(id, store.revision(id), "correct", {"path": "/characters/0/space", "value": "crown"})
    store.move(id, store.revision(id), "command", {"who": 1, "rolled": 6}, overrule=("*",))
    page.locator(".own-asked").wait_for()
    tablet.page.locator(".waits").wait_for()
    assert "Petr" in tablet.page.locator(".waits").inner_text()
    lives = store.get(id).state.at(2).lives
    page.locator("#table:not([data-pause])").wait_for()
    page.get_by_role("button", name=re.compile("Lose a life|life", re.I)).first.click()
    page.locator(".own-asked").wait_for(state="detached")
    tablet.page.locator(".waits").wait_for(state="detached")
    assert store.get(id).state.at(2).lives == lives - 1
    assert game_of("talisman").prompts(store.get(id).state) == []
    page.locator("nav.top-nav a", has_text="Map").click()
    page.locator(".board").first.wait_for()
    page.locator("nav.top-nav a", has_text="Mine").click()  # and back, with the same thumb
    page.locator(".own-head").wait_for()
