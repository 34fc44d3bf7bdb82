"""WO-NEW: which monster comes after another one, and what its leaving clears away."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.bestiary import level_of
from companion.games.witcher_old_world.play.monsters import may_come
from companion.web.wording import Voice

from .conftest import FULL

BY_LEVEL = {1: "arachas", 2: "fiend", 3: "leshen"}


def defeats(table, monster="arachas", who=1, location=16):
    """The witcher defeats the monster of the forest."""
    table.fights(who, monster=monster, location=location)
    with table.arranged() as state:
        state.fight.life = 1
    table.has(who, hand=2, deck=6, track=0)
    table.move("play_combo", who=who, cards=1, damage=1)


def drives_away(table, monster="arachas", who=1):
    """The witcher drives the monster of the forest away."""
    table.fights(who, monster=monster)
    with table.arranged() as state:
        state.fight.life = 1
    table.move("knocked_out", who=who, overrule=("cards-left",))


def forest(table):
    """What lives in the forest now, its level, and where."""
    slot = table.state.slots["forest"]
    return slot.monster, level_of(slot.monster), slot.location


@pytest.mark.rule("WO-NEW-01", "WO-NEW-02")
@pytest.mark.parametrize(("level", "comes"), [(1, 2), (2, 3), (3, 3)])
def test_after_a_defeat_one_of_the_next_level_comes_and_three_stays_three(duo, level, comes):
    defeats(duo, BY_LEVEL[level])
    piles = {level: list(pile) for level, pile in duo.state.monsters.items()}
    duo.move("next_monster")
    came, its_level, _ = forest(duo)
    assert its_level == comes and came in piles[str(comes)] and came != BY_LEVEL[level]
    back = {BY_LEVEL[level]} if comes == level else set()  # WO-NEW-05
    assert duo.state.monsters[str(comes)] == sorted({*piles[str(comes)], *back} - {came})


@pytest.mark.rule("WO-NEW-01")
def test_what_the_table_drew_must_be_of_that_level(duo):
    defeats(duo)
    assert duo.refuses("next_monster", monster="leshen").field == "monster"
    duo.move("next_monster", monster="fiend", location=8)
    assert forest(duo) == ("fiend", 2, 8)


@pytest.mark.rule("WO-NEW-03")
def test_an_empty_pile_is_made_anew_of_the_driven_away_of_its_level(duo):
    with duo.arranged() as state:
        away = [one for one in state.monsters["2"] if one not in ("fiend", "wyvern")]
        state.slain += away
        state.monsters["2"], state.driven = [], ["fiend", "wyvern", "barghest"]
        state.monsters["1"].remove("barghest")
    defeats(duo)
    duo.move("next_monster")
    came = forest(duo)[0]
    assert came in ("fiend", "wyvern")
    assert duo.told("tell-driven-come-back") == [{"level": 2, "count": 2}]
    assert duo.state.driven == ["barghest"]
    assert duo.state.monsters["2"] == [one for one in ("fiend", "wyvern") if one != came]


@pytest.mark.rule("WO-NEW-03")
def test_as_long_as_a_token_lies_in_the_pile_nobody_comes_back(duo):
    with duo.arranged() as state:
        state.monsters["2"], state.driven = ["wyvern"], ["fiend"]
    duo.fights()
    with duo.arranged() as state:
        state.fight.life = 1
    duo.move("play_combo", who=1, cards=1, damage=1)
    duo.move("next_monster")
    assert forest(duo)[0] == "wyvern" and duo.state.driven == ["fiend"]


@pytest.mark.rule("WO-NEW-04", "WO-NEW-06", "WO-NEW-07", "WO-DRV-04", "WO-TOK-08")
@pytest.mark.parametrize("leave", [defeats, drives_away])
def test_its_token_and_every_trail_of_its_terrain_go_back_and_quests_stay(trio, leave):
    trio.lives("forest", "arachas", 16)
    trio.owns_trail(1, "forest", 6)
    trio.owns_trail(3, "forest")
    trio.owns_trail(3, "water")
    trio.seeks_trail(2, "forest", 8)
    trio.seeks_trail(2, "water", 5)
    quest = trio.quest(2, 10, terrain="forest")
    gold = trio.one(2).gold
    leave(trio)
    assert trio.one(1).trails == []
    assert [one.terrain for one in trio.one(3).trails] == ["water"]
    assert [one.terrain for one in trio.one(2).trail_quests] == ["water"]
    assert trio.one(2).gold == gold  # the gold on it was the treasury's
    assert [one.id for one in trio.one(2).quests] == [quest]
    assert {6, 8, 16} <= set(trio.state.tokens["forest"]) and 10 not in trio.state.tokens["forest"]


@pytest.mark.rule("WO-NEW-05")
def test_a_defeated_monster_never_comes_back(duo):
    """Its card is a trophy: its token is laid aside when it is drawn, and another one is drawn."""
    defeats(duo, "leshen")
    with duo.arranged() as state:
        state.monsters["3"], state.driven = ["leshen"], []
    assert duo.refuses("next_monster", monster="leshen").message.key == "card-is-a-trophy"
    duo.move("next_monster")
    assert forest(duo)[0] == ""


@pytest.mark.rule("WO-NEW-05", "WO-NEW-10")
@pytest.mark.parametrize("level", [1, 3])
def test_its_token_goes_back_to_its_pile_once_the_next_one_is_drawn(duo, level):
    defeats(duo, BY_LEVEL[level])
    off = duo.told("tell-monster-token-off")
    assert off == [{"monster": BY_LEVEL[level], "place": 16, "level": level, "later": True}]
    with duo.arranged() as state:
        state.monsters["3"] = ["striga"]
    duo.move("next_monster")
    assert duo.told("tell-monster-token-back") == [{"monster": BY_LEVEL[level], "level": level}]
    assert forest(duo)[0] != BY_LEVEL[level]
    assert BY_LEVEL[level] in duo.state.monsters[str(level)]
    assert BY_LEVEL[level] not in may_come(duo.state, level)


@pytest.mark.rule("WO-NEW-05", "WO-SOL-14")
def test_alone_its_token_goes_back_at_once(alone):
    defeats(alone)
    assert "arachas" in alone.state.monsters["1"] and alone.state.tasks == []
    assert alone.told("tell-monster-token-off")[0]["later"] is False


@pytest.mark.rule("WO-NEW-05")
def test_read_otherwise_its_token_leaves_the_game_with_its_card(old_world):
    table = old_world("wolf", "cat", otherwise=["WO-NEW-05"])
    table.move("choose_terrain", who=1, terrain="water")
    defeats(table, "leshen")
    assert table.told("tell-monster-token-out") == [{"monster": "leshen", "place": 16}]
    table.move("next_monster")
    assert table.state.slain == ["leshen"] and "leshen" not in table.state.monsters["3"]


@pytest.mark.rule("WO-SET-22", "WO-DEF-01")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_card_is_taken_from_the_slot_and_not_from_the_location(duo, language):
    defeats(duo)
    telling = next(one for one in duo.tellings if one.key == "tell-defeated")
    said = Voice(language, GAME, duo.state).spoken(telling)
    assert "16" not in said and ("slot" in said)


@pytest.mark.rule("WO-NEW-06")
def test_the_gold_of_a_trail_quest_that_ends_goes_back_to_the_treasury(trio):
    trio.seeks_trail(2, "forest", 10)
    defeats(trio)
    assert trio.told("tell-trail-gold-back") == [{"who": "cat", "terrain": "forest", "count": 1}]


@pytest.mark.rule("WO-NEW-08", "WO-NEW-09", "WO-NEW-10")
def test_it_lives_where_a_new_token_of_the_same_terrain_says(duo):
    defeats(duo)
    assert duo.state.slots["forest"].location == 0 and not duo.state.slots["forest"].taken
    back = duo.refuses("next_monster", location=4)  # a token of the water
    assert back.field == "location"
    duo.move("next_monster", location=16)  # the old one may come again: it was given back first
    assert forest(duo)[2] == 16 and 16 not in duo.state.tokens["forest"]
    assert duo.told("tell-place-monster")[0] | {"monster": ""} == {"monster": "", "place": 16, "terrain": "forest"}


@pytest.mark.rule("WO-NEW-08")
def test_the_apps_own_draw_is_of_that_terrain(duo):
    for _ in range(4):
        defeats(duo)
        duo.move("next_monster")
        assert forest(duo)[2] in (6, 7, 8, 10, 16, 17)
        assert sorted([*duo.state.tokens["forest"], forest(duo)[2]]) == [6, 7, 8, 10, 16, 17]


@pytest.mark.rule("WO-NEW-10", "WO-NEW-04")
def test_the_old_token_is_given_back_before_the_new_one_is_drawn(duo):
    duo.lives("forest", "arachas", 16)
    with duo.arranged() as state:
        state.tokens["forest"] = []  # all others lie elsewhere: only the old one can come
    defeats(duo)
    duo.move("next_monster")
    assert forest(duo)[2] == 16


@pytest.mark.rule("WO-NEW-11", "WO-NEW-12")
def test_with_four_players_the_extra_pile_comes_before_level_two(quartet):
    (top,) = quartet.state.extra
    defeats(quartet)
    quartet.move("next_monster")
    assert forest(quartet)[:2] == (top, 1) and quartet.state.extra == []
    defeats(quartet)
    quartet.move("next_monster")
    assert forest(quartet)[1] == 2


@pytest.mark.rule("WO-NEW-11")
def test_only_a_defeated_monster_of_level_one_calls_for_the_extra_pile(quartet):
    extra = list(quartet.state.extra)
    defeats(quartet, "fiend")
    quartet.move("next_monster")
    assert forest(quartet)[1] == 3 and quartet.state.extra == extra
    drives_away(quartet)
    quartet.move("next_monster")
    assert forest(quartet)[1] == 1 and quartet.state.extra == extra


@pytest.mark.rule("WO-NEW-13")
def test_where_neither_pile_nor_driven_away_have_one_the_slot_stays_empty(duo):
    with duo.arranged() as state:
        state.monsters["2"], state.driven = [], ["striga"]
    defeats(duo)
    duo.move("next_monster")
    assert duo.told("tell-slot-stays-empty") == [{"terrain": "forest"}]
    assert forest(duo)[0] == "" and duo.state.tasks == []
    duo.has(1, location=16)
    duo.turn_of(1)
    assert duo.objects("fight_monster", who=1).rule == "WO-PHII-06"


@pytest.mark.rule("WO-NEW-01", "WO-NEW-08", "WO-NEW-09")
def test_where_the_table_keeps_the_map_it_is_told_what_lives_where(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"map": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.lives("forest", "arachas", 16)
    table.turn_of(1)
    table.move("fight_monster", who=1, terrain="forest")
    table.move("monster_life", who=1, life=0)
    table.move("next_monster", monster="fiend", location=7)
    assert table.told("tell-place-monster") == [{"monster": "fiend", "place": 7, "terrain": "forest"}]
