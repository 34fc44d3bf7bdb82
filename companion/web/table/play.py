"""Playing: the addresses of a table's pages, and of what is done on them."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, Flask, Response, g, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from ...core.errors import BadArguments, Objection, Refusal, Unreadable
from ...core.game import OWN
from ...core.message import say
from ...core.typography import unbound
from ...games import game as game_of
from ...store.errors import NothingThere, Stale
from ...store.records import Record
from ...store.tables import Done
from .. import forms
from ..errors import answer
from ..rights import needs
from ..stores import store
from ..viewers import viewer
from ..wording import voice
from ..writes import page_write, tapped
from . import history
from .more import form_of
from .page import TablePage, Trouble, drawn_by, in_place, safe
from .pages import panel as panel_of
from .showing import drawn, open_moment, open_table, shown, with_footer

log = logging.getLogger(__name__)
parts = Blueprint("play", __name__)


@parts.get("/t/<id>/")
@needs("look")
def home(id: str) -> str:
    """The table where its players left it: at its first panel, its open list, or its box."""
    return shown(open_table(id, ""))


@parts.get("/t/<id>/<name>")
@needs("look")
def panel(id: str, name: str) -> str:
    """One of the game's own pages, or one of those that every table has."""
    return shown(open_table(id, name))


@parts.get("/t/<id>/at/<int:revision>")
@needs("look")
def moment(id: str, revision: int) -> str:
    """The table as it stood at an earlier moment: to be looked at, gone back to, or played on as a what-if table."""
    page, ways = open_moment(id, revision)
    ready = panel_of(page)
    return drawn(page, drawn_by(ready.template, **ready.facts, **ways))


@parts.get("/t/<id>/back/<int:to>")
@needs("play")
def back(id: str, to: int) -> str:
    """What a step back to an earlier moment would take, to be looked at before it is done."""
    page = with_footer(open_table(id, "history"))
    return drawn(page, history.back(page, to))


@parts.get("/t/<id>/more/<move>")
@needs("play")
def one_move(id: str, move: str) -> str:
    """The form of one move."""
    page = with_footer(open_table(id, "more"))
    return drawn(page, form_of(page, move))


# --- moves ---------------------------------------------------------------------------------------------------------


@parts.post("/t/<id>/moves/<move>")
@needs("play")
def move(id: str, move: str) -> Answered:
    """Make a move from a form on one of the table's pages."""
    record = store().get(id)
    page = open_table(id, request.form.get("page", ""), record)
    declared = page.game.moves.named(move)
    overrule = request.form.getlist("overrule")
    sent = list(request.form.items(multi=True))
    try:
        args = forms.arguments(sent, declared.arguments)
        done = store().move(id, _revision(), move, args, overrule, viewer=page.viewer, lax=True, write=tapped())
    except (Objection, BadArguments) as error:
        kept = [(name, value) for name, value in sent if name not in ("revision", "overrule")]
        return _refused(page, error, Trouble(answer(error), move, kept, overrule))
    except Stale as error:
        return _stale(id, error)
    after = page.name if page.mine else page.game.page_after(move, page.name, done.record.state)
    sent_again = done.record.revision <= record.revision
    before = store().at(id, done.record.revision - 1).state if sent_again else page.state
    return _made(done, after, opened=before.checklist is None)


@parts.post("/t/<id>/undo")
@needs("play")
def undo(id: str) -> Answered:
    """Take back the last move, or (`to`) everything since an earlier moment."""
    to = request.form.get("to", type=int)
    return _step(id, lambda revision: store().undo(id, revision, to, viewer=viewer(), write=tapped()))


@parts.post("/t/<id>/redo")
@needs("play")
def redo(id: str) -> Answered:
    """Make again the move that was taken back last."""
    taken_back = store().undoable(id, store().get(id))[1]
    again = None if taken_back is None else taken_back.move
    return _step(id, lambda revision: store().redo(id, revision, viewer=viewer(), write=tapped()), again)


@parts.post("/t/<id>/fork")
@needs("keep")
def fork(id: str) -> Answered:
    """A what-if table from this moment or an earlier one, with a name that says what it is."""
    source = store().get(id)
    at = request.form.get("at", type=int)
    name = unbound(voice().t("fork-name", name=str(source.plain.get("name", ""))[:60]))
    record = store().fork(id, at, name, viewer=viewer(), write=page_write())
    return redirect(url_for("play.home", id=record.id), 303)


