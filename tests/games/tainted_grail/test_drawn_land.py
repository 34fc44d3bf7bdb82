"""The land as it is drawn: what a menhir lights and how long, roads, and what matters by day."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box import printed
from companion.games.tainted_grail.pages.map import ground_of, locations, picture
from companion.web.assets import STATIC


def drawn(table, near=False):
    return picture(table.state, locations(table.state), near)


@pytest.mark.rule("TG-SOD-01", "TG-SOD-03", "TG-MEN-14")
@pytest.mark.parametrize(("dial", "seen"), [(None, "last"), (1, "lit"), (2, "lit"), (8, "lit")])
def test_the_last_menhir_takes_its_light_and_no_card(table, dial, seen):
    with table.arranged() as state:
        state.menhirs[0].dial = dial
    assert {card.light for card in drawn(table).cards} == {seen}


@pytest.mark.rule("TG-SOD-02", "TG-MEN-09")
@pytest.mark.parametrize(("dial", "seen"), [(None, "tonight"), (1, "tomorrow"), (2, "lit"), (8, "lit")])
def test_the_brightest_menhir_in_range_counts_corners_too(table, dial, seen):
    with table.arranged() as state:
        state.menhirs[0].dial = dial
        west, east = (next(place for place in state.revealed if place.at == (x, 0)) for x in (-1, 1))
        state.menhirs.append(type(state.menhirs[0])(place=east.number, dial=5))
    light = {card.location.place.number: card.light for card in drawn(table).cards}
    assert light.pop(west.number) == seen  # two cards from the bright one
    assert {*light.values()} == {"lit"}


@pytest.mark.rule("TG-MEN-14")
def test_where_no_menhir_burns_all_is_dark_and_stays(table):
    with table.arranged() as state:
        state.menhirs.clear()
    assert {card.light for card in drawn(table).cards} == {"dark"}


@pytest.mark.rule("TG-LOC-06", "TG-LOC-07")
def test_roads_lead_from_card_to_card_and_numbers_without_one_into_the_mist(table):
    land = drawn(table)
    roads = [(card.location.place.number, to.number) for card in land.cards for _, to in card.location.roads]
    linked = {frozenset(road) for road in roads}
    assert len(land.roads) == len(linked) > 0
    for card in land.cards:
        numbered = {side for side, number in card.location.place.sides.items() if number}
        assert {*card.misty} <= numbered
        assert not {*card.misty} & {side for side, _ in card.location.roads}


def test_by_day_only_what_matters_is_drawn_and_it_says_that_there_is_more(table):
    with table.arranged() as state:
        for hero in state.living:
            hero.place = 101
        state.places["113"] = type(state.places["102"])(number=113, name={"en": "Mirror Lake"}, at=(0, 2))
        state.menhirs[0].dial = 5
    near = drawn(table, near=True)
    assert near.part and 113 not in {card.location.place.number for card in near.cards}
    assert 113 in {card.location.place.number for card in drawn(table).cards} and not drawn(table).part
    with table.arranged() as state:
        state.menhirs.append(type(state.menhirs[0])(place=113, dial=1))  # it needs somebody
    assert 113 in {card.location.place.number for card in drawn(table, near=True).cards}


def test_every_ground_that_is_told_of_a_card_is_drawn():
    sprite = (STATIC / "icons/avalon-grounds.svg").read_text(encoding="utf-8")
    told = {facts.get("ground", "moor") for facts in printed.locations().values()}
    assert all(f'<symbol id="{ground}"' in sprite for ground in told)


@pytest.mark.rule("TG-LOC-22")
def test_lost_land_leaves_a_trace_until_another_card_lies_there(table):
    place = next(card.location.place for card in drawn(table).cards if not card.location.heroes)
    cell, width = place.at, drawn(table).width
    table.move("remove_location", number=place.number)
    assert [(lost.place.number, lost.ground) for lost in drawn(table).lost] == [(place.number, ground_of(place))]
    assert place.number not in {card.location.place.number for card in drawn(table).cards}
    assert drawn(table).width == width  # the land keeps its shape
    table.undo()
    assert drawn(table).lost == []
    table.move("remove_location", number=place.number)
    with table.arranged() as state:
        state.places["188"] = type(place)(number=188, name={"en": "Somewhere"}, at=cell)
    assert drawn(table).lost == []


def test_a_table_chooses_what_a_card_looks_like(table):
    number = drawn(table).cards[0].location.place.number
    table.move("describe_location", number=number, ground="marsh")
    assert next(card.ground for card in drawn(table).cards if card.location.place.number == number) == "marsh"


def test_of_a_table_of_the_fifth_schema_nothing_is_known_to_be_lost():
    plain = GAME.migrated({"schema": 5, "places": {"101": {"number": 101}}})
    assert plain["places"]["101"] == {"number": 101, "lost_at": None, "ground": None}


def test_a_close_up_shows_half_a_neighbour_and_no_empty_land(table):
    land = drawn(table)
    for card in land.cards:
        _, top, width, height = land.close_up(card.location.place.number)
        there = {(one.x, one.y) for one in land.cards}
        above, below = ((card.x, card.y + way * (land.card_height + 10)) in there for way in (-1, 1))
        assert card.y - top == (76 if above else 22) and width == land.card_width + 28
        assert top + height - card.y - land.card_height == (76 if below else 22)
    assert len({land.close_up(card.location.place.number)[3] for card in land.cards}) > 1


def test_the_ground_under_a_name_lies_on_its_card_and_is_as_long_as_the_name(table):
    land = drawn(table)
    card = land.cards[0]
    short, long = (land.name_ground(card, [name], "101") for name in ("Bělina", "Spálené konkláve na ostrohu"))
    assert short.width < long.width <= land.card_width
    for ground in (short, long, land.name_ground(card, ["Válečnický", "jarmark"], "103 · dnes použito")):
        assert ground.x >= 0 and ground.y + ground.height <= land.card_height
