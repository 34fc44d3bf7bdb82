"""The house's name on its network, without one: what is said, and that nothing waits for it. With one: two machines."""

from __future__ import annotations

import threading
from ipaddress import ip_address

import pytest

from companion.network import names
from companion.network.names import HostName, host_name

HOME = ip_address("192.168.1.4")


class Conf:
    """A network on which everything goes well but what the test says does not."""

    taken: dict[str, list[str]] = {}

    def __init__(self, interfaces, ip_version) -> None:
        self.registered: list[str] = []
        self.closed = False
        confs.append(self)

    def register_service(self, info, allow_name_change) -> None:
        self.registered.append(info.server)

    def unregister_all_services(self) -> None:
        self.registered.clear()

    def close(self) -> None:
        self.closed = True


confs: list[Conf] = []


class Resolver:
    """Who answers to a name there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def request(self, conf, timeout) -> None:
        pass

    def parsed_addresses(self) -> list[str]:
        return Conf.taken.get(self.name, [])


@pytest.fixture
def taking(monkeypatch):
    """Take a name, and wait until it is known whether there is one."""
    monkeypatch.setattr(names, "Zeroconf", Conf)
    monkeypatch.setattr(names, "AddressResolver", Resolver)
    monkeypatch.setattr(names, "AGAIN", 0)
    monkeypatch.setattr(Conf, "taken", {})
    confs.clear()
    held = []

    def take(*addresses) -> HostName:
        known = threading.Event()
        name = HostName(8000, known.set)
        held.append(name)
        name.take(addresses or [HOME])
        assert known.wait(10)
        return name

    yield take
    for name in held:
        name.give_up()


def test_the_first_free_name_is_taken_and_given_back(taking):
    Conf.taken = {"kronikar.local.": ["192.168.1.9"], "kronikar-2.local.": ["192.168.1.8"]}
    name = taking()
    assert name.name == "kronikar-3.local" == host_name(3) and confs[-1].registered == ["kronikar-3.local."]
    name.give_up()
    assert not name.name and confs[-1].closed and not confs[-1].registered


def test_our_own_answer_is_nobody_elses_name(taking):
    Conf.taken = {"kronikar.local.": [str(HOME)]}
    assert taking().name == "kronikar.local"


def test_a_network_that_allows_no_names_is_said_calmly(taking, monkeypatch):
    def refuses(*_, **__):
        raise OSError(19, "No such device")

    monkeypatch.setattr(names, "Zeroconf", refuses)
    name = taking()
    assert name.name == "" and "No such device" in name.trouble
    monkeypatch.setattr(names, "Zeroconf", Conf)
    known = threading.Event()
    name.changed = known.set
    name.take([HOME])  # another network, which does
    assert known.wait(10) and name.name == "kronikar.local" and not name.trouble


def test_where_every_name_is_taken_there_is_none(taking):
    Conf.taken = {f"{host_name(number)}.": ["192.168.1.9"] for number in range(1, 99)}
    name = taking()
    assert name.name == "" and name.trouble and confs[-1].closed


def test_a_name_that_was_given_up_while_it_was_looked_for_is_not_taken(taking, monkeypatch):
    waits = threading.Event()
    monkeypatch.setattr(Resolver, "request", lambda *_: waits.wait(10))
    name = HostName(8000)
    name.take([HOME])
    giving = threading.Thread(target=name.give_up)
    giving.start()
    waits.set()
    giving.join(10)
    assert name.name == "" and all(conf.closed and not conf.registered for conf in confs)
