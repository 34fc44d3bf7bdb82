"""DUR: during the day, one action each in cycles, until all have passed or have nothing left."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.next_step import next_step


@pytest.fixture
def noon(table):
    """The day's actions: Ailei (1), Arev (2) and Beor (4) stand on 101 with 6 Energy each."""
    table.morning()
    return table


def acted(table):
    return {hero.id for hero in table.state.living if hero.acted}


def drain(table, *heroes):
    """Take all Energy from these."""
    for who in heroes:
        table.move("set_to", who=who, what="energy", value=0)


@pytest.mark.rule("TG-DUR-01")
def test_everyone_acts_once_in_any_order_and_then_a_new_cycle_begins(noon):
    noon.move("explore", who=["beor"])
    assert acted(noon) == {"beor"}
    noon.move("travel", who=["ailei"], to=104)
    assert acted(noon) == {"beor", "ailei"}
    assert "tell-acts-again" not in noon.said
    noon.move("inspect_menhir", who=["arev"])
    assert acted(noon) == set()  # the new cycle
    noon.move("explore", who=["arev"])
    assert acted(noon) == {"arev"} and "tell-acts-again" not in noon.said


@pytest.mark.rule("TG-DUR-01")
def test_a_second_action_in_a_cycle_is_pointed_out(noon):
    noon.move("explore", who=["beor"])
    noon.move("explore", who=["beor"])
    assert noon.told("tell-acts-again") == [{"who": "beor"}]
    assert acted(noon) == {"beor"}


@pytest.mark.rule("TG-DUR-01")
def test_who_passed_is_not_waited_for(noon):
    noon.move("explore", who=["beor"])
    noon.move("pass", who="ailei")
    assert acted(noon) == {"beor"}
    noon.move("pass", who="arev")  # everyone has acted or passed
    assert acted(noon) == set()
    noon.move("explore", who=["beor"])
    noon.move("explore", who=["beor"])
    assert "tell-acts-again" not in noon.said  # alone, each action is a cycle
    assert noon.objects("explore", who=["arev"]).rule == "TG-ACT-21"
    noon.move("end_day", everyone_passes=True)
    noon.move("rest")
    noon.move("good_night")
    noon.morning()
    assert not any(hero.passed or hero.acted for hero in noon.state.living)


@pytest.mark.rule("TG-DUR-01")
def test_who_has_nothing_left_is_not_waited_for(noon):
    drain(noon, "arev")
    noon.move("explore", who=["beor"])
    noon.move("explore", who=["ailei"])
    assert acted(noon) == set()


@pytest.mark.rule("TG-DUR-02")
@pytest.mark.parametrize(
    ("heroes", "first"), [(["beor", "cerv", "arev"], "arev"), (["beor", "cerv"], "cerv"), (["cerv", "ailei"], "ailei")]
)
def test_the_lowest_character_number_begins(avalon, heroes, first):
    table = avalon(*heroes)
    table.morning()
    assert table.told("tell-who-begins") == [{"who": first}]


@pytest.mark.rule("TG-DUR-02")
def test_nobody_needs_to_be_told_alone(avalon):
    table = avalon("beor")
    table.morning()
    assert "tell-who-begins" not in table.said


@pytest.mark.rule("TG-DUR-03")
@pytest.mark.parametrize("name", ["explore", "travel", "location_action", "inspect_menhir"])
def test_a_party_action_is_each_members_action(noon, name):
    noon.move(name, who=["beor", "ailei"], **({"to": 104} if name == "travel" else {}))
    assert acted(noon) == {"beor", "ailei"}
    noon.move("explore", who=["arev"])
    assert acted(noon) == set()


@pytest.mark.rule("TG-DUR-03")
def test_who_helps_with_a_personal_action_takes_part_in_it(noon):
    noon.move("personal_action", who="beor", helpers=["arev"], cost=2, paying={"beor": 1, "arev": 1})
    assert acted(noon) == {"beor", "arev"}


@pytest.mark.rule("TG-DUR-04")
def test_the_end_is_proposed_when_all_have_passed_or_spent_everything(noon):
    with noon.arranged() as state:
        state.places["101"].explored = 1
    noon.move("pass", who="beor")
    assert next_step(noon.state).label.key == "step-everyone-passes"
    drain(noon, "ailei")
    noon.move("pass", who="arev")
    assert "tell-day-may-end" in noon.said
    step = next_step(noon.state)
    assert (step.label.key, step.move) == ("step-end-day", "end_day")
    noon.move("end_day")  # nobody is asked again
    assert noon.step == "rest"


