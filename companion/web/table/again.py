"""A passage read again, as it was told at an earlier moment of its table: its words, and no way on."""

from __future__ import annotations

from flask import Blueprint, Flask, redirect, url_for
from werkzeug.wrappers import Response as Answered

from ..rights import needs
from ..stores import store
from . import reader
from .page import drawn_by
from .showing import drawn, open_table

parts = Blueprint("again", __name__)


@parts.get("/t/<id>/read/<int:revision>")
@needs("look")
def passage(id: str, revision: int) -> str | Answered:
    """What lay open at that moment; where nothing did, or the book is gone, the place of it in the chronicle."""
    now = store().get(id)
    page = open_table(id, "journal", store().at(id, revision))
    page.still = True
    lay = reader.lying_open(page)
    if lay.passage is None:
        there = url_for("play.panel", id=id, name="chronicle", lines=1, at=revision, _anchor=f"r{revision}")
        return redirect(there, 303)
    facts = {"on_line": False, "now_revision": now.revision}
    return drawn(page, drawn_by("journal/again.html", passage=lay.passage, cover=lay.cover, **facts))


def init_app(app: Flask) -> None:
    """Register the page of a passage that is read again."""
    app.register_blueprint(parts)
