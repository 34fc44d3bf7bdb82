"""ENC: four decks by colour and difficulty; an encounter begins at once and its card goes under its own deck."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.box import printed

COLOURS = ("green", "grey", "purple", "blue")


@pytest.fixture
def day(avalon):
    """Two characters in the first day; each deck is counted."""
    table = avalon("beor", "ailei", encounters={"green": 9, "grey": 8, "purple": 7, "blue": 6})
    table.morning()
    return table


@pytest.mark.rule("TG-ENC-01")
def test_there_are_four_encounter_decks(day):
    assert {colour: deck.size for colour, deck in day.state.encounters.items()} == {
        "green": 9, "grey": 8, "purple": 7, "blue": 6,
    }  # fmt: skip


@pytest.mark.rule("TG-ENC-02", "TG-ENC-07", "TG-WLD-12")
def test_a_chapter_decides_how_many_cards_of_each_difficulty_a_deck_holds(day):
    levels = {"green": {"first": 4, "second": 3, "third": 2, "fourth": 1}}
    day.move("prepare_chapter", chapter=2, levels=levels)
    assert day.state.levels["green"] == [4, 3, 2, 1]
    assert day.state.encounters["green"].size == 10
    assert day.state.encounters["grey"].size == 8  # what the card does not name stays as it is
    wrong = day.refuses("prepare_chapter", chapter=2, green=9, levels=levels)
    assert wrong.field == "green"


@pytest.mark.rule("TG-ENC-07")
def test_a_guardian_on_the_map_is_out_of_its_deck(day):
    day.move("begin_encounter", who=["beor"], colour="purple", drew="The Warden")
    day.move("end_encounter", who="beor", how="not_won", stays=True)
    assert day.state.encounters["purple"].size == 6
    assert [(guardian.name, guardian.colour) for guardian in day.state.guardians] == [("The Warden", "purple")]


@pytest.mark.rule("TG-BEY-16")
def test_the_training_card_is_not_counted_among_a_decks_cards(day):
    assert printed.ENCOUNTERS_OF_A_COLOUR == 31
    assert day.objects("prepare_chapter", chapter=1, blue=31).rule == "TG-BEY-16"
    day.move("prepare_chapter", chapter=1, blue=30)
    assert day.state.encounters["blue"].size == 30


@pytest.mark.rule("TG-ENC-04")
def test_a_drawn_card_puts_the_whole_party_into_the_encounter_at_once(day):
    day.move("begin_encounter", who=["beor", "ailei"], colour="grey", drew="Bandits")
    doing = day.state.under_way[0]
    assert (doing.kind, doing.who, doing.card, doing.colour) == ("encounter", ["beor", "ailei"], "Bandits", "grey")
    assert day.objects("travel", who=["beor"], to=104).rule == "TG-PTY-12"
    assert day.objects("trade", who="beor", to="ailei", what="food").rule == "TG-RES-07"


@pytest.mark.rule("TG-ENC-06", "TG-DSC-01")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("how", ["won", "not_won"])
def test_however_it_ends_the_card_goes_to_the_bottom_of_its_own_deck(day, colour, how):
    before = day.state.encounters[colour].size
    day.move("begin_encounter", who=["beor"], colour=colour, drew="A card")
    assert day.state.encounters[colour].size == before - 1
    day.move("end_encounter", who="beor", how=how)
    assert day.state.encounters[colour].bottom == ["A card"]
    assert day.state.encounters[colour].size == before
    assert all(not day.state.encounters[other].bottom for other in COLOURS if other != colour)
    [told] = day.told("tell-encounter-over")
    assert (told["name"], told["colour"]) == ("A card", colour)


@pytest.mark.rule("TG-ENC-06")
def test_a_fled_card_goes_to_the_bottom_too(day):
    day.move("begin_encounter", who=["beor", "ailei"], colour="green", drew="Wolves")
    day.move("escape", who="beor")
    assert day.state.encounters["green"].bottom == []
    day.move("escape", who="ailei")
    assert day.state.encounters["green"].bottom == ["Wolves"]


@pytest.mark.rule("TG-ENC-09")
def test_a_card_without_an_open_key_is_read_and_goes_under_its_deck(day):
    day.move("begin_encounter", who=["beor"], colour="green", drew="A dead tree")
    day.move("end_encounter", who="beor", how="no_key")
    assert day.told("tell-no-open-key") == [{"name": "A dead tree"}]
    assert day.state.encounters["green"].bottom == ["A dead tree"]
    assert day.state.under_way == []
