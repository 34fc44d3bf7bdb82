"""When the database or a table in it is damaged: the pages that say so offer the backups, by what is in them."""

from __future__ import annotations

from flask import Blueprint, Flask, redirect, request, url_for
from werkzeug.exceptions import Conflict
from werkzeug.wrappers import Response

from ..store.rescue import bring_back
from ..store.sqlite.backups import NoBackup
from ..store.sqlite.copies import Backup
from .rights import needs
from .stores import installation, store

parts = Blueprint("restoring", __name__)


def offered() -> list[Backup]:
    """What can be put in the place of a database that is damaged or gone, the newest sound one first."""
    return installation().backups.offered()


def holding(id: str) -> Backup | None:
    """The newest backup in which a table can be read that cannot be read here any more."""
    return installation().backups.holding(id)


@parts.post("/restore")
@needs("house")
def restore() -> Response:
    """Put the backup that the page named in the place of a damaged database; a sound one is never replaced here."""
    if installation().database.trouble is None:
        raise Conflict
    installation().backups.restore(request.form.get("backup", ""))
    return redirect(url_for("shelf.shelf"), 303)


@parts.post("/begin-anew")
@needs("house")
def begin_anew() -> Response:
    """Go on with the file as it stands, or with an empty shelf where there is none: its owners have said so."""
    here = installation()
    trouble = here.database.trouble
    if trouble is None or trouble.key == "store-damaged":
        raise Conflict
    here.database.begin_anew()
    here.backups.make()
    return redirect(url_for("shelf.shelf"), 303)


@parts.post("/t/<id>/bring-back")
@needs("keep")
def bring_table_back(id: str) -> Response:
    """A damaged table as the newest backup has it that can read it, as a table of its own."""
    if (backup := holding(id)) is None:
        raise NoBackup()
    with installation().backups.opened(backup) as old:
        back = bring_back(store(), old, id)
    return redirect(url_for("play.home", id=back.id), 303)


def init_app(app: Flask) -> None:
    """Register the ways back from damage."""
    app.register_blueprint(parts)
    app.jinja_env.globals["sealed"] = lambda: store().ledger.sealed
