"""What stays in view until it is done: rules on arrival, quests, secrets to divide, a lost game, a save."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.evening.packing import packing
from companion.games.tainted_grail.pages import story

from .fights import set_track


@pytest.fixture
def day(table):
    """Beor, Ailei and Arev on 101 during the first day; 104 has rules at the lightning."""
    table.morning()
    with table.arranged() as state:
        state.places["104"].immediate = True
    return table


def waiting(table) -> list[tuple[int, list[str]]]:
    return [(one.place, one.who) for one in table.state.arrivals]


# --- rules on arrival -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-LOC-18", "TG-ACT-10", "TG-DUR-08")
def test_the_rules_at_the_lightning_stay_until_they_are_ticked_and_hold_nobody_up(day):
    day.move("travel", who=["ailei"], to=104)
    assert waiting(day) == [(104, ["ailei"])] and "tell-immediate-rules" in day.said
    day.move("travel", who=["beor"], to=102)  # others go on
    assert waiting(day) == [(104, ["ailei"])]
    day.move("travel", who=["arev"], to=104)
    assert waiting(day) == [(104, ["ailei", "arev"])]
    day.move("rules_done", place=104)
    assert waiting(day) == []
    assert day.refuses("rules_done", place=104).field == "place"


@pytest.mark.rule("TG-LOC-04")
def test_a_hostile_settlement_stays_in_view_too(day):
    with day.arranged() as state:
        state.places["102"].emblems = ["hostile"]
    day.move("travel", who=["ailei"], to=102)
    assert waiting(day) == [(102, ["ailei"])] and "tell-hostile-settlement" in day.said


@pytest.mark.rule("TG-GRD-09", "TG-LOC-17")
def test_a_guardian_comes_first_and_the_rules_are_not_told_as_now_before_it(day):
    day.move("guardian_appears", name="Warden", colour="grey", place=104)
    day.move("travel", who=["ailei"], to=104)
    assert "tell-rules-after-guardian" in day.said and "tell-immediate-rules" not in day.said
    assert waiting(day) == []
    day.move("end_encounter", who="ailei")
    assert day.said[-1] == "tell-immediate-rules" and waiting(day) == [(104, ["ailei"])]


@pytest.mark.rule("TG-LOC-22")
def test_with_its_card_an_open_rule_leaves_the_table(day):
    day.move("travel", who=["ailei"], to=104)
    day.move("travel", who=["ailei"], to=101)
    day.move("remove_location", number=104)
    assert waiting(day) == []


# --- quests -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-EVT-05")
def test_a_secret_that_meets_a_quests_condition_is_told_at_once(table):
    table.morning(quest=True, name="The Bell", needs=7)
    assert story.story(table.state).met == []
    table.move("take", who="beor", kind="secret", number=6)
    assert table.tellings == []
    table.move("take", who="beor", kind="secret", number=7)
    assert table.told("tell-quest-met") == [{"name": "The Bell", "secret": 7}]
    assert story.story(table.state).met == ["The Bell"]  # and stands on the page until the quest ends


@pytest.mark.rule("TG-EVT-05")
def test_a_condition_that_is_met_already_is_told_when_the_quest_comes(table):
    table.move("take", who="beor", kind="secret", number=7)
    table.morning(quest=True, name="The Bell", needs=7)
    assert "tell-quest-met" in table.said
    table.move("lay_quest", name="The Ford", needs=9)
    assert "tell-quest-met" not in table.said
    table.move("describe_quest", name="The Ford", needs=7)
    assert table.told("tell-quest-met") == [{"name": "The Ford", "secret": 7}]
    table.move("take", who="ailei", kind="secret", name="A sign")
    card = table.hero("ailei").belongings[0].id
    table.move("lay_quest", name="The Hill", needs=8)
    table.move("describe_card", who="ailei", card=card, number=8)
    assert table.told("tell-quest-met") == [{"name": "The Hill", "secret": 8}]


@pytest.mark.rule("TG-EVT-05")
def test_a_condition_in_words_is_called_to_mind_when_a_secret_comes(table):
    table.morning(quest=True, name="The Bell", note="find secret 7")
    table.move("take", who="beor", kind="secret", number=7)
    assert table.told("tell-quest-condition") == [{"name": "The Bell", "note": "find secret 7"}]
    table.move("take", who="beor", kind="item", name="Rope")
    assert table.tellings == []


# --- before play goes on ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-PLR-02")
def test_secrets_are_divided_before_play_goes_on(table):
    table.move("take", who="arev", kind="secret", name="A sign", number=5)
    table.move("leave", seat=3)
    met = table.objects("start_day")
    assert (met.rule, met.code, met.message.args["names"]) == ("TG-PLR-02", "secrets-to-divide", ["A sign"])
    table.move("inherit", who="beor", card=table.state.legacy[0].id)
    table.morning()


@pytest.mark.rule("TG-DIE-08")
def test_the_secrets_of_the_dead_as_well(day):
    day.move("take", who="arev", kind="secret", name="A sign", number=5)
    set_track(day, "arev", health=1)
    day.move("change", who="arev", what="health", by=-1)
    day.move("die", who="arev")
    assert day.objects("travel", who=["beor"], to=102).rule == "TG-DIE-08"
    day.move("travel", overrule=("secrets-to-divide",), who=["beor"], to=102)


@pytest.mark.rule("TG-VIC-02", "TG-DIE-04")
@pytest.mark.parametrize("move", [("explore", {"who": ["beor"]}), ("end_day", {"everyone_passes": True})])
def test_a_lost_game_does_not_go_on_by_itself(avalon, move):
    table = avalon("beor")
    table.morning()
    table.move("end_campaign", how="lost")
    met = table.objects(move[0], **move[1])
    assert (met.rule, met.code) == ("TG-VIC-02", "game-is-lost")
    table.move(met.instead[0].move, **met.instead[0].args)  # the table sees it otherwise
    table.move(move[0], **move[1])


@pytest.mark.rule("TG-SEC-06")
def test_no_ruling_hands_over_a_personal_secret(day):
    day.move("take", who="beor", kind="secret", name="A fever", number=10, personal=True)
    card = day.hero("beor").belongings[0].id
    met = day.objects("hand_over", overrule=("*",), who="beor", to="ailei", card=card)
    assert (met.code, met.can_overrule) == ("personal-stays", False)


@pytest.mark.rule("TG-TRK-05")
def test_a_correction_keeps_energy_under_the_limiter(day):
    day.move("correct", path="/heroes/beor/health/value", value=3)
    assert day.hero("beor").energy.value == 3
    assert day.told("tell-energy-limited") == [{"who": "beor", "value": 3}]


# --- chapters and saves -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-SAV-01")
def test_putting_away_in_mid_chapter_is_warned_of(table):
    table.move("put_away")
    assert not table.state.mid_chapter and table.tellings == []  # nothing was played yet
    table.move("leave_list")
    table.morning()
    assert table.state.mid_chapter
    table.move("put_away")
    assert table.said == ["tell-mid-chapter"]
    table.move("leave_list")
    table.move("end_chapter")
    table.move("leave_list")
    table.move("put_away")
    assert table.tellings == [] and packing(table.state).lines


@pytest.mark.rule("TG-DSC-03", "TG-WLD-12")
def test_before_a_new_chapter_the_discarded_events_go_to_the_box_if_the_table_says_so(table):
    table.morning(name="Rain")
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.morning(name="Wind")
    assert table.state.events.discard == ["Rain"]
    table.move("end_chapter")
    assert "tell-box-discard" in [line.told.key for line in table.state.checklist.lines]
    assert table.state.events.discard == ["Rain"]  # asked, and not done
    table.move("box_discard")
    assert (table.state.events.discard, table.state.events.removed) == ([], ["Rain"])
    assert not table.objects("box_discard").can_overrule
