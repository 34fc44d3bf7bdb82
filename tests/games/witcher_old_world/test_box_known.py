"""WO-KF: what is known of the box beside its rules, and what the owner's own box may say instead."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box import board
from companion.games.witcher_old_world.box.board import locations
from companion.games.witcher_old_world.evening.voice import place_name

from .conftest import Table

PLACES = [
    (0, "Behelt Nar", ""),
    (1, "Kaer Seren", "water"),
    (2, "Hengfors", "mountain"),
    (3, "Kaer Morhen", "mountain"),
    (4, "Ban Ard", "water"),
    (5, "Cidaris", "water"),
    (6, "Novigrad", "forest"),
    (7, "Vizima", "forest"),
    (8, "Vengerberg", "forest"),
    (9, "Cintra", "mountain"),
    (10, "Haern Caduch", "forest"),
    (11, "Beauclair", "mountain"),
    (12, "Glenmore", "water"),
    (13, "Doldeth", "mountain"),
    (14, "Loc Ichaer", "water"),
    (15, "Gorthur Gvaed", "water"),
    (16, "Dhuwod", "forest"),
    (17, "Stygga", "forest"),
    (18, "Ard Modron", "mountain"),
]


@pytest.mark.rule("WO-KF-01")
@pytest.mark.parametrize(("number", "name", "terrain"), PLACES)
def test_a_location_has_its_number_its_name_and_its_terrain(number, name, terrain):
    assert place_name(number, "en") == name
    assert board.terrain(number) == terrain


@pytest.mark.rule("WO-KF-01")
def test_there_is_no_other_location():
    assert sorted(locations()) == [number for number, _, _ in PLACES]


@pytest.mark.rule("WO-KF-02")
@pytest.mark.parametrize(("school", "home"), [("griffin", 1), ("wolf", 3), ("bear", 10), ("viper", 15), ("cat", 17)])
def test_a_witcher_begins_at_home_and_nobody_is_attacked_there(old_world, school, home):
    other = "wolf" if school != "wolf" else "cat"
    table = old_world(school, other, "griffin" if school != "griffin" else "viper")
    assert table.one(1).location == home
    table.has(2, location=home)
    assert table.objects("attack_witcher", who=1, whom=2).code == "not-at-a-school"


@pytest.mark.rule("WO-KF-09", "WO-FAT-01")
@pytest.mark.parametrize(("track", "tired"), [(0, 1), (1, 2), (2, 3)])
def test_each_step_of_the_track_tires_more(duo, track, tired):
    duo.fights()
    duo.has(1, track=track, hand=3, deck=9)
    duo.move("play_combo", who=1, cards=1, damage=10)
    assert (duo.one().track, duo.one().trashed) == (track + 1, tired)


@pytest.mark.rule("WO-KF-09", "WO-FAT-01")
def test_what_a_table_says_of_the_track_counts_here_and_is_offered_to_the_next_table(old_world):
    table = old_world("wolf", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    table.move("set_track", position=2, fatigue=1, gold=3)
    assert (table.state.fatigue, table.state.reputation) == ([1, 1, 3], [1, 1, 3, 3])
    knowledge = GAME.moves["set_track"].teaches({"position": 2, "fatigue": 1, "gold": 3}, table.state)
    later = old_world("wolf", "cat", knowledge=knowledge)
    assert (later.state.fatigue, later.state.reputation) == ([1, 1, 3], [1, 1, 3, 3])


@pytest.mark.rule("WO-KF-09")
def test_saying_one_number_leaves_the_other(duo):
    duo.move("set_track", position=3, gold=2)
    assert (duo.state.fatigue, duo.state.reputation) == ([1, 2, 3], [1, 1, 2, 2])
    duo.move("set_track", position=0, fatigue=3, gold=2)  # nobody gets tired at the bottom
    assert (duo.state.fatigue, duo.state.reputation) == ([1, 2, 3], [2, 1, 2, 2])


@pytest.mark.rule("WO-KF-09")
def test_the_numbers_of_the_track_are_asked_for_until_a_table_has_said_them():
    players = {"players": [{"school": "wolf"}, {"school": "cat"}]}
    for known, asked in (({}, True), ({"track": {"2": {"fatigue": 3}}}, False)):
        table = Table(players, known)
        assert ("tell-check-numbers" in [line.told.key for line in table.state.checklist.lines]) == asked
