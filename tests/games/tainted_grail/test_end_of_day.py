"""EOD: rest, Energy, advancement, decks and dreams, for every character."""

from __future__ import annotations

import pytest

BEOR = {"id": "beor", "energy": 6, "health": 9, "terror": 7, "resources": {"food": 1}}


def evening(table, **boards):
    """Come to the rest of a day with these boards, each (Energy, Health, Terror, Food)."""
    table.morning()
    table.move("end_day", everyone_passes=True)
    with table.arranged() as state:
        for who, (energy, health, terror, food) in boards.items():
            hero = state.heroes[who]
            hero.energy.value, hero.health.value, hero.terror.value = energy, health, terror
            hero.resources["food"], hero.food_told = food, True
    return table


def board(table, who):
    hero = table.hero(who)
    return hero.energy.value, hero.health.value, hero.terror.value, hero.resources["food"]


# Energy, Health, Terror and Food before the rest, whether there is a wish to eat, and the same four after step 2.
NIGHTS = [
    ((3, 5, 2, 1), True, (6, 6, 1, 0)),
    ((3, 4, 2, 2), True, (5, 5, 1, 1)),  # the heart regained lets Energy rise to it
    ((6, 9, 0, 1), True, (6, 9, 0, 0)),  # nothing to mend, and the Food is eaten
    ((2, 9, 0, 1), True, (6, 9, 0, 0)),  # 2 is not red
    ((1, 9, 3, 1), True, (5, 9, 2, 0)),  # exhausted: 4 and no more
    ((0, 9, 3, 1), True, (4, 9, 2, 0)),
    ((1, 3, 0, 1), True, (4, 4, 0, 0)),  # exhausted, and the hearts are fewer still
    ((0, 1, 7, 1), True, (2, 2, 6, 0)),
    ((6, 9, 3, 0), True, (4, 9, 3, 0)),  # no Food: Energy falls to 0, which exhausts
    ((5, 9, 3, 2), False, (4, 9, 3, 2)),  # Food there, but declined
    ((1, 9, 0, 0), True, (4, 9, 0, 0)),  # Energy 1 is lost, Health is not
    ((0, 5, 3, 0), True, (4, 4, 3, 0)),  # Energy stood at 0: a heart instead
    ((0, 9, 3, 3), False, (4, 8, 3, 3)),
    ((0, 3, 0, 0), True, (2, 2, 0, 0)),
    ((2, 2, 0, 0), True, (2, 2, 0, 0)),
]


@pytest.mark.rule("TG-EOD-01", "TG-EOD-02", "TG-EOD-03", "TG-EOD-05", "TG-EOD-06", "TG-EOD-07")
@pytest.mark.parametrize(("before", "eats", "after"), NIGHTS)
def test_rest_and_energy_come_out_right(avalon, before, eats, after):
    table = evening(avalon(BEOR), beor=before)
    table.move("rest", hungry=[] if eats else ["beor"])
    assert board(table, "beor") == after
    energy, health, terror, food = after
    assert table.told("tell-board-after-rest") == [
        {"who": "beor", "energy": energy, "health": health, "terror": terror, "food": food}
    ]


@pytest.mark.rule("TG-EOD-01", "TG-EOD-02", "TG-EOD-03")
def test_each_character_eats_or_hungers_for_itself(table):
    evening(table, beor=(5, 8, 2, 1), ailei=(5, 8, 2, 1), arev=(0, 8, 2, 0))
    table.move("rest", hungry=["ailei"])
    assert board(table, "beor") == (6, 9, 1, 0)
    assert board(table, "ailei") == (4, 8, 2, 1)
    assert board(table, "arev") == (4, 7, 2, 0)
    assert table.wrote == ["wrote-hungry", "wrote-hungry", "wrote-ate"]
    assert [message.args["who"] for message in table.chronicle] == ["ailei", "arev", "beor"]
    table.undo()
    assert table.refuses("rest", hungry=["cerv"]).field == "hungry"


@pytest.mark.rule("TG-EOD-03")
def test_hunger_can_bring_a_character_to_die(avalon):
    table = evening(avalon(BEOR), beor=(0, 1, 0, 0))
    table.move("rest")
    assert board(table, "beor") == (0, 0, 0, 0)
    assert table.hero("beor").dying and "tell-attach-dying" in table.said


@pytest.mark.rule("TG-EOD-04")
def test_who_has_no_food_can_be_fed_before_the_rest(table):
    with table.arranged() as state:
        for hero in state.living:
            hero.sure, hero.resources["food"] = True, 0 if hero.id == "arev" else 2
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert table.told("tell-no-food") == [{"who": ["arev"]}]  # somebody beside him could share
    table.move("trade", who="ailei", to="arev", what="food")
    table.move("rest")
    assert [hero.resources["food"] for hero in table.state.living] == [0, 0, 1]
    assert "wrote-hungry" not in table.wrote


@pytest.mark.rule("TG-EOD-04")
def test_nobody_is_fed_from_another_place(table):
    table.morning()
    table.move("travel", who=["arev"], to=104)
    table.move("end_day", everyone_passes=True)
    assert table.objects("trade", who="beor", to="arev", what="food").rule == "TG-RES-07"


