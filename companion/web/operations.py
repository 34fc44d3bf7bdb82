"""Operations of the JSON API, declared once: how they are asked, what they answer, and what their document says."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from hashlib import sha256
from typing import IO, Annotated, Any

import msgspec
from flask import Blueprint, Response, abort, current_app, request, url_for

from ..core.errors import BadArguments, Refusal
from ..core.message import say
from ..core.moves import LARGEST, read
from ..core.words import Language
from ..store.chest import SENT
from .rights import Right, needs
from .writes import write_of

OPERATION = "companion_operation"  # where a view keeps its declaration
JSON = "application/json"
ZIP = "application/zip"
BODY_LIMIT = 2**20

Revision = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Query(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every address may carry."""

    lang: Language | None = None


class ZipFile:
    """A body or an answer that is a zip. One that is sent lies in a file beside while it is asked, never in memory."""


@dataclass(frozen=True)
class ApiOperation:
    """One operation: the type of its body, of its query and of its answer, and its status.

    `files`: the media types in which it answers with a file instead, where that is asked for.
    A body of bytes is a table's file, a ZipFile that of everything. What changes a table takes a key
    (`Idempotency-Key`): sent again, it is done once.
    """

    name: str
    method: str
    path: str
    body: type | None
    query: type[Query]
    gives: Any
    status: int
    files: Sequence[str] = ()


def operation(
    api: Blueprint,
    method: str,
    path: str,
    *,
    body: type | None = None,
    query: type[Query] = Query,
    gives: Any = dict,
    status: int = 200,
    right: Right = "look",
    files: Sequence[str] = (),
    most: int = BODY_LIMIT,
) -> Callable[[Callable], Callable]:
    """Declare the decorated function an operation. `right`: whose it is to ask for it (`rights.py`); `most`: bytes of a
    body.

    It is given the address' parts, then `asked` and `query` as read, and where it changes something its key as `write`.
    """

    def declare(function: Callable) -> Callable:
        declared = ApiOperation(function.__name__, method, path, body, query, gives, status, files)

        @wraps(function)
        def view(**parts: Any) -> Response:
            asked_for = read(request.args.to_dict(), query, lax=True)
            given: dict[str, Any] = {} if query is Query else {"query": asked_for}
            if body is ZipFile:
                with _zip() as (lying, what):
                    key = write_of("api", what.encode(), repr(sorted(request.args.items())).encode())
                    return _answered(function(**parts, **given, asked=lying, write=key), status)
            if body is bytes:
                given["asked"] = _file()
                given["write"] = write_of("api", given["asked"])
            elif body is not None:
                plain = _object(most)
                given["asked"] = read(plain, body)
                given["write"] = write_of("api", msgspec.json.encode(plain, order="deterministic"))
            elif method != "GET":
                given["write"] = write_of("api", method.encode())
            return _answered(function(**parts, **given), status)

        setattr(view, OPERATION, declared)
        api.add_url_rule(path, function.__name__, needs(right)(view), methods=[method])
        return view

    return declare


def _answered(answer: Any, status: int) -> Response:
    if isinstance(answer, Response):
        return answer
    response = Response(msgspec.json.encode(answer), status, mimetype=JSON)
    if status == 201:
        response.headers["Location"] = url_for("api.table", id=answer.id)
    return response


def _object(most: int) -> dict[str, Any]:
    """The body as a JSON object. Whatever it is instead is told as what it is."""
    raw = _received(most)
    try:
        plain = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(say("malformed-json")) from None
    if not isinstance(plain, dict):
        raise BadArguments("body", say("body-no-object", field="body"))
    return plain


def _file() -> bytes:
    return _received(current_app.config["IMPORT_LIMIT"])


@contextmanager
def _zip() -> Iterator[tuple[IO[bytes], str]]:
    """What is sent, in a file that is gone when it is answered, and its digest."""
    request.max_content_length = SENT
    if request.mimetype != ZIP:
        abort(415)
    found = sha256()
    with tempfile.TemporaryFile() as lying:
        while piece := request.stream.read(2**16):
            lying.write(piece)
            found.update(piece)
        lying.seek(0)
        yield lying, found.hexdigest()


def _received(limit: int) -> bytes:
    request.max_content_length = limit
    if request.mimetype != JSON:
        abort(415)
    return request.get_data(cache=False)
