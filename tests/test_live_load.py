"""A whole evening's worth of moves in a minute, and sixty pages that listen: none of them misses the end of it."""

from __future__ import annotations

import http.client
import json
import selectors
import socket
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from companion.installation import Installation

from .bench.figure import p95
from .bench.served import served
from .effort import SOAK

STREAMS, A_SECOND, HANDS = 60, 20, 4
SECONDS = 15 * min(max(SOAK, 1), 4)  # a whole minute with SOAK=4
LATE = 10.0  # seconds for the last news


class Pages(threading.Thread):
    """Pages that listen, and which revisions each of them was told."""

    def __init__(self, host: str, port: int, table: str) -> None:
        super().__init__(daemon=True)
        self.told: list[list[int]] = [[] for _ in range(STREAMS)]
        self.ended = 0
        self._pages = selectors.DefaultSelector()
        self._over = False
        for number in range(STREAMS):
            page = socket.create_connection((host, port), timeout=30)
            page.sendall(f"GET /t/{table}/live?seen=0 HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            self._pages.register(page, selectors.EVENT_READ, (number, bytearray()))
        self.start()

    def run(self) -> None:
        while not self._over:
            for key, _ in self._pages.select(0.2):
                assert isinstance(key.fileobj, socket.socket)
                number, read = key.data
                more = key.fileobj.recv(4000)
                if not more:
                    self.ended += 1
                    self._pages.unregister(key.fileobj)
                read += more
                while b"\n" in read:
                    line, _, rest = bytes(read).partition(b"\n")
                    read[:] = rest
                    if line.startswith(b"data: "):
                        self.told[number].append(int(line[6:]))

    def stop(self) -> None:
        """Nobody listens any more."""
        self._over = True
        self.join(5)
        for key in list(self._pages.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            key.fileobj.close()
        self._pages.close()


class Hand(threading.Thread):
    """Somebody who makes moves at a steady pace, and says a move again when another one came first."""

    def __init__(self, host: str, port: int, table: str, texts: list[str], pause: float) -> None:
        super().__init__(daemon=True)
        self.path = f"/api/tables/{table}"
        self.texts = texts
        self.pause = pause
        self.again = 0
        self.taken: list[float] = []
        self.revision = 0
        self._asks = http.client.HTTPConnection(host, port, timeout=30)
        self.start()

    def run(self) -> None:
        begun = time.monotonic()
        for number, text in enumerate(self.texts):
            time.sleep(max(0.0, begun + number * self.pause - time.monotonic()))
            asked = time.monotonic()
            while not self._made(text):
                self.again += 1
            self.taken.append(time.monotonic() - asked)
        self._asks.close()

    def _made(self, text: str) -> bool:
        body = json.dumps({"revision": self.revision, "args": {"text": text}})
        self._asks.request("POST", f"{self.path}/moves/note", body, {"Content-Type": "application/json"})
        answer = self._asks.getresponse()
        told: dict[str, Any] = json.loads(answer.read())
        assert answer.status in (200, 201, 409), told
        self.revision = told["revision"]
        return answer.status != 409


@pytest.mark.soak
@pytest.mark.xdist_group("live_load")
def test_sixty_streams_and_twenty_moves_a_second_lose_nothing(tmp_path: Path) -> None:
    instance = tmp_path / "instance"
    moves = round(SECONDS * A_SECOND)
    texts = [f"{number:05}" for number in range(moves)]
    with served("companion.cli", "--instance", str(instance), "serve", "--port", "0") as address:
        host, port = urlsplit(address).hostname or "", urlsplit(address).port or 0
        asks = http.client.HTTPConnection(host, port, timeout=30)
        asks.request(
            "POST",
            "/api/tables",
            json.dumps({"game": "tainted_grail", "name": "Load", "options": {}}),
            {"Content-Type": "application/json"},
        )
        table = json.loads(asks.getresponse().read())["id"]
        asks.close()
        pages = Pages(host, port, table)
        begun = time.monotonic()
        hands = [Hand(host, port, table, texts[one::HANDS], HANDS / A_SECOND) for one in range(HANDS)]
        for hand in hands:
            hand.join(10 * SECONDS)
            assert not hand.is_alive()
        took = time.monotonic() - begun
        deadline = time.monotonic() + LATE
        while any(told[-1:] != [moves] for told in pages.told) and time.monotonic() < deadline:
            time.sleep(0.05)
        pages.stop()
    made = p95([taken for hand in hands for taken in hand.taken])
    print(f"{moves} moves in {took:.0f} s, p95 {1000 * made:.0f} ms, said again {sum(hand.again for hand in hands)}")
    assert pages.ended == 0  # no stream was given up
    assert [told[-1] for told in pages.told] == [moves] * STREAMS
    assert all(told == sorted(set(told)) for told in pages.told)
    here = Installation(instance)
    written = [entry.args["text"] for entry in here.store.line(table) if entry.move == "note"]
    here.store.ledger.close()
    assert sorted(written) == texts  # each of them, once
