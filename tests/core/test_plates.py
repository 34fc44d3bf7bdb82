"""Plates: what is drawn stands alone, what is written in it is only words, figures are told apart."""

from __future__ import annotations

import pytest

from companion.core.plates import Engraving, TallyLine, fitted, height_of, lane, sigils, tally, wrapped
from tests.plates import SVG, look_at


def test_a_plate_is_a_drawing_in_a_frame():
    sheet = Engraving(300)
    sheet.circle(10, 20.123, 5, stroke_width=2)
    whole = look_at(sheet.svg())
    assert whole.attrib["viewBox"] == "0 0 600 300"
    circle = whole.find(f".//{SVG}circle")
    assert circle is not None and circle.attrib == {"cx": "10", "cy": "20.12", "r": "5", "stroke-width": "2"}
    assert len(whole.findall(f".//{SVG}rect")) == 4  # the paper, what may be drawn on, two rules


@pytest.mark.parametrize("words", ["<b>&amp;</b>", "🧙‍♂️", "ז'בוטינסקי", "a\"b'c"])
def test_words_are_escaped(words):
    sheet = Engraving(100)
    sheet.text(0, 0, words, halo=3)
    assert ["".join(one.itertext()) for one in look_at(sheet.svg()).iter(f"{SVG}text")] == [words, words]


def test_what_xml_cannot_say_is_left_out():
    sheet = Engraving(100)
    sheet.text(0, 0, "a\x00b\x1bc\ufffe")
    assert "".join(look_at(sheet.svg()).itertext()) == "abc"


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ailei", "beor"], ["A", "B"]),
        (["Goldyx", "Galahad"], ["Go", "Ga"]),
        (["Vlk", "Vlk"], ["V1", "V2"]),
        (["", "Vlk"], ["1", "V"]),
        (["🧙 Merlin", "עלילה"], ["🧙", "ע"]),
    ],
)
def test_marks_tell_figures_apart(names, letters):
    found = sigils(dict(enumerate(names, 1)))
    assert [found[seat].letter for seat in (1, 2)] == letters


def test_figures_of_one_letter_differ_in_their_ink():
    drawn = []
    for mark in sigils({1: "Vlk", 2: "Kočka", 3: "Medvěd", 4: "Gryf", 5: "Zmije", 6: "Lev"}).values():
        sheet = Engraving(60)
        sheet.figure(30, 30, mark)
        discs = [one.attrib["fill"] for one in look_at(sheet.svg()).iter(f"{SVG}circle") if "fill" in one.attrib]
        drawn.append(discs[1])
    assert len(set(drawn)) == 6


def test_long_words_are_wrapped_and_cut():
    assert wrapped("Zrcadlové jezero", 10) == ["Zrcadlové", "jezero"]
    assert wrapped("one two three four five", 9)[-1].endswith("…")
    assert wrapped("", 9) == [""]
    assert fitted("Ola", 16, 90) == ("Ola", 16)
    words, size = fitted("W" * 90, 16, 90)
    assert words.endswith("…") and size == 12 and len(words) < 20


def test_a_tally_has_a_line_for_each():
    rows = [TallyLine(mark, name) for name, mark in zip("AB", sigils({1: "A", 2: "B"}).values(), strict=True)]
    sheet = Engraving(height_of(len(rows)))
    lines = [(y, x) for _, y, x in tally(sheet, rows)]
    assert lines[1][0] - lines[0][0] == 46 and lines[1][0] < sheet.high - 20


@pytest.mark.parametrize(("value", "at"), [(0, 10), (5, 60), (10, 110), (99, 110), (-3, 10)])
def test_a_lane_is_run_no_farther_than_it_reaches(value, at):
    sheet = Engraving(100)
    assert lane(sheet, 10, 50, 100, 10, value, strokes=5, stops=[1, 2]) == at
    assert lane(sheet, 10, 50, 100, 0, value) in (10, 110)
    look_at(sheet.svg())


def test_a_rose_stands_in_the_emptiest_corner():
    sheet = Engraving(600)
    sheet.rose([(100, 100), (500, 100), (100, 500), (300, 300)])
    assert "translate(538 538)" in sheet.svg()
    full = Engraving(200)
    full.rose([(x, 100) for x in range(0, 600, 50)])
    assert full.svg() == Engraving(200).svg()


def test_many_figures_stand_smaller_and_in_two_rows():
    def sizes(count: int) -> tuple[set[str], int]:
        sheet = Engraving(200)
        sheet.company(100, 100, [*sigils({seat: "ABCDEFG"[seat] for seat in range(count)}).values()], 90, 20)
        letters = [*look_at(sheet.svg()).iter(f"{SVG}text")]
        return {one.attrib["font-size"] for one in letters}, len({one.attrib["y"] for one in letters})

    assert sizes(0) == (set(), 0) and sizes(1) == ({"23"}, 1) and sizes(2)[1] == 1
    (small,), rows = sizes(5)
    assert rows == 2 and float(small) < 18
