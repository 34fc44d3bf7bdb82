"""What a lock asks for, in words of the app's own."""

from __future__ import annotations

from ..core.message import Message, say
from .expressions import Expression
from .vocabulary import Vocabulary


def asked_for(lock: Expression, vocabulary: Vocabulary) -> Message | None:
    """What a simple comparison asks for, in the game's words ("gold 2"); None for what only its author can say."""
    if lock.simple is None or lock.simple[1] in ("==", "!="):
        return None
    asked, sign, number = lock.simple
    whose, _, what = asked.partition(".")
    if asked not in vocabulary.locks and whose not in vocabulary.locks:
        return None
    number += {">": 1, "<": -1}.get(sign, 0)
    key = f"lock-{what}" if asked in vocabulary.locks else f"lock-{whose}"
    return say(key, what=what, number=number, sign="least" if sign in (">", ">=") else "most")
