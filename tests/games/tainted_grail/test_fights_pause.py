"""Between an opponent's answer and what follows: what a card says in words is carried out first."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages.fight import view as page

from .fights import acts, begin, combat, diplomacy, fight, go, set_track


def talk(table, reaction, *who):
    """Ailei (and others) before a judge with that reaction; it is her activation."""
    begin(table, diplomacy(stages=[{"reaction": reaction}]), *(who or ("ailei",)))
    if fight(table).step == "choose":
        table.move("activate", who="ailei")
    return table


@pytest.mark.rule("TG-KEY-24", "TG-KEY-19", "TG-DIP-17")
def test_a_reaction_destroys_the_last_card_and_its_ability_never_fires(talkers):
    talk(talkers, {"energy": 1, "sequence": 1})
    talkers.move("lay_card", who="ailei")
    talkers.move("lay_card", who="ailei", play_on=True, tokens=1)
    talkers.move("finish_laying", who="ailei")
    assert talkers.told("tell-card-off")[0]["number"] == 2
    assert len(fight(talkers).sequence) == 1
    assert "tell-delayed-fires" not in talkers.said
    assert fight(talkers).step == "lay"  # nothing was to be done by hand: the next turn


@pytest.mark.rule("TG-KEY-24")
def test_more_cards_than_lie_there_are_not_destroyed(talkers):
    talk(talkers, {"sequence": 3})
    talkers.move("lay_card", who="ailei")
    talkers.move("finish_laying", who="ailei")
    assert fight(talkers).sequence == [] and len(talkers.told("tell-card-off")) == 1


@pytest.mark.rule("TG-DIP-17", "TG-KEY-19", "TG-KEY-24")
def test_what_a_reaction_says_in_words_is_carried_out_before_anything_follows(talkers):
    talk(talkers, {"energy": 1, "words": "destroy the last card"})
    talkers.move("lay_card", who="ailei", tokens=1)
    talkers.move("finish_laying", who="ailei")
    assert (fight(talkers).step, fight(talkers).pending) == ("answered", "destroy the last card")
    assert "tell-turn-ends" not in talkers.said and "tell-delayed-fires" not in talkers.said
    assert page(talkers.state, EVERYBODY).frame.next.move == "carry_on"
    assert talkers.refuses("lay_card", who="ailei").message.key == "not-at-this-step"
    talkers.move("discard_last", who="ailei")
    talkers.move("carry_on", who="ailei")
    assert "tell-turn-ends" in talkers.said and "tell-delayed-fires" not in talkers.said
    assert (fight(talkers).step, fight(talkers).turn, fight(talkers).pending) == ("lay", 2, "")


@pytest.mark.rule("TG-DIP-17", "TG-DIP-14")
def test_the_check_comes_after_the_words(talkers):
    talk(talkers, {"words": "affinity by one for each Wealth"})
    talkers.move("finish_laying", who="ailei")
    talkers.move("count_pool", who="ailei", by=3)
    assert fight(talkers).step == "answered"
    talkers.move("carry_on", who="ailei")
    assert fight(talkers).step == "won"


@pytest.mark.rule("TG-CMB-18", "TG-CMB-20")
def test_a_row_that_nobody_has_noted_is_on_the_card_and_waits_as_well(solo):
    solo.morning()
    begin(solo, combat(table=[]), "beor")
    acts(solo, "beor", 1)
    assert (fight(solo).step, fight(solo).pending) == ("answered", "")
    assert solo.refuses("carry_on", who="ailei").field == "who"
    solo.move("carry_on", who="beor")
    assert fight(solo).turn == 2


@pytest.mark.rule("TG-CMB-21")
def test_in_a_party_the_next_one_is_activated_only_then(talkers):
    talk(talkers, {"words": "lose an item"}, "ailei", "beor")
    talkers.move("finish_laying", who="ailei")
    assert (fight(talkers).active, fight(talkers).step) == ("ailei", "answered")
    talkers.move("carry_on", who="ailei")
    assert fight(talkers).active == "beor"


@pytest.mark.rule("TG-TRT-10")
def test_frenzy_waits_after_each_of_its_two_attacks(solo):
    solo.morning()
    begin(solo, combat(traits=["frenzy"], table=[{"since": 0, "words": "lose an item"}]), "beor")
    acts(solo, "beor", 1)
    for step in ("answered", "again"):
        assert fight(solo).step == step
        solo.move("carry_on" if step == "answered" else "finish_laying", who="beor")
    assert fight(solo).step == "answered"
    solo.move("carry_on", who="beor")
    assert fight(solo).turn == 2


@pytest.mark.rule("TG-CMB-34", "TG-CMB-30")
def test_one_may_escape_and_one_may_die_while_the_words_are_carried_out(trio):
    trio.morning()
    begin(trio, combat(table=[{"since": 0, "words": "wounds by the die"}]))
    acts(trio, "ailei", 1)
    trio.move("change", who="ailei", what="health", by=-9)  # it goes on without her
    assert fight(trio).step == "choose" and "ailei" not in trio.state.under_way[0].who
    acts(trio, "arev", 1)
    trio.move("escape", who="arev")
    assert fight(trio).active == "beor"


@pytest.mark.rule("TG-KEY-19", "TG-CMB-12")
def test_what_has_just_fired_stands_on_the_page_for_one_activation(solo):
    solo.morning()
    begin(solo, combat(value=90), "beor")
    go(solo, "beor", tokens=1)
    assert fight(solo).fired == [1]
    go(solo, "beor")
    assert fight(solo).fired == []


@pytest.mark.rule("TG-CMB-34", "TG-DIE-11")
def test_whom_the_opportunity_attack_kills_on_the_way_out_is_not_told_that_leaving_is_free(solo):
    solo.morning()
    begin(solo, combat(opportunity={"wounds": 3}), "beor")
    set_track(solo, "beor", health=3, energy=3)
    solo.move("escape", who="beor")
    assert solo.hero("beor").dying and "tell-dying-card-decides" not in solo.said
    assert "tell-opportunity" in solo.said


@pytest.mark.rule("TG-TRT-11", "TG-GRD-01")
@pytest.mark.parametrize(("how", "places"), [({}, [101]), ({"stays": False}, [])])
def test_of_a_robber_that_is_a_guardian_the_table_is_asked_and_it_roams_by_default(solo, how, places):
    solo.morning()
    begin(solo, combat(traits=["robber", "guardian"], table=[{"since": 0, "wounds": 8}]), "beor")
    acts(solo, "beor", 1)
    assert fight(solo).step == "robbed" and "tell-robbed-of-wealth" in solo.said
    assert page(solo.state, EVERYBODY).frame.next is None  # it is asked
    solo.move("end_encounter", who="beor", how="withdrew", **how)
    assert [guardian.place for guardian in solo.state.guardians] == places
    assert solo.state.under_way == [] and solo.wrote[:1] != ["wrote-encounter-ended"]


@pytest.mark.rule("TG-TRT-11", "TG-GRD-01")
def test_with_nobody_left_standing_it_roams(solo):
    solo.morning()
    begin(solo, combat(traits=["robber", "guardian"], table=[{"since": 0, "wounds": 9}]), "beor")
    acts(solo, "beor", 1)
    assert [guardian.place for guardian in solo.state.guardians] == [101] and solo.state.under_way == []


@pytest.mark.rule("TG-CMB-36", "TG-CMB-40")
def test_who_leaves_a_party_is_told_where_its_cards_go(duo):
    duo.morning()
    begin(duo, combat())
    acts(duo, "ailei", 1)
    duo.move("escape", who="beor")
    assert duo.told("tell-leavers-cards") == [{"who": "beor"}]
    assert [laid.by for laid in fight(duo).sequence] == ["ailei"]
