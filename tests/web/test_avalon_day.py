"""A day of Tainted Grail on its page: what comes first, what the large button does, and what is asked before it."""

from __future__ import annotations

import re

import pytest

PARTY = {
    "name": "Tažení",
    "guided": "true",
    "characters.0.id": "ailei",
    "characters.1.id": "beor",
}


@pytest.fixture
def table(visitor):
    """A guided table of two that is laid."""
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    visitor.move("leave_list")
    return visitor


def big(page: str) -> str:
    """The large step in the corner, with the form that it belongs to."""
    return re.search(r'<div class="bottom-next">(.*?)</div>', page, re.S)[1]


def test_the_first_quest_is_not_lost_by_the_large_button(table):
    table.move("start_day")
    for page in ("map", "party"):
        step = big(table.look(page).text)
        assert "moves/" not in step and f'href="/t/{table.id}/day#event"' in step
    page = table.look().text
    assert page.index('id="event"') < page.index('class="panel map"')  # the question comes first
    assert 'class="bottom-next"' not in page  # and nothing large beside it that would do nothing
    quest = re.search(r"<details[^>]*>(?=<summary[^>]*>Výprava)", page)[0]
    assert " open" in quest  # the first card brings the first quest


def test_an_exploration_under_way_comes_first_and_is_noted_and_ended_on_the_page_of_the_day(table):
    table.move("start_day")
    table.move("turn_event")
    table.move("explore", {"who": ["ailei", "beor"]})
    page = table.look().text
    main = page[page.index("<main") :]
    assert main.index("exploring") < main.index("camp")
    box = re.search(r'<section class="panel ask exploring">(.*?)</section>', main, re.S)[1]
    assert "oddíl 101" in box.replace("\N{NO-BREAK SPACE}", " ")
    assert {"note_verse", "note_choice"} <= {*re.findall(r"/moves/(\w+)", box)}
    assert page.count("moves/end_exploration") == 1 and "moves/end_exploration" in big(page)  # asked once, at the foot
    paper = table.look("paper?place=101").text
    assert paper.count("moves/end_exploration") == 1 and "moves/end_exploration" in big(paper)
    assert 'class="panel ask exploring"' not in paper  # what the day asks is not asked again
    after = table.post(
        f"/t/{table.id}/moves/end_exploration", {"revision": table.revision, "page": "paper", "who": "ailei"}
    )
    assert after.location == f"/t/{table.id}/"


def test_the_table_is_put_away_from_the_head_of_the_evening_and_of_the_morning_and_of_more(table):
    def at_the_head() -> bool:
        page = table.look().text
        return "moves/put_away" in page[page.index('class="day-head"') : page.index('class="panel map"')]

    for move, args, offered in (
        ("start_day", {}, False),
        ("turn_event", {}, False),
        ("end_day", {"everyone_passes": True}, True),
        ("rest", {}, True),
        ("good_night", {}, True),
        ("start_day", {}, False),
    ):
        table.move(move, args)
        assert at_the_head() == offered, move
    more = table.look("more").text
    assert more.index("moves/put_away") < more.index("more-group")


def test_the_printed_journal_stands_before_our_own_books(table):
    shelf = table.look("journal").text
    assert shelf.index(f'href="/t/{table.id}/paper"') < shelf.index('class="book-shelf"')


def test_the_evening_asks_before_anything_is_lost(table):
    table.move("start_day")
    table.move("turn_event")
    table.move("explore", {"who": ["ailei"]})
    table.move("end_exploration", {"who": "ailei"})
    step = big(table.look().text)
    assert "do=end_day" in step and "main" not in step
    asked = table.look("day?do=end_day").text
    question = re.search(r'id="end-day">(.*?)</section>', asked, re.S)[1]
    assert "Beor" in question and "moves/end_day" in question
    assert "moves/end_day" not in table.look().text


@pytest.mark.rule("TG-DUR-04")
def test_while_the_evening_is_asked_for_the_large_button_offers_nothing_else(table):
    table.move("start_day")
    table.move("turn_event")
    assert "moves/explore" in big(table.look().text)
    asked = table.look("day?do=end_day").text
    assert asked.count("moves/end_day") == 1 and 'class="bottom-next"' not in asked  # one question, one answer
    assert "Po tomhle dni přijde večer" in table.look("day?do=end_day").text
    table.move("explore", {"who": ["ailei"]})
    assert table.look("day?do=end_day").text.count("moves/end_day") == 1
    table.move("end_day", {"everyone_passes": "true"})
    assert "moves/end_day" not in table.look("day?do=end_day").text  # the question is answered


