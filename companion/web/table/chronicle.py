"""The chronicle: what happened, by evenings."""

from __future__ import annotations

from flask import request

from ..stores import store
from .page import Prepared, TablePage, drawn_by

PART = 200  # entries on one page: an evening with more is turned like a book


def evening(page: TablePage) -> Prepared:
    """One evening of the chronicle, the last one unless another is asked for."""
    page.name = "chronicle"
    evenings = store().evenings(page.id, page.state.evening.session) or [1]
    asked = request.args.get("evening", type=int)
    shown = asked if asked in evenings else evenings[0]
    entries = [entry for entry in store().line(page.id, shown) if entry.chronicle or entry.rulings]
    parts_of = max(1, -(-len(entries) // PART))
    part = min(max(request.args.get("part", parts_of, type=int), 1), parts_of)
    return drawn_by(
        "play/chronicle.html",
        evening=shown,
        evenings=evenings,
        entries=entries[(part - 1) * PART : part * PART],
        part=part,
        parts_of=parts_of,
    )
