"""Correct by hand: anything tracked, found by walking through the state, changed with a reason."""

from __future__ import annotations

from typing import Any

import jsonpointer
import msgspec
from flask import abort, request

from ...core.table_moves import FIXED
from ...core.viewer import EVERYBODY
from .. import places
from ..wording import voice
from .page import Prepared, TablePage, drawn_by

LISTED = 400  # things of one list that are shown


class Row(msgspec.Struct, frozen=True):
    """One thing in the state: where it is, what it is called, and what it is now."""

    path: str
    words: str
    shown: str


def branch(page: TablePage) -> Prepared:
    """A branch of the state as rows to go into, or one value with the field that changes it."""
    page.name = "correct"
    path = _path(page)
    state = page.game.seen_plain(page.record.plain, EVERYBODY)  # a correction is made before everybody's eyes
    plain = _resolve(state, path)
    crumbs = _crumbs(state, path)
    leaf = not isinstance(plain, (dict, list)) or "whole" in request.args or page.trouble is not None
    facts: dict[str, Any] = {"path": path, "parent": path.rpartition("/")[0], "crumbs": crumbs, "leaf": leaf and crumbs}
    if facts["leaf"]:
        facts.update(kind=_kind(plain), plain=_typed(plain), shown=_shown(plain))
    else:
        facts["rows"] = _rows(plain, path)
    return drawn_by("play/correct.html", **facts)


def _path(page: TablePage) -> str:
    if page.trouble is not None:
        return next((value for name, value in page.trouble.sent if name == "path"), "")
    if request.method == "POST":  # a correction was made: show what stands around it now
        return request.form.get("path", "").rpartition("/")[0]
    return request.args.get("path", "")


def _resolve(plain: Any, path: str) -> Any:
    try:
        found = jsonpointer.JsonPointer(path).resolve(plain)
    except (jsonpointer.JsonPointerException, TypeError):  # TypeError: on from where a list ends
        abort(404)
    return abort(404) if isinstance(found, jsonpointer.EndOfList) else found


def _rows(plain: Any, path: str) -> list[Row]:
    pairs = list(plain.items()) if isinstance(plain, dict) else list(enumerate(plain))
    listed = [
        (f"{path}/{jsonpointer.escape(str(key))}", key, value)
        for key, value in pairs[:LISTED]
        if path or key not in FIXED
    ]
    return [Row(at, _words(key, value, at), _shown(value)) for at, key, value in listed]


def _crumbs(plain: Any, path: str) -> list[Row]:
    crumbs, at = [], ""
    for part in path.split("/")[1:]:
        at = f"{at}/{part}"
        listed = isinstance(_resolve(plain, at.rpartition("/")[0]), list)
        inner = _resolve(plain, at)
        key = jsonpointer.unescape(part)
        crumbs.append(Row(at, _words(int(key) if listed else key, inner, at), _shown(inner)))
    return crumbs


def _words(key: Any, value: Any, path: str) -> str:
    """What to call a thing: its label, its own name, or its place in a list."""
    own = next((value[name] for name in ("name", "id") if isinstance(value, dict) and value.get(name)), None)
    if isinstance(key, int):
        named = isinstance(own, (str, int))
        return voice().label("choice-", str(own)) if named else voice().t("correct-nth", number=key + 1)
    speaks = voice()
    *_, step = places.steps(speaks.game.state if speaks.game else None, path)
    return speaks.step(*step)


def _shown(value: Any) -> str:
    speaks = voice()
    match value:
        case bool():
            return speaks.t("yes" if value else "no")
        case None | "":
            return "–"
        case dict() | list():
            return speaks.t("correct-holds", number=len(value))
    named = isinstance(value, str) and speaks.has(f"choice-{value}")
    text = speaks.label("choice-", value) if named else str(value)
    return text if len(text) <= 60 else text[:57] + "…"


def _kind(value: Any) -> str:
    match value:
        case bool():
            return "check"
        case int() | float():
            return "number"
        case str():
            return "text"
    return "json"


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
