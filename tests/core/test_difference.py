"""Differences between plain states: they lead from one to the other, and say no more than what changed."""

from __future__ import annotations

import copy

import jsonpatch
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.difference import difference, fold, patched

from .plain import STATES, exactly


@given(STATES, STATES)
def test_a_difference_leads_from_one_state_to_the_other(before, after):
    kept = exactly(before)
    patch = difference(before, after)
    assert exactly(patched(before, patch)) == exactly(after)
    assert exactly(before) == kept
    assert (patch == []) == (exactly(before) == exactly(after))


@given(STATES)
def test_no_difference_is_no_operation(state):
    assert difference(state, copy.deepcopy(state)) == []
    assert exactly(patched(state, [])) == exactly(state)


@given(STATES, STATES)
def test_a_difference_is_a_json_patch_that_others_can_read(before, after):
    patch = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    assert exactly(jsonpatch.JsonPatch(patch).apply(before)) == exactly(after)


@given(st.lists(STATES, min_size=1, max_size=6), st.integers(0, 5))
def test_folding_the_differences_is_the_last_state_from_wherever_it_starts(states, at):
    patches = [difference(before, after) for before, after in zip([{}, *states], states, strict=False)]
    kept = exactly(patches)
    assert exactly(fold(patches)) == exactly(states[-1])
    at = min(at, len(states) - 1)
    assert exactly(fold(patches[at + 1 :], states[at])) == exactly(states[-1])
    assert exactly(patches) == kept  # nothing was written into the log's own differences
    assert exactly(fold(patches)) == exactly(states[-1])


def test_true_and_one_are_two_things():
    assert difference({"a": {"b": True}}, {"a": {"b": 1}}) == [{"op": "replace", "path": "/a/b", "value": 1}]


def test_folding_nothing_is_nothing():
    assert fold([]) == {}


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        (["a", "b", "c"], ["a", "c"], [{"op": "remove", "path": "/d/1"}]),
        (["a", "c"], ["a", "b", "c"], [{"op": "add", "path": "/d/1", "value": "b"}]),
        (["a"], ["a", "b"], [{"op": "add", "path": "/d/1", "value": "b"}]),
        (["a", "b"], [], [{"op": "remove", "path": "/d/0"}, {"op": "remove", "path": "/d/0"}]),
        ([{"n": 1, "x": 0}, 5], [{"n": 2, "x": 0}, 5], [{"op": "replace", "path": "/d/0/n", "value": 2}]),
        (
            {"a/b": 1, "~": 2},
            {"~": 3},
            [{"op": "remove", "path": "/d/a~1b"}, {"op": "replace", "path": "/d/~0", "value": 3}],
        ),
        ({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"d": 3, "c": 2}, "a": 1}, []),
        ([], {}, [{"op": "replace", "path": "/d", "value": {}}]),
        (None, [], [{"op": "replace", "path": "/d", "value": []}]),
    ],
)
def test_a_difference_says_no_more_than_what_changed(before, after, patch):
    assert difference({"d": before}, {"d": after}) == patch
