"""Who may ask, and what a browser may do with the answer."""

from __future__ import annotations

from ipaddress import ip_address
from types import SimpleNamespace

import pytest

from companion.network.door import THROUGH_THE_DOOR
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


class Through:
    """A neighbour who comes through the door, which is open at one address and under one name."""

    def __init__(self, app, monkeypatch) -> None:
        self.client = app.test_client()
        self.door = app.extensions["door"]
        monkeypatch.setattr(self.door, "port", 8000)
        monkeypatch.setattr(self.door, "_order", [ip_address("192.168.1.4"), ip_address("fd00::4")])
        monkeypatch.setattr(self.door, "_entrances", dict.fromkeys(self.door._order))
        monkeypatch.setattr(self.door, "_name", SimpleNamespace(name="kronikar.local", trouble=""))
        self.turn(True)

    def turn(self, open: bool) -> None:
        self.door._open = open

    def get(self, host: str, through: bool = True) -> int:
        environ = {"REMOTE_ADDR": "192.168.1.9" if through else "127.0.0.1", THROUGH_THE_DOOR: through}
        return self.client.get("/join", headers={"Host": host}, environ_overrides=environ).status_code


@pytest.fixture
def through(app, monkeypatch):
    through = Through(app, monkeypatch)
    yield through
    through.turn(False)


DOORS = ["192.168.1.4:8000", "kronikar.local:8000", "Kronikar.Local:8000", "[fd00::4]:8000", "[FD00::4]:8000"]


@pytest.mark.parametrize("host", DOORS)
def test_whoever_comes_through_the_door_names_it(through, host):
    assert through.get(host) == 200
    through.turn(False)
    assert through.get(host) == 421


@pytest.mark.parametrize("host", DOORS)
def test_the_doors_names_are_not_this_machines(through, host):
    """A neighbour may say on the network that kronikar.local is at 127.0.0.1; his page would come in as the host."""
    assert through.get(host, through=False) == 421
    through.turn(False)
    assert through.get(host, through=False) == 421


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.0.0.1:8000", "localhost:8000", "[::1]:8000", "evil.example", "evil.example:8000"),
        *(
            "192.168.1.4",
            "192.168.1.4:80",
            "192.168.1.4:08000",
            "192.168.1.4.:8000",
            "192.168.1.5:8000",
            "3232235780:8000",
        ),
        *("kronikar.local", "kronikar.local.:8000", "kronikar.local:8001", "kronikar-2.local:8000", "kronikar:8000"),
        *(
            "kronikar.local.evil.example:8000",
            "evil.kronikar.local:8000",
            "192.168.1.4:8000@evil.example",
            "fd00::4",
            "",
        ),
    ],
)
def test_through_the_door_no_other_name_is_answered(through, host):
    assert through.get(host) == 421


def test_whoever_typed_another_name_is_told_the_address(through):
    environ = {"REMOTE_ADDR": "192.168.1.9", THROUGH_THE_DOOR: True}
    answer = through.client.get("/", headers={"Host": "stolek:8000"}, environ_overrides=environ)
    assert answer.status_code == 421 and "http://192.168.1.4:8000" in answer.text


def test_a_write_through_the_door_comes_from_a_page_of_its_own(through):
    environ = {"REMOTE_ADDR": "192.168.1.9", THROUGH_THE_DOOR: True}
    for origin, status in (
        ("http://evil.example", 403),
        ("http://127.0.0.1:8000", 403),
        ("http://192.168.1.4:8000", 303),
    ):
        headers = {"Host": "192.168.1.4:8000", "Origin": origin}
        sent = {"language": "en"}
        answer = through.client.post("/preferences", data=sent, headers=headers, environ_overrides=environ)
        assert answer.status_code == status, origin


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
