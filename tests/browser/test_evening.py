"""Two days at a table of three, through the page alone: set up, lived, taken back, put away, and laid again."""

from __future__ import annotations

from typing import Any

import pytest

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device

HEROES = ("ailei", "beor", "cerv")
BOARDS = {
    "ailei": {"energy": 6, "health": 7, "terror": 8, "resources-food": 3, "resources-wealth": 1},
    "beor": {"energy": 7, "health": 8, "terror": 7, "resources-food": 1, "attributes-aggression": 1},
    "cerv": {"energy": 6, "health": 6, "terror": 8, "resources-food": 0, "attributes-practicality": 1},
}
START, EAST, SOUTH, NORTH_EAST = 101, 104, 105, 107


@pytest.fixture
def served(tmp_path):
    """A server with an empty shelf, as a process of its own."""
    served = Served(tmp_path / "instance")
    yield served
    served.stop()


@pytest.mark.look
@pytest.mark.parametrize(
    "size, language, patient", [("phone", "cs", False), pytest.param("landscape", "en", True, marks=at_home)]
)
def test_an_evening(chromium, served, size, language, patient):
    device = Device(chromium, served.address, size, language=language)
    try:
        Evening(served, Chronicler(device, language), patient).play()
        assert device.faults == []
    finally:
        device.context.close()


