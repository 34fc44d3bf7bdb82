"""Joining: how long the server takes for all that a phone asks, from the typed code to its own page at the table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .figure import Figure, p95
from .served import served

PHONES = 24
LIMIT = 300.0  # milliseconds: of fifteen seconds that a player may need, the app's own part is not felt
PLAYERS = [{"character": one} for one in ("warrior", "wizard", "elf", "thief", "druid", "monk")]


class _Stay(HTTPRedirectHandler):
    """Where an answer leads is seen, and not followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _ask(address: str, fields: dict[str, str] | None = None, cookie: str = "") -> tuple[str, Any]:
    """The text of an answer, and its headers."""
    body = None if fields is None else urlencode(fields).encode()
    try:
        with build_opener(_Stay).open(Request(address, body, {"Cookie": cookie}), timeout=20) as answer:
            return answer.read().decode(), answer.headers
    except HTTPError as error:
        if error.code != 303:
            raise
        return "", error.headers


def _joins(address: str, id: str, code: str, seat: int) -> float:
    """One phone: the code, the seats, one of them, its page; the milliseconds that the server took."""
    begun = time.perf_counter()
    _, knocked = _ask(f"{address}/join", {"code": code})
    _ask(address + knocked["Location"])
    _, joined = _ask(address + knocked["Location"], {"as": str(seat)})
    token = SimpleCookie(joined["Set-Cookie"])["device"].value
    page, _ = _ask(address + joined["Location"], cookie=f"device={token}")
    if f'data-table="{id}"' not in page:
        raise SystemExit("the phone is not at its table")
    return 1000 * (time.perf_counter() - begun)


def figures() -> Iterator[Figure]:
    """`join-ms`, p95 of phones that come one after another to tables of six."""
    with (
        TemporaryDirectory() as folder,
        served("companion.cli", "--instance", folder, "serve", "--port", "0") as address,
    ):
        taken: list[float] = []
        for begins in range(0, PHONES, len(PLAYERS)):
            body = {"game": "talisman", "name": "Bench", "options": {"players": PLAYERS, "first": 1}}
            made = Request(f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
            with build_opener().open(made, timeout=20) as answer:
                id = json.loads(answer.read())["id"]
            listed, _ = _ask(f"{address}/door?table={id}")
            found = re.search(r'typed-code">(\d{3})\W*(\d{3})<', listed)
            assert found is not None
            seats = range(1, min(PHONES - begins, len(PLAYERS)) + 1)
            taken += [_joins(address, id, found[1] + found[2], seat) for seat in seats]
        yield Figure("join-ms", p95(taken[1:]), LIMIT)  # for the first one the templates are compiled
