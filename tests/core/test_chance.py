"""Chance: part of the saved state, so that a replay rolls the same."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.chance import Chance


@given(st.text(max_size=20), st.integers(0, 50), st.lists(st.integers(1, 20), max_size=20))
def test_the_same_seed_and_count_pick_the_same(seed, used, sizes):
    one, other = Chance(seed, used), Chance(seed, used)
    picks = [one.pick(range(size)) for size in sizes]
    assert picks == [other.pick(range(size)) for size in sizes]
    assert one.used == used + len(sizes)


@given(st.text(max_size=20), st.integers(0, 20), st.integers(0, 20))
def test_a_saved_chance_goes_on_where_it_was(seed, before, after):
    chance = Chance(seed)
    for _ in range(before):
        chance.pick("abcdef")
    loaded = msgspec.json.decode(msgspec.json.encode(chance), type=Chance)
    picks = [chance.pick("abcdef") for _ in range(after)]
    assert picks == [loaded.pick("abcdef") for _ in range(after)]


def test_other_seeds_pick_otherwise():
    rows = {tuple(Chance(f"seed {seed}", used).pick(range(1000)) for used in range(5)) for seed in range(50)}
    assert len(rows) == 50


def test_every_option_comes_about_equally_often():
    chance = Chance("fair")
    counted = Counter(chance.pick("123456") for _ in range(6000))
    assert set(counted) == set("123456")
    assert all(850 < times < 1150 for times in counted.values())  # five standard deviations; the seed is fixed anyway


def test_nothing_to_pick_from_is_an_error_and_uses_nothing_up():
    chance = Chance("empty")
    with pytest.raises(ValueError, match="nothing to pick from"):
        chance.pick([])
    assert chance.used == 0