@pytest.mark.rule("TG-EOD-05", "TG-EOD-06")
@pytest.mark.parametrize(("length", "before", "after"), [(3, 2, 3), (3, 0, 3), (3, 1, 3), (8, 2, 8), (8, 1, 5)])
def test_energy_ends_at_its_own_track_too(avalon, length, before, after):
    table = evening(avalon({**BEOR, "energy": length}), beor=(before, 9, 0, 1))
    table.move("rest")
    assert table.hero("beor").energy.value == after


@pytest.mark.rule("TG-EOD-07")
def test_hunger_tonight_is_a_short_day_tomorrow(table):
    evening(table, beor=(6, 9, 0, 1), ailei=(6, 9, 0, 0))
    table.move("rest")
    table.move("good_night")
    table.morning()
    assert (table.hero("beor").energy.value, table.hero("ailei").energy.value) == (6, 4)


@pytest.mark.rule("TG-EOD-11")
def test_the_table_stops_for_advancement_and_decks_after_the_rest_and_before_the_dreams(table):
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert (table.phase, table.step) == ("end_of_day", "rest")
    table.move("rest")
    assert (table.phase, table.step) == ("end_of_day", "advancement")
    assert table.said[-1] == "tell-advance" and "tell-dream" not in table.said
    assert table.state.day == 1
    for name, code in (("rest", "rested-already"), ("start_day", "not-the-time")):
        assert table.objects(name).code == code
    table.move("change", who="beor", what="experience", by=-2)  # what is bought is noted here, until the app does it
    table.move("good_night")
    assert table.said[:3] == ["tell-dream"] * 3
    assert (table.phase, table.step, table.state.day) == ("start_of_day", "dark_menhirs", 2)


@pytest.mark.rule("TG-EOD-11")
def test_a_light_table_hears_of_the_evening_in_its_order(avalon):
    table = avalon("beor", "ailei", kept="light")
    table.move("start_day")
    table.move("end_day", everyone_passes=True)
    assert table.said == ["tell-rest-by-hand", "tell-energy-by-hand", "tell-advance", "tell-dreams-by-hand"]
    assert (table.step, table.state.day) == ("dark_menhirs", 2)


@pytest.mark.rule("TG-EOD-10")
def test_dream_nightmare_or_neither_for_each_character(table):
    evening(table, beor=(3, 9, 5, 0), ailei=(3, 9, 6, 0), arev=(3, 9, 7, 0))
    with table.arranged() as state:
        state.heroes["arev"].place = 103  # no dream emblem there
    table.move("rest")
    table.move("good_night")
    assert table.told("tell-dream") == [{"who": "beor", "place": 101}]
    assert table.told("tell-nightmare") == [{"who": "ailei", "place": 101}]
    assert not any(message.args.get("who") == "arev" for message in table.tellings)


@pytest.mark.rule("TG-EOD-10", "TG-EOD-11")
def test_the_rest_comes_before_the_dream(avalon):
    table = evening(avalon(BEOR), beor=(3, 9, 6, 1))
    table.move("rest")  # the meal takes Terror out of the red
    table.move("good_night")
    assert table.told("tell-dream") == [{"who": "beor", "place": 101}]
    table = evening(avalon(BEOR), beor=(3, 9, 6, 1))
    table.move("rest", hungry=["beor"])
    table.move("good_night")
    assert table.told("tell-nightmare") == [{"who": "beor", "place": 101}]


@pytest.mark.rule("TG-EOD-10")
def test_terror_that_the_app_does_not_know_is_left_to_the_board(avalon):
    table = avalon("beor", areas={"boards": "table"})
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert table.told("tell-dream-by-board") == [{"who": "beor", "place": 101}]
    assert "tell-dream" not in table.said


def test_the_dead_neither_eat_nor_dream(table):
    evening(table, beor=(3, 9, 0, 1))
    with table.arranged() as state:
        state.heroes["beor"].dead = True
    table.move("rest")
    assert board(table, "beor") == (3, 9, 0, 1)
    table.move("good_night")
    assert [told["who"] for told in table.told("tell-dream")] == ["ailei", "arev"]


@pytest.mark.rule("TG-EOD-09", "TG-ADV-03")
def test_owned_cards_are_swapped_after_the_rest_and_fifteen_stay(table):
    evening(table, beor=(3, 9, 0, 1))
    with table.arranged() as state:
        state.heroes["beor"].combat.aside = ["combat own 3"]
    swap = {"who": "beor", "deck": "combat", "take_in": ["combat own 3"], "lay_aside": ["combat 1"]}
    assert table.objects("rebuild_deck", **swap).code == "decks-in-the-evening"  # nobody has rested yet
    table.move("rest")
    table.move("rebuild_deck", **swap)
    pool = table.hero("beor").combat
    assert len(pool.cards) == 15 and "combat own 3" in pool.cards and pool.aside == ["combat 1"]
    objection = table.objects("rebuild_deck", who="beor", deck="combat", lay_aside=["combat 2"])
    assert objection.code == "deck-too-small" and objection.rule == "TG-EOD-09"
    assert table.refuses("rebuild_deck", who="beor", deck="combat", take_in=["combat own 9"]).field == "take_in"
    table.move("good_night")
    table.objects("rebuild_deck", **swap)
