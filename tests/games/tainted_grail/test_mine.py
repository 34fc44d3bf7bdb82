"""A seat's own page in Tainted Grail: its own characters, what they may do in this step, what only they decide."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY, Viewer
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages import mine
from companion.games.tainted_grail.state.pieces import Arrival

from . import fights


def seen(table, who):
    """What the own page of the seat shows that runs this character."""
    return mine.view(table.state, Viewer(table.hero(who).seat))


def asked(table):
    """Whose decision the table waits for, and for which."""
    return [(one.seat, one.message.key) for one in GAME.prompts(table.state)]


def test_a_seat_sees_its_own_character_and_where_it_stands(table):
    table.morning()
    view = seen(table, "ailei")
    assert [one.hero.id for one in view.own] == ["ailei"] and len(view.heroes) == 3
    assert [camp.place.number for camp in view.camps] == [table.hero("ailei").place]
    assert mine.view(table.state, EVERYBODY).own == []


def test_where_it_looks_around_the_tables_step_is_its_own_and_the_evening_is_not(table):
    table.morning()
    assert seen(table, "beor").frame.next.move == "explore"
    with table.arranged() as state:
        for place in state.revealed:
            place.explored = 1
    assert seen(table, "beor").frame.next is None  # that the day ends, the table says


@pytest.mark.rule("TG-ADV-02")
def test_which_card_to_keep_is_asked_of_its_seat_alone(table):
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("rest", hungry=[])
    with table.arranged() as state:
        state.heroes["beor"].resources["experience"] = 20
        state.heroes["beor"].sure = True
    table.move("look_at_cards", ("*",), who="beor", deck="combat")
    assert asked(table) == [(table.hero("beor").seat, "prompt-card")]
    assert [one.hero.id for one in seen(table, "beor").growth] == ["beor"] and seen(table, "arev").growth == []


@pytest.mark.rule("TG-LOC-18")
def test_rules_on_arrival_are_asked_of_whoever_came(table):
    with table.arranged() as state:
        state.arrivals = [Arrival(place=table.hero("beor").place, who=["beor", "arev"])]
    assert asked(table) == [(table.hero(who).seat, "prompt-arrival") for who in ("beor", "arev")]


@pytest.mark.rule("TG-TIE-02")
def test_in_a_fight_whoever_is_active_is_on_turn_and_it_stands_on_the_pages_of_those_in_it(trio):
    trio.morning()
    fights.begin(trio, fights.WARDEN, "beor", "ailei")
    if trio.state.under_way[0].fight.active is None:
        trio.move("activate", who="ailei")
    active = trio.state.under_way[0].fight.active
    assert GAME.on_turn(trio.state) == [trio.hero(active).seat]
    assert len(seen(trio, "beor").fights) == len(seen(trio, "ailei").fights) == 1 and seen(trio, "arev").fights == []


@pytest.mark.rule("TG-DIE-05")
def test_whose_character_died_is_asked_for_another(table):
    table.morning()
    seat = table.hero("arev").seat
    table.move("die", ("*",), who="arev")
    assert (seat, "prompt-successor") in asked(table)
