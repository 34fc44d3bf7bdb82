"""A move, from the request to HTML, stored durably: against a Flask hello-world, and early and late in a table's life.

Three requests take turns on kept connections to two servers of the same software: hello, a move at a table of some ten
moves, a move at a table of ten thousand. Taking turns, they meet the same noise of the machine.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from time import perf_counter
from urllib.parse import urlencode, urlsplit

from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger

from .figure import Figure, p95
from .served import served

GAME = "tainted_grail"
OPTIONS = {"characters": [{"id": "beor"}, {"id": "ailei"}, {"id": "arev"}]}
PAGE = "party"
EARLY, LATE = 10, 10_000
EACH = 20  # moves on one early table, before the next one takes its place
ROUNDS = 500
WARM = 40
STEPS = ({"who": "beor", "what": "food", "by": 1}, {"who": "beor", "what": "food", "by": -1})


def figures() -> Iterator[Figure]:
    """How long a move takes, in hello-worlds, and how much longer it takes late than early."""
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        late, early = _tables(instance)
        with (
            served("tests.bench.hello") as hello_address,
            served("companion.cli", "--instance", folder, "serve", "--port", "0") as address,
            _connected(hello_address) as hello,
            _connected(address) as companion,
        ):
            times = _measured(hello, companion, late, early)
    base = p95(times["hello"])
    yield Figure("move-at-10", p95(times["early"]) / base, 12)
    yield Figure("move-at-10000", p95(times["late"]) / base, 12)
    yield Figure("move-10000-to-10", p95(times["late"]) / p95(times["early"]), 1.2)
    if os.environ.get("BENCH_TIMES"):
        for name, each in times.items():
            middle = sorted(each)[len(each) // 2]
            print(f"# {name}: middle {middle * 1000:.2f} ms, p95 {p95(each) * 1000:.2f} ms", file=sys.stderr)


def _tables(instance: Path) -> tuple[str, list[str]]:
    """A table of ten thousand moves, and enough young ones."""
    store = Store(SqliteLedger(instance / "companion.db"))
    connection = store.ledger.database.connection
    connection.execute("PRAGMA synchronous=OFF")  # only while making them; the server asks for FULL
    try:
        late = _played(store, LATE)
        early = [_played(store, EARLY) for _ in range((ROUNDS + WARM) // EACH + 1)]
    finally:
        store.ledger.close()
    return late, early


def _played(store: Store, moves: int) -> str:
    record = store.create(GAME, "The bench", OPTIONS, seed="bench").record
    if record.state.checklist is not None:
        record = store.move(record.id, record.revision, "leave_list", {}).record
    for step in cycle(STEPS):
        if record.revision >= moves:
            return record.id
        record = store.move(record.id, record.revision, "change", step).record
    raise AssertionError("a cycle has no end")


@contextmanager
def _connected(address: str) -> Iterator[HTTPConnection]:
    """A kept connection to a server."""
    connection = HTTPConnection(urlsplit(address).netloc)
    connection.connect()
    yield connection
    connection.close()


def _measured(hello: HTTPConnection, companion: HTTPConnection, late: str, early: list[str]) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {"hello": [], "early": [], "late": []}
    seen = {late: LATE, **dict.fromkeys(early, EARLY)}
    steps = {id: cycle(STEPS) for id in seen}
    for number in range(ROUNDS + WARM):
        taken = {"hello": _get(hello)}
        for name, id in (("early", early[number // EACH]), ("late", late))[:: 1 if number % 2 else -1]:
            taken[name] = _move(companion, id, seen[id], next(steps[id]))
            seen[id] += 1
        if number >= WARM:
            for name, time in taken.items():
                times[name].append(time)
    return times


def _get(connection: HTTPConnection) -> float:
    begun = perf_counter()
    connection.request("GET", "/")
    answer = connection.getresponse()
    answer.read()
    taken = perf_counter() - begun
    assert answer.status == 200
    return taken


def _move(connection: HTTPConnection, id: str, revision: int, args: dict) -> float:
    """Make a move as the page's form does: in place, from the same origin."""
    origin = f"http://{connection.host}:{connection.port}"
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "HX-Request": "true",
        "HX-Target": "table",
        "HX-Current-URL": f"{origin}/t/{id}/{PAGE}",
        "Origin": origin,
        "Sec-Fetch-Site": "same-origin",
        "Cookie": "language=cs",
    }
    body = urlencode({"revision": revision, "page": PAGE, **args})
    begun = perf_counter()
    connection.request("POST", f"/t/{id}/moves/change", body, headers)
    answer = connection.getresponse()
    page = answer.read()
    taken = perf_counter() - begun
    assert answer.status == 200 and b'id="table"' in page, (answer.status, page[:500])
    return taken
