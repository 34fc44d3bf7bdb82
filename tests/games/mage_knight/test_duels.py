"""Duels as they run, read from section 25 of the ledger: how they begin, phases, damage, theft, retreat, draws."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.play.duel import exchange
from companion.games.mage_knight.state.hero import Cards, Unit

from .duelling import A, D, begun_duel, duellists, hit, melee, played  # noqa: F401

# --- how it begins


@pytest.mark.rule("MK-PVP-02", "MK-PVP-04", "MK-TRN-08", "MK-CMB-10")
def test_the_one_who_moved_is_the_aggressor_and_it_is_the_action_of_the_turn(table):
    table.move("attack_hero", who=A, whom=D)
    duel, turn = table.state.duel, table.state.turn
    assert (duel.aggressor, duel.defender, duel.step, duel.acting) == (A, D, "joining", D)
    assert turn.acted and turn.fought
    assert table.objects("attack_hero", who=A, whom=D).rule == "MK-CMB-10"
    assert table.objects("join_duel", who=A, full=True).rule == "MK-PVP-08"


@pytest.mark.rule("MK-PVP-01", "MK-MOV-19", "MK-EDG-02")
def test_what_forbids_it_is_said_and_can_be_overruled(table):
    with table.arranged() as state:
        state.round.announced = D
    assert table.objects("attack_hero", who=A, whom=D).message.key == "no-duel-round-ending"
    with table.arranged() as state:
        state.round.announced, state.flipped = None, [D]
    assert table.objects("attack_hero", who=A, whom=D).rule == "MK-EDG-02"
    table.move("attack_hero", who=A, whom=D, overrule=("*",))
    assert table.state.duel
    assert table.objects("attack_hero", who=D, whom=A).rule == "MK-PVP-02"


def test_nobody_fights_oneself_or_nobody(table):
    assert table.refuses("attack_hero", who=A, whom=A).field == "whom"
    assert table.refuses("attack_hero", who=A, whom=7).field == "whom"
    assert table.objects("duel_pass", who=A).message.key == "no-duel"


@pytest.mark.rule("MK-PVP-05", "MK-EDG-02")
def test_full_participation_flips_the_token_and_has_an_end_of_turn_of_its_own(table):
    table.move("attack_hero", who=A, whom=D)
    table.move("join_duel", who=D, full=True)
    assert table.state.flipped == [D]
    assert [(one.seat, one.within, one.acted) for one in table.state.beside] == [(D, A, True)]
    assert "tell-duel-full" in table.said


@pytest.mark.rule("MK-PVP-06")
def test_partial_participation_leaves_token_and_turn_alone(duel):
    assert duel.state.flipped == []
    assert duel.state.beside == []
    hit(duel, D, A, "ranged 3")  # hand cards and units fight all the same
    assert duel.state.duel.step == "harm"


@pytest.mark.rule("MK-CMB-03", "MK-CH-05")
@pytest.mark.parametrize(("scenario", "owns", "by"), [("full_conquest", True, -1), ("full_conquest", False, 0)])
def test_attacking_the_owner_in_a_keep_costs_reputation(table, scenario, owns, by):
    table.move("attack_hero", who=A, whom=D, site="keep", owns=owns)
    assert table.one(A).reputation == by
    assert (table.state.duel.site, table.state.duel.own_keep) == ("keep", owns)


@pytest.mark.rule("MK-CH-05")
def test_but_not_in_conquer_and_hold(table):
    with table.arranged() as state:
        state.scenario = "conquer_and_hold"
    table.move("attack_hero", who=A, whom=D, site="tower", owns=True)
    assert table.one(A).reputation == 0


# --- phases


@pytest.mark.rule("MK-PVP-08", "MK-PVP-16")
def test_the_defender_shoots_first_and_in_melee_the_aggressor_strikes_first(duel):
    assert duel.state.duel.acting == D
    hit(duel, D, A, "ranged 1")  # one point reaches nobody: the turn goes on by itself
    assert (duel.state.duel.acting, duel.state.duel.melee) == (A, False)
    duel.move("duel_pass", who=A)
    hit(duel, D, A, "ranged 1")
    assert not duel.state.duel.melee  # the passes were not in a row
    duel.move("duel_pass", who=A)
    duel.move("duel_pass", who=D)
    assert duel.state.duel.melee
    assert duel.state.duel.acting == A


@pytest.mark.rule("MK-PVP-08", "MK-PVP-09")
def test_the_first_phase_takes_neither_melee_nor_sideways_nor_behind_walls_ranged(table):
    table.move("attack_hero", who=A, whom=D, site="tower")
    table.move("join_duel", who=D, full=False)
    assert table.objects("duel_play", who=D, use="attack", points=1).rule == "MK-PVP-08"
    table.move("duel_play", who=D, use="ranged", points=2)  # the aggressor stands outside
    table.move("duel_strike", who=D)
    table.move("duel_block", who=A)
    table.move("duel_harm", who=D, wounds=0)
    assert table.objects("duel_play", who=A, use="ranged", points=2).rule == "MK-PVP-09"
    table.move("duel_play", who=A, use="siege", points=2)
    table.move("duel_take_back", who=A, place=1)
    table.move("duel_unwall", who=A)  # MK-PVP-24
    table.move("duel_play", who=A, use="ranged", points=2)
    assert exchange.struck(table.state.duel).attack == 2


@pytest.mark.rule("MK-PVP-08")
def test_an_attack_of_nothing_is_none_and_one_with_something_in_it_is_no_pass(duel):
    assert duel.objects("duel_strike", who=D).message.key == "duel-attack-of-nothing"
    duel.move("duel_play", who=D, use="ranged", points=2)
    assert duel.objects("duel_pass", who=D).message.key == "duel-take-back-first"
    assert duel.refuses("duel_play", who=D, use="block", points=2).field == "use"
    assert duel.refuses("duel_take_back", who=D, place=2).field == "place"
    duel.move("duel_take_back", who=D, place=1)
    duel.move("duel_pass", who=D)
    assert duel.state.duel.acting == A


@pytest.mark.rule("MK-PVP-10")
def test_a_partial_block_and_an_effect_that_takes_the_haste_away(duel):
    played(duel, D, "ranged 6")
    duel.move("duel_strike", who=D)
    played(duel, A, "block 4")
    assert exchange.struck(duel.state.duel).left == 4
    duel.move("duel_unhurry", who=A)
    assert exchange.struck(duel.state.duel).left == 2
    duel.move("duel_block", who=A)
    duel.move("duel_harm", who=D, wounds=1)
    assert duel.one(A).hand.wounds == 1
    assert not duel.state.duel.unhurried  # it was an effect on that block


# --- damage


@pytest.mark.rule("MK-PVP-12", "MK-PVP-14", "MK-PVP-15")
def test_the_attacker_assigns_damage_and_a_hero_can_be_knocked_out(duel):
    """Armor 2, hand limit 5: ten points are five Wounds, and the hand is lost; one point stays unassigned."""
    with duel.arranged() as state:
        state.at(A).hand = Cards(deeds=4)
    hit(duel, D, A, "siege 11")
    assert duel.objects("duel_harm", who=D, wounds=6).rule == "MK-PVP-12"
    duel.move("duel_harm", who=D, wounds=5)
    assert (duel.one(A).hand.wounds, duel.one(A).hand.deeds, duel.one(A).discard.deeds) == (5, 0, 4)
    assert "wrote-knocked-out" in duel.wrote
    assert duel.state.duel.acting == A


@pytest.mark.rule("MK-PVP-15", "MK-EDG-07")
def test_wounds_of_the_whole_combat_count(duel):
    with duel.arranged() as state:
        state.at(A).hand = Cards(deeds=2)
    hit(duel, D, A, "siege 8")
    duel.move("duel_harm", who=D, wounds=4)
    assert duel.one(A).hand.deeds
    duel.move("duel_pass", who=A)
    hit(duel, D, A, "siege 3")
    duel.move("duel_harm", who=D, wounds=1)
    assert duel.state.duel.wounds == {A: 5}
    assert not duel.one(A).hand.deeds


@pytest.mark.rule("MK-PVP-12", "MK-PVP-13")
def test_units_need_their_full_armor_and_twice_that_where_they_resist(duel):
    """Peasants have Armor 3; Guardian Golems have Armor 3 and withstand what is physical."""
    with duel.arranged() as state:
        state.at(A).units = [Unit(unit="peasants"), Unit(unit="guardian_golems"), Unit(unit="peasants", wounds=1)]
    hit(duel, D, A, "ranged 8", "ranged 1 fire")
    assert exchange.prices(duel.state, duel.state.duel).units == {1: 3, 2: 6}
    assert duel.refuses("duel_harm", who=D, hurt=[3]).field == "hurt"
    assert duel.refuses("duel_harm", who=D, hurt=[1, 1]).field == "hurt"
    duel.move("duel_harm", who=D, hurt=[1, 2])
    assert [unit.wounds for unit in duel.one(A).units] == [1, 1, 1]


@pytest.mark.rule("MK-UNI-07")
def test_a_unit_that_gives_a_value_is_spent_and_taken_back_ready(duel):
    with duel.arranged() as state:
        state.at(D).units = [Unit(unit="utem_crossbowmen")]
    duel.move("duel_play", who=D, use="ranged", points=2, unit=1)
    assert duel.one(D).units[0].spent
    assert duel.objects("duel_play", who=D, use="ranged", points=2, unit=1).rule == "MK-UNI-07"
    duel.move("duel_take_back", who=D, place=1)
    assert not duel.one(D).units[0].spent


@pytest.mark.rule("MK-PVP-12", "MK-PVP-14")
def test_what_is_meant_is_worth_its_points_and_wounds_take_the_rest(duel):
    """Nine points: Peasants for 3, then three Wounds for 2 each; a second unit leaves one Wound."""
    with duel.arranged() as state:
        state.at(A).units = [Unit(unit="peasants"), Unit(unit="foresters"), Unit(unit="catapults")]

    def meant() -> tuple:
        ways = exchange.prices(duel.state, duel.state.duel)
        return exchange.cost_of(ways, duel.state.duel.plan), exchange.wounds_of(ways, duel.state.duel.plan)

    hit(duel, D, A, "siege 9")
    assert meant() == (0, 4)
    duel.move("duel_mean", who=D, unit=1)
    assert meant() == (3, 3)
    duel.move("duel_mean", who=D, by=-1)
    assert meant() == (3 + 4, 2)
    duel.move("duel_mean", who=D, unit=2)  # Wounds make room for it
    assert meant() == (3 + 4, 1)
    assert duel.objects("duel_mean", who=D, unit=3).rule == "MK-PVP-12"
    assert duel.objects("duel_mean", who=D, by=1).rule == "MK-PVP-12"
    assert duel.refuses("duel_mean", who=D, unit=9).field == "hurt"
    assert duel.objects("duel_mean", who=D, retreat=2).rule == "MK-PVP-18"
    duel.move("duel_mean", who=D, unit=2)
    assert meant() == (3, 3)
    duel.move("duel_harm", who=D)
    assert [unit.wounds for unit in duel.one(A).units] == [1, 0, 0]
    assert duel.one(A).hand.wounds == 3


def test_a_value_is_changed_in_place_and_goes_with_its_last_point(duel):
    duel.move("duel_play", who=D, use="siege", points=2)
    duel.move("duel_change", who=D, place=1, by=3)
    assert duel.state.duel.attack[0].points == 5
    duel.move("duel_change", who=D, place=1, by=-5)
    assert duel.state.duel.attack == []
    assert duel.refuses("duel_change", who=D, place=1, by=1).field == "place"


# --- theft and retreat


@pytest.mark.rule("MK-PVP-17")
def test_five_points_steal_an_artifact_into_the_thiefs_discard_pile(duel):
    with duel.arranged() as state:
        other = state.at(D)
        other.gained, other.discard = ["ruby_ring", "fireball"], Cards(deeds=3)
        other.units = [Unit(unit="peasants", banner="banner_of_fear"), Unit(unit="catapults", banner="banner_of_glory")]
    assert duel.state.duel.acting == D
    melee(duel)
    hit(duel, A, D, "attack 14")
    ways = exchange.prices(duel.state, duel.state.duel)
    assert (ways.theft, ways.units) == (5, {1: 3, 2: 4})
    assert duel.refuses("duel_harm", who=A, artifacts=["banner_of_glory"]).field == "artifacts"  # it is unwounded
    assert duel.objects("duel_harm", who=A, hurt=[1], artifacts=["ruby_ring"] * 3).rule == "MK-PVP-12"
    duel.move("duel_harm", who=A, hurt=[1], artifacts=["ruby_ring", "banner_of_fear"])  # 3 + 5 + 5
    assert duel.one(D).gained == ["fireball"]
    assert duel.one(D).units[0].banner == ""
    assert duel.one(A).gained == ["ruby_ring", "banner_of_fear"]
    assert (duel.one(D).discard.deeds, duel.one(A).discard.deeds) == (2, 2)


@pytest.mark.rule("MK-PVP-17", "MK-PVP-18")
def test_neither_before_the_melee(duel):
    hit(duel, D, A, "siege 9")
    assert exchange.prices(duel.state, duel.state.duel).theft == 0
    assert duel.objects("duel_harm", who=D, artifacts=["ruby_ring"]).rule == "MK-PVP-17"
    assert duel.objects("duel_harm", who=D, retreat=2).rule == "MK-PVP-18"


@pytest.mark.rule("MK-PVP-18", "MK-PVP-19", "MK-PVP-07")
@pytest.mark.parametrize(("level", "fame", "won"), [((1, 3), (1, 20), 5), ((2, 2), (4, 5), 1), ((2, 2), (5, 5), 0)])
def test_a_forced_retreat_ends_it_and_brings_fame(duel, level, fame, won):
    with duel.arranged() as state:
        (state.at(A).level, state.at(D).level), (state.at(A).fame, state.at(D).fame) = level, fame
    melee(duel)
    hit(duel, A, D, "attack 6")
    assert duel.objects("duel_harm", who=A, wounds=2, retreat=3).rule == "MK-PVP-12"
    duel.move("duel_harm", who=A, wounds=1, retreat=3)
    assert duel.state.duel is None
    assert duel.one(A).fame == fame[0] + won
    assert "wrote-duel-won" in duel.wrote


@pytest.mark.rule("MK-PVP-20", "MK-PVP-07")
def test_two_passes_in_melee_are_a_draw_without_fame(duel):
    melee(duel)
    duel.move("duel_pass", who=A)
    duel.move("duel_pass", who=D)
    assert duel.state.duel is None
    assert (duel.one(A).fame, duel.one(D).fame) == (0, 0)
    assert "tell-duel-goes-back" in duel.said
