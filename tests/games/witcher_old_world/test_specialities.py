"""WO-SPC: the specialities of the schools, as far as the app knows what a board prints."""

from __future__ import annotations

import pytest

from .conftest import FULL


@pytest.fixture
def of_school(old_world):
    """A table where that school (seat 1, with five cards) fights an arachas: `of_school("viper", second=1)`."""

    def begin(school, level=2, against="monster", **numbers):
        table = old_world(school, "wolf" if school == "griffin" else "griffin")
        table.move("choose_terrain", who=1, terrain="water")
        if numbers:
            table.move("describe_speciality", school=school, level=level, **numbers)
        table.has(1, speciality=level, hand=5, deck=9, combat=1)
        if against == "monster":
            table.fights()
        else:
            table.duels()
            table.has(2, deck=9, hand=3, shield=0)
        return table

    return begin


@pytest.mark.rule("WO-SPC-01")
@pytest.mark.parametrize("school", ["wolf", "viper"])
def test_a_speciality_that_comes_with_a_combo_works_once_per_fight(of_school, school):
    table = of_school(school, first=1, second=1)
    table.move("play_combo", who=1, cards=3, damage=1, speciality=True)
    table.has(1, shield=4, defence=4)
    table.struck("2")
    table.has(1, hand=5)
    assert table.objects("play_combo", who=1, cards=3, damage=1, speciality=True).rule == "WO-SPC-01"
    assert table.objects("use_once", who=1, what="speciality").rule == "WO-FGT-10"
    table.move("play_combo", who=1, cards=3, damage=1)


@pytest.mark.rule("WO-SPC-01", "WO-WFT-02")
@pytest.mark.parametrize("school", ["bear", "cat", "griffin"])
def test_no_other_speciality_comes_with_a_combo(old_world, school):
    table = old_world(school, "wolf")
    table.move("choose_terrain", who=1, terrain="water")
    table.fights()
    assert table.refuses("play_combo", who=1, cards=1, speciality=True).field == "speciality"


@pytest.mark.rule("WO-SPC-03", "WO-EDG-11")
@pytest.mark.parametrize("level", [1, 2])
def test_venomous_steel_wants_the_opponent_to_have_discarded_a_card(of_school, level):
    table = of_school("viper", level, "witcher", first=2, second=level - 1)
    table.has(2, shield=2, defence=2)
    objection = table.objects("play_combo", who=1, cards=1, damage=2, speciality=True)
    assert objection.rule == "WO-SPC-03"  # the Shield took it all
    table.move("play_combo", who=1, cards=1, damage=3, speciality=True)
    assert table.told("tell-venom-look") == [{"who": "viper", "count": 2, "discarded": level - 1}]


@pytest.mark.rule("WO-SPC-03")
@pytest.mark.parametrize(("damage", "told"), [(0, False), (1, True)])
def test_a_viper_is_reminded_of_it_when_a_card_was_discarded(of_school, damage, told):
    table = of_school("viper", against="witcher")
    table.move("play_combo", who=1, cards=1, damage=damage)
    assert ("tell-venom" in table.said) == told


@pytest.mark.rule("WO-SPC-04")
@pytest.mark.parametrize(("second", "deck"), [(0, 8), (2, 6)])
def test_what_is_printed_is_discarded_from_the_opponents_deck(of_school, second, deck):
    table = of_school("viper", 3, "witcher", first=3, second=second)
    table.move("play_combo", who=1, cards=1, damage=1, speciality=True)
    assert (table.one(2).deck, table.one(2).hand) == (deck, 3)


@pytest.mark.rule("WO-SPC-04")
def test_venom_reaches_no_card_in_hand(of_school):
    table = of_school("viper", 3, "witcher", first=3, second=2)
    table.has(2, deck=2, hand=3)
    table.move("play_combo", who=1, cards=1, damage=1, speciality=True)
    assert (table.one(2).deck, table.one(2).hand) == (0, 3)


@pytest.mark.rule("WO-SPC-05")
@pytest.mark.parametrize(("life", "left"), [(10, 6), (4, None)])
def test_against_a_monster_the_discarded_cards_are_life_lost(of_school, life, left):
    table = of_school("viper", 3, first=3, second=2)
    with table.arranged() as state:
        state.fight.life = life
    table.move("play_combo", who=1, cards=1, damage=2, speciality=True)
    if left is None:
        assert table.state.fight is None and table.one().deeds.defeated == 1
    else:
        assert table.state.fight.life == left


