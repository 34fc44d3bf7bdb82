"""The door: how the home network finds this house, a picture of that to be scanned, and the tap that closes it."""

from __future__ import annotations

from io import BytesIO

import segno
from flask import Blueprint, Flask, Response, current_app, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as Answered

from ..network.door import LAST_WORD, THROUGH_THE_DOOR, HouseDoor
from .rights import needs

parts = Blueprint("door", __name__)
QUIET = 4  # modules of light around the picture, as its standard asks


def the_door() -> HouseDoor:
    """The door of the house that answers this request."""
    return current_app.extensions["door"]


@parts.get("/door")
@needs("house")
def show() -> str:
    """The page that lies in the middle of the table while friends scan it."""
    return _page()


@parts.post("/door")
@needs("house")
def turn() -> Answered:
    """Close the door, or open it again. Whoever closes it from outside is told so, and is outside then."""
    if request.form.get("door") == "open":
        the_door().open()
        current_app.extensions["invitations"].renew()
    elif request.environ.get(THROUGH_THE_DOOR):
        request.environ[LAST_WORD]()
        the_door().close()
        return Response(_page(outside=True), mimetype="text/html")
    else:
        the_door().close()
    return redirect(url_for("door.show"), 303)


def _page(outside: bool = False) -> str:
    return render_template("door/door.html", outside=outside)


@parts.get("/door/qr.svg")
@needs("house")
def picture() -> Response:
    """The address of the invitation as a QR code: dark on light in every theme, or no camera would read it."""
    if not (invites := the_door().invites):
        raise NotFound
    drawn = BytesIO()
    code = segno.make(invites, error="m", boost_error=True, micro=False)
    code.save(drawn, kind="svg", border=QUIET, dark="#15110c", light="#ffffff", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})


def init_app(app: Flask) -> None:
    """Register the page of the door, which nothing can open until the house is served to its network."""
    app.register_blueprint(parts)
    app.extensions["door"] = HouseDoor()
    app.jinja_env.globals["the_door"] = the_door
