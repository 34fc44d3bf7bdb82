"""`companion serve`: says its address, finds a free port, starts on a damaged database, stops when told."""

from __future__ import annotations

import hashlib
import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from companion.network.addresses import in_an_address, own_addresses
from companion.store import Store
from companion.store.sqlite.backups import Backups
from companion.store.sqlite.ledger import SqliteLedger

HOUSE = Path(__file__).resolve().parents[2]


class Serving:
    """A server in a process of its own; `address` is what it printed."""

    def __init__(self, instance: Path, *words: str, under: tuple[str, ...] = ()) -> None:
        command = [*under, sys.executable, "-m", "companion", "--instance", str(instance), "--lang", "en", "serve"]
        self.process = subprocess.Popen(
            [*command, *words], cwd=HOUSE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rpartition(":")[2])

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, dict]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            sent = None if body is None else json.dumps(body)
            connection.request(method, path, sent, {"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if answer.getheader("Content-Type") == "application/json" else {}
        finally:
            connection.close()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it as a system does; returns what it told."""
        self.process.send_signal(how)
        _, told = self.process.communicate(timeout=20)
        return told


@pytest.fixture
def serving(tmp_path):
    started = []

    def start(*words, **facts):
        started.append(Serving(tmp_path, *words, **facts))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_from_start_to_stop(serving, tmp_path):
    server = serving("--port", "0")
    assert server.address == f"http://127.0.0.1:{server.port}"
    status, table = server.ask("POST", "/api/tables", {"game": "tainted_grail", "name": "Stůl"})
    assert status == 201
    assert server.ask("GET", "/")[0] == 200
    assert server.ask("GET", "/api/tables", Host="evil.example")[0] == 421
    assert "Traceback" not in server.stop()
    assert server.process.returncode == 0
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    assert [record.id for record in store.all()] == [table["id"]]
    backup = Backups(store.ledger.database).latest()
    store.ledger.close()
    copy = Store(SqliteLedger(backup.path))
    assert [record.id for record in copy.all()] == [table["id"]]  # made when serving ended
    copy.ledger.close()


@pytest.mark.soak
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_window_that_is_closed_stops_it_as_tidily_unless_it_is_to_outlive_it(serving, tmp_path):
    server = serving("--port", "0")
    server.ask("POST", "/api/tables", {"game": "tainted_grail", "name": "Stůl"})
    assert server.stop(signal.SIGHUP) == "" and server.process.returncode == 0
    assert len(list((tmp_path / "backups").glob("*.db"))) == 2  # made when serving began, and when it ended
    if shutil.which("nohup"):
        server = serving("--port", "0", under=("nohup",))
        server.process.send_signal(signal.SIGHUP)
        assert server.ask("GET", "/api/games")[0] == 200


def test_a_taken_port_is_passed_over_and_said(serving):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        if port > 65000:
            pytest.skip("no room above")
        server = serving("--port", str(port))
        assert server.port > port
        assert server.ask("GET", "/api/games")[0] == 200
        assert f"Port {port} is taken; port {server.port}" in server.stop()


def test_a_damaged_database_is_said_and_can_be_restored_from_the_page(serving, tmp_path):
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    id = store.create("tainted_grail", "Stůl", {}).record.id
    backup = Backups(store.ledger.database).make()
    store.ledger.close()
    (tmp_path / "companion.db").write_bytes(b"\x00" * 5000)
    server = serving("--port", "0")
    status, problem = server.ask("GET", "/api/tables")
    assert (status, problem["code"]) == (503, "store-damaged")
    assert problem["file"].endswith("companion.db")
    assert server.ask("GET", "/")[0] == 503
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("POST", "/restore", f"backup={backup.name}", form)
    assert connection.getresponse().status == 303
    connection.close()
    status, tables = server.ask("GET", "/api/tables")
    assert (status, [table["id"] for table in tables]) == (200, [id])
    assert [path.read_bytes() for path in tmp_path.glob("companion-replaced-*.db")] == [b"\x00" * 5000]
    assert "damaged" in server.stop()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_the_door_stays_shut_unless_it_is_asked_for(serving, tmp_path):
    server = serving("--port", "0")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("POST", "/door", "door=open", form)
    assert connection.getresponse().status == 303
    connection.close()
    listening = [one for one in own_addresses() if not _refused(str(one), server.port)]
    assert listening == []
    server.stop()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_with_lan_it_says_where_it_is_found_and_what_that_means(serving):
    server = serving("--port", "0", "--lan")
    read = ""
    while "Ctrl-C" not in read and "no home network" not in read:
        read += server.process.stdout.readline()
    if own := own_addresses():
        assert f"http://{in_an_address(own[0])}:{server.port}" in read
        assert not _refused(str(own[0]), server.port) and "nothing goes out to the internet" in read
    else:
        assert "on no home network" in read
    assert "Traceback" not in server.stop() and server.process.returncode == 0
    assert all(_refused(str(one), server.port) for one in own)


def _refused(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    try:
        socket.create_connection((host, port), timeout=10).close()
    except OSError:
        return True
    return False


def test_served_securely_and_plainly_at_one_port(serving, tmp_path):
    """What is printed is what a device sees: the fingerprint is that of the authority that answers for the server."""
    running = serving("--port", "0", "--https")
    said = [running.process.stdout.readline() for _ in range(3)]
    assert running.address.startswith("http://127.0.0.1:") and f"https://127.0.0.1:{running.port}" in said[0]
    with urlopen(f"{running.address}/trust/kronikar.crt") as answer:
        given = answer.read()
    fingerprint = said[1].rpartition(": ")[2].strip()
    assert fingerprint.replace(" ", "") == hashlib.sha256(given).hexdigest().upper()
    context = ssl.create_default_context(cadata=given)
    with urlopen(f"https://127.0.0.1:{running.port}/api/games", context=context) as answer:
        assert answer.status == 200
    with urlopen(f"{running.address}/api/games") as answer:
        assert answer.status == 200
    assert "has made itself a certificate" in running.stop()
    again = serving("--port", "0", "--https")
    assert fingerprint in "".join(again.process.stdout.readline() for _ in range(3))
    assert "certificate" not in again.stop()


@pytest.mark.soak
def test_a_damaged_certificate_is_said_and_stops_nothing(serving, tmp_path):
    (tmp_path / "https").mkdir()
    (tmp_path / "https" / "authority.pem").write_text("-----BEGIN")
    running = serving("--port", "0", "--https")
    assert running.ask("GET", "/api/games")[0] == 200
    assert "was damaged" in running.stop()
