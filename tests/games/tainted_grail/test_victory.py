"""VIC: no score: quests lead on, chapters end, and with the last of them the campaign; or it is lost."""

from __future__ import annotations

import pytest


@pytest.mark.rule("TG-VIC-01")
def test_quests_lead_on_chapters_end_and_the_last_one_ends_the_campaign(table):
    table.morning(name="The bell", quest=True)
    table.move("end_quest", name="The bell")
    assert (table.state.chapter, table.state.outcome) == (1, "")
    table.move("end_chapter")
    assert (table.state.chapter, table.state.outcome) == (2, "")
    assert {"tell-campaign-won", "wrote-campaign-won"} & {*table.said, *table.wrote} == set()
    table.move("end_chapter", last=True)
    assert table.state.outcome == "won"
    assert "tell-campaign-won" in table.said and "wrote-campaign-won" in table.wrote
    table.undo()
    assert table.state.outcome == ""


@pytest.mark.rule("TG-VIC-02")
@pytest.mark.parametrize(
    ("heroes", "lost"),
    [(("beor",), True), (("beor", "ailei", "arev"), False), (("beor", "ailei", "arev", "cerv"), True)],
)
def test_a_death_loses_the_game_alone_or_with_nobody_left_to_follow(avalon, heroes, lost):
    table = avalon(*heroes)
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert (table.state.outcome == "lost") is lost
    assert ("tell-campaign-lost" in table.said) is lost


@pytest.mark.rule("TG-VIC-02")
def test_the_story_itself_may_end_in_failure_with_everyone_alive(table):
    table.morning()
    table.move("end_campaign", how="lost")
    assert table.state.outcome == "lost" and len(table.state.living) == 3
    assert "wrote-campaign-lost" in table.wrote
    table.move("end_campaign", how="goes_on")
    assert table.state.outcome == ""
    table.move("explore", who=["beor"])


@pytest.mark.rule("TG-VIC-01", "TG-VIC-03")
def test_no_number_of_days_ends_a_campaign(avalon):
    table = avalon("beor", kept="light")
    for _ in range(120):
        table.move("start_day")
        table.move("end_day", everyone_passes=True)
    assert (table.state.day, table.state.outcome, table.state.closed) == (121, "", False)
