"""Streams: how soon the last of sixty pages hears of a move on loopback, in milliseconds."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from companion import create_app
from companion.connections import Server
from companion.serve import listen

from .figure import Figure, p95

STREAMS, MOVES = 60, 60
LIMIT = 100.0


def figures() -> Iterator[Figure]:
    """From the move's beginning to its news on the last page's socket."""
    with TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listening:
        app = create_app({"INSTANCE": str(Path(folder))})
        store = app.extensions["store"]
        table = store.create("tainted_grail", "Streams", {}).record.id
        server = Server(app, listening)
        threading.Thread(target=_run, args=(server,), daemon=True).start()
        pages = [_page(listening.getsockname()[1], table) for _ in range(STREAMS)]
        took = []
        for revision in range(MOVES):
            begun = time.perf_counter()
            store.move(table, revision, "note", {"text": str(revision)})
            _read_until(pages[-1], b"data: %d\n" % (revision + 1))
            took.append(1000 * (time.perf_counter() - begun))
        for page in pages:
            page.close()
        server.task_dispatcher.shutdown()
        server.close()
        store.ledger.close()
    yield Figure(f"streams-{STREAMS}-ms", p95(took), LIMIT)


def _run(server: Server) -> None:
    with contextlib.suppress(OSError, ValueError):  # its sockets are closed while it waits on them
        server.run()


def _page(port: int, table: str) -> socket.socket:
    page = socket.create_connection(("127.0.0.1", port), timeout=30)
    page.sendall(f"GET /t/{table}/live?seen=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    _read_until(page, b"retry: 1000")
    return page


def _read_until(page: socket.socket, mark: bytes) -> None:
    read = b""
    while mark not in read and (more := page.recv(4000)):
        read += more
