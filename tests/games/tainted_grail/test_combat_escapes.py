"""CMB: escapes from a combat, and opponents that withdraw from it."""

from __future__ import annotations

import pytest

from .fights import GREEN, WOLF, acts, at, begin, cards, combat, fight, set_track, under_its_deck


def gained(table, who):
    """A character's Experience and Food; everybody brings two Food along."""
    has = table.hero(who).resources
    return has["experience"], has["food"]


# --- escape -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-34", "TG-CMB-36", "TG-CMB-38")
def test_the_active_character_escapes_for_an_energy_and_the_opportunity_attack_and_the_rest_go_on(trio):
    begin(trio, WOLF)
    acts(trio, "ailei", 1)
    trio.move("activate", who="beor")
    trio.move("lay_card", who="beor", by=1)  # at any time of the activation
    met = trio.objects("escape", who="arev")
    assert (met.rule, met.code) == ("TG-CMB-38", "not-in-its-activation")
    trio.move("escape", who="beor")
    doing = trio.state.under_way[0]
    assert (at(trio, "beor"), doing.who) == ((5, 9, 1), ["ailei", "arev"])
    assert trio.told("tell-leavers-cards") == [{"who": "beor"}] and "tell-answer-combat" not in trio.said
    assert (doing.fight.active, doing.fight.turn) == ("arev", 1)  # on with step 4: he is the one still waiting
    assert [laid.by for laid in doing.fight.sequence] == ["ailei", "beor"]  # TG-CMB-40
    acts(trio, "arev", 0)
    assert fight(trio).turn == 2


@pytest.mark.rule("TG-CMB-36", "TG-CMB-21")
def test_when_the_last_of_the_turn_escapes_the_turn_ends_for_those_who_stay(duo):
    begin(duo, combat())
    acts(duo, "ailei", 0)
    duo.move("escape", who="beor")
    assert (fight(duo).turn, fight(duo).active, cards(duo, "ailei")) == (2, "ailei", (3, 11))


@pytest.mark.rule("TG-CMB-38")
def test_nobody_escapes_between_activations(duo):
    begin(duo, combat())
    for who in ("beor", "ailei"):
        assert duo.objects("escape", who=who).rule == "TG-CMB-38"
    acts(duo, "beor", 6)
    assert fight(duo).step == "won" and duo.objects("escape", who="beor").rule == "TG-CMB-38"


@pytest.mark.rule("TG-CMB-37", "TG-BEY-08")
def test_without_any_energy_one_escapes_all_the_same(solo):
    set_track(solo, "beor", energy=0)
    begin(solo, WOLF)
    solo.move("escape", who="beor")
    assert at(solo, "beor") == (0, 9, 1) and solo.state.under_way == []


@pytest.mark.rule("TG-CMB-34", "TG-CMB-30")
def test_the_opportunity_attack_of_an_escape_may_kill(duo):
    set_track(duo, "beor", energy=2, health=2)
    begin(duo, combat(opportunity={"wounds": 2}))
    duo.move("activate", who="beor")
    duo.move("escape", who="beor")
    assert duo.hero("beor").dying and duo.state.under_way[0].who == ["ailei"] and fight(duo).active == "ailei"


@pytest.mark.rule("TG-CMB-35", "TG-CMB-36")
@pytest.mark.parametrize(("traits", "place"), [([], None), (["guardian"], 101)])
@pytest.mark.parametrize("people", [["beor"], ["beor", "ailei"]])
def test_when_all_have_escaped_the_card_goes_under_its_deck_or_a_guardian_stays(avalon, people, traits, place):
    table = avalon(*people, encounters=GREEN)
    begin(table, combat(traits=traits))
    for who in people:
        if fight(table).active != who:
            table.move("activate", who=who)
        assert table.state.guardians == []
        table.move("escape", who=who)
    assert table.state.under_way == []
    assert [guardian.place for guardian in table.state.guardians] == ([place] if place else [])
    assert table.state.encounters["green"].bottom == ([] if place else ["Wolf"])
    assert table.wrote.count("wrote-escaped") == 1


@pytest.mark.rule("TG-CMB-34")
def test_on_boards_of_the_table_the_hands_pay_for_the_escape(avalon):
    table = avalon("beor", encounters=GREEN, areas={"boards": "table"})
    begin(table, WOLF)
    table.move("escape", who="beor")
    assert at(table, "beor") == (6, 9, 0) and table.state.under_way == []
    assert table.said.index("tell-runs") < table.said.index("tell-opportunity")


@pytest.mark.rule("TG-CMB-44")
@pytest.mark.parametrize(("given", "won"), [(1, False), (2, True)])
def test_the_check_of_step_four_sees_what_an_escape_put_into_the_pool(duo, given, won):
    begin(duo, combat(value=6, opportunity={"pool": given}))
    acts(duo, "ailei", 4)
    duo.move("escape", who="beor")
    assert (fight(duo).step == "won") is won
    if won:
        duo.move("end_encounter", who="ailei")
        assert under_its_deck(duo)


# --- withdrawal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-42")
@pytest.mark.parametrize("by", ["attack", "opportunity", "escape"])
def test_an_opponent_that_withdraws_ends_the_combat_at_once_for_nothing(duo, by):
    gone = {"withdraws": True, "terror": 1}
    facts = (
        {"table": [{"since": 0, **gone}]}
        if by == "attack"
        else {"opportunity": gone, "table": [{"since": 0, "wounds": 5}]}
    )
    begin(duo, combat(**facts, reward={"gains": {"experience": 1}}, loot={"gains": {"food": 1}}))
    duo.move("activate", who="beor")
    if by == "attack":
        duo.move("lay_card", who="beor", by=5)
    duo.move("escape" if by == "escape" else "finish_laying", who="beor")
    assert under_its_deck(duo) and [gained(duo, who) for who in ("beor", "ailei")] == [(0, 2), (0, 2)]
    assert at(duo, "beor") == (5 if by == "escape" else 6, 9, 1) and "tell-draw-cards" not in duo.said
    assert [message.args["how"] for message in duo.chronicle if message.key == "wrote-encounter-ended"] == ["withdrew"]


@pytest.mark.rule("TG-CMB-42", "TG-GRD-12")
@pytest.mark.parametrize("roams", [None, False])
def test_of_a_guardian_that_withdraws_the_table_says_whether_it_roams(duo, roams):
    begin(duo, combat(traits=["guardian"], table=[{"since": 0, "withdraws": True}]))
    acts(duo, "beor", 0)
    assert fight(duo).step == "withdrew"
    assert duo.objects("end_encounter", who="beor", how="won").code == "not-won-yet"
    duo.move("end_encounter", who="beor", how="withdrew", stays=roams)
    assert [guardian.name for guardian in duo.state.guardians] == (["Wolf"] if roams is None else [])
    assert duo.state.encounters["green"].bottom == ([] if roams is None else ["Wolf"])
