"""Where this machine is found on the home network: its private addresses, the likeliest one first."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable

import ifaddr

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOMELY = tuple(  # in this order: what routers for homes give away comes first
    ipaddress.ip_network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")
)
NO_PLACE = ipaddress.ip_address("192.0.2.1")  # an address that is nobody's: a way there is sought, and nothing sent
# Networks within the machine (containers, virtual machines) and tunnels to elsewhere: friends do not sit there.
_WITHIN = re.compile(
    r"docker|podman|br-|veth|virbr|vmnet|vbox|vmware|hyper-v|vethernet|wsl|lxc|lxd|cni|flannel|cali"
    r"|tun|tap|utun|wg|zt|tailscale|ppp|ipsec|vpn",
    re.IGNORECASE,
)


def own_addresses(
    adapters: Callable[[], Iterable[ifaddr.Adapter]] = ifaddr.get_adapters,
    way_out: Callable[[], Address | None] | None = None,
) -> list[Address]:
    """The addresses on which the house may answer its network. Public ones are not among them, nor the machine's own.

    First the one from which the machine goes out into the world, which is the one that hangs on the router; last those
    of networks within the machine, and of tunnels, whichever they are.
    """
    out = (way_out or _way_out)()
    found: dict[Address, tuple[bool, bool, int, str]] = {}
    for adapter in adapters():
        within = bool(_WITHIN.match(adapter.name) or _WITHIN.search(adapter.nice_name))
        for ip in adapter.ips:
            address = _address(ip.ip)
            rank = _rank(address)
            if address is not None and rank is not None:
                order = (within, address != out, rank, str(address))
                found[address] = min(found.get(address, order), order)
    return sorted(found, key=lambda address: found[address])


def _address(ip: str | tuple[str, int, int]) -> Address | None:
    try:
        return ipaddress.ip_address(ip if isinstance(ip, str) else ip[0])
    except ValueError:
        return None


def _rank(address: Address | None) -> int | None:
    """How homely an address is; None for one that is not opened."""
    return next((rank for rank, network in enumerate(HOMELY) if address in network), None) if address else None


def _way_out() -> Address | None:
    """The address from which this machine would go out into the world, if there is a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((str(NO_PLACE), 9))  # of a datagram's socket: it only chooses the way
            return ipaddress.ip_address(asked.getsockname()[0])
        except OSError:
            return None


def in_an_address(name: str | Address) -> str:
    """A host as it stands in an address: one of IPv6 in brackets."""
    return f"[{name}]" if ":" in str(name) else str(name)
