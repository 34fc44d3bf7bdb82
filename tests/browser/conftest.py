"""A real browser on a real server. Everything here is marked `browser`, and skipped where there is no Chromium."""

from __future__ import annotations

import contextlib
import shutil
import threading
import time
from collections.abc import Collection, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion import create_app
from companion.connections import Server as Connections
from companion.serve import listen

SIZES = {"phone": (390, 844), "portrait": (768, 1024), "landscape": (1280, 800)}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The one without windows first: it lays out and paints the same in two thirds of the time.
BROWSERS = ("chromium-headless-shell", "/usr/bin/chromium", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
AXE = (files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Everything that a finger may tap, with the box that takes the tap: a label's for a box to tick.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip") && !one.closest("[aria-hidden=true], svg"))
  .map((one) => [one, (one.matches("a") ? one : one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width < 47.9 || box.height < 47.9)
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""

STILL = """() => document.getAnimations()
  .every((one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder need a browser. A file's tests stay together on a worker, for they share a server."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None and item.path.stem != "test_webkit":
                item.add_marker(pytest.mark.skip(reason="there is no Chromium here: apt install chromium"))


class Server:
    """The app on a free port of this machine, served as it is at home."""

    def __init__(self, folder: Path, port: int = 0, **settings: Any) -> None:
        self.app = create_app({"INSTANCE": str(folder), **settings})
        self.store = self.app.extensions["store"]
        self._server = Connections(self.app, listen("127.0.0.1", port))
        self.port = self._server.effective_port
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):  # its sockets are closed while it waits on them
            self._server.run()

    def close(self) -> None:
        """Stop answering, once the pages' streams have ended."""
        streams = self.app.extensions["streams"]
        streams.closing = True
        deadline = time.monotonic() + 3
        while streams.open and time.monotonic() < deadline:
            time.sleep(0.02)
        self._server.close()
        self._thread.join(10)
        self.store.ledger.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """A server for a file's tests: its first pages are slow, for their templates are compiled and their words read."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    """What drives browsers; there can be one at a time in a process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright) -> Iterator[Any]:
    """One browser for all tests."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield browser
    browser.close()


class Device:
    """One tablet or phone: a context of its own, with what it prefers, and what went wrong on it."""

    def __init__(self, chromium: Any, address: str, size: str = "landscape", **preferences: str) -> None:
        width, height = SIZES[size]
        self.address = address
        self.width = width
        script = preferences.pop("script", "on") == "on"
        self.context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale="cs-CZ",
            reduced_motion="reduce",  # what glows is painted sixty times a second, and a test needs none of it
            bypass_csp=preferences.pop("bypass_csp", "") == "yes",
            java_script_enabled=script,
            service_workers=preferences.pop("service_workers", "block"),  # a test that is about them says so
        )
        self.context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in preferences.items()]
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(8000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def on_every_screen(self, screens: Collection[str] = tuple(SIZES)) -> Iterator[str]:
        """The open page on a screen of each of these sizes, one after another, as when a tablet is turned.

        It begins with the size that it has, so that going through a page twice changes the screen but four times.
        """
        in_order = [size for size in SIZES if size in screens]
        for size in in_order if self.width == SIZES["phone"][0] else in_order[::-1]:
            width, height = SIZES[size]
            if width != self.width:
                self.page.set_viewport_size({"width": width, "height": height})
                self.width = width
            yield size

    def go(self, path: str) -> Any:
        """Open a page of the app."""
        self.page.goto(self.address + path)
        return self.page

    def axe(self) -> list[str]:
        """What axe finds on the open page, once all has come to rest: colours are mixed while a part fades in."""
        self.page.wait_for_function(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        only = {"runOnly": RULES, "resultTypes": ["violations"], "preload": False}  # no rule of these asks for it
        found = self.page.evaluate("(only) => axe.run(document, only)", only)["violations"]
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    def too_small(self) -> list[str]:
        """Controls below 48 x 48 CSS pixels."""
        return self.page.evaluate(SMALL)

    def sideways(self) -> int:
        """How far the page could be scrolled sideways."""
        return self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")

    def settled(self, revision: int) -> None:
        """Wait until the page shows that revision, and its buttons take taps again."""
        self.page.wait_for_selector(f'#table[data-revision="{revision}"]:not([data-pause])')


@pytest.fixture
def device(chromium, server) -> Iterator[Any]:
    """Make devices that look at the server; none may have had a fault in the end."""
    devices: list[Device] = []

    def make(size: str = "landscape", **preferences: str) -> Device:
        devices.append(Device(chromium, server.address, size, **preferences))
        return devices[-1]

    yield make
    faults = [fault for one in devices for fault in one.faults]
    for one in devices:
        one.context.close()
    assert faults == []