def test_prices_stand_on_the_buttons(table, english):
    table.move("start_day")
    table.move("turn_event")
    camp = table.look().text
    assert re.search(r"Průzkum</b> <small>po 1.výdrži</small>", camp)
    assert re.search(r"Cestování</span> <small>po 1.výdrži", camp)
    english.id = table.id
    assert re.search(r"Explore</b> <small>1.Energy each</small>", english.look().text)


def test_a_table_is_laid_without_typing(visitor):
    """The page brings a name, the second asks nothing of a board that nobody has read: it is learned at the table."""
    first = visitor.get("/new/tainted_grail").text
    name = re.search(r'id="name" name="name" value="([^"]+)" required', first)[1]
    page = visitor.get(f"/new/tainted_grail?name={name}&who=ailei&who=beor&who=cerv&kept=full&guided=true").text
    form = re.search(r'<form class="set-up".*?</form>', page, re.S)[0]
    assert not re.search(r"<details[^>]* open", form)
    sent = {field: value for field, value in re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form)}
    assert visitor.post("/new/tainted_grail", {"name": name, **sent}).status_code == 303


def test_where_all_have_acted_nobody_has_to_be_ticked_anew(table):
    """Beor has not acted, so the cycle goes on; who travelled together goes on together."""
    table.move("join", {"character.id": "arev"})
    table.move("leave_list")
    table.move("start_day")
    table.move("turn_event")
    table.move("travel", {"who": ["ailei", "arev"], "to": "104"})
    camp = re.search(r'<form class="acting".*?</form>', table.look().text, re.S)[0]
    assert re.findall(r'name="who" value="(\w+)"[^>]* checked', camp) == ["ailei", "arev"]


@pytest.mark.rule("TG-SOD-08")
def test_a_quest_without_a_name_is_asked_for_it_at_its_field_and_nothing_is_lost(table):
    table.move("start_day")
    answer = table.move("turn_event", {"quest": "true", "name": "", "note": "Dojít ke studni"})
    page = answer.text
    assert answer.status_code == 422 and 'id="event-name-wrong"' in page and "Dojít ke studni" in page
    assert " open" in re.search(r"<details[^>]*>(?=<summary[^>]*>Výprava)", page)[0]


@pytest.mark.parametrize(("language", "laid", "later"), [
    ("cs", "Zpět: prostřený stůl", "Zpět: odložený seznam"), ("en", "Undo: the laid table", "Undo: lay the list aside"),
])  # fmt: skip
def test_undo_names_what_a_list_was_for(visitor, language, laid, later):
    visitor.headers["Accept-Language"] = language
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    [done] = re.findall(r'name="done" value="([^"]*)"', big(visitor.look().text))
    visitor.move("leave_list", {"done": done})
    assert laid in visitor.look().text.replace("\N{NO-BREAK SPACE}", " ")
    back = visitor.step("undo")
    assert back.location.endswith("/list")  # and there it lies, whatever page was seen meanwhile
    visitor.move("leave_list")
    assert later in visitor.look().text.replace("\N{NO-BREAK SPACE}", " ")
    visitor.move("put_away")
    visitor.move("close_box")
    packed = {"cs": "Zpět: zavřená krabice", "en": "Undo: close the box"}[language]
    assert packed in visitor.look().text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.rule("TG-ACT-01", "TG-JRN-03")
def test_while_a_place_is_explored_other_actions_there_are_quiet_and_say_why(table):
    table.move("start_day")
    table.move("turn_event")

    def loud() -> set[str]:
        camp = re.search(r'<form class="acting.*?</form>', table.look().text, re.S)[0]
        found = re.findall(r'<button type="submit"( class="[^"]*")?[^>]*?moves/(\w+)"( class="[^"]*")?', camp)
        return {move for before, move, after in found if "quiet" not in before + after}

    assert {"explore", "travel"} <= loud() and "ještě běží průzkum" not in table.look().text
    table.move("explore", {"who": ["ailei", "beor"]})
    assert not {"explore", "travel", "inspect_menhir"} & loud() and "begin_encounter" in loud()
    page = table.look().text.replace("\N{NO-BREAK SPACE}", " ")
    assert "Tady ještě běží průzkum (Ailei, Beor)." in page
    table.move("end_exploration", {"who": "ailei"})
    assert {"explore", "travel"} <= loud()


