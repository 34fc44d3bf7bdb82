"""Who may ask, and what a browser may do with the answer."""

from __future__ import annotations

import pytest

from companion.web.access import host_name


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("127.0.0.1:8000", "127.0.0.1"),
        ("LocalHost", "localhost"),
        ("[::1]:8000", "[::1]"),
        ("evil.example:80", "evil.example"),
        ("", ""),
    ],
)
def test_name_of_a_host(host, name):
    assert host_name(host) == name


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:5555", "localhost:81", "[::1]:9"])
def test_own_names_are_answered(visitor, host):
    assert visitor.get("/", Host=host).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "192.168.1.4"])
def test_other_names_are_not(visitor, host):
    answer = visitor.get("/", Host=host)
    assert answer.status_code == 421
    assert "127.0.0.1" in answer.text


def test_more_names_may_be_allowed(app, visitor):
    app.config["ALLOWED_HOSTS"] = ("tablet.example",)
    assert visitor.get("/", Host="tablet.example:8000").status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
        {"Origin": "http://127.0.0.1:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Referer": "http://evil.example/127.0.0.1"},
        {"Referer": "http://127.0.0.1:81/"},
        {"Referer": ""},
        {"Origin": "http://["},
    ],
)
def test_writes_from_elsewhere_change_nothing(visitor, headers):
    visitor.lay()
    answer = visitor.post(f"/t/{visitor.id}/moves/let_in", {"revision": 0, "steps": 1}, **headers)
    assert answer.status_code == 403
    assert visitor.revision == 0


def test_writes_from_our_own_pages_are_made(visitor):
    visitor.lay()
    own = {"Origin": "http://127.0.0.1", "Sec-Fetch-Site": "same-origin"}
    assert visitor.post(f"/t/{visitor.id}/moves/let_in", {"revision": 0, "steps": 1}, **own).status_code == 303
    assert visitor.revision == 1
    old = {"Referer": f"http://127.0.0.1/t/{visitor.id}/"}  # all that an old browser sends
    assert visitor.post(f"/t/{visitor.id}/moves/let_in", {"revision": 1, "steps": 1}, **old).status_code == 303


def test_every_answer_is_guarded(visitor):
    for path in ("/", "/nothing", "/static/css/base.css", "/preferences"):
        headers = visitor.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert "screen-wake-lock=(self)" in headers["Permissions-Policy"]
    assert visitor.get("/").headers["Cache-Control"] == "no-store"
    assert "immutable" in visitor.get("/lib/htmx-1.js").headers["Cache-Control"]


def test_a_huge_form_is_refused(app, visitor):
    app.config["MAX_CONTENT_LENGTH"] = 1000
    visitor.lay()
    answer = visitor.move("note", {"text": "x" * 5000})
    assert answer.status_code == 413
    assert visitor.revision == 0
