"""WO-MON: how a fight against a monster is prepared, who begins, and what each turn costs the monster."""

from __future__ import annotations

import pytest


@pytest.mark.rule("WO-MON-01", "WO-MFT-04")
@pytest.mark.parametrize(("who", "controller"), [(1, 3), (2, 1), (3, 2)])
def test_the_right_neighbour_controls_the_monster_for_the_whole_fight(trio, who, controller):
    trio.has(who, shield=1, deck=30, hand=3)
    trio.fights(who, first="monster")
    for _ in range(3):
        assert trio.state.fight.controller == controller
        trio.struck("2", who=who)
        trio.move("play_combo", who=who, cards=1)
    trio.move("name_attack", who=trio.state.fight.chooser, attack="charge")
    trio.move("monster_strikes", who=who, effect="random")
    told = trio.told("tell-random-discard")[0]
    assert told["whom"] == trio.one(controller).school  # whoever named the attack


@pytest.mark.rule("WO-MON-03", "WO-KF-05")
@pytest.mark.parametrize(
    ("monster", "life"), [("arachas", 10), ("archespore", 12), ("fiend", 13), ("wyvern", 15), ("leshen", 19)]
)
def test_the_life_deck_has_as_many_cards_as_the_monster_has_life(trio, monster, life):
    trio.lives("forest", monster, 16)
    trio.has(1, location=16)
    trio.turn_of(1)
    trio.move("fight_monster", who=1)
    assert (trio.state.fight.life, trio.state.fight.full) == (life, life)
    assert trio.told("tell-count-life") == [{"who": "bear", "count": life}]


@pytest.mark.rule("WO-MON-03")
def test_the_owners_own_card_decides_how_much_life_that_is(duo):
    duo.move("describe_monster", monster="arachas", life=13)
    duo.fights()
    assert duo.state.fight.life == 13


@pytest.mark.rule("WO-MON-04", "WO-KF-08")
def test_ability_then_the_monsters_life_deck_then_the_witchers_then_the_first_turn(duo):
    duo.has(1, hand=3, deck=2, discard=5)
    duo.lives("forest", "arachas", 16)
    duo.has(1, location=16)
    duo.turn_of(1)
    duo.move("fight_monster", who=1)
    assert duo.said == ["tell-read-ability", "tell-count-life"]
    assert duo.one().discard == 5  # an ability may come before the witcher's life deck
    assert duo.objects("name_attack", who=2, attack="bite").can_overrule is False
    duo.move("ready", who=1)
    assert duo.said == ["tell-life-deck", "tell-first-turn"]
    assert duo.one().discard == 0


@pytest.mark.rule("WO-MON-05", "WO-DMG-02")
def test_each_point_of_damage_costs_the_monster_a_card(duo):
    duo.fights()
    duo.move("play_combo", who=1, cards=1, damage=4)
    assert duo.state.fight.life == 6
    assert duo.told("tell-monster-loses") == [{"count": 4, "left": 6}]


@pytest.mark.rule("WO-MON-06")
@pytest.mark.parametrize("effect", [None, "2", "trash 1", "random"])
def test_each_turn_of_the_monster_uses_up_a_card_whoever_turns_it(duo, effect):
    duo.fights(first="monster")
    duo.has(1, deck=9, hand=3)
    attack = "charge" if effect in ("random", "trash 1") else "bite"
    duo.move("name_attack", who=2, attack=attack)
    assert duo.state.fight.life == 10
    duo.move("monster_strikes", who=1, effect=effect)
    assert duo.state.fight.life == 9


@pytest.mark.rule("WO-MON-08", "WO-MON-10", "WO-TOK-04")
@pytest.mark.parametrize(("trail", "begins"), [("forest", 1), ("water", 0), (None, 0), ("sought", 0)])
def test_whoever_owns_a_trail_of_this_terrain_begins_else_the_monster(duo, trail, begins):
    if trail == "sought":
        duo.seeks_trail(1, "forest", 6)
    elif trail:
        duo.owns_trail(1, trail)
    duo.owns_trail(2, "forest")  # the other one's helps nobody here
    duo.fights(first=None)
    assert duo.state.fight.turn == begins
    assert duo.told("tell-first-turn")[0]["begins"] == bool(begins)


@pytest.mark.rule("WO-MON-08")
def test_beginning_without_a_trail_is_objected_to(duo):
    duo.lives("forest", "arachas", 16)
    duo.has(1, location=16)
    duo.turn_of(1)
    duo.move("fight_monster", who=1)
    assert duo.objects("ready", who=1, first="witcher").rule == "WO-MON-08"


@pytest.mark.rule("WO-MON-09")
def test_the_trail_is_kept_until_the_monster_leaves(duo):
    duo.owns_trail(1, "forest")
    duo.fights(first=None)
    duo.move("play_combo", who=1, cards=1)
    assert [one.terrain for one in duo.one().trails] == ["forest"]
    duo.has(1, shield=0, deck=1, hand=0)
    duo.struck("3")  # a total defeat: it stays, and so does the trail
    assert [one.terrain for one in duo.one().trails] == ["forest"]
    duo.fights(first=None)
    assert duo.state.fight.turn == 1
    duo.has(1, hand=1)
    duo.move("play_combo", who=1, cards=1, damage=10)
    assert duo.one().trails == []


@pytest.mark.rule("WO-MON-11")
def test_witcher_and_monster_take_turns(duo):
    duo.has(1, deck=20, hand=3)
    duo.fights(first="monster")
    for _ in range(2):
        assert duo.objects("play_combo", who=1, cards=1).rule == "WO-MON-11"
        duo.struck("2")
        assert duo.objects("name_attack", who=2, attack="bite").rule == "WO-MON-11"
        assert duo.objects("monster_strikes", who=1).rule == "WO-MON-11"
        duo.move("play_combo", who=1, cards=1)


@pytest.mark.rule("WO-MON-12", "WO-TOT-04")
@pytest.mark.parametrize("who", [1, 2])
def test_the_next_fight_finds_it_with_its_full_life_whoever_comes(duo, who):
    duo.fights()
    duo.move("play_combo", who=1, cards=1, damage=6)
    duo.has(1, shield=0, deck=1, hand=0)
    duo.struck("3")
    assert duo.one().deeds.fell == 1 and duo.state.slots["forest"].monster == "arachas"
    duo.fights(who)
    assert duo.state.fight.life == 10
