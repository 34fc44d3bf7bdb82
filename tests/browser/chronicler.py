"""A table in a real browser: the server as people start it, and somebody who plays through the page."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from companion.games import game as game_of
from companion.house import HOUSE
from companion.web.wording import Voice

from ..kept import KEPT_IN
from .conftest import Device

PAUSE = 400  # milliseconds: a little more than a changed button takes no taps


class Served:
    """The app as `companion serve` runs it: a process of its own that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_suffix(".log")
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, the second time at the same address."""
        command = [sys.executable, "-m", "tests.kept", "--instance", self.folder]
        kept = {name: value for name, value in os.environ.items() if name == KEPT_IN}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "serve", "--port", str(self.port)],
                cwd=HOUSE.parent, env={"PYTHONUNBUFFERED": "1", **kept}, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
        for line in self.process.stdout:
            if found := re.fullmatch(r"(http://127\.0\.0\.1:(\d+))\s*", line):
                self.address, self.port = found[1], int(found[2])
                return
        raise AssertionError("the server said no address:\n" + self.log.read_text())

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()

    def restart(self) -> None:
        """Stop it, and start it anew on the same tables."""
        self.stop()
        self.start()

    def api(self, path: str, body: Any = None) -> Any:
        """What the JSON API answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        try:
            with urlopen(Request(f"{self.address}/api{path}", data, headers), timeout=20) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            raise AssertionError(f"{path} {body}: {error.read().decode()}") from None

    def lay(self, name: str, game: str = "tainted_grail", **options: Any) -> str:
        """A new table through the API; returns its id."""
        return self.api("/tables", {"game": game, "name": name, "options": options})["id"]

    def state(self, id: str) -> dict[str, Any]:
        """The whole state of a table."""
        return self.api(f"/tables/{id}")["state"]

    def move(self, id: str, move: str, overrule: tuple[str, ...] = (), /, **args: Any) -> dict[str, Any]:
        """Make a move through the API."""
        revision = self.api(f"/tables/{id}")["revision"]
        return self.api(f"/tables/{id}/moves/{move}", {"revision": revision, "args": args, "overrule": list(overrule)})


class Chronicler:
    """Somebody with a device who plays through its page: taps and types, and knows the words of one language.

    The pause in which a changed button takes no taps is waited out on the page's own clock, which the test moves on.
    """

    def __init__(self, device: Device, language: str, hurried: bool = True, game: str = "tainted_grail") -> None:
        self.device = device
        self.page = device.page
        self.voice = Voice(language, game_of(game))
        self.taps = 0
        self.hurried = hurried
        if hurried:
            self.page.clock.install()

    def said(self, key: str, **facts: Any) -> str:
        """Words as the page says them."""
        return " ".join(self.voice.t(key, **facts).split())

    def term(self, name: str) -> str:
        """The name of one of the game's things."""
        return self.voice.label("choice-", name)

    # --- what one sees ---------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table that lies open."""
        return self.page.locator("#table").get_attribute("data-table")

    @property
    def revision(self) -> int:
        """The revision that the page shows."""
        return int(self.page.locator("#table").get_attribute("data-revision"))

    def button(self, words: str, within: Any = None) -> Any:
        """A button of exactly those words."""
        return (within or self.page).get_by_role("button", name=words, exact=True)

    def reads(self, where: str) -> str:
        """What stands there, as one reads it: what is bound to what (1 day) is no other word."""
        return " ".join(self.page.locator(where).inner_text().split())

    @property
    def told(self) -> list[str]:
        """What the hands are told now."""
        return self.page.locator("#told li:not(.earlier)").all_inner_texts()

    def step(self) -> str:
        """The step of the day that is marked."""
        return self.page.locator("[aria-current=step]").inner_text()

    # --- what one does ---------------------------------------------------------------------------------------------

    def tap(self, what: Any) -> None:
        """One tap."""
        what.click()
        self.taps += 1

    def see(self, what: Any) -> None:
        """Wait until it is there, and until what changed takes taps."""
        what.wait_for()
        if self.hurried:
            self.page.clock.run_for(PAUSE)  # the pause begins when the page is painted: a timer follows another one
        self.page.locator("#table:not([data-pause])").wait_for()

    def move(self, what: Any) -> None:
        """A tap that moves the table on, and the page that shows it."""
        before = self.revision
        self.tap(what)
        self.see(self.page.locator(f'#table[data-revision="{before + 1}"]'))

    def next(self) -> None:
        """The one large next step."""
        self.move(self.page.locator(".next"))

    def event_for_today(self) -> Any:
        """The answer that the event card is an ordinary one; beside it stands how it differs from a random one."""
        return self.button(f"{self.said('event-ordinary')} {self.said('event-ordinary-more')}")

    def deed(self, move: str, within: Any = None) -> Any:
        """The button of an action of those in one place; its price stands on it."""
        return (within or self.page).locator(f'button[formaction$="/moves/{move}"]')

    def end_day(self) -> None:
        """Everybody is done: where something is still open, the day's page asks once."""
        asks = self.page.locator('a[href*="do=end_day"]').first
        if not asks.count():
            self.next()
            return
        self.tap(asks)
        self.see(self.page.locator("#end-day"))
        self.move(self.button(self.said("end-day-do")))

    def open(self, words: str) -> None:
        """One of the table's pages, by its name in the row of them."""
        self.page.locator("#table").evaluate("table => { table.dataset.left = ''; }")  # it may be the page already open
        self.tap(self.page.locator(".top-nav").get_by_role("link", name=words, exact=True))
        self.see(self.page.locator("#table:not([data-left])"))
        self.see(self.page.locator('.top-nav [aria-current="page"]', has_text=words))

    def go_back_here(self) -> None:
        """From an earlier moment back to it: what that takes is looked at first."""
        self.tap(self.page.get_by_role("link", name=self.said("back-to-here")))
        self.see(self.page.locator(".back-ask"))
        self.move(self.page.locator(".back-ask button"))

    def unfold(self, words: str, within: Any = None) -> Any:
        """A folded form, by what stands on it; returns the part that opened."""
        part = (within or self.page).locator("details", has=self.page.locator("summary", has_text=words)).last
        if not part.evaluate("part => part.open"):
            self.tap(part.locator("> summary"))
        part.and_(self.page.locator(":not([data-fetch])")).wait_for()  # what it holds may come only now
        return part


