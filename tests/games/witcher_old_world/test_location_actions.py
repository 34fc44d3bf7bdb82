"""ACT: the action of a location: where, how often and in what order it may be used."""

from __future__ import annotations

from itertools import permutations

import pytest


@pytest.fixture
def ready(duo):
    """The wolf has moved to Kaer Morhen 3, its school, with gold and cards; Hengfors 2 and Ban Ard 4 lie next to it."""
    duo.has(1, location=2, gold=9, hand=7, deck=3)
    duo.has(2, location=3, gold=9)
    duo.move("travel", who=1, to=3)
    return duo


@pytest.mark.rule("WO-ACT-01")
@pytest.mark.parametrize(
    ("place", "action", "name", "args"),
    [
        (4, "attribute", "take_attribute", {}),
        (6, "potion", "take_potion", {}),
        (7, "poker", "play_locals", {}),
        (8, "exchange", "exchange_card", {"position": 6}),
        (2, "trail", "seek_trail", {}),
        (9, "clearing", "clear_market", {"positions": [1]}),
        (10, "school", "train", {"attribute": "combat"}),
    ],
)
def test_each_location_has_one_action_and_no_other(duo, place, action, name, args):
    if action not in ("attribute", "trail", "school"):
        duo.move("describe_place", place=place, action=action)
    duo.has(1, location=5, gold=5, hand=5)
    duo.turn_of(1, moved=True)
    assert duo.objects(name, who=1, **args).rule == "WO-ACT-01"  # Cidaris has none of them as far as anybody said
    duo.has(1, location=place)
    duo.move(name, who=1, **args)
    assert duo.state.turn.used == [place]


@pytest.mark.rule("WO-ACT-01")
def test_the_action_is_not_owed_and_belongs_to_where_one_stands(ready):
    ready.move("travel", who=1, to=4)  # on without training
    assert ready.objects("train", who=1, attribute="combat").rule == "WO-ACT-01"
    ready.move("explore", who=1, deck="city")
    assert ready.state.turn.used == []


@pytest.mark.rule("WO-ACT-02")
def test_an_action_is_used_once_a_turn_even_by_whoever_leaves_and_returns(ready):
    ready.move("train", who=1, attribute="combat")
    assert ready.objects("train", who=1, attribute="defence").rule == "WO-ACT-02"
    ready.move("travel", who=1, to=2)
    ready.move("travel", who=1, to=3)
    assert ready.objects("train", who=1, attribute="defence").rule == "WO-ACT-02"
    assert (ready.one(1).combat, ready.one(1).defence) == (2, 1)


@pytest.mark.rule("WO-ACT-02")
def test_another_player_may_use_it_in_its_own_turn(ready):
    ready.move("train", who=1, attribute="combat")
    ready.turn_of(2, moved=True)
    ready.move("train", who=2, attribute="combat")
    assert ready.one(2).combat == 2


@pytest.mark.rule("WO-ACT-03")
def test_actions_of_several_locations_may_be_used_in_one_turn(ready):
    ready.move("train", who=1, attribute="combat")
    ready.move("travel", who=1, to=2)
    ready.move("seek_trail", who=1)
    ready.move("travel", who=1, to=3)
    ready.move("travel", who=1, to=4)
    ready.move("take_attribute", who=1)
    assert ready.state.turn.used == [3, 2, 4] and ready.one(1).alchemy == 2


@pytest.mark.rule("WO-ACT-04")
def test_neither_a_witcher_nor_a_monster_stands_in_the_way(ready):
    ready.lives("mountain", "barghest", 3)
    assert len(ready.state.on(3)) == 2 and ready.state.monster_at(3) == "mountain"
    ready.move("train", who=1, attribute="combat")
    assert ready.one(1).combat == 2 and ready.state.fight is None


@pytest.mark.rule("WO-ACT-05")
def test_where_the_turn_began_the_action_needs_a_way_there_and_back(duo):
    duo.has(1, gold=5, hand=3, deck=7)
    assert duo.objects("train", who=1, attribute="combat").rule == "WO-MOV-02"
    duo.move("travel", who=1, to=2)
    duo.move("travel", who=1, to=3)
    duo.move("train", who=1, attribute="combat")
    assert (duo.one(1).combat, duo.one(1).hand) == (2, 1)


@pytest.mark.rule("WO-ACT-06")
@pytest.mark.parametrize("order", list(permutations(("action", "poker", "quest"))))
def test_action_poker_and_quest_come_in_any_order(ready, order):
    quest = ready.quest(1, 3)
    for deed in order:
        if deed == "action":
            ready.move("train", who=1, attribute="combat")
        elif deed == "poker":
            ready.move("challenge", who=1, whom=2)
            ready.move("roll_dice")
            ready.move("reroll", dice=[])
            ready.move("reroll", dice=[])
        else:
            ready.move("solve_quest", who=1, quest=quest)
            ready.move("close_card", who=1)
    assert (ready.one(1).combat, ready.state.turn.played, ready.one(1).quests) == (2, [2], [])
    assert ready.state.turn.phase == "movement"


@pytest.mark.rule("WO-ACT-01", "WO-ACT-02")
def test_where_the_table_keeps_the_map_it_knows_where_the_figures_stand(old_world):
    areas = {"boards": "app", "map": "table", "market": "app", "decks": "app"}
    table = old_world("wolf", "cat", areas=areas)
    table.move("choose_terrain", who=1, terrain="mountain")
    table.has(1, hand=3)
    table.move("take_potion", who=1)
    table.move("take_attribute", who=1, attribute="combat")
    assert (table.one(1).potions, table.one(1).combat) == (1, 2)
    table.move("explore", who=1, deck="city")
    assert table.objects("take_potion", who=1).rule in ("WO-TRN-05", "WO-EXP-09")
