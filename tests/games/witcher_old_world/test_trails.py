"""TRL: trail quests: how they begin, when they are solved, and how trails end."""

from __future__ import annotations

import pytest


@pytest.fixture
def tracker(trio):
    """The wolf stands, after a move, at Hengfors 2, where trails begin; the monsters live at 16, 13 and 15."""
    trio.lives("forest", "arachas", 16)
    trio.lives("mountain", "barghest", 13)
    trio.lives("water", "harpy", 15)
    trio.has(1, location=2, gold=0, hand=6, deck=4)
    trio.turn_of(1, moved=True)
    return trio


def keeps_only(table, terrain: str, *numbers: int) -> None:
    """Only these tokens are left in a pile; the others lie on quests of the cat's."""
    for number in [one for one in table.state.tokens[terrain] if one not in numbers]:
        table.quest(2, number, terrain=terrain)


@pytest.mark.rule("WO-TRL-01")
@pytest.mark.parametrize(("terrain", "token"), [("forest", 6), ("mountain", 9), ("water", 4)])
def test_a_token_of_the_monsters_terrain_lies_open_on_the_board_with_a_gold(tracker, terrain, token):
    tracker.move("seek_trail", who=1, terrain=terrain, token=token)
    quest = tracker.one(1).trail_quests[0]
    assert (quest.terrain, quest.location, quest.gold) == (terrain, token, 1)
    assert token not in tracker.state.tokens[terrain]
    assert tracker.one(1).gold == 1 and tracker.one(1).trails == []  # the gold on it is not yet the wolf's


@pytest.mark.rule("WO-TRL-01")
def test_the_app_draws_it_of_that_terrain_only_and_never_where_no_monster_lives(tracker):
    tracker.move("seek_trail", who=1, terrain="water")
    assert tracker.one(1).trail_quests[0].location in (1, 4, 5, 12, 14)
    tracker.undo()
    assert tracker.refuses("seek_trail", who=1, terrain="water", token=6).field == "token"
    assert tracker.refuses("seek_trail", who=1, terrain="water", token=15).field == "token"  # the monster's own
    with tracker.arranged() as state:
        state.slots["water"].monster = ""
    assert tracker.objects("seek_trail", who=1, terrain="water").rule == "WO-TRL-01"


@pytest.mark.rule("WO-TRL-02")
@pytest.mark.parametrize("other", [3, 9, 11, 18])
def test_the_token_of_the_own_place_is_drawn_anew(tracker, other):
    keeps_only(tracker, "mountain", 2, other)
    assert tracker.objects("seek_trail", who=1, terrain="mountain", token=2).rule == "WO-TRL-02"
    tracker.move("seek_trail", who=1, terrain="mountain")
    assert tracker.one(1).trail_quests[0].location == other
    assert tracker.state.tokens["mountain"] == [2]  # back in the pile


@pytest.mark.rule("WO-TRL-02")
def test_with_no_other_token_than_that_of_the_own_place_there_is_no_trail_quest(tracker):
    keeps_only(tracker, "mountain", 2)
    assert tracker.objects("seek_trail", who=1, terrain="mountain").rule == "WO-TRL-02"
    tracker.move("seek_trail", who=1)  # the gold of the location all the same
    assert (tracker.one(1).gold, tracker.one(1).trail_quests) == (1, [])
    assert tracker.state.tokens["mountain"] == [2]


@pytest.mark.rule("WO-TRL-02")
def test_where_the_table_keeps_the_map_the_app_excludes_no_token(old_world):
    table = old_world("wolf", "cat", areas={"boards": "app", "map": "table", "market": "app", "decks": "app"})
    table.move("choose_terrain", who=1, terrain="mountain")
    table.lives("mountain", "barghest", 13)
    assert table.one(1).location == 3  # where it began; the figure may be anywhere by now
    table.move("seek_trail", who=1, terrain="mountain", token=3)
    assert table.one(1).trail_quests[0].location == 3


@pytest.mark.rule("WO-TRL-03")
def test_without_a_token_of_that_terrain_there_is_no_trail_quest(tracker):
    keeps_only(tracker, "forest")
    assert tracker.objects("seek_trail", who=1, terrain="forest").rule == "WO-TRL-03"
    tracker.move("seek_trail", who=1, terrain="water")
    assert tracker.one(1).trail_quests[0].terrain == "water"


@pytest.mark.rule("WO-TRL-04", "WO-TRL-05")
def test_whoever_enters_the_place_takes_the_gold_and_owns_a_trail(tracker):
    tracker.move("seek_trail", who=1, terrain="forest", token=8)
    tracker.move("travel", who=1, to=7)
    assert (len(tracker.one(1).trail_quests), tracker.one(1).gold) == (1, 1)
    tracker.move("travel", who=1, to=8)  # in the turn in which it began, two moves on
    one = tracker.one(1)
    assert (one.gold, one.trail_quests, [trail.terrain for trail in one.trails]) == (2, [], ["forest"])
    assert 8 not in tracker.state.tokens["forest"] and tracker.told("tell-gain-gold") == [{"who": "wolf", "count": 1}]
    tracker.move("travel", who=1, to=11)
    assert tracker.one(1).location == 11  # it goes on as before


