"""Who may ask: this machine, and its home network while the door is open; each by our own names, from our own pages.

And what a browser may do with what it gets.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, redirect, request, url_for
from werkzeug.exceptions import MisdirectedRequest
from werkzeug.wrappers import Response

from ..core.errors import Refusal
from ..core.message import say
from ..network.door import THROUGH_THE_DOOR, HouseDoor
from .viewers import is_here

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
PLAINLY = ("trust.", "assets.")  # whose answers anybody may read on their way
LARGEST = 2 * 2**20  # bytes of a form; whoever takes files sets a limit of their own
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "media-src 'self' blob:",  # what was recorded just now is heard before it is sent
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
OPENER = "Cross-Origin-Opener-Policy"  # plain pages of the network have none: browsers only complain of it there
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "screen-wake-lock=(self), camera=(), microphone=(self), geolocation=(), payment=(), usb=()",
    OPENER: "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)(:[0-9]{1,5})?", re.ASCII)


def host_name(host: str) -> str:
    """The name in a Host header, without its port; "" when the header is no name with a number."""
    found = _HOST.fullmatch(host.lower())
    return found[1] if found else ""


class NotThisName(Refusal):
    """Somebody came through the door and asked for a name that is not this house's."""

    def __init__(self, address: str) -> None:
        super().__init__(say("door-not-this-name", address=address))


def mind_the_host() -> None:
    """A page elsewhere may point its own name at this machine (DNS rebinding); only our own names are answered.

    Each way has its own: whoever comes through the door names one of the door's addresses or its name, with the port,
    and whoever comes from this machine names this machine. Were the door's names answered there as well, a neighbour
    who says on the network that kronikar.local is at 127.0.0.1 could lead this machine's own browser in, as the host.
    """
    host = request.headers.get("Host", "")
    if request.environ.get(THROUGH_THE_DOOR):
        door: HouseDoor = current_app.extensions["door"]
        if not door.answers_to(host):
            raise NotThisName(door.urls[0]) if door.urls else MisdirectedRequest
        return
    allowed = LOOPBACK | {name.lower() for name in current_app.config["ALLOWED_HOSTS"]}
    if host_name(host) not in allowed:
        raise MisdirectedRequest


class NotSecured(Refusal):
    """What is sent plainly while the app is served securely may have been read, or changed, on its way."""

    def __init__(self) -> None:
        super().__init__(say("https-not-secured", address=f"https://{request.host}"))


def mind_the_wire() -> Response | None:
    """Where there are certificates, what comes plainly over the network gets the page of trust alone; NotSecured.

    From there a device that trusts the certificate goes on by itself. This machine needs none to speak with itself.
    """
    if not current_app.extensions.get("https") or request.is_secure or is_here():
        return None
    if request.endpoint is not None and request.endpoint.startswith(PLAINLY):
        return None
    if request.method not in ("GET", "HEAD"):
        raise NotSecured()
    there = request.full_path if request.query_string else request.path
    if "HX-Request" in request.headers or "text/html" not in request.headers.get("Accept", ""):
        return redirect(f"https://{request.host}{there}", 307)
    return redirect(url_for("trust.page", to=there), 307)


def mind_the_origin() -> None:
    """Writes come from our own pages. Tools that are no browser say nothing of where they come from and are let in."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(403)
    told = request.headers.get("Origin", request.headers.get("Referer"))  # old browsers send only the second
    if told is not None and not _ours(told):
        abort(403)


def _ours(address: str) -> bool:
    """Whether an address is one of our own; one that cannot be read is not."""
    try:
        return urlsplit(address)[:2] == (request.scheme, request.host)
    except ValueError:
        return False


def guard(response: Response) -> Response:
    """The headers of every answer; what shows a table is kept by no cache."""
    for name, value in HEADERS.items():
        if name != OPENER or request.is_secure or is_here():
            response.headers.setdefault(name, value)
    if response.mimetype in ("text/html", "application/json"):
        response.headers.setdefault("Cache-Control", "no-store")
        response.vary.update(("Cookie", "Accept-Language", "HX-Request"))
    return response


def init_app(app: Flask) -> None:
    """Ask every request where it comes from, and give every answer its headers."""
    app.config.setdefault("ALLOWED_HOSTS", ())
    if app.config.get("MAX_CONTENT_LENGTH") is None:
        app.config["MAX_CONTENT_LENGTH"] = LARGEST
    app.before_request(mind_the_host)
    app.before_request(mind_the_wire)
    app.before_request(mind_the_origin)
    app.after_request(guard)
