"""MAD: Terror at the top of its track drives a character mad; the card says what that brings and when it ends."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.day import alerts


def mad(table) -> set[str]:
    return {hero.id for hero in table.state.living if hero.mad}


@pytest.mark.rule("TG-MAD-01")
@pytest.mark.parametrize(
    ("length", "terror", "is_mad"), [(7, 5, False), (7, 6, True), (7, 7, True), (9, 7, False), (9, 8, True)]
)
def test_either_of_the_two_highest_positions_drives_mad(avalon, length, terror, is_mad):
    table = avalon({"id": "beor", "terror": length}, "ailei")
    table.move("change", who="beor", what="terror", by=terror)
    assert mad(table) == ({"beor"} if is_mad else set())
    assert table.told("tell-attach-mad") == ([{"who": "beor"}] if is_mad else [])
    assert ("wrote-mad" in table.wrote) is is_mad
    assert ("alert-mad" in [alert.key for alert in alerts(table.state)]) is is_mad


@pytest.mark.rule("TG-MAD-01")
def test_the_card_is_attached_once_for_both_positions(table):
    table.move("change", who="beor", what="terror", by=6)
    table.move("change", who="beor", what="terror", by=1)
    assert table.said == []
    assert mad(table) == {"beor"}


@pytest.mark.rule("TG-MAD-01")
def test_whatever_brings_the_terror_brings_madness(table):
    """A price paid in Terror, a marker put right, a board read off, a morning in the dark: Terror is Terror."""
    table.morning()
    table.move("pay", who="beor", terror=6)
    assert mad(table) == {"beor"}
    table.move("set_to", who="ailei", what="terror", value=6)
    assert mad(table) == {"beor", "ailei"}
    table.move("note_boards", boards=[{"who": "arev", "terror": 7}])
    assert mad(table) == {"beor", "ailei", "arev"}


@pytest.mark.rule("TG-MAD-01")
def test_a_morning_without_a_menhir_may_drive_mad(table):
    with table.arranged() as state:
        state.menhirs = []
        state.heroes["ailei"].terror.value = 4
    table.move("start_day")
    assert mad(table) == {"ailei"}
    assert table.told("tell-attach-mad") == [{"who": "ailei"}]


@pytest.mark.rule("TG-MAD-01")
def test_a_table_that_keeps_its_boards_is_believed_when_it_tells_the_terror(avalon):
    table = avalon("beor", kept="light")
    table.move("note_boards", boards=[{"who": "beor", "terror": 6}])
    assert mad(table) == {"beor"}


@pytest.mark.rule("TG-MAD-02")
def test_who_is_mad_has_a_nightmare_where_the_others_dream(table):
    table.move("describe_location", number=101, emblems=["dreams", "menhir"])
    table.move("set_to", who="arev", what="terror", value=6)
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("rest", hungry=["arev"])
    table.move("good_night")
    assert [told["who"] for told in table.told("tell-nightmare")] == ["arev"]
    assert {told["who"] for told in table.told("tell-dream")} == {"ailei", "beor"}


@pytest.mark.rule("TG-MAD-03")
def test_when_terror_leaves_the_red_the_card_is_asked_about_and_not_taken_away(table):
    table.move("change", who="beor", what="terror", by=7)
    table.move("change", who="beor", what="terror", by=-1)
    assert "tell-madness-may-pass" not in table.said  # still in the red
    table.move("change", who="beor", what="terror", by=-1)
    assert table.told("tell-madness-may-pass") == [{"who": "beor"}]
    assert mad(table) == {"beor"}  # only the card says
    table.move("lift", who="beor", card="mad")
    assert mad(table) == set()
    table.move("change", who="beor", what="terror", by=1)
    assert mad(table) == {"beor"}  # and it can come again
