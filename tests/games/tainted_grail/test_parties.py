"""PTY: parties: who may join, who pays for whom, who drops out, who trades."""

from __future__ import annotations

import pytest


@pytest.fixture
def day(table):
    """Beor, Ailei and Arev on 101 during the first day, each with Energy 6."""
    table.morning()
    return table


def energies(table) -> dict[str, int]:
    return {who: hero.energy.value for who, hero in table.state.heroes.items()}


def with_energy(table, **values: int) -> None:
    with table.arranged() as state:
        for who, value in values.items():
            state.heroes[who].energy.value = value


@pytest.mark.rule("TG-PTY-01")
def test_who_is_in_the_same_location_may_join_before_the_action(day):
    day.move("travel", who=["beor", "ailei"], to=104)
    assert [hero.place for hero in day.state.living] == [104, 101, 104]  # Ailei, Arev, Beor by number
    for name, args in (("explore", {}), ("location_action", {}), ("travel", {"to": 101})):
        met = day.objects(name, who=["beor", "arev"], **args)
        assert (met.rule, met.code, met.message.args["who"]) == ("TG-PTY-01", "not-together", ["arev"]), name


@pytest.mark.rule("TG-PTY-02")
def test_the_acting_character_is_a_member_like_the_others(day):
    day.move("explore", who=["beor", "ailei"])
    assert (day.hero("beor").acted, day.hero("ailei").acted, day.hero("arev").acted) == (True, True, False)
    assert day.state.under_way[0].who == ["beor", "ailei"]
    assert energies(day) == {"beor": 5, "ailei": 5, "arev": 6}


@pytest.mark.rule("TG-PTY-02")
def test_a_name_told_twice_is_one_member(day):
    day.move("explore", who=["beor", "beor"])
    assert energies(day)["beor"] == 5


@pytest.mark.rule("TG-PTY-03", "TG-PTY-10")
def test_in_the_middle_of_an_action_nobody_joins_and_nobody_leaves(day):
    day.move("begin_encounter", who=["beor", "ailei"])
    met = day.objects("begin_encounter", who=["arev", "ailei"])
    assert (met.code, met.message.args["who"]) == ("in-an-encounter", ["ailei"])
    for name, args in (
        ("travel", {"who": ["ailei"], "to": 104}),
        ("travel", {"who": ["arev", "ailei"], "to": 104}),
        ("explore", {"who": ["beor"]}),
        ("pass", {"who": "beor"}),
    ):
        assert day.objects(name, **args).code == "in-an-encounter", name
    day.move("travel", who=["arev"], to=104)  # whoever is not in it is free
    day.move("end_encounter", who="beor")
    day.move("travel", who=["ailei"], to=104)  # and outside an action anyone may go


@pytest.mark.rule("TG-PTY-04")
def test_members_trade_whenever_they_are_not_in_an_action(day):
    day.move("take", who="beor", kind="item", name="Rope")
    day.move("take", who="beor", kind="secret", name="A sign", number=9)
    day.move("take", who="beor", kind="secret", name="A fever", number=10, personal=True)
    rope, sign, fever = (card.id for card in day.hero("beor").belongings)
    day.move("begin_encounter", who=["beor", "ailei"])
    assert day.objects("hand_over", who="beor", to="ailei", card=rope).rule == "TG-PTY-04"
    assert day.objects("trade", who="beor", to="ailei", what="food").code == "in-an-encounter"
    day.move("end_encounter", who="ailei")
    day.move("trade", who="beor", to="ailei", what="food")
    day.move("hand_over", who="beor", to="ailei", card=rope)
    day.move("hand_over", who="beor", to="ailei", card=sign)
    met = day.objects("hand_over", who="beor", to="ailei", card=fever)
    assert (met.rule, met.code) == ("TG-SEC-06", "personal-stays")
    assert [card.name for card in day.hero("ailei").belongings] == ["Rope", "A sign"]
    assert day.hero("ailei").resources["food"] == 3


@pytest.mark.rule("TG-PTY-05")
def test_a_member_may_pay_the_whole_price_of_all(day):
    day.move("travel", who=["beor", "ailei", "arev"], to=104, paying={"arev": 3})
    assert energies(day) == {"beor": 6, "ailei": 6, "arev": 3}
    assert {hero.place for hero in day.state.living} == {104}


@pytest.mark.rule("TG-PTY-06")
def test_a_member_may_spend_its_magic_for_another(day):
    day.move("change", who="beor", what="magic", by=2)
    day.move("spend_for_another", who="beor", to="ailei", magic=2)
    assert (day.hero("beor").resources["magic"], day.hero("ailei").resources["magic"]) == (0, 0)
    assert day.refuses("spend_for_another", who="beor", to="ailei").field == "magic"
    day.move("change", who="arev", what="magic", by=2)
    day.move("travel", who=["arev"], to=104)
    assert day.objects("spend_for_another", who="arev", to="ailei").rule == "TG-PTY-06"


