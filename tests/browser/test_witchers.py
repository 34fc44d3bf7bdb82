"""Three witchers through the page: dice, a tale and its quest, a monster that wins, one that falls, a duel, a bet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..effort import at_home
from .chronicler import Player, Served
from .conftest import Device

GAME = "witcher_old_world"
PLAYERS = [
    {"player": "Jana", "school": "wolf"},
    {"player": "Petr", "school": "cat"},
    {"player": "Ola", "school": "bear"},
]
WOLF, CAT, BEAR = 1, 2, 3
VIZIMA, NOVIGRAD, CINTRA, GLENMORE, LAIR, BESIDE = 7, 6, 9, 12, 16, 14


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("witchers") / "instance")
    yield served
    served.stop()


class Hunter(Player):
    """Somebody who plays The Witcher: Old World on the page, and looks the table up by the API."""

    def __init__(self, device: Device, language: str, served: Served, id: str) -> None:
        super().__init__(device, language, served, id, game=GAME)

    def one(self, who: int) -> dict[str, Any]:
        """The witcher of a seat."""
        return self.state["witchers"][who - 1]

    def presses(self, move: str, name: str, value: Any, **args: Any) -> None:
        """One tap on the button of a form that says something itself: a number of the pad, half of a card."""
        self.move(
            self.form(move, f':has(button[name="{name}"])', **args).locator(f'button[name="{name}"][value="{value}"]')
        )

    def keeps(self) -> None:
        """No die is rolled again."""
        self.move(self.form("reroll", ":not(#reroll-form)").locator("button"))

    def stands(self, who: int, place: int) -> tuple[str, Any]:
        """Where a figure stands, to be put right by hand."""
        return f"/witchers/{who - 1}/location", place

    def reads_on(self) -> None:
        """Read what lies open to its end, always by the first way."""
        while self.state["open_card"]:
            self.move(self.page.locator(".ways-on form button.way:not(.locked)").first)

    def gains(self, who: int, position: int) -> None:
        """Phase III: a card of the market; what comes after it is said by a tap."""
        self.does("gain_action", who=who, position=position)
        unsaid = [place for place, cost in enumerate(self.state["market"], 1) if cost is None]
        self.does("set_market", position=max(unsaid), cost=2)


@pytest.mark.look
@pytest.mark.parametrize(("language", "size"), [("cs", "portrait"), pytest.param("en", "landscape", marks=at_home)])
def test_three_witchers_through_a_turn_each_and_one_more(chromium, served, language, size):
    id = served.lay("Starý svět", game=GAME, players=PLAYERS)
    served.move(id, "leave_list")
    for position, cost in ((1, 1), (2, 2), (3, 1)):
        served.move(id, "set_market", position=position, cost=cost)
    device = Device(chromium, served.address, size, language=language)
    one = Hunter(device, language, served, id)
    dice_in_a_tavern(one)
    a_tale_becomes_a_quest(one)
    served.restart()
    a_monster_wins(one)
    a_monster_falls(one)
    a_quest_is_solved(one)
    a_duel_with_a_bet(one)
    assert device.faults == []
    device.context.close()


def dice_in_a_tavern(one: Hunter) -> None:
    """A move by one tap; five real dice each, told by taps; the other one rerolls first; the pot changes hands."""
    one.arranged(one.stands(CAT, VIZIMA))
    one.does("travel", who=WOLF, to=VIZIMA, by="terrain")
    assert one.one(WOLF)["location"] == VIZIMA
    one.does("challenge", who=WOLF, whom=CAT)
    form = one.form("roll_dice", ":has(fieldset)")
    for name, faces in (("own", (2, 2, 2, 5, 5)), ("their", (1, 3, 4, 6, 6))):
        for number, face in enumerate(faces):
            one.tap(form.locator(f'label:has([name="{name}.{number}"][value="{face}"])'))
    one.move(form.locator('button[type="submit"]').last)
    assert one.state["poker"]["step"] == "their_reroll"
    one.keeps()
    one.undone_and_made_again()
    gold = one.one(WOLF)["gold"]
    one.keeps()
    assert one.state["poker"] is None and one.one(WOLF)["gold"] == gold + 3


def a_tale_becomes_a_quest(one: Hunter) -> None:
    """The neighbour reads both options and nothing of their results; the one that is chosen is a quest."""
    one.arranged(("/city/shuffled", ["2"]))
    one.does("explore", who=WOLF, deck="city")
    assert one.page.url.endswith("/journal")
    assert one.page.locator(".ways-on .way").count() == 2
    shown = one.page.content()
    assert "city-02-a" not in shown and "city-02-b" not in shown
    one.does("choose", choice="b")
    one.does("choose", choice="on")
    quest = one.one(WOLF)["quests"][0]
    assert (quest["event"], quest["terrain"], quest["source"]) == (1, "water", "ours")
    one.gains(WOLF, 6)
    assert one.state["turn"]["who"] == CAT


def a_monster_wins(one: Hunter) -> None:
    """The Cat meets a monster without its trail: charge or bite is named, a card is told, and the Cat is out."""
    one.arranged(("/slots/forest", {"location": LAIR, "monster": "ghouls_nest"}), one.stands(CAT, BESIDE))
    one.does("travel", who=CAT, to=LAIR, by="terrain")
    one.does("fight_monster", who=CAT)
    one.next()
    life = one.state["fight"]["life"]
    one.does("name_attack", who=WOLF, attack="bite")
    one.presses("monster_strikes", "effect", "4", who=CAT)
    assert one.state["fight"]["life"] == life - 1 and one.one(CAT)["shield"] == 0
    one.presses("play_combo", "damage", 3, who=CAT)
    assert one.state["fight"]["chooser"] == BEAR
    one.undone_and_made_again()
    one.does("knocked_out", who=CAT)
    assert [trail["terrain"] for trail in one.one(CAT)["trails"]] == ["forest"]
    one.does("take_cost_card", who=CAT, position=6)
    assert one.state["drawing"][0]["cap"] == 2
    assert one.state["market"][0] is None  # whose cost nobody is asked for, unless it is the one that is taken
    one.gains(CAT, 5)


def a_monster_falls(one: Hunter) -> None:
    """The Bear takes two blows to fell it: a trophy, a step, fatigue, and a stronger monster comes."""
    one.arranged(one.stands(BEAR, BESIDE), ("/witchers/2/combat", 4))
    one.does("travel", who=BEAR, to=LAIR, by="two_cards")
    one.does("fight_monster", who=BEAR)
    one.next()
    one.does("name_attack", who=CAT, attack="charge")
    one.next()  # the app turns a card over
    one.presses("play_combo", "damage", 9, who=BEAR)
    one.does("name_attack", who=WOLF, attack="bite")
    one.presses("monster_strikes", "effect", "2", who=BEAR)
    one.presses("play_combo", "damage", 9, who=BEAR)
    bear = one.one(BEAR)
    assert (bear["track"], len(bear["trophies"])) == (1, 1)
    one.next()
    assert one.state["slots"]["forest"]["monster"] not in ("", bear["trophies"][0]["of"])
    assert one.state["tasks"] == [] and one.one(CAT)["trails"] == []
    one.gains(BEAR, 6)


def a_quest_is_solved(one: Hunter) -> None:
    """The Wolf arrives where its quest ends; the event is read, and leaves what it leaves."""
    one.arranged(("/witchers/0/quests/0/location", GLENMORE), one.stands(WOLF, CINTRA))
    one.does("travel", who=WOLF, to=GLENMORE, by="terrain")
    quest = one.one(WOLF)["quests"][0]["id"]
    one.does("solve_quest", who=WOLF, quest=quest)
    one.reads_on()
    assert one.one(WOLF)["quests"] == [] and "ours 1" in one.state["resolved"]
    assert one.state["turn"]["phase"] == "movement"


def a_duel_with_a_bet(one: Hunter) -> None:
    """The Bear bets on the Wolf; the Cat is knocked out: a trophy, gold by fame, the stake back, a closed tavern."""
    one.arranged(one.stands(CAT, GLENMORE), ("/market/5", 0))
    one.does("attack_witcher", who=WOLF, whom=CAT)
    gold = one.one(BEAR)["gold"]
    one.does("bet", who=BEAR, on="attacker")
    assert one.one(BEAR)["gold"] == gold - 1
    one.presses("play_combo", "damage", 5, who=WOLF)
    one.does("knocked_out", who=CAT)
    assert one.one(BEAR)["gold"] == gold + 1
    assert ("witcher", "cat") in [(trophy["kind"], trophy["of"]) for trophy in one.one(WOLF)["trophies"]]
    assert one.state["tavern"] == GLENMORE
    one.does("take_cost_card", who=CAT, position=6)
    assert one.state["turn"]["phase"] == "cards"
