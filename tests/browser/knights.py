"""Somebody who plays Mage Knight through its pages: sets up, walks, fights, grows, by what the open page offers."""

from __future__ import annotations

from typing import Any
from urllib.request import urlopen

from .chronicler import Player, Served
from .conftest import Device

GAME = "mage_knight"
Value = tuple[int, str, str]  # points, what for, element


class Knight(Player):
    """A player at the tablet in the middle. What the app then holds is read through its API, and only read."""

    def __init__(self, device: Device, language: str, served: Served, id: str = "") -> None:
        super().__init__(device, language, served, id, game=GAME)
        self.page.set_default_timeout(20_000)  # long plays go on beside others

    def one(self, who: int) -> dict[str, Any]:
        """The hero of a seat."""
        return self.state["heroes"][who - 1]

    # --- setting up, tactics ----------------------------------------------------------------------------------------

    def sets_up(self, name: str, scenario: str, *people: tuple[str, str], **answers: str) -> None:
        """The form of the set-up: a name, who plays which hero, the scenario; other answers."""
        page = self.page
        urlopen(self.served.address, timeout=60).close()  # the first page of all is slow: its words are read now
        self.device.go("/")
        self.tap(page.get_by_role("link", name=self.said(f"game-{GAME}")))
        if len(people) != 2:
            self.tap(self.button(str(len(people)), page.locator(".counts")))
            page.locator(f'.counts [aria-pressed="true"][value="{len(people)}"]').wait_for()
        page.get_by_label(self.said("table-name")).fill(name)
        for n, (player, hero) in enumerate(people):
            page.locator(f"#p-{n}").fill(player)
            self.chooses(f"players.{n}.hero", hero)
        for field, value in {"scenario": scenario, **answers}.items():
            self.chooses(field, value)
        self.tap(page.locator(".set-up .form-end button.main"))
        self.see(page.locator("#table"))
        self.table = self.id

    def chooses(self, field: str, value: str) -> None:
        """One of the answers of a question."""
        self.tap(self.page.locator(f'label:has(input[name="{field}"][value="{value}"])').first)

    def picks(self, *numbers: int) -> None:
        """Tactics, in the order of picking; the dummy player takes its own."""
        for number in numbers:
            self.does("pick_tactic", number=number)

    # --- walking ----------------------------------------------------------------------------------------------------

    def goes(self, points: int, *spaces: str) -> None:
        """Move points by taps on the chips, and steps by taps on the list beneath the map."""
        self.panel("map")
        while points:
            chip = min(points, 5)
            self.move(self.page.locator(f'.points-chips button[name="points"][value="{chip}"]'))
            points -= chip
        for space in spaces:
            self.move(self.page.locator(f'form[action$="/moves/go"]:has([value="{space}"]) button.way-row'))

    def panel(self, name: str) -> None:
        """One of the table's pages, if it does not lie open."""
        words = self.said(f"panel-{name}")
        current = self.page.locator('.top-nav [aria-current="page"]')
        if current.inner_text().strip().casefold() != words.casefold():
            self.open(words)

    def ends(self, left: int) -> None:
        """The turn ends with so many cards in the hand; where rewards or levels come first, that is said after them."""
        self.panel("table")
        self.left = left
        if self.page.locator('form[action$="/moves/end_turn"] [name="left"]').count():
            self.does("end_turn", left=left)
        else:
            self.next()

    # --- fighting ---------------------------------------------------------------------------------------------------

    def turns_up(self, *enemies: str) -> None:
        """Tokens are turned up, each with a tap on its name."""
        for enemy in enemies:
            self.does("turn_up", enemy=enemy)

    def plays(self, *values: Value) -> None:
        """Cards: what they are is chosen where another one was, and a tap on the number plays each."""
        for points, use, element in values:
            form = self.page.locator('form[action$="/moves/play_value"]')
            for field, value in (("use", use), ("element", element)):
                choice = form.locator(f'input[type="radio"][name="{field}"][value="{value}"]')
                if choice.count() and not choice.is_checked():
                    self.tap(form.locator(f'label:has(input[name="{field}"][value="{value}"])'))
            self.move(form.locator(f'button[name="points"][value="{points}"]'))

    def aims(self, *enemies: str) -> None:
        """Foes by their names, a tap each."""
        for enemy in enemies:
            self.move(self.page.locator("button.foe-card", has_text=self.term(enemy)).first)

    def until(self, phase: str = "") -> None:
        """The large step, phase by phase, to that one or to the end of the fight."""
        while (fight := self.state["fight"]) is not None and fight["phase"] != phase:
            self.next()

    # --- growing ----------------------------------------------------------------------------------------------------

    def grows(self) -> None:
        """What the end of a turn brings: each reward and each level by its first tap."""
        while (turn := self.state["turn"]) and turn["step"] in ("rewards", "levels"):
            part = self.page.locator(".growing .earned-one").first
            self.move(part.locator('button[type="submit"]:visible').first)
        if turn and turn["closing"]["holding"]:
            self.does("hold_cards", left=self.left)

    def dummys_turn(self) -> None:
        """The dummy player flips its cards by the large step, if it is on turn."""
        self.panel("table")
        if self.state["turn"] and self.state["turn"]["seat"] == 0:
            self.next()
