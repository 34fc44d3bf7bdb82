"""Statuses on the save sheet: one box, numbered boxes, or a row. TG-STA."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import printed
from ..state.pieces import Status
from ..state.table import Avalon


def status_of(state: Avalon, key: str) -> Status | None:
    """The status of that key: as this table knows it, else as the box does, unmarked."""
    if key in state.statuses:
        return state.statuses[key]
    facts = printed.statuses().get(key)
    return None if facts is None else Status(name=facts.names, shape=facts.shape, boxes=facts.boxes)


def follows(key: str, status: Status) -> int | None:
    """What follows when so many, or just these, parts are marked: a verse, or 0 for a special event, else None."""
    facts = printed.statuses().get(key)
    then = facts.then if facts else None
    return then.verse if then is not None and then.is_reached(status.marked) else None


def known_status(draft: Draft[Avalon], key: str) -> Status:
    """The status of that key; refused where neither the table nor the box has one."""
    found = status_of(draft.state, key)
    if found is None:
        draft.refuse("status", "no-such-status", name=key)
    return found


def mark(draft: Draft[Avalon], status: str, part: int | None = None) -> None:
    """Tick a status or one part of it; a tick twice changes nothing. TG-STA-01..05."""
    found = known_status(draft, status)
    before = follows(status, found)
    ticked = 1 if found.shape == "single" else len(found.marked) + 1
    if found.shape == "numbered":
        if part is None:
            draft.refuse("part", "which-part", boxes=found.boxes)
        ticked = part
    if part is not None and part > found.boxes:
        draft.refuse("part", "part-ends-at", boxes=found.boxes)
    if ticked in found.marked or ticked > found.boxes:
        if found.printed:
            draft.tell("tell-already-marked", status=status)
        return
    found.marked = sorted([*found.marked, ticked])
    draft.state.statuses[status] = found
    shown = 0 if found.shape == "single" else ticked
    if found.printed:
        draft.tell("tell-tick-status", status=status, part=shown)
    draft.write("wrote-status", status=status, part=shown)
    then = follows(status, found)
    if then is not None and before is None:
        draft.tell("tell-status-verse" if then else "tell-status-event", status=status, verse=then)


def unmark(draft: Draft[Avalon], status: str, part: int | None = None) -> None:
    """Take a tick of a status back; in a row the last one."""
    found = known_status(draft, status)
    gone = part if found.shape == "numbered" else (found.marked[-1] if found.marked else None)
    if gone is None or gone not in found.marked:
        draft.refuse("part", "not-marked")
    found.marked.remove(gone)
    draft.state.statuses[status] = found
    draft.write("wrote-status-off", status=status, part=0 if found.shape == "single" else gone)
