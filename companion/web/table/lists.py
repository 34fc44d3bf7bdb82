"""The lists of what the hands do, and the box between two evenings."""

from __future__ import annotations

from typing import Any

from ...core.message import say
from ...core.page import Frame, Next
from ..stores import store
from .page import Prepared, TablePage, drawn_by

LISTS = {"put_away": "close_box", "lay_table": "sit_down"}  # what follows when a checklist is through


def checklist(page: TablePage) -> Prepared:
    """The list that lies open, and what follows when it is through."""
    page.name = "list"
    purpose = page.state.checklist.purpose
    through = Next(say(f"list-{purpose}-done"), move="leave_list", args={"done": purpose})
    after = _step(LISTS[purpose]) if purpose in LISTS else through
    page.frame = Frame(next=after, title=say(f"list-{purpose}"))
    return drawn_by("play/checklist.html")


def box(page: TablePage) -> Prepared:
    """A table that lies in its box: what happened last, and the way out."""
    page.name = ""
    page.frame = Frame(next=_step("lay_table"))
    return drawn_by("play/box.html", previously=previously(page))


def previously(page: TablePage) -> list[Any]:
    """ "Previously on": what the game makes of the chronicle of the evening that was last."""
    session = page.state.evening.session
    evening = store().line(page.id, session)
    if not page.state.evening.away and session > 1:
        evening = store().line(page.id, session - 1)
    return page.game.recap([message for entry in evening for message in entry.chronicle])


def _step(move: str) -> Next:
    return Next(say(f"step-{move}"), move=move, args={})
