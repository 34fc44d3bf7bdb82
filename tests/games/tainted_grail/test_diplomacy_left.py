"""DIP: leaving a diplomacy: avoided before it starts, or fled from together."""

from __future__ import annotations

import pytest

from .fights import FAILURE, REWARD, begin, cards, diplomacy, face, fight, terrors, under_the_blue_deck

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
def test_who_avoids_pays_and_meets_neither_failure_nor_reward(talkers):
    facing(talkers, avoidable(costs={"wealth": 2, "energy": 1}), "ailei", ailei=3)
    before = talkers.hero("ailei")
    talkers.move("avoid", who="ailei", agree=["ailei"])
    hero = talkers.hero("ailei")
    assert (hero.resources["wealth"], hero.energy.value) == (1, before.energy.value - 1)
    assert (hero.terror.value, hero.resources["experience"]) == (0, before.resources["experience"])
    assert under_the_blue_deck(talkers)
    assert talkers.chronicle[-1].args["how"] == "avoided"


@pytest.mark.rule("TG-DIP-05", "TG-DIP-09")
def test_it_is_avoided_before_anybody_draws_or_not_at_all(talkers):
    facing(talkers, avoidable(), "ailei")
    assert (fight(talkers).step, fight(talkers).fighters) == ("before", {})
    talkers.move("face_it", who="ailei")
    assert cards(talkers, "ailei") == (3, 12)
    met = talkers.objects("avoid", who="ailei", agree=["ailei"])
    assert (met.rule, met.code, met.can_overrule) == ("TG-DIP-05", "too-late-to-avoid", True)
    talkers.move("start_fight", who="ailei")
    assert talkers.objects("avoid", who="ailei", agree=["ailei"]).code == "too-late-to-avoid"


@pytest.mark.rule("TG-DIP-05")
def test_a_card_without_such_a_section_cannot_be_avoided(talkers):
    face(talkers, diplomacy(), "ailei")
    assert fight(talkers).step == "hands"  # and nobody is asked
    met = talkers.objects("avoid", who="ailei", agree=["ailei"])
    assert (met.rule, met.code) == ("TG-DIP-05", "cannot-be-avoided")


@pytest.mark.rule("TG-DIP-06", "TG-DIP-05")
@pytest.mark.parametrize("what", ["reputation", "empathy"])
@pytest.mark.parametrize(("has", "best"), [((1, 1, 1), 1), ((0, 2, 0), 2), ((2, 2, 0), 2)])
def test_a_condition_looks_at_the_best_member_and_adds_nothing_up(talkers, what, has, best):
    with talkers.arranged() as state:
        for who, value in zip(("ailei", "arev", "beor"), has, strict=True):
            hero = state.heroes[who]
            (hero.resources if what == "reputation" else hero.attributes)[what] = value
    facing(talkers, avoidable(least={what: 2}), "ailei", "arev", "beor")
    if best < 2:
        met = talkers.objects("avoid", who="ailei", agree=["ailei", "arev", "beor"])
        assert (met.rule, met.code) == ("TG-DIP-06", "nobody-has-enough")
        assert (met.message.args["best"], met.message.args["least"]) == (best, 2)
    else:
        talkers.move("avoid", who="ailei", agree=["ailei", "arev", "beor"])
        assert under_the_blue_deck(talkers)


@pytest.mark.rule("TG-DIP-06")
def test_only_who_is_in_it_counts_for_a_condition(talkers):
    with talkers.arranged() as state:
        state.heroes["arev"].resources["reputation"] = 5
        state.heroes["ailei"].resources["reputation"] = state.heroes["beor"].resources["reputation"] = 0
    facing(talkers, avoidable(least={"reputation": 1}), "ailei", "beor")
    assert talkers.objects("avoid", who="ailei", agree=["ailei", "beor"]).code == "nobody-has-enough"


@pytest.mark.rule("TG-DIP-06")
def test_the_costs_are_paid_by_each_member(talkers):
    facing(talkers, avoidable(costs={"wealth": 1}), "ailei", "beor", ailei=1, beor=3)
    talkers.move("avoid", who="beor", agree=["ailei", "beor"])
    assert [talkers.hero(who).resources["wealth"] for who in ("ailei", "beor")] == [0, 2]


