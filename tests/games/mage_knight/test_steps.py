"""Steps over the map: costs, what entering means, who is provoked, where one is safe, and the way back."""

from __future__ import annotations

import pytest

from companion.core.chance import Chance
from companion.games.mage_knight.box.hexes import centre, neighbours, spaces_of
from companion.games.mage_knight.box.terrain import Cheaper
from companion.games.mage_knight.box.tiles import TILES, tiles_of
from companion.games.mage_knight.play.land import stack, underground, withdrawal
from companion.games.mage_knight.play.land.ground import ground, grounds, keeps_of, rampaging_near
from companion.games.mage_knight.play.land.steps import Walk, attack_on, cost_of, provoked, safe, step, steps
from companion.games.mage_knight.state.land import City, Laid, Land, Space, Stack, Token

MIDDLE = centre(0, 0)


def tile(name: str, turned: int = 0, **spaces: Space) -> Land:
    """A map of one tile around the middle; spaces by the direction in which they lie, as NE; C is the middle."""
    at = dict(zip(("C", "NE", "E", "SE", "SW", "W", "NW"), spaces_of(MIDDLE), strict=True))
    return Land(tiles={MIDDLE: Laid(tile=name, turned=turned)}, spaces={at[way]: one for way, one in spaces.items()})


def at(way: str):
    """The space of that one tile in a direction."""
    return dict(zip(("C", "NE", "E", "SE", "SW", "W", "NW"), spaces_of(MIDDLE), strict=True))[way]


def orcs(count: int = 1) -> Space:
    return Space(tokens=[Token(back="green", up=True)] * count)


def walk(land: Land, time="day", seat=1, **more) -> Walk:
    return Walk(land, time, seat, **more)


# --- what a space is


@pytest.mark.rule("MK-KF-60")
def test_a_space_is_what_its_tile_prints_there():
    """Terrain, site, colour of a mine; the sea and what is not revealed are nothing."""
    land = tile("2")
    south_west = ground(land, at("SW"))
    assert (south_west.terrain, south_west.site, south_west.colour) == ("hills", "mine", "green")
    assert ground(tile("A"), at("SW")) is None
    assert ground(land, "9,9") is None
    assert len([*grounds(tile("A"))]) == 4


@pytest.mark.rule("MK-VAR-06")
@pytest.mark.parametrize(("turned", "way"), [(0, "SW"), (1, "W"), (2, "NW"), (5, "SE")])
def test_a_turned_tile_prints_its_sites_elsewhere(turned, way):
    """Clockwise by sixths; the middle stays."""
    land = tile("2", turned)
    assert ground(land, at(way)).site == "mine"
    assert ground(land, at("C")).terrain == "hills"


# --- costs


@pytest.mark.rule("MK-MOV-02", "MK-MOV-04")
@pytest.mark.parametrize(
    ("name", "way", "day", "night"),
    [("4", "NE", 5, 3), ("1", "W", 3, 5), ("8", "SE", 5, 5), ("core5", "C", 2, 2), ("1", "NE", None, None)],
)
def test_a_step_costs_what_the_board_says(name, way, day, night):
    """A city costs 2 whatever the terrain."""
    land = tile(name)
    assert [cost_of(walk(land, time), ground(land, at(way))) for time in ("day", "night")] == [day, night]


@pytest.mark.rule("MK-MOV-10", "MK-MOV-04")
def test_effects_hold_for_their_terrain():
    """A forest's discount takes nothing off a city; one for all terrain does."""
    land = tile("core5")
    for effect, city in ((Cheaper(terrain="plains", less=1), 2), (Cheaper(less=1), 1)):
        assert cost_of(walk(land, cheaper=(effect,)), ground(land, at("C"))) == city


@pytest.mark.rule("MK-MOV-11")
def test_an_effect_opens_a_lake_and_nobody_is_safe_there():
    """It may be entered for its price; without one it is barred."""
    land = tile("1")
    over = Cheaper(terrain="lake", price=2)
    barred, opened = step(walk(land), at("C"), at("NE")), step(walk(land, cheaper=(over,)), at("C"), at("NE"))
    assert (barred.entering, barred.cost) == ("barred", None)
    assert (opened.entering, opened.cost) == ("free", 2)
    assert not safe(walk(land, cheaper=(over,)), at("NE"))


# --- what entering means


KEEP = [
    # shields on the keep (of tile 3, in the northeast), allies, where others stand, what entering means
    ([], (), {}, "assault"),
    ([1], (), {}, "free"),
    ([2], (), {}, "raid"),
    ([2], (), {2: at("NE")}, "owner"),
    ([2], (), {3: at("NE")}, "raid"),
    ([2], (2,), {}, "free"),
    ([2, 1], (), {}, "free"),  # who took it last owns it
]


