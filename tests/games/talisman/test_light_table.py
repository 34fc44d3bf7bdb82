"""The light table: turns, dice and fights in the app, everything else on the table, of which the app claims nothing."""

from __future__ import annotations

import pytest


@pytest.fixture
def light(talisman):
    """A warrior, a thief and a wizard, whose counters, cards and board stay on the table; all on one space."""
    table = talisman("warrior", "thief", "wizard", kept="light")
    for who in (1, 2, 3):
        table.stands(who, "o8")
    return table


@pytest.mark.rule("TA-GOLD-05")
def test_gold_that_the_app_never_counted_can_be_given_and_put_down(light):
    light.move("trade", who=1, whom=2, gold=7)
    light.move("drop", who=1, cards=light.owns(1, "maiden"), gold=9)
    assert light.told("tell-put-down-gold")[0]["gold"] == 9
    assert light.one(1).gold == light.one(2).gold == 1


@pytest.mark.rule("TA-GOLD-08")
def test_gold_lying_on_a_board_that_the_table_keeps_can_be_taken(light):
    light.arrived(1, "o1")
    light.move("take_gold", who=1, amount=5)
    assert light.said == ["tell-collect-gold"] and light.one(1).gold == 1


@pytest.mark.rule("TA-COM-18")
@pytest.mark.parametrize("what", ["gold", "object"])
def test_loot_of_what_only_the_table_knows(light, what):
    light.arrived(1)
    light.move("attack", who=1, whom=2)
    light.move("roll_fight", who=1, rolled=[6, 6], theirs=[1], own_total=9, their_total=1)
    light.move("loot", who=1, what=what)
    assert light.state.fight is None and light.one(1).objects == []


@pytest.mark.rule("TA-KNOW-11")
@pytest.mark.parametrize("what", ["steal_gold", "steal_object"])
def test_a_thief_steals_what_only_the_table_knows(light, what):
    light.arrived(2)
    light.move("use_ability", who=2, whom=1, what=what)
    assert light.one(2).gold == 1


@pytest.mark.rule("TA-LIFE-07")
@pytest.mark.parametrize(("move", "args"), [("save_life", {}), ("save_by_spell", {})])
def test_a_life_is_saved_by_a_card_or_a_spell_that_the_app_never_saw(light, move, args):
    light.arrived(1)
    light.move("fight_creature", who=1, value=9)
    light.move("roll_fight", who=1, rolled=[1, 1], theirs=[6], own_total=4)
    light.move(move, who=1, **args)
    assert "wrote-life-saved" in light.wrote and light.state.turn.over


@pytest.mark.rule("TA-SPL-07")
def test_spells_that_only_their_players_hold_can_be_cast(light):
    light.move("cast", who=1)
    assert "tell-spell-used" in light.said and light.one(1).deeds.spells == 1


@pytest.mark.rule("TA-COM-20")
def test_who_keeps_lives_is_told_so_and_the_app_counts_none(talisman):
    table = talisman("ghoul", "warrior", kept="light")
    table.stands(1, "o8"), table.stands(2, "o8")
    table.arrived(1)
    table.move("attack", who=1, whom=2)
    table.move("roll_fight", who=1, rolled=[6], theirs=[1, 1], own_total=9, their_total=1)
    table.move("loot", who=1, what="life")
    table.move("lose_life", who=2)
    assert "tell-keeps-life" in table.said and table.one(1).lives == table.one(2).lives == 4


@pytest.mark.rule("TA-INN-09")
def test_a_talisman_beside_the_card_opens_the_valley(light):
    light.stands(1, "i2", fulfilled=True)
    light.move("step", who=1, to="i1")
    assert light.one(1).space == "i1"


@pytest.mark.rule("TA-RAFT-07")
def test_a_raft_that_only_the_table_knows_carries_over_the_river(light):
    light.move("use_raft", who=1, to="m5")
    assert light.one(1).space == "m5"


@pytest.mark.rule("TA-RAFT-03")
def test_an_axe_beside_the_card_builds_a_raft(light):
    light.stands(1, "o11")
    light.move("build_raft", who=1)
    assert light.one(1).has("raft")


@pytest.mark.rule("TA-PUR-04")
def test_what_is_left_in_the_piles_is_not_known_where_belongings_are_not(light):
    with light.arranged() as state:
        state.stock["sword"], state.talismans = 0, 0
    light.move("receive", who=1, item="sword")
    light.move("gain_talisman", who=1)
    assert light.state.stock["sword"] == light.state.talismans == 0


@pytest.mark.rule("TA-ENC-10")
def test_a_turn_ends_whatever_was_drawn_or_met_on_the_board_of_the_table(light):
    light.arrived(1)
    light.move("end_turn", who=1)
    light.arrived(2)
    light.move("draw", who=2, cards=[{"name": "wolf"}, {"name": "bear"}])
    light.move("end_turn", who=2)
    assert light.state.turn.who == 3


@pytest.mark.rule("TA-EVA-11", "TA-FOL-06")
def test_what_lies_beside_the_card_may_help_to_evade_or_to_pass(light):
    light.arrived(1)
    light.move("fight_creature", who=1, value=3)
    light.move("evade", who=1, means="card")
    assert light.state.fight is None
    light.turn_of(2)
    light.arrived(2, "m15")
    light.move("pass_through", who=2)


@pytest.mark.rule("TA-DEATH-01", "TA-WIN-01")
def test_a_race_that_the_table_keeps_is_decided_by_what_it_says(light):
    light.stands(1, "i1")
    light.move("step", who=1, to="crown")
    light.move("command", who=1, rolled=6)
    light.move("answer", who=2, how="life")
    light.move("perish", who=2)
    light.move("answer", who=3, how="concede")
    assert light.state.winner == 1


@pytest.mark.rule("TA-STR-14")
def test_no_fight_is_decided_by_counters_that_nobody_told(light):
    light.arrived(1)
    light.move("attack", who=1, whom=2)
    assert light.refuses("roll_fight", who=1).field == "own_total"
    assert light.refuses("roll_fight", who=1, own_total=5).field == "their_total"
    light.move("roll_fight", who=1, own_total=5, their_total=4)


@pytest.mark.rule("TA-INN-03")
def test_an_unfulfilled_den_holds_whoever_may_own_a_talisman(light):
    light.stands(1, "i2", fulfilled=False)
    assert light.objects("step", who=1, to="i1").rule == "TA-INN-03"