@pytest.mark.rule("TG-DIP-06")
def test_when_one_cannot_pay_nobody_avoids_and_nobody_drops_out(talkers):
    facing(talkers, avoidable(costs={"wealth": 1}), "ailei", "arev", "beor", ailei=5, beor=5, arev=0)
    met = talkers.objects("avoid", who="ailei", agree=["ailei", "arev", "beor"])
    assert (met.rule, met.code, met.message.args["who"]) == ("TG-DIP-06", "has-not-enough", "arev")
    assert [talkers.hero(who).resources["wealth"] for who in ("ailei", "arev", "beor")] == [5, 0, 5]
    assert talkers.state.under_way[0].who == ["ailei", "arev", "beor"]


@pytest.mark.rule("TG-DIP-06", "TG-PTY-08")
def test_nobody_pays_a_members_magic_for_it(talkers):
    with talkers.arranged() as state:
        state.heroes["ailei"].resources["magic"], state.heroes["beor"].resources["magic"] = 2, 0
    facing(talkers, avoidable(costs={"magic": 1}), "ailei", "beor")
    assert talkers.objects("avoid", who="ailei", agree=["ailei", "beor"]).message.args["who"] == "beor"


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
def test_at_any_time_all_flee_and_each_bears_the_failure_and_nothing_else(talkers, step, who):
    at(talkers, step)
    energy = [talkers.hero(one).energy.value for one in ("ailei", "beor")]
    talkers.move("flee", who=who, agree=["ailei", "beor"])
    assert terrors(talkers, "ailei", "beor", "arev") == [1, 1, 0]
    assert [talkers.hero(one).energy.value for one in ("ailei", "beor")] == energy
    assert under_the_blue_deck(talkers) and "tell-encounter-over" in talkers.said
    assert talkers.chronicle[0].args["how"] == "fled"
    assert "tell-reward" not in talkers.said


@pytest.mark.rule("TG-DIP-07")
def test_nobody_escapes_a_diplomacy_alone_and_nobody_flees_a_combat_together(talkers):
    at(talkers, "lay")
    met = talkers.objects("escape", who="beor")
    assert (met.rule, met.code) == ("TG-DIP-07", "all-leave-a-diplomacy")
    talkers.move("flee", who="beor", agree=["ailei", "beor"])
    begin(talkers, {"name": "Wolf", "colour": "green", "value": 6}, "ailei")
    met = talkers.objects("flee", who="ailei", agree=["ailei"])
    assert (met.rule, met.code) == ("TG-CMB-34", "flee-is-for-diplomacy")


@pytest.mark.rule("TG-DIP-07", "TG-DIE-02")
def test_a_failure_that_costs_a_life_ends_it_all_the_same(talkers):
    begin(talkers, diplomacy(failure={"wounds": 20}), "ailei", "beor")
    talkers.move("flee", who="beor", agree=["ailei", "beor"])
    assert [talkers.hero(who).dying for who in ("ailei", "beor")] == [True, True]
    assert under_the_blue_deck(talkers)


@pytest.mark.rule("TG-DIP-07", "TG-GRD-01")
def test_a_guardian_of_words_that_was_fled_from_stays_on_the_map(talkers):
    begin(talkers, diplomacy(traits=["guardian"]), "ailei")
    talkers.move("flee", who="ailei", agree=["ailei"])
    assert [(one.name, one.colour, one.place) for one in talkers.state.guardians] == [("Judge", "blue", 101)]
    assert talkers.state.encounters["blue"].bottom == []


@pytest.mark.rule("TG-DIP-08")
@pytest.mark.parametrize("move", ["avoid", "flee"])
@pytest.mark.parametrize(
    ("agree", "against"), [(["beor"], ["ailei", "arev"]), (["ailei", "arev"], ["beor"]), ([], None)]
)
def test_avoiding_and_fleeing_want_everybodys_word(talkers, move, agree, against):
    facing(talkers, avoidable(), "ailei", "arev", "beor")
    met = talkers.objects(move, who="beor", agree=agree)
    assert (met.rule, met.code, met.can_overrule) == ("TG-DIP-08", "not-all-agree", True)
    assert met.message.args["who"] == (against or ["ailei", "arev", "beor"])
    assert terrors(talkers, "ailei", "arev", "beor") == [0, 0, 0]
    talkers.move("face_it", who="beor")  # so it is played
