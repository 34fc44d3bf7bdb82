"""The first evening's guide: which line it says where, and that it takes its leave by itself."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.guide import advice


def says(table) -> str | None:
    """The line for where the table stands now."""
    found = advice(table.state)
    return found and found.said.key.removeprefix("guide-")


@pytest.mark.rule("TG-HNT-05", "TG-HNT-06", "TG-HNT-02")
def test_it_leads_through_the_first_day_and_says_good_bye(avalon):
    table = avalon("beor", "ailei", guided=True)
    heard = [says(table)]
    for move, args in (
        ("start_day", {}),
        ("turn_event", {"name": "The bell", "quest": True}),
        ("explore", {"who": ["beor", "ailei"]}),
        ("end_exploration", {"who": "beor"}),
        ("travel", {"who": ["beor"], "to": 104}),
        ("change", {"who": "beor", "what": "energy", "by": -4}),
        ("change", {"who": "ailei", "what": "energy", "by": -4}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
        ("good_night", {}),
        ("start_day", {}),
    ):
        table.move(move, **args)
        heard.append(says(table))
    assert heard == [
        "morning", "event", "explore-home", "exploring", "together", "go-on", "go-on", "tired", "rest", "advancement",
        "farewell", None,
    ]  # fmt: skip


def test_nobody_hears_it_who_did_not_ask(table):
    assert says(table) is None
    table.move("follow_guide")
    assert says(table) == "morning"
    table.move("follow_guide", on=False)
    assert says(table) is None


def test_a_light_table_is_told_what_its_hands_do(avalon):
    table = avalon("beor", "ailei", kept="light", guided=True)
    assert says(table) == "morning"
    table.move("start_day")
    assert says(table) == "day-by-hand"
    table.move("end_day", everyone_passes=True)
    assert says(table) == "farewell"


def test_a_table_that_counts_its_own_days_hears_where_help_is(avalon):
    table = avalon("beor", areas={"days": "table"}, guided=True)
    assert says(table) == "days-on-table"


def test_alone_nobody_is_told_to_stay_together(avalon):
    table = avalon("beor", guided=True)
    table.morning()
    table.move("explore", who=["beor"])
    table.move("end_exploration", who="beor")
    assert says(table) == "go-on"
    table.move("set_to", who="beor", what="energy", value=0)
    assert says(table) == "nothing-left"


def test_guardians_and_surplus_have_their_line(avalon):
    table = avalon("beor", "ailei", guided=True)
    table.move("guardian_appears", name="Warden", colour="grey", place=105)
    table.move("start_day")
    table.move("turn_event")
    assert says(table) == "guardians"