@pytest.mark.rule("TG-DUR-04")
def test_the_last_energy_spent_proposes_the_end_too(noon):
    noon.move("pass", who="beor")
    noon.move("pass", who="ailei")
    noon.move("set_to", who="arev", what="energy", value=1)
    with noon.arranged() as state:
        state.places["101"].explored = 1
    assert next_step(noon.state).label.key == "step-everyone-passes"
    noon.move("explore", who=["arev"])
    noon.move("end_exploration", who="arev")
    assert next_step(noon.state).label.key == "step-end-day"


@pytest.mark.rule("TG-DUR-04")
def test_who_may_still_act_is_named_before_the_day_ends(noon):
    noon.move("pass", who="ailei")
    objection = noon.objects("end_day")
    assert (objection.rule, objection.code) == ("TG-DUR-04", "some-may-still-act")
    assert objection.message.args["who"] == ["arev", "beor"]
    noon.move("end_day", everyone_passes=True)
    assert all(hero.passed for hero in noon.state.living)


@pytest.mark.rule("TG-DUR-04", "TG-DUR-07")
def test_before_the_end_is_confirmed_free_actions_are_open(noon):
    drain(noon, "beor", "ailei", "arev")
    assert next_step(noon.state).label.key == "step-end-day"
    noon.move("inspect_menhir", who=["beor"])
    assert noon.step == "actions" and noon.hero("beor").energy.value == 0
    noon.move("pay", who="beor", health=1)  # hearts and eyes buy without Energy
    noon.move("location_action", who=["ailei"], cost=0)
    noon.move("pass", who="arev")
    assert noon.hero("arev").passed


@pytest.mark.rule("TG-DUR-06")
def test_a_price_in_energy_hearts_or_eyes_is_paid_in_full(noon):
    noon.move("pay", who="beor", energy=2, health=1, terror=3)
    beor = noon.hero("beor")
    assert (beor.energy.value, beor.health.value, beor.terror.value) == (4, 8, 3)
    before = noon.plain
    for price, code in (
        ({"energy": 5}, "not-enough-energy"),
        ({"health": 9}, "not-enough-health"),
        ({"terror": 5}, "no-room-for-terror"),
        ({"energy": 1, "health": 9}, "not-enough-health"),
    ):
        objection = noon.objects("pay", who="beor", **price)
        assert (objection.rule, objection.code) == ("TG-DUR-06", code)
    assert noon.plain == before
    noon.move("pay", who="beor", health=5)
    assert noon.hero("beor").energy.value == 3  # fewer hearts, less Energy


@pytest.mark.rule("TG-DUR-06")
@pytest.mark.parametrize(("name", "args"), [("explore", {}), ("travel", {"to": 104}), ("location_action", {"cost": 1})])
def test_the_usual_price_is_energy(noon, name, args):
    noon.move("set_to", who="beor", what="energy", value=1)
    noon.move(name, who=["beor"], **args)
    assert noon.hero("beor").energy.value == 0
    noon.undo()
    drain(noon, "beor")
    assert noon.objects(name, who=["beor"], **args).code == "not-enough-energy"


@pytest.mark.rule("TG-DUR-09")
@pytest.mark.parametrize(("name", "args"), [("explore", {}), ("travel", {"to": 104})])
def test_others_may_pay_for_who_has_no_energy(noon, name, args):
    drain(noon, "ailei")
    noon.move(name, who=["beor", "ailei"], paying={"beor": 2}, **args)
    assert (noon.hero("beor").energy.value, noon.hero("ailei").energy.value) == (4, 0)
    assert acted(noon) == {"beor", "ailei"}
    assert noon.hero("ailei").place == noon.hero("beor").place
    noon.undo()
    noon.move(name, who=["ailei", "beor", "arev"], paying={"arev": 3}, **args)
    assert {hero.id: hero.energy.value for hero in noon.state.living} == {"ailei": 0, "arev": 3, "beor": 6}
    noon.undo()
    noon.move("pass", who="ailei")
    assert noon.objects(name, who=["beor", "ailei"], **args).rule == "TG-ACT-21"  # but not for who has passed
