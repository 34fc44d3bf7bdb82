"""Two houses' networks within this machine: namespaces of Linux, joined by a cable, for tests of what another hears."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]


class Machine:
    """One machine on the network: a namespace with an address. What runs in it sees no other."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address

    def command(self, *words: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *words]

    def run(self, *words: str) -> str:
        done = subprocess.run(self.command(*words), capture_output=True, text=True, timeout=30, check=True)
        return done.stdout

    def start(self, *words: str, **kinds) -> subprocess.Popen:
        return subprocess.Popen(self.command(*words), cwd=HOUSE, text=True, encoding="utf-8", **kinds)

    def python(self, program: str, *words: str) -> str:
        return self.run(sys.executable, "-c", program, *words)


def why_not() -> str:
    """Why there can be no namespaces here; "" where there can."""
    if not sys.platform.startswith("linux"):
        return "namespaces are Linux's"
    if shutil.which("ip") is None:
        return "there is no `ip` here (apt install iproute2)"
    if os.geteuid() != 0:
        return "namespaces are made by root only"
    name = f"kr{secrets.token_hex(3)}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True)
    if made.returncode == 0:
        tried = subprocess.run(
            ["ip", "link", "add", f"{name}a", "netns", name, "type", "veth", "peer", "name", f"{name}b", "netns", name],
            capture_output=True, text=True,
        )  # fmt: skip
        subprocess.run(["ip", "netns", "del", name], capture_output=True)
        return "" if tried.returncode == 0 else f"no cable between namespaces: {tried.stderr.strip()}"
    return f"no namespaces: {made.stderr.strip()}"


@contextlib.contextmanager
def network(*hosts: int) -> Iterator[list[Machine]]:
    """Machines at 192.168.77.<host>, on one network."""
    mark = secrets.token_hex(3)
    hub = f"kr{mark}h"
    machines = [Machine(f"kr{mark}{host}", f"192.168.77.{host}") for host in hosts]

    def ip(*words: str) -> None:
        subprocess.run(["ip", *words], check=True, capture_output=True, timeout=30)

    try:
        ip("netns", "add", hub)
        ip("-n", hub, "link", "add", "hub", "type", "bridge", "mcast_snooping", "0")
        ip("-n", hub, "link", "set", "hub", "up")
        for host, machine in zip(hosts, machines, strict=True):
            ip("netns", "add", machine.name)
            ip(
                "link",
                "add",
                "eth0",
                "netns",
                machine.name,
                "type",
                "veth",
                "peer",
                "name",
                f"port{host}",
                "netns",
                hub,
            )
            ip("-n", hub, "link", "set", f"port{host}", "master", "hub", "up")
            ip("-n", machine.name, "addr", "add", f"{machine.address}/24", "dev", "eth0")
            for link in ("lo", "eth0"):
                ip("-n", machine.name, "link", "set", link, "up")
            ip("-n", machine.name, "route", "add", "default", "via", "192.168.77.1")
        yield machines
    finally:
        for name in (*(machine.name for machine in machines), hub):
            subprocess.run(["ip", "netns", "del", name], capture_output=True, timeout=30)
