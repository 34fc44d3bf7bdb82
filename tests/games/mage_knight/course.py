"""Going through rounds as a table does: tactics, turns, the end of a round; tiles on the map."""

from __future__ import annotations

from companion.games.mage_knight.box.tiles import TileId
from companion.games.mage_knight.play import order, tactics, turns
from companion.games.mage_knight.play.land.exploring import open_positions
from companion.games.mage_knight.play.land.shapes import first_positions
from companion.games.mage_knight.state.land import Laid, Land

from .conftest import Table


def pick_all(table: Table, *numbers: int) -> None:
    """Everybody picks a tactic: the numbers in the order of picking, then whatever lies lowest."""
    wanted = [*numbers]
    while table.state.step == "tactics":
        who = table.state.picks[0]
        lying = [one.number for one in tactics.left(table.state)]
        table.move("pick_tactic", who=who, number=wanted.pop(0) if wanted else lying[0])
        if table.one(who).tactic_due:
            table.move("leave_tactic", who=who)


def turn(table: Table, cards: int = 3) -> None:
    """Whoever is on turn plays so many cards and ends the turn, announces the end of the round, or forfeits."""
    state = table.state
    who = state.turn.seat
    if who == 0:
        table.move("dummy_turn")
        return
    hero = table.one(who)
    if turns.may_announce(state, hero):
        table.move("announce_end", who=who)
    elif turns.must_forfeit(state, hero):
        table.move("forfeit_turn", who=who)
    else:
        table.move("end_turn", who=who, left=max(hero.hand.wounds, hero.hand.count - cards))
    while table.state.turn and table.state.turn.seat == who and table.state.turn.step in ("benefit", "draw"):
        table.move("skip_step", who=who)


def through(table: Table) -> list[int]:
    """All turns of a round; the seats in the order in which they had one."""
    seats = []
    while table.state.step == "turns":
        seats.append(table.state.turn.seat)
        turn(table)
        assert len(seats) < 200
    return seats


def coming(table: Table) -> list[int]:
    """Who has a turn in this round, after the one that is on."""
    return order.due(table.state, table.state.turn.seat)


def lay(land: Land, *tiles: TileId) -> None:
    """Tiles lie there, each where one may lie."""
    for tile in tiles:
        place = next((one for one in first_positions(land.shape) if one not in land.tiles), None)
        land.tiles[place or open_positions(land)[0]] = Laid(tile=tile)
