"""INN: the Crypt, the Mine, the Werewolf Den and the Pits."""

from __future__ import annotations

import pytest


@pytest.fixture
def inner(duo):
    """The warrior (strength 4, craft 2) on the Plain of Peril, at the beginning of its turn."""
    duo.stands(1, "i5")
    return duo


def enter(table, space: str) -> None:
    """The warrior steps on a space from the one before it."""
    table.stands(1, {"i4": "i5", "i6": "i5", "i2": "i3", "i8": "i7"}[space], fulfilled=True)
    table.move("step", who=1, to=space)


def fights(table, rolled: list[int], theirs: int) -> None:
    table.move("roll_fight", who=1, rolled=rolled, theirs=[theirs])


# --- the Crypt and the Mine ------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-19", "TA-INN-21", "TA-KNOW-05")
@pytest.mark.parametrize(
    ("rolled", "out"),
    [
        ([1, 1, 2], "i4"),
        ([1, 1, 1], "i4"),
        ([1, 1, 3], "i5"),
        ([2, 2, 2], "m9"),
        ([2, 2, 3], "m9"),
        ([3, 3, 2], "m1"),
        ([3, 3, 3], "m1"),
        ([4, 4, 2], "o1"),
        ([6, 6, 6], "o1"),
    ],
)
def test_three_dice_less_the_strength_say_where_the_crypt_lets_out(inner, rolled, out):
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=rolled)
    assert inner.one().space == out


@pytest.mark.rule("TA-INN-25", "TA-KNOW-06")
@pytest.mark.parametrize(
    ("rolled", "out"), [([1, 1, 1], "i5"), ([1, 2, 2], "m9"), ([2, 2, 2], "m1"), ([2, 3, 3], "o7"), ([6, 6, 6], "o7")]
)
def test_three_dice_less_the_craft_say_where_the_mine_lets_out(inner, rolled, out):
    enter(inner, "i6")
    inner.move("delve", who=1, rolled=rolled)
    assert inner.one().space == out


@pytest.mark.rule("TA-INN-25", "TA-INN-23")
def test_whoever_finds_the_way_through_the_mine_goes_on_next_turn(inner):
    inner.owns(1, "ring")
    enter(inner, "i6")
    inner.move("delve", who=1, rolled=[1, 1, 1])
    assert inner.one().space == "i6"
    inner.round()
    inner.move("step", who=1, to="i7")


@pytest.mark.rule("TA-INN-19")
@pytest.mark.parametrize("rolled", [[1, 1], [1, 1, 1, 1]])
def test_neither_more_nor_fewer_than_three_dice_are_rolled(inner, rolled):
    enter(inner, "i4")
    assert inner.refuses("delve", who=1, rolled=rolled).field == "rolled"


@pytest.mark.rule("TA-INN-20")
def test_the_total_strength_counts_there_and_the_total_craft_in_the_mine(inner):
    inner.owns(1, "magic_belt", "unicorn", "solomons_crown")  # 4 + 1 + 1, and 2 + 1 + 2
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[2, 2, 2])
    assert inner.one().space == "i4"
    inner.turn_of(1)
    enter(inner, "i6")
    inner.move("delve", who=1, rolled=[2, 2, 2])
    assert inner.one().space == "i5"


@pytest.mark.rule("TA-INN-20")
def test_what_helps_only_in_combat_helps_nobody_out(inner):
    inner.owns(1, "sword", "mercenary")
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[2, 2, 2])
    assert inner.one().space == "m9"  # 6 less 4


@pytest.mark.rule("TA-INN-21", "TA-INN-22")
def test_one_is_let_out_at_once_and_that_was_the_movement_of_this_turn(inner):
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[1, 1, 3])
    assert inner.told("tell-move-standee") == [{"who": "warrior", "space": "i5"}]
    assert inner.objects("step", who=1, to="i6").rule == "TA-TURN-01"
    inner.turn_of(1)
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[6, 6, 6])
    assert inner.objects("roll_movement", who=1, rolled=1).rule == "TA-TURN-01"
    assert not inner.one().going_back