@pytest.mark.rule("MK-MOV-05", "MK-MOV-16", "MK-MOV-20", "MK-TEAM-08", "MK-CMB-02", "MK-CMB-03")
@pytest.mark.parametrize(("shields", "allies", "others", "means"), KEEP)
def test_entering_a_keep(shields, allies, others, means):
    """Unconquered: assault; another's: its garrison or its owner; one's own or an ally's empty one: a plain step."""
    land = tile("3", NE=Space(shields=shields))
    there = step(walk(land, allies=frozenset(allies), others=others), at("C"), at("NE"))
    assert there.entering == means and there.open
    assert there.ends_move is (means != "free")


@pytest.mark.rule("MK-MOV-05", "MK-MOV-20", "MK-CH-06", "MK-CH-07")
@pytest.mark.parametrize(
    ("owned", "lies", "means"),
    [
        (False, Space(tokens=[Token(back="violet")]), "assault"),
        (False, Space(done=True, shields=[2]), "free"),
        (True, Space(), "assault"),
        (True, Space(done=True, shields=[2]), "raid"),
        (True, Space(done=True, shields=[1]), "free"),
    ],
)
def test_entering_a_tower(owned, lies, means):
    """Conquered by anybody it is open; in Conquer and Hold it belongs to somebody, as a keep does."""
    land = tile("4", C=lies)
    land.towers_owned = owned
    assert step(walk(land), at("SW"), at("C")).entering == means


@pytest.mark.rule("MK-MOV-05", "MK-MOV-20", "MK-FR-09", "MK-CH-02", "MK-SCN-03")
def test_entering_a_city():
    """Closed in some scenarios; else an assault until it has fallen."""
    land = tile("core6")
    land.ways = "closed"
    assert step(walk(land), at("SW"), at("C")).entering == "closed"
    land.ways = "open"
    land.cities = [City(colours=["blue"], at=MIDDLE)]
    assert step(walk(land), at("SW"), at("C")).entering == "assault"
    land.cities[0].conquered = True
    assert step(walk(land), at("SW"), at("C")).entering == "free"


@pytest.mark.rule("MK-MOV-06", "MK-MOV-08", "MK-VAR-16")
def test_rampaging_enemies_are_in_the_way_while_one_is_left():
    """Adventure sites never are."""
    for count, means in ((2, "rampaging"), (1, "rampaging"), (0, "free")):
        there = step(walk(tile("1", NW=orcs(count))), at("C"), at("NW"))
        assert there.entering == means and there.open is (count == 0)
    assert step(walk(tile("7")), at("E"), at("SE")).entering == "free"


@pytest.mark.rule("MK-ML-02", "MK-MOV-06")
def test_guards_of_a_mine_do_not_rampage():
    """One may walk there."""
    land = tile("2", SW=orcs())
    assert step(walk(land), at("C"), at("SW")).entering == "free"
    assert not rampaging_near(land, at("C"))


@pytest.mark.rule("MK-OUT-06", "MK-OR-01")
def test_a_burned_monastery_and_a_closed_portal_are_empty_spaces():
    """Several heroes may no longer stand where the portal was."""
    assert ground(tile("5", NE=Space(done=True, shields=[1])), at("NE")).site is None
    land = tile("A")
    assert safe(walk(land, others={2: at("C")}), at("C"))
    land.portal_closed = True
    assert ground(land, at("C")).site is None
    assert not safe(walk(land, others={2: at("C")}), at("C"))


# --- provoking


@pytest.mark.rule("MK-MOV-07", "MK-CMB-07", "MK-CMB-08")
@pytest.mark.parametrize(
    ("start", "to", "count"),
    [("SE", "C", 2), ("C", "SE", 2), ("NE", "C", 1), ("W", "C", 1), ("NW", "C", 0), ("C", "NW", 0), ("NE", "NW", 0)],
)
def test_whom_a_step_provokes(start, to, count):
    """Enemies beside both ends: on this tile orcs stand in the east and the southwest."""
    land = tile("core5", E=orcs(), SW=orcs())
    assert len(provoked(land, at(start), at(to))) == count
    there = step(walk(land), at(start), at(to))
    if there is not None:
        assert there.ends_move is (count > 0 or to == "C")


@pytest.mark.rule("MK-MOV-07")
def test_the_dead_are_not_provoked():
    """Without tokens the icon on the map is dead."""
    assert provoked(tile("core5"), at("SE"), at("C")) == ()


