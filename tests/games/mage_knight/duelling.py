"""Help for tests of duels: two heroes on one space, values by their words, an attack that nobody blocks."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.state.pieces import Turn

A, D = 1, 2  # the aggressor, the defender


@pytest.fixture(name="table")
def duellists(mage_knight):
    """The first of two heroes is on turn at a table that keeps its map; both are of level 1 with Armor 2."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest", areas={"map": "table"})
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=A, step="move")
    return table


@pytest.fixture(name="duel")
def begun_duel(table):
    """A duel in which the defender takes part in part, and has the first attack."""
    table.move("attack_hero", who=A, whom=D)
    table.move("join_duel", who=D, full=False)
    return table


def played(table, who: int, *values: str) -> None:
    """ "attack 4 fire" into what is being gathered."""
    for text in values:
        use, points, *rest = text.split()
        table.move("duel_play", who=who, use=use, points=int(points), element=rest[0] if rest else "physical")


def melee(table) -> None:
    """Both pass in the first phase."""
    table.move("duel_pass", who=D)
    table.move("duel_pass", who=A)
    assert table.state.duel.melee


def hit(table, who: int, whom: int, *values: str) -> None:
    """An attack that nobody blocks."""
    played(table, who, *values)
    table.move("duel_strike", who=who)
    table.move("duel_block", who=whom)
