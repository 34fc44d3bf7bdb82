"""MEN: menhirs are lit and extended; land that goes dark is lost, and who stands there flees."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.state.pieces import Menhir


@pytest.fixture
def day(table):
    """Three characters on 101 during the first day; the menhir there shows 5."""
    table.morning()
    return table


def boards(table) -> dict[str, tuple[int, int]]:
    """Health and Terror of each."""
    return {who: (hero.health.value, hero.terror.value) for who, hero in table.state.heroes.items()}


def numbers(table) -> set[int]:
    return {place.number for place in table.state.revealed}


def dials(table) -> dict[int, int | None]:
    return {menhir.place: menhir.dial for menhir in table.state.menhirs}


def night(table) -> None:
    """From the day to the next morning, everybody fed."""
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources["food"] = 5
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")


def dark_but_for(table, menhir: int, *gone: int, **standing: int) -> None:
    """Before a morning: only that menhir burns, these cards are gone, and people stand where they are said to."""
    with table.arranged() as state:
        state.menhirs = [Menhir(place=menhir, dial=5)]
        for number in gone:
            state.places[str(number)].state, state.places[str(number)].at = "removed", None
        for who, place in standing.items():
            state.heroes[who].place = place


@pytest.mark.rule("TG-MEN-01", "TG-MEN-10", "TG-MEN-11")
def test_land_without_a_menhirs_light_is_lost_with_all_that_it_costs(table):
    dark_but_for(table, 104, beor=103, ailei=103, arev=102)
    table.move("start_day")
    assert numbers(table) == {101, 102, 104, 105}  # 103 lies two cells from 104
    assert (table.state.place(103).state, table.state.place(103).at) == ("unrevealed", None)
    assert boards(table) == {"beor": (7, 2), "ailei": (7, 2), "arev": (9, 0)}
    assert {who: hero.place for who, hero in table.state.heroes.items()} == {"beor": 101, "ailei": 101, "arev": 102}
    assert [told["place"] for told in table.told("tell-remove-location")] == [103]
    # first it hurts, then they flee, and nobody pays for the way
    assert table.said.index("tell-suffered") < table.said.index("tell-move-figure")
    assert table.hero("beor").energy.value == 6


@pytest.mark.rule("TG-MEN-02")
def test_activating_sets_a_figure_with_the_dial_that_the_text_gives(day):
    with day.arranged() as state:
        state.places["104"].emblems = ["menhir"]
    day.move("travel", who=["beor"], to=104)
    assert day.refuses("activate_menhir", who=["beor"]).field == "base"  # the text says which
    day.move("activate_menhir", who=["beor"], dial=4)
    assert dials(day) == {101: 5, 104: 4}
    assert day.told("tell-place-menhir") == [{"place": 104, "value": 4}]


@pytest.mark.rule("TG-MEN-03")
def test_no_activation_without_the_emblem_nor_from_afar(day):
    day.move("travel", who=["beor"], to=102)
    met = day.objects("activate_menhir", who=["beor"], base=9)
    assert (met.rule, met.code) == ("TG-MEN-03", "no-menhir-emblem")
    assert day.refuses("activate_menhir", who=["beor"], base=9, at=101).field == "at"
    assert dials(day) == {101: 5}


@pytest.mark.rule("TG-MEN-04")
@pytest.mark.parametrize(("players", "value"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_dial_shows_its_base_less_one_for_each_player(avalon, players, value):
    table = avalon(*("beor", "ailei", "arev", "cerv")[:players])
    table.morning()
    table.move("activate_menhir", who=["beor"], base=9)
    assert dials(table) == {101: value}


@pytest.mark.rule("TG-MEN-04")
def test_modes_change_what_the_dial_shows(avalon):
    table = avalon("beor", "ailei", "arev", modes={"story": True})
    assert dials(table) == {101: 7}  # set up as for two
    table.morning()
    table.move("activate_menhir", who=["beor"], base=9)
    assert dials(table) == {101: 7}
    table.move("choose_modes", short_menhirs=True)
    table.move("activate_menhir", who=["beor"], base=9)
    assert dials(table) == {101: 6}
    table.move("choose_modes", story=False)
    table.move("activate_menhir", who=["beor"], base=9)
    assert dials(table) == {101: 5}
    table.move("choose_modes", short_menhirs=False)
    table.move("activate_menhir", who=["beor"], base=9)
    assert dials(table) == {101: 6}


@pytest.mark.rule("TG-MEN-04")
def test_story_mode_counts_no_fewer_than_one_player(avalon):
    table = avalon("beor", modes={"story": True})
    assert dials(table) == {101: 8}


@pytest.mark.rule("TG-MEN-04")
def test_a_base_that_leaves_no_day_is_refused(day):
    assert day.refuses("activate_menhir", who=["beor"], base=3).field == "base"
    day.move("activate_menhir", who=["beor"], base=4)
    assert dials(day) == {101: 1}


@pytest.mark.rule("TG-MEN-05")
def test_the_price_scales_with_all_players_and_the_party_shares_it(day):
    with day.arranged() as state:
        state.heroes["beor"].resources |= {"magic": 1, "wealth": 9}
        state.heroes["ailei"].resources |= {"magic": 4}
    met = day.objects("activate_menhir", who=["beor", "ailei"], base=9, per_player={"magic": 1, "wealth": 2})
    assert (met.code, [way.args["paying"] for way in met.instead]) == (
        "who-helps",
        [{"magic": {"beor": 1, "ailei": 2}}],
    )
    day.move("activate_menhir", **met.instead[0].args)
    assert (day.hero("beor").resources["magic"], day.hero("ailei").resources["magic"]) == (0, 2)
    assert day.hero("beor").resources["wealth"] == 3  # 2 for each of three players, though two are here
    met = day.objects("activate_menhir", who=["beor", "ailei"], base=9, per_player={"magic": 1})
    assert (met.rule, met.code) == ("TG-MEN-05", "has-not-enough")


@pytest.mark.rule("TG-MEN-05")
def test_who_pays_how_much_of_it_can_be_told(day):
    paying = {"energy": {"ailei": 3}}
    day.move("activate_menhir", who=["beor", "ailei"], base=9, per_player={"energy": 1}, paying=paying)
    assert (day.hero("beor").energy.value, day.hero("ailei").energy.value) == (6, 3)


@pytest.mark.rule("TG-MEN-06")
def test_an_active_menhir_is_extended_and_its_old_value_lost(day):
    day.move("activate_menhir", who=["beor"], dial=8)
    assert dials(day) == {101: 8}
    assert day.told("tell-menhir-dial") == [{"place": 101, "value": 8}] and "tell-place-menhir" not in day.said
    day.move("activate_menhir", who=["beor"], dial=2)
    assert dials(day) == {101: 2}


@pytest.mark.rule("TG-MEN-07")
def test_on_its_last_day_a_menhir_still_burns_and_can_be_extended(day):
    day.move("set_menhir", place=101, dial=1)
    night(day)
    day.morning()
    assert dials(day) == {101: None}
    assert numbers(day) == {101, 102, 103, 104, 105}
    day.move("travel", who=["beor"], to=105)
    assert 108 in numbers(day)  # its light still reveals
    day.move("activate_menhir", who=["ailei"], base=9)
    assert dials(day) == {101: 6} and len(day.state.menhirs) == 1
    night(day)
    day.morning()
    assert dials(day) == {101: 5}


@pytest.mark.rule("TG-MEN-08")
def test_more_than_three_menhirs_are_pointed_out_and_allowed(day):
    for place in (102, 103):
        day.move("set_menhir", place=place, dial=5)
        assert "tell-figures-short" not in day.said
    day.move("set_menhir", place=104, dial=5)
    assert day.told("tell-figures-short") == [{"needed": 4, "held": 3}]
    assert len(day.state.menhirs) == 4


@pytest.mark.rule("TG-MEN-09")
def test_one_light_of_several_is_enough(table):
    with table.arranged() as state:
        state.menhirs = [Menhir(place=104, dial=5), Menhir(place=103, dial=5)]
        state.places["103"].emblems = ["menhir"]
    table.move("start_day")
    assert numbers(table) == {101, 102, 103, 104, 105}
    assert "tell-remove-location" not in table.said


@pytest.mark.rule("TG-MEN-10")
def test_whoever_stood_on_lost_land_may_die_of_it_and_still_flees(table):
    dark_but_for(table, 104, beor=103)
    with table.arranged() as state:
        beor = state.heroes["beor"]
        beor.health.value = beor.energy.value = 2
        beor.terror.value = 5
    table.move("start_day")
    beor = table.hero("beor")
    assert (beor.health.value, beor.energy.value, beor.terror.value) == (0, 0, 7)
    assert beor.dying and beor.mad and beor.place == 101


@pytest.mark.rule("TG-MEN-10")
def test_a_table_may_read_it_as_energy(avalon):
    table = avalon("beor", readings={"lost_track": "energy"})
    dark_but_for(table, 104, beor=103)
    table.move("start_day")
    assert (table.hero("beor").energy.value, boards(table)["beor"]) == (4, (9, 2))


@pytest.mark.rule("TG-MEN-10")
def test_where_the_boards_lie_on_the_table_the_hands_are_told(avalon):
    table = avalon("beor", areas={"boards": "table"})
    dark_but_for(table, 104, beor=103)
    table.move("start_day")
    assert table.told("tell-suffer") == [{"who": "beor", "track": "health"}]
    assert boards(table)["beor"] == (9, 0) and table.hero("beor").place == 101


@pytest.mark.rule("TG-MEN-11")
def test_of_equally_near_cards_the_lowest_number_takes_them_in(table):
    dark_but_for(table, 104, 101, beor=103, ailei=104, arev=104)
    table.move("start_day")
    assert table.hero("beor").place == 102  # 102, 104 and 105 all lie two steps away


@pytest.mark.rule("TG-MEN-11")
def test_the_lowest_printed_number_and_not_the_original_one(table):
    table.move("replace_location", old=102, new=777)
    dark_but_for(table, 104, 101, beor=103, ailei=104, arev=104)
    table.move("start_day")
    assert table.hero("beor").place == 104


@pytest.mark.rule("TG-MEN-11")
def test_the_nearest_is_reckoned_before_anyones_arrival_reveals_more(table):
    """Beor's arrival on 104 lays 109, nearer to Ailei than anything that was left; she flees to what was left."""
    table.move("place_location", number=900, x=1, y=-2)
    dark_but_for(table, 104, 101, 102, beor=103, ailei=900, arev=104)
    table.move("start_day")
    assert 109 in numbers(table) and table.state.place(109).at == (1, -1)
    assert (table.hero("beor").place, table.hero("ailei").place) == (104, 104)


