"""What went wrong, told calmly: one answer for pages and API, with the right status, in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from flask import Flask, Response, g, jsonify, render_template, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as Answered

from ..core.errors import BadArguments, Objection, Refusal, UnknownGame, UnknownMove, Unreadable
from ..core.message import Message, say
from ..devices.device import NoSuchDevice, OddName, RegisterBusy, SeatTaken, TooManyDevices
from ..devices.invitations import NobodyNew, TooSoon, WrongCode
from ..library.desk import Changed, NotSaved
from ..reference.entries import UnknownRule
from ..store.box_facts import BrokenFacts, NewerFacts, NotFacts
from ..store.chest import BrokenChest, NewerChest, NotAChest
from ..store.errors import (
    Damaged,
    DamagedTable,
    InUse,
    NoSuchMoment,
    NoSuchTable,
    NothingThere,
    NotWritable,
    Stale,
    StoreBusy,
    StoreFull,
    ThrownAway,
)
from ..store.exchange import BrokenTable, NewerTable, NotATable, TellsAll, TooLarge
from ..store.keys import KeyUsed
from ..store.learned import NoSuchCard, OddFacts
from ..store.pictures import NoSuchPicture, TooManyPictures
from ..store.recordings import LongRecording, NoSuchRecording, NotASound, TooManyRecordings
from ..store.samples import NoSample
from ..store.sqlite.backups import BadBackup, NoBackup
from ..store.sqlite.second_home import HomeRefused
from ..story.library import NoSuchBook
from ..story.twine_source import NotTwee
from ..volume.forms import NoSuchForm, NothingRecorded
from ..volume.pdf import NoTypesetter
from ..volume.redrawing import HugePicture, NoPainter, NotAPicture
from . import broken
from .access import NotSecured, NotThisName
from .rights import NotYours, Stranger, may
from .wording import voice

log = logging.getLogger(__name__)

STATUS: dict[type[Refusal], int] = {
    NoSuchTable: 404,
    NoSuchMoment: 404,
    ThrownAway: 410,
    KeyUsed: 422,
    UnknownGame: 404,
    UnknownMove: 404,
    UnknownRule: 404,
    Unreadable: 409,
    Stale: 409,
    BadBackup: 422,
    NoBackup: 404,
    HomeRefused: 422,
    NothingThere: 409,
    InUse: 409,
    Objection: 422,
    BadArguments: 422,
    NoSample: 404,
    NoSuchBook: 404,
    NoSuchPicture: 404,
    NoSuchForm: 404,
    NoTypesetter: 503,
    NotAPicture: 422,
    NoPainter: 503,
    HugePicture: 413,
    TooManyPictures: 409,
    NoSuchRecording: 404,
    NotASound: 422,
    LongRecording: 413,
    TooManyRecordings: 409,
    NothingRecorded: 409,
    NotTwee: 422,
    Changed: 409,
    NotSaved: 507,
    NotATable: 422,
    NewerTable: 422,
    BrokenTable: 422,
    NotFacts: 422,
    NewerFacts: 422,
    BrokenFacts: 422,
    OddFacts: 422,
    NoSuchCard: 404,
    NotAChest: 422,
    NewerChest: 422,
    BrokenChest: 422,
    TooLarge: 413,
    TellsAll: 403,
    NotSecured: 403,
    StoreFull: 507,
    NotWritable: 507,
    StoreBusy: 503,
    NotThisName: 421,
    Damaged: 503,
    DamagedTable: 503,
    Stranger: 401,
    NotYours: 403,
    NoSuchDevice: 404,
    OddName: 422,
    SeatTaken: 409,
    TooManyDevices: 409,
    RegisterBusy: 503,
    WrongCode: 403,
    TooSoon: 429,
    NobodyNew: 403,
}
SAID = (400, 403, 404, 405, 409, 413, 415, 421, 503)  # HTTP errors that have a sentence of their own: `error-<status>`


class Answer(msgspec.Struct, frozen=True):
    """How an error is answered: the status, a code for programs, a message for people, and its facts."""

    status: int
    code: str
    message: Message
    facts: dict[str, Any] = {}

    @property
    def plain(self) -> dict[str, Any]:
        """The answer as JSON: `{code, message, ...}`, spoken in the reader's language."""
        plain = {"code": self.code, "message": voice().spoken(self.message), **self.facts}
        if "instead" in plain:
            plain["instead"] = [
                {"message": voice().spoken(way.message), "move": way.move, "args": way.args} for way in plain["instead"]
            ]
        return plain