def test_the_map_says_each_card_to_those_who_listen_and_shows_the_whole_land_or_what_is_around(visitor):
    visitor.id = visitor.post("/sample/tainted_grail").location.split("/")[2]
    page = visitor.look("map").text
    assert 'role="list"' in page and "Celá země" in page
    said = [re.sub(r"\s+", " ", label) for label in re.findall(r'class="land-card[^"]*" aria-label="([^"]*)"', page)]
    assert any(label.startswith("Zrcadlové jezero, číslo 113, Ailei, Beor") for label in said)
    assert any("Bělina" in label and "nepřátelské sídlo" in label and "Na minci je 1." in label for label in said)
    assert not any("zmizí" in label for label in said)  # it is the last menhir: the light goes, and no card does
    whole = visitor.look("map?land=whole").text
    assert whole.count('role="listitem"') > page.count('role="listitem"')
    assert 'aria-current="true">Celá země' in whole


def test_while_the_land_is_small_only_the_other_way_of_seeing_it_is_offered(table):
    def ways(query: str = "") -> list[str]:
        bar = re.search(r'<nav class="land-ways"[^>]*>(.*?)</nav>', table.look("map" + query).text, re.S)[1]
        return re.findall(r"land=(\w+)", bar)

    assert ways() == ["close"] and ways("?land=close") == ["whole"]


def test_the_evening_shows_what_can_be_bought_as_cells_and_the_rest_as_a_line(table):
    table.move("start_day")
    table.move("turn_event")
    table.move("end_day", {"everyone_passes": True})
    table.move("rest")
    table.move("change", {"who": "ailei", "what": "experience", "by": 6})
    box = re.search(r'aria-labelledby="grow-ailei">(.*?)</section>', table.look().text, re.S)[1]
    assert "disabled" not in box
    bought = re.findall(r'aria-label="([^"]*: bod za 6)"', box.replace("\N{NO-BREAK SPACE}", " "))
    beyond = re.search(r'<p class="hint grow-beyond">(.*?)</p>', box, re.S)
    assert bought and len(bought) + (beyond[1].count("beyond-one") if beyond else 0) == 6


def test_of_the_traits_a_talk_asks_first_for_those_that_concern_it(table):
    table.move("start_day")
    table.move("turn_event")
    table.move("begin_encounter", {"who": ["ailei"], "colour": "blue"})
    page = table.look("fight").text
    told, _, folded = page.partition('data-keep="traits-ailei"')
    traits = re.compile(r'name="card\.traits" value="(\w+)"')
    assert traits.findall(told) == ["guardian", "crushing"]
    assert {"ambush", "horde", "slow"} <= {*traits.findall(folded[: folded.index("</details>")])}


@pytest.mark.rule("TG-ACT-18", "TG-MEN-04", "TG-HNT-03")
def test_a_menhir_is_lit_by_taps_where_it_was_looked_at(table):
    table.move("start_day")
    table.move("turn_event")
    assert '<div class="menhir-card" data-asks>' not in table.look().text  # a fold until somebody looks at it
    table.move("inspect_menhir", {"who": "ailei"})
    asks = r'<div class="menhir-card" data-asks>.*?</form>'
    card = re.search(asks, table.look().text, re.S)[0]
    assert {*re.findall(r'name="who" value="(\w+)"', card)} == {"ailei", "beor"}  # who looked at it pays first
    assert 'type="number"' not in card and re.findall(r'name="base" value="(\d+)"', card)[0] == "3"
    assert 'data-less="2">?<' in card
    assert card.count("<summary") == 9  # five things, and behind a sixth chip the three tracks
    mine = {"who": ["ailei", "beor"], "base": "9", "per_player.magic": "1", "number": "101"}
    table.move("note_menhir", mine)
    page = table.look("map?at=101").text
    card = re.search(r'<details class="more-form menhir-fold".*?</form>', page, re.S)[0]
    assert 'name="base" value="9" checked' in card and 'data-tapped="1"' in card and 'data-less="2">7<' in card
    table.move("inspect_menhir", {"who": "beor"})
    card = re.search(asks, table.look().text, re.S)[0]
    assert re.findall(r'name="who" value="(\w+)"', card) == ["beor", "ailei"]
