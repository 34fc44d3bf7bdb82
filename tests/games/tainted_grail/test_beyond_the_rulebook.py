"""BEY: what is known beyond the rulebook, and taken as a default that a table can put right."""

from __future__ import annotations

from dataclasses import fields

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box import printed
from companion.games.tainted_grail.box.names import PAIRS
from companion.games.tainted_grail.pages import day
from companion.games.tainted_grail.play import growth

HEROES = ("ailei", "arev", "cerv", "beor")


@pytest.fixture
def four(avalon):
    """All four characters in the first day."""
    table = avalon(*HEROES)
    table.morning()
    return table


@pytest.mark.rule("TG-BEY-01", "TG-ATT-01")
def test_the_pairs_and_their_sides():
    combat, diplomacy = zip(*PAIRS, strict=True)
    assert combat == ("aggression", "courage", "practicality")
    assert diplomacy == ("empathy", "caution", "spirituality")


@pytest.mark.rule("TG-BEY-02", "TG-TRK-02")
@pytest.mark.parametrize(("energy", "exhausted"), [(0, True), (1, True), (2, False)])
def test_exhausted_is_energy_one_and_none(four, energy, exhausted):
    four.move("set_to", who="beor", what="energy", value=energy)
    assert four.hero("beor").exhausted is exhausted


@pytest.mark.rule("TG-BEY-03", "TG-MAD-01")
def test_madness_begins_at_six_of_seven_and_a_longer_board_has_its_own_two(four):
    four.move("set_to", who="beor", what="terror", value=5)
    assert not four.hero("beor").mad
    four.move("set_to", who="beor", what="terror", value=6)
    assert four.hero("beor").mad
    four.move("read_board", who="ailei", printed={"terror": 9})
    assert four.hero("ailei").terror.red == (8, 9)


@pytest.mark.rule("TG-BEY-04", "TG-BEY-05")
def test_colours_and_numbers_of_the_characters(four):
    assert {who: (four.hero(who).colour, four.hero(who).number) for who in HEROES} == {
        "ailei": ("green", 1), "arev": ("grey", 2), "cerv": ("brown", 3), "beor": ("blue", 4),
    }  # fmt: skip


@pytest.mark.rule("TG-BEY-05")
def test_a_number_that_the_letter_has_otherwise_is_put_right(four):
    four.move("read_board", who="beor", printed={"number": 7})
    assert four.hero("beor").number == 7


@pytest.mark.rule("TG-BEY-06")
def test_beor_begins_as_he_is_known_and_the_others_are_asked_for(four):
    beor = four.hero("beor")
    assert beor.attributes == {
        "aggression": 2, "courage": 1, "practicality": 1, "empathy": 0, "caution": 1, "spirituality": 0,
    }  # fmt: skip
    assert (beor.energy.top, beor.health.top, beor.resources["food"], beor.sure) == (6, 9, 2, True)
    assert [four.hero(who).sure for who in ("ailei", "arev", "cerv")] == [False, False, False]


@pytest.mark.rule("TG-TIE-02")
def test_the_lowest_number_not_yet_activated_is_offered_first(four):
    four.move("begin_encounter", who=["beor", "cerv", "ailei"], colour="grey")
    turns = []
    for _ in range(4):
        offered = day.view(four.state, EVERYBODY).encounters[0].turn
        turns.append([hero.id for hero in offered])
        four.move("activate", who=offered[0].id)
    assert turns == [["ailei", "cerv", "beor"], ["cerv", "beor"], ["beor"], ["ailei", "cerv", "beor"]]
    assert four.objects("activate", who="ailei").rule == "TG-TIE-02"  # the new turn has begun with her


@pytest.mark.rule("TG-TIE-09", "TG-BEY-07", "TG-BEY-17")
def test_each_activation_tells_the_order_that_people_get_wrong(four):
    """The fight is on the table: the app says what comes first, and does not play the cards."""
    four.move("begin_encounter", who=["beor"], colour="grey")
    four.move("activate", who="beor")
    assert four.said == ["tell-activation", "tell-order-of-effects", "tell-last-of-sequence"]


@pytest.mark.rule("TG-BEY-08", "TG-CMB-37")
def test_escape_is_possible_with_no_energy(four):
    four.move("set_to", who="beor", what="energy", value=0)
    four.move("begin_encounter", who=["beor"], colour="grey")
    four.move("escape", who="beor")
    assert four.state.under_way == []


@pytest.mark.rule("TG-BEY-11", "TG-DUR-03")
def test_acting_after_joining_is_pointed_out_and_not_forbidden(four):
    four.move("explore", who=["beor", "ailei"])
    four.move("explore", who=["ailei"])
    assert four.told("tell-acts-again") == [{"who": "ailei"}]


@pytest.mark.rule("TG-BEY-13")
def test_one_who_meets_a_requirement_opens_it_for_all(four):
    assert four.state.who_has(["beor", "ailei", "arev"], "aggression", 2) == ["beor"]


@pytest.mark.rule("TG-BEY-14", "TG-ACT-03")
def test_a_gain_goes_to_one_character(four):
    four.move("explore", who=["beor", "ailei"])
    four.move("change", who="ailei", what="wealth", by=1)
    assert [four.hero(who).resources["wealth"] for who in HEROES] == [1, 0, 0, 0]


@pytest.mark.rule("TG-BEY-18", "TG-MEN-04")
@pytest.mark.parametrize(("base", "dial"), [(7, 3), (8, 4), (9, 5)])
def test_a_menhirs_dial_is_the_base_less_the_players(four, base, dial):
    four.move("activate_menhir", who=["beor"], base=base)
    assert four.state.menhirs[0].dial == dial


@pytest.mark.rule("TG-BEY-19", "TG-BEY-20", "TG-ADV-07")
def test_six_skill_cards_of_each_attribute_whoever_took_them(four):
    assert growth.SKILLS_OF_AN_ATTRIBUTE == 6
    assert printed.SKILL_CARDS == 36
    for number, who in enumerate(HEROES):
        while four.hero(who).attribute("caution") < 2:
            four.move("gain_attribute", who=who, attribute="caution")
        four.move("gain_attribute", who=who, attribute="caution", skill=60 + number)
    assert growth.skills_left(four.state, "caution") == 2
    assert growth.skills_left(four.state, "courage") == 6


@pytest.mark.rule("TG-BEY-21")
def test_the_sheet_has_every_block_of_the_paper(four):
    sheet = GAME.panels[-1].view(four.state, EVERYBODY)
    shown = {field.name for field in fields(sheet)}
    assert {"heroes", "menhirs", "dials", "guardians", "replaced", "statuses"} <= shown
    assert len(sheet.heroes) == 4
    assert len(printed.statuses()) > 60


@pytest.mark.rule("TG-BEY-22")
def test_the_paper_has_limits_and_the_app_has_none(four):
    for number in range(4):
        four.move("set_dial", kind="quest", where="other", of=f"Beside {number}", value=2)
        four.move("guardian_appears", name=f"Warden {number}", colour="grey", place=105)
    for number in range(20):
        four.move("replace_location", old=105 if not number else 700 + number, new=701 + number)
    sheet = GAME.panels[-1].view(four.state, EVERYBODY)
    assert (len(sheet.dials), len(sheet.guardians)) == (4, 4)
    assert len(sheet.replaced) >= 1 and sum(place.state == "replaced" for place in four.state.places.values()) == 20
