"""DIP: leaving a diplomacy: avoided before it starts, or fled from together."""

from __future__ import annotations

import pytest

from .fights import begin, cards, diplomacy, face, fight

FAILURE = {"terror": 1}
REWARD = {"gains": {"experience": 2, "reputation": 1}}


@pytest.fixture
def day(avalon):
    """Ailei, Arev and Beor in the day; the blue deck has six cards."""
    table = avalon("beor", "arev", {"id": "ailei", "attributes": {"empathy": 2}}, encounters={"blue": 6})
    table.morning()
    return table


@pytest.fixture
def alone(day):
    """Ailei alone before a judge of three steps each way, who takes an affinity a turn; she is active."""
    begin(day, diplomacy(stages=[{"reaction": {"pool": -1}}], failure=FAILURE, reward=REWARD), "ailei")
    return day


def turn(table, who: str, by: int = 0) -> None:
    """An activation of one card that moves the affinity by so much."""
    if fight(table).step == "choose":
        table.move("activate", who=who)
    table.move("lay_card", who=who, by=by)
    table.move("finish_laying", who=who)


def under_its_deck(table) -> bool:
    """Whether the encounter is over and its card lies under the blue deck."""
    deck = table.state.encounters["blue"]
    return not table.state.under_way and (deck.bottom, deck.size) == (["Judge"], 6)


def terrors(table, *who: str) -> list[int]:
    return [table.hero(one).terror.value for one in who]


# --- avoiding --------------------------------------------------------------------------------------------------------


def avoidable(**facts):
    return diplomacy(avoid=facts, failure=FAILURE, reward=REWARD)


def facing(table, card, *who, **wealth: int):
    """These face that card and may still avoid it."""
    with table.arranged() as state:
        for one, has in wealth.items():
            state.heroes[one].resources["wealth"] = has
    face(table, card, *who)
    return table


@pytest.mark.rule("TG-DIP-05", "TG-ENC-06")
def test_who_avoids_pays_and_meets_neither_failure_nor_reward(day):
    facing(day, avoidable(costs={"wealth": 2, "energy": 1}), "ailei", ailei=3)
    before = day.hero("ailei")
    day.move("avoid", who="ailei", agree=["ailei"])
    hero = day.hero("ailei")
    assert (hero.resources["wealth"], hero.energy.value) == (1, before.energy.value - 1)
    assert (hero.terror.value, hero.resources["experience"]) == (0, before.resources["experience"])
    assert under_its_deck(day)
    assert day.chronicle[-1].args["how"] == "avoided"


@pytest.mark.rule("TG-DIP-05", "TG-DIP-09")
def test_it_is_avoided_before_anybody_draws_or_not_at_all(day):
    facing(day, avoidable(), "ailei")
    assert (fight(day).step, fight(day).fighters) == ("before", {})
    day.move("face_it", who="ailei")
    assert cards(day, "ailei") == (3, 12)
    met = day.objects("avoid", who="ailei", agree=["ailei"])
    assert (met.rule, met.code, met.can_overrule) == ("TG-DIP-05", "too-late-to-avoid", True)
    day.move("start_fight", who="ailei")
    assert day.objects("avoid", who="ailei", agree=["ailei"]).code == "too-late-to-avoid"


@pytest.mark.rule("TG-DIP-05")
def test_a_card_without_such_a_section_cannot_be_avoided(day):
    face(day, diplomacy(), "ailei")
    assert fight(day).step == "hands"  # and nobody is asked
    met = day.objects("avoid", who="ailei", agree=["ailei"])
    assert (met.rule, met.code) == ("TG-DIP-05", "cannot-be-avoided")


@pytest.mark.rule("TG-DIP-06", "TG-DIP-05")
@pytest.mark.parametrize("what", ["reputation", "empathy"])
@pytest.mark.parametrize(("has", "best"), [((1, 1, 1), 1), ((0, 2, 0), 2), ((2, 2, 0), 2)])
def test_a_condition_looks_at_the_best_member_and_adds_nothing_up(day, what, has, best):
    with day.arranged() as state:
        for who, value in zip(("ailei", "arev", "beor"), has, strict=True):
            hero = state.heroes[who]
            (hero.resources if what == "reputation" else hero.attributes)[what] = value
    facing(day, avoidable(least={what: 2}), "ailei", "arev", "beor")
    if best < 2:
        met = day.objects("avoid", who="ailei", agree=["ailei", "arev", "beor"])
        assert (met.rule, met.code) == ("TG-DIP-06", "nobody-has-enough")
        assert (met.message.args["best"], met.message.args["least"]) == (best, 2)
    else:
        day.move("avoid", who="ailei", agree=["ailei", "arev", "beor"])
        assert under_its_deck(day)


@pytest.mark.rule("TG-DIP-06")
def test_only_who_is_in_it_counts_for_a_condition(day):
    with day.arranged() as state:
        state.heroes["arev"].resources["reputation"] = 5
        state.heroes["ailei"].resources["reputation"] = state.heroes["beor"].resources["reputation"] = 0
    facing(day, avoidable(least={"reputation": 1}), "ailei", "beor")
    assert day.objects("avoid", who="ailei", agree=["ailei", "beor"]).code == "nobody-has-enough"


