"""A small helper for the tests of the API: asks, and minds that every answer is JSON."""

from __future__ import annotations

import json
from typing import Any

from flask.testing import FlaskClient

from ..plain_pages import plain


class Api:
    """The API as a program sees it; `status` and `headers` are those of the last answer."""

    def __init__(self, client: FlaskClient, lang: str = "en") -> None:
        self.client = client
        self.lang = lang
        self.status = 0
        self.headers: Any = {}

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Ask; the answer's JSON."""
        if body is not None:
            more.setdefault("data", body if isinstance(body, bytes) else json.dumps(body).encode())
            more.setdefault("content_type", "application/json")
        answer = self.client.open(
            f"/api{path}", method=method, headers={"Accept-Language": self.lang, **more.pop("headers", {})}, **more
        )
        self.status, self.headers = answer.status_code, answer.headers
        assert answer.mimetype == "application/json", answer.data[:200]
        assert answer.status_code < 500 or answer.status_code in (503, 507), answer.data[:500]
        return plain(json.loads(answer.data))

    def get(self, path: str, **more: Any) -> Any:
        """GET."""
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        """POST."""
        return self.ask("POST", path, {} if body is None else body, **more)

    def refused(self, status: int, path: str, body: Any = None, **more: Any) -> dict[str, Any]:
        """A POST that is refused with that status, by a code and a spoken sentence."""
        problem = self.post(path, body, **more)
        assert self.status == status, problem
        assert problem["code"]
        assert problem["message"] and problem["message"] != problem["code"]
        return problem

    def new_table(self, **options: Any) -> str:
        """A toy table's id."""
        return self.post("/tables", {"game": "toy", "name": "Mlýn", "options": options})["id"]
