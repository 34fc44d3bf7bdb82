"""Things said to people, kept as a key and its facts: they can be spoken in any language, now or in ten years."""

from __future__ import annotations

from typing import Any

import msgspec

from .bounds import Named, Word


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence not yet spoken: the key of its wording and the facts that it mentions."""

    key: Word
    args: Named[Word, Any] = {}


def say(key: str, /, **args: Any) -> Message:
    """A message from its key and facts; facts are plain data (numbers, strings, lists of strings)."""
    return Message(key, args)
