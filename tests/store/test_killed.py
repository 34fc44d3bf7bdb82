"""SIGKILL under load, again and again: every move that was acknowledged is still there, once."""

from __future__ import annotations

import http.client
import json
import os
import random
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger
from tests.effort import times

KILLS = times(5, 50)
HOUSE = Path(__file__).resolve().parents[2]


class Server:
    """The real server on one instance folder; killed and started again."""

    def __init__(self, instance: Path) -> None:
        self.instance = instance
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.store.nursery"],
            cwd=HOUSE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.pid = self.port = 0

    def start(self) -> None:
        """Start it and wait until it says its address."""
        command = f"--instance {shlex.quote(str(self.instance))} serve --port 0\n"
        self.nursery.stdin.write(command)
        self.nursery.stdin.flush()
        self.pid = int(self.nursery.stdout.readline())
        self.port = int(self.nursery.stdout.readline().rpartition(":")[2])

    def kill(self) -> None:
        """SIGKILL: no clean-up, no last write."""
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """End the nursery."""
        self.nursery.stdin.close()
        self.nursery.wait(10)
        self.nursery.stdout.close()

    def ask(self, connection: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> tuple[int, dict]:
        """One request of the API."""
        sent = None if body is None else json.dumps(body)
        connection.request(method, f"/api{path}", sent, {"Content-Type": "application/json", "Host": "127.0.0.1"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())

    def connect(self) -> http.client.HTTPConnection:
        """A connection of one's own."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)


class Writer(threading.Thread):
    """Writes notes, each with a text of its own, until the server is gone; remembers what was acknowledged."""

    def __init__(self, server: Server, table: str, name: str, acknowledged: list[tuple[str, int, str]]) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.label, self.acknowledged = server, table, name, acknowledged
        self.odd: list[object] = []

    def run(self) -> None:
        connection, revision = self.server.connect(), -1
        try:
            for count in range(10_000):
                text = f"{self.label}-{count}"
                status, answer = 0, {}
                while status != 200:  # the other one may have been faster
                    body = {"revision": max(revision, 0), "args": {"text": text}}
                    status, answer = self.server.ask(connection, "POST", f"/tables/{self.table}/moves/note", body)
                    if status not in (200, 409):
                        self.odd.append(answer)
                        return
                    revision = answer["revision"]
                self.acknowledged.append((self.table, revision, text))
        except (OSError, http.client.HTTPException, ValueError):
            pass  # killed in the middle of an answer: not acknowledged
        finally:
            connection.close()


@pytest.mark.grows
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_every_acknowledged_move_survives(tmp_path):
    server, chance = Server(tmp_path), random.Random(5)
    acknowledged: list[tuple[str, int, str]] = []
    try:
        server.start()
        connection = server.connect()
        tables = []
        for _ in range(2):
            status, answer = server.ask(connection, "POST", "/tables", {"game": "tainted_grail", "name": "Stůl"})
            assert status == 201
            tables.append(answer["id"])
        connection.close()
        checked = {id: 0 for id in tables}
        for round in range(KILLS):
            before = len(acknowledged)
            shared, own = tables
            writers = [
                Writer(server, table, f"{round}-{number}", acknowledged)
                for number, table in enumerate((shared, shared, own))
            ]
            for writer in writers:
                writer.start()
            until = time.monotonic() + 10
            while len(acknowledged) - before < chance.randint(3, 40) and time.monotonic() < until:
                time.sleep(0.002)
            server.kill()
            for writer in writers:
                writer.join(15)
                assert not writer.is_alive() and writer.odd == []
            assert len(acknowledged) > before
            server.start()
            connection = server.connect()
            found = set()
            for id in tables:
                address = f"/tables/{id}/log?limit=1000&after={checked[id]}"
                entries = server.ask(connection, "GET", address)[1]["entries"]
                found |= {(id, entry["revision"], entry["args"].get("text")) for entry in entries}
                checked[id] = entries[-1]["revision"] if entries else checked[id]
            connection.close()
            assert set(acknowledged[before:]) <= found
    finally:
        server.kill()
        server.close()
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    try:
        logs = {id: store.log(id) for id in tables}
        there = {(id, entry.revision, entry.args.get("text")) for id, log in logs.items() for entry in log}
        assert set(acknowledged) <= there
        assert len(acknowledged) > KILLS * 3
        texts = Counter(entry.args["text"] for log in logs.values() for entry in log if entry.move == "note")
        assert max(texts.values()) == 1  # and none twice
        for id in tables:
            import_table(store, export(store, id))  # the whole log is followed: it leads to the snapshot
        store.ledger.database.examine()
    finally:
        store.ledger.close()
