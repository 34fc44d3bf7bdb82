"""Whose eyes look at what a request asks for: the one place that says so, for pages, API, streams and files alike.

At this machine nobody needs to say who they are: they are the host. Whoever comes over the network is known by the
cookie or the token that their device was given; a device of ours says who it is wherever it comes from.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping

from flask import Flask, current_app, g, request
from werkzeug.http import parse_cookie

from ..core.viewer import WHOLE, Viewer
from ..devices.device import Device
from ..devices.register import Register
from ..network.door import THROUGH_THE_DOOR

SEATS = 99
COOKIE = "device"
MACHINE = Device(id="", name="", role="host", kind="browser", created="", seen="")  # whoever sits at the machine itself


def register() -> Register:
    """The devices that were let into this house."""
    return current_app.extensions["register"]


def asking() -> Device | None:
    """Who asks: a device, `MACHINE`, or None for a stranger. A cookie that says nothing any more is a stranger's."""
    if "asking" not in g:
        token = _token()
        g.asking = (MACHINE if is_here() else None) if token is None else register().known(token)
    return g.asking


def device() -> Device | None:
    """The device that asks; None for this machine itself, and for a stranger."""
    found = asking()
    return None if found is MACHINE else found


def _token() -> str | None:
    bearer = _bearer(request.headers.get("Authorization", ""))
    return request.cookies.get(COOKIE) if bearer is None else bearer


def _bearer(authorization: str) -> str | None:
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def sent_by(app: Flask, headers: Mapping[str, str]) -> Device | None:
    """The device that a request's head names, before anything is made of the request and without asking any file.

    `headers`: as CGI calls them. It opens nothing: it says only how much a connection is trusted with.
    """
    token = _bearer(headers.get("AUTHORIZATION", ""))
    token = parse_cookie(headers.get("COOKIE", "")).get(COOKIE) if token is None else token
    known: Register = app.extensions["register"]
    return known.at_hand(token) if token else None


def is_here() -> bool:
    """Whether the request comes from this machine, and not through the door to the network."""
    if request.environ.get(THROUGH_THE_DOOR):
        return False
    try:
        address = ipaddress.ip_address((request.remote_addr or "").partition("%")[0])
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def viewer() -> Viewer:
    """Whose eyes look at the table that the request is about.

    A device looks from its own seat. The tablet that lies on the table goes from hand to hand: the host's and the
    chronicler's may look from the seat that the address names (`?seat=2`), unless a device of its own has that seat.
    """
    found, table = asking(), (request.view_args or {}).get("id", "")
    if found is None:
        return Viewer(role="onlooker")
    own = found.seats.get(table)
    if found.role == "onlooker":
        return Viewer(role="onlooker")
    if own is not None or found.role == "player":
        return Viewer(own, role=found.role)
    return Viewer(_named_seat(table), role=found.role)


def _named_seat(table: str) -> int | None:
    seat = request.args.get("seat", type=int)
    if seat is None or not 0 < seat <= SEATS or register().holder(table, seat):
        return None
    return seat


def keeper() -> Viewer:
    """Who takes a whole table out of the house: the host; to anybody else it is what they may see."""
    seen_by = viewer()
    return WHOLE if seen_by.role == "host" else seen_by
