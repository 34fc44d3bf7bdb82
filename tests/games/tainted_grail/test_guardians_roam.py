"""GRD: guardians roam the map: their die, their roads, whom they fight and where their cards go."""

from __future__ import annotations

import pytest


@pytest.fixture
def dawn(avalon):
    """Three characters at 101, and the day's event about to be turned."""
    table = avalon("beor", "ailei", "arev", encounters={"grey": 5, "green": 4}, events=20)
    table.move("start_day")
    return table


@pytest.fixture
def day(dawn):
    """The same three during the first day."""
    dawn.move("turn_event")
    return dawn


def comes(table, place: int, name: str = "Warden", colour: str = "grey") -> str:
    """A guardian comes onto the map; returns its id."""
    table.move("guardian_appears", name=name, colour=colour, place=place)
    return table.state.guardians[-1].id


def where(table) -> list[int]:
    return [guardian.place for guardian in table.state.guardians]


def fought(table) -> list[tuple[str, list[str]]]:
    """Which cards are being fought, and by whom."""
    return [(doing.card, doing.who) for doing in table.state.under_way if doing.kind == "encounter"]


def another_dawn(table) -> None:
    """Through the night, up to the guardians' step of the next morning."""
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")
    table.move("turn_event")
    assert table.step == "guardians"


# --- how one comes onto the map -------------------------------------------------------------------------------------


@pytest.mark.rule("TG-GRD-01", "TG-GRD-14")
def test_a_guardian_that_was_not_won_lies_where_it_was_met_with_its_record(day):
    day.move("travel", who=["beor"], to=104)
    day.move("begin_encounter", who=["beor"], colour="grey", drew="Warden")
    assert day.state.encounters["grey"].size == 4
    day.move("end_encounter", who="beor", how="not_won", stays=True)
    guardian = day.state.guardians[0]
    assert (guardian.name, guardian.colour, guardian.place, guardian.since) == ("Warden", "grey", 104, 1)
    assert day.state.encounters["grey"].size == 4  # the card lies on the map, not in the deck
    assert day.told("tell-guardian-appears") == [{"name": "Warden", "place": 104}]


@pytest.mark.rule("TG-GRD-01")
def test_a_guardian_that_everyone_escapes_from_stays(day):
    day.move("begin_encounter", who=["beor", "ailei"], colour="grey", drew="Warden")
    day.move("escape", who="ailei", stays=True)
    assert day.state.guardians == []  # Beor fights on
    day.move("escape", who="beor", stays=True)
    assert where(day) == [101]


# --- the die ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-GRD-02", "TG-SOD-10")
def test_each_guardian_is_rolled_once_and_goes_where_the_die_says(dawn):
    first, second = comes(dawn, 105), comes(dawn, 104, "Hound", "green")
    dawn.move("turn_event")
    assert dawn.step == "guardians"
    dawn.move("roll_guardian", guardian=second, rolled="nothing")
    assert where(dawn) == [105, 104]
    assert dawn.objects("roll_guardian", guardian=second, rolled="west").rule == "TG-GRD-02"
    dawn.move("roll_guardian", guardian=first, rolled="removal")
    assert where(dawn) == [104]
    assert dawn.step == "actions"


@pytest.mark.rule("TG-GRD-02", "TG-GRD-10")
@pytest.mark.parametrize("way", ["removal", "beaten"])
def test_whose_card_leaves_the_map_goes_to_the_bottom_of_its_own_deck(dawn, way):
    id = comes(dawn, 105)
    assert dawn.state.encounters["grey"].size == 4
    if way == "removal":
        dawn.move("turn_event")
        dawn.move("roll_guardian", guardian=id, rolled="removal")
    else:
        dawn.move("guardian_leaves", guardian=id)
    assert dawn.state.encounters["grey"].bottom == ["Warden"]
    assert dawn.state.encounters["green"].bottom == []
    assert dawn.told("tell-guardian-leaves") == [{"name": "Warden", "colour": "grey"}]


