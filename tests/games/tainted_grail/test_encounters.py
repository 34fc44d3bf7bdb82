"""Encounters from the camp to their end: cards that are drawn, named and put back, and who is in them."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.encounters import encounters, explorations
from companion.games.tainted_grail.pages.sheet import EncounterDeck, encounter_decks


@pytest.fixture
def day(avalon):
    """Three characters in their first day, with decks that are counted."""
    table = avalon("beor", "ailei", "arev", encounters={"green": 9, "grey": 8, "purple": 7, "blue": 6})
    table.morning()
    return table


@pytest.mark.rule("TG-ENC-04", "TG-ENC-05")
@pytest.mark.parametrize("colour", ["green", "grey", "purple", "blue"])
def test_one_tap_of_a_colour_begins_an_encounter_of_those_who_are_chosen(day, colour):
    before = day.state.encounters[colour].size
    day.move("begin_encounter", who=["beor", "arev"], colour=colour)
    doing = day.state.under_way[0]
    assert (doing.who, doing.colour, doing.place, doing.card) == (["beor", "arev"], colour, 101, "")
    assert day.state.encounters[colour].size == before - 1
    assert day.told("tell-encounter-begins") == [{"who": ["beor", "arev"], "colour": colour, "name": ""}]
    assert day.objects("explore", who=["beor"]).code == "in-an-encounter"
    day.move("explore", who=["ailei"])


@pytest.mark.rule("TG-ENC-06")
@pytest.mark.parametrize("how", ["won", "not_won", "no_key"])
def test_its_card_goes_under_its_own_deck_however_it_ended(day, how):
    day.move("begin_encounter", who=["beor"], colour="green", drew="Wolf")
    day.move("end_encounter", who="beor", how=how)
    deck = day.state.encounters["green"]
    assert (deck.bottom, deck.size, day.state.under_way, day.state.guardians) == (["Wolf"], 9, [], [])
    assert day.told("tell-encounter-over") == [{"who": ["beor"], "colour": "green", "name": "Wolf"}]
    assert ("tell-no-open-key" in day.said) is (how == "no_key")
    assert day.chronicle[-1].args == {"who": ["beor"], "name": "Wolf", "colour": "green", "how": how}


@pytest.mark.rule("TG-ENC-06")
def test_a_card_may_be_named_when_it_is_over(day):
    day.move("begin_encounter", who=["beor"], colour="green")
    day.move("end_encounter", who="beor", name="Wolf")
    assert day.state.encounters["green"].bottom == ["Wolf"]


@pytest.mark.rule("TG-GRD-01", "TG-GRD-12")
@pytest.mark.parametrize(("how", "stays"), [("not_won", True), ("withdrew", None)])
def test_a_drawn_guardian_that_was_not_beaten_comes_onto_the_map(day, how, stays):
    day.move("begin_encounter", who=["beor"], colour="grey")
    day.move("end_encounter", who="beor", how=how, stays=stays, name="The Broken Knight")
    guardian = day.state.guardians[0]
    assert (guardian.name, guardian.colour, guardian.place, guardian.since) == ("The Broken Knight", "grey", 101, 1)
    assert day.state.encounters["grey"].size == 7 and guardian.from_deck
    day.move("guardian_leaves", guardian=guardian.id)
    assert day.state.encounters["grey"].bottom == ["The Broken Knight"] and day.state.encounters["grey"].size == 8


@pytest.mark.rule("TG-GRD-12")
def test_a_guardian_that_withdrew_may_go_under_its_deck_if_the_table_reads_it_so(day):
    day.move("begin_encounter", who=["beor"], colour="grey", drew="Knight")
    day.move("end_encounter", who="beor", how="withdrew", stays=False)
    assert (day.state.guardians, day.state.encounters["grey"].bottom) == ([], ["Knight"])


@pytest.mark.rule("TG-GRD-10")
def test_a_beaten_guardian_does_not_stay(day):
    day.move("begin_encounter", who=["beor"], colour="grey", drew="Knight")
    met = day.objects("end_encounter", who="beor", how="won", stays=True)
    assert (met.rule, met.code, met.can_overrule) == ("TG-GRD-10", "won-guardian-leaves", True)
    day.move("end_encounter", who="beor", how="won", stays=True, overrule=("won-guardian-leaves",))
    assert [guardian.name for guardian in day.state.guardians] == ["Knight"]


@pytest.mark.rule("TG-GRD-01", "TG-PTY-12")
def test_when_all_escape_a_guardian_can_stay_and_the_hands_are_reminded(day):
    day.move("begin_encounter", who=["beor", "ailei"], colour="grey", drew="Knight")
    day.move("escape", who="beor", stays=True)  # somebody is left, so nothing is decided yet
    assert day.state.guardians == [] and day.state.under_way[0].who == ["ailei"]
    day.move("escape", who="ailei", stays=True)
    assert [guardian.name for guardian in day.state.guardians] == ["Knight"]
    assert "tell-guardian-would-stay" not in day.said
    day.undo()
    day.move("escape", who="ailei")
    assert day.state.guardians == [] and day.told("tell-guardian-would-stay") == [{"name": "Knight"}]


def test_a_guardian_of_no_colour_is_asked_for_one(day):
    day.move("begin_encounter", who=["beor"])
    assert day.refuses("end_encounter", who="beor", how="not_won", stays=True).field == "colour"
    day.move("end_encounter", who="beor", how="not_won", stays=True, colour="blue", name="The Judge")
    assert [(guardian.name, guardian.colour) for guardian in day.state.guardians] == [("The Judge", "blue")]
    assert day.state.encounters["blue"].size == 6 and not day.state.guardians[0].from_deck


def test_decks_on_the_table_are_not_drawn_from(avalon):
    table = avalon("beor", encounters={"green": 9}, areas={"decks": "table"})
    table.morning()
    table.move("begin_encounter", who=["beor"], colour="green")
    assert table.state.encounters["green"].size == 9 and not table.state.under_way[0].from_deck
    table.move("end_encounter", who="beor")
    assert table.state.encounters["green"].size == 9


@pytest.mark.rule("TG-ENC-07", "TG-BEY-16")
def test_the_sheet_counts_each_colour(day):
    levels = {"grey": {"first": 4, "second": 3, "fourth": 1}}
    day.move("prepare_chapter", chapter=1, levels=levels)
    day.move("begin_encounter", who=["beor"], colour="grey")
    day.move("end_encounter", who="beor", how="not_won", stays=True, name="Knight")
    day.move("begin_encounter", who=["beor"], colour="grey")
    rows = {row.colour: row for row in encounter_decks(day.state)}
    assert rows["grey"] == EncounterDeck("grey", held=6, levels=[4, 3, 0, 1], guardians=1, aside=22)
    assert rows["blue"] == EncounterDeck("blue", held=6, levels=None, guardians=0, aside=24)


def test_the_page_of_an_uncounted_deck_says_nothing_of_it(avalon):
    rows = encounter_decks(avalon("beor").state)
    assert [(row.held, row.aside) for row in rows] == [(None, None)] * 4


@pytest.mark.rule("TG-JRN-03")
def test_the_page_knows_what_is_under_way(day):
    day.move("explore", who=["beor", "ailei"])
    day.move("begin_encounter", who=["arev"], colour="green", drew="Wolf")
    assert [(one.who, one.place.number) for one in explorations(day.state)] == [(["beor", "ailei"], 101)]
    (fight,) = encounters(day.state)
    assert ([hero.id for hero in fight.heroes], fight.doing.card, fight.rivals) == (["arev"], "Wolf", [])
    day.move("end_exploration", who="ailei")
    assert explorations(day.state) == []