def _step(id: str, does: Any, again: str | None = None) -> Answered:
    before = store().get(id)
    try:
        done = does(_revision())
    except (Stale, NothingThere) as error:
        return _stale(id, error)
    # What was laid aside by mistake lies open again: that is what was wanted back.
    return _made(done, _page_after_step(before, done.record, again), opened=before.plain.get("checklist") is None)


def _page_after_step(before: Record, after: Record, again: str | None) -> str:
    page = request.form.get("page", "")
    try:
        return game_of(after.game).page_after_step(page, before.state, after.state, again)
    except Unreadable:  # a step back to what this version cannot read, or away from it
        return page


def _revision() -> int:
    try:
        return int(request.form["revision"])
    except (KeyError, ValueError):
        raise BadArguments("revision", say("argument-missing", field="revision")) from None


def _made(done: Done, name: str, opened: bool) -> Answered:
    """The page from which the move was made, fresh: in place, or by a redirect that a reload does not repeat.

    Of a move that was sent again: the page as it stands now, for others may have moved since.
    """
    try:
        state = done.record.state
    except Unreadable:  # a step back to what this version cannot read
        return _to(url_for("play.home", id=done.record.id))
    if state.checklist is not None and opened and name != OWN:
        name = "list"
    elif name == "list" and state.checklist is None:
        name = ""
    if name == "shelf":
        return redirect(url_for("shelf.shelf"), 303)
    where = url_for("play.home", id=done.record.id) + safe(name)
    if not in_place():
        asked = request.query_string.decode()  # a form may ask for more than the page: a hand that stays open
        return _to(f"{where}?{asked}" if asked else where)
    try:
        newest = store().revision(done.record.id) == done.record.revision
        response = make_response(shown(open_table(done.record.id, name, done.record if newest else None)))
    except Exception:  # the move is made, and its page will say for itself that it cannot be drawn
        log.exception("the page after a move could not be drawn")
        return _to(where)
    kept = where + g.page.as_seat
    if _shown().split("?")[0] != where and name == "journal":  # the way back from a book is the page it was opened on
        response.headers["HX-Push-Url"] = kept
    else:
        response.headers["HX-Replace-Url"] = "false" if _shown() == kept else kept
    return response


def _to(where: str) -> Answered:
    """On to another address, which a reload does not repeat."""
    return Response(headers={"HX-Redirect": where}) if in_place() else redirect(where, 303)


def _shown() -> str:
    """The address that the browser shows already: telling it again costs a slow tablet more than the move."""
    shown = urlsplit(request.headers.get("HX-Current-URL", ""))
    return shown.path + (f"?{shown.query}" if shown.query else "")


def _refused(page: TablePage, error: Refusal, trouble: Trouble) -> Answered:
    """A calm word about why not. In place it lies over the page, which keeps all that was typed on it."""
    page.trouble = trouble
    if page.name == "shelf" and trouble.move == "rename":  # the shelf says it on the table's card
        return redirect(url_for("shelf.shelf", renaming=page.id, name=page.typed("rename", "name", "")[:200]), 303)
    if in_place():
        response = make_response(render_template("play/trouble.html", page=page))
        response.headers["HX-Retarget"] = "#trouble"
        response.headers["HX-Reswap"] = "innerHTML"
        response.headers["HX-Push-Url"] = "false"
    else:
        response = make_response(shown(page))
    response.status_code = trouble.answer.status
    return response


def _stale(id: str, error: Refusal) -> Answered:
    """The table as it stands now, with a quiet note that nothing was done."""
    page = open_table(id, request.form.get("page", ""))
    page.stale = isinstance(error, Stale)
    response = make_response(shown(page))
    response.status_code = answer(error).status
    if in_place():
        response.headers["HX-Push-Url"] = "false"
    return response


def init_app(app: Flask) -> None:
    """Register the pages of a table, and the moves made on them."""
    app.register_blueprint(parts)
    app.jinja_env.globals["here"] = lambda: g.page
