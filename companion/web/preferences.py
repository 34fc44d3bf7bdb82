"""What one device prefers: language, theme, text size, a waking screen, pictures. Cookies only, never the table's."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Blueprint, Flask, current_app, g, make_response, redirect, render_template, request, url_for
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect
from werkzeug.wrappers import Response

from ..core.words import LANGUAGES
from .rights import needs
from .wording import language

parts = Blueprint("preferences", __name__)
THEMES = ("candle", "vellum")
SIZES = ("0.9", "1", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6")
CHOICES = {"language": LANGUAGES, "theme": THEMES, "text": SIZES, "awake": ("on", "off"), "beside": ("on", "off")}
A_YEAR = 365 * 24 * 3600


class Preferences(msgspec.Struct, frozen=True):
    """One device's preferences, as the pages read them."""

    language: str
    theme: str = "candle"
    text: str = "1"
    awake: str = "on"
    beside: str = "on"  # pictures and sounds of books


def preferences() -> Preferences:
    """The preferences of the device that asks; anything odd in a cookie is as good as none."""
    if "preferences" not in g:
        chosen: dict[str, Any] = {
            name: request.cookies[name] for name, may in CHOICES.items() if request.cookies.get(name) in may
        }
        g.preferences = Preferences(**{**chosen, "language": language()})
    return g.preferences


def this_page() -> str:
    """The address under which the page being drawn can be fetched again: not the one that a move was sent to."""
    if request.method in ("GET", "HEAD"):
        return request.full_path if request.query_string else request.path
    page = g.get("page")
    if page is None and _is_a_page(request.path):  # a form that was refused, where it is asked for, too
        return request.path
    return url_for("shelf.shelf") if page is None else page.address


def way_back(wanted: str | None) -> str:
    """A page of this house to return to: never another site, nor an address that only takes what is sent to it."""
    if not wanted or not wanted.startswith("/") or wanted.startswith(("//", "/\\")) or not wanted.isprintable():
        return url_for("shelf.shelf")
    return wanted if _is_a_page(wanted.partition("?")[0]) else url_for("shelf.shelf")


def _is_a_page(path: str) -> bool:
    try:
        current_app.url_map.bind("").match(path, method="GET")
    except RequestRedirect:
        return True
    except HTTPException:
        return False
    return True


@parts.get("/preferences")
@needs("anyone")
def show() -> str:
    """The preferences page: each choice is one tap."""
    return render_template("preferences.html", back=way_back(request.args.get("back")), choices=CHOICES)


@parts.post("/preferences")
@needs("anyone")
def choose() -> Response:
    """Keep what was chosen on this device, and show the page again in its new shape.

    `straight`: chosen elsewhere than on the page of preferences, and that is where one stays.
    """
    back = way_back(request.form.get("back"))
    straight = request.form.get("straight")
    where = way_back(straight) if straight else url_for("preferences.show", back=back)
    answer = make_response(redirect(where, 303))
    for name, may in CHOICES.items():
        if request.form.get(name) in may:
            answer.set_cookie(name, request.form[name], max_age=A_YEAR, samesite="Lax", httponly=True)
    return answer


def init_app(app: Flask) -> None:
    """Register the page of preferences, and give the templates those of the device."""
    app.register_blueprint(parts)
    app.jinja_env.globals.update(preferences=preferences, this_page=this_page)
