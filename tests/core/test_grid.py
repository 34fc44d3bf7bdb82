"""Grids: neighbours with and without corners."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.core.grid import OPPOSITE, SIDES, beside, diagonal, orthogonal, reach, steps, within

CELLS = st.tuples(st.integers(-50, 50), st.integers(-50, 50))


def test_sides_are_where_the_map_has_them():
    assert beside((0, 0), "north") == (0, 1)
    assert beside((0, 0), "east") == (1, 0)
    assert beside((2, 3), "south") == (2, 2)
    assert beside((2, 3), "west") == (1, 3)


@given(CELLS, st.sampled_from(sorted(SIDES)))
def test_the_way_back_is_the_opposite_side(cell, side):
    assert beside(beside(cell, side), OPPOSITE[side]) == cell
    assert OPPOSITE[OPPOSITE[side]] == side


@given(CELLS)
def test_eight_neighbours_lie_around_a_cell_four_of_them_at_its_edges(cell):
    edges, corners = orthogonal(cell), diagonal(cell)
    assert len({*edges, *corners}) == 8 and cell not in {*edges, *corners}
    assert all(steps(cell, other) == 1 == reach(cell, other) for other in edges)
    assert all(steps(cell, other) == 2 and reach(cell, other) == 1 for other in corners)


@given(CELLS, CELLS, CELLS)
def test_both_distances_are_distances(a, b, c):
    for distance in (steps, reach):
        assert distance(a, b) == distance(b, a) >= 0
        assert (distance(a, b) == 0) == (a == b)
        assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert reach(a, b) <= steps(a, b) <= 2 * reach(a, b)


def test_within_looks_from_every_centre():
    assert within((1, 1), [(9, 9), (0, 0)], 1)
    assert not within((2, 1), [(9, 9), (0, 0)], 1)
    assert within((2, 1), [(0, 0)], 2)
    assert not within((0, 0), [], 5)
