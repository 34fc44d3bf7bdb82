"""JRN: what a table keeps of its journal: sections by number, visits, verses, choices and notes, never a text."""

from __future__ import annotations

import pytest


@pytest.fixture
def day(table):
    """Three characters in the first day, at 101."""
    table.morning()
    return table


@pytest.mark.rule("TG-JRN-01")
def test_exploring_names_the_section_of_the_location(day):
    day.move("explore", who=["beor"])
    assert day.told("tell-read-section") == [{"place": 101}]


@pytest.mark.rule("TG-JRN-03")
def test_an_exploration_goes_on_until_somebody_says_that_it_ends(day):
    day.move("explore", who=["beor", "ailei"])
    day.move("note_verse", number=101, verse=12)
    day.move("mark", status="cosuil", part=2)
    assert [(doing.kind, doing.who) for doing in day.state.under_way] == [("exploration", ["beor", "ailei"])]
    day.move("end_exploration", who="beor")
    assert day.state.under_way == []
    assert day.told("tell-turn-card-back") == [{"place": 101}]


@pytest.mark.rule("TG-JRN-04", "TG-JRN-02")
def test_a_location_remembers_visits_verses_choices_and_notes(day):
    day.move("travel", who=["beor"], to=104)
    day.move("explore", who=["beor"])
    day.move("note_verse", number=104, verse=312)
    day.move("note_verse", number=104, verse=47)
    day.move("note_choice", number=104, text="We let the bird go.")
    day.move("note_location", number=104, notes="A second door behind the well.")
    place = day.state.places["104"]
    assert (place.visits, place.explored, place.verses) == (1, 1, [312, 47])
    assert (place.choices, place.notes) == (["We let the bird go."], "A second door behind the well.")


@pytest.mark.rule("TG-JRN-05", "TG-BEY-13")
def test_one_member_that_meets_a_requirement_opens_the_choice_for_the_party(day):
    with day.arranged() as state:
        state.heroes["ailei"].attributes["empathy"] = 2
    assert day.state.who_has(["beor", "ailei"], "empathy", 2) == ["ailei"]
    assert day.state.who_has(["beor", "arev"], "empathy", 2) == []


@pytest.mark.rule("TG-JRN-05", "TG-STA-06")
def test_a_requirement_may_ask_for_a_status(day):
    day.move("mark", status="cosuil", part=3)
    status = day.state.statuses["cosuil"]
    assert status.holds() and status.holds(part=3) and not status.holds(part=1) and not status.holds(least=2)
