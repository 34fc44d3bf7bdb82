"""What the pages of Avalon show at a glance: the sheet with names and faces, the near map, a fight in few words."""

from __future__ import annotations

import re

import pytest

from companion.store.samples import lay_sample


@pytest.fixture
def sample(visitor):
    visitor.id = lay_sample(visitor.store, "tainted_grail", "cs").id
    return visitor


def test_the_sheet_shows_land_and_faces_and_keeps_coordinates_for_the_paper(sample):
    page = sample.look("sheet").text
    kept, paper = page.split('id="paper"')
    assert "kept-map" in kept and kept.count('<article class="kept-hero') == 3
    assert "(0,0)" not in kept and "paper-options" not in kept
    assert "(0,0)" in paper and "paper-options" in paper
    assert 'href="#paper"' in kept


def test_what_nobody_read_off_a_board_is_the_usual_on_the_sheet_and_it_says_so_once(visitor):
    visitor.id = visitor.store.create("tainted_grail", "Nová", {"characters": [{"id": "ailei"}]}).record.id
    visitor.move("leave_list")
    kept = visitor.look("sheet").text.split('id="paper"')[0]
    assert "<b>?</b>" not in kept and kept.count('class="usual') == 1 and "party#boards-unread" in kept
    assert re.findall(r"<b>(\d)</b>", re.search(r'class="kept-pairs">(.*?)</ul>', kept, re.S)[1]) == ["1"] * 6


def test_close_up_the_picture_is_one_card_and_the_roads_lead_on(sample):
    page = sample.look("map?land=close").text
    size = [float(part) for part in re.search(r'class="land" viewBox="([^"]+)"', page)[1].split()]
    assert size[2:] == [204, 302]
    there = re.search(r'map\?land=close&amp;at=(\d+)"', page)[1]
    moved = sample.look(f"map?land=close&at={there}").text
    assert re.search(r'class="land" viewBox="([^"]+)"', moved)[1].split() != [str(int(part)) for part in size]
    assert "viewBox" in sample.look("map?land=close&at=9999").text


def test_a_menhir_that_lies_differently_is_preset_to_what_stands_there(english):
    visitor = english
    visitor.id = visitor.store.create("tainted_grail", "Ring", {"characters": [{"id": "ailei"}]}).record.id
    for move in ("leave_list", "put_away", "leave_list", "lay_table"):
        visitor.move(move)
    dial = visitor.store.get(visitor.id).state.menhirs[0].dial
    asked = visitor.look("").text
    assert re.search(rf'name="place" value="101"[^§]*?id="dm-101" name="dial" value="{dial}"', asked)


def test_what_was_noted_of_an_exploration_is_seen_where_it_is_read(english):
    visitor = english
    visitor.id = visitor.store.create("tainted_grail", "Ring", {"characters": [{"id": "ailei"}]}).record.id
    for move, args in (("leave_list", {}), ("start_day", {}), ("turn_event", {}), ("explore", {"who": ["ailei"]})):
        visitor.move(move, **args)
    assert 'class="noted"' not in visitor.look("").text
    visitor.move("note_verse", number=101, verse=7)
    visitor.move("note_choice", number=101, text="We stayed.")
    seen = visitor.look("").text
    assert "Noted here: verse 7." in seen and "Noted here, what you chose: We stayed." in seen
