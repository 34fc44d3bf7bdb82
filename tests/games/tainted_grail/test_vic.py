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
