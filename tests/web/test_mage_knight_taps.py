"""Mage Knight costs few taps: a round at a table that keeps all itself, a turn at one that keeps nothing."""

from __future__ import annotations

import re
from html import unescape

import pytest

GAME = "mage_knight"
PEOPLE = [{"hero": "goldyx"}, {"hero": "tovak"}, {"hero": "arythea"}, {"hero": "norowas"}]
LIGHT = 4  # taps a hero for a whole round, all areas on the table
WALK, FIGHT = 6, 11  # a turn with everything in the app: two spaces far; into a fight, with a block and an attack
ORCS = {"back": "green", "enemy": "prowlers", "up": True}


class Finger:
    """Whoever taps: only what the page that lies open offers; each button and each link to another page is a tap."""

    def __init__(self, visitor):
        self.visitor, self.taps, self.at, self.page = visitor, 0, "", visitor.look().text

    @property
    def state(self):
        return self.visitor.store.get(self.visitor.id).state

    def turn(self, page: str):
        """Another page of the table, if it does not lie open."""
        if page != self.at:
            assert re.search(rf'href="[^"]*/t/{self.visitor.id}/{page}"', self.page), page
            self.taps += 1
            self.at, self.page = page, self.visitor.look(page).text

    def press(self, move: str, **wanted: str):
        """A button of a move that the page shows; its form carries the rest, `wanted` tells it from others."""
        for form in re.findall(r"<form [^>]*>.*?</form>", self.page, re.S):
            if f'/moves/{move}"' not in form.split(">", 1)[0]:
                continue
            fields = {n: unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form)}
            fields |= dict(re.findall(r'type="radio" name="(\w+)" value="(\w*)" checked', form))
            for button in re.findall(r"<button([^>]*)>", form):
                named = re.search(r'name="([^"]+)" value="([^"]*)"', button)
                sent = fields | ({named[1]: unescape(named[2])} if named else {})
                if wanted.items() <= sent.items():
                    return self.send(move, sent)
        raise AssertionError((move, wanted, self.at))

    def send(self, move: str, fields: dict[str, str]):
        before = self.visitor.revision
        action = f"/t/{self.visitor.id}/moves/{move}"
        answer = self.visitor.post(action, fields)
        assert answer.status_code == 303 and self.visitor.revision > before, (move, fields)
        self.taps += 1
        self.at = answer.location.split("?")[0].rsplit("/", 1)[-1].split("#")[0]
        self.page = self.visitor.get(answer.location).text


@pytest.fixture
def finger(visitor):
    """A finger at a table on which a round begins."""

    def lay(count: int, **options):
        options = {"players": PEOPLE[:count], "first": 1, "scenario": "full_conquest", **options}
        visitor.id = visitor.store.create(GAME, "U ohně", options, seed="boj").record.id
        visitor.move("leave_list")
        return Finger(visitor)

    return lay


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_round_that_the_table_keeps_itself_costs_four_taps_a_hero_at_most(finger, count):
    table = finger(count, kept="light", scenario="solo_conquest" if count == 1 else "full_conquest")
    for number in (1, 2):
        before = table.taps
        while table.state.step == "tactics":
            table.press("pick_tactic")
        for hero in table.state.heroes:
            table.press("change_fame", who=str(hero.seat), by="3")
            table.press("change_reputation", who=str(hero.seat), by="1")
        table.press("round_over")
        while table.state.round.number == number:
            table.press("next_round")
        while table.state.checklist is not None:
            table.press("leave_list")
        assert table.taps - before <= LIGHT * count, number


@pytest.fixture
def walker(finger):
    """A finger at a table that keeps nothing itself; Goldyx has the turn on the starting tile, orcs lie ahead."""
    table = finger(2, scenario="first_reconnaissance")
    for move, args in (
        ("first_tiles", {}),
        ("pick_tactic", {"who": 2, "number": 6}),
        ("pick_tactic", {"who": 1, "number": 1}),
        ("correct", {"path": "/land/spaces/3,-3/tokens/0", "value": ORCS}),
    ):
        table.visitor.store.move(table.visitor.id, table.visitor.revision, move, args)
    return Finger(table.visitor)


def test_a_turn_on_the_map_costs_six_taps(walker):
    walker.turn("map")
    walker.press("gain_points", points="5")
    for space in ("1,0", "2,-1"):
        walker.press("go", space=space)
    walker.turn("")
    walker.press("end_turn", left="2")
    assert walker.state.turn.seat == 2 and walker.state.at(1).at == "2,-1"
    assert walker.taps <= WALK


def test_a_turn_with_a_fight_costs_a_tap_for_each_thing_that_is_decided(walker):
    facts = {"path": "/heroes/0/at", "value": "2,-2"}
    walker.visitor.store.move(walker.visitor.id, walker.visitor.revision, "correct", facts)
    walker.visitor.store.move(
        walker.visitor.id, walker.visitor.revision, "correct", {"path": "/turn/path", "value": ["2,-2"]}
    )
    walker = Finger(walker.visitor)
    walker.turn("map")
    walker.press("gain_points", points="3")
    walker.press("go", space="3,-2")  # past the orcs: they are provoked
    walker.press("fight_site")
    walker.press("fight_on")  # nothing from afar
    walker.press("play_value", points="4")
    walker.press("fight_on")
    walker.press("play_value", points="3")
    walker.press("fight_on")
    walker.turn("")
    walker.press("end_turn", left="1")
    assert (walker.state.turn.seat, walker.state.at(1).fame, walker.state.at(1).hand.wounds) == (2, 2, 0)
    assert walker.taps <= FIGHT
