"""RES: five resources, what is traded and what never is."""

from __future__ import annotations

import pytest


@pytest.fixture
def rich(table):
    """Three characters on 101 by day, each with 3 of everything."""
    table.morning()
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources = dict.fromkeys(hero.resources, 3)
    return table


@pytest.mark.rule("TG-RES-01", "TG-RES-03", "TG-RES-04", "TG-RES-05", "TG-RES-06")
def test_five_resources_are_counted_for_each_character(table):
    assert set(table.hero("beor").resources) == {"food", "wealth", "reputation", "magic", "experience"}
    for number, what in enumerate(("wealth", "reputation", "magic", "experience"), 1):
        table.move("change", who="ailei", what=what, by=number)
        assert table.hero("ailei").resources[what] == number
        assert table.hero("beor").resources[what] == 0
    table.move("change", who="ailei", what="experience", by=-3)
    assert table.hero("ailei").resources == {"food": 2, "wealth": 1, "reputation": 2, "magic": 3, "experience": 1}


@pytest.mark.rule("TG-RES-02")
def test_one_food_is_eaten_in_the_evening(rich):
    rich.move("end_day", everyone_passes=True)
    rich.move("rest", hungry=["arev"])
    assert {who: hero.resources["food"] for who, hero in rich.state.heroes.items()} == {
        "beor": 2,
        "ailei": 2,
        "arev": 3,
    }


@pytest.mark.rule("TG-RES-07")
@pytest.mark.parametrize("what", ["food", "wealth"])
def test_food_and_wealth_change_hands_in_one_place(rich, what):
    rich.move("trade", who="beor", to="ailei", what=what, amount=2)
    assert (rich.hero("beor").resources[what], rich.hero("ailei").resources[what]) == (1, 5)
    assert rich.refuses("trade", who="beor", to="ailei", what=what, amount=2).field == "amount"
    rich.move("travel", who=["beor"], to=104)
    met = rich.objects("trade", who="beor", to="ailei", what=what)
    assert (met.rule, met.code) == ("TG-RES-07", "not-together")


@pytest.mark.rule("TG-RES-07")
def test_nobody_trades_in_the_middle_of_an_encounter(rich):
    rich.move("begin_encounter", who=["ailei"])
    for giver, taker in (("ailei", "beor"), ("beor", "ailei")):
        met = rich.objects("trade", who=giver, to=taker, what="food")
        assert (met.rule, met.code) == ("TG-RES-07", "in-an-encounter")
    rich.move("trade", who="beor", to="arev", what="food")  # the others are free
    rich.move("end_encounter", who="ailei")
    rich.move("trade", who="ailei", to="beor", what="food")


@pytest.mark.rule("TG-RES-07")
def test_who_explores_neither_gives_nor_takes(rich):
    rich.move("explore", who=["ailei"])
    for giver, taker in (("beor", "ailei"), ("ailei", "beor")):
        met = rich.objects("trade", who=giver, to=taker, what="food")
        assert (met.rule, met.code, met.message.args["who"]) == ("TG-RES-07", "in-an-exploration", ["ailei"])
    rich.move("end_exploration", who="ailei")
    rich.move("trade", who="beor", to="ailei", what="food")
    assert rich.tellings == []


@pytest.mark.rule("TG-RES-08")
@pytest.mark.parametrize("what", ["reputation", "magic", "experience"])
def test_the_other_three_are_never_traded(rich, what):
    met = rich.objects("trade", who="beor", to="ailei", what=what)
    assert (met.rule, met.code) == ("TG-RES-08", "never-traded")


@pytest.mark.rule("TG-RES-08")
def test_magic_is_spent_for_another_and_not_given(rich):
    rich.move("spend_for_another", who="beor", to="ailei", magic=2)
    assert (rich.hero("beor").resources["magic"], rich.hero("ailei").resources["magic"]) == (1, 3)


@pytest.mark.rule("TG-RES-09")
def test_no_count_falls_below_nothing_and_none_is_limited_by_the_rules(rich):
    for what in rich.hero("beor").resources:
        rich.move("change", who="beor", what=what, by=-99)
        assert rich.hero("beor").resources[what] == 0
        rich.move("change", who="beor", what=what, by=99)
        assert rich.hero("beor").resources[what] == 99
    for _ in range(12):  # where the save itself ends, nothing breaks
        rich.move("change", who="beor", what="food", by=99)
    assert rich.hero("beor").resources["food"] == 999
    rich.move("trade", who="ailei", to="beor", what="food", amount=2)
    assert rich.hero("ailei").resources["food"] == 3  # what finds no room stays where it was


@pytest.mark.rule("TG-RES-09")
def test_hard_mode_may_limit_all_but_experience_to_twenty(rich):
    rich.move("choose_modes", resource_limit=True)
    for what in rich.hero("beor").resources:
        rich.move("change", who="beor", what=what, by=30)
    assert rich.hero("beor").resources == {"food": 20, "wealth": 20, "reputation": 20, "magic": 20, "experience": 33}
    rich.move("trade", who="ailei", to="beor", what="food", amount=3)
    assert rich.hero("ailei").resources["food"] == 3
    rich.move("choose_modes", resource_limit=False)
    rich.move("trade", who="ailei", to="beor", what="food", amount=3)
    assert rich.hero("beor").resources["food"] == 23
