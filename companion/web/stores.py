"""Where the pages find the store and the books: one of each for an app."""

from __future__ import annotations

from flask import current_app

from ..installation import Installation
from ..library.shelf import Journals
from ..store import Store


def installation() -> Installation:
    """The folder whose tables and books the app that answers this request shows."""
    return current_app.extensions["installation"]


def store() -> Store:
    """The store of the app that answers this request."""
    return current_app.extensions["store"]


def journals() -> Journals:
    """The books of the app that answers this request."""
    return current_app.extensions["journals"]
