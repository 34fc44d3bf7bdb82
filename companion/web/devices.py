"""The host's view of who is in: names, roles, seats, when they were last there; and the way out."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from flask import Blueprint, Flask, current_app, redirect, request, url_for
from werkzeug.wrappers import Response

from ..core.errors import BadArguments
from ..core.message import say
from ..core.viewer import Role
from ..devices.device import LONGEST_NAME, ROLES, OddName
from .joining import Around, around, invitations
from .rights import needs
from .spines import shown_name
from .stores import store
from .viewers import device, register

parts = Blueprint("devices", __name__)


def facts() -> dict[str, Any]:
    """What the list of devices shows: the invitation to a table (`?table=`, else the last one), devices, seats."""
    table = request.args.get("table", "")[:40]
    invitation = invitations().current(table)
    meant = table or (invitation.table if invitation else "") or _last()
    return {
        "invitation": invitation,
        "shut": invitations().shut,
        "wrong_tries": invitations().wrong,
        "devices": register().all(),
        "table": around(meant) if meant else None,
        "tables": [(one.id, shown_name(one)) for one in store().shelf.part("playing", 20)],
        "roles": ROLES,
        "longest": LONGEST_NAME,
        "this": device(),
        "here": current_app.extensions["streams"].devices(),
    }


def seats_of(table: Around | None) -> list[tuple[int, str]]:
    """The seats of a table with the names of who sits there."""
    return [(one.seat, one.player or one.runs) for one in table.chairs] if table else []


def seat_called(table: Around, seat: int) -> str:
    """Who sits on a seat of the table, by what its players call it."""
    return dict(seats_of(table)).get(seat, str(seat))


def _last() -> str:
    return next((one.id for one in store().shelf.part("playing", 1)), "")


@parts.get("/devices/stand")
@needs("house")
def stand() -> Response:
    """Who is in and who is here now, as a word: while it stays the same, the host's page is as it was drawn."""
    return Response(device_stand(), mimetype="text/plain", headers={"Cache-Control": "no-store"})


def device_stand() -> str:
    """What that page shows, in short."""
    invitation = invitations().current()
    shown = [(one.id, one.name, one.role, one.asks, one.seats) for one in register().all()]
    here = sorted(current_app.extensions["streams"].devices())
    return sha256(repr((shown, here, invitation, invitations().shut)).encode()).hexdigest()[:16]


@parts.post("/devices/invite")
@needs("house")
def invite() -> Response:
    """Another invitation: the one before is worth nothing from now on."""
    table = request.form.get("table", "")[:40]
    invitations().renew(table)
    return _back(table)


@parts.post("/devices/<device>/change")
@needs("house")
def change(device: str) -> Response:
    """Another name, another role, another seat at the table that is meant."""
    role, table, seat = (request.form.get(name) for name in ("role", "table", "seat"))
    known = register().get(device)
    if role is not None and role not in ROLES:
        raise BadArguments("role", say("argument-choice", field="role", got=role[:60]))
    chosen: Role | None = next((one for one in ROLES if one == role), None)
    name = request.form.get("name")
    if (name is not None and name != known.name) or (chosen and chosen != known.role) or known.asks:
        try:
            register().change(device, name=name, role=chosen)
            if chosen == "onlooker" != known.role:
                invitations().end()  # with it, one would take a seat again
        except OddName:
            return redirect(url_for("door.show", table=table or None, odd=device, _anchor="devices"), 303)
    if table and seat is not None:
        chairs = around(table)
        wanted = next((one.seat for one in chairs.chairs if str(one.seat) == seat), None) if chairs else None
        if wanted != known.seats.get(table):
            register().sit(device, table, wanted, even_if_taken=True)
    return _back(table or "")


@parts.post("/devices/<device>/remove")
@needs("house")
def remove(device: str) -> Response:
    """Out, at once, with its open streams."""
    register().remove(device)
    invitations().end()  # who was shown out has it, and would come in again
    return _back(request.form.get("table", ""))


def _back(table: str) -> Response:
    return redirect(url_for("door.show", table=table or None, _anchor="devices"), 303)


def init_app(app: Flask) -> None:
    """Register what the host does with devices."""
    app.register_blueprint(parts)
    app.jinja_env.globals["guessed"] = lambda: invitations().shut
    app.jinja_env.globals["who_asks"] = lambda: [one for one in register().all() if one.asks]
    app.jinja_env.globals.update(
        device_facts=facts, device_stand=device_stand, seats_of=seats_of, seat_called=seat_called
    )