@pytest.mark.rule("TG-GRD-03", "TG-TIE-04")
@pytest.mark.parametrize(
    ("start", "rolled", "goal"),
    [
        (105, "north", 101),  # the way it was told
        (105, "west", 101),  # nothing lies there, so to the only connected card
        (101, "east", 104),
        (102, "north", 101),  # 113 is not on the table
    ],
)
def test_a_blocked_guardian_goes_to_the_connected_location_with_the_highest_number(dawn, start, rolled, goal):
    with dawn.arranged() as state:
        for hero in state.heroes.values():
            hero.place = 103  # out of everybody's way
    id = comes(dawn, start)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled=rolled)
    assert where(dawn) == [goal]
    assert dawn.told("tell-guardian-moves") == [{"name": "Warden", "place": goal}]


@pytest.mark.rule("TG-GRD-03", "TG-TIE-04")
def test_of_several_roads_the_highest_number_is_taken(dawn):
    """In the middle every side is open; once the card to the east is gone, a roll to the east leads to 105."""
    with dawn.arranged() as state:
        for hero in state.heroes.values():
            hero.place = 103
        state.places["104"].state, state.places["104"].at = "unrevealed", None
    id = comes(dawn, 101)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled="east")
    assert where(dawn) == [105]


@pytest.mark.rule("TG-GRD-04")
def test_with_no_road_it_stays(dawn):
    with dawn.arranged() as state:
        state.places["105"].sides = {"north": 0, "east": 0, "south": 0, "west": 0}
    id = comes(dawn, 105)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled="north")
    assert where(dawn) == [105]
    assert "tell-guardian-stays" in dawn.said


# --- who fights ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-GRD-05", "TG-GRD-16")
def test_who_stands_where_it_stays_fights_it_at_once_and_together(dawn):
    id = comes(dawn, 101)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled="nothing")
    [(card, who)] = fought(dawn)
    assert card == "Warden"
    assert set(who) == {"ailei", "arev", "beor"}
    assert dawn.step == "guardians"  # the day waits until that is over
    dawn.move("end_encounter", who="beor", how="won")
    assert dawn.step == "actions"


@pytest.mark.rule("TG-GRD-06")
def test_who_stands_where_it_enters_fights_it_at_once_and_together(dawn):
    with dawn.arranged() as state:
        state.heroes["arev"].place = 103
    id = comes(dawn, 105)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled="north")
    assert where(dawn) == [101]
    [(card, who)] = fought(dawn)
    assert (card, set(who)) == ("Warden", {"ailei", "beor"})
    assert set(dawn.told("tell-guardian-attacks")[0]["who"]) == {"ailei", "beor"}


@pytest.mark.rule("TG-GRD-06")
def test_where_nobody_stands_nobody_fights(dawn):
    id = comes(dawn, 105)
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=id, rolled="nothing")
    assert fought(dawn) == []
    assert dawn.step == "actions"


@pytest.mark.rule("TG-GRD-07")
def test_a_party_that_enters_its_location_fights_it_at_once(day):
    comes(day, 104)
    day.move("travel", who=["ailei", "beor"], to=104)
    assert fought(day) == [("Warden", ["ailei", "beor"])]
    assert day.objects("explore", who=["ailei"]).rule == "TG-PTY-12"


@pytest.mark.rule("TG-GRD-07")
def test_a_special_movement_leads_into_the_encounter_too(day):
    comes(day, 104)
    day.move("move_figure", who=["arev"], to=104)
    assert fought(day) == [("Warden", ["arev"])]


@pytest.mark.rule("TG-GRD-08", "TG-TIE-06")
def test_of_several_guardians_the_players_choose_the_first(day):
    comes(day, 104)
    hound = comes(day, 104, "Hound", "green")
    day.move("travel", who=["beor"], to=104)
    assert set(day.told("tell-choose-guardian")[0]["names"]) == {"Warden", "Hound"}
    assert day.refuses("end_encounter", who="beor").field == "who"  # none of them is chosen yet
    day.move("face_guardian", who="beor", guardian=hound)
    assert fought(day) == [("Hound", ["beor"])]
    day.move("end_encounter", who="beor", how="won")
    assert fought(day) == [("Warden", ["beor"])]  # and then the other one
    day.move("end_encounter", who="beor", how="won")
    assert fought(day) == []
    assert day.state.guardians == []


@pytest.mark.rule("TG-GRD-09", "TG-TIE-08")
def test_the_guardian_comes_before_the_immediate_rule_of_the_location(day):
    day.move("describe_location", number=104, immediate=True)
    comes(day, 104)
    day.move("travel", who=["beor"], to=104)
    keys = [key for key in day.said if key in ("tell-meet-guardian", "tell-rules-after-guardian")]
    assert keys == ["tell-meet-guardian", "tell-rules-after-guardian"]
    day.move("end_encounter", who="beor", how="not_won")
    assert "tell-immediate-rules" in day.said  # only now is it that rule's turn