@pytest.mark.rule("TA-INN-23")
def test_whoever_finds_the_way_through_the_crypt_goes_on_without_another_roll(inner):
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[1, 1, 1])
    assert inner.objects("step", who=1, to="i3").rule == "TA-TURN-01"  # not in the same turn
    assert inner.objects("delve", who=1).rule == "TA-INN-03"
    inner.round()
    inner.move("step", who=1, to="i3")
    assert inner.one().space == "i3"


@pytest.mark.rule("TA-INN-24")
def test_where_one_was_let_out_there_is_an_encounter(inner):
    enter(inner, "i4")
    inner.move("delve", who=1, rolled=[2, 2, 2])
    assert inner.objects("end_turn", who=1).rule == "TA-ENC-08"
    inner.move("draw", who=1, cards=[{"name": "sword"}])
    assert [card.name for card in inner.state.lying("m9").cards] == ["sword"]


@pytest.mark.rule("TA-INN-24")
def test_read_the_other_way_there_is_none(talisman):
    table = talisman(otherwise=["TA-INN-24"])
    enter(table, "i4")
    table.move("delve", who=1, rolled=[2, 2, 2])
    assert table.objects("draw", who=1).rule == "TA-ENC-01"
    table.move("end_turn", who=1)


# --- the Werewolf Den ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-26")
def test_two_dice_are_the_strength_of_the_werewolf_that_attacks(inner):
    enter(inner, "i2")
    inner.refuses("meet_werewolf", who=1, rolled=[5])
    inner.move("meet_werewolf", who=1, rolled=[5, 2])
    fight = inner.state.fight
    assert (fight.against, fight.value, fight.psychic) == ("werewolf", 7, False)
    fights(inner, [6, 1], 2)  # 10 against 9
    assert inner.one().fulfilled and not inner.state.turn.over
    inner.owns(1, "talisman")
    inner.round()
    inner.move("step", who=1, to="i1")


@pytest.mark.rule("TA-INN-26")
def test_whoever_enters_again_meets_another_werewolf(inner):
    enter(inner, "i2")
    inner.move("meet_werewolf", who=1, rolled=[6, 6])
    fights(inner, [1, 1], 1)
    inner.move("lose_life", who=1)
    inner.round()
    inner.move("step", who=1, to="i3")  # it turns back
    inner.turn_of(1)
    with inner.arranged() as state:
        state.at(1).going_back = False
    enter(inner, "i2")
    inner.move("meet_werewolf", who=1, rolled=[1, 1])
    assert inner.state.fight.value == 2


@pytest.mark.rule("TA-INN-27")
def test_everybody_meets_a_werewolf_of_its_own(inner):
    enter(inner, "i2")
    inner.move("meet_werewolf", who=1, rolled=[6, 6])
    fights(inner, [1, 1], 1)
    inner.move("lose_life", who=1)
    inner.round(1)
    inner.stands(2, "i3")
    inner.move("step", who=2, to="i2")
    inner.move("meet_werewolf", who=2, rolled=[1, 2])
    assert [one.werewolf for one in inner.state.characters] == [12, 3]


@pytest.mark.rule("TA-INN-28")
@pytest.mark.parametrize(("rolled", "theirs", "lives"), [([1, 1], 6, 3), ([6, 6], 1, 4)])
def test_a_werewolf_that_was_not_beaten_is_the_same_next_turn(inner, rolled, theirs, lives):
    enter(inner, "i2")
    inner.move("meet_werewolf", who=1, rolled=[5, 4])
    fights(inner, rolled, theirs)  # lost, or 10 against 10
    if lives == 3:
        inner.move("lose_life", who=1)
    assert inner.state.turn.over and inner.one().lives == lives
    inner.owns(1, "talisman")
    inner.round()
    assert inner.objects("step", who=1, to="i1").rule == "TA-INN-03"
    inner.move("face_it_again", who=1)
    inner.refuses("meet_werewolf", who=1, rolled=[1, 1])
    inner.move("meet_werewolf", who=1)
    assert inner.state.fight.value == 9


