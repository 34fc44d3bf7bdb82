"""Where the pages find the store: one for each app."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, current_app

from .. import shipped
from ..store import Store
from ..store.backups import Backups
from ..store.journals import Journals


def open_store(app: Flask) -> None:
    """Open this installation's store and its books, in the app's instance folder."""
    instance = Path(app.instance_path)
    books = Journals(shipped("journal"), instance / "journal", instance / "cache" / "journal")
    app.extensions["store"] = Store(instance / "companion.db", journals=books)
    Backups(app.extensions["store"].database).look_back()


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]


def journals() -> Journals:
    """The books of the app that answers this request."""
    found = store().journals
    assert found is not None, "the app opens its store with its books"
    return found
