"""What is told of an evening: what is worth it, and in a quiet one a little more."""

from __future__ import annotations

from companion.core.message import say
from companion.core.recap import FEW, PAGE, worth_telling

DEED, STEP, TAP = say("wrote-deed"), say("wrote-step"), say("wrote-tap")


def test_only_what_is_worth_telling_is_told_and_not_more_than_a_page():
    assert worth_telling([DEED, STEP] * FEW, {"wrote-deed"}, {"wrote-step"}) == [DEED] * FEW
    assert len(worth_telling([DEED] * (PAGE + 1), {"wrote-deed"})) == PAGE


def test_a_quiet_evening_tells_more_in_its_order():
    assert worth_telling([STEP, TAP, DEED], {"wrote-deed"}, {"wrote-step"}) == [STEP, DEED]
    assert worth_telling([STEP, TAP, DEED], {"wrote-deed"}) == [DEED]
