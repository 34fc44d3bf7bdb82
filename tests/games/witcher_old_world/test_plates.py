"""Plates for a book: the land with witchers and monsters, and the race for trophies."""

from __future__ import annotations

from companion.games.witcher_old_world.box.board import locations
from companion.games.witcher_old_world.box.names import SUMMIT
from companion.games.witcher_old_world.state.pieces import Trophy
from tests.plates import SVG, look_at, named, plates_of, words_in


def test_the_land_has_every_location_and_every_road(duo):
    drawn = named(plates_of(duo.game, duo.state), "map")
    assert {"Kaer Morhen", "Novigrad", "Wyzima", *map(str, range(19))} <= {*words_in(drawn)}
    roads = [one for one in look_at(drawn.svg).iter(f"{SVG}path") if one.attrib.get("stroke-dasharray", "") == "12 7"]
    assert len(roads) > 20


def test_witchers_stand_at_their_locations(duo):
    with duo.arranged() as state:
        state.at(1).location = 6
    svg = look_at(named(plates_of(duo.game, duo.state), "map").svg)
    text = next(one for one in svg.iter(f"{SVG}text") if one.text == "V")
    x, _ = locations()[6].at
    assert abs(float(text.attrib["x"]) - x) < 1


def test_what_haunts_the_land_is_said(duo):
    drawn = named(plates_of(duo.game, duo.state), "map")
    haunted = [one for one in drawn.says if one.key == "plate-map-haunted"]
    assert len(haunted) == 3 and drawn.svg.count('xlink:href="#monster"') == 3


def test_the_race_has_a_trophy_for_each(duo):
    with duo.arranged() as state:
        one = state.at(2)
        one.track, one.trophies = 2, [Trophy(kind="monster", of="harpy"), Trophy(kind="attribute", of="combat")]
    drawn = named(plates_of(duo.game, duo.state), "race")
    assert [one.args["count"] for one in drawn.says] == [0, 2]
    assert drawn.svg.count('"#monster"') == 1 and drawn.svg.count('"#meditate"') == 1


def test_who_has_won_stands_at_the_summit(duo):
    with duo.arranged() as state:
        state.winner, state.at(1).track = 1, SUMMIT
    assert named(plates_of(duo.game, duo.state), "race").says[0].args["track"] == SUMMIT


def test_before_the_first_turn_the_caption_says_so(old_world):
    table = old_world("wolf", "cat")
    assert table.state.turn.number == 0
    assert {plate.caption.args["turn"] for plate in plates_of(table.game, table.state)} == {0}


def test_a_map_that_the_table_keeps_is_left_out(duo):
    duo.state.kept["map"] = "table"
    assert [plate.name for plate in plates_of(duo.game, duo.state)] == ["race"]
