"""The API's documents: whole, valid, and true to what the API does."""

from __future__ import annotations

import re

import pytest

from companion.games import games
from companion.web.openapi import operations

from .api_client import Api

BODILESS = (
    *("archive", "put_back"),
    *("make_backup", "check_backups", "bring_from_backup", "restore_backup"),
)  # what is posted without a body: the address says it all


@pytest.fixture
def app(app):
    app.testing = True  # what no handler knows is not made a page of
    return app


@pytest.fixture
def document(app):
    return Api(app.test_client()).get("/openapi.json")


def walk(part, path="#"):
    """Every object in a document, with where it stands."""
    if isinstance(part, dict):
        yield path, part
        for key, value in part.items():
            yield from walk(value, f"{path}/{key}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from walk(value, f"{path}/{number}")


def resolved(document, ref):
    assert ref.startswith("#/")
    part = document
    for step in ref[2:].split("/"):
        part = part[step]
    return part


def test_its_shape(document):
    assert document["openapi"] == "3.1.0"
    assert document["info"]["title"] and document["info"]["version"]
    for name in document["components"]["schemas"]:
        assert re.fullmatch(r"[A-Za-z0-9._-]+", name)
    ids = []
    for path, methods in document["paths"].items():
        assert path.startswith("/api/")
        for method, operation in methods.items():
            assert method in ("get", "post", "delete")
            ids.append(operation["operationId"])
            assert operation["summary"] and not operation["summary"].startswith("api-")
            assert operation["responses"]
            named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))
            assert all(one["required"] for one in operation["parameters"] if one["in"] == "path")
            for status, response in operation["responses"].items():
                assert re.fullmatch(r"[1-5]\d\d", status)
                found = resolved(document, response["$ref"]) if "$ref" in response else response
                assert found["description"]
            bodiless = method != "post" or operation["operationId"] in BODILESS
            assert ("requestBody" in operation) == (not bodiless)
            keyed = [one["name"] for one in operation["parameters"] if one["in"] == "header"]
            assert keyed == ([] if method == "get" else ["Idempotency-Key"])
    assert len(ids) == len(set(ids))


def test_every_reference_leads_somewhere(document):
    for path, part in walk(document):
        if isinstance(part.get("$ref"), str):
            assert resolved(document, part["$ref"]) is not None, path


def test_every_schema_is_one(document):
    kinds = {"string", "integer", "number", "boolean", "object", "array", "null"}
    for path, schema in walk(document["components"]["schemas"]):
        if path.endswith(("properties", "/schemas", "/default")) or "/default/" in path or path == "#":
            continue
        kind = schema.get("type")
        if isinstance(kind, str) and kind in kinds and kind == "object" and "required" in schema:
            assert set(schema["required"]) <= set(schema.get("properties", {})), path


def test_every_operation_and_every_move_is_in_it(app, document):
    with app.test_request_context():
        declared = {(one.method.lower(), one.name) for one in operations()}
    said = {(method, one["operationId"]) for methods in document["paths"].values() for method, one in methods.items()}
    assert declared - said == {("post", "make_move")}  # which stands there as each single move
    for game in games():
        for move in game.moves:
            assert ("post", f"move_{move}") in said


def test_it_names_every_view_of_the_api(app):
    with app.test_request_context():
        declared = {f"api.{one.name}" for one in operations()}
    assert declared == {rule.endpoint for rule in app.url_map.iter_rules() if rule.endpoint.startswith("api.")}


def fits(value, schema, document):
    """Whether a value fits a schema, as far as the schemas made here go."""
    if "$ref" in schema:
        return fits(value, resolved(document, schema["$ref"]), document)
    if "anyOf" in schema:
        return any(fits(value, one, document) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kind = schema.get("type")
    types = {
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "object": dict,
        "array": list,
        "null": type(None),
    }
    if kind and (not isinstance(value, types[kind]) or isinstance(value, bool) and kind != "boolean"):
        return False
    if kind == "object":
        properties = schema.get("properties", {})
        rest = schema.get("additionalProperties", True)
        return all(key in value for key in schema.get("required", [])) and all(
            fits(inner, properties[key], document)
            if key in properties
            else rest is True or isinstance(rest, dict) and fits(inner, rest, document)
            for key, inner in value.items()
        )
    if kind == "array" and isinstance(schema.get("items"), dict):
        return all(fits(inner, schema["items"], document) for inner in value)
    if kind == "integer":
        return schema.get("minimum", value) <= value <= schema.get("maximum", value)
    return True


def test_answers_are_what_it_says(app, document):
    api = Api(app.test_client())
    id = api.new_table()
    body = {"revision": 0, "args": {"steps": 2}}

    def said(path, method, status):
        response = document["paths"][path][method]["responses"][str(status)]
        response = resolved(document, response["$ref"]) if "$ref" in response else response
        return response["content"]["application/json"]["schema"]

    asked = document["paths"]["/api/tables/{id}/moves/let_in"]["post"]["requestBody"]["content"]["application/json"]
    assert fits(body, asked["schema"], document)
    assert not fits({"revision": 0, "args": {"steps": 10}}, asked["schema"], document)
    assert not fits({"revision": "0"}, asked["schema"], document)
    assert not fits({"revision": 0, "args": {"who": 1}}, asked["schema"], document)
    moved = api.post(f"/tables/{id}/moves/let_in", body)
    assert fits(moved, said("/api/tables/{id}/moves/let_in", "post", 200), document)
    stale = api.post(f"/tables/{id}/moves/let_in", body)
    assert fits(stale, said("/api/tables/{id}/moves/let_in", "post", 409), document)
    for path in ("/tables", "/games", "/games/toy", f"/tables/{id}", f"/tables/{id}/log", f"/tables/{id}/chronicle"):
        told = path.replace(id, "{id}").replace("/toy", "/{game}")
        assert fits(api.get(path), said(f"/api{told}", "get", 200), document), path
    file = api.get(f"/tables/{id}/export")
    assert fits(file, said("/api/tables/{id}/export", "get", 200), document)
    imported = api.post("/tables/import", file)
    assert fits(imported, said("/api/tables/import", "post", 201), document)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_for_people(app, language):
    page = app.test_client().get("/api", headers={"Accept-Language": language})
    assert page.status_code == 200
    text = page.get_data(as_text=True)
    assert f'lang="{language}"' in text
    assert "/api/tables/{id}/moves/grind" in text
    assert {"cs": "Založit stůl", "en": "Set up a table"}[language] in text
    assert "api-" not in re.sub(r'(class|id|href)="[^"]*"', "", text)
    assert " style=" not in text and "onclick" not in text
