"""The map at a table: the first tiles, move points, steps, exploring, what sites bring, and what a move runs into."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.box.hexes import centre, neighbours
from companion.games.mage_knight.box.tiles import TILES, tiles_of
from companion.games.mage_knight.play import travel
from companion.games.mage_knight.play.land import exploring, stack
from companion.games.mage_knight.play.land.ground import ground_of, grounds, rampaging_near
from companion.games.mage_knight.state.land import Laid, Space, Stack, Token

from .laid_land import FORTH, HOME, LEFT, at, laid_table, on_turn, stand  # noqa: F401

# --- the first tiles


@pytest.mark.rule("MK-SET-16", "MK-SET-17", "MK-KF-36", "MK-EXP-08")
def test_the_first_tiles_lie_beside_the_starting_one_and_bring_their_orcs(table):
    """Two beside side A, from left to right; each orc space has a green token face up."""
    land = table().state.land
    assert {position: one.tile for position, one in land.tiles.items()} == {HOME: "A", LEFT: "2", FORTH: "1"}
    for position in (LEFT, FORTH):
        (token,) = land.spaces[at("NW", position)].tokens
        assert (token.back, token.up, token.enemy) == ("green", True, None)
    assert land.stack.countryside == 6


@pytest.mark.rule("MK-SET-16", "MK-FR-02")
def test_the_app_draws_the_first_tiles(table):
    """By number in First Reconnaissance; then it knows the tokens that lie face up."""
    found = table(scenario="first_reconnaissance", tiles=None)
    found.move("first_tiles")
    land = found.state.land
    assert [one.tile for one in land.tiles.values()] == ["A", "1", "2"]
    tokens = [token for space in land.spaces.values() for token in space.tokens]
    assert len(tokens) == 2 and all(token.enemy and token.up for token in tokens)


def test_first_tiles_that_cannot_be(table):
    """Not three beside side A, none twice, no core tile, and not again."""
    found = table(tiles=None)
    assert found.refuses("first_tiles", tiles=["1"])
    assert found.refuses("first_tiles", tiles=["1", "1"])
    assert found.refuses("first_tiles", tiles=["1", "A"])
    assert found.objects("first_tiles", tiles=["1", "core1"]).rule == "MK-SET-15"
    found.move("first_tiles", tiles=["1", "2"])
    assert found.refuses("first_tiles", tiles=["3", "4"])


# --- move points and steps


@pytest.mark.rule("MK-MOV-01", "MK-MOV-09")
def test_points_add_up_and_are_spent_by_steps(table):
    """What is left stays; more may come after a step."""
    found = table()
    who = on_turn(found)
    found.move("gain_points", who=who, points=2)
    found.move("gain_points", who=who, points=3)
    found.move("go", who=who, space=at("NE"))  # a forest by Day
    assert (found.state.turn.points, found.one(who).at, found.state.turn.path) == (2, at("NE"), [HOME, at("NE")])
    assert found.refuses("gain_points", who=who, points=-3)
    found.move("gain_points", who=who, points=-2)
    assert found.state.turn.points == 0


@pytest.mark.rule("MK-SET-21")
def test_the_figure_enters_on_the_portal_in_its_first_turn(table):
    """It stands in the middle of the starting tile; who has had no turn yet is beside the map."""
    found = table()
    who = on_turn(found)
    assert found.one(who).at == HOME
    assert found.one(3 - who).at is None


@pytest.mark.rule("MK-MOV-02")
def test_a_step_that_cannot_be_paid_meets_an_objection(table):
    """And if the table does it anyway, nothing is left."""
    found = table()
    who = on_turn(found)
    found.move("gain_points", who=who, points=1)
    trouble = found.objects("go", who=who, space=at("E"))
    assert (trouble.rule, trouble.message.args["lacks"]) == ("MK-MOV-02", 1)
    found.move("go", who=who, space=at("E"), overrule=["*"])
    assert found.state.turn.points == 0 and found.one(who).at == at("E")


@pytest.mark.rule("MK-MOV-03", "MK-MOV-06", "MK-MOV-10", "MK-MOV-11")
def test_what_is_in_the_way(table):
    """Lakes, and rampaging enemies; an effect opens the lake for its price."""
    found = table()
    who = stand(found, at("C", FORTH), 9)
    assert found.objects("go", who=who, space=at("NE", FORTH)).rule == "MK-MOV-03"
    assert found.objects("go", who=who, space=at("NW", FORTH)).rule == "MK-MOV-06"
    assert found.refuses("go", who=who, space=HOME)
    assert found.refuses("go", who=who, space=at("SW"))
    assert found.refuses("ease", who=who, terrain="lake")
    found.move("ease", who=who, terrain="lake", price=2)
    found.move("go", who=who, space=at("NE", FORTH))
    assert found.state.turn.points == 7


@pytest.mark.rule("MK-MOV-07", "MK-CMB-07", "MK-TRN-08", "MK-TRN-07")
def test_a_step_that_provokes_ends_the_move(table):
    """From one space beside the orcs to another: a fight waits, and no step can follow."""
    found = table()
    who = stand(found, at("W", FORTH), 9)
    found.move("go", who=who, space=at("C", FORTH))
    met = found.state.turn.encounter
    assert (met.kind, met.rampaging, met.origin) == ("provoked", [at("NW", FORTH)], at("W", FORTH))
    assert found.objects("go", who=who, space=at("E", FORTH)).rule == "MK-TRN-07"
    assert found.objects("explore", who=who, at=centre(2, 0)).rule == "MK-TRN-07"
    assert found.objects("end_turn", who=who, left=1).rule == "MK-TRN-08"


@pytest.mark.rule("MK-MOV-05", "MK-CMB-08")
def test_entering_a_keep_is_an_assault(table):
    """The move ends there; whoever was provoked by that step joins."""
    found = table(tiles=("3", "1"))
    who = stand(found, at("C", LEFT), 9)
    found.move("go", who=who, space=at("NE", LEFT))
    met = found.state.turn.encounter
    assert (met.kind, met.at, met.origin, found.state.turn.step) == ("assault", at("NE", LEFT), at("C", LEFT), "action")


@pytest.mark.rule("MK-MOV-16", "MK-CMB-02", "MK-CMB-03")
@pytest.mark.parametrize("home", [True, False])
def test_entering_anothers_keep(table, home):
    """Its owner there: an attack on the owner; else its garrison."""
    found = table(tiles=("3", "1"))
    who = stand(found, at("C", LEFT), 9)
    other = 3 - who
    with found.arranged() as state:
        state.land.spaces[at("NE", LEFT)] = Space(shields=[other])
        state.at(other).at = at("NE", LEFT) if home else HOME
    found.move("go", who=who, space=at("NE", LEFT))
    met = found.state.turn.encounter
    assert (met.kind, met.heroes) == (("owner", [other]) if home else ("raid", []))


@pytest.mark.rule("MK-MOV-14", "MK-MOV-15", "MK-MOV-19")
def test_stopping_on_anothers_space_attacks_where_heroes_may_fight(table):
    """Passing through is free; in First Reconnaissance nobody fights, so one will have to withdraw."""
    for scenario, kind in (("full_conquest", "hero"), ("first_reconnaissance", None)):
        found = table(scenario=scenario, tiles=("1", "2") if kind is None else ("2", "1"))
        who = stand(found, HOME, 9)
        with found.arranged() as state:
            state.at(3 - who).at = at("E")
        found.move("go", who=who, space=at("E"))
        assert found.state.turn.encounter is None
        found.move("stop", who=who)
        met = found.state.turn.encounter
        assert (met.kind if met else None) == kind
        if met is None:
            assert found.told("tell-nobody-fights")
            assert travel.withdrawal_of(found.state, found.one(who)).wounds == 1


@pytest.mark.rule("MK-PVP-03")
def test_a_heros_space_is_not_entered_by_a_step_that_provokes(table):
    """Orcs in the northwest of tile 1 stand beside its middle and its west; without the hero one may step there."""
    found = table()
    who = stand(found, at("C", FORTH), 9)
    with found.arranged() as state:
        state.at(3 - who).at = at("W", FORTH)
    assert rampaging_near(found.state.land, at("W", FORTH))
    assert found.objects("go", who=who, space=at("W", FORTH)).rule == "MK-PVP-03"
    with found.arranged() as state:
        state.at(3 - who).at = at("SE", FORTH)
    found.move("go", who=who, space=at("W", FORTH))
    assert found.state.turn.encounter.kind == "provoked"


@pytest.mark.rule("MK-MOV-15")
def test_on_anothers_space_there_is_no_other_action(table):
    """Neither talk nor a challenge; on the portal all is as ever."""
    found = table()
    who = stand(found, at("E", LEFT), 9)
    with found.arranged() as state:
        state.at(3 - who).at = at("E", LEFT)
    assert found.objects("take_action", who=who).rule == "MK-MOV-15"
    with found.arranged() as state:
        state.at(who).at = state.at(3 - who).at = HOME
    found.move("take_action", who=who)


@pytest.mark.rule("MK-MOV-12")
def test_a_direct_move_provokes_nobody_and_costs_what_it_says(table):
    """Whatever lies between."""
    found = table()
    who = stand(found, at("W", FORTH), 3)
    found.move("leap", who=who, space=at("SE", FORTH), cost=2)
    assert (found.one(who).at, found.state.turn.points, found.state.turn.encounter) == (at("SE", FORTH), 1, None)
    assert found.refuses("leap", who=who, space="9,9")


@pytest.mark.rule("MK-TRN-14")
def test_who_rests_does_not_move(table):
    """No movement, no exploring."""
    found = table()
    who = on_turn(found)
    found.move("rest", who=who)
    assert found.objects("gain_points", who=who, points=2).rule == "MK-TRN-14"


@pytest.mark.rule("MK-OUT-10", "MK-EDG-08")
def test_an_assault_that_failed_throws_the_hero_back(table):
    """To the space attacked from, without a Wound."""
    found = table(tiles=("3", "1"))
    who = stand(found, at("C", LEFT), 9)
    found.move("go", who=who, space=at("NE", LEFT))
    draft = Draft(found.game, found.state)
    travel.repelled(draft, draft.state.at(who))
    assert draft.state.at(who).at == at("C", LEFT) and draft.state.at(who).hand.wounds == 0


# --- exploring


@pytest.mark.rule("MK-EXP-01", "MK-EXP-03", "MK-EXP-11")
def test_exploring_costs_two_points_beside_the_position(table):
    """From elsewhere, or without points, it meets an objection."""
    found = table()
    who = stand(found, HOME, 2)
    assert found.objects("explore", who=who, at=centre(1, 1)).rule == "MK-EXP-01"
    stand(found, at("NW", FORTH), 1)
    assert found.objects("explore", who=who, at=centre(1, 1)).rule == "MK-MOV-02"
    stand(found, at("NW", FORTH), 3)
    found.move("explore", who=who, at=centre(1, 1))
    assert found.state.turn.points == 1 and centre(1, 1) in found.state.land.tiles
    assert found.game.moves["explore"].reveals and found.game.moves["go"].reveals


@pytest.mark.rule("MK-EXP-02", "MK-EXP-04", "MK-EXP-05", "MK-EXP-06", "MK-EXP-07", "MK-MAP-01")
def test_where_no_tile_may_lie(table):
    """Each rule by its id; on another tile there is no overruling."""
    found = table()
    who = stand(found, at("NE", FORTH), 9)
    assert found.objects("explore", who=who, at=centre(2, -1), overrule=["position-too-far"]).rule == "MK-MAP-01"
    assert found.objects("explore", who=who, at=LEFT, overrule=["*"]).rule == "MK-EXP-02"
    with found.arranged() as state:
        state.land.stack.countryside = 0
    assert found.objects("explore", who=who, at=centre(2, 0)).rule == "MK-EXP-06"
    assert found.objects("explore", who=who, at=centre(2, 0), overrule=["core-not-on-coast"]).rule == "MK-EXP-05"
    with found.arranged() as state:
        state.land.stack = Stack()
    assert found.objects("explore", who=who, at=centre(2, 0)).rule == "MK-EXP-07"


@pytest.mark.rule("MK-SET-15", "MK-SCN-05", "MK-FR-02")
def test_the_table_says_which_tile_came(table):
    """One of the wrong back, one by another number, one that the scenario left out."""
    found = table(scenario="first_reconnaissance", tiles=("1", "2"))
    who = stand(found, at("NW", FORTH), 9)
    assert found.objects("explore", who=who, at=centre(1, 1), tile="5").rule == "MK-FR-02"
    assert found.objects("explore", who=who, at=centre(1, 1), tile="core1").rule == "MK-SET-15"
    assert found.refuses("explore", who=who, at=centre(1, 1), tile="1")
    found.move("explore", who=who, at=centre(1, 1), tile="3")
    assert found.state.land.tiles[centre(1, 1)].tile == "3"


@pytest.mark.rule("MK-SCN-05", "MK-ML-01", "MK-DN-01")
@pytest.mark.parametrize(
    ("scenario", "laid", "left", "wrong", "right"),
    [
        ("mines_liberation", ("2", "3"), {"countryside": 0, "core": 1}, ("core1", "core5"), ("core2", "core8")),
        ("mines_liberation", ("2", "3"), {"countryside": 2}, ("1", "11"), ("5", "6")),  # only the mines are left
        ("mines_liberation", ("2", "3"), {"countryside": 3}, (), ("1", "5", "11")),
        ("druid_nights", ("1", "2"), {"countryside": 3}, ("3", "11"), ("5", "7", "8")),
    ],
)
def test_a_tile_that_set_up_took_out_is_not_the_next_one(table, scenario, laid, left, wrong, right):
    """One without a mine or a glade, where only those that have one are still to come; the core tile without a mine;
    another city than the one that the scenario names."""
    found = table(scenario=scenario, tiles=laid)
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        for kind, count in left.items():
            setattr(state.land.stack, kind, count)
    for tile in wrong:
        assert found.objects("explore", who=who, at=centre(1, 1), tile=tile).rule == "MK-SCN-05"
    for tile in right:
        found.move("explore", who=who, at=centre(1, 1), tile=tile, overrule=("*",))
        assert [ruling.rule for ruling in found.rulings if ruling.rule == "MK-SCN-05"] == []
        found.undo()


@pytest.mark.rule("MK-FR-03")
def test_first_reconnaissance_gives_fame_for_a_tile(table):
    """One, to whoever reveals it."""
    found = table(scenario="first_reconnaissance", tiles=("1", "2"))
    who = stand(found, at("NW", FORTH), 9)
    found.move("explore", who=who, at=centre(1, 1))
    assert found.one(who).fame == 1


@pytest.mark.rule("MK-VAR-06")
def test_a_tile_may_lie_turned(table):
    """Only where that was agreed on."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        state.land.random_turns = True
    found.move("explore", who=who, at=centre(1, 1), tile="3", turned=2)
    land = found.state.land
    assert land.tiles[centre(1, 1)].turned == 2
    assert [one.at for one in grounds(land) if one.site == "keep"] == [at("SE", centre(1, 1))]


