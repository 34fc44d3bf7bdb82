"""Preferences: one device's own, never the table's."""

from __future__ import annotations

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
    assert '<html lang="en" data-theme="vellum" data-text="1.4" data-awake="off">' in page
    assert 'data-theme="candle" data-text="1"' in english.get("/").text


@pytest.mark.parametrize(("name", "value"), [("theme", "pink"), ("text", "9"), ("language", "xx"), ("awake", "maybe")])
def test_odd_choices_are_as_good_as_none(visitor, name, value):
    answer = visitor.post("/preferences", {name: value})
    assert "Set-Cookie" not in answer.headers
    visitor.client.set_cookie(name, value, domain="127.0.0.1")
    assert '<html lang="cs" data-theme="candle" data-text="1" data-awake="on">' in visitor.get("/").text


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