@pytest.mark.rule("WO-TRL-04", "WO-TRL-05")
def test_it_is_solved_by_the_first_move_of_a_turn_too_and_by_nobody_else(tracker):
    tracker.seeks_trail(1, "forest", 7)
    tracker.seeks_trail(1, "water", 4)
    tracker.has(2, location=6, hand=3, gold=0)
    tracker.turn_of(2)
    tracker.move("travel", who=2, to=7)
    assert (tracker.one(2).gold, tracker.one(2).trails, len(tracker.one(1).trail_quests)) == (0, [], 2)
    tracker.turn_of(1)
    tracker.move("travel", who=1, to=7)
    assert (tracker.one(1).gold, [quest.location for quest in tracker.one(1).trail_quests]) == (1, [4])


@pytest.mark.rule("WO-TRL-04")
def test_where_the_table_keeps_the_boards_the_gold_is_told(old_world):
    table = old_world("wolf", "cat", areas={"boards": "table", "map": "app", "market": "app", "decks": "app"})
    table.move("choose_terrain", who=1, terrain="mountain")
    table.seeks_trail(1, "forest", 7)
    table.has(1, hand=2)
    table.move("travel", who=1, to=7)
    assert table.told("tell-gain-gold") == [{"who": "wolf", "count": 1}]
    assert [trail.terrain for trail in table.one(1).trails] == ["forest"] and "tell-trail-found" in table.said


@pytest.mark.rule("WO-TRL-06")
def test_a_second_trail_of_a_terrain_is_warned_of_and_allowed(tracker):
    tracker.owns_trail(1, "forest")
    tracker.move("seek_trail", who=1, terrain="forest", token=7)
    assert tracker.told("tell-second-trail") == [{"who": "wolf", "terrain": "forest"}]
    tracker.move("travel", who=1, to=7)
    assert (len(tracker.one(1).trails), tracker.one(1).gold) == (2, 2)
    tracker.move("gain_trail", who=1, terrain="forest")
    assert "tell-second-trail" in tracker.said and len(tracker.one(1).trails) == 3
    tracker.move("gain_trail", who=1, terrain="water")
    assert "tell-second-trail" not in tracker.said


@pytest.mark.rule("WO-TRL-06")
@pytest.mark.parametrize("owned", [False, True])
def test_a_total_defeat_gives_a_trail_only_to_whoever_has_none_there(tracker, owned):
    if owned:
        tracker.owns_trail(1, "forest")
    tracker.fights(first="monster")
    tracker.has(1, shield=0, deck=1, hand=0)
    tracker.struck("5")
    assert [trail.terrain for trail in tracker.one(1).trails] == ["forest"]
    assert ("tell-gain-trail" in tracker.said) == (not owned)


@pytest.mark.rule("WO-TRL-08")
@pytest.mark.parametrize("gone", ["defeated", "driven-away"])
def test_trails_and_trail_quests_of_a_terrain_end_for_all_when_its_monster_is_gone(tracker, gone):
    tracker.owns_trail(1, "forest", 6)
    tracker.seeks_trail(2, "forest", 7)
    tracker.owns_trail(3, "forest", 8)
    tracker.seeks_trail(3, "water", 4)
    tracker.owns_trail(2, "mountain", 9)
    tracker.fights(first="witcher")
    gold = tracker.one(2).gold
    if gone == "defeated":
        tracker.has(1, hand=2, deck=8)
        tracker.move("play_combo", who=1, cards=1, damage=20)
    else:
        tracker.has(1, shield=0, hand=1, deck=0)
        with tracker.arranged() as state:
            state.fight.life = 2
        tracker.move("play_combo", who=1, cards=1, damage=1)
    assert f"wrote-{gone}" in tracker.wrote
    seats = tracker.state.witchers
    assert [trail.terrain for one in seats for trail in one.trails] == ["mountain"]
    assert [quest.terrain for one in seats for quest in one.trail_quests] == ["water"]
    assert {6, 7, 8} <= set(tracker.state.tokens["forest"]) and tracker.one(2).gold == gold


@pytest.mark.rule("WO-TRL-08")
def test_after_a_total_defeat_all_trails_stay(tracker):
    tracker.owns_trail(2, "forest", 6)
    tracker.seeks_trail(3, "forest", 7)
    tracker.fights(first="monster")
    tracker.has(1, shield=0, deck=1, hand=0)
    tracker.struck("5")
    assert len(tracker.one(2).trails) == len(tracker.one(3).trail_quests) == 1


@pytest.mark.rule("WO-TRL-04")
def test_where_the_table_keeps_the_map_it_says_that_a_trail_was_found(old_world):
    table = old_world("wolf", "cat", "bear", areas={"boards": "app", "map": "table", "market": "app", "decks": "app"})
    table.seeks_trail(1, "mountain", 9)
    gold = table.one().gold
    table.refuses("find_trail", who=1, place=13)
    table.move("find_trail", who=1, place=9)
    assert table.one().gold == gold + 1 and table.one().trail("mountain")


@pytest.mark.rule("WO-TRL-05")
def test_on_a_kept_map_a_trail_is_found_by_entering_its_place(trio):
    trio.seeks_trail(1, "mountain", 9)
    assert trio.objects("find_trail", who=1, place=9).rule == "WO-TRL-04"
