"""Statuses on the save sheet: one box, numbered boxes, or a row. TG-STA."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Text
from ..play import lessons, statuses
from ..play.statuses import status_of
from ..state.pieces import Status
from ..state.table import Avalon

moves = Moves()
StatusPart = Annotated[int, msgspec.Meta(ge=1, le=20)]
StatusKey = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]


@moves.add()
def mark(draft: Draft[Avalon], status: StatusKey, part: StatusPart | None = None) -> None:
    """TG-STA-01..05: tick a status or one part of it; it then holds for everyone. A tick twice changes nothing.

    In a row of unnumbered boxes the next empty one is ticked.
    """
    statuses.mark(draft, status, part)


@moves.add()
def unmark(draft: Draft[Avalon], status: StatusKey, part: StatusPart | None = None) -> None:
    """Take a tick of a status back; in a row the last one."""
    statuses.unmark(draft, status, part)


@moves.add(teaches=lessons.of_status)
def describe_status(
    draft: Draft[Avalon],
    status: StatusKey,
    cs: Text = "",
    en: Text = "",
    shape: Literal["single", "numbered", "row"] | None = None,
    boxes: StatusPart | None = None,
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
