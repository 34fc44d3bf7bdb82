"""Statuses on the save sheet: one box, numbered boxes, or a row. TG-STA."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.words import LANGUAGES
from .. import box, knowledge
from ..names import Text
from ..state import Avalon, Status

moves = Moves()
Part = Annotated[int, msgspec.Meta(ge=1, le=20)]
Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]


def status_of(state: Avalon, key: str) -> Status | None:
    """The status of that key: as this table knows it, else as the box does, unmarked."""
    if key in state.statuses:
        return state.statuses[key]
    facts = box.statuses().get(key)
    if facts is None:
        return None
    name: dict[str, str] = {language: facts[language] for language in LANGUAGES if language in facts}
    return Status(name=name, shape=facts["shape"], boxes=facts["boxes"])


def follows(key: str, status: Status) -> dict | None:
    """What follows when so many, or just these, parts are marked: {"verse": n} or {} for a special event, else None."""
    then = box.statuses().get(key, {}).get("then")
    if not then:
        return None
    reached = set(then["parts"]) <= set(status.marked) if "parts" in then else len(status.marked) >= then["any"]
    return {"verse": then.get("verse", 0)} if reached else None


@moves.add()
def mark(draft: Draft[Avalon], status: Key, part: Part | None = None) -> None:
    """TG-STA-01..05: tick a status or one part of it; it then holds for everyone. A tick twice changes nothing.

    In a row of unnumbered boxes the next empty one is ticked.
    """
    found = _found(draft, status)
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
    if then and not before:
        draft.tell("tell-status-verse" if then["verse"] else "tell-status-event", status=status, verse=then["verse"])


@moves.add()
def unmark(draft: Draft[Avalon], status: Key, part: Part | None = None) -> None:
    """Take a tick of a status back; in a row the last one."""
    found = _found(draft, status)
    gone = part if found.shape == "numbered" else (found.marked[-1] if found.marked else None)
    if gone is None or gone not in found.marked:
        draft.refuse("part", "not-marked")
    found.marked.remove(gone)
    draft.state.statuses[status] = found
    draft.write("wrote-status-off", status=status, part=0 if found.shape == "single" else gone)


@moves.add(teaches=knowledge.of_status)
def describe_status(
    draft: Draft[Avalon],
    status: Key,
    cs: Text = "",
    en: Text = "",
    shape: Literal["single", "numbered", "row"] | None = None,
    boxes: Part | None = None,
) -> None:
    """TG-STA-04, TG-STA-08: name a status as the owner's sheet prints it, put its shape right, or add a new one."""
    found = status_of(draft.state, status) or Status(name={}, shape="single", boxes=1)
    found.name = {**found.name, **({"cs": cs} if cs else {}), **({"en": en} if en else {})}
    if not found.name:
        draft.refuse("cs", "needs-a-name")
    found.shape = shape or found.shape
    found.boxes = 1 if found.shape == "single" else boxes or found.boxes
    if found.shape == "numbered":
        found.marked = [part for part in found.marked if part <= found.boxes]
    else:  # these boxes have no numbers: as many as are ticked, from the first one
        found.marked = [*range(1, min(len(found.marked), found.boxes) + 1)]
    found.printed = True
    draft.state.statuses[status] = found


def _found(draft: Draft[Avalon], key: str) -> Status:
    found = status_of(draft.state, key)
    if found is None:
        draft.refuse("status", "no-such-status", name=key)
    return found
