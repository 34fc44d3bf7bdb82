"""The sample table: alive on each page, in both languages, with everything that a campaign gathers."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.evening.sample import WORDS, sample


@pytest.fixture(params=["cs", "en"])
def table(request):
    """The sample's state, played through the engine."""
    told = sample(request.param)
    plain = engine.set_up(GAME, told.name, told.options, "sample", {}).plain

    def do(move: str, **args):
        nonlocal plain
        outcome = engine.make(GAME, plain, move, args)
        plain = outcome.plain
        return outcome.state

    told.play(do)
    return engine.state_of(GAME, plain)


def test_it_stands_in_the_second_chapter_in_the_middle_of_a_day(table):
    assert (table.chapter, table.evening.session, table.standing.procedure) == (2, 3, "during_the_day")
    assert table.day == 7
    assert [(menhir.place, menhir.dial) for menhir in table.menhirs] == [(107, 1)]
    assert len({hero.place for hero in table.living}) == 2


def test_its_characters_have_grown(table):
    assert len(table.heroes["beor"].skills) == len(table.heroes["ailei"].skills) == 1
    assert len(table.heroes["cerv"].combat.cards) == len(table.heroes["ailei"].diplomacy.cards) == 16


@pytest.mark.rule("TG-EVT-09")
def test_its_tasks_come_from_places_that_lie_on_the_table_and_where_somebody_has_been(table):
    lying = {place.number: place for place in table.revealed}
    for task in table.tasks:
        assert task.place in lying and lying[task.place].explored, task.text
    for thing in (*table.dials, *table.tokens):
        assert thing.where != "location" or int(thing.of) in lying


def test_everything_that_a_campaign_gathers_lies_there(table):
    assert [event.name for event in table.open_events if event.quest]
    assert len(table.tasks) == 2 and table.guardians and table.dials and table.tokens and table.levels
    assert {card.kind for hero in table.living for card in hero.belongings} == {"item", "secret"}
    assert table.places["107"].choices and table.places["107"].notes
    assert all(panel.view(table, EVERYBODY) for panel in GAME.panels)


def test_no_word_is_left_in_one_language():
    assert WORDS["cs"].keys() == WORDS["en"].keys()
    same = {key for key in WORDS["cs"] if WORDS["cs"][key] == WORDS["en"][key]}
    assert same == set()