class Evening:
    """The evening, part by part; what the app then holds is read through its API, and only read.

    Who is patient ticks every line of each list, and takes the whole day back move by move.
    """

    def __init__(self, served: Served, one: Chronicler, patient: bool) -> None:
        self.served, self.one, self.page, self.patient = served, one, one.page, patient

    @property
    def state(self) -> dict[str, Any]:
        """The state as the API tells it."""
        return self.served.state(self.one.id)

    def hero(self, who: str) -> dict[str, Any]:
        """A character as the API tells it."""
        return self.state["heroes"][who]

    def play(self) -> None:
        """From the empty shelf to the second evening."""
        self.set_up()
        self.tick()
        self.one.next()
        assert self.state["checklist"] is None
        self.lower_the_first_menhir()
        self.first_day()
        second_morning = self.state
        began = self.one.revision
        self.second_day()
        if self.patient:
            self.take_back_a_day(second_morning)
        self.take_back_to(began, second_morning)
        self.put_away()
        self.lay_again()

    # --- setting up ------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        one, page = self.one, self.page
        one.device.go("/")
        one.tap(page.get_by_role("link", name=one.said("game-tainted_grail")))
        page.get_by_label(one.said("table-name")).fill("Kruh deště")
        for who in HEROES:
            one.tap(page.locator("label", has_text=one.term(who)))
        one.tap(one.button(one.said("set-up-next")))
        for who, printed in BOARDS.items():
            one.unfold(one.said("set-up-board"), page.locator(f'[aria-labelledby="c-{who}"]'))
            page.locator(f"#p-{who}").fill({"ailei": "Jana", "beor": "Petr", "cerv": "Ola"}[who])
            for fact, value in printed.items():
                field = page.locator(f"#n-{who}-{fact}")
                if not field.is_visible():  # one part of the board at a time
                    one.tap(page.locator("details.board-part", has=field).locator("summary"))
                field.fill(str(value))
        one.tap(one.button(one.said("set-up-do")))
        page.locator("#table").wait_for()
        assert set(self.state["heroes"]) == set(HEROES)
        assert self.hero("beor")["energy"]["top"] == 7
        assert self.state["menhirs"] == [{"place": START, "dial": 6, "note": ""}]

    def tick(self) -> None:
        """The lines of the open list, one after another: all of them, or the first of each part."""
        empty = self.page.locator('.tick[aria-checked="false"]')
        left = empty.count()
        parts = self.page.locator(".checklist")
        assert left > 8 and parts.count() >= 2
        for number in range(parts.count()):
            self.one.tap(parts.nth(number).locator("summary").first)
        for number in range(left if self.patient else parts.count()):
            self.one.move(empty.first if self.patient else parts.nth(number).locator(empty).first)
            left -= 1
            assert empty.count() == left

    # --- two days --------------------------------------------------------------------------------------------------

    def lower_the_first_menhir(self) -> None:
        """The dial that shows 6 is turned down to 1, a tap at a time."""
        one = self.one
        one.open(one.said("panel-map"))
        less = one.button(one.said("less-of", name=str(START)))
        for shows in (5, 4, 3, 2, 1):
            one.move(less)
            assert self.state["menhirs"][0]["dial"] == shows

    def camp(self, *who: str) -> Any:
        """The form of those who stand together."""
        found = self.page.locator("form.acting")
        for hero in who:
            found = found.filter(has=self.page.locator(f'input[name="who"][value="{hero}"]'))
        return found

    def road(self, camp: Any, to: int) -> Any:
        return camp.locator(f'.road-button[value="{to}"]')

    def first_day(self) -> None:
        """A party goes to light another menhir, and one goes off alone to where its light will not reach."""
        one, page = self.one, self.page
        one.open(one.said("panel-day"))
        one.next()
        assert self.state["menhirs"][0]["dial"] is None
        assert one.step() == one.said("step-event")
        quest = one.unfold(one.said("event-quest"))
        quest.get_by_label(one.said("event-name")).fill("Zvon pod hladinou")
        one.move(one.button(one.said("event-quest-lay"), quest))
        assert self.state["open_events"][0]["quest"] is True

        together = self.camp(*HEROES)
        one.tap(together.locator(".who label", has_text=one.term("cerv")))
        one.move(self.road(together, EAST))
        assert [self.hero(who)["place"] for who in HEROES] == [EAST, EAST, START]
        one.move(self.road(self.camp("cerv"), SOUTH))
        one.move(one.deed("explore", self.camp("cerv")))
        assert self.state["places"][str(SOUTH)]["explored"] == 1
        price = one.unfold(one.said("do-location-action"), self.camp("cerv"))
        one.move(one.button(one.said("action-do"), price))
        one.move(self.road(self.camp("ailei", "beor"), NORTH_EAST))
        one.move(one.deed("inspect_menhir", self.camp("ailei", "beor")))
        assert self.hero("beor")["energy"]["value"] == 5

        card = page.locator("div.menhir-card[data-asks]")  # where it was looked at, it can be lit
        one.tap(card.locator('.menhir-base label:has([value="8"])'))
        assert card.locator(".coin-value").inner_html() == "5"
        one.move(one.button(one.said("menhir-light"), card))
        assert {menhir["place"]: menhir["dial"] for menhir in self.state["menhirs"]} == {START: None, NORTH_EAST: 5}
        assert page.evaluate("scrollY") == 0 and page.locator("[data-moment]").is_visible()  # its picture is in sight

        one.end_day()
        assert one.step() == one.said("step-rest")
        one.tap(page.locator(".rest-row", has_text=one.term("ailei")).locator("label"))
        one.next()
        assert [self.hero(who)["resources"]["food"] for who in HEROES] == [3, 0, 0]
        assert [self.hero(who)["energy"]["value"] for who in HEROES] == [4, 7, 4]  # the hungry slept exhausted
        assert self.state["day"] == 2  # nobody had anything to buy: they went to sleep with the meal

    def second_day(self) -> None:
        """The menhir dies, the land goes, and who stood on it flees and suffers; a status is ticked; they eat."""
        one, page = self.one, self.page
        before = self.hero("cerv")
        one.next()
        assert [menhir["place"] for menhir in self.state["menhirs"]] == [NORTH_EAST]
        assert self.state["places"][str(SOUTH)]["state"] == "unrevealed"
        after = self.hero("cerv")
        assert after["place"] == START
        assert after["health"]["value"] == before["health"]["value"] - 2
        assert after["terror"]["value"] == before["terror"]["value"] + 2
        assert one.voice.label("choice-", "cerv") in " ".join(one.told)
        one.move(one.event_for_today())

        one.open(one.said("panel-sheet"))
        form = one.unfold(one.said("status-find"))
        choice = form.locator("#mark-status")
        key = choice.locator("option").nth(1).get_attribute("value")
        choice.select_option(key)
        form.locator('[name="part"]').fill("1")
        one.move(one.button(one.said("status-mark"), form))
        assert self.state["statuses"][key]["marked"] == [1]

        one.open(one.said("panel-day"))
        one.move(self.road(self.camp("ailei", "beor"), EAST))
        one.move(self.road(self.camp("ailei", "beor"), START))
        one.open(one.said("panel-party"))
        trading = one.unfold(one.said("trade-with"), page.locator("#hero-ailei"))
        one.move(one.button(one.said("give-one", what="food", name=one.term("beor")), trading))
        one.open(one.said("panel-day"))
        one.end_day()
        one.move(one.button(one.said("feed", giver=one.term("ailei"), taker=one.term("cerv"))))
        one.next()
        assert [self.hero(who)["resources"]["food"] for who in HEROES] == [0, 0, 0]
        assert self.state["day"] == 3

    # --- taking back -----------------------------------------------------------------------------------------------

    def take_back_a_day(self, morning: dict[str, Any]) -> None:
        """Undo by undo to the morning, each saying what it takes back; then forwards again, exactly."""
        one, page = self.one, self.page
        evening = self.state
        steps = 0
        while (now := self.state) != morning:
            assert now["day"] >= 2, "undone past the morning"
            one.move(page.locator(".undo"))
            steps += 1
        assert steps > 8
        for _ in range(steps):
            one.move(page.locator(".redo"))
        assert page.locator(".redo").count() == 0
        assert self.state == evening

    def take_back_to(self, revision: int, morning: dict[str, Any]) -> None:
        """The same through the chronicle: the moment is looked at, gone back to, and left again."""
        one, page = self.one, self.page
        evening = self.state
        one.open(one.said("page-chronicle"))
        one.tap(page.get_by_role("link", name=one.said("chronicle-in-lines")))
        one.see(page.locator(".told-lines"))
        one.tap(page.locator(f"#r{revision} .moment"))
        one.see(page.locator(".banner"))
        assert self.state == evening
        before = self.served.api(f"/tables/{one.id}")["revision"]
        one.go_back_here()
        one.see(page.locator(f'#table[data-revision="{before + 1}"]:not([data-still])'))
        assert self.state == morning
        while page.locator(".redo").count():
            one.move(page.locator(".redo"))
        assert self.state == evening

    # --- the box ---------------------------------------------------------------------------------------------------

    def put_away(self) -> None:
        one, page = self.one, self.page
        one.open(one.said("panel-day"))
        one.move(one.button(one.said("quick-put-away")))
        self.tick()
        one.next()
        assert self.state["evening"]["away"] is True
        one.see(page.locator(".previously").get_by_text(one.said("previously-on")))
        page.locator("#kept:not([hx-get])").wait_for()  # it asks once more whether the evening is in a backup

    def lay_again(self) -> None:
        """The server stops and starts; the table is laid as it was, but for one dial that was put away wrongly."""
        one, page = self.one, self.page
        boxed, log = self.state, self.served.api(f"/tables/{one.id}/log")
        self.served.restart()
        one.device.go("/")
        one.tap(page.get_by_role("link", name=one.said("continue-table", name="Kruh deště")))
        one.see(page.locator(".previously p.first"))
        recap = page.locator(".previously").inner_text()
        assert one.term("cerv") in recap and len(recap) > 120
        assert self.state == boxed
        assert self.served.api(f"/tables/{one.id}/log") == log

        one.next()
        differs = page.locator('[data-keep="differs-menhir"]')
        one.tap(differs.locator("> summary"))
        differs.locator('[name="dial"]').first.fill("3")  # of the one that stands
        one.move(differs.locator('button[type="submit"]').first)
        self.tick()
        one.next()
        laid = self.state
        assert laid["evening"] == {"session": 2, "away": False}
        assert laid["menhirs"] == [{"place": NORTH_EAST, "dial": 3, "note": ""}]
        assert boxed["menhirs"] == [{"place": NORTH_EAST, "dial": 4, "note": ""}]
        for same in set(boxed) - {"menhirs", "evening", "chance"}:
            assert laid[same] == boxed[same], same
        one.open(one.said("page-chronicle"))
        one.tap(page.get_by_role("link", name=one.said("evening", number="1"), exact=True))
        one.see(page.locator('.evenings [aria-current="page"]', has_text="1"))
        one.open(one.said("panel-day"))
        assert page.locator(".next").inner_text().split() == one.said("step-start-day", day=3).split()
