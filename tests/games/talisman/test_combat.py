"""COM: combat with creatures: who attacks, how the scores come about, and what follows."""

from __future__ import annotations

import pytest

from companion.games.talisman.play import odds


@pytest.fixture
def pair(talisman):
    """A thief (strength 3, in turn) and a dwarf (strength 3) on the Fields o2; nothing lies there."""
    table = talisman("thief", "dwarf")
    table.stands(1, "o2")
    table.stands(2, "o2")
    table.arrived(1)
    return table


def meets(table, *foes: str, seat: int = 1) -> list[str]:
    """The drawn cards lie on the Fields, and only the enemies among them are left to be met."""
    ids = table.lies("o2", *foes)
    table.move("face_enemies", who=seat)
    return ids


@pytest.mark.rule("TA-COM-01")
@pytest.mark.parametrize("foe", ["wolf", "goblin", "dragon"])
def test_an_animal_a_monster_and_a_dragon_attack_by_combat(pair, foe):
    pair.stands(1, "o2", craft=5)
    meets(pair, foe)
    assert not pair.state.fight.psychic
    pair.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert pair.told("tell-scores")[0]["score"] == 6 + 3  # its strength, though its craft is more


@pytest.mark.rule("TA-COM-01")
def test_another_creature_with_a_strength_attacks_by_combat_too(pair):
    pair.move("fight_creature", who=1, value=3, name="farmer")
    pair.move("roll_fight", who=1, rolled=[4], theirs=[3])
    assert pair.told("tell-scores") == [{"who": "thief", "score": 7, "theirs": 6}]
    assert pair.one().trophies == []  # no card


@pytest.mark.rule("TA-COM-03")
def test_evading_comes_before_the_fight_and_not_after_the_dice(pair):
    pair.owns(1, "magic_belt")
    with pair.arranged() as state:
        state.at(1).objects[0].marks.append("evades")
    meets(pair, "dragon")
    pair.move("roll_fight", who=1, rolled=[1], theirs=[6])
    assert pair.objects("evade", who=1, means="card").rule == "TA-COM-03"
    pair.undo()
    pair.move("evade", who=1, means="card")
    assert pair.state.fight is None and not pair.state.turn.over


@pytest.mark.rule("TA-COM-05", "TA-COM-07")
def test_each_score_is_one_die_and_the_strength_in_all(pair):
    pair.stands(1, "o2", strength=4)
    pair.owns(1, "magic_belt", "unicorn", "mercenary", "sword", "ring")
    meets(pair, "giant")
    refused = pair.refuses("roll_fight", who=1, rolled=[2, 5], theirs=[3])
    assert refused.field == "rolled"
    assert pair.refuses("roll_fight", who=1, rolled=[2], theirs=[3, 4]).field == "theirs"
    pair.move("roll_fight", who=1, rolled=[2], theirs=[3])
    assert pair.told("tell-scores") == [{"who": "thief", "score": 2 + 4 + 1 + 1 + 3 + 1 + 1, "theirs": 3 + 6}]


@pytest.mark.rule("TA-COM-06")
def test_only_one_weapon_counts_however_many_are_named(pair):
    sword, axe = pair.owns(1, "sword", "axe")
    meets(pair, "giant")
    pair.move("roll_fight", who=1, rolled=[2], theirs=[6], weapons=[sword, axe])
    assert pair.told("tell-scores")[0]["score"] == 2 + 3 + 1
    pair.undo()
    pair.move("roll_fight", who=1, rolled=[2], theirs=[6], weapons=[])
    assert pair.told("tell-scores")[0]["score"] == 2 + 3


@pytest.mark.rule("TA-COM-08")
def test_a_beaten_enemy_is_a_trophy_and_the_encounter_goes_on(pair):
    (wolf,) = meets(pair, "wolf")
    (sword,) = pair.lies("o2", "sword")
    pair.move("roll_fight", who=1, rolled=[3], theirs=[3])
    assert [card.id for card in pair.one().trophies] == [wolf]
    assert pair.one().lives == 4 and not pair.state.turn.over
    pair.move("take_card", who=1, card=sword)


@pytest.mark.rule("TA-COM-08")
def test_a_beaten_spirit_is_not_kept(pair):
    meets(pair, "shadow")
    pair.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert pair.one().trophies == [] and "o2" not in pair.state.spaces
    assert pair.state.encounters.discard == ["shadow"]


