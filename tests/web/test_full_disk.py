"""A full disk: told plainly with 507, nothing lost, and play goes on when there is room again."""

from __future__ import annotations

import pytest

from .api_client import Api


@pytest.fixture
def app(app):
    app.testing = True  # what no handler knows is not made a page of
    return app


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_full_disk(app, lang):
    api, store = Api(app.test_client(), lang), app.extensions["store"]
    id = api.new_table()
    connection = store.ledger.database.connection
    [pages] = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages + 2}")

    saved = []
    for revision in range(50):
        text = f"{revision} " + "x" * 900
        answer = api.post(f"/tables/{id}/moves/note", {"revision": revision, "args": {"text": text}})
        if api.status == 507:
            break
        saved.append(answer["chronicle"][0]["text"])
    assert api.status == 507
    assert answer["code"] == "store-full"
    assert "disk" in answer["message"]
    assert saved

    for refused in (
        lambda: api.refused(507, "/tables", {"game": "toy", "name": "Druhý" * 16}),
        lambda: api.refused(507, f"/tables/{id}/fork", {}),
        lambda: api.refused(507, "/tables/import", api.get(f"/tables/{id}/export")),
    ):
        refused()
    assert len(api.get("/tables")) == 1
    assert api.get(f"/tables/{id}")["revision"] == len(saved)
    assert [one["text"] for one in api.get(f"/tables/{id}/chronicle")["sentences"][1:]] == saved
    store.ledger.database.examine()

    connection.execute("PRAGMA max_page_count=100000")
    api.post(f"/tables/{id}/moves/note", {"revision": len(saved), "args": {"text": "x" * 900}})
    assert api.status == 200
