"""The API's documents, made from its declarations: OpenAPI 3.1 for programs, and a page for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from flask import Flask, current_app, render_template

from ..core.moves import Move
from ..core.table_moves import table_moves
from ..games import games as all_games
from ..store.exchange import Saved
from .api_types import MoveMade
from .operations import JSON, OPERATION, ZIP, ApiOperation, ZipFile
from .rights import needs
from .wording import Voice, language, words_of
from .writes import FORM, HEADER

_PART = re.compile(r"<(\w+)>")
_NUMBERS = ("revision",)  # parts of an address that are numbers
REFUSALS = (400, 404, 409, 410, 413, 415, 422, 503, 507)
_MOVE_PATH = "/tables/<id>/moves/<move>"


class Alternative(msgspec.Struct):
    """What may be done instead of a move that met an objection: in words, and as a move with all its arguments."""

    message: str
    move: str
    args: dict[str, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done: a code for programs, a sentence for people, and what else is known of it."""

    code: str
    message: str
    field: str | None = None
    rule: str | None = None
    can_overrule: bool | None = None
    instead: list[Alternative] = []
    revision: int | None = None
    file: str | None = None


def operations() -> list[ApiOperation]:
    """Every operation of the API, as declared, in the order of its declarations."""
    views = (view for name, view in current_app.view_functions.items() if name.startswith("api."))
    return [getattr(view, OPERATION) for view in views if hasattr(view, OPERATION)]


