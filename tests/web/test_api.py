"""The JSON API: what a program can do with tables, and what it is told."""

from __future__ import annotations

import pytest

from tests.playing import OPTIONS

from .api_client import Api


@pytest.fixture
def app(app):
    app.testing = True  # what no handler knows is not made a page of
    return app


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
    told = {"key": "tell-fill-pond", "args": {"water": 3}, "text": "Set the pond to 3.", "taken_back": False}
    assert made["tellings"] == [told]

    at = f"/tables/{made['id']}"
    moved = api.post(f"{at}/moves/let_in", {"revision": 0, "args": {"steps": 2}})
    assert (api.status, moved["revision"], moved["state"]["water"]["value"]) == (200, 1, 5)
    assert moved["chronicle"][0]["text"] == "The water rose by 2 steps."
    assert api.get(at) == moved
    assert api.get(f"{at}/at/0") == made

    back = api.post(f"{at}/undo", {"revision": 1})
    assert [one["taken_back"] for one in back["tellings"]] == [True]
    assert api.get(at)["tellings"] == back["tellings"]
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


def test_the_shelf_in_parts(api):
    ids = [api.new_table() for _ in range(5)]
    seen, at = [], "/tables?limit=2"
    while at:
        seen += [table["id"] for table in api.get(at)]
        link = api.headers.get("Link", "")
        at = link.partition(">")[0].removeprefix("</api")
    assert sorted(seen) == sorted(ids)
    for odd in ("limit", "part"):
        assert (api.get(f"/tables?{odd}=501")["field"], api.status) == (odd, 422)


def test_archived_thrown_away_and_taken_back(api):
    id, at = (made := api.new_table()), f"/tables/{made}"
    assert api.post(f"{at}/archive")["place"] == "archived"
    assert [table["id"] for table in api.get("/tables?part=archived")] == [id]
    assert api.ask("DELETE", at)["place"] == "thrown"
    assert api.get("/tables") == []
    for method, path, body in (("GET", at, None), ("DELETE", at, None), ("POST", f"{at}/undo", {"revision": 0})):
        assert api.ask(method, path, body)["code"] == "table-thrown-away"
        assert api.status == 410
    assert [table["id"] for table in api.get("/tables?part=thrown")] == [id]
    assert api.post(f"{at}/back")["place"] == ""
    assert api.get(at)["revision"] == 0


def test_a_table_of_a_game_that_is_not_here_leaves_the_others_alone(api, monkeypatch):
    from companion import games

    api.new_table()
    api.post("/tables", {"game": "tainted_grail", "name": "Avalon", "options": OPTIONS["tainted_grail"][0]})
    monkeypatch.delitem(games.GAMES, "toy")
    games.game.cache_clear()
    assert {table["game"]: table["readable"] for table in api.get("/tables")} == {"toy": False, "tainted_grail": True}


def test_what_is_sent_again_with_its_key_is_done_once(api):
    again = {"headers": {"Idempotency-Key": "7c1e-4"}}
    body = {"game": "toy", "name": "Mlýn"}
    made = api.post("/tables", body, **again)
    assert api.post("/tables", {"name": "Mlýn", "game": "toy"}, **again) == made
    assert (api.status, api.headers["Location"]) == (201, f"/api/tables/{made['id']}")
    at = f"/tables/{made['id']}"
    move = {"headers": {"Idempotency-Key": "move"}}
    moved = api.post(f"{at}/moves/let_in", {"revision": 0}, **move)
    assert api.post(f"{at}/moves/let_in", {"revision": 0}, **move) == moved
    assert api.refused(409, f"{at}/moves/let_in", {"revision": 0})["revision"] == 1
    assert api.refused(422, f"{at}/moves/let_in", {"revision": 1}, **move)["code"] == "key-used"
    file = api.get(f"{at}/export")
    for path, sent in (("/tables/import", file), (f"{at}/fork", {})):
        key = {"headers": {"Idempotency-Key": path}}
        assert api.post(path, sent, **key)["id"] == api.post(path, sent, **key)["id"]
    assert len(api.get("/tables")) == 3
    for odd in ("a b", "x" * 201, "klíč"):
        answer = api.ask("POST", "/tables", body, headers={"Idempotency-Key": odd.encode().decode("latin-1")})
        assert (api.status, answer["field"]) == (422, "Idempotency-Key")


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
    assert copy["twins"] == [{"id": id, "how": "same", "moves": 0, "evening": 1}]
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
