"""Faster than paper: how many taps a turn costs, counted on the page by what it offers, and never a word typed."""

from __future__ import annotations

import html
import re

import pytest

from companion.games.witcher_path_of_destiny.play import drafting, points

from .test_destiny_course import GAME, offers, state

FULL, LIGHT = 12, 4  # a whole turn of three; a turn at a light table, for each player
PEOPLE = [{"character": "geralt"}, {"character": "yennefer"}, {"character": "ciri"}]
# Described cards: two without an effect, two whose effects look at the timeline, so that abilities could better them.
CARDS = (
    {"card": "sekera", "combat": "2", "colours": ["red"]},
    {"card": "kniha", "magic": "2", "colours": ["red", "blue"]},
    {"card": "mapa", "exploration": "1", "colours": ["blue"], "condition": "C8", "condition_colour": "blue"}
    | {"result": "R2"},
    {"card": "oheň", "magic": "3", "colours": ["red"], "condition": "C1", "condition_symbol": "magic", "result": "R1"},
)
PRINTED = {"left": "magic", "right": "combat"}


class Finger:
    """Whoever taps: only what the page that lies open offers; each link and each button is a tap."""

    def __init__(self, visitor):
        self.visitor, self.taps, self.page = visitor, 0, visitor.look().text

    @property
    def state(self):
        return state(self.visitor)

    def follow(self, part: str):
        """A link of the table's page, by a part of its address."""
        href = next(one for one in map(html.unescape, re.findall(r'href="([^"]*)"', self.page)) if part in one)
        self.taps += 1
        self.page = self.visitor.look("?" + href.split("?", 1)[1].split("#")[0]).text

    def press(self, move: str, wanted: dict[str, str] | None = None, **button: str):
        """A button that the page shows, with the fields that lie in its form, `button` what stands on itself."""
        found = [one for one in offers(self.page, move) if (wanted or {}).items() <= one.items()]
        assert found, (move, wanted, self.state.step)
        for name, value in button.items():
            assert re.search(rf'<button[^>]*name="{name}" value="{re.escape(value)}"', self.page), (name, value)
        before = self.visitor.revision
        self.visitor.move(move, {name: html.unescape(value) for name, value in found[0].items()} | button)
        assert self.visitor.revision > before, f"{move} was refused"
        self.taps += 1
        self.page = self.visitor.look().text

    def draft(self, *rows: int):
        for row in rows:
            self.press("draft_row", {"who": str(drafting.on_turn(self.state).seat), "row": str(row)})

    def play(self, first: str, second: str):
        """Whoever is next, of itself, names two cards."""
        self.follow(f"first={first}" if first.isascii() else "first=ohe%C5%88")
        self.press("play_cards", second=second)

    def go_on(self):
        """What is left to say of this turn: effects as they are printed, then the large step."""
        while self.state.step in ("play", "check"):
            waits = [one for one in self.state.players if one.resolving]
            self.press("resolve_effect" if waits else "next_step")


@pytest.fixture
def finger(visitor):
    """A finger at a table of three on which the first chapter begins."""

    def lay(kept: str, story: str = "P1", players=PEOPLE):
        visitor.id = visitor.store.create(GAME, "U ohně", {"players": players, "story": story, "kept": kept}).record.id
        visitor.move("leave_list")
        for card in CARDS if kept == "full" else ():
            visitor.move("describe_card", card)
        if story == "P1" and kept == "full":
            effort = {"chapter": "1", "colours": ["red", "red"], "bonus": "xp", "count": "1", "card": "dvě rudé"}
            visitor.move("describe_effort", effort)
            visitor.move("lay_effort", {"chapter": "1", "card": "dvě rudé"})
        visitor.move("name_symbols", PRINTED)
        visitor.move("next_step")
        return Finger(visitor)

    return lay


