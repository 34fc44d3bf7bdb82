"""Faster than paper: how many taps a routine day's book-keeping takes. A move is one tap on the page."""

from __future__ import annotations

import pytest

FULL, LIGHT = 11, 4


def fed(avalon, **options):
    heroes = [{"id": who, "resources": {"food": 3}} for who in ("beor", "ailei", "arev")]
    return avalon(*heroes, **options)


def test_a_routine_day_of_three_on_a_full_table(avalon):
    table = fed(avalon, events=10)
    table.press()  # the day starts
    table.press()  # an event is turned
    table.move("explore", who=["beor", "ailei", "arev"])
    table.move("travel", who=["beor", "ailei", "arev"], to=104)
    for who in ("ailei", "arev", "beor"):
        table.move("explore", who=[who])
    table.move("location_action", who=["beor"], cost=1)
    table.move("end_day", everyone_passes=True)  # two are still reading: it asks, which is a tap more
    while table.state.day == 1:
        table.press()  # everyone eats and rests, and sleeps
    assert table.moves_made + 1 <= FULL
    assert {hero.id: hero.resources["food"] for hero in table.state.living} == {"ailei": 2, "arev": 2, "beor": 2}
    assert [hero.energy.value for hero in table.state.living] == [6, 6, 6]
    assert table.state.menhirs[0].dial == 5


def test_the_book_keeping_alone_takes_four_of_them(avalon):
    table = fed(avalon, events=10)
    with table.arranged() as state:
        state.places["101"].explored = 1
    while table.state.day == 1:
        table.press()
    assert table.moves_made == 4


def test_a_day_with_a_dying_menhir_a_guardian_and_a_hungry_one_still_fits(avalon):
    table = fed(avalon, events=10)
    with table.arranged() as state:
        state.menhirs[0].dial = 1
        state.heroes["arev"].resources["food"] = 0
    table.move("guardian_appears", name="The Lurker", colour="grey", place=103)
    before = table.moves_made
    table.press()
    table.press()
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="nothing")
    table.move("explore", who=["beor", "ailei", "arev"])
    table.move("travel", who=["beor", "ailei", "arev"], to=104)
    table.move("trade", who="beor", to="arev", what="food")
    table.press()
    while table.state.day == 1:
        table.press()
    assert table.moves_made - before <= FULL
    assert table.state.menhirs[0].dial is None


@pytest.mark.parametrize("players", [1, 3, 4])
def test_a_routine_day_on_a_light_table_is_two_taps(avalon, players):
    table = avalon(*("beor", "ailei", "arev", "cerv")[:players], kept="light")
    with table.arranged() as state:
        state.menhirs[0].dial = 1
    table.move("set_dial", kind="time", where="character", of="beor", value=2, note="The bell")
    before = table.moves_made
    while table.state.day == 1:
        table.press()
    assert table.moves_made - before == 2 <= LIGHT
    assert table.state.menhirs[0].dial is None
    assert table.state.dials[0].value == 1