@pytest.mark.rule("TG-MEN-11")
def test_land_that_is_lost_the_same_morning_is_no_refuge(table):
    """103 and 108 go together: from 108 the way leads to 105, though 103 is next to it."""
    table.move("place_location", number=108, x=-1, y=-1)
    dark_but_for(table, 104, beor=108, ailei=103, arev=104)
    table.move("start_day")
    assert not {103, 108} & numbers(table)
    assert (table.hero("beor").place, table.hero("ailei").place) == (105, 101)


@pytest.mark.rule("TG-MEN-12")
def test_distance_counts_orthogonal_steps_and_the_other_way_is_told(table):
    dark_but_for(table, 104, 101, 102, beor=103, ailei=104, arev=104)
    table.move("start_day")
    assert table.hero("beor").place == 104  # 104 and 105 are two steps away, but 105 is next to it by a corner
    assert table.told("tell-other-refuge") == [{"who": "beor", "place": 105}]


@pytest.mark.rule("TG-MEN-12")
def test_a_table_may_count_diagonally(avalon):
    table = avalon("beor", readings={"nearest": "diagonal"})
    dark_but_for(table, 104, 101, 102, beor=103)
    table.move("start_day")
    assert table.hero("beor").place == 105
    assert table.told("tell-other-refuge") == [{"who": "beor", "place": 104}]


