"""A tap on a slow tablet: from the click until the changed page is painted, against the least page there can be.

Chromium with its processor slowed four times opens every page of each game's sample table, one after another: the
last move is taken back and made again by the buttons that every page has. The page that was slowest is then tapped in
turns with a bare page of one button and the same htmx, so that both meet the same noise of the machine; a game's figure
is the median of the one in medians of the other. Its weight (what comes back after a tap, in kB) and its nodes
(elements in the page) are those of its largest page. `BENCH_TIMES=1` tells every page.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from companion import create_app
from companion.games import game as game_of
from companion.games import games
from companion.store.samples import lay_sample

from ..browser.conftest import ARGUMENTS, CHROMIUM, SIZES
from .figure import Figure
from .served import served

SLOWED = 4
FEW, TAPS = 3, 9  # taps to find the heaviest page by, taps to measure it by
LIMIT, WEIGHT, NODES = 4, 60, 1500  # bare pages; kB; elements
FRAME = ("chronicle", "rules", "more", "journal")  # pages that every table has
BUTTONS = (".undo", ".redo")
PAUSE = 360  # milliseconds, a little more than a button whose meaning has changed takes no taps

# Painted: the frame after the one in which the swap was drawn has begun.
CLOCK = """(() => {
  let begun = 0;
  addEventListener("click", (event) => { begun = event.timeStamp; window.painted = null; }, true);
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    requestAnimationFrame(() => requestAnimationFrame(() => { window.painted = performance.now() - begun; }));
  });
})()"""
TAKEN = "() => window.painted"


class Tapped:
    """A page on a tablet's screen, its processor slowed, that is tapped."""

    def __init__(self, browser: Any, address: str, buttons: tuple[str, ...]) -> None:
        width, height = SIZES["portrait"]
        self.buttons = buttons
        self.times: list[float] = []
        self._context = browser.new_context(viewport={"width": width, "height": height}, locale="cs-CZ")
        self._context.add_cookies([{"name": "language", "value": "cs", "url": address}])
        self._page = self._context.new_page()
        self._page.add_init_script(CLOCK)
        self._page.goto(address)
        self.nodes: int = self._page.evaluate("document.querySelectorAll('*').length")
        self.weight: int = self._page.evaluate("new Blob([document.getElementById('table').outerHTML]).size")
        slow = self._context.new_cdp_session(self._page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def tap(self) -> None:
        """One tap, and wait until it is painted."""
        button = self.buttons[len(self.times) % len(self.buttons)]
        self._page.evaluate("() => { window.painted = null; }")
        self._page.locator(button).click()
        self.times.append(self._page.wait_for_function(TAKEN).json_value())
        self._page.wait_for_timeout(PAUSE)

    @property
    def taken(self) -> float:
        """Milliseconds in the middle of its taps; the first one warms it."""
        return median(self.times[1:])

    def close(self) -> None:
        """Leave the table as it was found, and be gone."""
        while len(self.times) % len(self.buttons):
            self.tap()
        self._context.close()


def figures() -> Iterator[Figure | str]:
    """For each game with a sample: its heaviest page in bare pages, its weight and its nodes."""
    if CHROMIUM is None:
        yield "bench tap skipped: there is no Chromium here (apt install chromium)"
        return
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        tables = _samples(Path(folder))
        with (
            served("tests.bench.bare") as bare,
            served("companion.cli", "--instance", folder, "serve", "--port", "0") as companion,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for game, id in tables.items():
                yield from _figures_of(browser, game, f"{companion}/t/{id}/", bare)
            browser.close()


def _samples(instance: Path) -> dict[str, str]:
    """Each game's sample table: by game, its id."""
    store = create_app({"INSTANCE": str(instance)}).extensions["store"]
    try:
        return {game.id: lay_sample(store, game.id, "cs").id for game in games() if game.sample}
    finally:
        store.ledger.close()


def _figures_of(browser: Any, game: str, table: str, bare: str) -> Iterator[Figure]:
    taken, weights, nodes = {}, {}, {}
    for name in (*[panel.name for panel in game_of(game).panels], *FRAME):
        page = Tapped(browser, table + name, BUTTONS)
        for _ in range(FEW + 1):
            page.tap()
        taken[name], weights[name], nodes[name] = page.taken, page.weight / 1000, page.nodes
        page.close()
    heaviest = max(taken, key=taken.__getitem__)
    least, most = Tapped(browser, f"{bare}/", ("button",)), Tapped(browser, table + heaviest, BUTTONS)
    for _ in range(TAPS + 1):
        least.tap()
        most.tap()
    name = game.replace("_", "-")
    yield Figure(f"tap-{name}", most.taken / least.taken, LIMIT)
    yield Figure(f"weight-{name}", max(weights.values()), WEIGHT)
    yield Figure(f"nodes-{name}", max(nodes.values()), NODES)
    if os.environ.get("BENCH_TIMES"):
        print(f"# {game}: {heaviest} {most.taken:.0f} ms, a bare page {least.taken:.0f} ms", file=sys.stderr)
        for name in sorted(taken, key=lambda name: -taken[name]):
            print(f"#   {name}: {taken[name]:.0f} ms, {weights[name]:.1f} kB, {nodes[name]} nodes", file=sys.stderr)
    most.close()
    least.close()
