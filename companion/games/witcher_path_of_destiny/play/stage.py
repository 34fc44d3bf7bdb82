"""A stage: what happens on a step of the game, whosesoever step it is: the course's own or a story's. WP-STR."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....core.draft import Draft
from ..state.table import Destiny

Deeds = Callable[[Draft[Destiny]], None]
OfState = Callable[[Destiny], bool]


def nothing(draft: Draft[Destiny]) -> None:
    """Nothing to do then."""


def at_once(state: Destiny) -> bool:
    """A step that is over as soon as it has begun."""
    return True


def by_hand(state: Destiny) -> bool:
    """A step of which only the table knows that it is over."""
    return False


@dataclass(frozen=True)
class Stage:
    """A step: what happens when it begins, after each move while it lasts, when it is over, and what happens then.

    `left`: whether the table may say now that it is over, although the app does not know it (`next_step`).
    """

    begin: Deeds = nothing
    go_on: Deeds = nothing
    done: OfState = by_hand
    finish: Deeds = nothing
    left: OfState | None = None

    def may_be_left(self, state: Destiny) -> bool:
        """Whether the table says when the step is over."""
        return self.done is by_hand if self.left is None else self.left(state)
