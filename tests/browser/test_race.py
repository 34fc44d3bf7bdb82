"""A race for the Crown through the page: two enemies at once, a raft, the Gate, the Crown, a death."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..effort import at_home
from .chronicler import Player, Served
from .conftest import Device

pytestmark = pytest.mark.look

PLAYERS = [
    {"player": "Jana", "character": "warrior"},
    {"player": "Petr", "character": "wizard"},
    {"player": "Ola", "character": "druid"},
]
WARRIOR, WIZARD, DRUID = 1, 2, 3


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("race") / "instance")
    yield served
    served.stop()


class Racer(Player):
    """Somebody who plays Talisman on the page, and looks the table up by the API."""

    def __init__(self, device: Device, language: str, served: Served, id: str) -> None:
        super().__init__(device, language, served, id, game="talisman")

    def one(self, who: int) -> dict[str, Any]:
        """The character of a seat."""
        return self.state["characters"][who - 1]

    def form(self, move: str, with_dice: bool = False, **args: Any) -> Any:
        """The form of a move; `with_dice`: the one that takes what lies on the table."""
        return super().form(move, ":has(.die-row)" if with_dice else "", **args)

    def dice(self, move: str, *faces: int, **args: Any) -> None:
        """What lies on the table: a tap a die, the last one settles it."""
        rows = self.form(move, with_dice=True, **args).locator(".die-row").all()
        for row, face in zip(rows[:-1], faces[:-1], strict=True):
            self.tap(row.locator(f'label:has([value="{face}"])'))
        self.move(rows[-1].locator(f'button[value="{faces[-1]}"]'))

    def walks(self, who: int, rolled: int, to: str) -> None:
        """A movement: the die that lies on the table, and a tap on the space."""
        self.dice("roll_movement", rolled, who=who)
        self.does("go", who=who, to=to)

    def turn_ends(self) -> None:
        """The large step, where it hands the turn on."""
        before = self.state["turn"]["number"]
        self.next()
        assert self.state["turn"]["number"] > before


@pytest.mark.parametrize(("language", "size"), [("cs", "portrait"), pytest.param("en", "landscape", marks=at_home)])
def test_three_race_for_the_crown(chromium, served, language, size):
    id = served.lay("Závod", game="talisman", players=PLAYERS, first=1)
    served.move(id, "leave_list")
    device = Device(chromium, served.address, size, language=language)
    one = Racer(device, language, served, id)
    device.go(f"/t/{id}/")
    two_enemies_in_the_ruins(one)
    a_mystic_and_an_axe(one)
    a_raft_is_built(one)
    served.restart()
    device.go(f"/t/{id}/")
    the_raft_is_used(one)
    the_gate_opens(one)
    the_crown_is_claimed(one)
    somebody_dies_and_somebody_gives_in(one)
    assert device.faults == []
    device.context.close()


def two_enemies_in_the_ruins(one: Racer) -> None:
    """Two cards told by name; both attack as one, with one die; undone, made again, and kept as trophies."""
    one.walks(WARRIOR, 2, "o9")
    form = one.form("draw", who=WARRIOR)
    for number, name in enumerate(("wolf", "ogre")):
        listed = form.locator("fieldset.known-cards").nth(number)
        none = listed.locator(".find-none")
        assert not none.is_visible()
        listed.get_by_role("searchbox").fill("xqx")
        assert none.is_visible()  # nobody has described such a card, and what comes next
        listed.get_by_role("searchbox").fill(one.term(name)[:2])  # a few letters shorten the list
        assert not none.is_visible()
        assert listed.locator(".known-card:visible").count() < 5
        listed.locator(f'.known-card:has([value="{name}"])').click()
    one.next()
    assert [card["value"] for card in one.state["spaces"]["o9"]["cards"]] == [2, 5]
    one.does("face_enemies", who=WARRIOR)
    assert (one.state["fight"]["value"], len(one.state["fight"]["foes"])) == (7, 2)
    one.dice("roll_fight", 6, 4, 1, who=WARRIOR)
    assert one.state["fight"] is None
    assert [card["name"] for card in one.one(WARRIOR)["trophies"]] == ["wolf", "ogre"]
    one.undone_and_made_again()
    assert "o9" not in one.state["spaces"]
    one.turn_ends()


def a_mystic_and_an_axe(one: Racer) -> None:
    """The Wizard visits the Village: a die for the mystic; the Druid has found an axe."""
    one.walks(WIZARD, 2, "o13")
    one.dice("follow_space", 5, who=WIZARD, way="mystic")
    assert one.one(WIZARD)["craft"] == 6
    one.turn_ends()
    one.served.move(one.table, "receive", who=DRUID, item="axe")


def a_raft_is_built(one: Racer) -> None:
    """At the start of its turn in the Forest the Druid builds instead of moving, and meets nothing."""
    one.device.go(f"/t/{one.table}/")
    one.see(one.page.locator("#table"))
    one.does("build_raft", who=DRUID)
    assert {card["name"] for card in one.one(DRUID)["objects"]} == {"axe", "raft"}
    one.turn_ends()


def the_raft_is_used(one: Racer) -> None:
    """After a restart of the server, on its very next turn: over the river, and the raft is gone."""
    for who, rolled, to in ((WARRIOR, 2, "o7"), (WIZARD, 6, "o7")):
        one.walks(who, rolled, to)
        one.dice("follow_space", 4, who=who, way="tavern")
        one.turn_ends()
    one.does("use_raft", who=DRUID, to="m8")
    assert one.one(DRUID)["space"] == "m8"
    assert [card["name"] for card in one.one(DRUID)["objects"]] == ["axe"]
    one.turn_ends()


def the_gate_opens(one: Racer) -> None:
    """Two spaces before the Gate a roll of three is enough, and two dice are not above the Warrior's strength."""
    one.arranged(("/characters/0/space", "m7"), ("/characters/0/strength", 7))
    one.dice("roll_movement", 3, who=WARRIOR)
    one.dice("try_gate", 3, 4, who=WARRIOR, by="strength")
    assert one.one(WARRIOR)["space"] == "i5"
    one.undone_and_made_again()
    one.turn_ends()


