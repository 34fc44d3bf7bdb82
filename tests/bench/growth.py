"""How a long table grows: what costs more at 20,000 moves than at 2,000; and a shelf of 500 tables against one of 20.

Everything is asked over HTTP, the long and the short one by turns, of one server; the ratios are of the best of each.
The moves are small ones, as most are.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

import msgspec

from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger

from .figure import Figure
from .served import serving

GAME = "talisman"
OPTIONS = {"players": [{"character": one} for one in ("warrior", "wizard", "elf")]}
SHORT, LONG = 2_000, 20_000
FEW, MANY = 20, 500
ROUNDS = 3
LOOKS = 15
WARM = 40
STEPS = (
    ("note", {"text": "Nobody spoke."}),
    ("rename", {"name": "The long road"}),
    ("correct", {"path": "/notes", "value": "by hand"}),
)


def figures() -> Iterator[Figure]:
    """Ratios of long to short and of many to few, and how much larger the server is afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _of_lengths(Path(folder))
    yield from _of_shelves()


def _of_lengths(instance: Path) -> Iterator[Figure]:
    with filled(instance) as store:
        tables = {length: played(store, length) for length in (SHORT, LONG)}
        copies = {length: iter([store.fork(id).id for _ in range(ROUNDS)]) for length, id in tables.items()}
    with companion_on(instance) as companion:
        for _ in range(WARM):  # each of the server's threads has a connection and memory of its own
            for id in tables.values():
                companion.get(f"/t/{id}/")
        before = companion.memory()
        files = {length: companion.get(f"/api/tables/{id}/export") for length, id in tables.items()}

        def ratio(name: str, does: Callable[[int], object]) -> float:
            best = companion.timed(does, (SHORT, LONG), ROUNDS)
            if os.environ.get("BENCH_TIMES"):
                print(f"# {name}: {best[SHORT] * 1000:.1f} ms, {best[LONG] * 1000:.1f} ms", file=sys.stderr)
            return best[LONG] / best[SHORT]

        def undo(length: int) -> None:
            companion.post(f"/api/tables/{next(copies[length])}/undo", {"revision": length, "to": 5})

        for name, limit, does in (
            ("growth-export", 11, lambda length: companion.get(f"/api/tables/{tables[length]}/export")),
            ("growth-chronicle", 11, lambda length: companion.get(f"/api/tables/{tables[length]}/chronicle")),
            ("growth-import", 11, lambda length: companion.post("/api/tables/import", files[length])),
            ("growth-undo", 5, undo),
            ("growth-history", 2, lambda length: companion.get(f"/t/{tables[length]}/history")),
            ("growth-history-then", 2, lambda length: companion.get(f"/t/{tables[length]}/history?then={SHORT // 2}")),
        ):
            yield Figure(name, ratio(name, does), limit)
        after = companion.memory()
        if before:
            if os.environ.get("BENCH_TIMES"):
                print(f"# memory: {before / 1000:.0f} MB, {after / 1000:.0f} MB", file=sys.stderr)
            yield Figure("growth-memory", after / before, 1.5)


def _of_shelves() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        for folder, tables in ((few, FEW), (many, MANY)):
            with filled(Path(folder)) as store:
                for number in range(tables):
                    store.create(GAME, f"Table {number}", OPTIONS, seed=str(number))
        with companion_on(Path(few)) as small, companion_on(Path(many)) as large:
            shelves = {FEW: small, MANY: large}
            for name, path in (("shelf-500", "/"), ("shelf-500-api", "/api/tables")):
                best = small.timed(lambda tables, path=path: shelves[tables].get(path), (FEW, MANY), LOOKS)
                yield Figure(name, best[MANY] / best[FEW], 1.5)


@contextmanager
def filled(instance: Path) -> Iterator[Store]:
    """A store to be filled fast; the server that reads it afterwards writes as durably as ever."""
    store = Store(SqliteLedger(instance / "companion.db"))
    store.ledger.database.connection.execute("PRAGMA synchronous=OFF")
    try:
        yield store
    finally:
        store.ledger.close()


def played(store: Store, moves: int) -> str:
    record = store.create(GAME, "The long road", OPTIONS, seed="bench").record
    for name, args in cycle(STEPS):
        if record.revision >= moves:
            return record.id
        record = store.move(record.id, record.revision, name, args).record
    raise AssertionError("a cycle has no end")


@contextmanager
def companion_on(instance: Path) -> Iterator[Companion]:
    """A server on that folder."""
    with serving("companion.cli", "--instance", str(instance), "serve", "--port", "0") as (address, pid):
        companion = Companion(address, pid)
        yield companion
        companion.connection.close()


class Companion:
    """A server, asked over one kept connection."""

    def __init__(self, address: str, pid: int) -> None:
        self.connection = HTTPConnection(urlsplit(address).netloc, timeout=120)
        self.pid = pid

    def get(self, path: str) -> bytes:
        """What stands there."""
        return self._asked("GET", path)

    def post(self, path: str, body: object) -> bytes:
        """What is answered to a body, as JSON."""
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return self._asked("POST", path, sent, {"Content-Type": "application/json"})

    def _asked(self, *request: object) -> bytes:
        self.connection.request(*request)
        answer = self.connection.getresponse()
        told = answer.read()
        assert answer.status in (200, 201), (answer.status, told[:300])
        return told

    def timed(self, does: Callable[[int], object], sizes: tuple[int, ...], rounds: int) -> dict[int, float]:
        """The best time of each size, taken by turns."""
        best = dict.fromkeys(sizes, float("inf"))
        for _ in range(rounds):
            for size in sizes:
                begun = perf_counter()
                does(size)
                best[size] = min(best[size], perf_counter() - begun)
        return best

    def memory(self) -> int:
        """What the server holds of this machine's memory, in kilobytes; 0 where the system does not say."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return 0
        return int(status.partition("VmRSS:")[2].split()[0])
