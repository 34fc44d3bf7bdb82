"""The door: whether the home network may reach this house, and how it is found from there."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from .addresses import Address, in_an_address, own_addresses
from .names import HostName

# What our server puts into a request's environment: whether it came from the home network (else from this machine), and
# what a view calls whose answer is the last one of its connection, even when the door is closed meanwhile.
THROUGH_THE_DOOR, LAST_WORD = "companion.through_the_door", "companion.last_word"
LOOKED_AFTER = 4.0  # seconds between two looks at the machine's addresses: another Wi-Fi, a new lease
WAITING = 64  # connections that may wait to be taken in, at each address
log = logging.getLogger(__name__)


class Sockets(Protocol):
    """What answers: listening sockets are given to it and taken from it while it runs."""

    def admit(self, listening: socket.socket) -> Any: ...

    def dismiss(self, entrances: Iterable[Any]) -> None: ...


class HouseDoor:
    """The door of one house. Until it is hung it cannot be opened: only `serve --lan` hangs it.

    Each address of the home network gets an entrance of its own; no public address has one, not even by mistake.
    `invitation` gives the path to which the QR code leads, `code` what is typed where nothing can be scanned.
    """

    def __init__(self) -> None:
        self.scheme = "http"
        self.port = 0
        self.invitation: Callable[[], str] = lambda: "/"
        self.code: Callable[[], str] = lambda: ""
        self.told: Callable[[], None] = lambda: None  # called when the addresses or the name have changed
        self.refused: list[Address] = []  # where another program has the port
        self._sockets: Sockets | None = None
        self._look: Callable[[], list[Address]] = own_addresses
        self._name: HostName | None = None
        self._entrances: dict[Address, Any] = {}
        self._order: list[Address] = []
        self._open = False
        self._lock = threading.RLock()
        self._stirred = threading.Condition(self._lock)
        self._watch: threading.Thread | None = None

    # --- what it is -----------------------------------------------------------------------------------------------

    @property
    def may_open(self) -> bool:
        """Whether this house was begun as one that the home network may reach."""
        return self._sockets is not None

    @property
    def is_open(self) -> bool:
        """Whether the home network may reach the house now."""
        return self._open

    @property
    def addresses(self) -> list[Address]:
        """The addresses at which it is open, the likeliest one first."""
        with self._lock:
            return [address for address in self._order if address in self._entrances]

    @property
    def name(self) -> str:
        """The name by which it is found, where the network allows one: "kronikar.local"."""
        return self._name.name if self._name is not None and self._open else ""

    @property
    def looks_for_a_name(self) -> bool:
        """Whether it is not yet known if there is a name."""
        return self._open and self._name is not None and not self._name.name and not self._name.trouble

    def address_of(self, host: str | Address) -> str:
        """The address of the first page, at that host, as it is typed."""
        usual = {"http": 80, "https": 443}[self.scheme]
        port = "" if self.port == usual else f":{self.port}"
        return f"{self.scheme}://{in_an_address(host)}{port}"

    @property
    def urls(self) -> list[str]:
        """Each address of the first page, the likeliest one first."""
        return [self.address_of(address) for address in self.addresses]

    @property
    def invites(self) -> str:
        """The address that the QR code says; "" while nobody can be invited."""
        return self.urls[0] + self.invitation() if self.urls else ""

    def answers_to(self, host: str) -> bool:
        """Whether a Host header that came through the door names it: an address or the name, and the port."""
        names = [in_an_address(address) for address in self.addresses] + ([self.name] if self.name else [])
        usual = self.port in (80, 443)  # one port may be asked both ways
        return self._open and any(
            host.lower() == f"{name}:{self.port}" or (usual and host.lower() == name) for name in names
        )

    # --- what is done with it -------------------------------------------------------------------------------------

    def hang(self, sockets: Sockets, port: int, look: Callable[[], list[Address]] = own_addresses) -> None:
        """From now on it can be opened: this answers, at that port."""
        self._sockets, self.port, self._look = sockets, port, look

    def open(self) -> None:
        """Let the home network in, at every address that the machine has there, now and later; again is nothing new."""
        with self._lock:
            if self._sockets is None or self._open:
                return
            self._open = True
            self._name = HostName(self.port, lambda: self.told())
            self._follow()
            self._watch = threading.Thread(target=self._keep_watch, name="door", daemon=True)
            self._watch.start()

    def close(self) -> None:
        """Nobody comes in from the home network any more, and whoever was in is cut off at once."""
        with self._lock:
            if not self._open or self._sockets is None:
                return
            self._open = False
            entrances, self._entrances, self._order = self._entrances, {}, []
            name, self._name = self._name, None
            self._stirred.notify_all()
            self._sockets.dismiss(entrances.values())
        if name is not None:  # its last word on the network may take a moment, and nobody waits for that
            threading.Thread(target=name.give_up, name="name", daemon=True).start()

    def take_down(self) -> None:
        """The house goes down: it is closed, and its name is given back before that ends."""
        with self._lock:
            name = self._name
        self.close()
        if name is not None:
            name.give_up()

    def _keep_watch(self) -> None:
        with self._lock:
            mine = threading.current_thread()
            while self._open and self._watch is mine:
                self._stirred.wait(LOOKED_AFTER)
                if self._open and self._watch is mine:
                    try:
                        self._follow()
                    except Exception:  # the next look may do better
                        log.warning("the addresses of this machine could not be followed", exc_info=True)

    def _follow(self) -> None:
        """Open new addresses, and let go those that the machine has no more."""
        assert self._sockets is not None
        there = self._look()
        gone = [address for address in self._entrances if address not in there]
        if gone:
            self._sockets.dismiss([self._entrances.pop(address) for address in gone])
        came = [address for address in there if address not in self._entrances]
        self.refused = [address for address in came if not self._let_in(address)]
        changed = bool(gone) or len(self.refused) < len(came)
        if (changed or self._order != there) and self._name is not None:
            self._order = there
            if changed and self.addresses:
                self._name.take(self.addresses)
            self.told()

    def _let_in(self, address: Address) -> bool:
        """Open one address; False where it cannot be: another program has the port there, or it is gone already."""
        assert self._sockets is not None
        listening = socket.socket(socket.AF_INET if address.version == 4 else socket.AF_INET6, socket.SOCK_STREAM)
        try:
            if sys.platform == "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((str(address), self.port))
            listening.listen(WAITING)
            self._entrances[address] = self._sockets.admit(listening)
        except OSError as error:
            with suppress(OSError):
                listening.close()
            if error.errno not in (errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EACCES):
                log.info("no entrance at %s: %s", address, error)
            return False
        return True