@pytest.mark.parametrize("story", ["P1", "P3"])
def test_a_turn_of_three_on_a_full_table_costs_twelve_taps_at_most(finger, story):
    table = finger("full", story)
    for who in (1, 2, 3):  # all abilities are ready, and asked for at every moment at which they could help
        for number in (2, 3, 4):
            table.visitor.move("unlock_ability", {"who": str(who), "number": str(number), "overrule": "*"})
    for turn in (1, 2):
        before = table.taps
        table.page = table.visitor.look().text
        table.draft(1, 3, 0)
        for _ in PEOPLE:
            table.play("kniha", "mapa")
        table.go_on()
        assert table.taps - before <= FULL, turn
        assert table.state.turn == turn + 1 and table.state.step == "draft"
        assert table.state.fate[("I", "II")[turn - 1]] == "left"


@pytest.mark.rule("WP-ABI-10")
def test_where_nobody_may_use_an_ability_nothing_is_asked_between_the_steps(finger):
    table = finger("full", players=[PEOPLE[0], {"character": "marigold"}, {"character": "vesemir"}])
    table.draft(1, 3, 0)
    for _ in range(3):
        table.play("sekera", "sekera")
    assert table.taps == 9
    assert (table.state.turn, table.state.step) == (2, "draft")


def test_a_chapter_of_three_on_a_full_table_is_scored_by_a_few_taps_more(finger):
    table = finger("full")
    for _ in range(3):
        table.draft(1, 3, 0)
        for _ in PEOPLE:
            table.play("kniha", "mapa")
        table.go_on()
    # magic and exploration lie on every timeline, no combat: left is dominant, and scored for everybody at once
    before = table.taps
    assert table.state.dominant == ["left"]
    scored = [part.what for part in points.account(table.state.players[0]).parts]
    assert "dominant" in scored
    for who in (1, 2, 3):
        table.press("keep_cards", {"who": str(who)})
    assert table.state.step == "reading" and table.state.chapter == 2
    assert table.taps - before <= FULL


def test_a_turn_on_a_light_table_costs_each_player_four_taps_at_most_and_is_scored_right(finger):
    table = finger("light")
    for _ in range(3):
        before = table.taps
        table.draft(1, 3, 0)
        if table.state.step == "check":
            table.press("next_step")
        for who in (1, 2, 3):
            table.press("announce", {"who": str(who), "side": "right" if who == 3 else "left"})
        assert table.taps - before <= LIGHT * 3
    assert table.state.fate == dict.fromkeys(("I", "II", "III"), "left")
    assert table.state.dominant == ["left"]


# What an ability wants on its form beside its owner: the fields that a tap on a tile, a mark or a row brings.
ASKED = {
    "take_before_play": ("ciri", 3, ("place",), 1),
    "gain_fewer": ("marigold", 1, ("side",), 1),
    "gain_and_others_lose": ("marigold", 2, ("side",), 1),
    "lose_one_gain_three": ("marigold", 4, ("side", "paying.0"), 1),
}


@pytest.mark.parametrize("ability", ASKED)
@pytest.mark.rule("WP-ABI-05")
def test_an_ability_is_used_by_tapping_a_tile_or_a_mark(finger, ability):
    character, number, fields, taps = ASKED[ability]
    table = finger("full", players=[{"character": character}, {"character": "geralt"}, {"character": "vesemir"}])
    for card in ("kniha", "sekera"):  # magic 2, combat 2: as many on both sides
        table.visitor.move("lay_card", {"who": "1", "card": card})
    if number > 1:
        table.visitor.move("unlock_ability", {"who": "1", "number": str(number), "overrule": "*"})
    table.page, table.taps = table.visitor.look().text, 0
    table.draft(1, 3, 0)
    found = offers(table.page, ability)
    assert found and all(set(one) >= {"who"} for one in found), re.findall(rf"{ability}.{{300}}", table.page, re.S)
    table.taps = 0
    table.press(ability)
    assert table.taps == taps and table.state.at(1).abilities[number - 1] == "used"


@pytest.mark.rule("WP-ABI-23")
def test_two_cards_of_the_mat_change_places_by_two_taps(finger):
    table = finger("full")
    table.follow("ability=swap_pool")
    table.press("swap_pool", {"who": "2"})
    assert table.taps == 2 and table.state.at(2).abilities[0] == "used"