@pytest.mark.rule("TG-DIP-06")
def test_the_costs_are_paid_by_each_member(day):
    facing(day, avoidable(costs={"wealth": 1}), "ailei", "beor", ailei=1, beor=3)
    day.move("avoid", who="beor", agree=["ailei", "beor"])
    assert [day.hero(who).resources["wealth"] for who in ("ailei", "beor")] == [0, 2]


@pytest.mark.rule("TG-DIP-06")
def test_when_one_cannot_pay_nobody_avoids_and_nobody_drops_out(day):
    facing(day, avoidable(costs={"wealth": 1}), "ailei", "arev", "beor", ailei=5, beor=5, arev=0)
    met = day.objects("avoid", who="ailei", agree=["ailei", "arev", "beor"])
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-DIP-06", "has-not-enough", "arev")
    assert [day.hero(who).resources["wealth"] for who in ("ailei", "arev", "beor")] == [5, 0, 5]
    assert day.state.under_way[0].who == ["ailei", "arev", "beor"]


@pytest.mark.rule("TG-DIP-06", "TG-PTY-08")
def test_nobody_pays_a_members_magic_for_it(day):
    with day.arranged() as state:
        state.heroes["ailei"].resources["magic"], state.heroes["beor"].resources["magic"] = 2, 0
    facing(day, avoidable(costs={"magic": 1}), "ailei", "beor")
    assert day.objects("avoid", who="ailei", agree=["ailei", "beor"]).message.args["who"] == "beor"


# --- fleeing ---------------------------------------------------------------------------------------------------------


def at(table, step: str):
    """Ailei and Beor in a diplomacy that stands at that step."""
    face(table, avoidable(), "ailei", "beor")
    for name, move in (("hands", "face_it"), ("choose", "start_fight"), ("lay", "activate")):
        if fight(table).step != step:
            table.move(move, who="beor" if move == "activate" else "ailei")
            assert fight(table).step == name
    return table


@pytest.mark.rule("TG-DIP-07", "TG-ENC-06", "TG-ENC-08")
@pytest.mark.parametrize("step", ["before", "hands", "choose", "lay"])
@pytest.mark.parametrize("who", ["ailei", "beor"])
def test_at_any_time_all_flee_and_each_bears_the_failure_and_nothing_else(day, step, who):
    at(day, step)
    energy = [day.hero(one).energy.value for one in ("ailei", "beor")]
    day.move("flee", who=who, agree=["ailei", "beor"])
    assert terrors(day, "ailei", "beor", "arev") == [1, 1, 0]
    assert [day.hero(one).energy.value for one in ("ailei", "beor")] == energy
    assert under_its_deck(day) and "tell-encounter-over" in day.said
    assert day.chronicle[0].args["how"] == "fled"
    assert "tell-reward" not in day.said


@pytest.mark.rule("TG-DIP-07")
def test_nobody_escapes_a_diplomacy_alone_and_nobody_flees_a_combat_together(day):
    at(day, "lay")
    met = day.objects("escape", who="beor")
    assert (met.rule, met.code) == ("TG-DIP-07", "all-leave-a-diplomacy")
    day.move("flee", who="beor", agree=["ailei", "beor"])
    begin(day, {"name": "Wolf", "colour": "green", "value": 6}, "ailei")
    met = day.objects("flee", who="ailei", agree=["ailei"])
    assert (met.rule, met.code) == ("TG-CMB-34", "flee-is-for-diplomacy")


@pytest.mark.rule("TG-DIP-07", "TG-DIE-02")
def test_a_failure_that_costs_a_life_ends_it_all_the_same(day):
    begin(day, diplomacy(failure={"wounds": 20}), "ailei", "beor")
    day.move("flee", who="beor", agree=["ailei", "beor"])
    assert [day.hero(who).dying for who in ("ailei", "beor")] == [True, True]
    assert under_its_deck(day)


@pytest.mark.rule("TG-DIP-07", "TG-GRD-01")
def test_a_guardian_of_words_that_was_fled_from_stays_on_the_map(day):
    begin(day, diplomacy(traits=["guardian"]), "ailei")
    day.move("flee", who="ailei", agree=["ailei"])
    assert [(one.name, one.colour, one.place) for one in day.state.guardians] == [("Judge", "blue", 101)]
    assert day.state.encounters["blue"].bottom == []


@pytest.mark.rule("TG-DIP-08")
@pytest.mark.parametrize("move", ["avoid", "flee"])
@pytest.mark.parametrize(
    ("agree", "against"), [(["beor"], ["ailei", "arev"]), (["ailei", "arev"], ["beor"]), ([], None)]
)
def test_avoiding_and_fleeing_want_everybodys_word(day, move, agree, against):
    facing(day, avoidable(), "ailei", "arev", "beor")
    met = day.objects(move, who="beor", agree=agree)
    assert (met.rule, met.code, met.can_overrule) == ("TG-DIP-08", "not-all-agree", True)
    assert met.message.args["who"] == (against or ["ailei", "arev", "beor"])
    assert terrors(day, "ailei", "arev", "beor") == [0, 0, 0]
    day.move("face_it", who="beor")  # so it is played
