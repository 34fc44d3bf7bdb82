"""The page of an encounter card: what is asked at once, what lies in folds, and the way past all of it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

PARTY = {"name": "Tažení", "characters.0.id": "ailei", "characters.1.id": "beor"}


class Sight(HTMLParser):
    """The names of the fields that no closed fold hides."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.folds: list[bool] = []
        self.fields: list[str] = []
        self.feed(page[page.index("<main") : page.index("</main>")])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        if tag == "details":
            self.folds.append("open" in facts)
        elif tag in ("input", "select", "textarea") and facts.get("type") != "hidden" and all(self.folds):
            self.fields.append(facts["name"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "details":
            self.folds.pop()


@pytest.fixture
def table(visitor):
    """Two in their first day."""
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    for move in ("leave_list", "start_day", "turn_event"):
        visitor.move(move)
    return visitor


@pytest.mark.parametrize(
    ("colour", "asked"),
    [("green", ["name", "value"]), ("blue", ["name", "above", "below"])],
    ids=["combat", "diplomacy"],
)
def test_a_new_card_asks_only_for_what_a_fight_begins_with(table, colour, asked):
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    page = table.look("fight").text
    assert Sight(page).fields == [f"card.{name}" for name in asked]
    assert page.index('value="won"') < page.index("moves/describe_encounter")  # played on the table: one tap, on top
    told = {"name": "Vlk", "colour": colour, **{name: "4" for name in asked[1:]}}
    sent = {"who": "ailei", "page": "fight", **{f"card.{name}": value for name, value in told.items()}}
    assert table.move("describe_encounter", sent).status_code == 303
    fight = table.look("fight").text
    assert len(Sight(fight).fields) <= 6
    assert "do=describe_encounter#card-right" in fight  # what it does is told when it matters
    learning = table.look("fight?do=describe_encounter").text
    part = re.search(r'<details[^>]*id="card-right"[^>]*>', learning)[0]
    assert " open" in part


@pytest.mark.parametrize(("colour", "called"), [("green", "Boj"), ("blue", "Diplomacie")])
def test_the_tab_is_called_what_it_is(table, colour, called):
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    nav = re.search(r'<nav class="top-nav".*?</nav>', table.look().text, re.S)[0]
    assert f">{called}</a>" in nav
    assert ("Boj" in nav) == (called == "Boj")
