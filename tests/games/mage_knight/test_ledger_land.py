"""Moving and exploring, read from the ledger once more: what an effect leaps over, what a tile brings. MK-MOV, EXP."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.cities import garrison
from companion.games.mage_knight.box.hexes import DIRECTIONS, centre, neighbours
from companion.games.mage_knight.box.tiles import TILES
from companion.games.mage_knight.pages import drawn_map
from companion.games.mage_knight.play import travel
from companion.games.mage_knight.play.land import exploring, stack
from companion.games.mage_knight.play.land.ground import ground
from companion.games.mage_knight.state.land import Laid, Stack

from .laid_land import FORTH, HOME, LEFT, at, laid_table, on_turn, stand  # noqa: F401

FAR = centre(1, 1)


# --- which way is which


@pytest.mark.rule("MK-KF-60")
def test_directions_are_those_of_the_table():
    """East lies to the right, north above; the opposite of each is the third one on, and neighbours go around."""
    ways = dict(zip(("NE", "E", "SE", "SW", "W", "NW"), neighbours(HOME), strict=True))
    x, y = drawn_map.middle(HOME)
    for way, space in ways.items():
        right, below = drawn_map.middle(space)
        assert (right > x) is ("E" in way) and (right < x) is ("W" in way)
        assert (below > y) is ("S" in way) and (below < y) is ("N" in way)
    for nth, (q, r) in enumerate(DIRECTIONS):
        assert DIRECTIONS[(nth + 3) % 6] == (-q, -r)


@pytest.mark.rule("MK-KF-60")
@pytest.mark.parametrize(
    ("tile", "way", "terrain", "site"),
    [
        ("3", "NE", "hills", "keep"),
        ("3", "SW", "plains", "village"),
        ("4", "W", "hills", "orcs"),
        ("7", "SE", "plains", "dungeon"),
        ("9", "W", "plains", None),
        ("9", "SW", "wasteland", "tower"),
        ("9", "NW", "wasteland", "dungeon"),
        ("core1", "W", "hills", "spawning"),
        ("core8", "NE", "hills", "mine"),
        ("core8", "NW", "desert", "ruins"),
    ],
)
def test_what_stands_where_on_a_tile(table, tile, way, terrain, site):
    """A few of the table, by their directions on the map that is drawn, not by their place in a list."""
    found = table(tiles=None)
    with found.arranged() as state:
        state.land.tiles[FAR] = Laid(tile=tile)
    x, y = drawn_map.middle(FAR)
    for space in neighbours(FAR):
        right, below = drawn_map.middle(space)
        name = ("N" if below < y else "S" if below > y else "") + ("E" if right > x else "W")
        if name == way:
            here = ground(found.state.land, space)
            assert (here.terrain, here.site) == (terrain, site or None)
            return
    raise AssertionError(way)


# --- direct moves


@pytest.mark.rule("MK-MOV-12", "MK-MOV-07")
def test_who_is_set_down_beside_an_enemy_provokes_nobody(table):
    """From one space beside the orcs to another one, which on foot would provoke them."""
    for deed, met in (("go", "provoked"), ("leap", None)):
        found = table()
        who = stand(found, at("W", FORTH), 9)
        found.move(deed, who=who, space=at("C", FORTH))
        encounter = found.state.turn.encounter
        assert (encounter.kind if encounter else None) == met


@pytest.mark.rule("MK-MOV-12", "MK-MOV-06", "MK-MOV-05")
def test_where_a_direct_move_ends_counts(table):
    """Onto an undefeated enemy it cannot; into a keep it is an assault; on a lake one may stand, but not stay."""
    found = table(tiles=("3", "1"))
    who = stand(found, HOME, 2)
    assert found.objects("leap", who=who, space=at("NW", FORTH)).rule == "MK-MOV-06"
    found.move("leap", who=who, space=at("NE", FORTH))
    assert found.one(who).at == at("NE", FORTH)
    assert travel.withdrawal_of(found.state, found.one(who)).to == HOME
    found.undo()
    found.move("leap", who=who, space=at("NE", LEFT))
    assert (found.state.turn.encounter.kind, found.state.turn.step) == ("assault", "action")
    found.undo()
    assert found.objects("leap", who=who, space=at("E"), cost=3).rule == "MK-MOV-02"


# --- which tiles, and where


@pytest.mark.rule("MK-EXP-07")
def test_with_the_deck_used_up_only_positions_beside_three_tiles_are_offered(table):
    """Of four tiles in a wedge only the one between them all has three neighbours."""
    found = table()
    with found.arranged() as state:
        state.land.tiles[centre(1, 1)] = Laid(tile="3")
        state.land.stack = Stack()
    land = found.state.land
    assert exploring.explorable(land) == []
    with found.arranged() as state:
        state.land.tiles[centre(2, 0)] = Laid(tile="4")
        state.land.tiles[centre(3, 0)] = Laid(tile="5")
    assert exploring.explorable(found.state.land) == [centre(2, 1)]


@pytest.mark.rule("MK-SET-15")
@pytest.mark.parametrize(("city", "core", "kinds"), [(0, 2, {"core"}), (2, 0, {"city"}), (1, 1, {"city", "core"})])
def test_a_tile_of_a_kind_that_is_used_up_does_not_come(table, city, core, kinds):
    """The scenario takes so many with a city and so many without; the table cannot have drawn another one."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        state.land.stack = Stack(city=city, core=core)
    may_come = stack.may_come(found.state.land)
    assert {TILES[one].kind for one in may_come} == kinds
    assert ("core8" in may_come) == ("city" in kinds) and ("core1" in may_come) == ("core" in kinds)
    if "city" not in kinds:
        assert found.objects("explore", who=who, at=FAR, tile="core8").message.key == "tile-not-in-deck"


