"""Where the pages find the store and the books: one of each for an app."""

from __future__ import annotations

from flask import current_app

from ..library.shelf import Journals
from ..store import Store


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]


def journals() -> Journals:
    """The books of the app that answers this request."""
    return current_app.extensions["journals"]
