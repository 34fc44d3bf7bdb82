"""TRK: Energy, Health and Terror, and what their markers bring."""

from __future__ import annotations

import pytest

from companion.core.track import Track


@pytest.fixture
def beor(avalon):
    """Beor alone during the first day: Energy 6 of 6, Health 9 of 9, Terror 0 of 7."""
    table = avalon("beor")
    table.morning()
    return table


def board(table, who="beor") -> tuple[int, int, int]:
    hero = table.hero(who)
    return hero.energy.value, hero.health.value, hero.terror.value


@pytest.mark.rule("TG-TRK-01")
def test_each_character_has_three_tracks_as_long_as_its_own_board(avalon):
    table = avalon({"id": "beor", "energy": 7, "health": 8, "terror": 6}, {"id": "ailei", "energy": 5, "health": 11})
    assert [table.hero("beor").track(name).top for name in ("energy", "health", "terror")] == [7, 8, 6]
    assert [table.hero("ailei").track(name).top for name in ("energy", "health", "terror")] == [5, 11, 7]
    table.move("read_board", who="ailei", printed={"terror": 9})
    assert table.hero("ailei").terror == Track(0, 9, (8, 9))


@pytest.mark.rule("TG-TRK-02", "TG-TRK-03")
@pytest.mark.parametrize(("value", "exhausted"), [(0, True), (1, True), (2, False), (6, False)])
def test_the_lowest_two_positions_of_energy_exhaust(beor, value, exhausted):
    assert beor.hero("beor").energy.red == (0, 1)
    beor.move("set_to", who="beor", what="energy", value=value)
    assert beor.hero("beor").exhausted is exhausted


@pytest.mark.rule("TG-TRK-04")
def test_energy_may_be_spent_down_into_the_red(beor):
    beor.move("location_action", who=["beor"], cost=5)
    assert board(beor)[0] == 1
    beor.move("travel", who=["beor"], to=104)
    assert board(beor)[0] == 0
    met = beor.objects("travel", who=["beor"], to=101)
    assert (met.code, met.message.args["has"]) == ("not-enough-energy", 0)


@pytest.mark.rule("TG-TRK-05")
def test_energy_never_stands_above_health(beor):
    beor.move("set_to", who="beor", what="health", value=4)
    assert board(beor) == (4, 4, 0)
    beor.move("change", who="beor", what="energy", by=2)
    assert board(beor) == (4, 4, 0)
    assert "tell-energy-held-by-health" in beor.said
    met = beor.objects("set_to", who="beor", what="energy", value=5)
    assert (met.rule, met.can_overrule) == ("TG-TRK-05", False)


@pytest.mark.rule("TG-TRK-05")
def test_a_board_starts_with_energy_under_its_health(avalon):
    table = avalon({"id": "beor", "energy": 8, "health": 9, "health_start": 5})
    assert board(table) == (5, 5, 0)


@pytest.mark.rule("TG-TRK-06")
def test_energy_drops_with_health_at_once_and_is_not_given_back(beor):
    beor.move("change", who="beor", what="health", by=-3)
    assert board(beor) == (6, 6, 0)  # not below it yet
    beor.move("change", who="beor", what="health", by=-2)
    assert board(beor) == (4, 4, 0)
    assert beor.told("tell-energy-limited") == [{"who": "beor", "value": 4}]
    beor.move("change", who="beor", what="health", by=3)
    assert board(beor) == (4, 7, 0)


@pytest.mark.rule("TG-TRK-06")
def test_a_board_that_is_noted_with_less_health_takes_its_energy_along(beor):
    beor.move("note_boards", boards=[{"who": "beor", "health": 3}])
    assert board(beor) == (3, 3, 0)
    met = beor.objects("note_boards", boards=[{"who": "beor", "health": 3, "energy": 4}])
    assert (met.rule, met.can_overrule) == ("TG-TRK-05", False)
    beor.move("note_boards", boards=[{"who": "beor", "health": 8, "energy": 6, "terror": 2}])
    assert board(beor) == (6, 8, 2)


@pytest.mark.rule("TG-TRK-07")
@pytest.mark.parametrize(("health", "terror", "panicked"), [(3, 2, False), (3, 3, False), (3, 4, True)])
def test_panic_is_terror_strictly_above_health(beor, health, terror, panicked):
    beor.move("set_to", who="beor", what="health", value=health)
    beor.move("set_to", who="beor", what="terror", value=terror)
    assert beor.hero("beor").panicked is panicked


@pytest.mark.rule("TG-TRK-08")
def test_panic_comes_and_goes_with_either_marker(beor):
    seen = []
    for what, by in (("terror", 4), ("health", -6), ("health", 1), ("terror", 1), ("terror", -1)):
        beor.move("change", who="beor", what=what, by=by)
        seen.append(beor.hero("beor").panicked)
    assert seen == [False, True, False, True, False]  # 4/9, 4/3, 4/4, 5/4, 4/4


