"""Fights through the page: two combats and a diplomacy of two stages for two characters, undone and resumed midway."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look

PARTY = [
    {"id": "ailei", "energy": 6, "health": 7, "terror": 8, "attributes": {"empathy": 2, "courage": 1}},
    {"id": "beor", "energy": 6, "health": 9, "terror": 8},
]
HOUNDS: dict[str, Any] = {
    "name": "The Millpond Hounds", "colour": "purple", "value": 5, "traits": ["frenzy", "horde"],
    "table": [{"since": 0, "wounds": 1}, {"since": 3, "terror": 1, "pool": -1}], "opportunity": {"wounds": 2},
    "reward": {"gains": {"experience": 2}},
}  # fmt: skip
WARDEN: dict[str, Any] = {
    "name": "The Toll Warden", "colour": "blue", "above": 3, "below": 4,
    "stages": [{"reaction": {"pool": -1}}, {"reaction": {"terror": 1}}],
    "avoid": {"costs": {"wealth": 1}}, "reward": {"gains": {"reputation": 1}}, "failure": {"loses": {"reputation": 1}},
}  # fmt: skip


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("fights") / "instance")
    yield served
    served.stop()


class Corner:
    """Two characters' side of a fight: what the table's state says of it."""

    def __init__(self, served: Served, id: str) -> None:
        self.served, self.id = served, id

    @property
    def fight(self) -> dict[str, Any]:
        return self.served.state(self.id)["under_way"][0]["fight"]

    def track(self, who: str, name: str) -> int:
        return self.served.state(self.id)["heroes"][who][name]["value"]

    def cards(self, who: str) -> tuple[int, int]:
        fighter = self.fight["fighters"][who]
        return fighter["hand"], fighter["deck"]


def meets(one: Chronicler, colour: str) -> None:
    """Both characters meet a card of that colour, from their camp on the day's page."""
    one.move(one.page.locator(f'.colours [value="{colour}"]'))


def key(form: Any, name: str, value: int) -> Any:
    """The key of that number."""
    return form.locator(f'label.tap:has(input[name="{name}"][value="{value}"])')


def lays(one: Chronicler, by: int) -> None:
    one.move(one.page.locator(".lay").get_by_role("button", name=f"{'+' if by > 0 else ''}{by}", exact=True))


@pytest.mark.parametrize(("language", "size"), [("cs", "portrait"), pytest.param("en", "landscape", marks=at_home)])
def test_two_combats_and_a_diplomacy_of_two_stages(chromium, served, language, size):
    id = served.lay("Boje", characters=PARTY, encounters={"green": 6, "purple": 6, "blue": 6})
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    served.move(id, "change", who="ailei", what="wealth", by=1)
    device = Device(chromium, served.address, size, language=language)
    one, corner = Chronicler(device, language), Corner(served, id)
    device.go(f"/t/{id}/")
    a_card_is_described_and_beaten(one, corner)
    hounds_are_met_again_after_a_restart(one, corner)
    the_warden_is_won_over(one, corner)
    state = served.state(id)
    assert (state["under_way"], state["guardians"]) == ([], [])
    assert state["heroes"]["beor"]["resources"]["reputation"] == 1
    assert device.faults == []
    device.context.close()


def a_card_is_described_and_beaten(one: Chronicler, corner: Corner) -> None:
    """A new card is typed in once; hands, a smaller one, who is active, cards, blows, undo, victory, loot."""
    page = one.page
    meets(one, "green")
    if page.locator('[data-keep="new-combat"]').count():  # where cards of this deck are known
        one.unfold(one.said("card-new-combat"))
    form = page.locator("form.card-taps").first
    one.tap(key(form, "card.value", 4))
    assert form.locator('.row-part[data-at="3"]').is_visible() and form.locator('.row-part[data-at="4"]').is_hidden()
    one.unfold(one.said("card-whole"))
    form.evaluate("form => form.querySelectorAll('details:not(.tap-part)').forEach((part) => { part.open = true; })")
    one.tap(key(form, "rows.0.wounds", 1))
    one.tap(form.locator('.row-part[data-at="2"] > summary'))
    one.tap(key(form, "rows.2.terror", 1))
    for name, value in {
        "opportunity.wounds": 2, "reward.gains.experience": 1, "loot.gains.food": 3,
    }.items():  # fmt: skip
        form.locator(f'[name="card.{name}"]').fill(str(value))
    form.locator('[name="name"]').fill("Vlk od brodu")
    one.next()
    assert corner.fight["card"]["name"] == "Vlk od brodu"
    assert corner.fight["card"]["table"] == [{"wounds": 1}, {"terror": 1, "since": 2}]
    assert corner.cards("ailei") == corner.cards("beor") == (3, 12)
    one.move(one.button(one.said("fight-mulligan", name="Beor", count=2)))
    assert corner.cards("beor") == (2, 10)
    one.next()
    assert one.reads(".next") == one.said("step-be-active", who="Ailei", who_nom="Ailei")  # the lowest
    one.move(one.button("Beor"))  # but they agree on Beor
    assert one.reads(".answer-said") == one.said("blow-wounds", count=1)
    lays(one, 2)
    assert one.reads(".pool-count p") == "2/4"
    assert one.reads(".answer-said") == one.said("blow-terror", count=1)
    one.next()  # he is done: it answers, and Ailei, the only one left, is active at once
    assert (corner.track("beor", "terror"), corner.track("beor", "health")) == (1, 9)
    assert (corner.fight["active"], corner.fight["step"]) == ("ailei", "lay")
    before = corner.served.state(corner.id)
    one.next()  # no card: two wounds, a card drawn, and then its attack all the same
    assert (corner.track("ailei", "health"), corner.track("ailei", "terror")) == (5, 1)
    assert corner.cards("ailei") == (4, 10)  # four in hand, down to three, one drawn
    one.move(page.locator(".undo"))
    assert {**corner.served.state(corner.id), "chance": 0} == {**before, "chance": 0}
    lays(one, 2)
    assert one.reads(".answer-said") == one.said("coming-won")
    one.next()
    assert corner.fight["step"] == "won"
    one.unfold(one.said("verdict-share-otherwise"))
    page.locator('[name="loot.beor.food"]').fill("1")
    page.locator('[name="loot.ailei.food"]').fill("2")
    food = {who: corner.served.state(corner.id)["heroes"][who]["resources"]["food"] for who in ("ailei", "beor")}
    one.next()
    heroes = corner.served.state(corner.id)["heroes"]
    assert [heroes[who]["resources"]["food"] - food[who] for who in ("ailei", "beor")] == [2, 1]
    assert [heroes[who]["resources"]["experience"] for who in ("ailei", "beor")] == [1, 1]
    assert page.locator("#table").get_attribute("data-page") in ("", "day")


