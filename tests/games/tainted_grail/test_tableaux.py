"""The moments of the game that get a picture: which, when, in which order, and that a routine day has none."""

from __future__ import annotations

import pytest

from companion.core.message import say
from companion.games.tainted_grail.pages.tableaux import PICTURES, VARIANTS, tableau


def of(table):
    """The tableau of the last move."""
    return tableau(table.chronicle, table.state)


def keys(found):
    return [message.key for message in found.said] if found else []


@pytest.fixture
def at_dusk(table):
    """The first day is over for everybody, and all have eaten."""
    table.morning()
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources["food"] = 5
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    return table


@pytest.mark.rule("TG-SOD-03")
def test_a_menhir_that_loses_its_dial_is_seen_and_a_day_like_any_other_is_not(at_dusk):
    at_dusk.move("good_night")
    at_dusk.move("start_day")
    assert of(at_dusk) is None
    with at_dusk.arranged() as state:
        state.menhirs[0].dial = 1
    while at_dusk.state.menhirs[0].dial is not None:
        at_dusk.press()
    assert of(at_dusk).picture == "last"
    assert keys(of(at_dusk)) == ["tableau-menhir-last-day"]


@pytest.mark.rule("TG-SOD-01", "TG-SOD-02")
def test_the_morning_after_it_is_gone_and_what_it_lit_is_told_in_one_sentence(table):
    told = [
        say("wrote-land-lost", place=103),
        say("wrote-menhir-dark", place=101),
        say("wrote-day-began", day=4),
        say("wrote-land-lost", place=105),
    ]
    found = tableau(told, table.state)
    assert found.picture == "dark"
    assert keys(found) == ["tableau-menhir-dark", "tableau-land-lost"]
    assert found.said[1].args["places"] == [103, 105]


@pytest.mark.rule("TG-EOD-01")
def test_whoever_goes_hungry_is_seen_together(table):
    table.morning()
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.sure, hero.food_told, hero.resources["food"] = True, True, 0
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    found = of(table)
    assert found.picture == "bowl"
    assert sorted(found.said[0].args["who"]) == sorted(table.state.heroes)


def test_of_several_the_gravest_is_the_picture_and_a_death_is_told_last(table):
    found = tableau([say("wrote-died", who="beor", place=101), say("wrote-menhir-last-day", place=101)], table.state)
    assert found.picture == "grave"
    assert keys(found) == ["tableau-menhir-last-day", "tableau-died"]


def test_two_days_in_a_row_do_not_sound_alike(table):
    seen = []
    for day in range(VARIANTS):
        table.state.day = day + 1
        [told] = tableau([say("wrote-menhir-lit", who=["beor"], place=101, value=5)], table.state).said
        seen.append(told.args["variant"])
    assert sorted(seen) == list(range(VARIANTS))


@pytest.mark.parametrize("name", PICTURES)
def test_each_that_is_worth_a_picture_is_told(name, table):
    facts = {"who": "beor", "place": 101, "chapter": 1, "value": 5}
    assert keys(tableau([say(f"wrote-{name}", **facts)], table.state)) == [f"tableau-{name}"]


@pytest.mark.rule("TG-EOD-10", "TG-MAD-02")
def test_who_dreams_and_who_has_a_nightmare_is_seen(at_dusk):
    with at_dusk.arranged() as state:
        state.places["101"].emblems = ["dreams"]
        first, *others = state.heroes.values()
        first.terror.value, first.mad = first.terror.top, True
    at_dusk.move("good_night")
    found = of(at_dusk)
    assert found.picture == "mare"
    assert keys(found) == ["tableau-dream", "tableau-nightmare"]
    assert [message.args["who"] for message in found.said] == [[hero.id for hero in others], [first.id]]


@pytest.mark.rule("TG-MAD-01", "TG-TRK-10")
def test_a_mind_that_breaks_is_seen(table):
    table.morning()
    who, hero = next(iter(table.state.heroes.items()))
    table.move("change", who=who, what="terror", by=hero.terror.top - 1)
    assert (of(table).picture, keys(of(table))) == ("mad", ["tableau-mad"])


@pytest.mark.rule("TG-EOD-10")
def test_the_sections_of_those_who_dream_stand_under_the_picture_each_place_once(table):
    told = [say("wrote-dream", who=who, place=place) for who, place in (("ailei", 102), ("beor", 101), ("arev", 102))]
    found = tableau([*told, say("wrote-nightmare", who="cerv", place=101)], table.state)
    assert [(one.key, one.args["who"], one.args["place"]) for one in found.asked] == [
        ("tell-dream", ["ailei", "arev"], 102),
        ("tell-dream", ["beor"], 101),
        ("tell-nightmare", ["cerv"], 101),
    ]