def answer(error: Exception) -> Answer:
    """The answer to any error. What nobody expected is logged with its trace and told as our own fault."""
    if isinstance(error, Refusal):
        return Answer(_status(error), error.message.key, error.message, _facts(error))
    if isinstance(error, HTTPException) and error.code:
        key = f"error-{error.code}" if error.code in SAID else f"error-{error.code // 100}xx"
        return Answer(error.code, key, say(key))
    log.error("unexpected at %s %s", request.method, request.path, exc_info=error)
    return Answer(500, "error-500", say("error-500"))


def _status(error: Refusal) -> int:
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)


def _facts(error: Refusal) -> dict[str, Any]:
    if isinstance(error, Objection):
        ways = {"instead": error.instead} if error.instead else {}
        return {"rule": error.rule, "can_overrule": error.can_overrule, **ways}
    if isinstance(error, BadArguments):
        return {"field": error.field}
    if isinstance(error, Stale):
        return {"revision": error.revision}
    if isinstance(error, Damaged):
        return {"file": error.message.args.get("file", "")}
    return {}


def show(error: Exception) -> Answered:
    """The one error handler: JSON below /api/, a page with a way on everywhere else."""
    if isinstance(error, HTTPException) and error.code and error.code < 400:
        return error.get_response()  # a redirect is no error
    told = answer(error)
    if isinstance(error, Damaged) and not may("house"):  # where the file lies says who lives here
        told = msgspec.structs.replace(told, facts={})
    page = broken.shown() if _about_a_page(told, error) else None
    if page is not None:
        response = _in_its_place(page)
    elif request.path.startswith("/api/"):
        response = jsonify(told.plain)
    elif "HX-Request" in request.headers:
        response = _over_the_page(told, error)
    else:
        response = Response(_page(told, error), mimetype="text/html")
    response.status_code = told.status
    if isinstance(error, HTTPException):  # Allow, Retry-After
        kept = ("Allow", "Retry-After")
        response.headers.extend([(name, value) for name, value in error.get_headers() if name in kept])
    elif isinstance(error, TooSoon):
        response.headers["Retry-After"] = str(error.wait)
    elif isinstance(error, Stranger):
        response.headers["WWW-Authenticate"] = "Bearer"
    elif told.status == 503:
        response.headers["Retry-After"] = "5"
    return response


def _about_a_page(told: Answer, error: Exception) -> bool:
    """Whether a page of a table could not be drawn, whatever it was."""
    return broken.is_a_page() and (told.status == 500 or isinstance(error, (Unreadable, UnknownGame)))


def _in_its_place(page: str) -> Answered:
    """The broken table as a page of its own, also where only a part of an open page was asked for."""
    if "HX-Request" in request.headers:
        return Response(headers={"HX-Redirect": request.full_path.rstrip("?")})
    return Response(page, mimetype="text/html")


def _over_the_page(told: Answer, error: Exception) -> Answered:
    """For a page that changes in place: the error lies over it, and nothing typed on it is lost."""
    if isinstance(error, Damaged):
        return Response(headers={"HX-Redirect": "/"})  # the page that offers the backup
    over = {"HX-Retarget": "#trouble", "HX-Reswap": "innerHTML", "HX-Push-Url": "false"}
    return Response(render_template("play/failed.html", told=told), headers=over, mimetype="text/html")


def _page(told: Answer, error: Exception) -> str:
    from .restoring import holding, offered  # it asks for the store, as all pages do

    table = (request.view_args or {}).get("id") if not isinstance(error, (NoSuchTable, ThrownAway)) else None
    g.pop("page", None)
    mending: dict[str, Any] = {"backups": offered()} if isinstance(error, Damaged) and may("house") else {}
    if isinstance(error, DamagedTable) and table and may("keep"):  # looking through the backups takes a while
        mending = {"damaged": table, "holding": holding(table)}
    return render_template("error.html", told=told, table=table, **{"damaged": None, **mending})


def init_app(app: Flask) -> None:
    """Answer every error in one place."""
    app.register_error_handler(Exception, show)
