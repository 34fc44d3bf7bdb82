"""Seats around a table: who sits where, and who comes next."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.core.message import say
from companion.core.seats import SeatTable, seat_of


class Three(SeatTable):
    """Seats 1, 2 and 4: somebody left."""

    people = [SimpleNamespace(seat=seat) for seat in (1, 2, 4)]


def test_who_sits_where():
    assert Three().at(4) is Three.people[2] and Three().find(3) is None
    with pytest.raises(LookupError, match="nobody sits at 3"):
        Three().at(3)


def test_everybody_comes_clockwise_after_a_seat_and_it_comes_last():
    assert [one.seat for one in Three().clockwise(2)] == [4, 1, 2]


def test_a_seat_that_nobody_has_is_refused():
    work = Draft(None, None)
    assert seat_of(work, Three(), 1) is Three.people[0]
    with pytest.raises(BadArguments) as caught:
        seat_of(work, Three(), 3, "whom")
    assert caught.value.message == say("seat-unknown", field="whom")
