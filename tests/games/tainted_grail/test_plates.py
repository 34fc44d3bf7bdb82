"""Plates for a book: the land as it lies, and the company."""

from __future__ import annotations

import pytest

from companion.core.grid import Cell
from companion.games.tainted_grail.state.pieces import Guardian, Menhir, Place
from tests.plates import SVG, look_at, named, plates_of, words_in


@pytest.fixture
def land(table):
    """Cards around the first one: revealed, lost, reached in other ways."""

    def lay(number: int, at: Cell | None, **facts) -> None:
        with table.arranged() as state:
            name = {"cs": "Tichý brod" if at else "Převoz"}
            state.places[str(number)] = Place(number=number, name=name, at=at, **facts)

    lay(140, (1, 0))
    lay(141, None, state="removed", lost_at=(0, 2))
    lay(142, None)
    return table


def test_the_land_has_its_cards_by_name_and_number(land):
    written = words_in(named(plates_of(land.game, land.state), "map"))
    assert {"Cuanacht", "101", "Tichý brod", "140"} <= {*written}
    assert "141" in written, "where land was lost its number is left"
    assert "Převoz" in written, "what is reached in other ways lies beside"


def test_a_menhir_has_its_dial_and_one_that_goes_none(land):
    with land.arranged() as state:
        state.menhirs = [Menhir(place=101, dial=7), Menhir(place=140, dial=None)]
    drawn = named(plates_of(land.game, land.state), "map")
    assert {"7", "–"} <= {*words_in(drawn)}
    assert [one.args for one in drawn.says if one.key == "plate-map-menhir"] == [
        {"place": 101, "value": 7, "in_tale": True},
        {"place": 140, "value": 0, "in_tale": True},
    ]


def test_the_company_stands_where_it_stands(land):
    with land.arranged() as state:
        for hero, place in zip(state.living, (101, 140, 142), strict=True):
            hero.place = place
    drawn = named(plates_of(land.game, land.state), "map")
    assert {"Ai", "Ar", "B"} <= {*words_in(drawn)}, "two begin alike"
    assert [one.args["place"] for one in drawn.says if one.key == "plate-map-stands"] == [101, 140, 142]


def test_those_who_stand_together_are_told_at_once_and_of_a_board_that_nobody_read_it_says_so(avalon):
    table = avalon("beor", "ailei", "arev")
    land, company = (named(plates_of(table.game, table.state), name) for name in ("map", "company"))
    [stand] = [one.args for one in land.says if one.key == "plate-map-stands"]
    assert {*stand["who"]} == {"beor", "ailei", "arev"} and stand["place"] == 101
    [usual] = [one.args["who"] for one in company.says if one.key == "plate-company-usual"]
    assert usual == ["ailei", "arev"]
    circles = company.svg.split("<circle")[1:]
    assert circles and not any("dasharray" in one.partition(">")[0] for one in circles)


def test_a_guardian_is_on_the_map(land):
    assert '"#guardian"' not in named(plates_of(land.game, land.state), "map").svg
    with land.arranged() as state:
        state.guardians = [Guardian(id="g-1", name="Strážce", colour="grey", place=140, since=1)]
    assert '"#guardian"' in named(plates_of(land.game, land.state), "map").svg


def test_the_dead_have_a_line_and_a_sentence_of_their_own(table):
    with table.arranged() as state:
        state.heroes["beor"].dead, state.boards_noted = True, 1
    drawn = named(plates_of(table.game, table.state), "company")
    assert [one.key for one in drawn.says] == [
        "plate-company-has",
        "plate-company-has",
        "plate-company-dead",
        "plate-company-usual",
    ]
    assert "Beor" in words_in(drawn)


def test_what_the_table_keeps_is_left_out(avalon):
    table = avalon("beor", "ailei")
    assert {plate.name for plate in plates_of(table.game, table.state)} == {"map", "company"}
    for area in ("map", "boards"):
        table.state.kept[area] = "table"
    assert plates_of(table.game, table.state) == []


def test_a_wide_land_is_drawn_larger_on_each_card(land):
    """What would be too small to be read is drawn larger: its size in the picture stays what one can read."""
    with land.arranged() as state:
        for nth in range(9):
            state.places[str(150 + nth)] = Place(number=150 + nth, name={}, at=(nth, 3))
    drawn = named(plates_of(land.game, land.state), "map")
    land_drawn = next(one for one in look_at(drawn.svg).iter(f"{SVG}g") if "0.3" in one.attrib.get("transform", ""))
    scale = float(land_drawn.attrib["transform"].split("scale(")[1].rstrip(")"))
    sizes = {float(one.attrib["font-size"]) for one in land_drawn.iter(f"{SVG}text")}
    assert scale < 0.4 and min(sizes) * scale > 5.5
