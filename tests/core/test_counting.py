"""Before the app keeps an area in the middle of a game, what lies on the table is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core import engine
from companion.core.counting import Lying, Number
from companion.core.errors import BadArguments
from companion.games import game as game_of

ASKED = [Lying("1", "Jana", (Number("water", 0, 9, 3), Number("sacks", 1, 5)))]


def mill():
    """A mill whose pond the table keeps, in a game that asks for two numbers before the app may."""
    taken = []
    game = replace(
        game_of("toy"),
        lying=lambda state, area: ASKED if area == "pond" else [],
        take_over=lambda draft, area, counts: taken.append((area, draft.state.in_app(area), counts)),
    )
    plain = engine.set_up(game, "Mill", {}, "seed", {}).plain
    return game, engine.make(game, plain, "keep", {"area": "pond", "keeper": "table"}).plain, taken


def test_all_that_is_asked_for_is_taken_over_at_once():
    game, plain, taken = mill()
    args = {"area": "pond", "keeper": "app", "counts": {"1": {"water": 4, "sacks": 2, "cats": 7}}}
    after = engine.make(game, plain, "keep", args)
    assert taken == [("pond", True, {"1": {"water": 4, "sacks": 2}})]
    assert after.state.in_app("pond")


@pytest.mark.parametrize(
    ("counts", "field", "key"),
    [
        ({}, "counts", "counts-first"),
        ({"1": {"water": 4}}, "counts", "counts-first"),
        ({"1": {"water": 4, "sacks": 0}}, "counts.1.sacks", "argument-least"),
        ({"1": {"water": 10, "sacks": 1}}, "counts.1.water", "argument-most"),
    ],
)
def test_what_is_missing_or_cannot_be_is_refused_and_changes_nothing(counts, field, key):
    game, plain, taken = mill()
    with pytest.raises(BadArguments) as caught:
        engine.make(game, plain, "keep", {"area": "pond", "keeper": "app", "counts": counts}, ("*",))
    assert (caught.value.field, caught.value.message.key, taken) == (field, key, [])


def test_an_area_that_the_app_keeps_already_is_not_asked_for():
    game, plain, taken = mill()
    kept = engine.make(
        game, plain, "keep", {"area": "pond", "keeper": "app", "counts": {"1": {"water": 4, "sacks": 2}}}
    )
    engine.make(game, kept.plain, "keep", {"area": "pond", "keeper": "app"})
    assert len(taken) == 1
