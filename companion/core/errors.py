"""What can stand in the way of a move. Each is a message for people first; nothing has changed when it is raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .message import Message, say


class Refusal(Exception):
    """Something was not done; `message` says why, in words that can be spoken in the reader's language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Instead(msgspec.Struct, frozen=True):
    """What the table may do instead of a move that met an objection: its words, and the move with its arguments.

    Without a move it is the same one again, and only the arguments that change are told; the engine adds the others.
    """

    message: Message
    args: dict[str, Any]
    move: str = ""


class Objection(Refusal):
    """A rule speaks against a move. `code` is what to send back to do it anyway; some would break the save.

    `instead`: what else the table may do, where the rule leaves it a choice.
    """

    def __init__(self, message: Message, rule: str, can_overrule: bool, instead: Sequence[Instead] = ()) -> None:
        super().__init__(message)
        self.code = message.key
        self.rule = rule
        self.can_overrule = can_overrule
        self.instead = list(instead)


class BadArguments(Refusal):
    """A move was given arguments that it cannot take; `field` names the one that is wrong."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(message)
        self.field = field


class UnknownMove(Refusal):
    """The game has no move of that name."""


class Unreadable(Refusal):
    """A table's state does not fit today's types: nothing can be played at it, only taken back."""

    def __init__(self) -> None:
        super().__init__(say("table-unreadable"))


class UnknownGame(Refusal):
    """This installation has no game of that name."""
