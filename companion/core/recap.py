"""What is told of an evening when the next one begins."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .message import Message

FEW, PAGE = 4, 14  # sentences: too short to remember an evening by; as many as stand on a page


def worth_telling(chronicle: Sequence[Message], keys: Collection[str], more: Collection[str] = ()) -> list[Message]:
    """What one would tell a friend who missed the evening, in its order, not more than a page.

    `more`: what is told besides of an evening in which little else happened.
    """
    told = [message for message in chronicle if message.key in keys]
    if len(told) < FEW:
        told = [message for message in chronicle if message.key in keys or message.key in more]
    return told[-PAGE:]
