"""What the page tests lean on: an app of its own in an empty folder, and a visitor who knows the way around."""

from __future__ import annotations

import re
from typing import Any

import pytest
from werkzeug.test import TestResponse

from companion import create_app
from companion.web import open_store


class Visitor:
    """A browser without JavaScript, in one language; `in_place` asks as htmx does."""

    def __init__(self, app: Any, language: str = "cs") -> None:
        self.client = app.test_client()
        self.store = app.extensions["store"]
        self.journals = app.extensions["journals"]
        self.headers = {"Accept-Language": language, "Host": "127.0.0.1"}
        self.id = ""

    def get(self, path: str, **headers: str) -> TestResponse:
        """A page, by its path from the root."""
        return self.client.get(path, headers={**self.headers, **headers}, buffered=True)

    def post(self, path: str, fields: Any = None, **headers: str) -> TestResponse:
        """A form, sent to a path from the root."""
        return self.client.post(path, data=fields or {}, headers={**self.headers, **headers}, buffered=True)

    def refused(self, path: str, fields: Any = None) -> TestResponse:
        """The page of a form that is refused: under an address of its own, to which the browser's way back leads."""
        answer = self.post(path, fields)
        assert answer.status_code == 303 and "refused=1" in answer.location, answer.location
        return self.get(answer.location)

    def lay(self, name: str = "Mlýn", **options: str) -> str:
        """A new toy table, set up through its page; returns its id and stays at it."""
        answer = self.post("/new/toy", {"name": name, "players": "2", "sacks": "6", **options})
        assert answer.status_code == 303, answer.text
        self.id = re.fullmatch(r"/t/(\w+)/", answer.location)[1]
        return self.id

    @property
    def revision(self) -> int:
        return self.store.revision(self.id)

    def look(self, page: str = "", **headers: str) -> TestResponse:
        """A page of the table."""
        return self.get(f"/t/{self.id}/{page}", **headers)

    def move(self, move: str, fields: Any = None, in_place: bool = False, **own: Any) -> TestResponse:
        """Make a move from the first panel."""
        sent = {"revision": self.revision, "page": "day", **own, **(fields or {})}
        return self.post(f"/t/{self.id}/moves/{move}", sent, **({"HX-Request": "true"} if in_place else {}))

    def step(self, which: str, in_place: bool = False, **fields: Any) -> TestResponse:
        """Undo, redo or fork."""
        sent = {"revision": self.revision, "page": "day", **fields}
        return self.post(f"/t/{self.id}/{which}", sent, **({"HX-Request": "true"} if in_place else {}))


@pytest.fixture(scope="session")
def pages(tmp_path_factory):
    """The app of all page tests: its routes and templates are made once, and each test gives it a store."""
    app = create_app({"INSTANCE": str(tmp_path_factory.mktemp("pages"))})
    app.extensions["installation"].close()
    return app


@pytest.fixture
def app(pages, tmp_path, request):
    """An app whose instance folder is empty."""
    settings = dict(pages.config)
    pages.instance_path = str(tmp_path)
    open_store(pages, tmp_path)
    if request.node.get_closest_marker("draws") is None:  # a test arranges its table by corrections, and looks itself
        pages.extensions["store"].draws = None
    yield pages
    pages.extensions["installation"].close()
    pages.config.clear()
    pages.config.update(settings)


@pytest.fixture
def visitor(app):
    """Someone who reads Czech."""
    return Visitor(app)


@pytest.fixture
def english(app):
    """Someone who reads English."""
    return Visitor(app, "en-GB,en;q=0.8")
