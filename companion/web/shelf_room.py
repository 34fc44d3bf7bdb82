"""Where the pages find the store: one for each app."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, current_app

from ..store import Store


def open_store(app: Flask) -> None:
    """Open this installation's store, in the app's instance folder."""
    app.extensions["store"] = Store(Path(app.instance_path) / "companion.db")


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]
