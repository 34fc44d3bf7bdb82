"""A play of each game on an iPad's engine: most tablets at tables are iPads, and Chromium proves nothing of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .conftest import Server
from .webkit import MISSING, Hand, Screen, WebKit, with_faults_kept

pytestmark = [
    pytest.mark.look,
    pytest.mark.skipif(MISSING, reason="there is no WebKit to be driven here: apt install webkit2gtk-driver xvfb"),
]

# A few taps at each sample table, from where it was left; the last one is taken back.
PLAYS = {
    "tainted_grail": (
        'form[action$="/moves/rules_done"] button',
        'button[formaction$="/moves/explore"]',
        '.road-button[value="113"]',
    ),
    "talisman": (".next", ".next", '.die-face[name="rolled"][value="3"]', 'form[action$="/moves/go"] button'),
    "witcher_old_world": ("button.deed-tile.hue-blood", 'form[action$="/moves/name_attack"] button, .next'),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """A server whose pages keep what goes wrong on them."""
    server = Server(tmp_path_factory.mktemp("server"))
    with_faults_kept(server.app)
    yield server
    server.close()


@pytest.fixture(scope="module")
def webkit(tmp_path_factory) -> Iterator[WebKit]:
    """One browser for all tests: it takes ten seconds to start."""
    screen = Screen()
    webkit = WebKit(screen, tmp_path_factory.mktemp("webkit"))
    yield webkit
    webkit.close()
    screen.close()


def sideways(hand: Hand) -> int:
    """How far the page could be scrolled sideways."""
    return hand.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("tainted_grail", "tablet", "cs"), ("talisman", "phone", "cs"), ("witcher_old_world", "tablet", "en")],
)
def test_a_play_from_the_shelf_into_the_box_and_out_of_it(webkit, server, game, size, language):
    hand = Hand(webkit, server.address, size, language)
    hand.tap(f'form[action$="/sample/{game}"] button')
    hand.one("#table")
    id, began = hand.id, hand.revision
    for tap in PLAYS[game]:
        before = server.store.get(id)
        hand.move(tap)
    assert hand.revision == server.store.get(id).revision == began + len(PLAYS[game])
    after = server.store.get(id)
    hand.move(".undo")
    assert server.store.get(id).plain == before.plain
    hand.move(".redo")
    assert server.store.get(id).plain == after.plain
    in_large_letters(hand)
    away_and_laid_again(hand, server, id)
    assert hand.faults() == []


def in_large_letters(hand: Hand) -> None:
    """*Aa*, the largest letters, and back at the table: they are there, and nothing runs out of the page."""
    hand.tap("a.aa")
    hand.tap('.preferences button[name="text"][value="1.5"]')
    hand.one('.preferences button[name="text"][value="1.5"][aria-pressed="true"]')
    hand.tap("[data-done]")
    hand.one("#table")
    assert hand.script("return document.documentElement.dataset.text") == "1.5"
    assert sideways(hand) <= 0


def away_and_laid_again(hand: Hand, server: Server, id: str) -> None:
    """The list of what goes where, a tick, the box, what was, and the next evening."""
    session = server.store.get(id).state.evening.session
    hand.go(f"/t/{id}/more/put_away")
    hand.move('form[action$="/moves/put_away"] button[type="submit"]')
    hand.one(".checklist")
    hand.tap(".checklist > summary")
    hand.move(".checklist .tick")
    hand.one('.tick[aria-checked="true"]')
    hand.move(".next")
    assert server.store.get(id).state.evening.away
    hand.one(".previously")
    hand.move(".next")
    hand.one(".checklist")
    hand.move(".next")
    evening = server.store.get(id).state.evening
    assert (evening.away, evening.session) == (False, session + 1)


def test_a_passage_is_read_and_a_way_on_is_chosen(webkit, server):
    hand = Hand(webkit, server.address, "phone", "en")
    hand.tap('form[action$="/sample/tainted_grail"] button')
    hand.one("#table")
    id = hand.id
    hand.go(f"/t/{id}/journal?books=1")
    hand.move('form.open-book button[type="submit"]')
    first = hand.one("#passage .rubric").text
    hand.move(".ways-on form button.way:not(.locked)")
    hand.until(lambda: hand.one("#passage .rubric").text != first, "another passage")
    assert len(server.store.get(id).state.books) >= 1
    assert sideways(hand) <= 0
    hand.move(".undo")
    hand.until(lambda: hand.one("#passage .rubric").text == first, "the passage before")
    assert hand.faults() == []


def test_a_tap_on_one_page_shows_on_another_that_lies_open(webkit, server):
    hand = Hand(webkit, server.address, "tablet", "cs")
    hand.tap('form[action$="/sample/talisman"] button')
    hand.one("#table")
    id, before = hand.id, hand.revision
    here = hand.driver.current_window_handle
    hand.driver.switch_to.new_window("window")
    hand.go(f"/t/{id}/")
    hand.move(".next")
    assert hand.faults() == []
    hand.driver.close()
    hand.driver.switch_to.window(here)
    hand.settled(before)
    assert hand.revision == server.store.get(id).revision == before + 1
    assert hand.faults() == []
