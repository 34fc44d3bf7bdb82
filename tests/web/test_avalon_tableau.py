"""A turn of the story on the page Day: the picture, its sentences, and the next step where it always stands."""

from __future__ import annotations

import re

import pytest


@pytest.fixture
def dying(visitor):
    """A table whose menhir loses its dial on the first morning."""
    party = {"name": "Tažení", "characters.0.id": "ailei", "characters.1.id": "beor"}
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", party).location)[1]
    visitor.move("leave_list")
    visitor.move("set_menhir", {"place": "101", "dial": "1"})
    return visitor


def test_a_dying_menhir_stands_before_the_table_until_the_next_move_and_undo_brings_it_back(dying):
    dying.move("start_day")
    page = dying.look("").text
    assert 'class="panel tableau last"' in page
    said = re.search(r'class="tableau-words" id="tableau-words">(.*?)</div>', page, re.S)[1]
    assert "Cuanacht" in said and "(101)" not in said
    assert 'role="img" aria-label="Menhir, v němž dohořívá světlo"' in page
    assert page.index('class="panel tableau last"') < page.index('id="event"')  # what it took, then what it brings
    assert page.index('class="panel tableau last"') < page.index('class="day-head"')  # nothing is above it
    assert "tableau" not in dying.look("map").text
    dying.move("turn_event")
    assert 'class="panel tableau' not in dying.look("").text
    dying.step("undo")
    assert 'class="panel tableau last"' in dying.look("").text
