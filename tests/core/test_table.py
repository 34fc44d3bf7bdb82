"""What the state of every table holds."""

from __future__ import annotations

import msgspec
import pytest

from companion.core.chance import Chance
from companion.core.table import Seat, Table


def table(**more) -> Table:
    return Table(name="Mill", seats=[Seat(id=1, player="Ann")], chance=Chance("s"), **more)


def test_an_area_is_kept_in_the_app_unless_the_table_keeps_it():
    state = table(kept={"map": "table", "days": "app"})
    assert not state.in_app("map")
    assert state.in_app("days") and state.in_app("never heard of")


def test_nobody_else_keeps_an_area():
    plain = {"name": "m", "seats": [], "chance": {"seed": "s"}, "kept": {"map": "cat"}}
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 'cat'"):
        msgspec.convert(plain, Table)


def test_a_table_is_the_same_after_saving():
    state = table(notes="ž „x“")
    assert msgspec.json.decode(msgspec.json.encode(state), type=Table) == state


def test_tables_share_nothing():
    one, other = table(), table()
    one.kept["map"] = "table"
    one.evening.away = True
    assert other.kept == {} and not other.evening.away


def test_who_plays_at_a_seat_is_known_where_somebody_said_so():
    assert table().player_of(1) == "Ann" and table().player_of(2) == ""
