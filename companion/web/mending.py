"""When the database is damaged: the page that says so offers the newest sound backup."""

from __future__ import annotations

from flask import Blueprint, Flask, redirect, request, url_for
from werkzeug.exceptions import Conflict
from werkzeug.wrappers import Response

from ..store.backups import Backup, Backups
from .shelf_room import store

parts = Blueprint("mending", __name__)


def backups() -> Backups:
    """The backups of this installation's database."""
    return Backups(store().database)


def latest_backup() -> Backup | None:
    """The newest backup that is whole."""
    return backups().latest()


@parts.post("/restore")
def restore() -> Response:
    """Put the backup that the page named in the place of a damaged database; a sound one is never replaced here."""
    if store().database.trouble is None:
        raise Conflict
    backups().restore(request.form.get("backup", ""))
    return redirect(url_for("shelf.shelf"), 303)


def init_app(app: Flask) -> None:
    """Bring in the way back from damage."""
    app.register_blueprint(parts)
