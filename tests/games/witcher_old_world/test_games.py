"""Whole games, played by whatever the pages offer: nothing offered is refused, everything adds up, somebody wins."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.names import SCHOOLS, STARTERS, TERRAINS
from companion.games.witcher_old_world.play.growth import shield_cap
from companion.games.witcher_old_world.play.monsters import untaken
from companion.games.witcher_old_world.play.tokens import tokens_of
from tests.effort import times

from .bot import acts
from .conftest import FULL, Table

MONSTERS = 28


def played(seed: int, seats: int, moves: int, strong: bool = False, **options) -> Table:
    """A game of so many moves, or up to its end; `strong`: witchers who can win a fight."""
    chance = Random(seed)
    schools = chance.sample(SCHOOLS, seats)
    players = [{"school": one} if chance.random() < 0.5 else {} for one in schools]
    table = Table({"players": players, "first": 1, "areas": FULL, **options}, seed=str(seed))
    table.move("leave_list")
    if strong:
        with table.arranged() as state:
            for one in state.witchers:
                one.combat = one.defence = one.alchemy = 4
                one.speciality, one.gold, one.gained, one.deck = 5, 9, 20, one.deck + 20
    for _ in range(moves):
        if table.state.winner:
            break
        name, args = chance.choice(acts(table.state, chance, table.library))
        table.move(name, **args)
        adds_up(table.state)
    return table


def adds_up(state) -> None:
    """WO-DCK-02, 03: nothing is lost and nothing comes from nowhere."""
    for terrain in TERRAINS:
        assert tokens_of(state, terrain) == 6
    taken = [slot.monster for slot in state.slots.values() if slot.taken]
    assert (
        sum(len(untaken(state, level)) for level in (1, 2, 3))
        + len(state.driven)
        + len(state.slain)
        + len(state.extra)
        + len(taken)
        == MONSTERS
    )
    combo = state.fight.combo if state.fight else 0
    assert sum(one.cards + one.trashed - one.gained for one in state.witchers) + combo == STARTERS * len(state.witchers)
    for one in state.witchers:
        assert one.hand <= 7 and one.potions <= 4 and one.shield <= max(shield_cap(state, one), 1)


@settings(max_examples=times(3, 40))
@given(st.integers(0, 10**6), st.integers(1, 5), st.sampled_from(("printed",)))
@pytest.mark.rule("WO-DCK-02")
@pytest.mark.rule("WO-DCK-03")
def test_what_is_offered_can_be_done_and_everything_adds_up(seed, seats, tales):
    table = played(seed, seats, 70, tales=tales)
    assert GAME.can_show(table.state)


@pytest.mark.grows
@pytest.mark.rule("WO-GOAL-01")
@pytest.mark.rule("WO-WIN-01")
def test_games_come_to_an_end_with_one_winner_at_the_top_of_the_track():
    tables = [played(seed, 2, 900, strong=True, tales="printed") for seed in range(times(2, 4))]
    won = [table for table in tables if table.state.winner]
    assert won
    for table in won:
        assert table.one(table.state.winner).track == 4
        assert table.state.tasks == [] and table.state.fight is None


@pytest.mark.grows
def test_a_game_alone_ends_with_four_trophies_and_a_rating():
    tables = [played(seed, 1, 900, strong=True, tales="printed") for seed in range(times(2, 6))]
    won = [table for table in tables if table.state.winner]
    assert won
    for table in won:
        assert len(table.one(1).trophies) == 4
        assert "wrote-won-alone" in table.wrote