@pytest.mark.rule("MK-MOV-14", "MK-MOV-15", "MK-MOV-17", "MK-MOV-18", "MK-TEAM-07")
def test_whom_stopping_attacks():
    """Heroes there, but no ally, and nobody on the portal or in a conquered city; passing is free."""
    land = tile("A")
    here = walk(land, others={2: at("E"), 3: at("C"), 4: at("E")}, allies=frozenset((4,)))
    assert attack_on(here, at("E")) == (2,)
    assert attack_on(here, at("C")) == ()
    assert step(here, at("C"), at("E")).entering == "free"
    city = tile("core6")
    city.cities = [City(colours=["blue"], at=MIDDLE, conquered=True)]
    assert attack_on(walk(city, others={2: MIDDLE}), MIDDLE) == ()


# --- safety and withdrawal


@pytest.mark.rule("MK-MOV-13", "MK-TEAM-06")
@pytest.mark.parametrize(
    ("land", "others", "allies", "way", "is_safe"),
    [
        (tile("3"), {}, (), "C", True),
        (tile("3"), {2: at("C")}, (), "C", False),
        (tile("3"), {2: at("C")}, (2,), "C", False),
        (tile("3"), {}, (), "NE", False),
        (tile("3", NE=Space(shields=[1])), {}, (), "NE", True),
        (tile("3", NE=Space(shields=[2])), {}, (), "NE", False),
        (tile("3", NE=Space(shields=[2])), {}, (2,), "NE", True),
        (tile("1", NW=orcs()), {}, (), "NW", False),
        (tile("1"), {}, (), "NW", True),
        (tile("1"), {}, (), "NE", False),
        (tile("7"), {}, (), "SE", True),
        (tile("A"), {2: at("C")}, (), "C", True),
    ],
)
def test_where_one_is_safe(land, others, allies, way, is_safe):
    """Passable, no enemy, nobody else's, nobody there."""
    assert safe(walk(land, others=others, allies=frozenset(allies)), at(way)) is is_safe


@pytest.mark.rule("MK-END-02")
@pytest.mark.parametrize(
    ("path", "others", "to", "wounds"),
    [
        (["W", "C"], {}, "C", 0),
        (["W", "C"], {2: "C"}, "W", 1),
        (["SW", "W", "C"], {2: "C", 3: "W"}, "SW", 2),
        (["SW", "C", "W", "C"], {2: "C"}, "W", 1),
    ],
)
def test_forced_withdrawal_goes_back_along_the_path(path, others, to, wounds):
    """To the last safe space, a Wound a step."""
    here = walk(tile("3"), others={seat: at(way) for seat, way in others.items()})
    back = withdrawal.forced(here, [at(way) for way in path])
    assert (back.to, back.wounds, back.safe) == (at(to), wounds, True)


@pytest.mark.rule("MK-END-02")
def test_where_nothing_on_the_path_is_safe_the_hero_stays():
    """No Wound is taken for steps that are not made."""
    back = withdrawal.forced(walk(tile("3"), others={2: at("C"), 3: at("W")}), [at("W"), at("C")])
    assert (back.to, back.wounds, back.safe) == (at("C"), 0, False)


@pytest.mark.rule("MK-OUT-10", "MK-EDG-08")
@pytest.mark.parametrize(
    ("path", "others", "to", "wounds"),
    [
        (["C", "NE"], {}, "C", 0),
        (["W", "C", "NE"], {2: "C"}, "W", 1),
        (["SW", "W", "C", "NE"], {2: "C", 3: "W"}, "SW", 2),
    ],
)
def test_after_a_failed_assault_the_first_step_back_costs_nothing(path, others, to, wounds):
    """Each further one costs a Wound."""
    here = walk(tile("3"), others={seat: at(way) for seat, way in others.items()})
    back = withdrawal.thrown_back(here, [at(way) for way in path])
    assert (back.to, back.wounds, back.safe) == (at(to), wounds, True)


# --- keeps


@pytest.mark.rule("MK-END-15", "MK-KF-23")
def test_keeps_count_for_whose_shield_lies_on_top():
    """The last shield is the owner's."""
    land = tile("3", NE=Space(shields=[2, 1]))
    assert keeps_of(land, 1) == [at("NE")] and not keeps_of(land, 2)


# --- megapolis


@pytest.mark.rule("MK-VAR-20", "MK-VAR-22", "MK-VAR-23")
def test_a_megapolis_stands_on_two_spaces():
    """The right half ignores what is printed there; between the halves a step costs 2, and neither is free at first."""
    land = tile("core6")
    land.cities = [City(colours=["blue", "red"], at=MIDDLE, second=at("E"), level=9)]
    east = ground(land, at("E"))
    assert (east.site, east.colour, east.passable) == ("city", "red", True)
    assert cost_of(walk(land), east) == 2
    assert step(walk(land), at("NE"), at("E")).entering == "assault"
    land.cities[0].conquered = True
    between = step(walk(land), at("C"), at("E"))
    assert (between.cost, between.entering) == (2, "free")
    assert {one.to.at for one in steps(walk(land), at("E"))} <= {*neighbours(at("E"))}


# --- Dungeon Lords


