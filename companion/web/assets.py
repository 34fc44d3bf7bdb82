"""Files that the pages load from installed packages, and addresses that change when a file does."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from flask import Blueprint, Flask, Response, g, send_file, send_from_directory, url_for

from .rights import needs

parts = Blueprint("assets", __name__)
STATIC = Path(__file__).parent.parent / "static"
A_YEAR = 365 * 24 * 3600
KINDS = {  # said here: Windows asks its registry, where some program may have written that scripts are plain text
    ".css": "text/css",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webm": "video/webm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@cache
def htmx() -> Path:
    """Where the installed package keeps htmx."""
    return Path(str(files("js_lib_htmx"))) / "static" / "htmx" / "htmx.min.js"


@parts.get("/lib/htmx-<number>.js")
@needs("anyone")
def htmx_file(number: str) -> Response:
    """htmx itself, under a name that holds its version, so it may be kept for good."""
    response = send_file(htmx(), mimetype="text/javascript", max_age=A_YEAR)
    response.cache_control.immutable = True
    return response


@parts.get("/static-<stamp>/<path:name>")
@needs("anyone")
def static_file(stamp: str, name: str) -> Response:
    """One of our static files, under an address that changes when any of them does, so it may be kept for good.

    A page that was left open since asks by an old address and gets the file as it is now.
    """
    response = send_from_directory(STATIC, name, max_age=A_YEAR if stamp == static_stamp() else 0)
    response.cache_control.immutable = stamp == static_stamp()
    return response


def static_stamp() -> str:
    """A word for all static files as they are: some thirty names, sizes and times, looked at once a request."""
    if "static_stamp" not in g:
        g.static_stamp = sha256(repr(sorted(_looks(STATIC))).encode()).hexdigest()[:12]
    return g.static_stamp


def _looks(folder: Path | str) -> Iterator[tuple[str, int, int]]:
    """Each file below a folder as it looks from outside; `scandir` takes a third of the time of paths."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.is_dir():
                yield from _looks(entry.path)
            else:
                seen = entry.stat()
                yield entry.path, seen.st_size, seen.st_mtime_ns


def static_url(name: str) -> str:
    """The address of one of our static files."""
    return url_for("assets.static_file", stamp=static_stamp(), name=name)


def own_style(game: str) -> str:
    """The address of a game's own stylesheet, or nothing where it needs none."""
    name = f"css/games/{game}.css"
    return static_url(name) if (STATIC / name).is_file() else ""


def htmx_url() -> str:
    """The address of htmx."""
    return url_for("assets.htmx_file", number=version("django-js-lib-htmx"))


def icon_url(name: str) -> str:
    """The address of one of our icons."""
    if "icons_url" not in g:
        g.icons_url = static_url("icons/icons.svg")
    return f"{g.icons_url}#{name}"


def init_app(app: Flask) -> None:
    """Register the routes of static files, and what templates call them by."""
    for ending, kind in KINDS.items():
        mimetypes.add_type(kind, ending)
    app.register_blueprint(parts)
    app.jinja_env.globals["static_url"] = static_url
    app.jinja_env.globals["icon_url"] = icon_url
    app.jinja_env.globals["own_style"] = own_style
    app.jinja_env.globals["htmx_url"] = htmx_url
