"""The sheet begins with what a table looks for; on the map a stone that gives no light is called so."""

from __future__ import annotations

import re

from .conftest import Visitor


def _lay(app, language="cs"):
    visitor = Visitor(app, language)
    options = {"characters": [{"id": "beor"}, {"id": "ailei"}]}
    visitor.id = visitor.store.create("tainted_grail", "Kruh", options).record.id
    return visitor


def _move(visitor, name, **args):
    visitor.store.move(visitor.id, visitor.store.get(visitor.id).revision, name, args, ["*"])


def test_the_company_stands_before_menhirs_and_land_and_what_is_empty_has_no_line(app):
    visitor = _lay(app)
    sheet = visitor.look("sheet").text
    parts = ('class="kept-heroes"', 'class="kept-lines"', 'class="kept-map"', 'id="statuses"')
    order = [sheet.index(part) for part in parts]
    assert order == sorted(order)
    lines = re.findall(r"<dt>(.*?)</dt>", sheet)
    assert lines[:1] == ["Menhiry"] and "Stavy" not in lines
    _move(visitor, "leave_list")
    _move(visitor, "mark", status="allies_of_avalon", part=2)
    assert re.findall(r"<dt>(.*?)</dt>", visitor.look("sheet").text)[:2] == ["Menhiry", "Stavy"]


def test_a_menhir_that_died_leaves_no_chip_of_a_menhir(app):
    visitor = _lay(app)
    _move(visitor, "leave_list")
    flags = r'<p class="flags">(.*?)</p>'
    assert "menhir" not in re.search(flags, visitor.look("map?at=101").text)[1]  # it burns, and is told of below
    _move(visitor, "remove_menhir", place=101)
    page = visitor.look("map?at=101").text.replace("\u00a0", " ")
    assert '<span class="tag">menhir bez světla</span>' in re.search(flags, page)[1]
    assert page.count('fill="url(#night)"') == page.count('class="moonlit"') > 1