class Player(Chronicler):
    """Somebody who plays at one table on the page, and looks it up by the API."""

    def __init__(self, device: Device, language: str, served: Served, id: str, game: str) -> None:
        super().__init__(device, language, game=game)
        self.served, self.table = served, id

    @property
    def state(self) -> dict[str, Any]:
        """The whole state of the table."""
        return self.served.state(self.table)

    def form(self, move: str, which: str = "", /, **args: Any) -> Any:
        """The form of a move with these arguments, unfolded; `which`: a selector that tells it from others."""
        form = self.page.locator(f'form[action$="/moves/{move}"]{which}')
        for name, value in args.items():
            said = str(value).lower() if isinstance(value, bool) else value
            form = form.and_(self.page.locator(f'form:has([name="{name}"][value="{said}"])'))
        form = form.first
        if not form.count():
            self.fetch(form, args.get("who"))
        form.wait_for(state="attached")
        for part in form.locator("xpath=ancestor::details[not(@open)]").all():
            self.tap(part.locator("> summary"))
        return form

    def fetch(self, form: Any, who: int | None) -> None:
        """Unfold what brings that form; a hand knows where it lies, so only that tap counts."""
        folds = [one.get_attribute("data-keep") for one in self.page.locator("#table details[data-fetch]").all()]
        for key in sorted(folds, key=lambda key: not key.endswith(f"-{who}")):
            fold = self.page.locator(f'details[data-keep="{key}"]')
            if not fold.locator("> summary").is_visible():
                continue
            fold.locator("> summary").click()
            self.page.locator(f'details[data-keep="{key}"][data-fetched]').wait_for()
            if form.count():
                self.taps += 1
                return
            fold.locator("> summary").click()

    def does(self, move: str, **args: Any) -> None:
        """One tap on the button of a move."""
        self.move(self.form(move, **args).locator('button[type="submit"]:not([hidden])').first)

    def arranged(self, *facts: tuple[str, Any]) -> None:
        """Put right by hand what would take many turns, and look at the turn again."""
        for path, value in facts:
            self.served.move(self.table, "correct", path=path, value=value)
        self.device.go(f"/t/{self.table}/")
        self.see(self.page.locator("#table"))

    def undone_and_made_again(self) -> None:
        """Undo leads back to the state before, redo to the one after."""
        after = self.state
        before = self.served.api(f"/tables/{self.table}/at/{self.served.api(f'/tables/{self.table}')['head']}")
        assert before["state"] == after
        self.move(self.page.locator(".undo"))
        assert self.state != after
        self.move(self.page.locator(".redo"))
        assert self.state == after