@pytest.mark.rule("MK-CH-01")
def test_the_players_enter_the_positions_of_a_prescribed_map(table):
    """Then only these are explored, with the back that belongs there."""
    found = table(scenario="conquer_and_hold", tiles=("3", "4", "9"))
    found.move("prescribe", at=centre(1, 1), back="core")
    who = stand(found, at("NW", FORTH), 9)
    assert found.state.land.places == {centre(1, 1): "core"}
    assert exploring.explorable(found.state.land) == [centre(1, 1)]
    assert found.objects("explore", who=who, at=centre(1, 1), tile="10").rule == "MK-CH-01"
    assert found.refuses("prescribe", at=HOME, back="core")
    assert found.refuses("prescribe", at="1,0", back="core")
    found.move("explore", who=who, at=centre(1, 1))
    assert TILES[found.state.land.tiles[centre(1, 1)].tile].core


# --- where the table keeps the map


def test_where_the_table_keeps_the_map_the_app_moves_nobody(table):
    """It says so, whatever is asked of it."""
    found = table(areas={"map": "table"}, tiles=None)
    who = on_turn(found)
    for move, arguments in (
        ("go", {"space": "1,0"}),
        ("explore", {"at": "1,-3"}),
        ("stop", {}),
        ("leap", {"space": "1,0"}),
    ):
        assert found.objects(move, who=who, **arguments).message.key == "table-keeps-map"
    assert ground_of(found.state, found.one(who)) is None


