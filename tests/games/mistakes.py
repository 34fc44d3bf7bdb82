"""What people get wrong at a game: each line of its `mistakes.toml` has a test of its own, marked with the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.game import Game
from companion.reference.entries import mistakes_of


def lines_of(game: Game) -> Callable[[int], Any]:
    """A mark for a test of one line, by its number: it proves that line's rules, too."""
    mistakes = mistakes_of(game.home)

    def line(number: int) -> Any:
        def mark(function: Any) -> Any:
            function.line = number
            return pytest.mark.rule(*mistakes[number - 1].rules)(function)

        return mark

    return line
