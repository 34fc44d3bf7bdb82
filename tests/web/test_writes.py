"""Keys of taps: what is sent again is done once and answered as the first time, and only to who sent it."""

from __future__ import annotations

import pytest

from .api_client import Api
from .conftest import Visitor


@pytest.fixture
def table(visitor):
    visitor.lay()
    return visitor


def tap(table: Visitor, path: str, key: str, in_place: bool = True, query: str = "", **fields):
    """A tap as the browser sends it, at the revision that it names."""
    headers = {"Idempotency-Key": key} | ({"HX-Request": "true"} if in_place else {})
    return table.post(f"/t/{table.id}/{path}{query}", {"page": "day", **fields}, **headers)


@pytest.mark.parametrize("in_place", [True, False])
def test_a_move_sent_again_is_done_once_and_answered_as_the_first_time(table, in_place):
    sent = {"revision": 0, "steps": "2"}
    first = tap(table, "moves/let_in", "a1", in_place, **sent)
    again = tap(table, "moves/let_in", "a1", in_place, **sent)
    assert (again.status_code, again.text, again.location) == (first.status_code, first.text, first.location)
    assert again.headers.get("HX-Replace-Url") == first.headers.get("HX-Replace-Url")
    assert table.revision == 1
    assert tap(table, "moves/let_in", "a2", in_place, **sent).status_code == 409  # another tap, and too late


def test_undo_and_redo_sent_again_are_done_once(table):
    table.move("let_in", {"steps": "2"})
    for revision, step in ((1, "undo"), (2, "redo")):
        first, again = (tap(table, step, step, revision=revision) for _ in range(2))
        assert (first.status_code, again.status_code) == (200, 200)
        assert again.text == first.text
        assert table.revision == revision + 1


def test_what_is_sent_again_after_others_moved_shows_the_table_as_it_stands_now(table):
    tap(table, "moves/let_in", "a1", revision=0, steps="1")
    table.move("let_in", {"steps": "3"})
    again = tap(table, "moves/let_in", "a1", revision=0, steps="1")
    assert again.status_code == 200 and 'data-revision="2"' in again.text
    assert table.revision == 2


def test_a_move_that_opened_the_list_leads_to_it_again(table):
    first, again = (tap(table, "moves/put_away", "away", False, revision=0) for _ in range(2))
    assert again.location == first.location == f"/t/{table.id}/list"


def test_a_key_with_another_move_is_refused(table):
    tap(table, "moves/let_in", "a1", revision=0, steps="1")
    for path, fields in (
        ("moves/let_in", {"steps": "2"}),
        ("moves/note", {"text": "Ticho"}),
        ("undo", {}),
    ):
        answer = tap(table, path, "a1", revision=1, **fields)
        assert answer.status_code == 422 and "Tento klíč" in answer.text, path
    assert table.revision == 1
    assert tap(table, "moves/let_in", "k" * 201, revision=1, steps="1").status_code == 422


def test_a_refused_move_may_be_sent_again_with_its_key(table):
    assert tap(table, "moves/let_in", "a1", revision=0, steps="12").status_code == 422
    assert tap(table, "moves/let_in", "a1", revision=0, steps="1").status_code == 200


def test_a_key_belongs_to_who_named_it(table):
    tap(table, "moves/let_in", "a1", revision=0, steps="1")
    other = tap(table, "moves/let_in", "a1", query="?seat=2", revision=0, steps="1")
    assert other.status_code == 409  # not the answer to somebody else
    assert tap(table, "moves/let_in", "a1", query="?seat=2", revision=1, steps="1").status_code == 200
    assert table.revision == 2


def test_every_write_of_the_api_takes_a_key(app):
    api = Api(app.test_client())
    id = api.new_table()
    at = f"/tables/{id}"
    key = {"headers": {"Idempotency-Key": "one"}}
    api.post(f"{at}/moves/let_in", {"revision": 0})
    for path, body in ((f"{at}/undo", {"revision": 1}), (f"{at}/redo", {"revision": 2})):
        keyed = {"headers": {"Idempotency-Key": path}}
        assert api.post(path, body, **keyed) == api.post(path, body, **keyed)
    assert api.get(at)["revision"] == 3
    assert api.post(f"{at}/archive", None, **key)["place"] == "archived"
    assert api.post(f"{at}/archive", None, **key)["place"] == "archived"
    api.post(f"{at}/back", None)
    assert api.post(f"{at}/archive", None, **key)["place"] == ""  # it was archived once, and is not again
    assert api.refused(422, f"{at}/back", None, **key)["code"] == "key-used"
    gone = {"headers": {"Idempotency-Key": "gone"}}
    assert api.ask("DELETE", at, **gone)["place"] == "thrown"
    assert api.ask("DELETE", at, **gone)["place"] == "thrown" and api.status == 200
    assert api.ask("DELETE", at)["code"] == "table-thrown-away" and api.status == 410
