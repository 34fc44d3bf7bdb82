"""Plates: what is drawn stands alone, what is written in it is only words, figures are told apart."""

from __future__ import annotations

import pytest

from companion.core.plates import INK, Row, Sheet, fitted, height_of, inked, lane, marks, parts_of, tally, wrapped
from tests.plates import SVG, look_at

DRAWING = """{#- A drawing of a page. -#}
{%- import "x.html" as x -%}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" data-theme="{{ theme }}"><style>{{ style }}</style>
<g id="tree"><path class="leaf bold" d="M0 0h9"/><path fill="var(--trunk)" d="M0 0v9"/></g>
<use class="unknown" href="#tree"/></svg>"""
INKS = {"leaf": {"fill": "none"}, "bold": {"stroke-width": "2"}, "var(--trunk)": {"fill": INK}}


def test_a_plate_is_a_drawing_in_a_frame():
    sheet = Sheet(300)
    sheet.circle(10, 20.123, 5, stroke_width=2)
    whole = look_at(sheet.svg())
    assert whole.attrib["viewBox"] == "0 0 600 300"
    circle = whole.find(f".//{SVG}circle")
    assert circle is not None and circle.attrib == {"cx": "10", "cy": "20.12", "r": "5", "stroke-width": "2"}
    assert len(whole.findall(f".//{SVG}rect")) == 4  # the paper, what may be drawn on, two rules


@pytest.mark.parametrize("words", ["<b>&amp;</b>", "🧙‍♂️", "ז'בוטינסקי", "a\"b'c"])
def test_words_are_escaped(words):
    sheet = Sheet(100)
    sheet.text(0, 0, words, halo=3)
    assert ["".join(one.itertext()) for one in look_at(sheet.svg()).iter(f"{SVG}text")] == [words, words]


def test_what_xml_cannot_say_is_left_out():
    sheet = Sheet(100)
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
    found = marks(dict(enumerate(names, 1)))
    assert [found[seat].letter for seat in (1, 2)] == letters


def test_figures_of_one_letter_differ_in_their_ink():
    drawn = []
    for mark in marks({1: "Vlk", 2: "Kočka", 3: "Medvěd", 4: "Gryf", 5: "Zmije", 6: "Lev"}).values():
        sheet = Sheet(60)
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
    rows = [Row(mark, name) for name, mark in zip("AB", marks({1: "A", 2: "B"}).values(), strict=True)]
    sheet = Sheet(height_of(len(rows)))
    lines = [(y, x) for _, y, x in tally(sheet, rows)]
    assert lines[1][0] - lines[0][0] == 46 and lines[1][0] < sheet.high - 20


@pytest.mark.parametrize(("value", "at"), [(0, 10), (5, 60), (10, 110), (99, 110), (-3, 10)])
def test_a_lane_is_run_no_farther_than_it_reaches(value, at):
    sheet = Sheet(100)
    assert lane(sheet, 10, 50, 100, 10, value) == at
    assert lane(sheet, 10, 50, 100, 0, value) in (10, 110)
    look_at(sheet.svg())


def test_a_drawing_of_a_page_is_inked():
    parts = parts_of(inked(DRAWING, INKS))
    assert [*parts] == ["tree"]
    assert parts["tree"] == (
        f'<g id="tree"><path d="M0 0h9" fill="none" stroke-width="2" /><path fill="{INK}" d="M0 0v9" /></g>'
    )
    whole = inked(DRAWING, INKS)
    assert [part.tag for part in whole] == ["g"] and not whole[0].attrib
    assert whole[0][1].attrib == {"xlink:href": "#tree"}


def test_a_colour_that_a_page_may_set_is_what_it_is_where_none_does():
    part = inked('<path fill="var(--hole, currentColor)" stroke="#4f7a3c"/>', {"#4f7a3c": {"stroke": INK}})[0]
    assert part.attrib == {"fill": "currentColor", "stroke": INK}
