"""ACT: the basic actions and the personal one, alone and as a party."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.play import land


@pytest.fixture
def day(table):
    """Three characters on 101 during the first day, each with Energy 6."""
    table.morning()
    return table


def energies(table) -> dict[str, int]:
    return {who: hero.energy.value for who, hero in table.state.heroes.items()}


def stand(table, place: int, *who: str) -> None:
    with table.arranged() as state:
        for name in who or state.heroes:
            state.heroes[name].place = place


@pytest.mark.rule("TG-ACT-01")
def test_exploring_alone_costs_one_energy_and_ends_when_the_journal_says_so(day):
    day.move("explore", who=["beor"])
    assert energies(day) == {"beor": 5, "ailei": 6, "arev": 6}
    assert day.said.index("tell-turn-card") < day.said.index("tell-read-section")  # the card's back is read first
    assert day.told("tell-turn-card") == day.told("tell-read-section") == [{"place": 101}]
    assert [doing.who for doing in day.state.under_way] == [["beor"]]
    day.move("end_exploration", who="beor")
    assert day.told("tell-turn-card-back") == [{"place": 101}]
    assert day.state.under_way == []


@pytest.mark.rule("TG-ACT-01")
def test_the_next_action_ends_an_exploration_by_itself(day):
    day.move("explore", who=["beor", "ailei"])
    day.move("travel", who=["ailei"], to=102)
    assert day.state.under_way == []


@pytest.mark.rule("TG-ACT-02")
def test_exploring_together_costs_one_energy_for_each_member(day):
    day.move("explore", who=["beor", "arev"])
    assert energies(day) == {"beor": 5, "ailei": 6, "arev": 5}
    assert day.chronicle[-1].args["who"] == ["beor", "arev"]


@pytest.mark.rule("TG-ACT-03", "TG-ACT-04", "TG-ACT-05")
def test_one_exploration_is_counted_once_and_names_the_journal_section(day):
    day.move("explore", who=["beor", "ailei", "arev"])
    assert day.state.place(101).explored == 1
    assert day.told("tell-read-section") == [{"place": 101}]


@pytest.mark.rule("TG-ACT-06")
def test_travel_costs_one_energy_and_leads_to_a_connected_location(day):
    day.move("travel", who=["beor"], to=104)
    assert day.hero("beor").place == 104
    assert energies(day) == {"beor": 5, "ailei": 6, "arev": 6}
    assert day.told("tell-move-party") == [{"who": ["beor"], "place": 104}]


@pytest.mark.rule("TG-ACT-06")
def test_nobody_travels_to_a_card_that_does_not_lie_there(day):
    assert day.refuses("travel", who=["beor"], to=113).field == "to"


@pytest.mark.rule("TG-ACT-06")
def test_an_action_belongs_to_the_day(table):
    assert table.objects("travel", who=["beor"], to=104).rule == "TG-DAY-02"
    assert table.objects("activate_menhir", who=["beor"], dial=5).rule == "TG-DAY-02"


@pytest.mark.rule("TG-ACT-07")
def test_travelling_together_costs_each_and_meets_what_waits_as_one_party(day):
    with day.arranged() as state:
        state.places["104"].immediate = True
    day.move("guardian_appears", name="Warden", colour="grey", place=104)
    day.move("travel", who=["ailei", "beor"], to=104)
    assert energies(day) == {"beor": 5, "ailei": 5, "arev": 6}
    assert day.told("tell-meet-guardian")[0]["who"] == ["ailei", "beor"]
    assert day.told("tell-rules-after-guardian") == [{"place": 104, "who": ["ailei", "beor"]}]


@pytest.mark.rule("TG-ACT-08")
def test_no_diagonal_travel(day):
    day.move("travel", who=["beor"], to=102)  # reveals 106 and 107, the corners of 101
    assert day.state.place(107).at == (1, 1)
    met = day.objects("travel", who=["ailei"], to=107)
    assert (met.rule, met.code, met.can_overrule) == ("TG-ACT-08", "no-diagonal-travel", True)
    assert 107 not in [place.number for place in land.connected(day.state, day.state.place(101))]


@pytest.mark.rule("TG-ACT-08")
def test_not_even_when_the_corner_cards_name_each_other(day):
    day.move("travel", who=["beor"], to=102)
    with day.arranged() as state:
        state.places["107"].sides["south"] = 101
        state.places["101"].sides["north"] = 107
    assert day.objects("travel", who=["ailei"], to=107).rule == "TG-ACT-08"


@pytest.mark.rule("TG-ACT-09")
def test_touching_cards_without_numbers_between_them_are_not_connected(day):
    day.move("travel", who=["beor"], to=102)  # reveals 106, which touches 103
    stand(day, 103, "ailei")
    met = day.objects("travel", who=["ailei"], to=106)
    assert (met.rule, met.code) == ("TG-ACT-09", "not-connected")
    day.move("travel", who=["ailei"], to=106, overrule=("not-connected",))
    assert day.hero("ailei").place == 106
    assert [ruling.rule for ruling in day.rulings] == ["TG-ACT-09"]


@pytest.mark.rule("TG-ACT-09")
def test_two_steps_in_a_line_are_not_one(day):
    day.move("travel", who=["beor"], to=104)
    assert day.objects("travel", who=["beor"], to=103).rule == "TG-ACT-09"


@pytest.mark.rule("TG-ACT-10")
def test_arriving_reveals_first_then_meets_the_guardian_then_the_immediate_rules(day):
    with day.arranged() as state:
        state.places["102"].immediate = True
    day.move("guardian_appears", name="Warden", colour="grey", place=102)
    day.move("travel", who=["beor"], to=102)
    order = [key for key in day.said if key in ("tell-lay-location", "tell-meet-guardian", "tell-rules-after-guardian")]
    assert order == ["tell-lay-location", "tell-lay-location", "tell-meet-guardian", "tell-rules-after-guardian"]


@pytest.mark.rule("TG-ACT-11")
def test_a_location_action_costs_what_the_card_prints_and_is_remembered(day):
    day.move("location_action", who=["beor"], cost=2)
    assert energies(day)["beor"] == 4
    day.move("location_action", who=["ailei"])
    assert energies(day)["ailei"] == 4
    assert day.state.place(101).action_known
    assert day.state.place(102).action_cost == 1  # another card, another price


@pytest.mark.rule("TG-ACT-12")
def test_a_once_a_day_action_is_marked_for_the_location_and_free_again_in_the_morning(day):
    day.move("location_action", who=["beor"], once_a_day=True)
    assert day.said[-1] == "tell-put-used-token"
    met = day.objects("location_action", who=["ailei"])  # the limit is the location's, not the character's
    assert (met.rule, met.code) == ("TG-ACT-12", "action-used-today")
    day.move("end_day", everyone_passes=True)
    day.move("rest")
    day.move("good_night")
    assert day.state.place(101).used_today  # not before step 4 of the morning
    day.morning()
    assert not day.state.place(101).used_today
    day.move("location_action", who=["ailei"])


@pytest.mark.rule("TG-ACT-12")
def test_an_action_without_that_limit_can_be_used_again(day):
    day.move("location_action", who=["beor"])
    day.move("location_action", who=["ailei"])
    assert not day.state.place(101).used_today


@pytest.mark.rule("TG-ACT-12")
def test_where_the_table_keeps_its_days_a_new_day_frees_it_too(avalon):
    table = avalon("beor", areas={"days": "table"})
    table.move("location_action", who=["beor"], once_a_day=True)
    assert table.objects("location_action", who=["beor"]).code == "action-used-today"
    table.move("note_day")
    assert table.state.place(101).used_today is False
    table.move("location_action", who=["beor"])
    assert table.state.place(101).used_today is True


@pytest.mark.rule("TG-ACT-13")
def test_the_used_mark_is_no_time_token_of_the_location(day):
    day.move("put_tokens", kind="time", where="location", of="101", count=3, note="the mill")
    day.move("location_action", who=["beor"], once_a_day=True)
    assert "tell-put-used-token" not in day.said and "tell-remember-used" in day.said
    assert [pile.count for pile in day.state.tokens] == [3]
    day.move("end_day", everyone_passes=True)
    day.move("rest")
    day.move("good_night")
    day.morning()
    assert [pile.count for pile in day.state.tokens] == [2]  # one of its own, besides the mark
    assert not day.state.place(101).used_today


@pytest.mark.rule("TG-ACT-14")
def test_a_party_pays_a_location_action_once_and_splits_it_as_it_likes(day):
    day.move("location_action", who=["beor", "ailei", "arev"], cost=3, paying={"beor": 1, "arev": 2})
    assert energies(day) == {"beor": 5, "ailei": 6, "arev": 4}


@pytest.mark.rule("TG-ACT-14")
def test_without_a_word_the_acting_one_pays_and_who_helps_out_is_asked(day):
    day.move("location_action", who=["beor", "ailei", "arev"], cost=3)
    assert energies(day) == {"beor": 3, "ailei": 6, "arev": 6}
    with day.arranged() as state:
        state.heroes["beor"].energy.value = 1
    met = day.objects("location_action", who=["beor", "ailei", "arev"], cost=3)
    assert met.code == "who-helps"
    assert [way.args["paying"] for way in met.instead] == [
        {"beor": 1, "ailei": 2, "arev": 0},
        {"beor": 1, "ailei": 0, "arev": 2},
    ]
    day.move(met.instead[1].move, **met.instead[1].args)
    assert energies(day) == {"beor": 0, "ailei": 6, "arev": 4}


@pytest.mark.rule("TG-ACT-14")
def test_shares_must_add_up_and_be_the_members_own(day):
    assert day.refuses("location_action", who=["beor"], cost=3, paying={"beor": 2}).field == "paying"
    assert day.refuses("location_action", who=["beor"], cost=3, paying={"ailei": 3}).field == "paying"
    with day.arranged() as state:
        state.heroes["beor"].energy.value = 1
    met = day.objects("location_action", who=["beor", "ailei"], cost=3, paying={"beor": 2, "ailei": 1})
    assert met.code == "not-enough-energy"


@pytest.mark.rule("TG-ACT-15")
def test_a_personal_action_has_its_characters_own_price(day):
    day.move("personal_action", who="beor", cost=2)
    day.move("personal_action", who="beor")
    assert energies(day) == {"beor": 2, "ailei": 6, "arev": 6}
    assert day.hero("ailei").personal_cost == 1


@pytest.mark.rule("TG-ACT-15")
def test_a_personal_action_is_only_for_between_encounters_and_explorations(day):
    day.move("explore", who=["beor"])
    met = day.objects("personal_action", who="beor")
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-ACT-15", "in-an-exploration", ["beor"])
    assert [(way.move, way.args) for way in met.instead] == [("end_exploration", {"who": "beor"})]
    day.move("end_exploration", who="beor")
    day.move("personal_action", who="beor")
    day.move("begin_encounter", who=["beor"])
    assert day.objects("personal_action", who="beor").code == "in-an-encounter"
    day.move("personal_action", who="ailei")


@pytest.mark.rule("TG-ACT-16")
def test_members_may_help_with_a_personal_action_but_its_owner_pays_at_least_one(day):
    day.move("personal_action", who="beor", helpers=["ailei"], cost=3, paying={"beor": 1, "ailei": 2})
    assert energies(day) == {"beor": 5, "ailei": 4, "arev": 6}
    met = day.objects("personal_action", who="beor", helpers=["ailei"], paying={"ailei": 3})
    assert (met.rule, met.code) == ("TG-PTY-07", "owner-pays-one")
    with day.arranged() as state:
        state.heroes["beor"].energy.value = 0
    assert day.objects("personal_action", who="beor", helpers=["ailei"]).rule == "TG-PTY-07"


@pytest.mark.rule("TG-ACT-16")
def test_only_the_owner_gets_what_a_personal_action_brings(day):
    day.move("read_board", who="beor", printed={"personal_action": "Draw a card"})
    day.move("personal_action", who="beor", helpers=["ailei"])
    assert day.told("tell-personal-action") == [{"who": "beor", "text": "Draw a card"}]
    assert energies(day) == {"beor": 5, "ailei": 6, "arev": 6}  # who only comes along need not pay


@pytest.mark.rule("TG-ACT-17")
def test_inspecting_a_menhir_is_free_and_needs_its_emblem(day):
    before = energies(day)
    day.move("inspect_menhir", who=["beor"])
    assert energies(day) == before
    assert day.told("tell-read-menhir") == [{"place": 101, "players": 3}]
    stand(day, 104)
    assert day.objects("inspect_menhir", who=["beor"]).rule == "TG-ACT-17"


@pytest.mark.rule("TG-ACT-18")
def test_an_inspection_is_the_action_of_the_cycle_and_its_activation_belongs_to_it(day):
    day.move("inspect_menhir", who=["beor"])
    assert day.hero("beor").acted
    day.move("activate_menhir", who=["beor"], dial=8)
    assert "tell-acts-again" not in day.said
    day.move("activate_menhir", who=["ailei"], dial=8, same_action=False)
    assert day.hero("ailei").acted


@pytest.mark.rule("TG-ACT-19")
def test_a_menhirs_price_grows_with_all_players_and_not_with_the_party(day):
    with day.arranged() as state:
        state.heroes["beor"].resources["magic"] = 5
    day.move("activate_menhir", who=["beor"], dial=8, per_player={"magic": 1, "energy": 2})
    assert day.hero("beor").resources["magic"] == 2  # three players, a party of one
    assert energies(day) == {"beor": 0, "ailei": 6, "arev": 6}
    prices = [(told["what"], told["cost"], told["players"]) for told in day.told("tell-menhir-price")]
    assert prices == [("energy", 6, 3), ("magic", 3, 3)]


@pytest.mark.rule("TG-ACT-20")
def test_the_section_of_the_location_is_named_with_the_inspection(day):
    day.move("inspect_menhir", who=["beor"])
    assert day.told("tell-read-menhir")[0]["place"] == 101


@pytest.mark.rule("TG-ACT-21")
def test_passing_is_free_and_for_the_whole_day_alone_or_in_a_party(day):
    day.move("pass", who="beor")
    assert day.hero("beor").passed and energies(day)["beor"] == 6
    for name, args in (
        ("travel", {"who": ["beor"], "to": 104}),
        ("travel", {"who": ["ailei", "beor"], "to": 104}),
        ("explore", {"who": ["beor"]}),
        ("location_action", {"who": ["ailei", "beor"]}),
        ("personal_action", {"who": "beor"}),
        ("inspect_menhir", {"who": ["beor"]}),
        ("activate_menhir", {"who": ["beor"], "dial": 5}),
        ("pass", {"who": "beor"}),
    ):
        met = day.objects(name, **args)
        assert (met.rule, met.code) == ("TG-ACT-21", "has-passed"), name
    day.move("end_day", everyone_passes=True)
    day.move("rest")
    day.move("good_night")
    day.morning()
    day.move("travel", who=["beor"], to=104)


@pytest.mark.rule("TG-ACT-22")
def test_who_passed_can_still_be_moved_and_met(day):
    day.move("pass", who="beor")
    day.move("guardian_appears", name="Warden", colour="grey", place=104)
    day.move("move_figure", who=["beor"], to=104)
    assert day.told("tell-meet-guardian")[0]["who"] == ["beor"]
