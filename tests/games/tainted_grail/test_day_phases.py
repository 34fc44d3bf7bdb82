"""DAY: three phases in order, and no step skipped silently."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages.day import view as day
from companion.games.tainted_grail.pages.next_step import next_step
from companion.games.tainted_grail.play.procedures import DAY, EVENING, MORNING

NOT_YET = {
    "dark_menhirs": ("turn_event", "begin_day", "end_day", "rest", "good_night", "pass", "explore"),
    "event": ("start_day", "begin_day", "end_day", "rest", "good_night", "pass", "explore"),
    "guardians": ("start_day", "turn_event", "end_day", "rest", "good_night", "pass", "explore"),
    "equipment": ("start_day", "turn_event", "end_day", "rest", "good_night", "pass", "explore"),
    "actions": ("start_day", "turn_event", "begin_day", "rest", "good_night"),
    "rest": ("start_day", "turn_event", "begin_day", "end_day", "good_night", "pass", "explore"),
    "advancement": ("start_day", "turn_event", "begin_day", "end_day", "rest", "pass", "explore"),
}
ARGS = {"pass": {"who": "beor"}, "explore": {"who": ["beor"]}}


def stand(table, step):
    """Let the table live up to that step; on its way it meets a guardian and too many swords."""
    with table.arranged() as state:
        state.guardians = []
    table.move("guardian_appears", name="The Lurker", colour="grey", place=103)
    for sword in ("sword", "spear"):
        table.move("take", who="arev", kind="item", name=sword, keyword="weapon")
    with table.arranged() as state:
        state.heroes["arev"].belongings[1].face_up = True
    for at, name, args in (
        ("dark_menhirs", "start_day", {}),
        ("event", "turn_event", {}),
        ("guardians", "roll_guardian", {"guardian": table.state.guardians[0].id, "rolled": "removal"}),
        ("equipment", "turn_card", {"who": "arev", "card": table.hero("arev").belongings[1].id, "face_up": False}),
        ("equipment", "begin_day", {}),
        ("actions", "end_day", {"everyone_passes": True}),
        ("rest", "rest", {}),
    ):
        if table.step == step:
            return
        assert table.step == at
        table.move(name, **args)
    assert table.step == step


@pytest.mark.rule("TG-DAY-01")
def test_a_day_has_three_phases_and_then_a_new_one_begins(table):
    seen = []
    for _ in range(2):
        seen.append((table.state.day, table.phase))
        table.morning()
        seen.append((table.state.day, table.phase))
        table.move("end_day", everyone_passes=True)
        seen.append((table.state.day, table.phase))
        table.move("rest")
        assert table.state.day == seen[-1][0]
        table.move("good_night")
    phases = ["start_of_day", "during_the_day", "end_of_day"]
    assert seen == [(1, phase) for phase in phases] + [(2, phase) for phase in phases]
    assert (table.state.day, table.phase, table.step) == (3, "start_of_day", "dark_menhirs")


@pytest.mark.rule("TG-DAY-01", "TG-SOD-13", "TG-EOD-11")
def test_the_steps_stand_in_the_rules_order():
    assert [step.rule for step in MORNING.steps] == [
        "TG-SOD-01",
        "TG-SOD-02",
        "TG-SOD-03",
        "TG-SOD-04",
        "TG-SOD-07",
        "TG-SOD-10",
        "TG-SOD-11",
        "TG-SOD-12",
    ]
    assert [step.rule for step in DAY.steps] == ["TG-DUR-01"]
    assert [step.rule for step in EVENING.steps] == [
        "TG-EOD-01",
        "TG-EOD-05",
        "TG-EOD-08",
        "TG-EOD-09",
        "TG-EOD-10",
    ]


@pytest.mark.rule("TG-DAY-02")
@pytest.mark.parametrize("step", NOT_YET)
def test_no_step_is_skipped_silently(table, step):
    stand(table, step)
    before = table.plain
    for name in NOT_YET[step]:
        objection = table.objects(name, **ARGS.get(name, {}))
        code = "rested-already" if (step, name) == ("advancement", "rest") else "not-the-time"
        assert (objection.rule, objection.code, objection.can_overrule) == ("TG-DAY-02", code, True), name
    assert table.plain == before and table.step == step


@pytest.mark.rule("TG-DAY-02")
def test_the_page_shows_the_day_the_phase_and_the_step(table):
    for step, phase in (("dark_menhirs", "morning"), ("event", "morning"), ("actions", "day"), ("rest", "evening")):
        fresh = day(table.state, EVERYBODY) if step == "dark_menhirs" else None
        if fresh is None:
            table.move(
                {"event": "start_day", "actions": "turn_event", "rest": "end_day"}[step],
                **({"everyone_passes": True} if step == "rest" else {}),
            )
            fresh = day(table.state, EVERYBODY)
        assert (fresh.step, fresh.phase) == (step, phase)
        assert [shown.name for shown, mark in fresh.steps if mark == "now"] == [step]


@pytest.mark.rule("TG-DAY-02")
def test_skipping_a_step_anyway_is_the_tables_ruling(table):
    table.move("end_day", overrule=("not-the-time",), everyone_passes=True)
    assert [(ruling.rule, ruling.code) for ruling in table.rulings] == [("TG-DAY-02", "not-the-time")]
    assert table.step == "rest"


@pytest.mark.rule("TG-DAY-02")
def test_the_one_large_button_leads_through_a_day(table):
    steps = []
    while table.state.day == 1:
        steps.append((table.step, table.press()))
    assert steps == [
        ("dark_menhirs", "start_day"),
        ("event", "turn_event"),
        ("actions", "explore"),
        ("actions", "end_exploration"),
        ("actions", "end_day"),
        ("rest", "rest"),  # nobody can grow: the night follows at once
    ]


@pytest.mark.rule("TG-DAY-02")
def test_the_large_button_waits_for_the_guardians_die(table):
    stand(table, "guardians")
    assert next_step(table.state) is None
    objection = table.objects("begin_day")
    assert (objection.rule, objection.code) == ("TG-SOD-10", "guardian-not-rolled")


@pytest.mark.rule("TG-DAY-01")
def test_days_kept_on_the_table_are_only_counted(avalon):
    table = avalon("beor", areas={"days": "table"})
    assert next_step(table.state).move == "note_day"
    table.move("note_day")
    assert (table.state.day, table.phase) == (2, "start_of_day")
    table.move("guardian_appears", name="The Lurker", colour="grey", place=103)
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="east")  # the table knows when it is time
    assert table.state.guardians[0].place == 101


def test_a_whole_day_can_be_taken_back(table):
    before = table.plain
    table.whole_day()
    assert table.state.day == 2 and table.state.menhirs[0].dial == 5
    for _ in range(table.moves_made):
        table.undo()
    assert table.plain == before


def test_who_passed_yesterday_has_not_passed_today(table):
    table.whole_day()
    assert not any(hero.passed or hero.acted for hero in table.state.living)
