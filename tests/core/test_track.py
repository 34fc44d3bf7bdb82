"""Tracks: a marker never leaves its row."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.track import Track


@given(st.integers(0, 30), st.integers(0, 30), st.lists(st.integers(-40, 40)))
def test_a_marker_stays_on_its_row_and_tells_how_far_it_went(value, more, moves):
    track = Track(value, value + more)
    for by in moves:
        before = track.value
        went = track.move(by)
        assert 0 <= track.value <= track.top
        assert track.value == before + went
        assert went == by or track.value in (0, track.top)
        assert went * by >= 0


def test_marked_positions_mean_trouble():
    track = Track(2, 9, red=(0, 1))
    assert not track.in_red
    track.move(-1)
    assert track.in_red
    track.move(-5)
    assert track.value == 0 and track.in_red


@pytest.mark.parametrize(("value", "top"), [(-1, 5), (6, 5), (1, 0)])
def test_no_marker_stands_beside_its_row(value, top):
    with pytest.raises(ValueError, match="a marker stands on"):
        Track(value, top)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"value": value, "top": top}, Track)
