"""Procedures: ordered steps with the one the table stands on."""

from __future__ import annotations

import pytest

from companion.core.procedure import Procedure, Standing, Step

DAWN = Procedure("dawn", (Step("wake", "TO-DAY-01"), Step("eat"), Step("leave", "TO-DAY-03")))


def test_a_step_has_its_place():
    assert [DAWN.index(name) for name in ("wake", "eat", "leave")] == [0, 1, 2]


def test_a_step_that_is_not_there_is_an_error():
    with pytest.raises(ValueError):
        DAWN.index("sleep")


@pytest.mark.parametrize(
    ("step", "marks"),
    [
        (0, ["now", "later", "later"]),
        (1, ["done", "now", "later"]),
        (2, ["done", "done", "now"]),
        (3, ["done", "done", "done"]),
    ],
)
def test_steps_are_done_now_or_later(step, marks):
    marked = DAWN.marked(Standing("dawn", step))
    assert [mark for _, mark in marked] == marks
    assert tuple(step for step, _ in marked) == DAWN.steps
