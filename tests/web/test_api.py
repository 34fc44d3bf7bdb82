"""The JSON API: what a program can do with tables, and what it is told."""

from __future__ import annotations

import pytest

from companion import create_app
from tests.playing import OPTIONS

from .api_client import Api


@pytest.fixture
def app(tmp_path):
    app = create_app({"INSTANCE": str(tmp_path), "TESTING": True})
    yield app
    app.extensions["store"].database.close()


@pytest.fixture
def api(app):
    return Api(app.test_client())


def test_the_games(api):
    assert {game["id"] for game in api.get("/games")} >= {"tainted_grail", "toy"}
    declared = api.get("/games/toy")
    assert declared["game"] == {"id": "toy", "code": "TO", "name": "The Mill", "schema": 1, "areas": ["pond"]}
    options = declared["$defs"][declared["options"]["$ref"].rpartition("/")[2]]
    assert options["properties"]["players"] == {"type": "integer", "minimum": 1, "maximum": 4, "default": 2}
    moves = {move["name"]: move for move in declared["moves"]}
    assert moves["grind"]["by"] == "seat"
    assert moves["grind"]["rules"] == ["TO-MIL-02"]
    assert moves["grind"]["label"] == "grind a sack"
    assert moves["grind"]["doc"].startswith("TO-MIL-02: grind a sack")
    arguments = declared["$defs"][moves["let_in"]["args"]["$ref"].rpartition("/")[2]]
    assert arguments["properties"]["steps"] == {"type": "integer", "minimum": 1, "maximum": 9, "default": 1}


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_every_game_is_declared_and_can_be_set_up(api, game):
    assert api.get(f"/games/{game}")["game"]["id"] == game
    for options in OPTIONS[game]:
        api.post("/tables", {"game": game, "name": "Stůl", "options": options})
        assert api.status == 201


def test_a_table_from_set_up_to_chronicle(api):
    made = api.post("/tables", {"game": "toy", "name": "Mlýn", "options": {"players": 1}})
    assert api.status == 201
    assert api.headers["Location"] == f"/api/tables/{made['id']}"
    assert made["revision"] == 0
    assert made["state"]["water"]["value"] == 3
    assert made["tellings"] == [{"key": "tell-fill-pond", "args": {"water": 3}, "text": "Set the pond to 3."}]

    at = f"/tables/{made['id']}"
    moved = api.post(f"{at}/moves/let_in", {"revision": 0, "args": {"steps": 2}})
    assert (api.status, moved["revision"], moved["state"]["water"]["value"]) == (200, 1, 5)
    assert moved["chronicle"][0]["text"] == "The water rose by 2 steps."
    assert api.get(at) == moved
    assert api.get(f"{at}/at/0") == made

    back = api.post(f"{at}/undo", {"revision": 1})
    assert (back["revision"], back["head"], back["state"]) == (2, 0, made["state"])
    again = api.post(f"{at}/redo", {"revision": 2})
    assert (again["revision"], again["head"], again["state"]) == (3, 1, moved["state"])

    log = api.get(f"{at}/log")
    assert [entry["kind"] for entry in log["entries"]] == ["setup", "move", "undo", "redo"]
    assert (log["revision"], log["next"]) == (3, None)
    part = api.get(f"{at}/log?after=0&limit=2")
    assert ([entry["revision"] for entry in part["entries"]], part["next"]) == ([1, 2], 2)

    told = api.get(f"{at}/chronicle?lang=cs")
    assert [(one["revision"], one["text"]) for one in told["sentences"]] == [
        (0, "Mlýn stojí."),
        (1, "Voda stoupla o 2 stupně."),
    ]
    assert {"at", "session", "key", "args"} <= set(told["sentences"][0])
    assert api.get(f"{at}/chronicle?session=2")["sentences"] == []


def test_undo_to_a_moment(api):
    at = f"/tables/{api.new_table()}"
    for revision in range(3):
        api.post(f"{at}/moves/let_in", {"revision": revision})
    assert api.post(f"{at}/undo", {"revision": 3, "to": 1})["head"] == 1
    assert api.refused(409, f"{at}/undo", {"revision": 4, "to": 3})["code"] == "nothing-to-undo"


