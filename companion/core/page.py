"""What a page asks of its frame: the one large step, and what stands around what a panel shows."""

from __future__ import annotations

from collections.abc import Mapping
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
