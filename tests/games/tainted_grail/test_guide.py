"""The first evening's guide: which line it says where, and that it takes its leave by itself."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.guide import advice, at_a_fight

from . import fights


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
        "morning", "event", "explore-home", "exploring", "together", "go-on", "some-are-done", "tired", "rest",
        "advancement", "farewell", None,
    ]  # fmt: skip


def test_what_comes_back_all_day_is_open_once_and_then_a_fold(avalon):
    table = avalon("beor", "ailei", guided=True)
    opened = []
    for move, args in (
        ("start_day", {}),
        ("turn_event", {"name": "The bell", "quest": True}),
        ("explore", {"who": ["beor", "ailei"]}),
        ("end_exploration", {"who": "beor"}),
        ("travel", {"who": ["beor", "ailei"], "to": 104}),
        ("explore", {"who": ["beor", "ailei"]}),
        ("end_exploration", {"who": "beor"}),
    ):
        table.move(move, **args)
        found = advice(table.state)
        assert found.title.key == f"guide-of-{says(table)}"
        opened.append((says(table), found.fresh))
    assert opened == [
        ("event", False), ("explore-home", True), ("exploring", True), ("together", True), ("together", False),
        ("exploring", False), ("together", False),
    ]  # fmt: skip


def test_nobody_hears_it_who_did_not_ask(table):
    assert says(table) is None
    table.move("follow_guide")
    assert says(table) == "morning"
    table.move("follow_guide", guided=False)
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


@pytest.mark.rule("TG-HNT-08", "TG-ENC-04", "TG-ENC-08")
def test_an_encounter_is_led_through_from_its_card_to_its_end(solo):
    def hears() -> str | None:
        found = at_a_fight(solo.state)
        name = found and found.said.key.removeprefix("guide-encounter-")
        assert found is None or found.title.key == f"guide-of-{name}"
        return name

    solo.morning()
    solo.move("begin_encounter", who=["beor"], colour="green")
    assert hears() is None  # nobody asked for it
    solo.move("follow_guide")
    heard = [hears()]
    assert says(solo) == "encounter-waits"
    solo.move("describe_encounter", card=fights.combat(value=1), who="beor")
    heard.append(hears())
    solo.move("start_fight", who="beor")
    heard.append(hears())
    fights.acts(solo, "beor", 1)
    heard.append(hears())
    assert heard == ["card", "hands", "turn", "over"]
    solo.move("end_encounter", who="beor", how="won")
    assert hears() is None and says(solo) == "explore-home"


@pytest.mark.rule("TG-HNT-08")
def test_what_was_read_of_a_fight_is_folded_beside_what_is_asked(avalon):
    table = avalon("beor", "ailei", guided=True)
    table.morning()
    fights.face(table, fights.combat(value=2, table=[]), "beor", "ailei")
    fresh = [at_a_fight(table.state).fresh]
    table.move("start_fight", who="beor")
    fresh.append(at_a_fight(table.state).fresh)  # of turns it speaks before the first one
    table.move("activate", who="beor")
    fresh.append(at_a_fight(table.state).fresh)
    table.move("lay_card", who="beor", by=1)
    table.move("finish_laying", who="beor")
    table.move("carry_on", who="beor")  # it was done as the card says
    fresh.append(at_a_fight(table.state).fresh)
    fights.acts(table, "ailei", 1)
    fresh.append(at_a_fight(table.state).fresh)
    assert fresh == [True, True, False, False, False]


@pytest.mark.rule("TG-DIP-05")
def test_a_diplomacy_is_looked_at_before_the_cards_are_drawn(avalon):
    table = avalon("beor", "ailei", guided=True)
    table.morning()
    fights.face(table, fights.diplomacy(avoid={"costs": {"wealth": 1}}), "beor", "ailei")
    found = at_a_fight(table.state)
    assert (found.said.key, found.said.args) == ("guide-encounter-before", {"kind": "diplomacy"})


@pytest.mark.rule("TG-ENC-04")
def test_the_first_encounter_is_told_of_though_it_comes_on_the_second_day(avalon):
    table = avalon("beor", areas={"fights": "table"}, guided=True)
    with table.arranged() as state:
        state.day = 3
    table.morning()
    assert says(table) is None
    table.move("begin_encounter", who=["beor"], colour="green")
    assert says(table) == "encounter-by-hand"
    with table.arranged() as state:
        state.evening.session = 2
    assert says(table) is None


@pytest.mark.rule("TG-DUR-04", "TG-DUR-09")
def test_who_is_done_while_others_are_not_hears_how_the_day_ends(avalon):
    table = avalon("beor", "ailei", guided=True)
    table.morning()
    table.move("explore", who=["beor", "ailei"])
    table.move("end_exploration", who="beor")
    table.move("set_to", who="beor", what="energy", value=0)
    assert says(table) == "some-are-done"


def test_guardians_and_surplus_have_their_line(avalon):
    table = avalon("beor", "ailei", guided=True)
    table.move("guardian_appears", name="Warden", colour="grey", place=105)
    table.move("start_day")
    table.move("turn_event")
    assert says(table) == "guardians"


def test_the_first_diplomacy_is_told_of_on_a_later_evening_too_and_the_training_card_by_its_name(avalon):
    table = avalon("beor", "ailei", guided=True, encounters={"green": 5, "blue": 5})
    for move in ("start_day", "turn_event"):
        table.move(move)
    assert table.state.untried
    table.move("begin_encounter", who=["beor", "ailei"], training=True)
    assert at_a_fight(table.state).said.args["card"] == "training" and not table.state.untried
    table.move("end_encounter", who="beor")
    with table.arranged() as state:
        state.evening.session = 2
    table.move("begin_encounter", who=["beor", "ailei"], colour="green")
    assert at_a_fight(table.state) is None
    table.move("end_encounter", who="beor")
    assert not table.state.untried
    table.move("begin_encounter", who=["beor", "ailei"], colour="blue")
    assert at_a_fight(table.state).said.args["card"] == "talk"
    table.move("end_encounter", who="beor")
    table.move("begin_encounter", who=["beor", "ailei"], colour="blue")
    assert at_a_fight(table.state) is None
