"""The spaces, the lattice of tiles and the shapes of a map, with what may be explored where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.mage_knight.box.hexes import (
    adjacent,
    beside,
    centre,
    distance,
    lattice,
    named,
    neighbours,
    position_of,
    spaces_of,
)
from companion.games.mage_knight.play.land import exploring, shapes
from companion.games.mage_knight.state.land import Laid, Land, Stack

AXES = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
COUNTRYSIDE = [str(number) for number in range(1, 12)]
CORE = [f"core{number}" for number in range(1, 9)]


def laid_out(shape: str, *positions: tuple[int, int], left: Stack | None = None) -> Land:
    """A map with tiles at these lattice positions, besides the starting tile."""
    tiles = {centre(0, 0): Laid(tile=shapes.start_of(shape))}
    tiles |= {centre(*at): Laid(tile=tile) for at, tile in zip(positions, [*COUNTRYSIDE, *CORE], strict=False)}
    return Land(shape=shape, tiles=tiles, stack=left or Stack(countryside=8, city=1, core=2))


@given(at=AXES)
def test_every_space_belongs_to_one_position(at):
    """Tiles of seven tessellate: of a space and its neighbours exactly one is the middle of a position."""
    space = named(at)
    assert sum(lattice(one) is not None for one in (space, *neighbours(space))) == 1
    assert space in spaces_of(position_of(space))


@given(at=AXES)
def test_neighbours_are_six_and_mutual(at):
    """Each at a distance of one."""
    space = named(at)
    assert len({*neighbours(space)}) == 6
    assert all(adjacent(other, space) and distance(space, other) == 1 for other in neighbours(space))


@pytest.mark.rule("MK-EXP-02")
@given(x=st.integers(-4, 4), y=st.integers(-4, 4))
def test_tiles_beside_one_another_touch_along_three_pairs_of_spaces(x, y):
    """Corner symbols meet: no gap, no overlap, and each of six neighbours shares an edge of the same length."""
    position = centre(x, y)
    assert lattice(position) == (x, y)
    for other in beside(position):
        assert {*spaces_of(position)}.isdisjoint(spaces_of(other))
        assert position in beside(other)
        touching = [(a, b) for a in spaces_of(position) for b in spaces_of(other) if adjacent(a, b)]
        assert len(touching) == 3 and distance(position, other) == 3


@pytest.mark.rule("MK-MAP-01", "MK-MAP-03", "MK-SET-16")
@pytest.mark.parametrize("shape", ["wedge", "wide_wedge", "open", "open4", "open3", "fixed"])
def test_set_up_reveals_the_tiles_beside_the_starting_one(shape):
    """Two beside side A, three beside side B: all that lie within the coast."""
    side, count = ("A", 2) if "wedge" in shape else ("B", 3)
    first = shapes.first_positions(shape)
    assert (shapes.start_of(shape), len(first)) == (side, count)
    assert {*first} <= {*beside(centre(0, 0))}
    empty = laid_out(shape)
    assert {*first} == {*exploring.open_positions(empty)}


# Where positions lie, drawn as lattice coordinates (x, y) in a square around the starting tile.
WITHIN = {
    "wedge": lambda x, y: x >= 0 and y >= 0,
    "wide_wedge": lambda x, y: x >= 0 and y >= 0,
    # five columns y = -2..2; on the left the coast breaks after (0,1), (0,2), on the right after (1,-1), (2,-2)
    "open": lambda x, y: {2: x >= 0, 1: x >= 0, 0: x >= 0, -1: x >= 1, -2: x >= 2}.get(y, False),
    "open4": lambda x, y: {1: x >= 0, 0: x >= 0, -1: x >= 1, -2: x >= 2}.get(y, False),
    "open3": lambda x, y: {1: x >= 0, 0: x >= 0, -1: x >= 1}.get(y, False),
}


@pytest.mark.rule("MK-MAP-01", "MK-MAP-02", "MK-MAP-03", "MK-MAP-04", "MK-MAP-05")
@pytest.mark.parametrize("shape", WITHIN)
def test_positions_within_the_coast(shape):
    """And nothing that is no position of a tile at all."""
    land = laid_out(shape)
    for x in range(-4, 6):
        for y in range(-4, 6):
            assert shapes.within(land, centre(x, y)) is WITHIN[shape](x, y), (x, y)
    assert not shapes.within(land, "1,0")


@pytest.mark.rule("MK-MAP-04")
def test_four_columns_open_further_to_the_right():
    """Two columns right of the starting tile's, one left of it."""
    land = laid_out("open4")
    assert shapes.within(land, centre(3, -2)) and not shapes.within(land, centre(3, 2))


