"""The frame in which the map is looked at around a hero: its neighbours, and tiles rather than sea."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.games.mage_knight.box.hexes import neighbours, spaces_of
from companion.games.mage_knight.pages.drawn_map import Window, around, middle, window

POSITIONS = [f"{3 * q},{-2 * q}" for q in range(4)]  # tiles in a row to the northeast, as their middles lie


def laid(positions: list[str]) -> Window:
    return window(middle(space) for position in positions for space in spaces_of(position))


@given(st.integers(1, len(POSITIONS)), st.data())
def test_whoever_stands_anywhere_sees_all_neighbours_in_the_frame(count, data):
    positions = POSITIONS[:count]
    hero = data.draw(st.sampled_from([space for position in positions for space in spaces_of(position)]))
    frame = around(hero, laid(positions))
    assert all(frame.shows(*middle(space)) for space in (hero, *neighbours(hero)))


def test_at_the_edge_of_the_land_the_frame_leans_inwards():
    land = laid(POSITIONS)
    frame = around(POSITIONS[0], land)
    x, y = middle(POSITIONS[0])
    assert frame.left + frame.width / 2 > x and frame.top + frame.height / 2 < y  # the other tiles lie to the northeast
    assert frame.left < x and y < frame.top + frame.height
