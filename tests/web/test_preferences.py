"""Preferences: one device's own, never the table's."""

from __future__ import annotations

import re
from html import unescape

import pytest


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("cs", "cs"),
        ("cs-CZ,en;q=0.5", "cs"),
        ("en-US", "en"),
        ("sk,en;q=0.9", "cs"),
        ("fr,de", "en"),
        ("fr,cs;q=0.3", "cs"),
        ("", "en"),
    ],
)
def test_language_comes_from_the_browser_at_first(visitor, accepted, language):
    assert f'<html lang="{language}"' in visitor.get("/", **{"Accept-Language": accepted}).text


def test_a_choice_stays_on_the_device(visitor, english):
    for name, value in (("language", "en"), ("theme", "vellum"), ("text", "1.4"), ("awake", "off")):
        answer = visitor.post("/preferences", {name: value, "back": "/"})
        assert answer.status_code == 303
        assert "HttpOnly" in answer.headers["Set-Cookie"]
    page = visitor.get("/").text
    assert '<html lang="en" data-theme="vellum" data-text="1.4" data-awake="off" class="large">' in page
    assert 'data-theme="candle" data-text="1"' in english.get("/").text


@pytest.mark.parametrize(("name", "value"), [("theme", "pink"), ("text", "9"), ("language", "xx"), ("awake", "maybe")])
def test_odd_choices_are_as_good_as_none(visitor, name, value):
    answer = visitor.post("/preferences", {name: value})
    assert "Set-Cookie" not in answer.headers
    visitor.client.set_cookie(name, value, domain="127.0.0.1")
    assert '<html lang="cs" data-theme="candle" data-text="1" data-awake="on">' in visitor.get("/").text


def aa(page) -> str:
    """Where *Aa* on a page leads."""
    return unescape(re.search(r'class="button quiet aa" href="([^"]+)"', page.text)[1])


@pytest.mark.parametrize("in_place", [True, False])
def test_after_any_answer_aa_and_done_lead_back_to_the_table(visitor, in_place):
    """A page drawn as the answer to a move stands under an address of its own, not under the one of the move."""
    visitor.lay()
    answers = [
        visitor.move("leave_list", in_place=in_place),
        visitor.move("let_in", {"steps": "3"}, in_place=in_place),
        visitor.move("let_in", {"steps": "99"}, in_place=in_place),  # refused
        visitor.move("note", {"text": "Mlelo se.", "page": "more"}, in_place=in_place),
        visitor.move("correct", {"path": "/flour", "value": "1", "page": "correct"}, in_place=in_place),
        visitor.move("let_in", {"steps": "1", "revision": "0"}, in_place=in_place),  # gone stale
        visitor.step("undo", in_place=in_place),
        visitor.step("redo", in_place=in_place),
    ]
    seen = 0
    for answer in answers:
        page = visitor.get(answer.location) if answer.status_code == 303 else answer
        if 'aa" href' not in page.text:  # a word over the page, which keeps its own
            continue
        settings = visitor.get(aa(page))
        done = unescape(re.search(r'<a data-done class="button main" href="([^"]+)"', settings.text)[1])
        assert done.startswith(f"/t/{visitor.id}/")
        assert visitor.get(done).status_code == 200, done
        seen += 1
    assert seen >= 6


@pytest.mark.parametrize("back", ["/import", "/t/0000000000/moves/start_day", "/nowhere/at/all"])
def test_done_never_leads_to_an_address_that_cannot_be_looked_at(visitor, back):
    assert '<a data-done class="button main" href="/">' in visitor.get(f"/preferences?back={back}").text


@pytest.mark.parametrize(
    "back", ["//evil.example/", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb"]
)
def test_the_way_back_leads_nowhere_else(visitor, back):
    assert visitor.post("/preferences", {"theme": "vellum", "back": back}).location == "/preferences?back=/"


def test_a_change_is_never_part_of_the_table(visitor):
    visitor.lay()
    visitor.post("/preferences", {"theme": "vellum", "back": f"/t/{visitor.id}/"})
    assert visitor.revision == 0
    assert f'href="/t/{visitor.id}/"' in visitor.get(f"/preferences?back=/t/{visitor.id}/").text
