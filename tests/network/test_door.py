"""The door: what it opens and what it lets go when the network changes; nothing that it was not hung for."""

from __future__ import annotations

import socket
import threading
import time
from ipaddress import ip_address

import pytest

from companion.network import door as doors
from companion.network.door import HouseDoor


class Answering:
    """What would answer: it keeps the listening sockets that it was given."""

    def __init__(self) -> None:
        self.open: list[socket.socket] = []

    def admit(self, listening):
        self.open.append(listening)
        return listening

    def dismiss(self, entrances):
        for one in list(entrances):
            self.open.remove(one)
            one.close()

    @property
    def at(self) -> list[str]:
        return sorted(one.getsockname()[0] for one in self.open)


class Called:
    """A name that is found at once."""

    trouble = ""

    def __init__(self, port, changed) -> None:
        self.name = ""
        self.taken: list[list] = []
        self.changed = changed

    def take(self, addresses) -> None:
        self.taken.append(addresses)
        self.name = "kronikar.local"
        self.changed()

    def give_up(self) -> None:
        self.name = ""


HOME, ELSEWHERE = ip_address("127.0.0.1"), ip_address("127.0.0.2")  # two addresses that any Linux can be asked at


@pytest.fixture
def hung(monkeypatch):
    """A door that may be opened, at a free port; `there` is what the machine has."""
    monkeypatch.setattr(doors, "HostName", Called)
    monkeypatch.setattr(doors, "LOOKED_AFTER", 0.02)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    door, sockets, there = HouseDoor(), Answering(), [HOME]
    door.hang(sockets, port, lambda: list(there))
    yield door, sockets, there
    door.close()


def soon(holds) -> bool:
    deadline = time.monotonic() + 10
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.01)
    return holds()


def test_a_door_that_was_not_hung_opens_for_nobody():
    door = HouseDoor()
    door.open()
    assert not door.may_open and not door.is_open and not door.urls and not door.answers_to("127.0.0.1:0")
    door.close()
    door.take_down()


def test_open_and_closed_and_open_again(hung):
    door, sockets, _ = hung
    assert door.may_open and not door.is_open and not sockets.open
    for _ in range(3):
        door.open()
        door.open()
        assert sockets.at == ["127.0.0.1"] and door.urls == [f"http://127.0.0.1:{door.port}"]
        assert door.name == "kronikar.local" and door.invites == f"http://127.0.0.1:{door.port}/"
        door.close()
        door.close()
        assert not sockets.open and not door.urls and not door.name and not door.invites
    assert soon(lambda: not [one for one in threading.enumerate() if one.name == "door"])


def test_addresses_that_come_and_go_are_followed(hung):
    door, sockets, there = hung
    told = []
    door.told = lambda: told.append(door.urls)
    door.open()
    there.insert(0, ELSEWHERE)
    assert soon(lambda: sockets.at == ["127.0.0.1", "127.0.0.2"])
    assert soon(lambda: door.urls[0] == f"http://127.0.0.2:{door.port}")
    there.remove(HOME)
    assert soon(lambda: sockets.at == ["127.0.0.2"]) and soon(lambda: door.addresses == [ELSEWHERE])
    there.clear()
    assert soon(lambda: not sockets.open)
    assert door.is_open and not door.urls  # the Wi-Fi is off: when it comes again, so do they
    there.append(HOME)
    assert soon(lambda: sockets.at == ["127.0.0.1"])
    assert len(told) >= 4


def test_a_port_that_another_program_has_is_said_and_taken_when_it_is_free(hung):
    door, sockets, _ = hung
    with socket.socket() as other:
        other.bind(("127.0.0.1", door.port))
        other.listen()
        door.open()
        assert door.is_open and not door.urls and door.refused == [HOME]
    assert soon(lambda: sockets.at == ["127.0.0.1"]) and door.refused == []


def test_what_cannot_be_looked_at_once_is_looked_at_again(hung, monkeypatch):
    door, sockets, there = hung
    door.open()
    look, fails = door._look, [OSError("no adapters just now")] * 3
    monkeypatch.setattr(door, "_look", lambda: (_ for _ in ()).throw(fails.pop()) if fails else look())
    there.append(ELSEWHERE)
    assert soon(lambda: sockets.at == ["127.0.0.1", "127.0.0.2"])


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:{port}", True),
        ("kronikar.local:{port}", True),
        ("KroniKar.LOCAL:{port}", True),
        ("kronikar.local", False),  # that is another origin: whatever answers at port 80
        ("kronikar.local:1", False),
        ("kronikar.local.:{port}", False),
        ("127.0.0.1.:{port}", False),
        ("127.0.0.1", False),
        ("127.0.0.2:{port}", False),
        ("kronikar-2.local:{port}", False),
        ("localhost:{port}", False),
        ("evil.example:{port}", False),
        ("kronikar.local:{port}.evil.example", False),
        ("", False),
    ],
)
def test_the_names_that_it_answers_to(hung, host, ours):
    door, _, _ = hung
    host = host.format(port=door.port)
    assert not door.answers_to(host)
    door.open()
    assert door.answers_to(host) is ours
    door.close()
    assert not door.answers_to(host)


def test_a_usual_port_is_not_typed():
    door = HouseDoor()
    door.port = 80
    assert door.address_of("kronikar.local") == "http://kronikar.local"
    assert door.address_of(ip_address("fd00::1")) == "http://[fd00::1]"
    door.scheme, door.port = "https", 8000
    assert door.address_of("kronikar.local") == "https://kronikar.local:8000"
