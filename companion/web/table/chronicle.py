"""The chronicle: what happened, by evenings; told as a tale, or line by line with the hours."""

from __future__ import annotations

from flask import request

from ...core.tale import tale
from ..stores import store
from .page import Prepared, TablePage, drawn_by

PART = 200  # entries on one page: an evening with more is turned like a book


def evening(page: TablePage) -> Prepared:
    """One evening of the chronicle, the last one unless another is asked for; `?lines=1`: as it was written."""
    page.name = "chronicle"
    evenings = store().evenings(page.id, page.state.evening.session) or [1]
    asked = request.args.get("evening", type=int)
    shown = asked if asked in evenings else evenings[0]
    entries = [entry for entry in store().line(page.id, shown) if entry.chronicle or entry.rulings]
    parts_of = max(1, -(-len(entries) // PART))
    part = min(max(request.args.get("part", parts_of, type=int), 1), parts_of)
    entries = entries[(part - 1) * PART : part * PART]
    in_lines = request.args.get("lines") == "1"
    return drawn_by(
        "play/chronicle.html",
        evening=shown,
        evenings=evenings,
        entries=entries,
        in_lines=in_lines,
        tale=[] if in_lines else tale([(entry.revision, entry.chronicle) for entry in entries], page.game.manner),
        part=part,
        parts_of=parts_of,
    )