@pytest.mark.rule("MK-DL-06")
def test_ways_below_go_around_lakes_and_swamps():
    """Two move points and one a space; only from a conquered dungeon to another."""
    land = Land(
        shape="open",
        tiles={centre(0, 0): Laid(tile="7"), centre(1, 0): Laid(tile="9")},
        spaces={at("SE"): Space(done=True, shields=[1])},
    )
    other = next(one.at for one in grounds(land) if one.tile == "9" and one.site == "dungeon")
    assert underground.ways_below(land, at("SE")) == {}
    land.spaces[other] = Space(done=True, shields=[2])
    # East, then over the edge to the tower, its western neighbour, the dungeon: four spaces, none of them a swamp.
    assert underground.ways_below(land, at("SE")) == {other: 2 + 4}
    assert underground.ways_below(land, at("C")) == {}


@pytest.mark.rule("MK-DL-06")
def test_no_way_below_where_water_lies_between():
    """If no path exists it is impossible."""
    land = Land(
        shape="open",
        tiles={centre(0, 0): Laid(tile="7"), centre(3, 0): Laid(tile="9")},
        spaces={at("SE"): Space(done=True, shields=[1])},
    )
    other = next(one.at for one in grounds(land) if one.tile == "9" and one.site == "dungeon")
    land.spaces[other] = Space(done=True, shields=[2])
    assert underground.ways_below(land, at("SE")) == {}


@pytest.mark.rule("MK-DL-02", "MK-DL-03")
def test_where_a_secret_place_may_be():
    """Accessible, no swamp, no site; on a neighbour tile as well."""
    land = tile("8")  # a village in the southeast: plains in the east, swamps else
    assert underground.hiding_places(land, at("SE")) == [at("E")]
    land.spaces[at("E")] = Space(secret="dungeon")
    assert underground.hiding_places(land, at("SE")) == []
    assert ground(land, at("E")).site == "dungeon"
    assert underground.hiding_places(tile("5"), at("NE")) == [at("NW")]


# --- the tiles to come


@pytest.mark.rule("MK-SET-15", "MK-EXP-07")
def test_every_countryside_tile_comes_before_the_first_core_tile():
    """And when all have come, those that set-up left out: countryside, then core tiles without a city."""
    land, chance, came = Land(stack=Stack(countryside=8, city=1, core=2)), Chance(seed="tiles"), []
    while (name := stack.drawn(land, chance)) is not None:
        assert name in stack.may_come(land)
        came.append((TILES[name].kind, stack.used_up(land)))
        land.tiles[centre(len(came), 0)] = Laid(tile=name)
        stack.take(land, name)
    assert came[:8] == [("countryside", False)] * 8
    assert sorted(came[8:11]) == [("city", False), ("core", False), ("core", False)]
    assert came[11:] == [("countryside", True)] * 3 + [("core", True)] * 2
    assert len({one.tile for one in land.tiles.values()}) == len(came)


@pytest.mark.rule("MK-FR-02")
def test_tiles_by_number_come_lowest_first():
    """First Reconnaissance."""
    land, chance = Land(stack=Stack(countryside=8, city=1, core=2, by_number=True)), Chance(seed="numbers")
    for number in range(1, 9):
        assert stack.drawn(land, chance) == str(number) and stack.may_come(land) == [str(number)]
        land.tiles[centre(number, 0)] = Laid(tile=str(number))
        stack.take(land, str(number))
    assert stack.next_back(land) == "core"


@pytest.mark.rule("MK-SCN-05", "MK-ML-01")
@pytest.mark.parametrize("seed", range(12))
def test_sure_tiles_come_and_those_left_out_do_not(seed):
    """Mines Liberation: all tiles with mines, the red city, never the core tile without a mine."""
    sure = [one for one in tiles_of("countryside", "core") if TILES[one].has("mine")]
    only_red = [one for one in tiles_of("city") if one != "core8"]
    land = Land(stack=Stack(countryside=8, city=1, core=3, sure=[*sure, "core8"], out=["core1", *only_red]))
    chance, came = Chance(seed=f"mines {seed}"), []
    while not stack.used_up(land):
        came.append(stack.drawn(land, chance))
        land.tiles[centre(len(came), 0)] = Laid(tile=came[-1])
        stack.take(land, came[-1])
    assert {*sure, "core8"} <= {*came} and "core1" not in came
    assert len(came) == 12


@pytest.mark.rule("MK-SET-15")
def test_a_sure_tile_lies_anywhere_among_its_kind():
    """It is no more likely to come first than any place in the deck is."""
    first = 0
    for seed in range(400):
        land = Land(stack=Stack(countryside=4, sure=["1"]))
        first += stack.drawn(land, Chance(seed=f"{seed}")) == "1"
    assert 70 <= first <= 130
