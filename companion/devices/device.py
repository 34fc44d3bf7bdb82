"""A device: a browser or a program that was let in, and what can stand in its way."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from ..core.viewer import KEEPERS, Role

DeviceKind = Literal["browser", "program"]
ROLES: tuple[Role, ...] = ("host", "chronicler", "player", "onlooker")
LONGEST_NAME = 40


class Device(msgspec.Struct, frozen=True):
    """A device as the host sees it. `seats`: its seat at each table where it has one; `asks`: the role it would like.

    `created` and `seen` are moments in UTC. Its token is known to the device alone; here, only a digest of it is kept.
    """

    id: str
    name: str
    role: Role
    kind: DeviceKind
    created: str
    seen: str
    asks: str = ""
    seats: dict[str, int] = {}

    @property
    def keeps(self) -> bool:
        """Whether it is one that keeps tables: then it may bring whole ones."""
        return self.role in KEEPERS


class NoSuchDevice(Refusal):
    """There is no device of that id: it was removed meanwhile."""

    def __init__(self) -> None:
        super().__init__(say("no-such-device"))


class SeatTaken(Refusal):
    """Another device has that seat; the host may free it."""

    def __init__(self, name: str) -> None:
        super().__init__(say("seat-taken", name=name))


class TooManyDevices(Refusal):
    """So many devices sit at no table."""

    def __init__(self, most: int) -> None:
        super().__init__(say("too-many-devices", most=most))


class RegisterBusy(Refusal):
    """Another program holds the register's file just now: nothing was changed."""

    def __init__(self) -> None:
        super().__init__(say("register-busy"))


class OddName(Refusal):
    """A device has a name of one line, which is neither empty nor endless."""

    def __init__(self) -> None:
        super().__init__(say("device-name-odd", most=LONGEST_NAME))


def plain_name(name: str) -> str:
    """A device's name as somebody typed it, on one line; OddName. Whatever steers a terminal or a page is left out."""
    told = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not told or len(told) > LONGEST_NAME:
        raise OddName()
    return told
