"""Live: how soon the last of sixty pages hears of a move on loopback, against one page that is alone at its table."""

from __future__ import annotations

import http.client
import json
import selectors
import socket
import time
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from .figure import Figure, p95
from .served import served

STREAMS, MOVES = 60, 200
RATIO = 3
LIMIT = 100.0  # milliseconds


class Table:
    """A table of a running companion, and the pages that listen at it."""

    def __init__(self, address: str, streams: int) -> None:
        self.host, self.port = urlsplit(address).hostname or "", urlsplit(address).port or 0
        self._asks = http.client.HTTPConnection(self.host, self.port, timeout=30)
        self.id = self.post("/api/tables", {"game": "tainted_grail", "name": "Live", "options": {}})["id"]
        self.revision = 0
        self.taken: list[float] = []
        self._pages = selectors.DefaultSelector()
        self._read: dict[socket.socket, bytes] = {}
        for _ in range(streams):
            page = socket.create_connection((self.host, self.port), timeout=30)
            page.sendall(f"GET /t/{self.id}/live?seen=0 HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
            self._pages.register(page, selectors.EVENT_READ)
            self._read[page] = b""
        self._wait(b"retry: 1000")

    def post(self, path: str, body: Any) -> Any:
        """What the API answers."""
        self._asks.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._asks.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 300:
            raise SystemExit(f"{path}: {answer.status} {told}")
        return told

    def move(self) -> None:
        """One move, from before it is sent until the last page has heard of it."""
        begun = time.perf_counter()
        body = {"revision": self.revision, "args": {"text": str(self.revision)}}
        self.post(f"/api/tables/{self.id}/moves/note", body)
        self.revision += 1
        self._wait(b"data: %d\n" % self.revision)
        self.taken.append(1000 * (time.perf_counter() - begun))

    def _wait(self, mark: bytes) -> None:
        deaf = set(self._read)
        while deaf:
            for key, _ in self._pages.select(30):
                page = key.fileobj
                assert isinstance(page, socket.socket)
                more = page.recv(4000)
                if not more:
                    raise SystemExit("a stream ended")
                self._read[page] += more
                if mark in self._read[page]:
                    self._read[page] = b""
                    deaf.discard(page)

    def close(self) -> None:
        """Nobody listens any more."""
        for page in self._read:
            page.close()
        self._pages.close()
        self._asks.close()


def figures() -> Iterator[Figure]:
    """From the move's request to its news on the last page's socket; both tables move in turns, in one noise."""
    with (
        TemporaryDirectory() as folder,
        served("companion.cli", "--instance", folder, "serve", "--port", "0") as address,
    ):
        crowd, alone = Table(address, STREAMS), Table(address, 1)
        for _ in range(MOVES):
            crowd.move()
            alone.move()
        crowd.close()
        alone.close()
    yield Figure(f"live-{STREAMS}", p95(crowd.taken) / p95(alone.taken), RATIO)
    yield Figure(f"live-{STREAMS}-ms", p95(crowd.taken), LIMIT)
    yield Figure("live-1-ms", p95(alone.taken), LIMIT)
