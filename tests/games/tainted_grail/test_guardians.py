"""Guardians: their morning, whom they meet, and who is faced first."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.day import Way, prowling
from companion.games.tainted_grail.pages.encounters import encounters
from companion.games.tainted_grail.pages.next_step import next_step
from companion.games.tainted_grail.state.pieces import Guardian


@pytest.fixture
def table(avalon):
    """Beor, Ailei and Arev on 101, before their first morning."""
    return avalon("beor", "ailei", "arev", encounters={"grey": 8})


def put(table, *places, day=False):
    """Guardians g0, g1, ... on these locations, their cards out of the grey deck; at step 6 or by `day`."""
    with table.arranged() as state:
        state.guardians = [
            Guardian(id=f"g{number}", name=f"G{number}", colour="grey", place=place, since=1, from_deck=True)
            for number, place in enumerate(places)
        ]
        state.encounters["grey"].shuffled = ["?"] * (8 - len(places))
    if table.step == "dark_menhirs":
        table.move("start_day")
        table.move("turn_event")
    if day:
        for number in range(len(places)):
            table.move("roll_guardian", guardian=f"g{number}", rolled="nothing")
    return table


@pytest.mark.rule("TG-GRD-05", "TG-GRD-16", "TG-SOD-10")
def test_a_guardian_that_stays_with_characters_fights_them_all_at_once(table):
    put(table, 101, 104)
    table.move("roll_guardian", guardian="g0", rolled="nothing")
    doing = table.state.under_way[0]
    assert (doing.who, doing.guardian, doing.card, doing.colour) == (["ailei", "arev", "beor"], "g0", "G0", "grey")
    assert table.said == ["tell-guardian-stays", "tell-guardian-attacks"]
    assert table.step == "guardians" and next_step(table.state).page == "fight" and prowling(table.state) == []
    met = table.objects("roll_guardian", guardian="g1", rolled="nothing")
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-GRD-16", "guardian-fight-first", doing.who)
    table.move("end_encounter", who="beor", how="won")
    assert [guardian.id for guardian in table.state.guardians] == ["g1"]
    assert table.state.encounters["grey"].bottom == ["G0"] and table.step == "guardians"
    table.move("roll_guardian", guardian="g1", rolled="nothing")
    assert table.step == "actions" and "tell-discuss-plans" in table.said


@pytest.mark.rule("TG-GRD-16", "TG-DAY-02")
def test_the_day_does_not_begin_while_the_last_one_is_fought(table):
    put(table, 103)
    table.move("roll_guardian", guardian="g0", rolled="east")
    assert (table.step, table.state.guardians[0].place) == ("guardians", 101)
    assert table.objects("begin_day").code == "guardian-fight-first"
    for who in ("ailei", "arev", "beor"):
        table.move("escape", who=who)
    assert table.step == "actions"  # the last one's flight ended it, and the morning with it
    assert "tell-guardian-not-beaten" in table.said and table.state.guardians[0].place == 101
    assert table.state.encounters["grey"].size == 7  # its card still lies on the map


@pytest.mark.rule("TG-GRD-11")
def test_whoever_fled_from_it_is_left_alone_until_the_next_morning(table):
    put(table, 101)
    table.move("roll_guardian", guardian="g0", rolled="nothing")
    table.move("end_encounter", who="beor", how="not_won")
    assert table.state.under_way == [] and table.step == "actions"
    table.move("explore", who=["beor", "ailei", "arev"])
    table.move("travel", who=["arev"], to=104)
    assert [doing.kind for doing in table.state.under_way] == []
    table.move("travel", who=["arev"], to=101)  # but whoever enters meets it
    assert [(doing.who, doing.guardian) for doing in table.state.under_way] == [(["arev"], "g0")]


@pytest.mark.rule("TG-GRD-07", "TG-GRD-09", "TG-TIE-08")
def test_the_locations_rule_comes_after_the_guardian_and_is_not_forgotten(table):
    put(table, 104, day=True)
    with table.arranged() as state:
        state.places["104"].immediate = True
    table.move("travel", who=["beor", "ailei"], to=104)
    order = [key for key in table.said if key in ("tell-meet-guardian", "tell-rules-after-guardian")]
    assert order == ["tell-meet-guardian", "tell-rules-after-guardian"]
    table.move("escape", who="ailei")
    assert table.told("tell-immediate-rules") == [{"place": 104, "who": ["ailei"]}]
    table.move("end_encounter", who="beor")
    assert table.said.index("tell-guardian-leaves") < table.said.index("tell-immediate-rules")
    assert table.told("tell-immediate-rules") == [{"place": 104, "who": ["beor"]}]


@pytest.mark.rule("TG-GRD-05")
def test_a_morning_attack_brings_no_rule_of_arrival(table):
    put(table, 101)
    with table.arranged() as state:
        state.places["101"].immediate = True
    table.move("roll_guardian", guardian="g0", rolled="nothing")
    table.move("end_encounter", who="beor")
    assert "tell-immediate-rules" not in table.said


@pytest.mark.rule("TG-GRD-08", "TG-TIE-06")
def test_of_several_guardians_the_players_choose_the_first(table):
    put(table, 104, 104, day=True)
    table.move("travel", who=["beor", "ailei"], to=104)
    assert table.told("tell-choose-guardian") == [{"place": 104, "who": ["beor", "ailei"], "names": ["G0", "G1"]}]
    assert [one.name for one in encounters(table.state)[0].rivals] == ["G0", "G1"]
    assert table.objects("explore", who=["beor"]).code == "in-an-encounter"
    assert table.refuses("end_encounter", who="beor").message.key == "choose-guardian-first"
    assert table.refuses("face_guardian", who="arev", guardian="g1").field == "guardian"
    table.move("face_guardian", who="beor", guardian="g1")
    table.move("end_encounter", who="ailei", how="won")
    assert [guardian.id for guardian in table.state.guardians] == ["g0"]
    assert [(doing.who, doing.guardian) for doing in table.state.under_way] == [(["beor", "ailei"], "g0")]
    table.move("end_encounter", who="ailei", how="not_won")
    assert table.state.under_way == [] and [guardian.id for guardian in table.state.guardians] == ["g0"]


@pytest.mark.rule("TG-GRD-08", "TG-PTY-10")
def test_who_comes_later_faces_the_guardian_after_those_who_fight_it(table):
    put(table, 104, day=True)
    table.move("travel", who=["beor"], to=104)
    table.move("travel", who=["ailei"], to=104)
    assert [(doing.who, doing.guardian) for doing in table.state.under_way] == [(["beor"], "g0"), (["ailei"], "")]
    assert table.refuses("face_guardian", who="ailei", guardian="g0").message.key == "guardian-is-fought"
    table.move("end_encounter", who="beor", how="not_won")
    assert [(doing.who, doing.guardian) for doing in table.state.under_way] == [(["ailei"], "g0")]
    table.undo()
    table.move("end_encounter", who="beor", how="won")
    assert table.state.under_way == []  # nothing is left to face


@pytest.mark.rule("TG-GRD-07", "TG-MEN-13")
def test_who_flees_from_lost_land_may_run_into_one_and_the_event_waits(avalon):
    table = avalon("beor", "ailei")
    table.move("place_location", number=107, x=1, y=1)
    table.move("guardian_appears", name="Warden", colour="grey", place=102)
    with table.arranged() as state:
        state.menhirs[0].place = 107  # 103 and 105 fall dark
        state.heroes["beor"].place = 105
        state.places["101"].state, state.places["101"].at = "unrevealed", None
        state.heroes["ailei"].place = 107
    table.move("start_day")
    assert table.hero("beor").place == 102
    assert [doing.who for doing in table.state.under_way] == [["beor"]]
    assert table.step == "event" and next_step(table.state).page == "fight"
    assert table.objects("turn_event").rule == "TG-GRD-16"
    table.move("end_encounter", who="beor", how="not_won")
    table.move("turn_event")
    assert table.step == "guardians"


@pytest.mark.rule("TG-GRD-01", "TG-GRD-12")
def test_a_guardian_of_the_map_goes_under_its_deck_only_when_it_was_beaten_or_withdrew(table):
    put(table, 101)
    table.move("roll_guardian", guardian="g0", rolled="nothing")
    met = table.objects("end_encounter", who="beor", how="not_won", stays=False)
    assert (met.rule, met.code) == ("TG-GRD-01", "unwon-guardian-stays")
    table.move("end_encounter", who="beor", how="withdrew")
    assert [guardian.id for guardian in table.state.guardians] == ["g0"]
    table.undo()
    table.move("end_encounter", who="beor", how="withdrew", stays=False)
    assert table.state.guardians == [] and table.state.encounters["grey"].bottom == ["G0"]


@pytest.mark.rule("TG-GRD-10")
def test_taking_a_fought_guardian_off_the_map_ends_the_fight(table):
    put(table, 101)
    table.move("roll_guardian", guardian="g0", rolled="nothing")
    table.move("guardian_leaves", guardian="g0")
    assert (table.state.under_way, table.state.guardians, table.step) == ([], [], "actions")


@pytest.mark.rule("TG-TRK-09", "TG-DIE-12", "TG-GRD-01")
def test_the_last_one_who_begins_to_die_leaves_the_guardian_where_it_is(table):
    put(table, 104, day=True)
    table.move("travel", who=["beor"], to=104)
    table.move("change", who="beor", what="health", by=-9)
    assert table.state.under_way == [] and [guardian.place for guardian in table.state.guardians] == [104]
    assert table.state.encounters["grey"].size == 7


@pytest.mark.rule("TG-GRD-01", "TG-DUR-04")
def test_nightfall_comes_after_the_fight_or_ends_it_unwon(table):
    put(table, 104, 104, day=True)
    table.move("travel", who=["beor"], to=104)
    assert table.objects("end_day", everyone_passes=True).rule == "TG-PTY-12"
    table.move("end_day", everyone_passes=True, overrule=("in-an-encounter",))
    assert (table.state.under_way, len(table.state.guardians)) == ([], 2)


@pytest.mark.rule("TG-GRD-03", "TG-GRD-04", "TG-GRD-06", "TG-TIE-04")
def test_the_page_shows_where_each_way_leads_and_whom_it_meets(table):
    put(table, 103, 102)
    first, second = prowling(table.state)
    assert [hero.id for hero in first.ways["east"].meets] == ["ailei", "arev", "beor"]
    assert (first.ways["east"].goal.number, first.ways["east"].blocked) == (101, False)
    assert (first.ways["north"].goal.number, first.ways["north"].blocked) == (101, True)
    assert first.meets == [] and second.ways["south"].goal.number == 101
    with table.arranged() as state:
        state.places["103"].sides = dict.fromkeys(state.places["103"].sides, 0)
    assert prowling(table.state)[0].ways["east"] == Way(goal=None, blocked=False, meets=[])
    table.move("roll_guardian", guardian="g0", rolled="east")
    assert table.state.guardians[0].place == 103 and table.said[0] == "tell-guardian-stays"


@pytest.mark.rule("TG-GRD-03", "TG-GRD-05")
def test_a_map_on_the_table_is_only_told(avalon):
    table = avalon("beor", "ailei", areas={"map": "table"})
    table.move("guardian_appears", name="Warden", colour="grey", place=104)
    table.move("start_day")
    table.move("turn_event")
    assert table.said.index("tell-roll-guardians") + 1 == table.said.index("tell-guardian-fallback")
    assert table.step == "actions"
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="west")
    assert table.told("tell-guardian-by-hand") == [{"name": "Warden", "face": "west"}]
    table.move("move_figure", who=["beor"], to=104)
    assert table.told("tell-meet-guardian")[0]["who"] == ["beor"] and table.state.under_way == []


@pytest.mark.rule("TG-GRD-13", "TG-GRD-14")
def test_there_may_be_more_guardians_than_figures(table):
    for number in range(9):
        table.move("guardian_appears", name=f"G{number}", colour="blue", place=104)
    assert [(one.name, one.colour, one.place, one.since) for one in table.state.guardians] == [
        (f"G{number}", "blue", 104, 1) for number in range(9)
    ]


def test_a_guardian_taken_from_known_cards_at_the_bottom_is_counted(table):
    with table.arranged() as state:
        state.encounters["grey"].shuffled, state.encounters["grey"].bottom = [], ["Warden"]
    table.move("guardian_appears", name="Warden", colour="grey", place=104)
    assert table.state.encounters["grey"].size == 0 and table.state.guardians[0].from_deck
