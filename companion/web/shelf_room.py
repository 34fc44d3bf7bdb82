"""Where the pages find the store: one for each app."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, current_app

from ..installation import Installation
from ..store import Store
from ..store.journals import Journals


def open_store(app: Flask) -> None:
    """Open this installation's store and its books, in the app's instance folder."""
    app.extensions["store"] = Installation(Path(app.instance_path)).open()


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]


def journals() -> Journals:
    """The books of the app that answers this request."""
    found = store().journals
    assert found is not None, "the app opens its store with its books"
    return found
