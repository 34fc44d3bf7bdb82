"""Duels on the map, what effects change in them, and whole ones at random: section 25 of the ledger."""

from __future__ import annotations

import random

import pytest

from companion.games.mage_knight.box.hexes import centre, neighbours
from companion.games.mage_knight.play.duel import effects, exchange
from companion.games.mage_knight.state.hero import Cards, Unit
from companion.games.mage_knight.state.land import Laid, Land, Space
from companion.games.mage_knight.state.pieces import Turn

from .duelling import A, D, begun_duel, duellists, hit, melee  # noqa: F401

# --- on the map

MIDDLE = centre(0, 0)
NE, E, SE, SW, W, NW = neighbours(MIDDLE)


@pytest.fixture
def keep(mage_knight):
    """Tile 3: a keep in the northeast, which is Tovak's, who stands in it; Goldyx came into it from the middle."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    with table.arranged() as state:
        state.step, state.picks = "turns", []
        state.land = Land(tiles={MIDDLE: Laid(tile="3")}, spaces={NE: Space(shields=[D], done=True)})
        state.at(A).at = state.at(D).at = NE
        state.turn = Turn(seat=A, step="move", path=[W, MIDDLE, NE])
    table.move("attack_hero", who=A, whom=D)
    table.move("join_duel", who=D, full=False)
    return table


@pytest.mark.rule("MK-PVP-09", "MK-CMB-03")
def test_the_map_says_that_it_is_the_owners_keep(keep):
    duel = keep.state.duel
    assert (duel.site, duel.own_keep, duel.came, duel.at) == ("keep", True, MIDDLE, NE)
    assert keep.one(A).reputation == -1


@pytest.mark.rule("MK-PVP-18")
def test_a_retreat_costs_the_unmodified_terrain_of_a_safe_space(keep):
    """Around the keep lie the forest in the middle, the hills in the east and plains in the northwest."""
    melee(keep)
    hit(keep, A, D, "attack 9")
    assert exchange.prices(keep.state, keep.state.duel).spaces == {MIDDLE: 3, E: 3, NW: 2}
    assert keep.refuses("duel_harm", who=A, space=SW).field == "space"
    with keep.arranged() as state:
        state.time = "night"
    assert exchange.prices(keep.state, keep.state.duel).spaces[MIDDLE] == 5


@pytest.mark.rule("MK-PVP-27")
def test_an_owner_who_is_forced_out_loses_the_keep(keep):
    melee(keep)
    hit(keep, A, D, "attack 2")
    keep.move("duel_harm", who=A, space=NW)
    assert keep.one(D).at == NW
    assert keep.one(A).at == NE
    assert keep.state.land.spaces[NE].shields == [A]


@pytest.mark.rule("MK-PVP-27", "MK-PVP-20")
def test_in_a_draw_the_owner_keeps_it_and_the_aggressor_goes_back(keep):
    melee(keep)
    keep.move("duel_pass", who=A)
    keep.move("duel_pass", who=D)
    assert keep.state.land.spaces[NE].shields == [D]
    assert (keep.one(A).at, keep.one(D).at) == (MIDDLE, NE)
    assert keep.state.turn.path == [W, MIDDLE]


@pytest.mark.rule("MK-PVP-27", "MK-PVP-18")
def test_an_aggressor_who_is_forced_out_leaves_the_keep_to_its_owner(keep):
    melee(keep)
    keep.move("duel_pass", who=A)
    hit(keep, D, A, "attack 3")
    keep.move("duel_harm", who=D, space=E)
    assert keep.one(A).at == E
    assert keep.state.turn.path == [E]
    assert keep.state.land.spaces[NE].shields == [D]


@pytest.mark.rule("MK-PVP-03", "MK-PVP-01")
def test_a_step_that_provokes_leads_to_no_duel_nor_does_the_portal(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    with table.arranged() as state:
        state.step, state.picks = "turns", []
        state.land = Land(tiles={MIDDLE: Laid(tile="A")})
        state.at(A).at = state.at(D).at = MIDDLE
        state.turn = Turn(seat=A, step="move", path=[E, MIDDLE])
    assert table.objects("attack_hero", who=A, whom=D).message.key == "duel-in-shared-place"
    with table.arranged() as state:
        state.at(D).at = NE
    assert table.objects("attack_hero", who=A, whom=D).message.key == "duel-not-here"
    with table.arranged() as state:  # tile 1: orcs in the northwest, beside the middle and the northeast
        state.land = Land(tiles={MIDDLE: Laid(tile="5")}, spaces={E: Space(tokens=[{"back": "green"}])})
        state.at(A).at = state.at(D).at = SE
        state.turn = Turn(seat=A, step="move", path=[NE, SE])
    found = table.objects("attack_hero", who=A, whom=D)
    assert found.rule == "MK-PVP-03"


# --- effects


@pytest.mark.rule("MK-PVP-21", "MK-PVP-24")
def test_effects_touch_unwounded_units_only_and_armor_stays_at_least_one(duel):
    with duel.arranged() as state:
        state.at(A).units = [Unit(unit="peasants"), Unit(unit="peasants", wounds=1)]
    assert duel.objects("duel_weaken", who=D, unit=2, by=1).rule == "MK-PVP-21"
    duel.move("duel_weaken", who=D, unit=1, by=9)
    hit(duel, D, A, "ranged 2")
    assert exchange.prices(duel.state, duel.state.duel).units == {1: 1}
    duel.move("duel_destroy", who=D, unit=1)
    assert [(unit.unit, unit.wounds) for unit in duel.one(A).units] == [("peasants", 1)] * 2  # wounded, not gone


@pytest.mark.rule("MK-PVP-25", "MK-PVP-26")
def test_a_units_share_can_be_taken_out_and_a_whole_attack_cancelled(duel):
    with duel.arranged() as state:
        state.at(D).units = [Unit(unit="utem_crossbowmen"), Unit(unit="catapults")]
    duel.move("duel_play", who=D, use="ranged", points=2, unit=1)
    duel.move("duel_play", who=D, use="siege", points=3, unit=2)
    duel.move("duel_strike", who=D)
    duel.move("duel_hold", who=A, unit=1)
    assert exchange.struck(duel.state.duel).attack == 3
    assert duel.refuses("duel_hold", who=A, unit=1).field == "unit"
    assert duel.one(D).units[0].spent
    duel.move("duel_cancel", who=A)
    assert (duel.state.duel.acting, duel.state.duel.step, duel.state.duel.attack) == (A, "attack", [])
    assert duel.one(D).units[1].spent


@pytest.mark.rule("MK-PVP-23")
def test_how_many_enemies_an_effect_counts(duel):
    with duel.arranged() as state:
        state.at(D).units = [
            Unit(unit="utem_crossbowmen"), Unit(unit="peasants"), Unit(unit="peasants", spent=True),
            Unit(unit="peasants", wounds=1),
        ]  # fmt: skip
    assert effects.counted(duel.state, duel.state.duel, A) == 3  # two ready ones and the hero
    duel.move("duel_play", who=D, use="ranged", points=2, unit=1)
    assert effects.counted(duel.state, duel.state.duel, A) == 3  # it takes part in the attack, though it is spent
    assert effects.counted(duel.state, duel.state.duel, D) == 1


@pytest.mark.rule("MK-PVP-22")
def test_effects_of_a_block_touch_units_of_the_attack_and_some_only_when_nothing_is_left(duel):
    with duel.arranged() as state:
        state.at(D).units = [Unit(unit="peasants"), Unit(unit="utem_crossbowmen")]
    duel.move("duel_play", who=D, use="ranged", points=2, unit=2)
    duel.move("duel_play", who=D, use="siege", points=1)
    duel.move("duel_strike", who=D)
    assert effects.contributors(duel.state.duel) == [2]
    duel.move("duel_play", who=A, use="block", points=5)
    assert not effects.stopped(duel.state.duel)  # five points take two off
    duel.move("duel_change", who=A, place=1, by=1)
    assert effects.stopped(duel.state.duel)


# --- told by the table


@pytest.mark.rule("MK-PVP-05", "MK-PVP-15", "MK-PVP-19")
def test_the_table_tells_in_one_tap_how_a_duel_ended(table):
    with table.arranged() as state:
        state.at(A).fame = 2
    table.move("attack_hero", who=A, whom=D)
    assert table.refuses("duel_told", who=A, winner=9, full=True).field == "winner"
    table.move("duel_told", who=A, winner=D, full=True, own_wounds=5, their_wounds=1)
    assert table.state.duel is None
    assert table.state.flipped == [D]
    assert (table.one(A).hand.wounds, table.one(A).hand.deeds) == (5, 0)
    assert (table.one(D).hand.wounds, table.one(D).fame) == (1, 1)


# --- a property


@pytest.mark.rule("MK-PVP-07", "MK-PVP-12", "MK-PVP-14", "MK-PVP-20")
@pytest.mark.parametrize("seed", range(40))
def test_duels_end_and_wounds_and_cards_add_up(table, seed):
    """Played at random from what the rules offer: everything offered is taken, and the damage is worth its points."""
    chance = random.Random(seed)
    with table.arranged() as state:
        for who in (A, D):
            state.at(who).units = [
                Unit(unit=chance.choice(["peasants", "guardian_golems", "ice_golems"])) for _ in range(3)
            ]
            state.at(who).gained, state.at(who).discard = ["ruby_ring", "artifact"], Cards(deeds=4)
    table.move("attack_hero", who=A, whom=D, site=chance.choice(["", "keep"]), owns=chance.random() < 0.5)
    table.move("join_duel", who=D, full=chance.random() < 0.5)
    cards = sum(_cards(table.one(who)) for who in (A, D))
    units = sum(len(table.one(who).units) for who in (A, D))
    for _ in range(400):
        duel = table.state.duel
        if duel is None:
            break
        wounds = _wounds(table)
        step(table, duel, chance)
        assert _wounds(table) >= wounds
    assert table.state.duel is None
    assert sum(_cards(table.one(who)) for who in (A, D)) == cards
    assert sum(len(table.one(who).units) for who in (A, D)) == units
    assert sorted(table.one(A).gained + table.one(D).gained) == sorted(["ruby_ring", "artifact"] * 2)


def _cards(hero) -> int:
    return hero.hand.deeds + hero.deck.deeds + hero.discard.deeds + hero.played


def _wounds(table) -> int:
    return sum(table.one(who).hand.wounds + sum(unit.wounds for unit in table.one(who).units) for who in (A, D))


def step(table, duel, chance) -> None:
    """One thing that whoever is on can do; the longer it lasts, the likelier they pass."""
    who = duel.acting
    if duel.step == "attack":
        if chance.random() < 0.4 and not duel.attack:
            table.move("duel_pass", who=who)
        elif exchange.struck(duel).attack and chance.random() < 0.6:
            table.move("duel_strike", who=who)
        else:
            uses = ["attack", "ranged", "siege"] if duel.melee else ["siege"]
            table.move("duel_play", who=who, use=chance.choice(uses), points=chance.randint(1, 9),
                       element=chance.choice(["physical", "fire", "ice", "cold_fire"]))  # fmt: skip
    elif duel.step == "block":
        if chance.random() < 0.5:
            table.move("duel_block", who=who)
        else:
            table.move("duel_play", who=who, use="block", points=chance.randint(1, 9), sure=chance.random() < 0.2)
    else:
        ways = exchange.prices(table.state, duel)
        left, hurt = ways.points, []
        for place, price in ways.units.items():
            if price <= left and chance.random() < 0.5:
                hurt.append(place)
                left -= price
        wounds = chance.randint(0, min(left // ways.wound, 10))
        left -= wounds * ways.wound
        stolen = exchange.takeable(table.state, table.state.at(duel.other))[: min(left // 5, 2) if ways.theft else 0]
        left -= 5 * len(stolen)
        retreat = 2 if duel.melee and left >= 2 and chance.random() < 0.3 else 0
        before = _wounds(table)
        table.move("duel_harm", who=who, hurt=hurt, wounds=wounds, artifacts=stolen, retreat=retreat)
        assert _wounds(table) == before + len(hurt) + wounds
