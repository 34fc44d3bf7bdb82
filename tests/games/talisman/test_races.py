"""Whole races, played by whatever the pages offer: nothing offered is refused, nothing is lost, nobody gets stuck."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.talisman import GAME
from companion.games.talisman.box.printed import sheets
from companion.games.talisman.play.piles import missing
from tests.effort import times

from .bot import acts
from .conftest import Table

CAST = sorted(sheets({}))


def race(seed: int, seats: int, moves: int, start: str = "") -> Table:
    """A race of so many moves, or up to its end; `start`: where the first one stands."""
    chance = Random(seed)
    players = [{"character": one} for one in chance.sample(CAST, seats)]
    table = Table({"players": players, "first": 1}, seed=str(seed))
    table.move("leave_list")
    with table.arranged() as state:
        for one in state.characters:  # strong enough to come far
            one.strength += chance.randrange(8)
            one.craft += chance.randrange(8)
        if start or chance.random() < 0.7:
            strongest = state.characters[0]
            strongest.space = start or chance.choice(("m9", "i5", "i2", "i1", "o17", "m12"))
            state.turn.stood = strongest.space
    if start or chance.random() < 0.8:
        table.move("gain_talisman", who=1)
    for _ in range(moves):
        if table.state.winner:
            break
        name, args = chance.choice(acts(table.state, chance))
        table.move(name, **args)
    return table


@settings(max_examples=times(4, 60))
@given(st.integers(0, 10**6), st.integers(2, 6))
def test_what_is_offered_can_be_done_and_every_card_is_somewhere(seed, seats):
    table = race(seed, seats, 60)
    assert GAME.can_show(table.state)
    assert missing(table.state) == {"encounters": 0, "spells": 0}
    for one in table.state.playing:
        assert one.lives > 0 and one.strength >= one.start_strength and one.craft >= one.start_craft


@pytest.mark.rule("TA-WIN-01")
@pytest.mark.rule("TA-EDGE-15")
def test_races_come_to_an_end_with_one_winner():
    won = [table for seed in range(6) if (table := race(seed, 2, 400, start="i1")).state.winner]
    assert len(won) >= 3
    for table in won:
        assert [one.seat for one in table.state.still_in] == [table.state.winner]
        assert table.state.crown_reached
