"""Plates for a book: the way of fate, and the race for victory points."""

from __future__ import annotations

from tests.plates import SVG, look_at, named, plates_of, words_in


def ways(table) -> list[str]:
    """The ways that were taken, as they are drawn."""
    svg = look_at(named(plates_of(table.game, table.state), "fate").svg)
    return [one.attrib["d"] for one in svg.iter(f"{SVG}path") if one.attrib.get("stroke-width") == "4"][1:]


def test_fate_takes_a_way_in_each_chapter(trio):
    assert ways(trio) == []
    with trio.arranged() as state:
        state.chapter, state.dominant = 3, ["left", "right"]
    drawn = named(plates_of(trio.game, trio.state), "fate")
    assert len(ways(trio)) == 2 and " 74" in ways(trio)[0] and " 176" in ways(trio)[1]
    assert [one.args for one in drawn.says] == [{"chapter": 1, "side": "left"}, {"chapter": 2, "side": "right"}]


def test_fate_tokens_lie_on_their_side(trio):
    assert words_in(named(plates_of(trio.game, trio.state), "fate")) == ["I", "II", "III"], "the chapters alone"
    with trio.arranged() as state:
        state.fate["I"], state.fate["II"] = "left", "right"
    svg = look_at(named(plates_of(trio.game, trio.state), "fate").svg)
    high = [float(one.attrib["y"]) for one in svg.iter(f"{SVG}text") if one.attrib["font-size"] == "12"]
    assert len(high) == 2 and high[0] < 74 < 176 < high[1]


def test_who_holds_a_path_and_who_has_won_stand_at_the_end(trio):
    with trio.arranged() as state:
        state.path["left"], state.winner, state.step = 2, 3, "over"
    drawn = named(plates_of(trio.game, trio.state), "fate")
    assert {"C", "Y"} <= {*words_in(drawn)}
    assert [one.args["side"] for one in drawn.says if one.key == "plate-fate-path"] == ["left"]


def test_the_race_has_everybodys_points(trio):
    with trio.arranged() as state:
        state.at(1).vp, state.at(2).vp, state.at(2).xp = 31, 17, 11
    drawn = named(plates_of(trio.game, trio.state), "race")
    assert {"31", "17", "11", "Geralt", "Ciri", "Yennefer"} <= {*words_in(drawn)}


def test_before_characters_are_chosen_there_is_no_fate(destiny):
    table = destiny("", "")
    assert table.state.step == "characters"
    assert [plate.name for plate in plates_of(table.game, table.state)] == ["race"]


def test_cards_laid_face_down_are_not_told(trio):
    with trio.arranged() as state:
        state.at(1).chosen = ["Tajná karta"]
    assert "Tajná karta" not in "".join(plate.svg for plate in plates_of(trio.game, trio.state))
