"""A card of which only a part is told: what is told holds, and what is not is asked and never guessed."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box.encounter_cards import Blow, EncounterCard
from companion.games.tainted_grail.pages import fight as page

from .fights import begin, combat, diplomacy, fight

TOLD = st.tuples(st.integers(0, 9), st.integers(0, 4), st.integers(0, 3))


@pytest.fixture
def day(avalon):
    """Ailei (1) and Beor (4) by day."""
    table = avalon("ailei", "beor")
    table.morning()
    return table


@pytest.mark.rule("TG-CMB-18")
@given(st.lists(TOLD, max_size=6))
def test_a_row_is_told_for_the_numbers_it_was_told_for_and_no_others(told):
    card, wanted = EncounterCard(name="Wolf", colour="green", value=15), {}
    for since, more, wounds in told:
        card.table = card.with_row(Blow(wounds=wounds), since, since + more)
        wanted |= dict.fromkeys(range(since, since + more + 1), wounds)
    for markers in range(16):
        row = card.row(markers)
        assert (None if row is None else row.wounds) == wanted.get(markers)
    assert [row.since for row in card.table] == sorted({row.since for row in card.table})


@pytest.mark.rule("TG-CMB-18")
def test_an_untold_row_is_read_off_the_card_by_the_hands(day):
    begin(day, combat(table=[{"since": 0, "untold": True}, {"since": 2, "wounds": 1}]), "ailei", "beor")
    day.move("activate", who="ailei")
    ring = page.view(day.state, EVERYBODY).fights[0]
    assert (ring.answer, ring.asks) == (None, "answer")
    assert [part.key for row in ring.rows for part in row.said] == ["blow-untold", "blow-wounds"]
    before = day.state.heroes["ailei"].health.value
    day.move("finish_laying", who="ailei")
    assert day.state.heroes["ailei"].health.value == before
    assert day.told("tell-answer-combat-by-card") == [{"who": "ailei", "name": "Wolf", "value": 0}]


@pytest.mark.rule("TG-CMB-18")
def test_a_row_that_is_told_may_hold_for_the_untold_numbers_beside_it(day):
    begin(day, combat(value=6, table=[{"since": 0, "untold": True}, {"since": 4, "wounds": 1}]), "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=2)
    assert page.view(day.state, EVERYBODY).fights[0].holds == (range(0, 3), range(2, 4))
    day.move("copy_blow", who="ailei", blow={"terror": 1}, since=1, until=3)
    card = fight(day).card
    assert [card.row(at) and (card.row(at).terror, card.row(at).wounds) for at in range(6)] == [
        None, (1, 0), (1, 0), (1, 0), (0, 1), (0, 1)
    ]  # fmt: skip
    refused = day.refuses("copy_blow", who="ailei", blow={"terror": 1}, since=3, until=5)
    assert refused.field == "since"


def test_an_untold_row_that_is_filled_in_with_the_whole_card_is_told(day):
    begin(day, combat(table=[{"since": 0, "untold": True}, {"since": 2, "untold": True}]), "ailei", "beor")
    day.move("describe_encounter", card=combat(table=[{"untold": True}, {"since": 2, "untold": True, "wounds": 1}]))
    assert [row.untold for row in fight(day).card.table] == [True, False]


@pytest.mark.rule("TG-CMB-01", "TG-CMB-18")
def test_rows_are_told_with_the_card_by_where_each_begins_and_taught_with_it(day):
    plain = {"name": "Wolf", "colour": "green", "value": 8}
    rows = {"2": {"wounds": 2}, "5": {"terror": 1}}
    day.move("begin_encounter", who=["ailei"], colour="green")
    day.move("describe_encounter", card=plain, rows=rows, who="ailei")
    card = fight(day).card
    assert [(row.since, row.untold) for row in card.table] == [(0, True), (2, False), (5, False)]
    assert (card.row(1), card.row(4).wounds, card.row(7).terror) == (None, 2, 1)
    taught = GAME.moves["describe_encounter"].teaches({"card": plain, "rows": rows, "who": "ailei"}, day.state)
    assert msgspec.convert(taught["encounter"]["green Wolf"], EncounterCard) == card


@pytest.mark.rule("TG-CMB-18")
def test_a_row_that_is_tapped_counts_more_than_the_same_row_of_the_long_form(day):
    day.move("begin_encounter", who=["ailei"], colour="green")
    card = combat(table=[{"since": 0, "wounds": 1, "hand": 1}, {"since": 3, "words": "howls"}])
    day.move("describe_encounter", card=card, rows={"0": {"wounds": 3}}, who="ailei")
    first, second = fight(day).card.table
    assert (first.wounds, first.hand, second.words) == (3, 0, "howls")


def test_more_rows_than_a_card_has_are_refused(day):
    rows = {str(since): {} for since in range(41)}
    assert day.refuses("describe_encounter", card=combat(), rows=rows).field == "rows"


@pytest.mark.rule("TG-CMB-16")
def test_an_opportunity_attack_is_told_when_it_is_about_to_come(day):
    plain = {key: value for key, value in combat().items() if key != "opportunity"}
    begin(day, plain, "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("copy_blow", who="ailei", part="opportunity", blow={"terror": 1})
    before = day.state.heroes["ailei"].terror.value
    day.move("finish_laying", who="ailei")
    assert day.state.heroes["ailei"].terror.value == before + 1


@pytest.mark.rule("TG-DIP-04", "TG-DIP-17")
def test_a_reaction_is_told_for_the_stage_that_is_being_solved(day):
    begin(day, diplomacy(stages=[{"reaction": {}}, {}]), "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=3)
    day.move("finish_laying", who="ailei")
    assert fight(day).stage == 1
    day.move("copy_blow", who="beor", blow={"terror": 1})
    first, second = fight(day).card.stages
    assert (first.reaction, second.reaction) == (Blow(), Blow(terror=1))


@pytest.mark.rule("TG-DIP-07", "TG-DIP-14")
def test_a_failure_is_told_when_the_diplomacy_is_lost(day):
    plain = {key: value for key, value in diplomacy().items() if key != "failure"}
    begin(day, plain, "ailei", "beor")
    day.move("activate", who="ailei")
    day.move("lay_card", who="ailei", by=-3)
    day.move("finish_laying", who="ailei")
    assert page.view(day.state, EVERYBODY).fights[0].asks == "failure"
    day.move("copy_blow", who="ailei", part="failure", blow={"terror": 2})
    before = {who: hero.terror.value for who, hero in day.state.heroes.items()}
    day.move("end_encounter", who="ailei", how="not_won")
    assert {who: hero.terror.value for who, hero in day.state.heroes.items()} == {
        who: value + 2 for who, value in before.items()
    }