def hounds_are_met_again_after_a_restart(one: Chronicler, corner: Corner) -> None:
    """A card that is known is offered; the server is restarted midway; one flees, the other wins in a frenzy."""
    page = one.page
    corner.served.move(corner.id, "describe_encounter", card=HOUNDS)
    one.device.go(f"/t/{corner.id}/")
    meets(one, "purple")
    one.move(one.button(HOUNDS["name"]))
    one.next()
    one.next()  # Ailei
    lays(one, 3)
    before = corner.served.state(corner.id)
    corner.served.restart()
    one.device.go(f"/t/{corner.id}/fight")
    assert corner.served.state(corner.id) == before
    one.see(page.locator(".laying"))
    one.next()  # terror and a marker out of the pool, two cards off the deck
    assert (corner.fight["step"], corner.fight["pool"], corner.cards("ailei")[1]) == ("again", 2, 10)
    said = one.reads(".answer-said")
    assert said == one.said("blow-wounds", count=1)  # by the pool as it is now
    health = corner.track("ailei", "health")
    one.next()
    assert (corner.track("ailei", "health"), corner.cards("ailei")[1]) == (health - 1, 8)
    assert corner.fight["active"] == "beor"
    one.move(one.button(one.said("corner-escape")))
    assert (corner.track("beor", "energy"), corner.track("beor", "health")) == (5, 7)
    assert corner.served.state(corner.id)["under_way"][0]["who"] == ["ailei"]
    lays(one, 3)
    one.next()
    assert corner.fight["step"] == "won"
    one.next()
    assert corner.served.state(corner.id)["heroes"]["ailei"]["resources"]["experience"] == 3
    assert corner.served.state(corner.id)["heroes"]["beor"]["resources"]["experience"] == 1


def the_warden_is_won_over(one: Chronicler, corner: Corner) -> None:
    """Two stages; a stage that is won brings no reaction; Beor has no Wealth, so nobody avoids it."""
    page = one.page
    corner.served.move(corner.id, "describe_encounter", card=WARDEN)
    one.device.go(f"/t/{corner.id}/")
    meets(one, "blue")
    one.move(one.button(WARDEN["name"]))
    corner.served.move(corner.id, "set_to", who="beor", what="wealth", value=0)
    one.device.go(f"/t/{corner.id}/fight")
    one.see(one.button(one.said("fight-avoid")))
    one.tap(one.button(one.said("fight-avoid")))
    page.locator("dialog.trouble").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.trouble").wait_for(state="detached")
    one.next()
    one.next()
    one.next()  # Ailei
    lays(one, 3)
    assert one.reads(".next") == one.said("step-fight-stage")
    one.next()
    assert (corner.fight["stage"], corner.fight["pool"], corner.fight["active"]) == (1, 0, "beor")
    terror = corner.track("beor", "terror")
    lays(one, 1)
    one.next()  # the second stage answers with terror
    assert (corner.track("beor", "terror"), corner.fight["pool"], corner.fight["turn"]) == (terror + 1, 1, 2)
    one.move(one.button("Beor"))
    one.move(one.button(one.said("fight-affinity-up")))  # an ability
    lays(one, 1)
    one.next()
    assert corner.fight["step"] == "won"
    one.next()


def test_a_fight_begins_at_its_top_and_stays_where_it_is_read(chromium, served):
    id = served.lay("Shora", characters=PARTY)
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    for number in range(8):
        served.move(id, "describe_encounter", card={**HOUNDS, "name": f"Hound {number}"})
    device = Device(chromium, served.address, "phone", language="en")
    one = Chronicler(device, "en")
    one.page.set_viewport_size({"width": 390, "height": 440})
    device.go(f"/t/{id}/")
    meets(one, "purple")  # from far down the day
    assert one.page.evaluate("scrollY") == 0
    one.page.evaluate("scrollTo(0, 300)")
    assert one.page.evaluate("scrollY") == 300
    one.move(one.button("Hound 7"))
    assert one.page.evaluate("scrollY") == 0
    one.next()
    one.page.evaluate("scrollTo(0, 300)")
    one.next()
    assert one.page.evaluate("scrollY") >= 300  # it is the same fight
    device.context.close()