@pytest.mark.rule("MK-EXP-07")
def test_when_every_tile_lies_there_is_nothing_to_explore(table):
    """Not even one that set-up left out."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        names = [*tiles_of("countryside", "core")]
        state.land.stack = Stack()
        places = (centre(x, y) for x in range(9) for y in range(9) if (x, y) not in ((0, 0), (1, 0), (0, 1), (1, 1)))
        for name in names:
            if name not in {one.tile for one in state.land.tiles.values()}:
                state.land.tiles[next(places)] = Laid(tile=name)
    assert stack.next_back(found.state.land) is None
    assert found.objects("explore", who=who, at=centre(1, 1), overrule=["*"]).rule == "MK-EXP-07"


def test_a_state_that_contradicts_itself_is_none(table):
    """A tile that lies twice, or between the positions; a shield of nobody."""
    for spoil in (
        lambda land: land.tiles.update({centre(1, 1): Laid(tile="1")}),
        lambda land: land.tiles.update({"1,1": Laid(tile="3")}),
        lambda land: land.spaces.update({HOME: Space(shields=[4])}),
        lambda land: land.spaces.update({HOME: Space(tokens=[Token(back="red")], shields=[9])}),
    ):
        found = table()
        with pytest.raises(ValueError), found.arranged() as state:
            spoil(state.land)
            state.__post_init__()


def test_neighbours_of_the_portal():
    """The starting tile's land lies north and east."""
    assert {*neighbours(HOME)} >= {at("NE"), at("E"), at("NW")}
