"""A game's large drawings, each as one picture: as a part of the page it would be styled and drawn anew at each tap."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from flask import Blueprint, Flask, Response, abort, render_template, url_for
from jinja2 import TemplateNotFound
from markupsafe import Markup

from .assets import A_YEAR, STATIC, static_stamp
from .preferences import THEMES, preferences
from .rights import needs

parts = Blueprint("drawings", __name__)


@parts.get("/drawn-<stamp>/<game>/<name>-<theme>.svg")
@needs("look")
def drawing(stamp: str, game: str, name: str, theme: str) -> Response:
    """The drawing `games/<game>/<name>.svg` in one theme's colours; kept for good, as static files are."""
    if theme not in THEMES:
        abort(404)
    try:
        drawn, now = _drawn(game, name, theme, static_stamp())
    except TemplateNotFound:
        abort(404)
    response = Response(drawn, mimetype="image/svg+xml")
    response.cache_control.max_age = A_YEAR if stamp == now else 0
    response.cache_control.immutable = stamp == now
    response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"  # it brings its own
    return response


@cache
def _drawn(game: str, name: str, theme: str, _stamp: str) -> tuple[str, str]:
    """The drawing, with its colours in it since a picture asks for no stylesheet, and its stamp."""
    sheets = (STATIC / "css" / "tokens.css", STATIC / "css" / "games" / f"{game}.css")
    style = Markup("\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file()))
    drawn = render_template(f"games/{game}/{name}.svg", theme=theme, style=style)
    return drawn, sha256(drawn.encode()).hexdigest()[:12]


def drawing_url(game: str, name: str) -> str:
    """The address of a drawing in this device's theme, another one whenever the drawing changes."""
    theme = preferences().theme
    _, stamp = _drawn(game, name, theme, static_stamp())
    return url_for("drawings.drawing", stamp=stamp, game=game, name=name, theme=theme)


def init_app(app: Flask) -> None:
    """Register the drawings, and what templates call them by."""
    app.register_blueprint(parts)
    app.jinja_env.globals["drawing_url"] = drawing_url