def test_the_shelf(api):
    id = api.new_table()
    [table] = api.get("/tables?lang=cs")
    assert (table["id"], table["name"], table["game"], table["revision"]) == (id, "Mlýn", "toy", 0)
    assert table["sentence"] == "0 měr mouky."
    assert table["closed"] is table["away"] is False


def test_a_what_if_table(api):
    id = api.new_table()
    api.post(f"/tables/{id}/moves/let_in", {"revision": 0})
    fork = api.post(f"/tables/{id}/fork", {"revision": 0, "name": "Co kdyby"})
    assert api.status == 201
    assert api.headers["Location"] == f"/api/tables/{fork['id']}"
    assert fork["state"]["name"] == "Co kdyby"
    assert fork["state"]["water"]["value"] == 3
    assert api.post(f"/tables/{id}/fork", {})["state"]["water"]["value"] == 4


def test_a_table_goes_out_and_comes_in(api):
    id = api.new_table()
    api.post(f"/tables/{id}/moves/note", {"revision": 0, "args": {"text": "déšť"}})
    file = api.get(f"/tables/{id}/export")
    assert api.headers["Content-Disposition"] == f'attachment; filename="table-{id}.json"'
    copy = api.post("/tables/import", file)
    assert api.status == 201
    assert copy["id"] != id
    assert api.get(f"/tables/{copy['id']}/export") == file


def test_objections_can_be_overruled_one_by_one_or_all(api):
    at = f"/tables/{api.new_table()}"
    for revision in range(3):
        api.post(f"{at}/moves/grind", {"revision": revision, "args": {"who": 1}})
    api.lang = "cs"
    problem = api.refused(422, f"{at}/moves/grind", {"revision": 3, "args": {"who": 1}})
    assert problem == {
        "code": "pond-is-dry",
        "rule": "TO-MIL-02",
        "message": "Rybník je suchý a kolo se netočí.",
        "can_overrule": True,
    }
    for no in ([], False, ["other"]):
        assert api.refused(422, f"{at}/moves/grind", {"revision": 3, "args": {"who": 1}, "overrule": no})
    for revision, yes in ((3, ["pond-is-dry"]), (4, True)):
        made = api.post(f"{at}/moves/grind", {"revision": revision, "args": {"who": 1}, "overrule": yes})
        assert made["revision"] == revision + 1
    assert api.get(f"{at}/log?after=4")["entries"][0]["rulings"][0]["code"] == "pond-is-dry"


def test_what_cannot_be_overruled_says_so(api):
    at = f"/tables/{api.new_table()}"
    api.post(f"{at}/moves/close_table", {"revision": 0})
    problem = api.refused(422, f"{at}/moves/let_in", {"revision": 1, "overrule": True})
    assert (problem["code"], problem["can_overrule"]) == ("table-is-closed", False)


def test_the_late_one_is_told_the_revision_that_holds(api):
    at = f"/tables/{api.new_table()}"
    move = {"revision": 0, "args": {"steps": 1}}
    api.post(f"{at}/moves/let_in", move)
    problem = api.refused(409, f"{at}/moves/let_in", move)
    assert (problem["code"], problem["revision"]) == ("stale", 1)
    assert api.get(at)["state"]["water"]["value"] == 4
    assert api.refused(409, f"{at}/redo", {"revision": 1})["code"] == "nothing-to-redo"


def test_the_language_is_the_one_asked_for(api):
    id = api.new_table()
    for lang, address, text in (
        ("cs", "", "Nastavte rybník na 3."),
        ("en", "", "Set the pond to 3."),
        ("en", "?lang=cs", "Nastavte rybník na 3."),
        ("de", "", "Set the pond to 3."),
    ):
        api.lang = lang
        assert api.get(f"/tables/{id}{address}")["tellings"][0]["text"] == text


def test_pages_and_api_see_the_same_table(app, api):
    id = api.new_table()
    store = app.extensions["store"]
    store.move(id, 0, "let_in", {})
    assert api.get(f"/tables/{id}")["revision"] == 1
    api.post(f"/tables/{id}/moves/let_in", {"revision": 1})
    assert store.get(id).revision == 2
