"""LOC: location cards, what connects them, what arriving reveals, what replaces and removes them."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.play import land, light


@pytest.fixture
def day(table):
    """Three characters on 101 during the first day; 101 to 105 lie there, a menhir burns on 101."""
    table.morning()
    return table


@pytest.fixture
def free(avalon):
    """Beor alone by day, with Energy for long walks."""
    table = avalon({"id": "beor", "energy": 20, "health": 20})
    table.morning()
    return table


def numbers(table) -> list[int]:
    return [place.number for place in table.state.revealed]


def roads(table, number: int) -> list[int]:
    return [place.number for place in land.connected(table.state, table.state.place(number))]


@pytest.mark.rule("TG-LOC-01")
def test_a_card_has_all_that_it_prints_and_each_fact_can_be_put_right(day):
    day.move(
        "describe_location",
        number=104,
        cs="Konkláve",
        en="Conclave",
        original=99,
        east=98,
        emblems=["menhir", "dreams", "hostile"],
        action="Rest by the embers",
        action_cost=2,
        action_once=True,
        immediate=True,
    )
    place = day.state.place(104)
    assert (place.name, place.original, place.slot) == ({"cs": "Konkláve", "en": "Conclave"}, 99, 99)
    assert place.sides == {"north": 107, "east": 98, "south": 109, "west": 101}  # the other three as they were
    assert place.emblems == ["menhir", "dreams", "hostile"]
    assert (place.action, place.action_cost, place.action_once, place.immediate) == (
        "Rest by the embers",
        2,
        True,
        True,
    )


@pytest.mark.rule("TG-LOC-02")
def test_a_menhir_is_activated_only_where_its_emblem_is(day):
    assert day.state.place(101).has("menhir") and not day.state.place(102).has("menhir")
    day.move("travel", who=["beor"], to=102)
    assert day.objects("activate_menhir", who=["beor"], base=8).rule == "TG-MEN-03"
    day.move("activate_menhir", who=["ailei"], base=8)


@pytest.mark.rule("TG-LOC-03")
def test_dreams_come_where_their_emblem_is(day):
    day.move("travel", who=["beor"], to=103)  # the fair has none
    day.move("travel", who=["ailei"], to=102)
    day.move("change", who="arev", what="terror", by=6)
    day.move("end_day", everyone_passes=True)
    day.move("rest", hungry=["arev"])
    day.move("good_night")
    assert day.told("tell-dream") == [{"who": "ailei", "place": 102}]
    assert day.told("tell-nightmare") == [{"who": "arev", "place": 101}]


@pytest.mark.rule("TG-LOC-04", "TG-LOC-05")
def test_a_hostile_settlement_meets_who_arrives_and_a_friendly_one_does_not(day):
    day.move("move_figure", who=["beor"], to=101)
    assert day.state.place(101).has("friendly")
    assert not {"tell-hostile-settlement", "tell-immediate-rules"} & set(day.said)
    day.move("describe_location", number=104, emblems=["hostile"])
    day.move("travel", who=["beor", "arev"], to=104)
    assert day.told("tell-hostile-settlement") == [{"place": 104, "who": ["beor", "arev"]}]


@pytest.mark.rule("TG-LOC-06")
def test_a_direction_number_names_the_card_that_belongs_on_that_side(table):
    at = {place.number: place.at for place in table.state.revealed}
    assert at == {101: (0, 0), 102: (0, 1), 103: (-1, 0), 104: (1, 0), 105: (0, -1)}
    assert [(told["place"], told["side"]) for told in table.told("tell-lay-location")] == [
        (102, "north"),
        (104, "east"),
        (105, "south"),
        (103, "west"),
    ]


@pytest.mark.rule("TG-LOC-07")
def test_two_cards_are_connected_only_when_both_sides_name_each_other(day):
    assert roads(day, 101) == [102, 103, 104, 105]
    day.move("describe_location", number=104, west=0)
    assert roads(day, 101) == [102, 103, 105]  # one number alone is no road
    assert roads(day, 104) == []
    assert day.objects("travel", who=["beor"], to=104).code == "not-connected"
    day.move("describe_location", number=101, east=0)
    day.move("describe_location", number=104, west=101)
    assert roads(day, 104) == [] and roads(day, 101) == [102, 103, 105]


@pytest.mark.rule("TG-LOC-07")
def test_a_number_on_one_of_two_touching_sides_is_pointed_out(day):
    day.move("describe_location", number=103, north=106)
    day.move("travel", who=["beor"], to=102)  # reveals 106, whose south has no number
    assert {"place": 106, "beside": 103} in day.told("tell-sides-do-not-match")


@pytest.mark.rule("TG-LOC-07")
def test_matching_sides_are_nothing_to_point_out(day):
    day.move("travel", who=["beor"], to=102)
    assert "tell-lay-location" in day.said and "tell-sides-do-not-match" not in day.said


@pytest.mark.rule("TG-LOC-08")
@pytest.mark.parametrize(("old", "new", "by_way_of", "lies_at"), [(108, 110, 105, (-1, -1)), (106, 123, 102, (-1, 1))])
def test_a_card_that_is_gone_is_followed_by_the_one_with_its_original_number(day, old, new, by_way_of, lies_at):
    day.move("remove_location", number=old, out_of_game=True)  # nobody has met it yet
    day.move("travel", who=["beor"], to=by_way_of)
    assert new in numbers(day) and old not in numbers(day)
    place = day.state.place(new)
    assert (place.at, place.original, place.slot) == (lies_at, old, old)
    assert by_way_of in roads(day, new)  # it connects by the number that it stands for


@pytest.mark.rule("TG-LOC-08")
def test_while_the_card_itself_is_there_its_heir_stays_away(day):
    day.move("travel", who=["beor"], to=105)
    assert 108 in numbers(day) and 110 not in numbers(day)


@pytest.mark.rule("TG-LOC-08")
def test_where_nothing_is_left_to_lay_the_hands_are_asked(day):
    for number in (108, 110):
        day.move("remove_location", number=number, out_of_game=True)
    day.move("travel", who=["beor"], to=105)
    assert day.told("tell-find-replacement") == [{"number": 108, "place": 105, "side": "west"}]


@pytest.mark.rule("TG-LOC-08")
def test_an_heir_that_only_this_installation_knows_is_found_too(avalon):
    learned = {"location": {"777": {"original": 109, "sides": [104, 0, 0, 0]}}}
    table = avalon("beor", knowledge=learned)
    table.morning()
    table.move("remove_location", number=109, out_of_game=True)
    table.move("travel", who=["beor"], to=104)
    assert table.state.place(777).at == (1, -1) and roads(table, 777) == [104]


@pytest.mark.rule("TG-LOC-09")
def test_a_replaced_card_leaves_its_place_its_roads_and_all_that_stood_there(day):
    day.move("put_tokens", kind="quest", where="location", of="101")
    day.move("set_dial", kind="time", where="location", of="101", value=3)
    day.move("guardian_appears", name="Warden", colour="grey", place=101)
    day.move("replace_location", old=101, new=121)
    old, new = day.state.place(101), day.state.place(121)
    assert (old.state, old.at) == ("replaced", None)
    assert (new.state, new.at, new.number, new.slot) == ("revealed", (0, 0), 121, 101)
    assert roads(day, 121) == [102, 103, 104, 105] and 121 in roads(day, 104)
    assert {hero.place for hero in day.state.heroes.values()} == {121}
    assert [menhir.place for menhir in day.state.menhirs] == [121]
    assert day.state.tokens[0].of == "121" and day.state.dials[0].of == "121"
    assert day.state.guardians[0].place == 121
    day.move("travel", who=["beor"], to=104)
    day.move("travel", who=["beor"], to=121)


@pytest.mark.rule("TG-LOC-09")
def test_the_old_card_stays_out_of_play_until_a_text_brings_it_back(day):
    day.move("replace_location", old=101, new=121)
    assert day.refuses("place_location", number=101).message.key == "replaces-another"
    assert day.refuses("describe_location", number=104, original=101).field == "original"
    day.move("replace_location", old=121, new=101)
    back = day.state.place(101)
    assert (back.state, back.at, back.original) == ("revealed", (0, 0), 0)
    assert day.state.place(121).state == "replaced"
    assert roads(day, 101) == [102, 103, 104, 105]


@pytest.mark.rule("TG-LOC-09")
def test_a_card_that_stands_for_another_number_is_objected_to(day):
    met = day.objects("replace_location", old=101, new=110)
    assert (met.rule, met.message.args["original"]) == ("TG-LOC-08", 108)
    assert day.refuses("replace_location", old=101, new=102).field == "new"
    day.move("replace_location", old=101, new=110, overrule=("wrong-original",))
    assert day.state.place(110).slot == 101


@pytest.mark.rule("TG-LOC-08")
def test_no_second_card_is_revealed_in_a_slot_that_is_taken(day):
    day.move("travel", who=["beor"], to=105)
    assert day.state.place(108).state == "revealed"
    day.move("replace_location", old=110, new=107, overrule=("*",))  # a card that would have stood for 108
    day.move("move_figure", who=["beor"], to=104)
    assert [place.number for place in day.state.revealed if place.slot == 108] == [108]


@pytest.mark.rule("TG-LOC-09", "TG-LOC-22")
def test_a_replaced_card_that_went_dark_comes_back_as_what_it_has_become(day):
    day.move("replace_location", old=104, new=777)
    with day.arranged() as state:
        state.places["777"].state, state.places["777"].at = "unrevealed", None
    day.move("move_figure", who=["beor"], to=101)
    assert day.state.place(777).at == (1, 0) and day.state.place(777).state == "revealed"
    assert day.state.place(104).state == "replaced"


@pytest.mark.rule("TG-LOC-10")
def test_each_slot_knows_its_number_its_card_and_its_state(day):
    def slots() -> dict[int, list[tuple[int, str]]]:
        found: dict[int, list[tuple[int, str]]] = {}
        for place in day.state.places.values():
            found.setdefault(place.slot, []).append((place.number, place.state))
        return found

    day.move("replace_location", old=101, new=121)
    day.move("replace_location", old=113, new=122)  # a card that nobody has revealed yet
    day.move("remove_location", number=105)
    day.move("remove_location", number=109, out_of_game=True)
    assert slots() == {
        101: [(101, "replaced"), (121, "revealed")],
        102: [(102, "revealed")],
        103: [(103, "revealed")],
        104: [(104, "revealed")],
        105: [(105, "unrevealed")],
        109: [(109, "removed")],
        113: [(113, "replaced"), (122, "unrevealed")],
    }


@pytest.mark.rule("TG-LOC-11")
def test_neighbours_and_range_come_from_the_grid(day):
    day.move("travel", who=["beor"], to=102)
    state = day.state
    center = state.place(101)
    beside = {side: land.neighbour(state, center, side).number for side in ("north", "east", "south", "west")}
    assert beside == {"north": 102, "east": 104, "south": 105, "west": 103}
    assert {place.number: place.at for place in state.revealed if place.number in (106, 107)} == {
        106: (-1, 1),
        107: (1, 1),
    }


@pytest.mark.rule("TG-LOC-11")
def test_a_cell_holds_one_card(day):
    assert day.refuses("place_location", number=199, x=1, y=0).field == "x"
    day.move("place_location", number=199, x=4, y=4)
    assert day.state.place(199).at == (4, 4)
    day.move("place_location", number=162)
    assert day.state.place(162).at is None and 162 in numbers(day)


@pytest.mark.rule("TG-LOC-12")
def test_the_range_of_a_menhir_is_the_eight_cells_around_it(day):
    lit = {(x, y) for x in range(-3, 4) for y in range(-3, 4) if light.in_range(day.state, (x, y))}
    assert lit == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}


@pytest.mark.rule("TG-LOC-13", "TG-LOC-19")
def test_every_way_of_entering_reveals_and_meets(day):
    with day.arranged() as state:
        state.places["102"].immediate = True
    day.move("guardian_appears", name="Warden", colour="grey", place=102)
    day.move("move_figure", who=["beor"], to=102)
    assert [told["place"] for told in day.told("tell-lay-location")] == [107, 106]
    assert {"tell-meet-guardian", "tell-rules-after-guardian"} <= set(day.said)
    day.move("travel", who=["ailei"], to=102)  # and each time anew
    assert {"tell-meet-guardian", "tell-rules-after-guardian"} <= set(day.said)


@pytest.mark.rule("TG-LOC-14", "TG-LOC-15")
def test_arriving_lays_what_the_card_names_but_only_in_range(free):
    free.move("travel", who=["beor"], to=102)
    assert numbers(free) == [101, 102, 103, 104, 105, 106, 107]
    assert free.state.place(113) is None  # north of 102, two cells from the menhir
    assert free.state.place(106).at == (-1, 1) and free.state.place(107).at == (1, 1)


@pytest.mark.rule("TG-LOC-14")
def test_a_side_left_empty_is_tried_again_on_each_later_arrival(free):
    free.move("travel", who=["beor"], to=102)
    free.move("set_menhir", place=107, dial=5)
    assert 113 not in numbers(free)  # a menhir alone reveals nothing
    free.move("travel", who=["beor"], to=101)
    assert 113 not in numbers(free)
    free.move("travel", who=["beor"], to=102)
    assert free.state.place(113).at == (0, 2)


@pytest.mark.rule("TG-LOC-14")
def test_a_card_on_the_table_is_not_laid_again(free):
    free.move("travel", who=["beor"], to=102)
    free.move("travel", who=["beor"], to=101)
    assert "tell-lay-location" not in free.said and len(numbers(free)) == len(set(numbers(free))) == 7


@pytest.mark.rule("TG-LOC-16")
def test_nothing_is_revealed_in_a_chain(free):
    """From 104 come 107 and 109; what 107 names (114, 117) is not laid, though a menhir there lights it."""
    free.move("travel", who=["beor"], to=102)
    free.move("set_menhir", place=107, dial=5)
    free.move("travel", who=["beor"], to=101)
    free.move("travel", who=["beor"], to=104)
    assert [told["place"] for told in free.told("tell-lay-location")] == [109]
    assert not {113, 114, 117} & set(numbers(free))


@pytest.mark.rule("TG-LOC-17", "TG-LOC-18")
def test_the_guardian_comes_after_revealing_and_before_the_lightning(day):
    with day.arranged() as state:
        state.places["102"].immediate = True
    day.move("guardian_appears", name="Warden", colour="grey", place=102)
    day.move("guardian_appears", name="Hound", colour="green", place=103)
    day.move("move_figure", who=["beor"], to=102)
    last = [(told.key, told.args.get("name", "")) for told in day.tellings][-2:]
    assert last == [("tell-meet-guardian", "Warden"), ("tell-rules-after-guardian", "")]
    assert day.said.index("tell-lay-location") < day.said.index("tell-meet-guardian")
    day.move("move_figure", who=["beor"], to=104)
    assert not {"tell-meet-guardian", "tell-immediate-rules"} & set(day.said)


@pytest.mark.rule("TG-LOC-19")
def test_a_special_movement_is_no_action_and_costs_nothing(day):
    day.move("pass", who="beor")
    day.move("move_figure", who=["beor", "ailei"], to=104)
    assert day.hero("beor").energy.value == day.hero("ailei").energy.value == 6
    assert not day.hero("ailei").acted
    assert [hero.place for hero in day.state.living] == [104, 101, 104]
    assert day.refuses("move_figure", who=["beor"], to=113).field == "to"


@pytest.mark.rule("TG-LOC-20")
def test_lowest_and_highest_go_by_the_printed_number(day):
    day.move("replace_location", old=103, new=777)
    assert roads(day, 101) == [102, 104, 105, 777]  # its original number 103 would come second
    assert numbers(day) == [101, 102, 104, 105, 777]


@pytest.mark.rule("TG-LOC-21")
def test_after_an_activation_revealing_is_offered_and_done_by_hand(day):
    day.move("travel", who=["beor"], to=102)
    day.move("move_figure", who=["beor"], to=107)
    before = numbers(day)
    day.move("activate_menhir", who=["beor"], dial=5)
    assert numbers(day) == before and day.told("tell-check-reveals") == [{"place": 107}]
    day.move("check_reveals", place=107)
    assert set(numbers(day)) - set(before) == {114, 117}


@pytest.mark.rule("TG-LOC-22")
def test_a_card_out_of_range_can_be_revealed_again_and_one_out_of_the_game_cannot(day):
    day.move("remove_location", number=104)
    day.move("remove_location", number=105, out_of_game=True)
    assert (day.state.place(104).state, day.state.place(105).state) == ("unrevealed", "removed")
    assert day.said[0] == "tell-box-location"
    day.move("move_figure", who=["beor"], to=101)
    assert 104 in numbers(day) and day.state.place(104).at == (1, 0)
    assert 105 not in numbers(day)
    met = day.objects("place_location", number=105, x=0, y=-1)
    assert (met.rule, met.code) == ("TG-DSC-04", "out-of-the-game")
    day.move("place_location", number=105, x=0, y=-1, overrule=("out-of-the-game",))
    assert day.state.place(105).state == "revealed"


@pytest.mark.rule("TG-LOC-22")
def test_who_stands_on_a_card_that_is_removed_is_not_left_standing_there(day):
    day.move("travel", who=["beor"], to=104)
    assert day.objects("remove_location", number=104).code == "someone-stands-there"
    day.move("remove_location", number=104, overrule=("someone-stands-there",))
    assert day.hero("beor").place == 101
    assert (day.hero("beor").health.value, day.hero("beor").terror.value) == (7, 2)
    day.undo()
    day.move("remove_location", number=104, out_of_game=True, overrule=("someone-stands-there",))
    assert (day.hero("beor").place, day.hero("beor").health.value) == (101, 9)  # a text's doing, not the Wyrdness


@pytest.mark.rule("TG-LOC-22")
def test_nothing_is_left_on_a_card_that_is_removed(day):
    day.move("set_dial", kind="time", where="location", of="104", value=3, note="the bell")
    day.move("remove_location", number=104, out_of_game=True)
    assert day.state.dials == [] and day.told("tell-take-off") == [{"place": 104, "note": "the bell"}]
    day.move("remove_location", number=101, overrule=("someone-stands-there",))
    assert day.state.menhirs == [] and "tell-remove-menhir" in day.said
