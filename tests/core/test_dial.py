"""Dials: count down to their removal."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.dial import HIGHEST, Dial


def test_a_dial_goes_down_one_step_and_stays():
    dial = Dial(3, note="the fire")
    assert dial.lower() is False
    assert dial == Dial(2, note="the fire")


def test_a_dial_at_one_must_be_taken_off():
    dial = Dial(1)
    assert dial.lower() is True
    assert dial.value == 1


@given(st.integers(1, HIGHEST))
def test_a_dial_is_lowered_as_often_as_it_shows(value):
    dial, steps = Dial(value), 1
    while not dial.lower():
        steps += 1
    assert steps == value


@pytest.mark.parametrize("value", [0, -1, HIGHEST + 1])
def test_no_dial_shows_what_it_cannot(value):
    with pytest.raises(ValueError, match=f"not {value}"):
        Dial(value)
    with pytest.raises(msgspec.ValidationError):  # nor does one come out of a save
        msgspec.convert({"value": value}, Dial)
