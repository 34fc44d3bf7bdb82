"""Where the pages find the store: one for each app."""

from __future__ import annotations

from flask import current_app

from ..store import Store
from ..store.journals import Journals


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]


def journals() -> Journals:
    """The books of the app that answers this request."""
    found = store().journals
    assert found is not None, "the app opens its store with its books"
    return found
