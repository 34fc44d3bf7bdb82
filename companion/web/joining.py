"""Joining: the pages on which somebody comes in, by the address behind the QR code or by the code that they type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Flask, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.exceptions import Forbidden
from werkzeug.wrappers import Response

from ..core.errors import BadArguments, Refusal, UnknownGame, Unreadable
from ..core.message import say
from ..core.viewer import Role
from ..devices.device import LONGEST_NAME, Device, OddName
from ..devices.invitations import Invitation, Invitations, TooSoon
from ..games import game as game_of
from ..store.errors import NoSuchTable, ThrownAway
from .errors import answer
from .rights import needs, role
from .spines import shown_name
from .stores import store
from .viewers import COOKIE, MACHINE, asking, device, is_here, register
from .wording import Voice, language

parts = Blueprint("joining", __name__)
Said = tuple[str, int, dict[str, str]]  # a page that says why not, its status, and headers
A_LONG_TIME = 400 * 24 * 3600  # seconds; no browser keeps a cookie for longer


@dataclass(frozen=True)
class Chair:
    """A seat as somebody who joins sees it: who plays there, whom they run, and whose device has it already."""

    seat: int
    player: str
    runs: str
    holder: Device | None


@dataclass(frozen=True)
class Around:
    """A table that one may join, and its seats."""

    id: str
    name: str
    chairs: list[Chair]


def invitations() -> Invitations:
    """The invitations of the app that answers this request."""
    return current_app.extensions["invitations"]


def invite(app: Flask) -> None:
    """Let the door say the invitations of the store that lies open: behind the QR code, and as a code to be typed."""
    door, known = app.extensions["door"], app.extensions["invitations"]

    def path() -> str:
        now = known.current()
        return f"/join/{now.token}" if now else "/join"

    def code() -> str:
        now = known.current()
        return now.shown_code if now else ""

    door.invitation, door.code = path, code


def around(id: str) -> Around | None:
    """The seats of a table, for whoever is to choose one; None where there is no table, or none that can be read."""
    try:
        record, one = store().get(id), store().shelf.one(id)
        state, game = record.state, game_of(record.game)
    except (NoSuchTable, ThrownAway, Unreadable, UnknownGame):
        return None
    speaks = Voice(language(), game, state)
    chairs = [
        Chair(
            seat.id,
            seat.player,
            " · ".join(speaks.spoken(say("one-name", who=who)) for who in state.run_by(seat.id)),
            register().holder(id, seat.id),
        )
        for seat in state.seats
    ]
    return Around(id, shown_name(one), chairs)


def seats_elsewhere(page: Any) -> set[int]:
    """The seats of a page's table that are looked at from a device of their own, and from no other."""
    held = {one.seats[page.id] for one in register().all() if page.id in one.seats}
    return held - {page.viewer.seat}


def table_meant(invitation: Invitation) -> str:
    """The table to which an invitation leads: the one that it names, else the one that was touched last."""
    if invitation.table:
        return invitation.table
    return next((one.id for one in store().shelf.part("playing", 1)), "")


# --- coming in -------------------------------------------------------------------------------------------------------


@parts.get("/join")
@needs("anyone")
def knock() -> str:
    """The door from outside: the code is typed here."""
    out = COOKIE in request.cookies and asking() is None
    return render_template(
        "join/knock.html", known=device(), here=is_here(), role=role(), wrong=None, typed="", out=out
    )


@parts.post("/join")
@needs("anyone")
def open_by_code() -> Response | Said:
    """On to the seats, when the typed code is right."""
    typed = request.form.get("code", "")[:40]
    try:
        if not typed.strip():
            raise BadArguments("code", say("code-missing"))
        invitation = invitations().accept(typed, request.remote_addr or "")
    except Refusal as refusal:
        return _knocked(refusal, typed)
    return redirect(url_for("joining.seats", token=invitation.token), 303)


@parts.get("/join/<token>")
@needs("anyone")
def seats(token: str) -> str | Said:
    """Behind the QR code: say a name, choose a seat."""
    try:
        invitation = invitations().scanned(token)
    except Refusal as refusal:
        return _knocked(refusal, "")
    return _seats(invitation)


