"""What can stand in the way of a move. Each is a message for people first; nothing has changed when it is raised."""

from __future__ import annotations

from .message import Message


class Refusal(Exception):
    """Something was not done; `message` says why, in words that can be spoken in the reader's language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Objection(Refusal):
    """A rule speaks against a move. `code` is what to send back to do it anyway; some would break the save."""

    def __init__(self, message: Message, rule: str, can_overrule: bool) -> None:
        super().__init__(message)
        self.code = message.key
        self.rule = rule
        self.can_overrule = can_overrule


class BadArguments(Refusal):
    """A move was given arguments that it cannot take; `field` names the one that is wrong."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(message)
        self.field = field


class UnknownMove(Refusal):
    """The game has no move of that name."""


class UnknownGame(Refusal):
    """This installation has no game of that name."""
