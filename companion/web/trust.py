"""The page that leads a device through trusting this app's certificate, and what it hands out for that."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, current_app, render_template, request, url_for

from ..network.certificates import Certificates
from . import access
from .preferences import way_back
from .rights import needs

parts = Blueprint("trust", __name__)
DEVICES = ("ipad", "android", "windows", "mac", "firefox")  # each with steps of its own, in words `trust-<device>-<n>`


def certificates() -> Certificates | None:
    """The certificates of this app; None where it was started without them."""
    return current_app.extensions.get("https")


def likely(agent: str) -> str:
    """Which of these devices asks, by how its browser calls itself; "" where it does not say.

    An iPad calls itself a Mac. A Mac whose browser is Safari is an iPad, then, until the page knows whether one can
    touch it (`trust.js`).
    """
    if "Android" in agent:
        return "android"
    if "iPad" in agent or "iPhone" in agent or ("Macintosh" in agent and "Version/" in agent):
        return "ipad"
    if "Firefox/" in agent:
        return "firefox"
    return "windows" if "Windows" in agent else "mac" if "Macintosh" in agent else ""


@parts.get("/trust")
@needs("anyone")
def page() -> Response:
    """How this device comes to trust the certificate; its own steps first, those of others folded."""
    here = certificates()
    own = likely(request.user_agent.string)
    secured = f"https://{request.host}"
    to = way_back(request.args.get("to"))
    drawn = render_template(
        "trust.html",
        authority=here.authority if here else None,
        own=own,
        others=[device for device in DEVICES if device != own],
        secured=f"{secured}{to}",
        check=f"{secured}{url_for('trust.yes')}",
        to=to,
        forward="to" in request.args,
    )
    response = Response(drawn)
    response.headers["Content-Security-Policy"] = access.POLICY.replace("connect-src", f"connect-src {secured}")
    return response


@parts.get("/trust/kronikar.crt")
@needs("anyone")
def certificate() -> Response:
    """The authority's certificate, in the form and under the type in which each of these devices takes it in."""
    here = certificates()
    if here is None:
        return Response(status=404)
    headers = {"Cache-Control": "no-store"}
    return Response(here.authority.file, mimetype="application/x-x509-ca-cert", headers=headers)


@parts.get("/trust/yes")
@needs("anyone")
def yes() -> Response:
    """Nothing, which a page that came plainly asks for at the secured address: it comes only where that is trusted."""
    return Response(status=204, headers={"Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": "no-store"})


def init_app(app: Flask) -> None:
    """Register the page of trust."""
    app.extensions.setdefault("https", None)
    app.register_blueprint(parts)
