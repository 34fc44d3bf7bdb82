"""What the terminal says of the door to the home network: where the house is found, and the code to be scanned."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from io import StringIO

import click
import segno

from .network.door import HouseDoor

QUIET = 2  # modules of light around the code; a terminal's cells are large


class DoorTold:
    """The door as the terminal tells it: when it opens, when a name is found, when the network has changed."""

    def __init__(self, door: HouseDoor, say: Callable[..., str]) -> None:
        self.door = door
        self.say = say
        self._told: list[str] = []
        self._name = ""
        self._lock = threading.Lock()

    def begin(self) -> None:
        """Tell it now, and whatever changes from now on."""
        self.door.told = self.tell
        self.tell()

    def tell(self) -> None:
        """Tell what is new."""
        with self._lock:
            lines = list(self._news())
            if lines:
                click.echo("\n".join(lines))

    def _news(self) -> list[str]:
        door, lines = self.door, list[str]()
        if not door.is_open:
            return lines
        if not self._told or door.urls != self._told:
            lines += self._addresses("cli-door-changed" if self._told else "cli-door-open")
        if door.name and (door.name != self._name or lines):
            self._name = door.name
            lines.append(f"  {self.say('cli-door-name', address=door.address_of(door.name))}")
        return lines

    def _addresses(self, key: str) -> list[str]:
        door, urls = self.door, self.door.urls
        if not urls:
            said = self.say("door-port-taken", port=str(door.port)) if door.refused else self.say("door-no-network")
            known, self._told = self._told == [said], [said]
            return [] if known else ["", said]
        self._told = urls
        lines = ["", self.say(key), "", *(f"  {url}" for url in urls), ""]
        if sys.stdout.isatty() and (code := drawn(door.invites)):
            lines += [*code, ""]
        if typed := door.code():
            lines.append(f"  {self.say('cli-door-code', code=typed)}")
        return [*lines, self.say("door-means"), self.say("cli-door-close")]


def drawn(address: str) -> list[str]:
    """The address as a QR code made of letters, light on dark whatever the terminal's colours; [] where it has none."""
    plain = StringIO()
    segno.make(address, micro=False).terminal(plain, border=QUIET, compact=True)
    try:
        plain.getvalue().encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return []
    return ["  " + click.style(line, fg="bright_white", bg="black") for line in plain.getvalue().splitlines()]
