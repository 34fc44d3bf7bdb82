"""The pages and the API: one module a part, each with its own `init_app`."""

from __future__ import annotations

from flask import Flask

from . import (
    access,
    api,
    assets,
    budget,
    chronicle,
    correcting,
    days,
    desk,
    drawing,
    drawings,
    errors,
    filters,
    journal,
    live,
    mending,
    more,
    play,
    preferences,
    rules_pages,
    setting_up,
    shelf,
    wording,
)
from .budget import BoundedEnvironment
from .shelf_room import open_store

PARTS = (  # in this order: what stands earlier answers earlier
    access,
    errors,
    wording,
    days,
    preferences,
    assets,
    drawings,
    filters,
    shelf,
    setting_up,
    play,
    more,
    correcting,
    journal,
    desk,
    chronicle,
    rules_pages,
    live,
    mending,
    api,
    budget,
    drawing,
)


def init_app(app: Flask) -> None:
    """Open the store and let each part bring itself in."""
    app.jinja_environment = BoundedEnvironment  # before anybody asks the app for its own
    open_store(app)
    for part in PARTS:
        part.init_app(app)
