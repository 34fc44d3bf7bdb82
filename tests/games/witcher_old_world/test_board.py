"""The board: eighteen locations and one more, their terrains, their schools and the roads between them."""

from __future__ import annotations

from itertools import combinations

import pytest

from companion.games.witcher_old_world.box import board
from companion.games.witcher_old_world.box.board import locations

SEEN = 150  # how far apart two locations must lie on the drawn land, so that each is a mark of its own on a phone


@pytest.mark.rule("WO-KF-01")
def test_there_are_nineteen_locations_six_of_each_terrain_and_one_without():
    assert list(locations()) == list(range(19))
    assert {terrain: board.of_terrain(terrain) for terrain in board.TERRAINS} == {
        "forest": (6, 7, 8, 10, 16, 17),
        "mountain": (2, 3, 9, 11, 13, 18),
        "water": (1, 4, 5, 12, 14, 15),
    }
    assert board.terrain(board.NOWHERE) == ""
    assert board.location(6).name == "novigrad" and board.location(18).name == "ard_modron"


@pytest.mark.rule("WO-KF-02")
def test_each_school_lives_where_it_is_known_to_live():
    homes = {"griffin": 1, "wolf": 3, "bear": 10, "viper": 15, "cat": 17, "manticore": 0}
    assert {school: board.school_at(school) for school in homes} == homes
    assert {one.school for one in locations().values()} == {*homes, ""}
    assert all((one.action == "school") == bool(one.school) for one in locations().values())


@pytest.mark.rule("WO-MOV-04")
def test_a_move_leads_to_the_nearest_location_along_a_road_and_back():
    assert board.neighbours(3) == (2, 4, 7)
    assert board.neighbours(5) == (1, 6, 9)
    assert board.connected(3, 7) and not board.connected(3, 8)
    for one, other in combinations(locations(), 2):
        assert board.connected(one, other) == board.connected(other, one)
    for one in locations().values():
        assert set(board.neighbours(one.number)) == set(one.next) and one.number not in one.next


def test_a_connection_that_one_source_knows_is_a_known_one():
    assert board.is_unsure(15, 14) and board.connected(14, 15)
    assert [way for way in board.printed_roads() if board.is_unsure(*way)] == [(14, 15)]


def test_every_location_can_be_reached():
    reached, ahead = {3}, [3]
    while ahead:
        new = set(board.neighbours(ahead.pop())) - reached
        reached |= new
        ahead += new
    assert reached == set(locations())


def test_a_table_may_say_what_its_own_board_shows():
    roads = frozenset({(1, 2), (2, 3)})
    assert board.neighbours(2, roads) == (1, 3)
    assert board.neighbours(4, roads) == ()
    assert board.terrain(0, {0: "forest"}) == "forest" and board.terrain(1, {0: "forest"}) == "water"
    assert (board.action(2), board.action(4), board.action(5)) == ("trail", "attribute", "")
    assert board.action(5, {5: "potion"}) == "potion"
    assert board.location(4).attribute == "alchemy"


def test_the_locations_lie_apart_on_the_drawn_land():
    for one, other in combinations(locations().values(), 2):
        across, down = (abs(one.at[axis] - other.at[axis]) for axis in (0, 1))
        assert max(across, down) >= SEEN, (one.name, other.name)
    assert all(70 <= one.at[0] <= 930 and 70 <= one.at[1] <= 1230 for one in locations().values())
