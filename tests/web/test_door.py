"""The page of the door, the strip on the shelf, and who may turn it."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from companion.network import door as doors
from companion.network.door import LAST_WORD, THROUGH_THE_DOOR
from tests.network.test_door import Answering, Called


@pytest.fixture
def door(app, monkeypatch):
    """The app's door, hung at a free port of this machine."""
    monkeypatch.setattr(doors, "HostName", Called)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    kept = app.extensions["door"]
    app.extensions["door"] = door = doors.HouseDoor()
    door.hang(Answering(), port, lambda: [ip_address("127.0.0.1")])
    yield door
    door.close()
    app.extensions["door"] = kept


def test_a_house_for_this_machine_alone_says_how_it_is_opened(english):
    page = english.get("/door").text
    assert "companion serve --lan" in page and 'name="door"' not in page
    assert english.post("/door", {"door": "open"}).status_code == 303
    assert "answers only this machine" in english.get("/door").text
    assert english.get("/door/qr.svg").status_code == 404
    assert "door-strip" not in english.get("/").text


def test_open_it_says_the_address_the_name_and_the_picture(english, door):
    door.invitation, door.code = lambda: "/join/abc", lambda: "482 913"
    door.open()
    page = english.get("/door").text
    assert f"127.<wbr>0.<wbr>0.<wbr>1:{door.port}" in page and f"kronikar.<wbr>local:{door.port}" in page
    assert "482 913" in page and "nothing goes out to the internet" in page
    picture = english.get("/door/qr.svg")
    assert picture.mimetype == "image/svg+xml" and picture.headers["Cache-Control"] == "no-store"
    assert b'fill="#fff"' in picture.data and b"<script" not in picture.data
    assert door.invites == f"http://127.0.0.1:{door.port}/join/abc"


def test_one_tap_closes_it_and_one_opens_it_again(english, door):
    door.open()
    shelf = english.get("/").text
    assert "door-strip" in shelf and f"127.<wbr>0.<wbr>0.<wbr>1:{door.port}" in shelf
    assert english.post("/door", {"door": "close"}).location == "/door"
    assert not door.is_open and "door-strip" not in english.get("/").text
    assert 'href="/door"' in english.get("/").text  # the way back to it
    assert "Open the door again" in english.get("/door").text
    english.post("/door", {"door": "open"})
    assert door.is_open and "Close the door" in english.get("/door").text


def test_a_device_that_closes_it_from_outside_is_told_so_before_it_is(app, door, monkeypatch):
    door.open()
    register = app.extensions["register"]
    _, token = register.add("Tablet", "host")
    client, said = app.test_client(), []
    client.set_cookie("device", token, domain="127.0.0.1")
    environ = {"REMOTE_ADDR": "192.168.1.9", THROUGH_THE_DOOR: True, LAST_WORD: lambda: said.append(door.is_open)}
    headers = {"Host": f"127.0.0.1:{door.port}", "Accept-Language": "en"}
    answer = client.post("/door", data={"door": "close"}, headers=headers, environ_overrides=environ)
    assert answer.status_code == 200 and "this device is outside it" in answer.text
    assert said == [True] and not door.is_open


@pytest.mark.parametrize(("method", "path"), [("GET", "/door"), ("POST", "/door"), ("GET", "/door/qr.svg")])
def test_a_stranger_neither_sees_nor_turns_it(app, door, method, path):
    door.open()
    environ = {"REMOTE_ADDR": "192.168.1.9", THROUGH_THE_DOOR: True}
    answer = app.test_client().open(
        path, method=method, data={"door": "close"} if method == "POST" else None,
        headers={"Host": f"127.0.0.1:{door.port}"}, environ_overrides=environ,
    )  # fmt: skip
    assert answer.status_code in (303, 401) and door.is_open
    assert answer.status_code == 401 or answer.location == "/join"


def test_without_a_network_it_says_so_and_waits(english, door):
    door._look = lambda: []
    door.open()
    assert "on no home network" in english.get("/door").text
    door.close()
    door._look = lambda: [ip_address("127.0.0.1")]
    with socket.socket() as other:
        other.bind(("127.0.0.1", door.port))
        other.listen()
        door.open()
        assert f"has port {door.port}" in english.get("/door").text.replace("\xa0", " ")
