"""The first page of Mage Knight: what it offers is never refused, whoever taps what, through whole rounds."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser
from random import Random

import pytest

HEROES = ("goldyx", "tovak", "arythea", "norowas")
ALL_ON_TABLE = dict.fromkeys(("map", "fights", "source", "heroes", "offers"), "table")
AWAY = ("last_turns", "read_page", "let_pages_be", "add_reward", "plunder")  # ends the game, or is another page's


class Forms(HTMLParser):
    """The forms of a page's main part, and its large step: where each is sent, and the fields of each of its buttons.

    A large step that is quiet is left out: something likelier stands on the page.
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.main = False
        self.taps: list[tuple[str, list[tuple[str, str]]]] = []
        self.action, self.fields, self.picked = "", [], {}
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        has = dict(attrs)
        if tag == "main" or (tag == "div" and has.get("class") == "bottom-next"):
            self.main = True
        elif tag == "form" and self.main:
            self.action, self.fields, self.picked = has["action"], [], {}
        elif tag == "input" and self.action and has.get("name"):
            name, value = has["name"], has.get("value", "")
            if has.get("type") == "hidden":
                self.fields.append((name, value))
            elif has.get("type") in ("radio", "checkbox") and ("checked" in has or self.open(name, value)):
                self.picked[name] = value
        elif tag == "button" and self.action and "disabled" not in has and has.get("class") != "next":
            own = [(has["name"], has.get("value", ""))] if has.get("name") else []
            self.taps.append((self.action, [*self.fields, *self.picked.items(), *own]))

    def open(self, name, value):
        """Whether a field has nothing yet, and no other one that value: two tokens that were revealed are two."""
        return name not in self.picked and value not in self.picked.values()

    def handle_endtag(self, tag):
        if tag in ("main", "footer"):
            self.main = False
        elif tag == "form":
            self.action = ""


def kind(action: str) -> str:
    """The move to which a form is sent."""
    return action.rsplit("/", 1)[-1]


@pytest.mark.parametrize(
    ("count", "options"),
    [
        (1, {"scenario": "solo_conquest"}),
        (2, {"scenario": "full_conquest", "variants": ["night_arrival"]}),
        (3, {"scenario": "full_cooperation"}),
        (4, {"scenario": "blitz_conquest", "areas": {"map": "table", "offers": "table"}}),
        (2, {"scenario": "first_reconnaissance", "areas": ALL_ON_TABLE}),
    ],
)
def test_what_the_first_page_offers_is_never_refused(visitor, count, options):
    """45 taps at random among the buttons of the page and its large step."""
    chance, made = Random(count), Counter()
    players = [{"hero": one} for one in HEROES[:count]]
    visitor.id = visitor.store.create("mage_knight", "U ohně", {"players": players, **options}).record.id
    visitor.move("leave_list")
    if visitor.store.get(visitor.id).state.in_app("map"):
        assert visitor.move("first_tiles").status_code == 303
    for _ in range(45):
        state = visitor.store.get(visitor.id).state
        if state.checklist is not None:
            visitor.move("leave_list")
            continue
        if state.step in ("scoring", "over"):
            break
        taps = [one for one in Forms(visitor.look("table").text).taps if kind(one[0]) not in AWAY]
        ends = [one for one in taps if kind(one[0]) == "end_turn"]
        action, fields = chance.choice(ends if ends and chance.random() < 0.4 else taps)
        made[kind(action)] += 1
        answer = visitor.post(action, dict(fields))
        assert answer.status_code in (200, 303), (kind(action), fields)
        assert "refused" not in answer.headers.get("Location", ""), (kind(action), fields)
    assert made["pick_tactic"] >= count
    assert sum(made.values()) > 25


def test_a_table_rolls_the_source_itself(visitor):
    """What came is told die by die, in one form; more gold and black than the rules allow is refused."""
    visitor.id = visitor.store.create("mage_knight", "U ohně", {"players": [{}, {}]}).record.id
    visitor.move("leave_list")
    assert 'name="dice.3"' in visitor.look("table?unfold=source-roll").text
    rolled = {f"dice.{place}": colour for place, colour in enumerate(("red", "gold", "black", "white"))}
    assert visitor.move("roll_source", {**rolled, "dice.0": "gold"}, page="table").status_code == 422
    assert visitor.move("roll_source", rolled).status_code == 303
    assert sorted(die.colour for die in visitor.store.get(visitor.id).state.source) == ["black", "gold", "red", "white"]


def test_the_turn_ends_by_what_the_die_shows(visitor):
    """One tap, where the table rolls the used die itself."""
    visitor.id = visitor.store.create("mage_knight", "U ohně", {"players": [{}, {}]}).record.id
    visitor.move("leave_list")
    for number in (1, 4):
        visitor.move("pick_tactic", {"who": visitor.store.get(visitor.id).state.picks[0], "number": number})
    state = visitor.store.get(visitor.id).state
    who, shown = state.turn.seat, next(die.colour for die in state.source if die.colour != "black")
    visitor.move("take_die", {"who": who, "colour": shown})
    taps = Forms(visitor.look("table?unfold=turn-die").text).taps
    action, fields = next(one for one in taps if ("rolled", "gold") in one[1])
    before = sum(die.colour == "gold" and die.free for die in visitor.store.get(visitor.id).state.source)
    assert visitor.post(action, dict(fields)).status_code == 303
    state = visitor.store.get(visitor.id).state
    assert state.turn.seat != who
    assert sum(die.colour == "gold" for die in state.source) == before + 1


@pytest.mark.parametrize("kept", ["map", "heroes"])
def test_a_table_that_keeps_the_map_says_when_the_end_is_there(visitor, kept):
    """Then everybody has one last turn; a map in the app sees it itself."""
    options = {"players": [{}, {}], "scenario": "full_conquest", "areas": {kept: "table"}}
    visitor.id = visitor.store.create("mage_knight", "U ohně", options).record.id
    visitor.move("leave_list")
    for number in (1, 4):
        visitor.move("pick_tactic", {"who": visitor.store.get(visitor.id).state.picks[0], "number": number})
    ends = [one for one in Forms(visitor.look("table").text).taps if kind(one[0]) == "last_turns"]
    assert len(ends) == (kept == "map")
    for action, fields in ends:
        assert visitor.post(action, dict(fields)).status_code == 303
        assert visitor.store.get(visitor.id).state.round.final == [*visitor.store.get(visitor.id).state.order]
