"""Anything tracked can be put right by hand, and nothing put right by hand leaves a table that cannot be shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonpointer import escape

from companion import games
from companion.core import engine
from companion.core.errors import BadArguments, Refusal
from tests.core.plain import PLAIN
from tests.effort import times
from tests.playing import OPTIONS


def pointers(plain: Any, path: str = "") -> Iterator[str]:
    """Every place in a state."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        yield f"{path}/{escape(str(key))}"
        yield from pointers(value, f"{path}/{escape(str(key))}")
    if isinstance(plain, list):
        yield f"{path}/-"


def values(plain: Any) -> Iterator[Any]:
    """Every value in a state: put elsewhere, it is likelier to fit than one that is drawn at random."""
    yield plain
    for inner in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from values(inner)


ODD = st.sampled_from([None, 0, -1, 1, 2**31, "", "nowhere", [], {}, True])


@pytest.mark.parametrize("game", sorted(OPTIONS))
@given(data=st.data())
@settings(max_examples=times(12, 1000))
def test_a_corrected_table_can_be_shown_and_moved(game, data):
    one = games.game(game)
    plain = engine.set_up(one, "A table", data.draw(st.sampled_from(OPTIONS[game])), "s", {}).plain
    for _ in range(3):
        path = data.draw(st.sampled_from(sorted(pointers(plain))))
        value = data.draw(ODD | st.sampled_from(list(values(plain))) | PLAIN)
        try:
            plain = engine.make(one, plain, "correct", {"path": path, "value": value}).plain
        except BadArguments:
            continue
        assert one.can_show(engine.state_of(one, plain))
    for move in one.moves.values():  # those that ask nothing, for any of their arguments would be refused here
        try:
            engine.make(one, plain, move.name, {}, overrule=["*"])
        except Refusal:
            continue
