"""Three evenings of a campaign through the page: growth, a guardian, a death, a chapter's end, and undo across it all.

Two play in Czech on a tablet: one of them loses a character and takes another. Four play in English beside the map:
with every character in use a death loses the game (TG-DIE-06), and they take the All-Mother's mercy; then one leaves.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look

NAMES = {"ailei": "Jana", "arev": "Vít", "beor": "Petr", "cerv": "Ola"}
NONE = dict.fromkeys(("aggression", "courage", "practicality", "empathy", "caution", "spirituality"), 0)
LENGTHS = {"energy": 5, "health": 4, "terror": 8}


@pytest.fixture
def served(tmp_path):
    """A server with an empty shelf, as a process of its own."""
    served = Served(tmp_path / "instance")
    yield served
    served.stop()


@pytest.mark.parametrize(
    ("heroes", "size", "language"),
    [
        (("ailei", "beor"), "portrait", "cs"),
        pytest.param(("ailei", "arev", "beor", "cerv"), "landscape", "en", marks=at_home),
    ],
    ids=["two", "four"],
)
def test_three_evenings(chromium, served, heroes, size, language):
    device = Device(chromium, served.address, size, language=language)
    try:
        Campaign(served, Chronicler(device, language), heroes).play()
        assert device.faults == []
    finally:
        device.context.close()


class Campaign:
    """The campaign, evening by evening; what the app then holds is read through its API, and only read."""

    def __init__(self, served: Served, one: Chronicler, heroes: tuple[str, ...]) -> None:
        self.served, self.one, self.page, self.heroes = served, one, one.page, heroes
        self.name = "Tažení"
        characters = [
            {"id": who, "player": NAMES[who], **LENGTHS, "attributes": NONE, "resources": {"food": 6, "experience": 0}}
            for who in heroes
        ]
        next(one for one in characters if one["id"] == "beor")["resources"]["experience"] = 12
        decks = {"events": 20, "encounters": {"grey": 8, "green": 8}, "areas": {"fights": "table"}}
        self.id = served.lay(self.name, characters=characters, **decks)

    @property
    def state(self) -> dict[str, Any]:
        """The state as the API tells it."""
        return self.served.state(self.id)

    def hero(self, who: str) -> dict[str, Any]:
        """A character as the API tells it."""
        return self.state["heroes"][who]

    def form(self, move: str, **hidden: str) -> Any:
        """The forms of a move that carry these arguments."""
        found = self.page.locator(f'form[action$="/moves/{move}"]')
        for name, value in hidden.items():
            found = found.filter(has=self.page.locator(f'input[type="hidden"][name="{name}"][value="{value}"]'))
        return found

    def press(self, move: str, **hidden: str) -> None:
        """Tap the button of a move."""
        self.one.move(self.form(move, **hidden).locator('button[type="submit"]').first)

    def play(self) -> None:
        """Three evenings, with the server stopped and started between them."""
        self.one.device.go(f"/t/{self.id}/")
        self.one.next()  # all is laid
        self.first_evening()
        self.put_away(1)
        self.lay(2)
        self.take_back_an_evening()
        self.second_evening()
        self.put_away(2)
        self.lay(3)
        self.third_evening()
        self.put_away(3)
        self.one.device.go("/")
        assert self.page.get_by_role("heading", name=self.name).count() == 1

    # --- the box ---------------------------------------------------------------------------------------------------

    def put_away(self, session: int) -> None:
        """Into the box, without ticking every line."""
        self.one.open(self.one.said("panel-day"))
        self.press("put_away")
        self.one.next()
        assert self.state["evening"] == {"session": session, "away": True}
        self.page.locator("#kept:not([hx-get])").wait_for()  # it asks once more whether the evening is in a backup

    def lay(self, session: int) -> None:
        """The server stops and starts, and the table comes out of its box as it was."""
        before = self.state
        self.served.restart()
        self.one.device.go(f"/t/{self.id}/")
        self.one.see(self.page.locator(".previously p").first)
        assert self.state == before
        self.one.next()
        self.one.next()
        assert self.state["evening"] == {"session": session, "away": False}

    def take_back_an_evening(self) -> None:
        """Undo goes back over the night in the box, into the evening before; redo leads to the same moment again."""
        now = self.state
        steps = 0
        while self.state["heroes"]["beor"]["skills"]:
            self.one.move(self.page.locator(".undo"))
            steps += 1
            assert steps < 20
        back = self.state
        assert back["evening"] == {"session": 1, "away": False} and back["day"] == 1
        for _ in range(steps):
            self.one.move(self.page.locator(".redo"))
        assert self.state == now

    # --- the first evening -----------------------------------------------------------------------------------------

    def first_evening(self) -> None:
        """A quest, a look around, things on the party page, and an evening in which Beor grows."""
        one = self.one
        one.next()
        quest = one.unfold(one.said("event-quest"))
        quest.locator('[name="name"]').fill("Zvon pod hladinou")
        one.unfold(one.said("quest-more"), quest)
        quest.locator('[name="note"]').fill("Třikrát zaklepat.")
        one.move(one.button(one.said("event-quest-lay"), quest))
        assert self.state["open_events"][0]["note"] == "Třikrát zaklepat."
        one.move(one.deed("explore"))
        task = one.unfold(one.said("task-new"))
        task.locator('[name="text"]').fill("Čí je ten hrob?")
        one.move(one.button(one.said("task-note"), task))
        one.move(one.button(one.said("exploring-ends")))
        self.things()
        self.growth()

    def things(self) -> None:
        """An item and a secret come to Beor, the item is used and laid aside."""
        one = self.one
        one.open(one.said("panel-party"))
        for facts in ({"name": "Zrezivělá šavle", "keyword": "weapon"}, {"name": "Dopis", "number": "14"}):
            form = self.asked("take", "beor")
            if "number" in facts:
                form.locator('[name="kind"]').select_option("secret")
                form.locator('[name="number"]').fill(facts["number"])
            else:
                form.locator('[name="keyword"]').select_option(facts["keyword"])
            form.locator('[name="name"]').fill(facts["name"])
            one.move(form.locator('button[type="submit"]'))
        cards = self.hero("beor")["belongings"]
        assert [(card["name"], card["kind"], card["keyword"]) for card in cards] == [
            ("Zrezivělá šavle", "item", "weapon"),
            ("Dopis", "secret", None),
        ]
        ways = self.page.locator("#hero-beor .card-ways-of").first
        one.tap(ways.locator("summary"))
        one.move(ways.locator('button[name="flipped"]'))
        assert self.hero("beor")["belongings"][0]["flipped"] is True

    def asked(self, move: str, who: str) -> Any:
        """A form that comes when it is asked for."""
        self.one.tap(self.page.locator(f'a[href*="do={move}&who={who}"]'))
        form = self.form(move, who=who)
        self.one.see(form)
        return form

    def growth(self) -> None:
        """In the evening: one more Experience by a tap, a point, a skill on its back, a card of three."""
        one = self.one
        self.change("beor", "experience", 1)
        one.open(one.said("panel-day"))
        one.end_day()
        one.next()
        assert one.step() == one.said("step-advancement")
        for price in (2, 4):
            before = self.hero("beor")["resources"]["experience"]
            self.press("gain_attribute", who="beor", attribute="courage")
            assert before - self.hero("beor")["resources"]["experience"] == price
        label = one.said("grow-skill", name=one.term("courage"), price="6")
        assert self.page.get_by_label(label).is_visible()
        skill = one.unfold(one.term("courage"), self.page.locator(".grow"))
        skill.locator('[name="skill"]').fill("27")
        skill.locator('[name="side"]').select_option("back")
        one.move(one.button(one.said("grow-skill-take"), skill))
        beor = self.hero("beor")
        assert [(card["number"], card["side"]) for card in beor["skills"]] == [(27, "back")]
        assert beor["resources"]["experience"] == 1
        self.change_on_day("beor", "experience", 1)
        cards = one.unfold(one.said("grow-deck-combat"), self.page.locator(".grow"))
        one.move(one.button(one.said("grow-card-app"), cards))
        offered = self.hero("beor")["offer"]["cards"]
        assert len(offered) == 3
        self.press("keep_card", who="beor", card=offered[1])
        beor = self.hero("beor")
        assert offered[1] in beor["combat"]["cards"] and beor["offer"] is None
        one.next()
        assert self.state["day"] == 2

    def change(self, who: str, what: str, by: int) -> None:
        """Numbers of a board, a tap a step, on the party page."""
        if not self.page.url.split("?")[0].endswith("/party"):
            self.one.open(self.one.said("panel-party"))
        for _ in range(abs(by)):
            form = self.form("change", who=who, what=what)
            self.one.move(form.locator(f'button[value="{1 if by > 0 else -1}"]'))

    def change_on_day(self, who: str, what: str, by: int) -> None:
        """The same on the day page, where the board unfolds in place."""
        board = self.page.locator(f"#hero-{who} details")
        if not board.first.evaluate("part => part.open"):
            self.one.tap(board.first.locator("> summary"))
        self.one.move(self.form("change", who=who, what=what).locator(f'button[value="{by}"]'))

    # --- the second evening ----------------------------------------------------------------------------------------

    def second_evening(self) -> None:
        """A guardian attacks in the morning and is not beaten; Beor dies of it."""
        one = self.one
        one.open(one.said("panel-map"))
        guardian = one.unfold(one.said("guardian-set"))
        guardian.locator('[name="name"]').fill("Bílý jelen")
        guardian.locator('[name="colour"]').select_option("grey")
        guardian.locator('[name="place"]').fill("101")
        one.move(guardian.locator('button[type="submit"]'))
        one.open(one.said("panel-day"))
        one.next()
        one.move(one.event_for_today())
        assert one.step() == one.said("step-guardians")
        one.move(self.page.locator('button[name="rolled"][value="nothing"]'))
        [fight] = self.state["under_way"]
        assert set(fight["who"]) == set(self.heroes)
        one.move(one.button(one.said("encounter-not-won")))
        assert [guardian["place"] for guardian in self.state["guardians"]] == [101]
        assert one.step() == one.said("step-actions")
        assert self.hero("beor")["belongings"][0]["flipped"] is False
        self.death()

    def death(self) -> None:
        """Beor's Health runs out, and what he had is left to the others."""
        one = self.one
        self.change("beor", "health", -4)
        assert self.hero("beor")["dying"] is True
        fold = one.unfold(one.said("death-m"), self.page.locator("#hero-beor"))
        one.move(fold.locator('button[type="submit"]'))
        assert self.hero("beor")["dead"] is True
        assert [left["name"] for left in self.state["left"]] == ["Zrezivělá šavle"]
        self.press("inherit", who="ailei")
        assert [card["name"] for card in self.hero("ailei")["belongings"]] == ["Dopis"]
        if len(self.heroes) == 4:
            self.mercy()
        else:
            self.successor()
        one.open(one.said("panel-day"))

    def successor(self) -> None:
        """The player takes a character that is still in the box, and Ailei the sabre that lies there."""
        one = self.one
        assert self.state["outcome"] == ""
        form = self.form("new_character")
        form.locator('[name="character.id"]').select_option("arev")
        one.move(form.locator('button[type="submit"]'))
        assert self.state["checklist"]["purpose"] == "character"
        one.next()
        arev = self.hero("arev")
        assert (arev["seat"], arev["place"], arev["dead"]) == (self.hero("beor")["seat"], 101, False)
        one.open(one.said("panel-day"))
        self.press("pick_up", who="ailei")
        assert self.hero("ailei")["belongings"][-1]["name"] == "Zrezivělá šavle"
        assert self.state["left"] == []

    def mercy(self) -> None:
        """With nobody left in the box the game is lost; by the All-Mother's mercy Beor lives again."""
        one = self.one
        assert self.state["outcome"] == "lost"
        self.press("mercy")
        state = self.state
        assert state["outcome"] == "" and state["heroes"]["beor"]["dead"] is False
        assert state["statuses"]["saved_by_the_goddess"]["marked"] == [1]
        assert state["standing"] == {"procedure": "start_of_day", "step": "dark_menhirs"}
        one.see(self.page.locator("#told"))

    # --- the third evening -----------------------------------------------------------------------------------------

    def third_evening(self) -> None:
        """A player leaves a table of four; the quest ends, and the chapter with it."""
        one = self.one
        if len(self.heroes) == 4:
            one.open(one.said("panel-party"))
            seat = str(self.hero("cerv")["seat"])
            row = self.page.locator("#players .thing-row", has=self.page.locator(f'input[name="seat"][value="{seat}"]'))
            one.tap(row.locator("summary"))
            self.press("leave", seat=seat)
            assert len(self.state["seats"]) == 3 and self.hero("cerv")["stored"] is True
        one.open(one.said("panel-day"))
        if self.state["standing"]["procedure"] == "start_of_day":
            one.next()
            one.move(one.event_for_today())
            if self.state["guardians"]:
                one.move(self.page.locator('button[name="rolled"][value="removal"]'))
        ends = one.unfold(one.said("quest-ends"))
        one.move(one.button(one.said("quest-box"), ends))
        assert self.state["open_events"] == [] or not self.state["open_events"][0]["quest"]
        self.press("end_chapter")
        assert self.state["checklist"]["purpose"] == "chapter"
        one.next()
        assert self.state["chapter"] == 2
        assert self.state["tasks"][0]["state"] == "open"
        one.open(one.said("panel-day"))
        self.press("finish_task")
        assert self.state["tasks"][0]["state"] == "done"
