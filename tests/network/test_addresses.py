"""Which addresses of a machine are opened to its network, and in which order."""

from __future__ import annotations

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as some
from ifaddr import IP, Adapter

from companion.network.addresses import in_an_address, own_addresses


def adapter(name: str, *addresses: str) -> Adapter:
    """A network card as the system tells of it."""
    ips = [IP(one if ":" not in one else (one, 0, 0), 24, name) for one in addresses]
    return Adapter(name, name, ips)


def found(*adapters: Adapter, out: str = "") -> list[str]:
    return [str(one) for one in own_addresses(lambda: adapters, lambda: ip_address(out) if out else None)]


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "::1", "8.8.8.8", "100.64.0.7", "169.254.3.4", "fe80::1", "2001:db8::1", "0.0.0.0"]
)
def test_what_is_not_of_a_household_is_not_opened(address):
    assert found(adapter("eth0", address)) == []


def test_the_way_out_stands_first_and_what_is_within_the_machine_last():
    adapters = (
        adapter("docker0", "172.17.0.1"),
        adapter("eth1", "192.168.7.2"),
        adapter("wlan0", "10.0.0.12", "fd12::5"),
        adapter("tun0", "192.168.99.1"),
    )
    assert found(*adapters, out="10.0.0.12") == ["10.0.0.12", "192.168.7.2", "fd12::5", "192.168.99.1", "172.17.0.1"]
    assert found(*adapters, out="192.168.99.1")[0] == "192.168.7.2"  # a tunnel is no home, though everything goes there


def test_windows_names_its_cards_in_words():
    windows = Adapter("{846EE342}", "Hyper-V Virtual Ethernet Adapter", [IP("172.20.0.1", 20, "vEthernet (WSL)")])
    wifi = Adapter("{7039-11DE}", "Intel(R) Wi-Fi 6", [IP("172.16.5.4", 24, "Wi-Fi")])
    assert found(windows, wifi) == ["172.16.5.4", "172.20.0.1"]


@given(some.lists(some.ip_addresses(), max_size=8))
def test_of_all_addresses_only_private_ones_are_opened(addresses):
    for one in own_addresses(lambda: [adapter("eth0", *map(str, addresses))], lambda: None):
        assert one in addresses and one.is_private and not one.is_loopback and not one.is_link_local


def test_this_machine_can_be_asked():
    assert all(one.is_private and not one.is_loopback for one in own_addresses())


def test_an_address_in_an_address():
    assert in_an_address("192.168.1.4") == "192.168.1.4"
    assert in_an_address(ip_address("fd00::1")) == "[fd00::1]"
