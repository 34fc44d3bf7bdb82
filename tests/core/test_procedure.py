"""Procedures: ordered steps with the one the table stands on."""

from __future__ import annotations

import pytest

from companion.core.procedure import BEHIND, Procedure, Standing, Step, steps_by_name

DAWN = Procedure("dawn", (Step("wake", "TO-DAY-01"), Step("eat"), Step("leave", "TO-DAY-03")))


def test_a_table_stands_on_a_step_by_its_name():
    assert [DAWN.at(name).step for name in ("wake", "eat", "leave", BEHIND)] == ["wake", "eat", "leave", BEHIND]


def test_a_step_that_is_not_there_is_an_error():
    with pytest.raises(ValueError):
        DAWN.at("sleep")
    with pytest.raises(ValueError):
        DAWN.marked(Standing("dawn", "sleep"))


@pytest.mark.parametrize(
    ("step", "marks"),
    [
        ("wake", ["now", "later", "later"]),
        ("eat", ["done", "now", "later"]),
        ("leave", ["done", "done", "now"]),
        (BEHIND, ["done", "done", "done"]),
    ],
)
def test_steps_are_done_now_or_later(step, marks):
    marked = DAWN.marked(Standing("dawn", step))
    assert [mark for _, mark in marked] == marks
    assert tuple(step for step, _ in marked) == DAWN.steps


@pytest.mark.parametrize(("place", "name"), [(0, "wake"), (2, "leave"), (3, BEHIND), (9, BEHIND), ("eat", "eat")])
def test_an_old_state_told_its_step_by_place(place, name):
    old = {"day": 3, "standing": {"procedure": "dawn", "step": place}}
    named = steps_by_name(old, {"dawn": ("wake", "eat", "leave")})
    assert named == {"day": 3, "standing": {"procedure": "dawn", "step": name}}


def test_an_old_state_that_stood_nowhere_stays_as_it_was():
    assert steps_by_name({"standing": None}, {}) == {"standing": None}