@pytest.mark.rule("TG-MEN-12")
def test_where_both_ways_lead_to_one_place_nothing_is_asked(table):
    dark_but_for(table, 104, beor=103)
    table.move("start_day")
    assert table.hero("beor").place == 101 and "tell-other-refuge" not in table.said


@pytest.mark.rule("TG-MEN-13")
def test_fleeing_is_a_special_movement_so_arriving_follows(table):
    dark_but_for(table, 104, 101, 102, beor=103, ailei=103, arev=104)
    with table.arranged() as state:
        state.places["104"].immediate = True
    table.move("start_day")
    laid = [told["place"] for told in table.told("tell-lay-location")]
    assert 109 in laid
    assert table.told("tell-immediate-rules") == [{"place": 104, "who": ["ailei", "beor"]}]  # they arrive together
    assert not table.hero("beor").acted and table.hero("beor").energy.value == 6


@pytest.mark.rule("TG-MEN-14", "TG-MEN-15", "TG-MEN-16")
def test_with_the_last_menhir_no_card_goes_but_everyone_suffers_each_morning(table):
    with table.arranged() as state:
        state.menhirs[0].dial = None
        state.heroes["beor"].place = 103
    table.move("start_day")  # the very morning on which the last menhir is removed
    assert dials(table) == {} and numbers(table) == {101, 102, 103, 104, 105}
    assert boards(table) == {"beor": (7, 2), "ailei": (7, 2), "arev": (7, 2)}
    assert table.hero("beor").place == 103
    assert (
        table.said.index("tell-remove-menhir") < table.said.index("tell-no-menhir") < table.said.index("tell-suffered")
    )
    table.move("turn_event")
    night(table)  # a meal: Health 8, Terror 1
    table.move("start_day")
    assert boards(table) == {"beor": (6, 3), "ailei": (6, 3), "arev": (6, 3)}


