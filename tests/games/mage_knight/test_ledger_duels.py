"""Sections 25 and 26 of the ledger, read by other eyes: what a duel and a joint assault must not let through."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.hexes import centre, neighbours
from companion.games.mage_knight.play import site_deeds
from companion.games.mage_knight.play.duel import exchange
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.hero import Cards, HeldSkill, Unit
from companion.games.mage_knight.state.land import City, Laid, Land, Space, Token
from companion.games.mage_knight.state.pieces import Turn

from .duelling import A, D, begun_duel, duellists, hit, melee  # noqa: F401
from .test_joint_assault import MIDDLE, NE, SE, besieged_city, fight, storm  # noqa: F401

HERE = centre(0, 0)


@pytest.fixture
def ground(mage_knight):
    """`ground("3", "NE")`: a duel on that space of a tile, into which the aggressor came from its middle."""

    def begun(tile: str, at: str, came: str = HERE, **land):
        table = mage_knight("goldyx", "tovak", scenario="full_conquest")
        with table.arranged() as state:
            state.step, state.picks = "turns", []
            state.land = Land(tiles={HERE: Laid(tile=tile)}, **land)
            state.at(A).at = state.at(D).at = at
            state.turn = Turn(seat=A, step="move", path=[came, at])
        table.move("attack_hero", who=A, whom=D)
        table.move("join_duel", who=D, full=False)
        return table

    return begun


# --- what may be used


@pytest.mark.rule("MK-PVP-09")
def test_where_there_are_no_walls_the_aggressor_shoots_as_well(duel):
    duel.move("duel_pass", who=D)
    duel.move("duel_play", who=A, use="ranged", points=3)
    assert exchange.struck(duel.state.duel).attack == 3


@pytest.mark.rule("MK-PVP-06", "MK-CMB-12")
def test_a_defender_in_part_uses_no_skill_of_the_own_turn_and_neither_of_them_heals(duel):
    with duel.arranged() as state:
        for one in state.heroes:
            one.skills, one.hand = [HeldSkill(skill="burning_power")], Cards(deeds=3, wounds=1)
            one.units = [Unit(unit="peasants", wounds=1)]
    assert duel.objects("use_skill", who=D, skill="burning_power", element="fire").message.key == "skill-on-own-turn"
    for who in (A, D):
        assert duel.objects("heal", who=who).rule == "MK-WND-05"
        assert duel.objects("heal_unit", who=who, unit=1).rule == "MK-WND-05"


@pytest.mark.rule("MK-PVP-05", "MK-CMB-12")
def test_a_defender_in_full_uses_skills_and_heals_only_when_it_is_over(table):
    with table.arranged() as state:
        state.at(D).skills, state.at(D).hand = [HeldSkill(skill="burning_power")], Cards(deeds=3, wounds=1)
    table.move("attack_hero", who=A, whom=D)
    table.move("join_duel", who=D, full=True)
    table.move("use_skill", who=D, skill="burning_power", element="fire")
    assert exchange.struck(table.state.duel).attack == 1
    assert table.objects("heal", who=D).rule == "MK-WND-05"
    table.move("duel_take_back", who=D, place=1)
    for who in (D, A, A, D):
        table.move("duel_pass", who=who)
    assert table.state.duel is None
    table.move("heal", who=D)
    assert table.one(D).hand.wounds == 0


@pytest.mark.rule("MK-PVP-21")
def test_an_effect_on_one_sides_unit_leaves_the_others_alone(duel):
    with duel.arranged() as state:
        for one in state.heroes:
            one.units = [Unit(unit="peasants"), Unit(unit="peasants")]
    duel.move("duel_weaken", who=D, unit=1, by=1)
    hit(duel, D, A, "ranged 3")
    assert exchange.prices(duel.state, duel.state.duel).units == {1: 2, 2: 3}
    duel.move("duel_harm", who=D, wounds=0)
    hit(duel, A, D, "ranged 3")
    assert exchange.prices(duel.state, duel.state.duel).units == {1: 3, 2: 3}


@pytest.mark.rule("MK-PVP-21")
@pytest.mark.parametrize(("unit", "colour", "other"), [("fire_golems", "red", "blue"), ("ice_golems", "blue", "red")])
def test_red_and_blue_effects_do_nothing_to_units_that_resist(duel, unit, colour, other):
    """Fire Golems resist fire, Ice Golems ice; effects of other colours, or of none that matters, touch them."""
    with duel.arranged() as state:
        state.at(A).units = [Unit(unit=unit)]
    for move, more in (("duel_weaken", {"by": 1}), ("duel_destroy", {})):
        met = duel.objects(move, who=D, unit=1, colour=colour, **more)
        assert (met.rule, met.message.key) == ("MK-PVP-21", "duel-effect-does-nothing")
    assert not duel.state.duel.weakened
    for free in (other, "green", None):
        duel.move("duel_weaken", who=D, unit=1, by=1, colour=free)
    assert len(duel.state.duel.weakened) == 3
    duel.move("duel_destroy", who=D, unit=1, colour=other)
    assert duel.one(A).units[0].wounds == 1


# --- the way back


@pytest.mark.rule("MK-PVP-18")
def test_nobody_is_forced_back_before_the_melee(ground):
    table = ground("3", neighbours(HERE)[0], spaces={neighbours(HERE)[0]: Space(shields=[D], done=True)})
    hit(table, D, A, "siege 9")
    assert exchange.prices(table.state, table.state.duel).spaces == {}
    assert table.objects("duel_harm", who=D, space=HERE).rule == "MK-PVP-18"


@pytest.mark.rule("MK-PVP-18", "MK-MOV-04", "MK-MOV-18")
def test_into_a_conquered_city_it_costs_two_and_into_a_defended_one_nobody_is_forced(ground):
    """The city of tile 5 of the core lies amid the village in the northeast, orcs in the east, and a glade."""
    northeast = neighbours(HERE)[0]
    city = City(colours=["green"], at=HERE, level=1, conquered=True)
    table = ground("core5", northeast, cities=[city])
    melee(table)
    hit(table, A, D, "attack 9")
    assert exchange.prices(table.state, table.state.duel).spaces[HERE] == 2
    east = neighbours(HERE)[1]
    with table.arranged() as state:  # a megapolis, whose other half lies in a swamp
        state.land.cities[0].colours, state.land.cities[0].second = ["green", "red"], east
    assert exchange.prices(table.state, table.state.duel).spaces[east] == 2
    with table.arranged() as state:
        state.land.cities[0].conquered = False
        state.land.cities[0].garrison = [Token(back="gray")]
    assert HERE not in exchange.prices(table.state, table.state.duel).spaces
    assert table.refuses("duel_harm", who=A, space=HERE).field == "space"


@pytest.mark.rule("MK-PVP-18", "MK-MOV-06", "MK-MOV-13")
def test_nobody_is_forced_onto_rampaging_enemies_into_walls_or_onto_another_hero(mage_knight):
    """Tile 5: orcs in the east, the monastery in the northeast; a third hero stands in the southeast."""
    northeast, east, southeast, *_ = neighbours(HERE)
    table = mage_knight("goldyx", "tovak", "arythea", scenario="full_conquest")
    with table.arranged() as state:
        state.step, state.picks = "turns", []
        state.land = Land(
            tiles={HERE: Laid(tile="5")}, spaces={east: Space(tokens=[Token(back="green", enemy="prowlers", up=True)])}
        )
        state.at(A).at = state.at(D).at = HERE
        state.at(3).at = southeast
        state.turn = Turn(seat=A, step="move", path=[neighbours(HERE)[3], HERE])
    table.move("attack_hero", who=A, whom=D)
    table.move("join_duel", who=D, full=False)
    melee(table)
    hit(table, A, D, "attack 9")
    ways = exchange.prices(table.state, table.state.duel).spaces
    assert northeast in ways
    assert not {east, southeast} & {*ways}
    assert table.refuses("duel_harm", who=A, space=east).field == "space"


@pytest.mark.rule("MK-PVP-14", "MK-PVP-18")
def test_where_the_table_keeps_the_map_two_points_may_force_a_retreat_though_they_wound_nobody(duel):
    """Plains cost 2; at the fifth level the hero has Armor 3."""
    with duel.arranged() as state:
        for one in state.heroes:
            one.level, one.units, one.gained = 5, [], []
    melee(duel)
    hit(duel, A, D, "attack 2")
    assert duel.state.duel.step == "harm"
    duel.move("duel_harm", who=A, retreat=2)
    assert duel.state.duel is None
    assert "tell-duel-retreats" in duel.said


@pytest.mark.rule("MK-PVP-14")
def test_one_point_forces_nobody_back(duel):
    with duel.arranged() as state:
        for one in state.heroes:
            one.level, one.units, one.gained = 5, [], []
    melee(duel)
    hit(duel, A, D, "attack 1")
    assert (duel.state.duel.step, duel.state.duel.acting) == ("attack", D)


@pytest.mark.rule("MK-PVP-27", "MK-PVP-09")
def test_who_is_forced_off_a_tower_that_is_nobodys_loses_no_shield(ground):
    """A conquered tower has the shield of its conqueror, and belongs to nobody."""
    tower = HERE  # of tile 4
    table = ground("4", tower, neighbours(HERE)[4], spaces={tower: Space(shields=[D], done=True)})
    assert (table.state.duel.site, table.state.duel.own_keep) == ("tower", False)
    assert table.one(A).reputation == 0
    melee(table)
    hit(table, A, D, "attack 9")
    space = next(iter(exchange.prices(table.state, table.state.duel).spaces))
    table.move("duel_harm", who=A, space=space)
    assert table.state.land.spaces[tower].shields == [D]
    assert "wrote-duel-keep" not in table.wrote


# --- together


@pytest.mark.rule("MK-COA-08", "MK-COA-13")
def test_they_fight_in_the_order_of_the_round_and_not_of_their_seats(siege):
    with siege.arranged() as state:
        state.order = [1, 3, 2, 0]
    siege.move("propose_assault", who=1, shares=[1, 2, 1], city=MIDDLE)
    siege.move("all_agree")
    fought = []
    while siege.state.joint is not None:
        fought.append(siege.state.joint.now)
        storm(siege, who=fought[-1])
        fight(siege)
    assert fought == [1, 3, 2]
    assert [siege.state.turn.seat, *(one.seat for one in siege.state.beside)] == [1, 3, 2]


@pytest.mark.rule("MK-COA-12", "MK-EDG-08")
def test_who_came_from_afar_withdraws_to_the_space_of_origin_only(siege):
    """The way to where the assault began is no part of the withdrawal."""
    with siege.arranged() as state:
        state.turn.path, state.turn.step = ["9,9", "8,9", SE], "move"
    siege.move("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE)
    siege.move("all_agree")
    for who in (1, 2):
        assert who == 1 or siege.one(1).at == MIDDLE  # nobody goes before all have fought
        storm(siege, who=who)
        fight(siege, kill=False)
    assert "wrote-thrown-back" not in siege.wrote
    assert [siege.one(who).at for who in (1, 2)] == [SE, NE]
    assert siege.state.turn.path == ["9,9", "8,9", SE]
    assert [siege.one(who).reputation for who in (1, 2)] == [-1, -1]


@pytest.mark.rule("MK-COA-06", "MK-COA-10", "MK-EDG-02", "MK-MOV-04")
def test_the_way_in_is_paid_and_a_token_that_was_flipped_before_stays_so(siege):
    """On the tile in the northeast orcs rampage, too, but not beside the city."""
    far = centre(1, 0)
    with siege.arranged() as state:
        state.flipped, state.turn.points = [3], 5
        state.land.tiles[far] = Laid(tile="8")  # orcs in its middle
        state.land.spaces[far] = Space(tokens=[Token(back="green", enemy="prowlers", up=True)])
    siege.move("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE)
    siege.move("all_agree")
    assert sorted(siege.state.flipped) == [2, 3]
    assert siege.refuses("storm_city", who=1, also=[far]).field == "also"
    storm(siege, who=1)
    assert siege.state.turn.points == 3
    assert siege.state.land.spaces[far].tokens


@pytest.mark.rule("MK-KF-20", "MK-TAC-07")
def test_a_village_is_offered_for_plunder_while_others_play_and_before_the_own_turn(mage_knight):
    table = mage_knight("goldyx", "tovak", areas={"map": "app"})
    with table.arranged() as state:
        state.step, state.picks = "turns", []
        state.land = Land(tiles={HERE: Laid(tile="2")})
        state.at(2).at = next(one.at for one in grounds(state.land) if one.site == "village")
        state.turn = Turn(seat=1, step="action")
    assert site_deeds.may_plunder(table.state, table.one(2))
    for step, may in (("before", True), ("move", False), ("action", False)):
        with table.arranged() as state:
            state.turn = Turn(seat=2, step=step)
        assert site_deeds.may_plunder(table.state, table.one(2)) == may