@pytest.mark.rule("TG-TRK-09")
def test_no_health_means_dying_and_out_of_the_encounter_at_once(table):
    table.morning()
    table.move("begin_encounter", who=["beor", "ailei"])
    table.move("change", who="beor", what="health", by=-8)
    assert not table.hero("beor").dying
    table.move("change", who="beor", what="health", by=-1)
    assert table.hero("beor").dying and board(table) == (0, 0, 0)
    assert table.said.index("tell-attach-dying") < table.said.index("tell-leaves-encounter")
    assert table.state.under_way[0].who == ["ailei"]
    table.move("change", who="ailei", what="health", by=-9)
    assert table.state.under_way == []  # nobody is left in it


@pytest.mark.rule("TG-TRK-09")
def test_the_dying_card_is_attached_once_and_lifted_by_hand(beor):
    beor.move("change", who="beor", what="health", by=-9)
    beor.move("change", who="beor", what="terror", by=1)
    assert "tell-attach-dying" not in beor.said
    beor.move("change", who="beor", what="health", by=1)
    assert beor.hero("beor").dying and "tell-dying-may-pass" in beor.said
    beor.move("change", who="beor", what="health", by=1)
    assert "tell-dying-may-pass" not in beor.said  # said when it happens, and not with every step
    beor.move("lift", who="beor", card="dying")
    assert not beor.hero("beor").dying


@pytest.mark.rule("TG-TRK-10")
def test_either_of_the_top_two_positions_of_terror_maddens(beor):
    assert beor.hero("beor").terror.red == (6, 7)
    beor.move("change", who="beor", what="terror", by=5)
    assert not beor.hero("beor").mad
    beor.move("change", who="beor", what="terror", by=1)
    assert beor.hero("beor").mad and "tell-attach-mad" in beor.said
    beor.move("change", who="beor", what="terror", by=1)
    assert "tell-attach-mad" not in beor.said
    beor.move("change", who="beor", what="terror", by=-2)
    assert beor.hero("beor").mad and "tell-madness-may-pass" in beor.said  # the card says when it goes
    beor.move("change", who="beor", what="energy", by=-1)
    assert "tell-madness-may-pass" not in beor.said


@pytest.mark.rule("TG-TRK-10")
def test_the_top_position_alone_maddens_too(beor):
    beor.move("set_to", who="beor", what="terror", value=7)
    assert beor.hero("beor").mad


@pytest.mark.rule("TG-TRK-11")
@pytest.mark.parametrize(
    ("what", "by", "value"),
    [
        ("energy", -99, 0),
        ("energy", 99, 6),
        ("health", -99, 0),
        ("health", 99, 9),
        ("terror", -99, 0),
        ("terror", 99, 7),
    ],
)
def test_no_marker_leaves_its_track(beor, what, by, value):
    beor.move("change", who="beor", what=what, by=by)
    assert beor.hero("beor").track(what).value == value
    assert beor.refuses("set_to", who="beor", what=what, value=beor.hero("beor").track(what).top + 1).field == "value"


@pytest.mark.rule("TG-TRK-12")
def test_losing_takes_what_there_is_and_says_how_much(beor):
    beor.move("change", who="beor", what="food", by=-5)
    assert beor.hero("beor").resources["food"] == 0
    assert beor.chronicle[-1].args["by"] == 2


@pytest.mark.rule("TG-TRK-12")
@pytest.mark.parametrize("what", ["energy", "health", "food", "wealth", "reputation", "magic", "experience"])
def test_paying_needs_the_full_amount(beor, what):
    with beor.arranged() as state:
        hero = state.heroes["beor"]
        hero.energy.value = hero.health.value = 3
        hero.resources = dict.fromkeys(hero.resources, 3)
    assert beor.objects("pay", who="beor", **{what: 4}).message.args["has"] == 3
    beor.move("pay", who="beor", **{what: 3})
    hero = beor.hero("beor")
    assert (hero.track(what).value if what in ("energy", "health") else hero.resources[what]) == 0


@pytest.mark.rule("TG-TRK-12")
def test_a_price_in_eyes_needs_the_room_for_it(beor):
    beor.move("set_to", who="beor", what="terror", value=5)
    assert beor.objects("pay", who="beor", terror=3).code == "no-room-for-terror"
    beor.move("pay", who="beor", terror=2)
    assert board(beor)[2] == 7 and beor.hero("beor").mad


@pytest.mark.rule("TG-TRK-12")
def test_a_mixed_price_is_paid_whole_or_not_at_all(beor):
    beor.objects("pay", who="beor", energy=2, magic=1)
    assert board(beor) == (6, 9, 0)
    beor.move("pay", who="beor", energy=2, health=2)
    assert board(beor) == (4, 7, 0)
