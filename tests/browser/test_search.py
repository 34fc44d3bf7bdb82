"""Searching everything, as fingers meet it: on each screen, in both languages, with scripts and without."""

from __future__ import annotations

import json
from urllib.request import urlopen

import pytest

from companion.store.samples import lay_sample

from .conftest import SIZES
from .looks import each_way, wrong_in

pytestmark = pytest.mark.look

WORDS = {  # what is typed, and the heading under which it is found
    "cs": ("PID", "Co se četlo", "Na píď"),
    "en": ("a span", "What was read", "A Span"),
}
HEADED = ("/search", "/search?q=a", "/search?q=a&in=rules", "/search?q=qqqq", "/search?q=%F0%9F%90%89")


@pytest.fixture(scope="module")
def shelf(server):
    """Samples of two games at which books are read, in each language."""
    for game in ("witcher_old_world", "talisman"):
        for language in WORDS:
            lay_sample(server.store, game, language)
    for language in WORDS:
        read_through(server, language)
    return server


def read_through(server, language):
    """Search until every chronicle is read: the first searches are slow, for every game's words are read by them."""
    for _ in range(60):
        with urlopen(f"{server.address}/api/search?q=a&lang={language}", timeout=60) as answer:
            if not json.load(answer)["unread"]:
                return
    raise AssertionError("the chronicles are never read through")


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("size", SIZES)
def test_from_the_shelf_to_a_passage_that_was_read(device, shelf, size, language):
    typed, heading, title = WORDS[language]
    one = device(size, theme="candle", language=language)
    one.go("/")
    one.page.locator('.house-nav a[href="/search"]').click()
    one.page.get_by_role("searchbox").fill(typed)
    one.page.keyboard.press("Enter")
    found = one.page.get_by_role("region", name=heading)
    found.locator("mark").first.wait_for()
    found.get_by_role("link", name=title).first.click()
    one.page.wait_for_url("**/read/*")
    assert one.page.locator("article.reader h2").inner_text().lower() == title.lower()
    one.page.locator("article.reader .ways a").click()
    one.page.wait_for_url("**/chronicle?*")
    one.page.locator(".told-lines li:target").wait_for()
    assert not one.faults


@pytest.mark.parametrize("language", WORDS)
def test_without_scripts_it_finds_as_much(device, shelf, language):
    typed, heading, title = WORDS[language]
    one = device("phone", theme="vellum", language=language, script="off")
    one.go("/search")
    one.page.get_by_role("searchbox").fill(typed)
    one.page.locator("form.search button").click()
    assert one.page.get_by_role("region", name=heading).get_by_role("link", name=title).count()


@each_way
def test_its_pages_fit_every_screen_and_axe_finds_nothing(device, shelf, way):
    one = device("phone", **way.preferred)
    asked = f"q={WORDS[way.language][0]}&lang={way.language}"
    found = one.page.context.request.get(f"{one.address}/api/search?{asked}").json()
    passage = found["passages"][0]
    again = f"/t/{passage['table']}/read/{passage['revision']}"
    wrong = wrong_in(way, one, [*HEADED, again, "/", f"/t/{passage['table']}/chronicle?lines=1"])
    assert not wrong, "\n".join(wrong)