@parts.post("/join/<token>")
@needs("anyone")
def join(token: str) -> Response | Said:
    """Come in: with a seat, to look on, or to look on until the host makes one the chronicler."""
    try:
        invitation = invitations().scanned(token)
    except Refusal as refusal:
        return _knocked(refusal, "")
    id, chosen, typed = table_meant(invitation), request.form.get("as", ""), request.form.get("name", "")
    table = around(id)
    chair = next((one for one in table.chairs if str(one.seat) == chosen), None) if table else None
    try:
        if chair is None and chosen not in ("onlooker", "chronicler"):
            raise SeatGone()
        return _come_in(id, chair, typed or (chair.player or chair.runs if chair else ""), chosen)
    except Refusal as refusal:
        return _seats(invitation, refusal, typed), answer(refusal).status, {}


class SeatGone(Refusal):
    """Nobody can sit there: the table has changed, or the form was made by hand."""

    def __init__(self) -> None:
        super().__init__(say("seat-gone"))


def _come_in(id: str, chair: Chair | None, name: str, chosen: str) -> Response:
    """Let a device in, or give one that is in already its seat; on to the table."""
    known, token = device(), ""
    if known is None:
        role: Role = "player" if chair else "onlooker"
        asks = "chronicler" if chosen == "chronicler" else ""
        known, token = register().add(name, role, asks=asks, table=id, seat=chair.seat if chair else None)
    elif chair:
        register().sit(known.id, id, chair.seat)
        if known.role == "onlooker":
            register().change(known.id, role="player")
    onward = redirect(url_for("play.home", id=id) if id else url_for("shelf.shelf"), 303)
    if token:
        onward.set_cookie(
            COOKIE, token, max_age=A_LONG_TIME, httponly=True, samesite="Strict", secure=request.is_secure
        )
    return onward


def _seats(invitation: Invitation, refusal: Refusal | None = None, typed: str = "") -> str:
    id = table_meant(invitation)
    return render_template(
        "join/seats.html",
        token=invitation.token,
        table=around(id) if id else None,
        known=device(),
        wrong=refusal.message if refusal else None,
        odd_name=isinstance(refusal, OddName),
        typed=typed,
        longest=LONGEST_NAME,
    )


def _knocked(refusal: Refusal, typed: str) -> Said:
    told = answer(refusal)
    page = render_template(
        "join/knock.html", known=device(), here=is_here(), role=role(), wrong=refusal.message, typed=typed, out=False
    )
    return page, told.status, {"Retry-After": str(refusal.wait)} if isinstance(refusal, TooSoon) else {}


# --- being in --------------------------------------------------------------------------------------------------------


@parts.post("/t/<id>/sit")
@needs("look")
def sit(id: str) -> Response:
    """A device that is in takes a free seat at another table; one that it has, only the host takes from it."""
    known, seat = device(), request.form.get("seat", type=int)
    table = around(id)
    if known is None or table is None or known.role == "onlooker" or id in known.seats:
        raise Forbidden
    if seat not in {one.seat for one in table.chairs}:
        raise SeatGone()
    register().sit(known.id, id, seat)
    return redirect(url_for("play.home", id=id), 303)


@parts.get("/t/<id>/sit")
@needs("look")
def free_seats(id: str) -> str:
    """The seats of a table, for a device that has none there."""
    store().revision(id)
    return render_template("join/sit.html", table=around(id), known=device(), id=id)


@parts.post("/leave")
@needs("anyone")
def leave() -> Response:
    """This device goes: it is forgotten here, and at this machine one is the host again."""
    known = device()
    if known is not None:
        register().remove(known.id)
    onward = make_response(redirect(url_for("shelf.shelf") if is_here() else url_for("joining.knock"), 303))
    onward.delete_cookie(COOKIE, httponly=True, samesite="Strict", secure=request.is_secure)
    return onward


def init_app(app: Flask) -> None:
    """Register the way in; the templates may ask which device looks at them."""
    app.register_blueprint(parts)
    app.jinja_env.globals["seats_elsewhere"] = seats_elsewhere
    app.jinja_env.globals.update(this_device=device, at_the_machine=lambda: asking() is MACHINE)
