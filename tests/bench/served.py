"""A server in a process of its own, as long as it is measured."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def served(module: str, *arguments: str) -> Iterator[str]:
    """Run `python -m module arguments`, which prints its address, and stop it in the end."""
    with serving(module, *arguments) as (address, _):
        yield address


@contextmanager
def serving(module: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """The same, with the id of its process."""
    server = subprocess.Popen([sys.executable, "-m", module, *arguments], stdout=subprocess.PIPE, text=True)
    try:
        address = next((line.strip() for line in server.stdout if line.startswith("http://")), None)
        if address is None:
            raise SystemExit(f"{module} did not start")
        yield address, server.pid
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()
