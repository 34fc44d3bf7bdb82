"""The chronicle: what happened, by evenings; told as a tale, or line by line with the hours.

`?at=57`: the evening and the part of it in which that move was made.
"""

from __future__ import annotations

from flask import request

from ...core.tale import tale
from ...store.errors import NoSuchMoment
from ..stores import store
from .page import Prepared, TablePage, drawn_by

PART = 200  # entries on one page: an evening with more is turned like a book


def _evening_of(id: str, revision: int) -> int | None:
    try:
        return store().entry(id, revision).session
    except NoSuchMoment:
        return None


def evening(page: TablePage) -> Prepared:
    """One evening of the chronicle, the last one unless another is asked for; `?lines=1`: as it was written."""
    page.name = "chronicle"
    evenings = store().evenings(page.id, page.state.evening.session) or [1]
    at = request.args.get("at", type=int)
    asked = request.args.get("evening", type=int) if at is None else _evening_of(page.id, at)
    shown = asked if asked in evenings else evenings[0]
    entries = [entry for entry in store().line(page.id, shown) if entry.chronicle or entry.rulings]
    parts_of = max(1, -(-len(entries) // PART))
    there = next((place // PART + 1 for place, entry in enumerate(entries) if entry.revision == at), parts_of)
    part = min(max(request.args.get("part", there, type=int), 1), parts_of)
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
