"""The pages and the API: one module a part, each with its own `init_app`."""

from __future__ import annotations

from importlib import import_module

from flask import Flask

PARTS: tuple[str, ...] = (
    "access",
    "errors",
    "wording",
    "days",
    "preferences",
    "assets",
    "drawings",
    "filters",
    "shelf",
    "setting_up",
    "play",
    "more",
    "correcting",
    "journal",
    "desk",
    "chronicle",
    "rules_pages",
    "live",
    "mending",
    "api",
    "budget",
    "drawing",
)


def init_app(app: Flask) -> None:
    """Open the store and let each part bring itself in."""
    from .budget import BoundedEnvironment
    from .shelf_room import open_store

    app.jinja_environment = BoundedEnvironment  # before anybody asks the app for its own
    open_store(app)
    for part in PARTS:
        import_module(f"{__name__}.{part}").init_app(app)