def document() -> dict[str, Any]:
    """The OpenAPI document, its summaries in the reader's language."""
    from .. import __version__

    words = words_of(language())
    kinds = [Problem, *_kinds()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for one in operations():
        described = _described(one, known, words.say(f"api-{one.name}"))
        if one.path == _MOVE_PATH:
            paths |= _moves(one, described, components)
        else:
            paths.setdefault(_path(one.path), {})[one.method.lower()] = described
    refusals = {
        f"Refused{status}": {
            "description": words.say(f"api-refused-{status}"),
            "content": {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for status in REFUSALS
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": words.say("api-title"),
            "version": __version__,
            "description": " ".join(words.say(f"api-{part}") for part in ("intro", "keys", "parts")),
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "responses": refusals},
    }


def _kinds() -> list[Any]:
    found = []
    for one in operations():
        found += [kind for kind in (one.body, one.gives) if kind not in (None, bytes, ZipFile)]
    return found


def _path(path: str) -> str:
    return "/api" + _PART.sub(r"{\1}", path)


def _described(one: ApiOperation, known: dict[int, Any], summary: str) -> dict[str, Any]:
    """An operation as OpenAPI describes it."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name in _NUMBERS else "string"}}
        for name in _PART.findall(one.path)
    ]
    query = msgspec.json.schema_components([one.query], ref_template="{name}")[1][one.query.__name__]
    for name, schema in query["properties"].items():
        parameters.append({"name": name, "in": "query", "schema": schema})
    if one.method != "GET":
        schema = {"type": "string", "pattern": f"^{FORM.pattern}$"}
        parameters.append({"name": HEADER, "in": "header", "schema": schema})
    refusals = {400, 422, 503} if one.body is None else {400, 413, 415, 422, 503, 507}
    if one.method != "GET":
        refusals.add(507)
    if _PART.search(one.path) or one.body is not None:
        refusals.add(404)
    if "<id>" in one.path:
        refusals.add(410)
    if one.body is not None and _PART.search(one.path):
        refusals.add(409)
    described: dict[str, Any] = {
        "operationId": one.name,
        "summary": summary,
        "parameters": parameters,
        "responses": {
            str(one.status): {"description": summary, "content": _content(one.gives, known, one.files)},
            **{str(status): {"$ref": f"#/components/responses/Refused{status}"} for status in sorted(refusals)},
        },
    }
    if one.status == 201:
        described["responses"]["201"]["headers"] = {"Location": {"schema": {"type": "string"}}}
    if one.body is not None:
        content = _content(Saved if one.body is bytes else one.body, known)
        described["requestBody"] = {"required": True, "content": content}
    return described


def _content(kind: Any, known: dict[int, Any], files: Sequence[str] = ()) -> dict[str, Any]:
    """What is sent or answered, by its media type; `files`: those in which it can be had instead."""
    binary = {"schema": {"type": "string", "format": "binary"}}
    if kind is ZipFile:
        return {ZIP: binary}
    return {JSON: {"schema": known[id(kind)]}, **dict.fromkeys(files, binary)}


def _moves(one: ApiOperation, described: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """A path for each move; its arguments are those of any game that has a move of that name."""
    paths: dict[str, Any] = {}
    for name, declared in _declared().items():
        choices = []
        for prefix, move, _ in declared:
            template = f"#/components/schemas/{prefix}.{{name}}"
            (schema,), parts = msgspec.json.schema_components([move.arguments], ref_template=template)
            components.update({f"{prefix}.{part}": found for part, found in parts.items()})
            choices.append(schema)
        body = dict(components[MoveMade.__name__])
        body["properties"] = body["properties"] | {"args": choices[0] if len(choices) == 1 else {"anyOf": choices}}
        rules = sorted({rule for _, move, _ in declared for rule in move.rules})
        paths[_path(one.path).replace("{move}", name)] = {
            "post": {
                **described,
                "operationId": f"move_{name}",
                "summary": declared[0][2].label("move-", name),
                "description": " ".join((declared[0][1].does.__doc__ or "").split()),
                "tags": [prefix for prefix, _, _ in declared],
                "parameters": [part for part in described["parameters"] if part["name"] != "move"],
                "requestBody": {"required": True, "content": {JSON: {"schema": body}}},
                **({"x-rules": rules} if rules else {}),
            }
        }
    return paths


def _declared() -> dict[str, list[tuple[str, Move, Voice]]]:
    """Every move by name, with the games that have it; a move that all tables have is declared once."""
    found: dict[str, list[tuple[str, Move, Voice]]] = {}
    for game in all_games():
        voice = Voice(language(), game)
        for name, move in game.moves.items():
            prefix = "any" if table_moves.get(name) is move else game.id
            listed = found.setdefault(name, [])
            if all(prefix != other for other, _, _ in listed):
                listed.append((prefix, move, voice))
    return found


def page() -> str:
    """The API's page: the same document, for people."""
    return render_template("api.html", document=document(), rows=rows)


def rows(schema: dict[str, Any], components: dict[str, Any]) -> list[dict[str, Any]]:
    """A body's fields for a table: name, type in short, whether it must be given."""
    schema = _resolved(schema, components)
    required = schema.get("required", [])
    return [
        {"name": name, "type": shortly(field, components), "required": name in required}
        for name, field in schema.get("properties", {}).items()
    ]


def shortly(schema: dict[str, Any], components: dict[str, Any]) -> str:
    """A type in a few words: `integer 1–9`, `"app" | "table"`, `array of string`."""
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(shortly(one, components) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "$ref" in schema:
        found = _resolved(schema, components)
        return found.get("title", "object") if found.get("type") == "object" else shortly(found, components)
    kind = schema.get("type", "any")
    if kind == "array":
        return f"array of {shortly(schema.get('items', {}), components)}"
    bounds = [schema.get("minimum", schema.get("minLength")), schema.get("maximum", schema.get("maxLength"))]
    match bounds:
        case [None, None]:
            return kind
        case [None, most]:
            return f"{kind} ≤ {most}"
        case [least, None]:
            return f"{kind} ≥ {least}"
    return f"{kind} {bounds[0]}–{bounds[1]}"


def _resolved(schema: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = components[schema["$ref"].rpartition("/")[2]]
    return schema


def init_app(app: Flask) -> None:
    """Register the API's page."""
    app.add_url_rule("/api", "api_page", needs("look")(page))
