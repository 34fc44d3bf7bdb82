"""Plates for a book: the board with everybody on it, and the race."""

from __future__ import annotations

import pytest

from companion.games.talisman.box import board
from companion.games.talisman.pages.plates import DRAWN, extent
from companion.games.talisman.state.pieces import Toad
from tests.plates import SVG, look_at, named, plates_of, words_in


def test_the_board_has_every_space_by_name_and_everybody_by_letter(trio):
    drawn = named(plates_of(trio.game, trio.state), "board")
    written = words_in(drawn)
    assert {"Krčma", "Hvozd", "Koruna moci", "Město"} <= {*written}
    assert {"V", "Č", "D"} <= {*written}


def test_a_figure_stands_where_its_character_stands(trio):
    def at(letter: str) -> tuple[float, float]:
        svg = look_at(named(plates_of(trio.game, trio.state), "board").svg)
        text = next(one for one in svg.iter(f"{SVG}text") if one.text == letter)
        return float(text.attrib["x"]), float(text.attrib["y"])

    for space in ("o1", "m9", "crown"):
        trio.stands(2, space)
        x, y = at("Č")
        left, top, wide, high = extent(board.space(space))
        assert left < x < left + wide and top < y < top + high


def test_spaces_lie_beside_each_other_within_the_land():
    taken = [extent(space) for space in board.spaces().values()]
    for left, top, wide, high in taken:
        assert left >= 0 and left + wide <= DRAWN + 0.01 and top >= 0 and top + high <= DRAWN + 0.01
    for one, (left, top, wide, high) in enumerate(taken):
        for other_left, other_top, other_wide, other_high in taken[:one]:
            apart = left >= other_left + other_wide - 0.01 or other_left >= left + wide - 0.01
            assert apart or top >= other_top + other_high - 0.01 or other_top >= top + high - 0.01


def test_what_lies_on_a_space_is_drawn_with_its_number(duo):
    before = words_in(named(plates_of(duo.game, duo.state), "board"))
    duo.lies("o5", "Wolf", "Bear", gold=7)
    after = words_in(named(plates_of(duo.game, duo.state), "board"))
    assert {"2", "7"} <= {*after} and not {"2", "7"} & {*before}


def test_the_race_has_everybodys_counters(duo):
    duo.stands(1, "o7", strength=5, gold=9, lives=3)
    drawn = named(plates_of(duo.game, duo.state), "race")
    assert {"Válečník", "Čaroděj", "9", "3"} <= {*words_in(drawn)}
    assert [one.args["gold"] for one in drawn.says] == [9, 1]


@pytest.mark.parametrize(("facts", "sign"), [({"winner": 1}, "crown"), ({}, "")])
def test_who_has_won_has_a_crown(duo, facts, sign):
    with duo.arranged() as state:
        for name, value in facts.items():
            setattr(state, name, value)
    svg = named(plates_of(duo.game, duo.state), "race").svg
    assert ('"#crown"' in svg) == bool(sign)


def test_a_toad_is_seen_in_the_race(duo):
    with duo.arranged() as state:
        state.at(2).toad = Toad()
    assert '"#toad"' in named(plates_of(duo.game, duo.state), "race").svg


def test_what_the_table_keeps_is_left_out(talisman):
    table = talisman(kept="light")
    assert {plate.name for plate in plates_of(table.game, table.state)} <= {"board", "race"}
    for area in ("board", "characters"):
        table.state.kept[area] = "table"
    assert plates_of(table.game, table.state) == []


def test_no_spell_in_a_hand_is_said(duo):
    with duo.arranged() as state:
        state.at(1).spells = ["Nikdo nesmí vědět"]
    assert "Nikdo nesmí vědět" not in "".join(plate.svg for plate in plates_of(duo.game, duo.state))
