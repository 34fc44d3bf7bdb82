"""The house's name on the home network, by mDNS: kronikar.local, or kronikar-2.local where another house has it.

A network that does not allow it costs nothing: then there is no name, and the address does as well.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address

from zeroconf import AddressResolver, IPVersion, ServiceInfo, Zeroconf

from .addresses import Address

NAME = "kronikar"
KIND = "_http._tcp.local."
MOST = 20  # houses on one network
ASKED = 700  # milliseconds that another house has to say that a name is its own
AGAIN = 2.0  # seconds after which it is asked once more: two may have begun at the same moment
log = logging.getLogger(__name__)


def host_name(number: int) -> str:
    """The name of the first house on a network, of the second ..."""
    return f"{NAME}.local" if number == 1 else f"{NAME}-{number}.local"


class HostName:
    """A name on the network, while it is held. `changed` is called whenever there is another one, or none any more."""

    def __init__(self, port: int, changed: Callable[[], None] = lambda: None) -> None:
        self.port = port
        self.changed = changed
        self.name = ""  # under which the house is found now
        self.trouble = ""  # why there is none
        self._addresses: list[Address] = []
        self._wanted = 0  # which taking counts: a later one, or giving it up, ends an earlier
        self._lock = threading.Lock()
        self._conf: Zeroconf | None = None

    def take(self, addresses: Sequence[Address]) -> None:
        """Look for a free name and say on the network that it is found here; in another thread, as it takes seconds."""
        with self._lock:
            self._wanted += 1
            wanted = self._wanted
        threading.Thread(target=self._take, args=(wanted, list(addresses)), name="name", daemon=True).start()

    def give_up(self) -> None:
        """Say that there is no such house any more."""
        with self._lock:
            self._wanted += 1
            self._leave()

    def _leave(self) -> None:
        conf, self._conf, self.name = self._conf, None, ""
        if conf is not None:
            with suppress(Exception):  # the network may have gone; whoever asks hears no answer then
                conf.unregister_all_services()
            with suppress(Exception):
                conf.close()

    def _take(self, wanted: int, addresses: list[Address]) -> None:
        with self._lock:
            if wanted != self._wanted:
                return
            self._leave()
            self._addresses = addresses
            try:
                where, versions = _where(addresses)
                self._conf = Zeroconf(where, ip_version=versions)
                self.name, self.trouble = self._register(self._conf, 1), ""
            except Exception as error:  # whatever it is, the house is found by its address
                self._leave()
                self.trouble = str(error) or type(error).__name__
                log.info("no name on this network: %s", self.trouble)
        self.changed()
        if self.name:
            threading.Event().wait(AGAIN)
            self._look_again(wanted)

    def _register(self, conf: Zeroconf, first: int) -> str:
        """The first free name, from that number on, which is ours from now on."""
        for number in range(first, first + MOST):
            name = host_name(number)
            if self._others(conf, name):
                continue
            instance = NAME.capitalize() if number == 1 else f"{NAME.capitalize()} {number}"
            conf.register_service(
                ServiceInfo(
                    KIND,
                    f"{instance}.{KIND}",
                    port=self.port,
                    server=f"{name}.",
                    addresses=[address.packed for address in self._addresses],
                    properties={"path": "/"},
                ),
                allow_name_change=True,
            )
            return name
        raise OSError("every name is taken")

    def _others(self, conf: Zeroconf, name: str) -> set[Address]:
        """The addresses of another house of that name."""
        asked = AddressResolver(f"{name}.")
        asked.request(conf, ASKED)
        return {ip_address(one) for one in asked.parsed_addresses()} - set(self._addresses)

    def _look_again(self, wanted: int) -> None:
        """Where two took one name at the same moment, the one at the higher address keeps it."""
        with self._lock:
            conf, name = self._conf, self.name
            if wanted != self._wanted or conf is None:
                return
            try:
                others = self._others(conf, name)
                yields = bool(others) and max(map(_order, others)) > max(map(_order, self._addresses))
                if not yields:
                    return
                conf.unregister_all_services()
                self.name = self._register(conf, 2)
            except Exception as error:
                self._leave()
                self.trouble = str(error) or type(error).__name__
        self.changed()


def _where(addresses: Sequence[Address]) -> tuple[list[str], IPVersion]:
    """Where the name is said and asked for: not every network that has both kinds of address passes on the newer."""
    old = [str(address) for address in addresses if address.version == 4]
    return (old, IPVersion.V4Only) if old else ([str(address) for address in addresses], IPVersion.V6Only)


def _order(address: Address) -> tuple[int, bytes]:
    return address.version, address.packed
