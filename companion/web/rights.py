"""What each address is for: whose it is to ask for it. Declared with the address, and asked at one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

Right = Literal["anyone", "look", "play", "keep", "house"]
RIGHT = "companion_right"  # where a view keeps its declaration
V = TypeVar("V", bound=Callable)


def needs(right: Right) -> Callable[[V], V]:
    """Declare what the decorated view asks of whoever calls it.

    "anyone": nothing, strangers come here, too; "look": to have been let in; "play": to sit at the table or to keep it;
    "keep": to keep the table, as the chronicler and the host do; "house": to be the host.
    """

    def declare(view: V) -> V:
        setattr(view, RIGHT, right)
        return view

    return declare