@pytest.mark.rule("TG-GRD-10")
def test_a_beaten_guardian_goes_under_its_deck(day):
    comes(day, 104)
    day.move("travel", who=["beor"], to=104)
    day.move("end_encounter", who="beor", how="won")
    assert day.state.guardians == []
    assert day.state.encounters["grey"].bottom == ["Warden"]
    assert day.told("tell-guardian-leaves") == [{"name": "Warden", "colour": "grey"}]
    assert day.state.encounters["grey"].size == 5


@pytest.mark.rule("TG-GRD-11")
def test_who_fled_stays_with_it_until_the_next_morning(day):
    id = comes(day, 104)
    day.move("travel", who=["beor"], to=104)
    day.move("escape", who="beor")
    assert day.hero("beor").place == 104
    assert where(day) == [104]
    day.move("explore", who=["beor"])  # no new encounter
    assert fought(day) == []
    another_dawn(day)
    assert fought(day) == []  # not before its die is cast
    day.move("roll_guardian", guardian=id, rolled="nothing")
    assert fought(day) == [("Warden", ["beor"])]


@pytest.mark.rule("TG-GRD-11")
def test_who_comes_later_meets_it_anew(day):
    comes(day, 104)
    day.move("travel", who=["beor"], to=104)
    day.move("escape", who="beor")
    day.move("travel", who=["ailei"], to=104)
    assert fought(day) == [("Warden", ["ailei"])]


@pytest.mark.rule("TG-GRD-12")
def test_a_guardian_that_withdrew_roams_unless_the_table_says_otherwise(day):
    comes(day, 104)
    day.move("travel", who=["beor"], to=104)
    day.move("end_encounter", who="beor", how="withdrew")
    assert where(day) == [104]
    day.undo()
    day.move("end_encounter", who="beor", how="withdrew", stays=False)
    assert where(day) == []
    assert day.state.encounters["grey"].bottom == ["Warden"]


@pytest.mark.rule("TG-GRD-13")
def test_there_may_be_more_guardians_than_figures(day):
    for number in range(12):
        comes(day, 105, f"Warden {number}")
    assert len(day.state.guardians) == 12
    assert len({guardian.id for guardian in day.state.guardians}) == 12


@pytest.mark.rule("TG-GRD-15")
def test_the_app_casts_the_die_only_once_its_faces_were_read(dawn):
    id = comes(dawn, 105)
    dawn.move("turn_event")
    assert dawn.refuses("roll_guardian", guardian=id).message.key == "guardian-die-unknown"
    dawn.move("read_guardian_die", north=0, east=0, south=0, west=0, nothing=0, removal=3)
    dawn.move("roll_guardian", guardian=id)
    assert [(drawn.came, drawn.told) for drawn in dawn.drawn] == [("removal", False)]
    assert dawn.state.guardians == []


@pytest.mark.rule("TG-GRD-16", "TG-GRD-08")
def test_players_choose_the_order_and_fight_before_the_next_is_rolled(dawn):
    first, second = comes(dawn, 105), comes(dawn, 104, "Hound", "green")
    dawn.move("turn_event")
    dawn.move("roll_guardian", guardian=second, rolled="west")  # the second one first, onto the three at 101
    assert [card for card, _ in fought(dawn)] == ["Hound"]
    assert dawn.objects("roll_guardian", guardian=first, rolled="nothing").rule == "TG-GRD-16"
    assert dawn.objects("begin_day").rule in ("TG-GRD-16", "TG-SOD-10")
    dawn.move("end_encounter", who="beor", how="not_won")
    assert where(dawn) == [105, 101]
    dawn.move("roll_guardian", guardian=first, rolled="nothing")
    assert dawn.step == "actions"


@pytest.mark.rule("TG-GRD-05", "TG-GRD-07")
def test_a_table_that_keeps_its_own_map_is_told_and_not_tied(avalon):
    table = avalon("beor", "ailei", areas={"map": "table"})
    table.morning()
    comes(table, 104)
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")
    table.move("turn_event")
    assert "tell-guardian-fallback" in table.said
    assert fought(table) == []
    assert table.step == "actions"
