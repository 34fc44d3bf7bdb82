"""The door as another machine sees it: shut, open, closed by a tap; by its address and by its name.

The machines are namespaces of Linux; where there can be none, these tests are skipped and say why.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.network.house import Machine, network, why_not

pytestmark = pytest.mark.xdist_group("namespaces")


@pytest.fixture(autouse=True, scope="module")
def possible():
    if reason := why_not():
        pytest.skip(reason)


ASKS = """
import http.client, sys
host, port, method, path, name, body = sys.argv[1:]
one = http.client.HTTPConnection(host, int(port), timeout=5)
try:
    one.request(method, path, body or None, {"Host": name, "Content-Type": "application/x-www-form-urlencoded"})
    answer = one.getresponse()
    print(answer.status, answer.getheader("Location") or "", answer.read().decode()[:20000])
except OSError as error:
    print(type(error).__name__)
"""
HOLDS = """
import socket, sys, time
there = (sys.argv[1], int(sys.argv[2]))
whole = f"GET /join HTTP/1.1\\r\\nHost: {there[0]}:{there[1]}\\r\\n\\r\\n".encode()
sent = [b"", whole[:20], whole]
held = [socket.create_connection(there, timeout=20) for _ in sent]
for one, said in zip(held, sent):
    one.sendall(said)
assert held[2].recv(100).startswith(b"HTTP/1.1 200")
print("held", flush=True)
for one in held:
    try:
        while one.recv(10000):
            pass
    except ConnectionError:
        pass
print("cut", time.time(), flush=True)
"""
RESOLVES = """
import sys
from zeroconf import AddressResolver, IPVersion, Zeroconf
conf = Zeroconf([sys.argv[1]], ip_version=IPVersion.V4Only)
asked = AddressResolver(sys.argv[2] + ".")
asked.request(conf, 3000)
print(*asked.parsed_addresses())
conf.close()
"""
NAMED = """
import sys
from ipaddress import ip_address
from companion.network.names import HostName
name = HostName(8000, lambda: print(name.name or "none", flush=True))
name.take([ip_address(one) for one in sys.argv[1:]])
sys.stdin.readline()
name.give_up()
"""


class House:
    """The app, served on one of the machines."""

    def __init__(self, machine: Machine, instance: Path, *words: str) -> None:
        self.machine = machine
        program = [sys.executable, "-m", "companion.cli", "--instance", str(instance), "--lang", "en"]
        self.process = machine.start(*program, "serve", "--port", "8000", *words, stdout=subprocess.PIPE)
        assert self.process.stdout.readline() == "http://127.0.0.1:8000\n"

    def reads(self, mark: str) -> str:
        read = ""
        while mark not in read and (line := self.process.stdout.readline()):
            read += line
        assert mark in read, read
        return read

    def tap(self, door: str) -> str:
        """Turn the door on the machine's own page."""
        return ask(self.machine, "127.0.0.1", "POST", "/door", body=f"door={door}")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        self.process.stdout.close()


def ask(who: Machine, host: str, method: str = "GET", path: str = "/join", name: str = "", body: str = "") -> str:
    return who.python(ASKS, host, "8000", method, path, name or f"{host}:8000", body).strip()


def soon(holds) -> bool:
    deadline = time.monotonic() + 15
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.1)
    return holds()


@pytest.mark.soak
def test_shut_open_and_closed_by_a_tap(tmp_path):
    with network(20, 30) as (here, there):
        house = House(here, tmp_path)
        try:
            assert ask(there, here.address) == "ConnectionRefusedError"
            assert house.tap("open").startswith("303")  # it was not started for that
            assert ask(there, here.address) == "ConnectionRefusedError"
        finally:
            house.stop()
        house = House(here, tmp_path, "--lan")
        neighbour = None
        try:
            assert f"http://{here.address}:8000" in house.reads("Ctrl-C")
            assert ask(there, here.address).startswith("200")
            assert ask(there, here.address, path="/").startswith("303 /join")  # but a stranger is let no further
            assert ask(there, here.address, path="/door").startswith("303 /join")
            assert ask(there, here.address, name="evil.example:8000").startswith("421")
            assert ask(there, here.address, name="127.0.0.1:8000").startswith("421")
            neighbour = there.start(sys.executable, "-c", HOLDS, here.address, "8000", stdout=subprocess.PIPE)
            assert neighbour.stdout.readline() == "held\n"
            begun = time.time()
            assert house.tap("close").startswith("303 /door")
            cut = float(neighbour.stdout.readline().removeprefix("cut"))
            assert cut - begun < 5  # the tap is a process of its own, and begins slowly
            assert ask(there, here.address) == "ConnectionRefusedError"
            assert ask(here, "127.0.0.1").startswith("200")
            assert house.tap("open").startswith("303")
            assert ask(there, here.address).startswith("200")
            there.run("ip", "addr", "del", f"{there.address}/24", "dev", "eth0")  # and now another network
            for machine, address in ((here, "10.9.8.20"), (there, "10.9.8.30")):
                machine.run("ip", "addr", "add", f"{address}/24", "dev", "eth0")
            here.run("ip", "addr", "del", f"{here.address}/24", "dev", "eth0")
            assert soon(lambda: ask(there, "10.9.8.20").startswith("200"))
            assert "http://10.9.8.20:8000" in house.reads("http://10.9.8.20:8000")
        finally:
            house.stop()
            if neighbour is not None:
                neighbour.wait(20)
                neighbour.stdout.close()


@pytest.mark.soak
def test_two_houses_on_one_network_have_two_names(tmp_path):
    with network(20, 30) as (here, there):
        house = House(here, tmp_path, "--lan")
        second = None
        try:
            house.reads("http://kronikar.local:8000")
            assert there.python(RESOLVES, there.address, "kronikar.local").split() == [here.address]
            second = there.start(
                sys.executable, "-c", NAMED, there.address, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            assert second.stdout.readline() == "kronikar-2.local\n"
            assert here.python(RESOLVES, here.address, "kronikar-2.local").split() == [there.address]
            house.tap("close")
            assert soon(lambda: there.python(RESOLVES, there.address, "kronikar.local").split() == [])
        finally:
            house.stop()
            if second is not None:
                second.communicate("enough\n", timeout=20)


@pytest.mark.soak
def test_of_two_houses_that_begin_at_once_one_takes_another_name():
    with network(20, 30) as machines:
        both = [
            one.start(sys.executable, "-c", NAMED, one.address, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for one in machines
        ]
        try:
            time.sleep(7)
        finally:
            told = [one.communicate("enough\n", timeout=20)[0].split() for one in both]
        assert sorted(names[-1] for names in told) == ["kronikar-2.local", "kronikar.local"], told
