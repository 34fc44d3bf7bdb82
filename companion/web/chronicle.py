"""The chronicle: what happened, by evenings; any earlier moment looked at; a what-if table from it."""

from __future__ import annotations

from flask import Blueprint, Flask, redirect, request, url_for
from werkzeug.wrappers import Response

from ..core.typography import unbound
from .play import prepare
from .shelf import page_write
from .shelf_room import store
from .table_page import PAGES, TablePage, answer_with, open_table
from .viewers import viewer
from .wording import voice

parts = Blueprint("chronicle", __name__)
PART = 200  # entries on one page: an evening with more is turned like a book


def shown(page: TablePage) -> str:
    """One evening of the chronicle, the last one unless another is asked for."""
    page.name = "chronicle"
    evenings = store().evenings(page.id, page.state.evening.session) or [1]
    asked = request.args.get("evening", type=int)
    evening = asked if asked in evenings else evenings[0]
    entries = [entry for entry in store().line(page.id, evening) if entry.chronicle or entry.rulings]
    parts_of = max(1, -(-len(entries) // PART))
    part = min(max(request.args.get("part", parts_of, type=int), 1), parts_of)
    return answer_with(
        page,
        "play/chronicle.html",
        evening=evening,
        evenings=evenings,
        entries=entries[(part - 1) * PART : part * PART],
        part=part,
        parts_of=parts_of,
    )


@parts.get("/t/<id>/at/<int:revision>")
def moment(id: str, revision: int) -> str:
    """The table as it stood at an earlier moment: to be looked at, gone back to, or played on as a what-if table."""
    now = store().get(id)
    page = open_table(id, "", store().at(id, revision))
    page.still = True
    template = prepare(page)
    evening = store().line(id, page.state.evening.session)
    on_line = page.record.head != now.head and any(entry.revision == page.record.head for entry in evening)
    return answer_with(page, template, on_line=on_line, now_revision=now.revision)


@parts.post("/t/<id>/fork")
def fork(id: str) -> Response:
    """A what-if table from this moment or an earlier one, with a name that says what it is."""
    source = store().get(id)
    at = request.form.get("at", type=int)
    name = unbound(voice().t("fork-name", name=str(source.plain.get("name", ""))[:60]))
    record = store().fork(id, at, name, viewer=viewer(), write=page_write())
    return redirect(url_for("play.home", id=record.id), 303)


def init_app(app: Flask) -> None:
    """Register the pages of the chronicle."""
    app.register_blueprint(parts)
    PAGES["chronicle"] = shown