# --- what a tile brings


@pytest.mark.rule("MK-EXP-08", "MK-SET-17")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("tile", "lying"),
    [
        ("3", {"NE": ("gray", False)}),
        ("9", {"E": ("gray", False), "SW": ("violet", False)}),
        ("5", {"E": ("green", True)}),
        ("6", {"SE": ("green", True)}),  # a den is empty until somebody enters it
    ],
)
def test_each_site_of_a_new_tile_gets_its_tokens(table, tile, lying, night):
    """Of a keep and a tower face down, rampaging enemies face up, by Day and by Night; whoever is far sees nothing."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        state.time = "night" if night else "day"
    found.move("explore", who=who, at=FAR, tile=tile)
    with found.arranged() as state:
        spaces = state.land.spaces
    beside = {*neighbours(found.one(who).at)}
    for way in ("C", "NE", "E", "SE", "SW", "W", "NW"):
        space = spaces.get(at(way, FAR))
        tokens = [(one.back, one.up) for one in space.tokens] if space else []
        if at(way, FAR) not in beside:
            assert tokens == ([lying[way]] if way in lying else []), way


@pytest.mark.rule("MK-EXP-08", "MK-SET-17", "MK-KF-31")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_of_a_new_tile_get_a_token(table, night):
    """Face up by Day, face down by Night."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        state.time = "night" if night else "day"
    found.move("explore", who=who, at=FAR, tile="8")
    ruin = found.state.land.spaces[at("NE", FAR)].ruin
    assert ruin is not None and ruin.up is not night


@pytest.mark.rule("MK-EXP-10")
def test_each_city_has_the_level_that_the_scenario_names_for_it(table):
    """In the order in which they are revealed: its figure shows that level, and so many tokens lie on its card."""
    found = table()
    who = stand(found, at("NW", FORTH), 9)
    with found.arranged() as state:
        state.land.stack, state.land.levels = Stack(city=2), [3, 7]
        state.land.tiles[centre(1, 1)] = Laid(tile="3")
        state.land.tiles[centre(2, 1)] = Laid(tile="4")
    for position, tile, level, colour in ((centre(1, 2), "core8", 3, "red"), (centre(2, 2), "core5", 7, "green")):
        found.move("explore", who=who, at=position, tile=tile, overrule=["*"])
        city = found.state.land.cities[-1]
        assert (city.level, city.colours, city.at) == (level, [colour], position)
        assert [one.back for one in city.garrison] == list(garrison(colour, level))
        assert city.garrison and not any(one.up for one in city.garrison)


@pytest.mark.rule("MK-CRD-19", "MK-MOV-10", "MK-MOV-09")
def test_what_an_effect_changed_and_points_that_are_left_end_with_the_turn(table):
    """The forest is cheaper in this turn alone; nothing is carried over."""
    found = table()
    who = stand(found, HOME, 9)
    found.move("ease", who=who, terrain="forest", less=2)
    found.move("go", who=who, space=at("NE"))
    assert found.state.turn.points == 8
    found.move("end_turn", who=who, left=2)
    found.move("end_turn", who=3 - who, left=2)
    assert (on_turn(found), found.state.turn.points, found.state.turn.cheaper) == (who, 0, [])
    found.move("gain_points", who=who, points=9)
    found.move("go", who=who, space=HOME)
    found.move("go", who=who, space=at("NE"))
    assert found.state.turn.points == 9 - 2 - 3
