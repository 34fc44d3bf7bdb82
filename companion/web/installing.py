"""Installing the app on a device: its manifest, and the worker that keeps its files and the last pages seen."""

from __future__ import annotations

import msgspec
from flask import Blueprint, Flask, Response, render_template, url_for

from . import assets
from .access import POLICY
from .assets import htmx_url, static_stamp, static_url
from .preferences import preferences
from .rights import needs
from .wording import language, voice

parts = Blueprint("installing", __name__)
GROUNDS = {"candle": "#15110c", "vellum": "#e6dac0"}
ICONS = (("app-192", "192x192", "any"), ("app-512", "512x512", "any"), ("app-maskable", "512x512", "maskable"))
KEPT = ("css", "fonts", "icons", "js")  # folders of static files that an installed app has with it
NOT_KEPT = (".txt", ".md")


@parts.get("/manifest.webmanifest")
@needs("anyone")
def manifest() -> Response:
    """What a device is told that installs the app: its name in the reader's language, its icons, how it opens."""
    name, ground = voice().t("app-name"), GROUNDS[preferences().theme]
    told = {
        "id": "/",
        "name": name,
        "short_name": voice().t("app-short-name"),
        "lang": language(),
        "start_url": url_for("shelf.shelf"),
        "scope": "/",
        "display": "fullscreen",
        "display_override": ["fullscreen", "standalone"],
        "background_color": ground,
        "theme_color": ground,
        "icons": [
            {"src": static_url(f"icons/{icon}.png"), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for icon, sizes, purpose in ICONS
        ],
    }
    return _fresh(msgspec.json.encode(told), "application/manifest+json")


@parts.get("/sw.js")
@needs("anyone")
def worker() -> Response:
    """The service worker. Its text names the static files as they are: a browser notices when the app has changed."""
    house = {
        "stamp": static_stamp(),
        "files": [*(static_url(name) for name in _files()), htmx_url()],
        "away": url_for("installing.away"),
        "join": url_for("joining.knock"),
        "policy": POLICY,
    }
    text = b"const HOUSE = " + msgspec.json.encode(house) + b";\n" + (assets.STATIC / "js" / "worker.js").read_bytes()
    return _fresh(text, "text/javascript")


@parts.get("/away")
@needs("anyone")
def away() -> str:
    """What an installed app shows when the server is away and nothing was seen yet of what is asked for."""
    return render_template("away.html")


def _files() -> list[str]:
    found = (file for folder in KEPT for file in (assets.STATIC / folder).rglob("*") if file.is_file())
    return sorted(file.relative_to(assets.STATIC).as_posix() for file in found if file.suffix not in NOT_KEPT)


def _fresh(text: bytes, mimetype: str) -> Response:
    return Response(text, mimetype=mimetype, headers={"Cache-Control": "no-cache"})


def init_app(app: Flask) -> None:
    """Register what a device asks for that installs the app."""
    app.register_blueprint(parts)
