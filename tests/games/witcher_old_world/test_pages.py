"""The map's side, the witchers, the decks and the table's own page: what they show is what the state says."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.state.house_rules import GROUPS, HOUSE_RULES


def place(table, number):
    """A location's row on the map."""
    return next(row for row in table.page("map").board if row.number == number)


def test_each_house_rule_stands_in_one_group():
    assert sorted(rule for rules in GROUPS.values() for rule in rules) == sorted(HOUSE_RULES)


@pytest.mark.rule("WO-MOV-04")
def test_only_where_one_move_leads_has_a_price_on_the_map(trio):
    trio.turn_of(1)
    near = {row.number for row in trio.page("map").board if row.near}
    assert near == {2, 4, 7} and "terrain" in place(trio, 4).way.payments
    trio.cards_phase(1)
    assert not any(row.near for row in trio.page("map").board)


@pytest.mark.rule("WO-KF-04")
def test_an_unsure_road_is_asked_about_until_the_table_has_said(trio):
    def unsure():
        return [way.to for way in place(trio, 14).roads if way.unsure]

    assert unsure() == [15]
    trio.move("describe_road", place=14, to=15, there=True)
    assert unsure() == [] and 15 in [way.to for way in place(trio, 14).roads]
    assert trio.page("table").roads.confirmed == [(14, 15)]
    trio.move("describe_road", place=14, to=15, there=False)
    assert 15 not in [way.to for way in place(trio, 14).roads]
    assert trio.page("table").roads.closed == [(14, 15)]


@pytest.mark.rule("WO-KF-03")
def test_what_the_board_prints_is_asked_once(trio):
    rows = {row.number: row for row in trio.page("table").places}
    unknown = [number for number, row in rows.items() if not row.known]
    assert len(unknown) == 11 and 5 in unknown
    trio.move("describe_place", place=5, action="attribute", attribute="combat")
    rows = {row.number: row for row in trio.page("table").places}
    assert rows[5].known and (rows[5].action, rows[5].attribute) == ("attribute", "combat")


@pytest.mark.rule("WO-QST-07")
def test_the_map_names_whose_quests_lead_there(trio):
    trio.quest(2, 7, event=12)
    trio.seeks_trail(1, "water", 4)
    assert [row.figure.seat for row in place(trio, 7).quests] == [2]
    assert [row.figure.seat for row in place(trio, 4).trail_quests] == [1]
    assert place(trio, 4).marks == ["trail"]


@pytest.mark.rule("WO-DCK-02")
def test_own_cards_add_up_with_those_of_the_combo(trio):
    assert [row.off for row in trio.page("party").seats] == [0, 0, 0]
    trio.has(1, hand=9)
    assert trio.page("party").seats[0].off != 0


@pytest.mark.rule("WO-TRO-02")
def test_a_monster_trophy_is_called_by_the_monsters_name(trio):
    trio.owns_trophy(1, "monster", "barghest")
    trio.owns_trophy(1, "witcher", "cat")
    trophies = trio.page("party").seats[0].trophies
    assert [owned.name for owned in trophies] == [{"cs": "Barghest", "en": "Barghest"}, {}]


@pytest.mark.rule("WO-DCK-03")
def test_tokens_of_a_terrain_are_six_wherever_they_lie(trio):
    trio.quest(1, 4, terrain="water")
    trio.owns_trail(2, "water")
    assert [row.all for row in trio.page("decks").slots] == [6, 6, 6]