@pytest.mark.rule("TA-COM-09", "TA-COM-10")
def test_a_stronger_enemy_costs_a_life_and_ends_the_turn(pair):
    (giant,) = meets(pair, "giant")
    pair.move("roll_fight", who=1, rolled=[1], theirs=[1])
    assert pair.objects("end_turn", who=1).code == "fight-first"
    pair.move("lose_life", who=1)
    assert pair.one().lives == 3 and pair.state.fight is None and pair.state.turn.over
    assert [card.id for card in pair.state.lying("o2").cards] == [giant]
    assert pair.objects("fight_creature", who=1, value=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-COM-09", "TA-COM-10")
def test_a_life_can_be_saved_but_the_turn_ends_all_the_same(pair):
    (armour,) = pair.owns(1, "armour")
    meets(pair, "giant")
    pair.move("roll_fight", who=1, rolled=[1], theirs=[1])
    pair.move("save_life", who=1, card=armour, rolled=4)
    assert pair.one().lives == 4 and pair.state.fight is None and pair.state.turn.over
    assert pair.objects("take_gold", who=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-COM-10")
@pytest.mark.parametrize("card", [True, False])
def test_read_the_other_way_a_saved_life_lets_the_turn_go_on(talisman, card):
    table = talisman("thief", "dwarf", otherwise=["TA-COM-10"])
    table.stands(1, "o2")
    table.arrived(1)
    (armour,) = table.owns(1, "armour")
    if card:
        meets(table, "giant")
    else:
        table.move("fight_creature", who=1, value=9, name="brigand")
    table.move("roll_fight", who=1, rolled=[1], theirs=[1])
    table.move("save_life", who=1, card=armour, rolled=3)  # in vain
    lost = table.state
    table.undo()
    table.move("save_life", who=1, card=armour, rolled=4)
    assert lost.fight is not None and table.state.fight is None
    assert not table.state.turn.over


@pytest.mark.rule("TA-COM-11", "TA-COM-12")
def test_equal_scores_hurt_nobody_and_end_the_turn(pair):
    meets(pair, "hobgoblin")
    pair.move("roll_fight", who=1, rolled=[5], theirs=[5])
    assert pair.state.fight is None and pair.state.turn.over
    assert pair.one().lives == 4 and pair.one().trophies == []
    assert [card.name for card in pair.state.lying("o2").cards] == ["hobgoblin"]


@pytest.mark.rule("TA-COM-13")
def test_enemies_that_attack_by_strength_are_one_creature_with_one_die(pair):
    pair.stands(1, "o2", strength=4)
    meets(pair, "wolf", "bandit", "dragon", "ghost")
    assert pair.refuses("roll_fight", who=1, rolled=[2], theirs=[1, 1, 1]).field == "theirs"
    pair.move("roll_fight", who=1, rolled=[2], theirs=[4])
    assert pair.told("tell-scores") == [{"who": "thief", "score": 6, "theirs": 2 + 4 + 7 + 4}]  # the ghost waits
    pair.move("lose_life", who=1)
    assert pair.one().lives == 3  # one life in all
    assert len(pair.state.lying("o2").cards) == 4


@pytest.mark.rule("TA-COM-14")
def test_beating_them_together_kills_them_all(pair):
    ids = meets(pair, "wolf", "goblin")
    pair.move("roll_fight", who=1, rolled=[6], theirs=[4])
    assert [card.id for card in pair.one().trophies] == ids
    assert "o2" not in pair.state.spaces


@pytest.mark.rule("TA-COM-05")
@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 2), (2, 2), (1, 0)])
def test_the_odds_of_a_fight_add_up_to_a_hundred(dice):
    for ahead in range(-8, 9):
        found = odds.of_fight(8 + ahead, 8, *dice)
        assert sum(found) == 100 and min(found) >= 0
    assert odds.of_fight(5, 5) == (42, 16, 42)  # an even fight looks even
    assert odds.of_fight(12, 1) == (100, 0, 0)


@pytest.mark.rule("TA-COM-05")
def test_once_the_own_die_is_told_the_odds_are_those_that_remain():
    remain = odds.once_rolled(2, 4)
    assert remain[:2] == [None, None]  # 3 and 4 lose to 5 and more, whatever falls
    assert remain[2] == (0, 17, 83) and remain[5] == (50, 17, 33)
    assert odds.once_rolled(9, 2)[5] is None