# --- the Pits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-29", "TA-INN-30", "TA-KNOW-04")
def test_one_die_is_the_number_of_monsters_and_they_come_one_by_one(inner):
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=3)
    for left in (2, 1, 0):
        assert (inner.state.fight.against, inner.state.fight.value) == ("pits", 4)
        fights(inner, [6, 6], 1)
        assert inner.one().pits == left and not inner.state.turn.over
        if left:
            assert inner.objects("end_turn", who=1).code == "left-to-do-instruction"
            inner.move("enter_pits", who=1)
    assert inner.one().fulfilled


@pytest.mark.rule("TA-INN-29")
def test_whoever_enters_again_rolls_anew(inner):
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=5)
    fights(inner, [1, 1], 6)
    inner.move("lose_life", who=1)
    inner.round()
    inner.move("step", who=1, to="i7")
    inner.turn_of(1)
    with inner.arranged() as state:
        state.at(1).going_back = False
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=2)
    assert inner.one().pits == 2


@pytest.mark.rule("TA-INN-31")
def test_a_lost_life_ends_the_turn_and_the_fight_goes_on_with_those_left(inner):
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=3)
    fights(inner, [6, 6], 1)
    inner.move("enter_pits", who=1)
    fights(inner, [1, 1], 6)
    inner.move("lose_life", who=1)
    assert inner.objects("enter_pits", who=1).rule == "TA-TURN-03"
    inner.move("end_turn", who=1)
    inner.round(2)
    assert inner.one().pits == 2 and inner.one().lives == 3
    inner.move("face_it_again", who=1)
    inner.refuses("enter_pits", who=1, rolled=1)
    inner.move("enter_pits", who=1)
    assert inner.state.fight.value == 4


@pytest.mark.rule("TA-INN-32")
def test_after_the_last_one_the_character_stays_and_goes_on_next_turn(inner):
    inner.owns(1, "talisman")
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=1)
    fights(inner, [6, 6], 1)
    assert inner.one().space == "i8"
    assert inner.objects("step", who=1, to="i1").rule == "TA-TURN-01"
    assert inner.objects("enter_pits", who=1).rule == "TA-INN-03"
    inner.move("end_turn", who=1)
    inner.round(2)
    inner.move("step", who=1, to="i1")


@pytest.mark.rule("TA-INN-33")
def test_a_draw_in_the_pits_ends_the_turn_and_the_monster_is_still_there(inner):
    enter(inner, "i8")
    inner.move("enter_pits", who=1, rolled=2)
    fights(inner, [3, 2], 3)
    assert inner.state.turn.over and (inner.one().lives, inner.one().pits) == (4, 2)


@pytest.mark.rule("TA-INN-33")
def test_read_the_other_way_a_draw_in_the_pits_does_not_end_the_turn(talisman):
    table = talisman(otherwise=["TA-INN-33"])
    enter(table, "i8")
    table.move("enter_pits", who=1, rolled=2)
    fights(table, [3, 2], 3)
    assert not table.state.turn.over and table.one().pits == 2
    table.move("enter_pits", who=1)
    assert table.state.fight.value == 4


@pytest.mark.rule("TA-INN-34")
@pytest.mark.parametrize(("space", "move", "rolled"), [("i8", "enter_pits", 1), ("i2", "meet_werewolf", [1, 1])])
def test_what_is_beaten_inside_is_no_trophy(inner, space, move, rolled):
    enter(inner, space)
    inner.move(move, who=1, rolled=rolled)
    fights(inner, [6, 6], 1)
    assert inner.one().trophies == [] and "tell-keep-trophies" not in inner.said
    assert inner.state.encounters.discard == []