@pytest.mark.rule("TG-MEN-14")
def test_a_new_menhir_ends_the_darkness_and_land_is_lost_again(table):
    with table.arranged() as state:
        state.menhirs.clear()
        state.heroes["arev"].place = 103
        state.places["104"].emblems = ["menhir"]
        state.heroes["beor"].place = 104
    table.morning()
    table.move("activate_menhir", who=["beor"], dial=5)
    night(table)
    table.move("start_day")
    assert 103 not in numbers(table) and table.hero("arev").place == 101
    assert boards(table) == {"beor": (8, 1), "ailei": (8, 1), "arev": (6, 3)}  # only who stood on lost land suffers


@pytest.mark.rule("TG-MEN-15")
def test_the_dead_suffer_no_more(table):
    with table.arranged() as state:
        state.menhirs.clear()
        state.heroes["beor"].dead = True
    table.move("start_day")
    assert boards(table) == {"beor": (9, 0), "ailei": (7, 2), "arev": (7, 2)}


@pytest.mark.rule("TG-MEN-17")
def test_what_lay_on_lost_land_goes_with_it(table):
    with table.arranged() as state:
        state.encounters["grey"].shuffled = ["?"] * 4
    table.move("guardian_appears", name="Warden", colour="grey", place=103)
    assert table.state.encounters["grey"].size == 3
    table.move("put_tokens", kind="quest", where="location", of="103", count=2, note="the well")
    table.move("set_dial", kind="quest", where="location", of="103", value=4, note="the bell")
    table.move("take", who="beor", kind="item", name="Old rope")
    dark_but_for(table, 104, beor=103)
    table.move("leave_lying", who="beor", card=table.hero("beor").belongings[0].id)
    table.move("start_day")
    assert (table.state.dials, table.state.tokens, table.state.guardians, table.state.left) == ([], [], [], [])
    assert [told["note"] for told in table.told("tell-take-off")] == ["the bell", "the well"]
    assert table.told("tell-dropped-thing-lost") == [{"name": "Old rope"}]
    assert table.state.encounters["grey"].bottom == ["Warden"] and table.state.encounters["grey"].size == 4


@pytest.mark.rule("TG-MEN-17")
def test_a_table_may_let_tokens_and_guardians_stay(avalon):
    table = avalon("beor", readings={"lost_things": "stay"})
    table.move("guardian_appears", name="Warden", colour="grey", place=103)
    table.move("put_tokens", kind="quest", where="location", of="103")
    dark_but_for(table, 104)
    table.move("start_day")
    assert len(table.state.tokens) == len(table.state.guardians) == 1


@pytest.mark.rule("TG-MEN-18")
def test_in_the_dark_arriving_reveals_nothing(day):
    day.move("remove_menhir", place=101)
    day.move("travel", who=["beor"], to=102)
    assert "tell-lay-location" not in day.said
    assert numbers(day) == {101, 102, 103, 104, 105}


@pytest.mark.rule("TG-MEN-01")
def test_a_table_that_keeps_its_map_is_told_which_land_stays(avalon):
    table = avalon("beor", kept="light")
    table.morning()
    table.move("activate_menhir", who=["beor"], dial=4, at=107)
    assert dials(table) == {101: 7, 107: 4}
    table.move("end_day", everyone_passes=True)
    table.move("start_day")
    assert table.told("tell-remove-out-of-range")[0]["places"] == [101, 107]


@pytest.mark.rule("TG-MEN-17")
def test_a_guardian_whose_deck_is_not_counted_adds_no_card_to_it(table):
    table.move("guardian_appears", name="Warden", colour="grey", place=103)
    dark_but_for(table, 104)
    table.move("start_day")
    assert table.told("tell-guardian-leaves") == [{"name": "Warden", "colour": "grey"}]
    assert table.state.guardians == [] and table.state.encounters["grey"].size == 0
