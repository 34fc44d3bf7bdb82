"""The backups in the API: listed, made, looked into, checked, put back; and what only this machine may ask."""

from __future__ import annotations

import pytest

from ..store.test_backups import tear
from ..store.test_second_home import newer
from .api_client import Api
from .test_joining import Guest


@pytest.fixture
def api(app):
    return Api(app.test_client())


@pytest.fixture
def laid(app, api):
    """A table of one move, a backup, and one more move: its id and the backup's name."""
    id = api.new_table()
    api.post(f"/tables/{id}/moves/note", {"revision": 0, "args": {"text": "voda"}})
    name = api.ask("POST", "/backups")["name"]
    api.post(f"/tables/{id}/moves/note", {"revision": 1, "args": {"text": "mouka"}})
    return id, name


def test_made_listed_and_looked_into(api, laid):
    id, name = laid
    answer = api.get("/backups")
    [one] = answer["backups"]
    assert (one["name"], one["place"], one["fault"], one["tables"], one["moves"]) == (name, "here", "", 1, 2)
    assert answer["second_home"] == answer["trouble"] == ""
    [table] = api.get(f"/backups/{name}")
    assert (table["id"], table["how"], table["moves"], table["here"]) == (id, "behind", 1, id)
    assert api.ask("POST", "/backups")["name"] != name
    newest = api.ask("POST", "/backups")["name"]
    assert api.get("/backups")["backups"][0]["name"] == newest and len(api.get("/backups")["backups"]) == 2


def test_a_table_comes_beside_once_for_a_key(api, laid):
    id, name = laid
    key = {"Idempotency-Key": "k"}
    answer = api.ask("POST", f"/backups/{name}/tables/{id}", headers=key)
    assert api.status == 201 and answer["revision"] == 1 and answer["twins"][0]["how"] == "older"
    assert api.ask("POST", f"/backups/{name}/tables/{id}", headers=key)["id"] == answer["id"]
    assert len(api.get("/tables")) == 2


def test_all_comes_back_and_the_answer_is_the_way_back(api, laid):
    id, name = laid
    before = api.ask("POST", f"/backups/{name}/restore")["name"]
    assert api.get(f"/tables/{id}")["revision"] == 1
    api.ask("POST", f"/backups/{before}/restore")
    assert api.get(f"/tables/{id}")["revision"] == 2


def test_what_is_damaged_is_named(app, api, laid):
    id, name = laid
    assert api.ask("POST", "/backups/check")["torn"] == []
    tear(app.extensions["store"], id)
    [torn] = api.ask("POST", "/backups/check")["torn"]
    assert (torn["id"], torn["evening"], torn["backup"]) == (id, 1, name)


def test_bad_ones_are_refused_in_words(app, api, laid):
    id, name = laid
    for path in ("/backups/nothing.db/restore", f"/backups/nothing.db/tables/{id}", f"/backups/{name}/tables/nothing"):
        api.ask("POST", path)
        assert api.status == 404
    newer(app.extensions["installation"].backups.folder / name)
    assert api.ask("POST", f"/backups/{name}/restore")["code"] == "backup-newer" and api.status == 422
    assert api.get("/backups")["backups"][0]["fault"] == "newer"
    assert api.get(f"/tables/{id}")["revision"] == 2


def test_a_second_home(api, laid, tmp_path_factory):
    stick = tmp_path_factory.mktemp("stick")
    assert api.post("/backups/home", {"folder": str(stick)})["second_home"] == str(stick)
    assert api.refused(422, "/backups/home", {"folder": "nothing"})["code"] == "home-not-whole"
    assert api.refused(422, "/backups/home", {"folder": 3})
    assert len([*stick.glob("*/*.db")]) == 1
    assert api.post("/backups/home", {"folder": ""})["second_home"] == ""


def test_only_the_host_and_some_only_at_this_machine(app, laid, tmp_path):
    id, name = laid
    for role in ("host", "chronicler", "player"):
        guest = Guest(app)
        guest.client.set_cookie("device", app.extensions["register"].add("Host", role)[1], domain="127.0.0.1")
        assert guest.get("/api/backups").status_code == (200 if role == "host" else 403)
        for address in (f"{name}/restore", "home"):
            answer = guest.client.post(f"/api/backups/{address}", json={"folder": "/tmp"}, headers=guest.headers)
            assert answer.status_code == 403, (role, address)
