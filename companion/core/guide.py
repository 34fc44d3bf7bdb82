"""The first evening's guide: a line at a time for a table that asked for it, and the move that lays it aside.

A game's first evening is a function of its state that says which line stands above the page now; a state that can be
guided declares `guided`, its view has `guide`, and templates/partials/guide.html shows it. Words: `guide-<name>`, and
of a fold its title `guide-of-<name>`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .draft import Draft
from .message import Message, say
from .moves import Moves

moves = Moves()


@dataclass(frozen=True)
class Advice:
    """What the guide says now, and the rule that explains it.

    Where the page asks something at the same time it is a fold under its `title`, `fresh` as long as nobody read it.
    """

    said: Message
    rule: str
    title: Message | None = None
    fresh: bool = True


class Guided:
    """What the state of a game has whose first evening can be guided: it declares `guided`."""

    __slots__ = ()
    guided: bool


def advise(name: str, rule: str, **facts: Any) -> Advice:
    """The guide's line of that name."""
    return Advice(say(f"guide-{name}", **facts), rule)


def folded(advice: Advice, title: Message, fresh: bool) -> Advice:
    """The line as a fold beside a question, under a title: open as long as it is `fresh`."""
    return replace(advice, title=title, fresh=fresh)


@moves.add()
def follow_guide(draft: Draft[Any], guided: bool = True) -> None:
    """Take up the first evening's guide, or lay it aside."""
    draft.state.guided = guided
