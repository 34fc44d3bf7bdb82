"""Inking: drawings of the pages as they are engraved, so that none is drawn twice."""

from __future__ import annotations

from companion.core.inking import inked, parts_of
from companion.core.plates import INK

DRAWING = """{#- A drawing of a page. -#}
{%- import "x.html" as x -%}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" data-theme="{{ theme }}"><style>{{ style }}</style>
<g id="tree"><path class="leaf bold" d="M0 0h9"/><path fill="var(--trunk)" d="M0 0v9"/></g>
<use class="unknown" href="#tree"/></svg>"""
INKS = {"leaf": {"fill": "none"}, "bold": {"stroke-width": "2"}, "var(--trunk)": {"fill": INK}}


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
