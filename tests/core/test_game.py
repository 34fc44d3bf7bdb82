"""Games: options are read, old states are brought into today's shape."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest

from companion import games
from companion.core import engine
from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.core.moves import Moves


def test_options_are_read_with_their_defaults():
    options = games.game("toy").read_options({"players": 3})
    assert (options.players, options.sacks) == (3, 6)


def test_options_from_a_form_are_text():
    assert games.game("toy").read_options({"players": "3"}, lax=True).players == 3
    with pytest.raises(BadArguments) as caught:
        games.game("toy").read_options({"players": "3"})
    assert caught.value.field == "players"


@pytest.mark.parametrize(("options", "field"), [({"players": 9}, "players"), ({"cats": 1}, "cats"), (None, "args")])
def test_wrong_options_name_their_field(options, field):
    with pytest.raises(BadArguments) as caught:
        games.game("toy").read_options(options)
    assert caught.value.field == field


def test_a_game_has_the_word_on_the_page_after_a_move_that_has_none():
    moves = Moves(games.game("toy").moves)

    @moves.add(page_after={"map": "day"})
    def go_home(draft: Draft) -> None:
        """Go home."""

    game = dataclasses.replace(games.game("toy"), moves=moves, leads=lambda page, state: f"{page}-{state}")
    assert game.page_after("go_home", "map", 3) == "day"
    assert game.page_after("go_home", "barn", 3) == game.page_after("let_in", "barn", 3) == "barn-3"
    assert games.game("toy").page_after("let_in", "barn", 3) == "barn"


@pytest.mark.parametrize("id", [*games.GAMES])
def test_the_page_after_a_move_is_one_of_the_games(id):
    game = games.game(id)
    named = {move.page_after for move in game.moves.values() if isinstance(move.page_after, str)}
    for move in game.moves.values():
        if isinstance(move.page_after, Mapping):
            named |= {*move.page_after, *move.page_after.values()}
    assert named <= {"", "journal", *(panel.name for panel in game.panels)}


def test_each_migration_takes_an_old_state_one_schema_further():
    steps = {1: lambda plain: {**plain, "first": True}, 2: lambda plain: {**plain, "second": plain["first"]}}
    game = dataclasses.replace(games.game("toy"), schema=3, migrations=steps)
    old = {"schema": 1, "name": "m"}
    assert game.migrated(old) == {"schema": 3, "name": "m", "first": True, "second": True}
    assert game.migrated({"name": "m"})["schema"] == 3  # a state from before schemas had numbers
    assert game.migrated({"schema": 3}) == {"schema": 3}
    assert old == {"schema": 1, "name": "m"}


def test_a_move_on_an_old_state_leaves_one_in_todays_shape():
    toy = games.game("toy")
    plain = engine.set_up(toy, "m", {}, "s", {}).plain
    old = {"schema": 0, **{key: value for key, value in plain.items() if key not in ("schema", "flour")}}
    game = dataclasses.replace(toy, schema=1, migrations={0: lambda plain: {**plain, "flour": 7}})
    outcome = engine.make(game, old, "let_in", {})
    assert outcome.plain["schema"] == 1 and outcome.plain["flour"] == 7
    assert engine.patched(old, outcome.patch) == outcome.plain
