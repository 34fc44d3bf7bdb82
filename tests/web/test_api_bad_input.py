"""Whatever is sent, the answer is JSON with a sentence and the right status, and nothing has changed."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion import create_app
from companion.core import engine
from companion.games import game as game_of
from companion.store.exchange import import_table
from tests.effort import times
from tests.playing import OPTIONS
from tests.strategies import Known, mangled

from .api_client import Api


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    app = create_app({"INSTANCE": str(tmp_path_factory.mktemp("instance")), "TESTING": True, "IMPORT_LIMIT": 3 * 2**20})
    yield app
    app.extensions["store"].ledger.close()


@pytest.fixture
def api(app):
    return Api(app.test_client())


@pytest.fixture
def at(api):
    return f"/tables/{api.new_table()}"


DEEP = b'{"revision": 0, "args": {"path": "/notes", "value": ' + b"[" * 90_000 + b"]" * 90_000 + b"}}"
MALFORMED = {
    "nothing": b"",
    "half an object": b'{"revision": 0',
    "no json": b"revision=0",
    "not a number": b'{"revision": NaN}',
    "infinity": b'{"revision": Infinity}',
    "a number beyond all": b'{"revision": 1e999}',
    "half a letter": b'{"revision": 0, "args": {"text": "\\ud800"}}',
    "not utf-8": '{"revision": 0, "args": {"text": "žluť"}}'.encode("cp1250"),
    "utf-16": '{"revision": 0}'.encode("utf-16"),
    "nested without end": DEEP,
    "null bytes": b"\x00" * 20,
    "two objects": b"{}{}",
    "single quotes": b"{'revision': 0}",
}


@pytest.mark.parametrize("how", MALFORMED)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_malformed_json(api, at, how, lang):
    api.lang = lang
    assert api.refused(400, f"{at}/moves/correct", MALFORMED[how])["code"] == "malformed-json"
    assert api.get(at)["revision"] == 0


WRONG = {  # body, and the field that it is wrong in
    "a list": ([], "body"),
    "a number": (5, "body"),
    "text": ("revision", "body"),
    "no revision": ({"args": {}}, "revision"),
    "revision as text": ({"revision": "0"}, "revision"),
    "revision as a fraction": ({"revision": 0.5}, "revision"),
    "revision as yes": ({"revision": True}, "revision"),
    "a revision before all": ({"revision": -1}, "revision"),
    "a revision beyond all": ({"revision": 10**25}, "revision"),
    "an unknown key": ({"revision": 0, "force": True}, "force"),
    "args as a list": ({"revision": 0, "args": [1]}, "args"),
    "an unknown argument": ({"revision": 0, "args": {"stepz": 1}}, "stepz"),
    "an argument of another type": ({"revision": 0, "args": {"steps": "1"}}, "steps"),
    "an argument too large": ({"revision": 0, "args": {"steps": 10}}, "steps"),
    "an argument too small": ({"revision": 0, "args": {"steps": 0}}, "steps"),
    "an argument beyond all": ({"revision": 0, "args": {"steps": 10**400}}, "args"),
    "an argument that is nothing": ({"revision": 0, "args": {"steps": None}}, "steps"),
    "an argument that is nested": ({"revision": 0, "args": {"steps": {"steps": 1}}}, "steps"),
    "overrule as text": ({"revision": 0, "overrule": "pond-is-dry"}, "overrule"),
    "overrule of numbers": ({"revision": 0, "overrule": [1]}, "overrule.0"),
}


@pytest.mark.parametrize("how", WRONG)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_wrong_body_names_its_field(api, at, how, lang):
    api.lang = lang
    body, field = WRONG[how]
    problem = api.refused(422, f"{at}/moves/let_in", body)
    assert problem["field"].replace("[", ".").replace("]", "") == field
    assert api.get(at)["revision"] == 0


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "game"),
        ({"game": "toy"}, "name"),
        ({"game": "toy", "name": ""}, "name"),
        ({"game": "toy", "name": "x" * 81}, "name"),
        ({"game": 7, "name": "x"}, "game"),
        ({"game": "toy", "name": "x", "options": {"players": 5}}, "players"),
        ({"game": "toy", "name": "x", "options": {"colour": "red"}}, "colour"),
        ({"game": "toy", "name": "x", "options": []}, "options"),
        ({"game": "toy", "name": "x", "id": "mine"}, "id"),
    ],
)
def test_a_table_that_cannot_be_set_up(api, lang, body, field):
    api.lang = lang
    before = len(api.get("/tables"))
    assert api.refused(422, "/tables", body)["field"] == field
    assert len(api.get("/tables")) == before


def test_what_is_not_there(api, at):
    assert api.refused(404, "/tables", {"game": "chess", "name": "x"})["code"] == "unknown-game"
    assert api.refused(404, f"{at}/moves/fly", {"revision": 0})["code"] == "unknown-move"
    assert api.refused(404, f"{at}/moves/__class__", {"revision": 0})["code"] == "unknown-move"
    assert api.refused(404, "/tables/nothing/moves/let_in", {"revision": 0})["code"] == "no-such-table"
    assert api.refused(404, f"{at}/fork", {"revision": 99})["code"] == "no-such-moment"
    for path in (
        "/games/chess",
        "/tables/nothing",
        "/tables/nothing/log",
        "/tables/nothing/chronicle",
        "/tables/nothing/export",
        "/tables/%00",
        "/tables/%ED%A0%80",
        "/tables/" + "x" * 3000,
        f"{at}/at/99",
        f"{at}/at/9007199254740992",
        "/nothing",
        "/",
    ):
        problem = api.get(path)
        assert api.status == 404, (path, problem)
        assert problem["message"]


@pytest.mark.parametrize("at_what", ["9" * 30, "9" * 5000, "-1", "x", "1.5", "%00"])
def test_a_moment_that_is_none(api, at, at_what):
    problem = api.get(f"{at}/at/{at_what}")
    assert (api.status, problem["field"]) == (422, "revision")


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("limit=0", "limit"),
        ("limit=1001", "limit"),
        ("limit=x", "limit"),
        ("after=-2", "after"),
        ("after=" + "9" * 30, "after"),
        ("after=" + "9" * 5000, "after"),
        ("lang=de", "lang"),
        ("page=2", "page"),
        ("after=%00", "after"),
    ],
)
def test_a_query_that_is_wrong(api, at, query, field):
    problem = api.get(f"{at}/log?{query}")
    assert (api.status, problem["field"]) == (422, field)


def test_wrong_methods_and_types(api, at):
    problem = api.ask("PATCH", at)
    assert (api.status, problem["code"]) == (405, "error-405")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/xml"):
        assert api.refused(415, f"{at}/undo", b'{"revision": 0}', content_type=kind)["code"] == "error-415"
    api.post(f"{at}/moves/let_in", b'{"revision": 0}', content_type="application/json; charset=utf-8")
    assert api.status == 200


def test_too_much(api, at):
    assert api.refused(413, f"{at}/moves/note", {"revision": 0, "args": {"text": "x" * 2**20}})
    assert api.refused(413, "/tables/import", b'"' + b"x" * (4 * 2**20) + b'"')
    file = api.get(f"{at}/export")
    api.post("/tables/import", json.dumps(file).encode() + b" " * 2 * 2**20)
    assert api.status == 201  # a table may be larger than a move


def test_files_that_are_no_tables(api, at):
    file = api.get(f"{at}/export")
    before = len(api.get("/tables"))
    assert api.refused(422, "/tables/import", b"PK\x03\x04")["code"] == "import-not-a-table"
    assert api.refused(422, "/tables/import", {"format": "other"})["code"] == "import-not-a-table"
    assert api.refused(422, "/tables/import", file | {"version": 9})["code"] == "import-newer"
    assert api.refused(404, "/tables/import", file | {"game": "chess"})["code"] == "unknown-game"
    problem = api.refused(422, "/tables/import", file | {"log": file["log"] * 2})
    assert problem["code"] == "import-broken"
    assert "{" not in problem["message"] and "import-" not in problem["message"]
    assert len(api.get("/tables")) == before


def test_words_of_an_import_are_only_words(app, api, at):
    """What a file says in its messages reaches a reader as text, or the file is refused."""
    file = api.get(f"{at}/export")
    file["log"][0]["chronicle"] = [
        {"key": "wrote-noted", "args": {"text": "<script>alert(1)</script>"}},
        {"key": "wrote-noted", "args": {"text": {"key": "wrote-mill-built"}}},
        {"key": "no-such-key", "args": {"who": {"a": [1, {"b": None}]}}},
        {"key": "tell-fill-pond", "args": {"water": "x", "self": 1, "key": 2, "what": 3}},
    ]
    record = import_table(app.extensions["store"], json.dumps(file).encode())
    for lang in ("cs", "en"):
        sentences = api.get(f"/tables/{record.id}/chronicle?lang={lang}")["sentences"]
        assert sentences[0]["text"] == "<script>alert(1)</script>"
        assert len(sentences) == 4


@pytest.mark.parametrize("text", ["\x00", "\u202e", "😀" * 100, "<b>&amp;", "{ $x }", "%s", "a\r\nb", "\ufeff"])
def test_strange_text_is_kept_as_it_is(api, at, text):
    api.post(f"{at}/moves/note", {"revision": 0, "args": {"text": text}})
    assert api.status == 200
    assert api.get(f"{at}/chronicle")["sentences"][-1]["text"] == text


@pytest.mark.parametrize("game", sorted(OPTIONS))
@settings(max_examples=times(14, 300), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_mangled_moves_of_every_game(app, game, data):
    """Each answer is JSON, never an error of ours; `Api` minds that."""
    api = Api(app.test_client())
    made = api.post("/tables", {"game": game, "name": "x", "options": OPTIONS[game][-1]})
    moves = game_of(game).moves
    # Drawn from a state that is the same in every example: tables have ids of their own, and the shelf learns cards.
    known = Known(engine.set_up(game_of(game), "x", OPTIONS[game][-1], "seed", {}).plain)
    for _ in range(3):
        move = data.draw(st.sampled_from(sorted(moves)))
        args = data.draw(mangled(moves[move].arguments, known))
        body = {"revision": made["revision"], "args": args, "overrule": data.draw(st.booleans())}
        answer = api.post(f"/tables/{made['id']}/moves/{move}", body)
        assert api.status in (200, 422), answer
        if api.status == 200:
            made = answer
