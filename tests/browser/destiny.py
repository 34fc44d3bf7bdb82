"""Somebody who plays The Witcher: Path of Destiny through its pages, and does what the open page asks for next."""

from __future__ import annotations

from typing import Any
from urllib.request import urlopen

from .chronicler import Player, Served
from .conftest import Device

GAME = "witcher_path_of_destiny"
# Cards of the box, by nicknames that the table gives them: three of a symbol, and some with effects.
NICKNAMES = {"magic": "svíce", "diplomacy": "pečeť", "exploration": "mapa", "combat": "sekera"}
BOX: dict[str, dict[str, Any]] = {
    NICKNAMES["magic"]: {"colours": ("red",), "magic": 4},
    NICKNAMES["diplomacy"]: {"colours": ("yellow",), "diplomacy": 4},
    NICKNAMES["exploration"]: {"colours": ("blue", "green"), "exploration": 4},
    NICKNAMES["combat"]: {"colours": ("red", "blue"), "combat": 4},
    "uhlí": {"colours": ("green",), "magic": 1, "combat": 1, "condition": "C3", "result": "R3"},
}


class Destined(Player):
    """A player at the tablet in the middle. What the app then holds is read through its API, and only read.

    `strong`: of which side each seat plays its cards.
    """

    def __init__(self, device: Device, language: str, served: Served, strong: dict[int, str]) -> None:
        super().__init__(device, language, served, "", game=GAME)
        self.strong = strong
        self.read: list[str] = []
        self.described: list[str] = []

    def one(self, who: int) -> dict[str, Any]:
        """The player of a seat."""
        return self.state["players"][who - 1]

    # --- setting up -------------------------------------------------------------------------------------------------

    def sets_up(self, name: str, story: str, *people: tuple[str, str], **ticks: str) -> None:
        """The form of the set-up: a name, who plays (no character: a board is dealt), the story; other things."""
        page = self.page
        urlopen(self.served.address, timeout=60).close()  # the first page of all is slow: its words are read now
        self.device.go("/")
        self.tap(page.get_by_role("link", name=self.said(f"game-{GAME}")))
        if len(people) != 3:
            self.tap(self.button(str(len(people)), page.locator(".counts")))
            page.locator(f'.counts [aria-pressed="true"][value="{len(people)}"]').wait_for()
        page.get_by_label(self.said("table-name")).fill(name)
        for n, (player, character) in enumerate(people):
            page.locator(f"#p-{n}").fill(player)
            if character:
                self.chooses(f"players.{n}.character", character)
        self.chooses("story", story)
        for field, value in ticks.items():
            self.chooses(field, value)
        self.tap(page.locator(".set-up .form-end button.main"))
        self.see(page.locator("#table"))
        self.table = self.id

    def chooses(self, field: str, value: str) -> None:
        """One of the answers of a question, or another line of a list."""
        listed = self.page.locator(f'select[name="{field}"]')
        if listed.count():
            listed.select_option(value)
        else:
            self.tap(self.page.locator(f'label:has(input[name="{field}"][value="{value}"])'))

    # --- cards ------------------------------------------------------------------------------------------------------

    def describes(self, name: str, colours: tuple[str, ...], **facts: Any) -> None:
        """A card of the box by its signs: taps on chips, lists for its effect, and a nickname."""
        fold = self.page.locator("details:has(> form.describe)")
        if fold.count() and not fold.evaluate("part => part.open"):
            self.tap(fold.locator("> summary"))
        form = self.page.locator("form.describe")
        for colour in colours:
            self.tap(form.locator(f'label:has(input[name="colours"][value="{colour}"])'))
        for part, value in facts.items():
            if part in ("condition", "result"):
                form.locator(f'[name="{part}"]').select_option(value)
            else:
                self.tap(form.locator(f'label:has(input[name="{part}"][value="{value}"])'))
        form.locator('[name="card"]').fill(name)
        self.move(form.locator('.form-end button[type="submit"]'))

    def describes_all(self) -> None:
        """All cards of the box that are played, at the first hand."""
        for name, facts in BOX.items():
            self.describes(name, **facts)

    def plays(self, who: int, first: str, second: str) -> None:
        """Two cards by their nicknames, a tap each."""
        mine = f'.hand-cards a[href*="who={who}&"]'
        if not self.page.locator(mine).count():
            self.tap(self.page.locator(f'.who-plays a[href*="who={who}#"]'))
            self.see(self.page.locator(mine).first)
        self.tap(self.page.locator(mine, has=self.page.get_by_text(first, exact=True)).first)
        self.see(self.page.locator(".picked .face-name", has_text=first))
        self.move(
            self.page.locator(".hand-cards button.card-tile", has=self.page.get_by_text(second, exact=True)).first
        )

    def lays_effort(self, *colours: str) -> None:
        """This chapter's extra effort card by its sequence, an experience point for it; and it lies there."""
        self.tap(self.page.locator('details[data-keep="effort"] > summary'))
        form = self.page.locator('form[action$="/moves/describe_effort"]')
        for number, colour in enumerate(colours):
            self.chooses(f"colours.{number}", colour)
        self.chooses("bonus", "xp")
        self.move(form.locator(".form-end button").last)

    # --- what the page asks for next --------------------------------------------------------------------------------

    def goes_on(self) -> None:
        """Whatever the open page wants now: one deed of it."""
        state = self.state
        asked = self.page.locator(".panel.ask")
        if asked.locator("button:visible").count() and state["step"] not in ("fate",):
            self.answers(state)
        elif hasattr(self, f"at_{state['step']}"):
            getattr(self, f"at_{state['step']}")(state)
        else:
            self.next()

    def answers(self, state: dict[str, Any]) -> None:
        """A question of the page, answered in the first way that it offers."""
        asked = self.page.locator(".panel.ask").first
        ticks = asked.locator('form input[type="checkbox"][name="paying"]')
        if ticks.count():
            self.tap(asked.locator("form label:has(input)").first)
            self.move(asked.locator(".form-end button").first)
            return
        rows = asked.locator('form[action$="/moves/count_rows"]')
        if rows.count():  # the free rows of a solo draft: two symbols of the left side in each, one tap for all
            for label in rows.locator('label:has([name$=".left"][value="2"])').all():
                self.tap(label)
            self.move(rows.locator(".form-end button"))
            return
        counts = asked.locator('form:has([type="radio"][name="left"]):has(button[name="right"])')
        if counts.count():  # the symbols of both sides: a tap for each, the second one sends them
            self.tap(counts.first.locator('label:has([name="left"][value="2"])'))
            self.move(counts.first.locator('button[name="right"][value="1"]'))
            return
        points = asked.locator('button[name="vp"][value="3"]')
        if points.count():  # a side quest, for which so many cards fit, or the gold marker
            fitting = asked.locator('label:has([type="radio"][name="count"][value="2"])')
            if fitting.count():
                self.tap(fitting.first)
            self.move(points.first)
            return
        numbers = asked.locator('form input[type="number"]:visible')
        for number in numbers.all():
            number.fill("3")
        for name, symbol in (("first", "magic"), ("second", "combat")):
            if asked.locator(f'[name="{name}"][value="{symbol}"]').count():
                self.chooses(name, symbol)
        self.move(asked.locator(".form-end button" if numbers.count() else "button:visible").first)

    def at_draft(self, state: dict[str, Any]) -> None:
        """Whose turn it is goes to the lowest free row: experience for it; with nobody left to draft, on."""
        places = self.page.locator(".draft-step button.row-place")
        self.move(places.last) if places.count() else self.next()

    def at_play(self, state: dict[str, Any]) -> None:
        """The cards of the own side, twice; of who may still use an ability, the table says that all is done."""
        waiting = [one for one in state["players"] if not one["played"]]
        if not waiting or state["kept"]["cards"] == "table":
            self.next()
        elif not state["box"]["cards"]:
            self.describes_all()
        else:
            who = waiting[0]["seat"]
            card = NICKNAMES[state[self.strong[who]]]
            self.plays(who, card, card)

    def at_fate(self, state: dict[str, Any]) -> None:
        """A light table: who has not announced yet does so, for the own side."""
        who = next(one["seat"] for one in state["players"] if not one["announced"])
        self.does("announce", who=who, side=self.strong[who])

    def at_keep(self, state: dict[str, Any]) -> None:
        """The first cards of the timeline stay; at a light table that is done by hand."""
        if state["kept"]["cards"] == "table":
            self.next()
            return
        first = self.page.locator("#keep .keeper").filter(has=self.page.locator(".hand-cards")).first
        tile = first.locator(".hand-cards :is(a, button).card-tile").first
        if tile.evaluate("tile => tile.tagName") == "A":
            self.tap(tile)
            self.see(self.page.locator("#keep .picked-one"))
            tile = self.page.locator("#keep button.card-tile").first
        self.move(tile)

    def at_objectives(self, state: dict[str, Any]) -> None:
        """Each objective that scores is described, where nobody knows it, turned up, and counted for everybody."""
        turn = self.page.locator('form[action$="/moves/turn_up_objective"]').first
        count = self.page.locator('form[action$="/moves/count_for_objective"]').first
        if count.count():
            self.move(count.locator('button[name="count"][value="2"]'))
        elif turn.count():
            self.move(turn.locator('button[type="submit"]'))
        elif self.page.locator(".next").count():
            self.next()
        else:
            back = next(one["back"] for one in state["objectives"]["places"] if one["back"] not in self.described)
            self.described.append(back)
            form = self.form("describe_objective")
            for name, value in (("back", back), ("pattern", "rank_multi")):
                form.locator(f'[name="{name}"]').select_option(value)
            form.locator('[name="card"]').fill(f"cíl {len(self.described)}")
            form.locator('[name="values"]').fill("5 3 1")
            self.move(form.locator(".form-end button"))

    def at_reading(self, state: dict[str, Any]) -> None:
        """To the book by the large step, and page by page until it leads back to the table."""
        if not self.page.locator("#passage").count():
            step = self.page.locator(".next")
            step.wait_for()
            if step.evaluate("step => step.tagName") == "A":
                self.tap(step)
                self.see(self.page.locator("#passage"))
            else:
                self.next()
            return
        self.read.append(self.page.locator("#passage").inner_text())
        self.move(self.page.locator("#passage .ways button.main, #passage .ways-on button.way").first)

    at_epilogue = at_reading