@pytest.mark.rule("WO-SPC-06", "WO-WFT-05", "WO-KF-11")
@pytest.mark.parametrize(("level", "numbers", "hand", "shield"), [(1, {"first": 1}, 4, 0), (3, {}, 5, 1)])
def test_armour_helps_by_itself_once_shield_is_gone_in_an_own_fight_turn(old_world, level, numbers, hand, shield):
    table = old_world("bear", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    if numbers:
        table.move("describe_speciality", school="bear", level=level, **numbers)
    table.fights(first="monster")
    table.has(1, speciality=level, shield=1, defence=3, hand=3, deck=9)
    table.struck("2")  # the Shield falls in the monster's turn, the own turn begins
    assert (table.one().hand, table.one().shield) == (hand, shield)
    table.has(1, shield=1)
    table.move("play_combo", who=1, cards=1, combat=0)
    table.struck("2")
    assert table.one().hand == hand - 1  # once in the fight


@pytest.mark.rule("WO-SPC-06")
def test_armour_helps_in_the_middle_of_the_own_turn_too(old_world):
    table = old_world("bear", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    table.has(1, speciality=3, defence=3, shield=2, hand=3, deck=9, discard=0)
    table.fights()
    hand = table.one().hand
    table.move("change", who=1, what="shield", by=-2)
    assert (table.one().hand, table.one().shield) == (hand + 2, 1)


@pytest.mark.rule("WO-SPC-06")
def test_armour_sleeps_in_the_turn_of_the_other_side(old_world):
    table = old_world("bear", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    table.has(1, speciality=3, defence=3, shield=2, hand=3, deck=9)
    table.fights(first="monster")
    table.move("change", who=1, what="shield", by=-2)
    assert table.one().hand == 3 and "wrote-armour" not in table.wrote


@pytest.mark.rule("WO-SPC-06", "WO-EDG-10")
def test_armour_with_an_empty_deck_still_gives_its_shield(old_world):
    table = old_world("bear", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    table.has(1, speciality=3, defence=3, shield=0, hand=4, deck=0)
    table.struck("2")
    assert (table.one().hand, table.one().shield) == (2, 1)


@pytest.mark.rule("WO-SPC-08")
def test_swordsmanship_wants_three_cards_and_adds_damage_and_cards(of_school):
    table = of_school("wolf", 2, first=2, second=1)
    assert table.objects("play_combo", who=1, cards=2, damage=1, speciality=True).rule == "WO-SPC-08"
    table.move("play_combo", who=1, cards=3, damage=1, speciality=True)
    assert table.state.fight.life == 10 - 3
    assert table.one().hand == 5 - 3 + 1 + 1


@pytest.mark.rule("WO-SPC-08")
def test_where_the_table_keeps_the_decks_it_counts_the_combo_itself(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.move("describe_speciality", school="wolf", level=1, first=2)
    table.fights()
    table.move("play_combo", who=1, damage=1, speciality=True)
    assert table.state.fight.life == 7


@pytest.mark.rule("WO-SPC-11", "WO-SPC-02")
def test_only_the_numbers_of_the_current_level_count(of_school):
    table = of_school("wolf", 1, first=1)
    table.move("describe_speciality", school="wolf", level=3, first=4, second=2)
    table.has(1, speciality=3)
    table.move("play_combo", who=1, cards=3, speciality=True)
    assert table.state.fight.life == 10 - 4


@pytest.mark.rule("WO-SPC-11")
def test_a_lower_level_does_not_stand_in_for_one_that_nobody_has_told(of_school):
    table = of_school("wolf", 1, first=3)
    table.has(1, speciality=2)
    table.move("play_combo", who=1, cards=3, damage=1, speciality=True)
    assert table.state.fight.life == 9


@pytest.mark.rule("WO-SPC-11")
def test_where_the_table_keeps_the_boards_nobody_guesses_the_level(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"boards": "table", "decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.move("describe_speciality", school="wolf", level=1, first=3)
    table.fights()
    table.move("play_combo", who=1, cards=3, damage=1, speciality=True)
    assert table.state.fight.life == 9


@pytest.mark.rule("WO-SPC-06")
def test_armour_is_not_used_while_the_shield_stands(of_school):
    table = of_school("bear", first=1, second=1)
    table.has(1, shield=2, defence=3)
    assert table.objects("use_once", who=1, what="speciality").rule == "WO-SPC-06"
    assert table.state.fight.fighters["1"].used == []


@pytest.mark.rule("WO-SPC-07")
@pytest.mark.parametrize(("second", "hand", "deck"), [(0, 7, 7), (1, 6, 8)])
def test_speed_draws_cards_and_puts_some_back_on_the_deck(of_school, second, hand, deck):
    table = of_school("cat", first=2, second=second)
    table.move("use_once", who=1, what="speciality")
    assert (table.one().hand, table.one().deck) == (hand, deck)
    assert table.told("tell-put-back") == ([{"who": "cat", "count": second}] if second else [])


@pytest.mark.rule("WO-SPC-07")
def test_speed_belongs_to_the_first_own_fight_turn(of_school):
    table = of_school("cat", first=2)
    table.move("play_combo", who=1, cards=1)
    table.struck("2")
    assert table.objects("use_once", who=1, what="speciality").rule == "WO-SPC-07"


@pytest.mark.rule("WO-SPC-09", "WO-SPC-10")
@pytest.mark.parametrize(("level", "first", "hand", "discard"), [(1, 2, 4, 4), (3, 1, 5, 3), (4, 0, 6, 2)])
def test_magic_takes_a_card_back_and_discards_as_many_as_are_printed(of_school, level, first, hand, discard):
    table = of_school("griffin", level, first=first)
    table.has(1, discard=3)
    table.move("use_once", who=1, what="speciality")
    assert (table.one().hand, table.one().discard) == (hand, discard)
    assert table.told("tell-magic") == [{"who": "griffin", "any": level >= 4}]


@pytest.mark.rule("WO-SPC-09")
def test_magic_wants_a_card_on_the_discard_pile(of_school):
    table = of_school("griffin", first=1)
    assert table.one().discard == 0  # it was shuffled into the life deck
    assert table.objects("use_once", who=1, what="speciality").rule == "WO-SPC-09"


@pytest.mark.rule("WO-SPC-07", "WO-SPC-09")
@pytest.mark.parametrize(("school", "told"), [("cat", "tell-speed-by-board"), ("griffin", "tell-magic-by-board")])
def test_numbers_that_nobody_told_are_read_off_the_board(of_school, school, told):
    table = of_school(school)
    table.has(1, discard=2)
    table.move("use_once", who=1, what="speciality")
    assert told in table.said
