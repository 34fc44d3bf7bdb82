"""A sample: a table half-way through its story, played by a script, so that a newcomer sees a living table at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Do = Callable[..., Any]  # do(move, **args) makes the move and gives the state after it


def put_away(do: Do) -> None:
    """The evening ends, and another one begins."""
    for move in ("put_away", "close_box", "lay_table", "sit_down"):
        do(move)


@dataclass(frozen=True)
class Sample:
    """A table's name, the options that it was set up with, and `play(do)`, which makes its moves one after another.

    `evenings`: how many days ago each of its evenings was, the first one first.
    """

    name: str
    options: dict[str, Any]
    play: Callable[[Do], None]
    evenings: tuple[int, ...] = (0,)
