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
    [
        ("green", ["card.value", "rows.0.wounds", "rows.0.terror", "rows.0.energy", "card.traits"]),
        ("blue", ["card.above", "card.below", "card.traits"]),
    ],
    ids=["combat", "diplomacy"],
)
def test_a_new_card_asks_only_for_what_a_fight_begins_with(table, colour, asked):
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    page = table.look("fight").text
    assert list(dict.fromkeys(Sight(page).fields)) == asked
    assert re.search(r'<footer.*form="card-ailei"', page, re.S)  # faced by the large step
    on_the_table = page.index("Hrajeme jen na stole")  # one tap, at the top
    assert on_the_table < page.index('value="won"') < page.index("moves/describe_encounter")
    told = {"card.name": "Vlk", "card.colour": colour, **{name: "3" for name in asked[:-1]}}
    sent = {"who": "ailei", "page": "fight", **told}
    assert table.move("describe_encounter", sent).status_code == 303
    fight = table.look("fight").text
    assert len(Sight(fight).fields) <= 6
    right = table.look("fight?do=describe_encounter").text  # and the whole of it can be put right
    assert " open" in re.search(r'<details[^>]*id="card-right"[^>]*>', right)[0]


@pytest.mark.parametrize(("colour", "called"), [("green", "Boj"), ("blue", "Diplomacie")])
def test_the_tab_is_called_what_it_is(table, colour, called):
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    nav = re.search(r'<nav class="top-nav".*?</nav>', table.look().text, re.S)[0]
    assert f">{called}</a>" in nav
    assert ("Boj" in nav) == (called == "Boj")


@pytest.mark.rule("TG-CMB-03", "TG-DIP-20")
def test_a_reward_that_nobody_has_copied_is_asked_for_when_it_is_won(table):
    card = {"name": "Vlk", "colour": "green", "value": 1, "opportunity": {}, "table": [{}, {"since": 1, "terror": 1}]}
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": "green"})
    for move, args in (
        ("describe_encounter", {"who": "ailei", "card": card}),
        ("start_fight", {"who": "ailei"}),
        ("activate", {"who": "ailei"}),
        ("lay_card", {"who": "ailei", "by": 1}),
        ("finish_laying", {"who": "ailei"}),
    ):
        record = table.store.move(table.id, table.revision, move, args).record
    fight = record.state.under_way[0].fight
    assert fight.step == "won"
    page = table.look("fight").text
    assert "Odměnu této karty ještě nikdo neopsal" in page and "Odměnu zapíšeme sami" in page
    assert [*dict.fromkeys(Sight(page).fields)] == ["reward.gains.experience"]  # one row of numbers at a time
    assert re.search(r'<footer.*form="gain-ailei"', page, re.S)
    sent = {"who": "ailei", "page": "fight", "reward.gains.experience": "2", "loot.gains.food": "1"}
    assert table.move("copy_gain", sent).status_code == 303
    known = table.store.get(table.id).state.under_way[0].fight.card
    assert (known.table, known.opportunity) == (fight.card.table, fight.card.opportunity)  # nothing else is lost
    page = table.look("fight").text
    assert "zkušenost +2" in page.replace("\N{NO-BREAK SPACE}", " ") and "ještě nikdo neopsal" not in page
    table.move("end_encounter", {"who": "ailei", "how": "won"})
    heroes = table.store.get(table.id).state.heroes
    assert [heroes[who].resources["experience"] for who in ("ailei", "beor")] == [2, 2]
    before = record.state.heroes
    assert sum(heroes[who].resources["food"] - before[who].resources["food"] for who in ("ailei", "beor")) == 1


@pytest.mark.rule("TG-CMB-03")
def test_a_reward_that_is_not_copied_is_told_to_the_hands(table):
    table.move("begin_encounter", {"who": ["ailei", "beor"], "colour": "green"})
    card = {"card.name": "Vlk", "card.colour": "green", "card.value": "1"}
    table.move("describe_encounter", {"who": "ailei", "page": "fight", **card})
    for move, args in (
        ("start_fight", {}),
        ("activate", {}),
        ("lay_card", {"by": "1"}),
        ("finish_laying", {}),
        ("end_encounter", {"how": "won"}),
    ):
        table.move(move, {"who": "ailei", **args})
    told = table.look().text.partition('id="told"')[2].partition("</ul>")[0].replace("\N{NO-BREAK SPACE}", " ")
    assert "Ailei a Beor: odměnu a kořist podle karty „Vlk“ si zapište sami" in told


@pytest.mark.rule("TG-CHR-02")
def test_a_board_that_nobody_has_read_shows_the_usual_in_a_fight(table):
    table.move("begin_encounter", {"who": ["ailei"], "colour": "green"})
    table.move("describe_encounter", {"who": "ailei", "page": "fight", "card.name": "Vlk", "card.colour": "green",
                                      "card.value": "3"})  # fmt: skip
    corner = table.look("fight").text.partition('id="corner-ailei"')[2].partition("</section>")[0]
    assert "?</b>" not in corner and corner.count("<b>1</b>") == 3  # the attributes of a combat
    assert "party#boards-unread" in corner
    told = {"energy": "6", "health": "7", "terror": "8", "attributes.courage": "2", "attributes.empathy": ""}
    printed = {f"printed.{name}": one for name, one in told.items()}
    table.move("read_board", {"who": "ailei", "page": "party", **printed})
    corner = table.look("fight").text.partition('id="corner-ailei"')[2].partition("</section>")[0]
    assert corner.count("<b>2</b>") == 1 and "boards-unread" not in corner


def test_undo_and_redo_of_an_encounter_lead_to_the_page_where_one_goes_on(table):
    table.move("begin_encounter", {"who": ["ailei"], "colour": "green"})
    assert table.step("undo", page="fight").location.endswith(f"/t/{table.id}/")  # nobody fights: the day
    assert table.step("redo", page="day").location.endswith("/fight")
    assert table.step("undo", page="map").location.endswith("/map")  # whoever looks elsewhere stays there
    assert table.step("redo", page="map").location.endswith("/map")
