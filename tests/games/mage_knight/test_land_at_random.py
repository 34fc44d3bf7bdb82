"""Heroes who go wherever the map's page lets them: what it offers is never refused, and tiles and tokens add up."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.box.hexes import distance
from companion.games.mage_knight.box.scenarios import SCENARIOS
from companion.games.mage_knight.box.tiles import TILES
from companion.games.mage_knight.pages import map as map_page
from companion.games.mage_knight.play.land import shapes
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.land import Space

from .course import pick_all
from .laid_land import stand

HEROES = ("goldyx", "tovak", "arythea", "norowas")
WAYS = [(one.id, players) for one in SCENARIOS.values() for players in one.players[-1:]]


def adds_up(table, total: int) -> None:
    """Tiles of the deck and of the map are as many as at first; guards stand where they must."""
    land = table.state.land
    laid = [one.tile for one in land.tiles.values()]
    assert len({*laid}) == len(laid)
    assert len(laid) + land.stack.left == total or not land.stack.left
    assert all(shapes.within(land, position) for position in land.tiles)
    for space in grounds(land):
        if space.rampaging:
            assert all(one.back in ("green", "red") for one in space.lies.tokens)
    for city in land.cities:
        assert TILES[land.tiles[city.at].tile].kind == "city"


def prescribed(table) -> None:
    """MK-CH-01: its players enter the positions, near to far."""
    for back in ("countryside", "countryside", "core", "core", "core", "core"):
        shown = map_page.view(table.state, EVERYBODY)
        free = [one.drawn.at for one in shown.free if one.back is None]
        table.move("prescribe", at=min(free, key=lambda at: distance("0,0", at)), back=back)


@pytest.mark.rule("MK-EXP-02", "MK-MOV-02", "MK-MOV-09", "MK-SCN-05")
@pytest.mark.parametrize(("scenario", "players"), WAYS)
def test_what_the_map_offers_is_never_refused(mage_knight, scenario, players):
    """Many deeds: points, steps, exploring; whatever a move runs into is taken to be won."""
    chance = Random(f"{scenario} {players}")
    table = mage_knight(*HEROES[:players], scenario=scenario)
    table.move("first_tiles")
    if table.state.land.shape == "fixed":
        prescribed(table)
    pick_all(table)
    if table.state.turn.seat == 0:
        table.move("dummy_turn")
    land = table.state.land
    total = len(land.tiles) + land.stack.left
    who = table.state.turn.seat
    for _ in range(45):
        for hiding in map_page.view(table.state, EVERYBODY).hidings:
            table.move("hide_place", home=hiding.home.at, at=chance.choice(hiding.places)[1].at)
        shown = map_page.view(table.state, EVERYBODY)
        moving = shown.moving
        assert moving is not None and moving.seal.seat == who
        if moving.over:
            won(table, who)
            continue
        near = [one.at for one in shown.drawing.positions if one.here]
        open_ways = [way for way in moving.ways if way.stride.open and not way.short]
        if moving.points < 6:
            table.move("gain_points", who=who, points=5)
        elif near and chance.random() < 0.6:
            table.move("explore", who=who, at=chance.choice(near))
        elif open_ways:
            goals = [one.at for one in shown.drawing.positions] or ["0,0"]
            nearest = min(open_ways, key=lambda one: min(distance(one.to, goal) for goal in goals))
            way = chance.choice([nearest, nearest, *open_ways])
            table.move("go", who=who, space=way.to)
            met = table.state.turn.encounter
            assert (met is not None) is way.stride.ends_move
        else:
            stand(table, "0,0", 9)
        adds_up(table, total)
    assert len(table.state.land.tiles) > 3  # at least one was explored


def won(table, who: int) -> None:
    """What was run into is beaten, so that the hero can go on."""
    with table.arranged() as state:
        met = state.turn.encounter
        assert met is not None
        for at in met.rampaging:
            state.land.spaces[at].tokens = []
        if met.kind == "assault":
            city = next((one for one in state.land.cities if met.at in one.spaces), None)
            if city is not None:
                city.conquered, city.garrison, city.shields = True, [], [who]
            else:
                state.land.spaces[met.at] = Space(shields=[who], done=True)
        state.turn.encounter, state.turn.step = None, "move"
