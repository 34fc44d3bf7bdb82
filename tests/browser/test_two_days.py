"""Two days of three at the page, with a fight, a diplomacy and a dying menhir: 55 taps at most, nothing typed."""

from __future__ import annotations

from typing import Any

import pytest

from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look

TAPS = 55
HEROES = ("ailei", "beor", "cerv")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("two-days") / "instance")
    yield served
    served.stop()


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("portrait", "en")])
def test_two_days_in_few_taps(chromium, served, size, language):
    device = Device(chromium, served.address, size, language=language)
    days = Days(served, Chronicler(device, language))
    try:
        days.lays()
        days.first_day()
        days.second_day()
        assert days.one.taps <= TAPS, days.taps
        assert device.faults == []
    finally:
        device.context.close()


class Days:
    """Somebody who taps through two days, and what each part of them took."""

    def __init__(self, served: Served, one: Chronicler) -> None:
        self.served, self.one, self.page = served, one, one.page
        self.taps: dict[str, int] = {}

    @property
    def state(self) -> dict[str, Any]:
        return self.served.state(self.one.id)

    def counts(self, part: str) -> None:
        """Remember what that part of the days took."""
        self.taps[part] = self.one.taps - sum(self.taps.values())

    def lays(self) -> None:
        one, page = self.one, self.page
        one.device.go("/")
        one.tap(page.get_by_role("link", name=one.said("game-tainted_grail")))
        for who in HEROES:
            one.tap(page.locator("label", has_text=one.term(who)))
        one.tap(one.button(one.said("set-up-do")))
        page.locator("#table").wait_for()
        one.next()
        self.counts("laying")
        self.served.move(one.id, "set_menhir", place=101, dial=1)  # as if it had been burning for five days
        one.device.go(f"/t/{one.id}/")
        one.see(page.locator("#table"))

    def first_day(self) -> None:
        one = self.one
        self.morning()
        one.move(one.deed("explore"))
        one.next()  # what the printed journal says was read aloud
        self.counts("exploring")
        self.meets("green", {"card.value": 4}, "fast")
        self.lays_cards(2, {"blow.wounds": 1})
        self.lays_cards(2)
        self.wins({"reward.gains.experience": 1})
        self.counts("fight")
        self.night()
        self.counts("evening")

    def second_day(self) -> None:
        one, page = self.one, self.page
        self.morning()
        assert self.state["menhirs"] == [] or self.state["menhirs"][0].get("dial") is None  # it stands its last day
        self.counts("morning")
        one.move(page.locator(".road-button").first)
        self.meets("blue", {"card.above": 3, "card.below": 2})
        self.lays_cards(2, {"blow.pool": -1})
        self.lays_cards(2)
        self.wins({"reward.gains.reputation": 1})
        self.counts("diplomacy")
        self.night()
        one.next()
        assert self.state["menhirs"] == []  # and with the third morning it is gone
        self.counts("second evening")

    def morning(self) -> None:
        """The steps of the morning, and an ordinary event."""
        one, page = self.one, self.page
        one.next()
        one.move(one.event_for_today())
        while page.locator('.next[formaction$="/begin_day"], form[action$="/begin_day"] .next').count():
            one.next()

    def tapped(self, form: Any, told: dict[str, int]) -> None:
        for name, number in told.items():
            key = form.locator(f'label.tap:has(input[name="{name}"][value="{number}"])')
            if not key.is_visible():  # another part's numbers lie open
                self.one.tap(key.locator("xpath=ancestor::details[1]/summary"))
            self.one.tap(key)

    def meets(self, colour: str, told: dict[str, int], trait: str = "") -> None:
        """A card of that colour that nobody knows: what is printed large on it is tapped, and it begins."""
        one, page = self.one, self.page
        one.move(page.locator(f'.colours [value="{colour}"]'))
        form = page.locator("form.card-taps").first
        self.tapped(form, told)
        if trait:
            one.tap(form.locator(f'label.tap:has(input[value="{trait}"])'))
        one.next()  # it is faced
        one.next()  # everyone keeps the hand they have
        one.next()  # the first of them is active

    def lays_cards(self, by: int, answer: dict[str, int] | None = None) -> None:
        """A card that brings that much, what it answers as far as nobody has told it, and the activation is done."""
        one, page = self.one, self.page
        if not page.locator(".lay").count():
            one.next()
        one.move(page.locator(".lay").get_by_role("button", name=f"+{by}", exact=True))
        if answer is not None:
            part = one.unfold(one.said("copy-answer"))
            self.tapped(part, answer)
            one.move(one.button(one.said("copy-do"), part))
        one.next()

    def wins(self, told: dict[str, int]) -> None:
        """The reward is copied from the card, and taken."""
        one, page = self.one, self.page
        form = page.locator('form.card-taps[action$="/copy_gain"]')
        self.tapped(form, told)
        one.next()  # so it is on the card, and theirs
        assert self.state["under_way"] == []

    def night(self) -> None:
        """Everybody is done, eats and sleeps."""
        self.one.end_day()
        self.one.next()