@pytest.mark.rule("TG-PTY-07")
def test_of_a_personal_action_the_owner_pays_at_least_one(day):
    met = day.objects("personal_action", who="beor", helpers=["ailei"], cost=2, paying={"ailei": 2})
    assert (met.rule, met.code) == ("TG-PTY-07", "owner-pays-one")
    day.move("personal_action", who="beor", helpers=["ailei"], cost=2, paying={"beor": 1, "ailei": 1})
    assert energies(day) == {"beor": 5, "ailei": 5, "arev": 6}
    with_energy(day, beor=1)
    day.move("personal_action", who="beor", helpers=["ailei"], cost=3)  # the last one, and the rest from who helps
    assert energies(day) == {"beor": 0, "ailei": 3, "arev": 6}


@pytest.mark.rule("TG-PTY-08")
@pytest.mark.parametrize(("what", "after"), [("health", 7), ("terror", 2)])
def test_hearts_and_eyes_are_paid_by_the_character_itself(day, what, after):
    met = day.objects("personal_action", who="beor", helpers=["ailei"], cost=2, paid_in=what, paying={"ailei": 2})
    assert (met.rule, met.code) == ("TG-PTY-08", "pays-alone")
    day.move("personal_action", who="beor", helpers=["ailei"], cost=2, paid_in=what)
    assert day.hero("beor").track(what).value == after
    assert day.hero("ailei").track(what).value == (9 if what == "health" else 0)
    assert energies(day) == {"beor": 6, "ailei": 6, "arev": 6}


@pytest.mark.rule("TG-PTY-08")
def test_but_a_location_actions_price_may_be_taken_by_any_member(day):
    day.move("location_action", who=["beor", "ailei"], cost=3, paid_in="health", paying={"beor": 1, "ailei": 2})
    assert (day.hero("beor").health.value, day.hero("ailei").health.value) == (8, 7)
    day.move("location_action", who=["arev", "beor"])  # remembered; without a word the acting one bears it
    assert (day.hero("arev").health.value, day.hero("beor").health.value) == (6, 8)
    with day.arranged() as state:
        state.heroes["ailei"].terror.value = 6
    met = day.objects("location_action", who=["ailei"], cost=2, paid_in="terror")
    assert (met.rule, met.code) == ("TG-ACT-11", "no-room-for-terror")


@pytest.mark.rule("TG-PTY-09")
def test_only_who_is_named_goes_along(day):
    day.move("travel", who=["beor"], to=104)
    assert [hero.place for hero in day.state.living] == [101, 101, 104]


@pytest.mark.rule("TG-PTY-12")
def test_an_encounter_is_left_by_escaping_or_dying_only(day):
    with day.arranged() as state:
        state.encounters["green"].shuffled = ["?"] * 5
    day.move("begin_encounter", who=["beor", "ailei", "arev"], colour="green", drew="Wolf")
    assert day.state.encounters["green"].size == 4
    assert day.objects("travel", who=["beor", "ailei", "arev"], to=104).rule == "TG-PTY-12"
    day.move("escape", who="beor")
    assert day.state.under_way[0].who == ["ailei", "arev"]
    assert day.refuses("escape", who="beor").field == "who"
    day.move("change", who="ailei", what="health", by=-9)
    assert day.state.under_way[0].who == ["arev"] and day.state.encounters["green"].size == 4
    day.move("escape", who="arev")
    assert day.state.under_way == []
    assert day.state.encounters["green"].bottom == ["Wolf"]  # unwon, and back under its own deck


@pytest.mark.rule("TG-PTY-12")
def test_a_guardian_that_was_not_won_stays_where_it_was_met(day):
    with day.arranged() as state:
        state.encounters["grey"].shuffled = ["?"] * 5
    day.move("travel", who=["beor"], to=104)
    day.move("begin_encounter", who=["beor"], colour="grey", drew="Warden")
    day.move("end_encounter", who="beor", how="not_won", stays=True)
    assert [(guardian.name, guardian.place) for guardian in day.state.guardians] == [("Warden", 104)]
    assert day.state.encounters["grey"].size == 4
    day.move("guardian_leaves", guardian=day.state.guardians[0].id)
    assert day.state.encounters["grey"].size == 5


@pytest.mark.rule("TG-PTY-13")
def test_a_party_is_for_one_action(day):
    day.move("explore", who=["beor", "ailei"])
    day.move("travel", who=["ailei", "arev"], to=104)
    assert [hero.place for hero in day.state.living] == [104, 104, 101]


@pytest.mark.rule("TG-PTY-14")
def test_trading_needs_one_place_and_no_party(day):
    day.move("take", who="beor", kind="item", name="Rope")
    rope = day.hero("beor").belongings[0].id
    day.move("pass", who="beor")  # not even an action
    day.move("hand_over", who="beor", to="arev", card=rope)
    day.move("trade", who="beor", to="arev", what="food")
    day.move("travel", who=["arev"], to=104)
    for name, args in (("hand_over", {"card": rope}), ("trade", {"what": "food"})):
        assert day.objects(name, who="arev", to="beor", **args).code == "not-together", name


@pytest.mark.rule("TG-PTY-08")
def test_nobody_is_made_to_bleed_for_another_without_a_word(day):
    with day.arranged() as state:
        state.heroes["beor"].health.value = state.heroes["beor"].energy.value = 1
    met = day.objects("personal_action", who="beor", helpers=["ailei"], cost=2, paid_in="health")
    assert (met.code, met.message.args["who"]) == ("not-enough-health", "beor")
    met = day.objects("location_action", who=["beor", "ailei"], cost=2, paid_in="health")
    assert (met.code, met.message.args["who"]) == ("not-enough-health", "beor")
