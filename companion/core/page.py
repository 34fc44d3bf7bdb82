"""What a page shows: a view of the table, and what it asks of the frame that stands around every page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .message import Message


@dataclass(frozen=True)
class Next:
    """The one large step, lower right: a move with its arguments, a form of the page that it sends, or a way to a page.

    `quiet`: something likelier stands on the page. `there`: the step that takes its place on the page it leads to.
    """

    label: Message
    move: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)
    form: str = ""
    page: str = ""
    quiet: bool = False
    there: Next | None = None


@dataclass(frozen=True)
class Tableau:
    """A turn of the story worth a picture: which one, the sentences to be read aloud under it, and what is to be done
    at once, so that nobody misses it."""

    picture: str
    said: list[Message]
    asked: Sequence[Message] = ()


@dataclass(frozen=True)
class Prompt:
    """What one seat has to decide before the table goes on: whose it is, and what is asked of it.

    The moves that answer it stand on the table's pages and on the seat's own.
    """

    seat: int
    message: Message


@dataclass(frozen=True)
class Frame:
    """What the frame around a page needs to know of what lies in it."""

    next: Next | None = None  # the one large step
    # By move: that step while its question is asked; None: the answers stand beside the question, and nowhere else.
    answers: Mapping[str, Next | None] = field(default_factory=dict)
    subtitle: Message | None = None  # the small line beside the table's name
    scene: str = ""  # what is going on: another one begins at its top
    title: Message | None = None  # in place of the page's own name


@dataclass(frozen=True, kw_only=True)
class View:
    """What a panel shows. Each page extends it by a field for each thing that its template asks for."""

    frame: Frame = Frame()