def the_crown_is_claimed(one: Racer) -> None:
    """From the Valley of Fire, with a Talisman; and the first command strikes nobody."""
    one.arranged(("/characters/0/space", "i1"), ("/turn/who", 1), ("/turn/stood", "i1"))
    one.served.move(one.table, "gain_talisman", who=WARRIOR)
    one.device.go(f"/t/{one.table}/")
    one.see(one.page.locator("#table"))
    one.does("step", who=WARRIOR, to="crown")
    assert one.state["crown_reached"]
    one.dice("command", 3, who=WARRIOR)
    assert one.state["command"] is None
    one.turn_ends()


def somebody_dies_and_somebody_gives_in(one: Racer) -> None:
    """The Wizard has one life left and gives it; the Druid concedes; nobody comes back, and the Warrior has won."""
    one.arranged(("/turn/who", 1), ("/turn/stood", "crown"), ("/turn/followed", False), ("/characters/1/lives", 1))
    if not one.state["turn"]["arrived"]:
        one.arranged(("/turn/arrived", True))
    one.dice("command", 5, who=WARRIOR)
    assert one.state["command"]["waiting"] == [WIZARD, DRUID]
    one.does("answer", who=WIZARD, how="life")
    assert one.one(WIZARD)["standing"] == "out"
    one.undone_and_made_again()
    one.does("answer", who=DRUID, how="concede")
    assert one.state["winner"] == WARRIOR
    one.open(one.said("panel-race"))
    assert one.page.locator("svg").first.is_visible()


@pytest.mark.parametrize(
    ("rolled", "to", "name"), [pytest.param(1, "o8", "Kroupy", marks=pytest.mark.look), (2, "o9", "Sníh")]
)
def test_a_name_that_no_list_holds_is_written_once(chromium, served, rolled, to, name):
    id = served.lay("Nová karta", game="talisman", players=PLAYERS, first=1)
    served.move(id, "leave_list")
    device = Device(chromium, served.address, "portrait", language="cs")
    one = Racer(device, "cs", served, id)
    device.go(f"/t/{id}/")
    one.walks(WARRIOR, rolled, to)
    finder = one.form("draw", who=WARRIOR).get_by_role("searchbox").first
    finder.fill(one.term("wolf")[:2])  # a beginning of what is listed is no name
    finder.fill(name)
    one.next()
    card = one.page.locator(".met-card").first
    assert card.get_by_role("textbox").first.input_value() == name
    assert card.locator(".known-card").count() == 0  # what the list does not hold is not looked for in it again
    one.move(card.locator('button[value="event"]'))
    first, *others = one.state["spaces"][to]["cards"]
    assert (first["name"], first["kind"]) == (name, "event") and not any(other["name"] for other in others)
    device.context.close()


def test_a_name_looked_for_in_vain_stands_where_the_card_is_described(chromium, served):
    id = served.lay("Beze jména", game="talisman", players=PLAYERS, first=1)
    for move, args in (("leave_list", {}), ("roll_movement", {"who": 1, "rolled": 1}), ("go", {"who": 1, "to": "o8"})):
        served.move(id, move, **args)
    served.move(id, "draw", who=WARRIOR)
    device = Device(chromium, served.address, "portrait", language="cs")
    card = device.go(f"/t/{id}/").locator(".met-card").first
    name = card.locator("input[type=text]").first
    card.locator("details > summary").first.click()  # the list was no help when it was drawn: it lies folded now
    for looked_for, stands in (("Vichřice", "Vichřice"), ("Vich", "Vich"), ("", "")):
        card.get_by_role("searchbox").fill(looked_for)
        assert name.input_value() == stands
    name.fill("Bouře")
    card.get_by_role("searchbox").fill("")
    assert name.input_value() == "Bouře"
    device.context.close()


def test_the_odds_of_a_fight_are_those_that_remain(chromium, served):
    id = served.lay("Šance", game="talisman", players=PLAYERS, first=1)
    for move, args in (
        ("leave_list", {}),
        ("roll_movement", {"who": 1, "rolled": 2}),
        ("go", {"who": 1, "to": "o9"}),
        ("draw", {"who": 1, "cards": [{"name": "wolf"}, {"name": "ogre"}]}),
        ("face_enemies", {"who": 1}),
    ):
        served.move(id, move, **args)
    device = Device(chromium, served.address, "phone", language="cs")
    page = device.go(f"/t/{id}/")
    shown = page.locator(".odds:visible")
    before = shown.inner_text()
    tell = '.die-face:has([name="rolled.{}"][value="{}"])'
    page.locator(tell.format(0, 4)).click()
    assert shown.count() == 0  # the Warrior has another die to roll
    seen = []
    for face in range(1, 7):
        page.locator(tell.format(1, face)).click()
        assert shown.count() <= 1
        seen.append(shown.inner_text() if shown.count() else "")
    assert seen[0] == seen[1] == seen[2] == seen[3] != seen[4] != seen[5] and before not in seen
    device.context.close()
