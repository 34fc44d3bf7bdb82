"""Plates for a book: the explored land, and the race for Fame."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.pages import drawn_map
from companion.games.mage_knight.play.land.ground import grounds
from tests.plates import SVG, look_at, named, plates_of, words_in


@pytest.fixture
def duel(mage_knight):
    """Goldyx and Tovak at the beginning of a conquest."""
    return mage_knight("goldyx", "tovak")


def test_the_land_has_every_space_of_its_tiles(duel):
    svg = named(plates_of(duel.game, duel.state), "map").svg
    assert svg.count('xlink:href="#ground-') == len([*grounds(duel.state.land)])


def test_heroes_wait_beside_the_land_until_they_enter_it(duel):
    def at(letter: str) -> tuple[float, float]:
        svg = look_at(named(plates_of(duel.game, duel.state), "map").svg)
        text = next(one for one in svg.iter(f"{SVG}text") if one.text == letter)
        return float(text.attrib["x"]), float(text.attrib["y"])

    assert at("G")[0] == 44
    space = next(one.at for one in grounds(duel.state.land) if one.terrain == "plains")
    with duel.arranged() as state:
        state.at(1).at = space
    x, _ = drawn_map.middle(space)
    assert abs(at("G")[0] - x) < drawn_map.HALF and at("T")[0] == 44
    says = named(plates_of(duel.game, duel.state), "map").says
    assert [one.args["who"] for one in says if one.key == "plate-map-stands"] == [1]


def test_the_race_has_fame_with_its_rounds_and_reputation(duel):
    with duel.arranged() as state:
        one = state.at(1)
        one.fame, one.by_round, one.reputation = 41, [7, 22], -5
    drawn = named(plates_of(duel.game, duel.state), "race")
    assert {"Goldyx", "Tovak", "41"} <= {*words_in(drawn)}
    assert drawn.says[0].args == {"who": "goldyx", "fame": 41, "level": 6, "reputation": -5}
    dots = [one for one in look_at(drawn.svg).iter(f"{SVG}circle") if one.attrib["r"] == "3.4"]
    assert len(dots) == 2


def test_who_is_out_has_a_cross(duel):
    crosses = 'stroke-width="5"'
    assert crosses not in named(plates_of(duel.game, duel.state), "race").svg
    with duel.arranged() as state:
        state.at(2).eliminated = True
    assert crosses in named(plates_of(duel.game, duel.state), "race").svg


def test_a_map_that_the_table_keeps_is_left_out(mage_knight):
    table = mage_knight("goldyx", "tovak", areas={"map": "table"})
    assert [plate.name for plate in plates_of(table.game, table.state)] == ["race"]