RULES = [
    # shape, what lies there besides the start, where, back, spare, rules that speak against it
    ("wedge", [(1, 0), (0, 1)], (1, 1), "countryside", False, []),
    ("wedge", [(1, 0), (0, 1)], (2, 0), "countryside", False, []),  # one tile that touches two others
    ("wedge", [(1, 0)], (2, 0), "countryside", False, ["MK-EXP-04"]),  # one tile that touches one other
    ("wedge", [(1, 0), (0, 1)], (3, 0), "countryside", False, ["MK-EXP-04"]),  # touches none
    ("wedge", [(1, 0), (0, 1)], (1, 1), "core", False, []),
    ("wedge", [(1, 0), (0, 1)], (2, 0), "core", False, ["MK-EXP-06", "MK-EXP-05"]),
    ("wedge", [(1, 0), (0, 1), (1, 1)], (2, 0), "core", False, ["MK-EXP-06"]),
    ("wide_wedge", [(1, 0), (0, 1), (1, 1)], (2, 0), "core", False, []),
    ("wide_wedge", [(1, 0), (0, 1)], (2, 0), "core", False, ["MK-EXP-05"]),
    ("wedge", [(1, 0), (0, 1)], (1, -1), "countryside", False, ["MK-MAP-01"]),
    ("wide_wedge", [(1, 0), (0, 1)], (1, -1), "countryside", False, ["MK-MAP-02"]),
    ("open", [(1, 0), (0, 1), (1, -1)], (-1, 1), "countryside", False, ["MK-MAP-03"]),
    ("open4", [(1, 0), (0, 1), (1, -1)], (0, 2), "countryside", False, ["MK-MAP-04"]),
    ("open3", [(1, 0), (0, 1), (1, -1)], (2, -2), "countryside", False, ["MK-MAP-05"]),
    ("open", [(1, 0), (0, 1), (1, -1)], (2, -1), "core", False, []),
    ("open", [(1, 0), (0, 1), (1, -1)], (0, 2), "core", False, ["MK-EXP-05"]),
    ("open", [(1, 0), (0, 1), (1, -1)], (1, 0), "core", False, ["MK-EXP-02"]),  # a tile lies there
    ("wedge", [(1, 0), (0, 1)], (1, 1), "countryside", True, ["MK-EXP-07"]),  # a spare one must touch three
    ("wedge", [(1, 0), (0, 1), (2, 0)], (1, 1), "countryside", True, []),
    ("wedge", [(1, 0), (0, 1), (1, 1)], (2, 0), "core", True, ["MK-EXP-06", "MK-EXP-07"]),
    ("wedge", [(1, 0), (0, 1), (1, 1), (2, 1)], (2, 0), "core", True, ["MK-EXP-06"]),  # the coast holds for spare ones
    ("wide_wedge", [(1, 0), (0, 1), (1, 1), (2, 1)], (2, 0), "core", True, []),
]


@pytest.mark.rule("MK-EXP-02", "MK-EXP-04", "MK-EXP-05", "MK-EXP-06", "MK-EXP-07", "MK-MAP-01", "MK-MAP-02")
@pytest.mark.parametrize(("shape", "tiles", "where", "back", "spare", "rules"), RULES)
def test_what_speaks_against_a_tile(shape, tiles, where, back, spare, rules):
    """Each rule by its id."""
    land = laid_out(shape, *tiles)
    assert [one.rule for one in exploring.misfits(land, centre(*where), back, spare)] == rules


@pytest.mark.rule("MK-CH-01")
def test_a_prescribed_map_takes_tiles_where_its_players_said():
    """With the back that belongs there, however many tiles it touches."""
    land = laid_out("fixed", left=Stack(countryside=2, city=1, core=3))
    land.places = {centre(2, 0): "countryside", centre(3, 0): "core"}
    assert exploring.misfits(land, centre(2, 0), "countryside") == []
    assert [one.rule for one in exploring.misfits(land, centre(3, 0), "countryside")] == ["MK-CH-01"]
    assert [one.rule for one in exploring.misfits(land, centre(1, 1), "countryside")] == ["MK-CH-01"]
    land.tiles[centre(1, 0)] = Laid(tile="3")
    assert centre(2, 0) in exploring.explorable(land)


@pytest.mark.rule("MK-EXP-01")
def test_a_hero_explores_from_a_space_beside_the_position():
    """From the middle of a tile nothing can be reached; from its edge what lies next to that edge."""
    land = laid_out("wedge", (1, 0), (0, 1))
    goal = centre(1, 1)
    reach = [space for space in spaces_of(centre(1, 0)) if exploring.within_reach(space, goal)]
    assert len(reach) == 2 and not exploring.within_reach(centre(1, 0), goal)
    assert all(goal in exploring.explorable_from(land, space) for space in reach)
    assert exploring.explorable_from(land, centre(1, 0)) == []
    assert exploring.explorable_from(land, None) == []


@pytest.mark.rule("MK-EXP-03")
def test_two_positions_may_lie_beside_one_space():
    """Then one of them is named before the tile is drawn: both are offered."""
    land = laid_out("open", (1, 0), (0, 1), (1, -1))
    both = [space for space in spaces_of(centre(1, 0)) if len(exploring.explorable_from(land, space)) == 2]
    assert both


@given(st.sampled_from(sorted(WITHIN)), st.data())
def test_a_map_grows_by_the_rules_alone(shape, data):
    """Whatever is explored in whatever order: all lies within the coast, and each tile touches what it must."""
    land = laid_out(shape, *[lattice(one) for one in shapes.first_positions(shape)], left=Stack(countryside=5, core=3))
    names = iter([*COUNTRYSIDE[3:], *CORE])
    while land.stack.left:
        choice = exploring.explorable(land)
        if not choice:
            break
        position = data.draw(st.sampled_from(choice))
        assert WITHIN[shape](*lattice(position))
        core = not land.stack.countryside
        if core:
            assert len(exploring.touched(land, position)) >= 2
            assert shape != "wedge" or 0 not in lattice(position)
        land.tiles[position] = Laid(tile=next(names))
        land.stack.countryside -= not core
        land.stack.core -= core
    assert not land.stack.left, "a map never gets stuck"
