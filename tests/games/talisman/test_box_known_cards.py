"""KNOW: what the characters' abilities change (TA-KNOW-11), and what objects and followers give (TA-KNOW-20)."""

from __future__ import annotations

import pytest

CASTLE, WOODS, OTHER_WOODS, CRAGS, MINE, PLAIN, GATE, CRYPT = "m8", "o5", "o16", "o21", "i6", "i5", "m9", "i4"


def at_once(table, space: str = CASTLE, **facts) -> None:
    table.stands(1, space, **facts)
    table.arrived()


def score(table, rolled=(1,), **args) -> int:
    """The first seat's score in a fight against a creature."""
    at_once(table)
    table.move("fight_creature", who=1, value=30, name="giant")
    table.move("roll_fight", who=1, rolled=list(rolled), theirs=[1], **args)
    return table.told("tell-scores")[0]["score"]


@pytest.mark.rule("TA-KNOW-11")
def test_the_warrior_rolls_two_dice_in_combat_and_the_better_counts(duo):
    assert score(duo, rolled=(2, 5)) == 5 + 4


@pytest.mark.rule("TA-KNOW-11")
def test_the_warrior_uses_two_weapons_and_nobody_else_does(talisman):
    warrior, thief = talisman("warrior", "wizard"), talisman("thief", "wizard")
    warrior.owns(1, "sword", "axe", "sword")
    thief.owns(1, "sword", "axe")
    assert score(warrior, rolled=(1, 1)) == 1 + 4 + 2
    assert score(thief) == 1 + 3 + 1


@pytest.mark.rule("TA-KNOW-11")
def test_the_monk_adds_craft_in_combat_and_bears_no_weapon_and_no_armour(talisman):
    monk = talisman("monk", "wizard")
    sword, armour = monk.lies(CASTLE, "sword", "armour")
    assert score(monk) == 1 + 2 + 3
    monk.turn_of(1)
    with monk.arranged() as state:
        state.fight = None
    at_once(monk)
    for card in (sword, armour):
        assert monk.objects("take_card", who=1, card=card).rule == "TA-OBJ-04"


@pytest.mark.rule("TA-KNOW-11")
def test_whom_the_assassin_attacks_adds_no_die(talisman):
    table = talisman("assassin", "warrior")
    table.stands(2, CASTLE)
    at_once(table)
    table.move("attack", who=1, whom=2, assassin=True)
    assert table.refuses("roll_fight", who=1, rolled=[1], theirs=[6, 6]).field == "theirs"
    table.move("roll_fight", who=1, rolled=[2], theirs=[])
    assert table.told("tell-scores") == [{"who": "assassin", "score": 2 + 3, "theirs": 4}]


@pytest.mark.rule("TA-KNOW-11")
def test_the_assassin_may_surprise_a_strong_enemy_too_and_nobody_else_assassinates(talisman):
    table = talisman("assassin", "warrior")
    table.lies(CASTLE, "giant")
    at_once(table)
    table.move("face_enemies", who=1, assassin=True)
    table.move("roll_fight", who=1, rolled=[4], theirs=[])
    assert table.one().trophies[0].name == "giant"  # 4 + 3 against 6
    table.turn_of(2)
    table.stands(2, CASTLE)
    table.arrived(2)
    assert table.objects("attack", who=2, whom=1, assassin=True).rule == "TA-KNOW-11"


@pytest.mark.rule("TA-KNOW-11")
@pytest.mark.parametrize(("who", "may"), [("ghoul", True), ("sorceress", True), ("wizard", True), ("elf", False)])
def test_ghoul_sorceress_and_wizard_attack_characters_psychically(talisman, who, may):
    table = talisman(who, "warrior")
    table.stands(2, CASTLE)
    at_once(table)
    if may:
        table.move("attack", who=1, whom=2, psychic=True)
        assert table.state.fight.psychic
    else:
        assert table.objects("attack", who=1, whom=2, psychic=True).rule == "TA-PSY-02"


@pytest.mark.rule("TA-KNOW-11")
def test_the_ghoul_keeps_the_life_that_it_takes(talisman):
    table = talisman("ghoul", "warrior")
    table.stands(2, CASTLE)
    at_once(table)
    table.move("attack", who=1, whom=2, psychic=True)
    table.move("roll_fight", who=1, rolled=[6], theirs=[1])
    table.move("loot", who=1, what="life")
    table.move("lose_life", who=2)
    assert (table.one(1).lives, table.one(2).lives) == (5, 3)


@pytest.mark.rule("TA-KNOW-11")
def test_the_troll_may_stay_and_heal_on_a_six(talisman):
    table = talisman("troll", "warrior")
    table.stands(1, CRAGS, lives=2)
    table.move("roll_movement", who=1, rolled=5)
    assert table.objects("rest_on_six", who=1).rule == "TA-MOV-02"
    table.undo()
    table.move("roll_movement", who=1, rolled=6)
    table.move("rest_on_six", who=1)
    assert (table.one().space, table.one().lives) == (CRAGS, 3)
    table.move("end_turn", who=1)


@pytest.mark.rule("TA-KNOW-11")
def test_the_elf_goes_from_woods_to_woods_without_a_roll_and_evades_there(talisman):
    table = talisman("elf", "warrior")
    table.lies(OTHER_WOODS, "giant")
    table.stands(1, WOODS)
    table.move("move_freely", who=1, to=OTHER_WOODS)
    assert table.objects("roll_movement", who=1, rolled=1).rule == "TA-TURN-01"
    table.move("evade", who=1)
    table.move("end_turn", who=1)


@pytest.mark.rule("TA-KNOW-11")
def test_the_thief_steals_instead_of_fighting_and_nobody_else_does(talisman):
    table = talisman("thief", "warrior")
    sword = table.owns(2, "sword")[0]
    table.stands(2, CASTLE)
    at_once(table)
    table.move("use_ability", who=1, whom=2, what="steal_object", card=sword)
    assert table.one(1).objects[0].name == "sword" and not table.one(2).objects
    table.turn_of(2)
    table.stands(2, CASTLE)
    table.arrived(2)
    assert table.objects("use_ability", who=2, whom=1, what="steal_gold").rule == "TA-KNOW-11"


@pytest.mark.rule("TA-KNOW-11")
def test_the_sorceress_lures_a_follower_away(talisman):
    table = talisman("sorceress", "warrior")
    maiden = table.owns(2, "maiden")[0]
    table.stands(2, CASTLE)
    at_once(table)
    table.move("use_ability", who=1, whom=2, what="lure_follower", card=maiden)
    assert table.one(1).followers[0].name == "maiden" and not table.one(2).followers


@pytest.mark.rule("TA-KNOW-11")
def test_the_dwarf_rolls_a_die_fewer_in_the_mine_and_at_the_gate_by_craft(talisman):
    table = talisman("dwarf", "warrior")
    table.stands(1, GATE)
    table.move("roll_movement", who=1, rolled=1)
    assert table.refuses("try_gate", who=1, by="strength", rolled=[1]).field == "rolled"
    table.move("try_gate", who=1, by="craft", rolled=[3])
    assert table.one().space == PLAIN
    table.turn_of(1)
    at_once(table, MINE, fulfilled=False)
    table.move("delve", who=1, rolled=[2, 2])
    assert table.one().space == PLAIN  # 4 less 3


@pytest.mark.rule("TA-KNOW-11")
@pytest.mark.parametrize(
    ("who", "space"), [("dwarf", CRAGS), ("troll", CRAGS), ("dwarf", "m15"), ("elf", "o11"), ("warrior", None)]
)
def test_who_knows_the_place_need_not_roll_there(talisman, who, space):
    table = talisman(who, "wizard")
    at_once(table, space or CRAGS)
    if space:
        table.move("end_turn", who=1)
    else:
        assert table.objects("end_turn", who=1).rule == "TA-ENC-12"


@pytest.mark.rule("TA-KNOW-20")
@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [("magic_belt", 1, 0), ("ring", 1, 1), ("solomons_crown", 0, 2), ("holy_grail", 0, 1), ("unicorn", 1, 1)],
)
def test_what_objects_and_followers_always_give(talisman, card, strength, craft):
    table = talisman("prophetess", "warrior")  # strength 2, craft 4
    table.owns(1, card)
    at_once(table, CRYPT, fulfilled=False)
    table.move("delve", who=1, rolled=[1, 1, 1 + strength])
    assert table.one().space == PLAIN  # one more than its total strength
    table.turn_of(1)
    at_once(table, MINE, fulfilled=False)
    table.move("delve", who=1, rolled=[1, 2, 2 + craft])
    assert table.one().space == PLAIN


@pytest.mark.rule("TA-KNOW-20")
@pytest.mark.parametrize(
    ("card", "alignment"), [("holy_grail", "evil"), ("holy_lance", "evil"), ("rune_sword", "good")]
)
def test_whom_some_objects_do_not_suffer(duo, card, alignment):
    id = duo.lies(CASTLE, card)[0]
    at_once(duo, alignment=alignment)
    assert duo.objects("take_card", who=1, card=id).rule == "TA-OBJ-04"
    at_once(duo, alignment="neutral")
    duo.move("take_card", who=1, card=id)


@pytest.mark.rule("TA-KNOW-20")
@pytest.mark.parametrize("card", ["rune_sword", "holy_lance"])
def test_lance_and_rune_sword_are_weapons_of_one_in_combat_only(talisman, card):
    table = talisman("troll", "warrior")
    table.owns(1, card, "sword")
    assert score(table) == 1 + 6 + 1  # one weapon counts
    with table.arranged() as state:
        state.fight = None
    table.turn_of(1)
    at_once(table, CRYPT, fulfilled=False)
    table.move("delve", who=1, rolled=[1, 2, 4])
    assert table.one().space == PLAIN


@pytest.mark.rule("TA-KNOW-20")
def test_the_holy_lance_adds_three_against_a_dragon(talisman):
    table = talisman("troll", "warrior")
    sword = table.owns(1, "sword", "holy_lance")[0]
    table.lies(CASTLE, "dragon")
    at_once(table)
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[2], theirs=[1])
    assert table.told("tell-scores")[0]["score"] == 2 + 6 + 3
    table.undo()
    table.move("roll_fight", who=1, rolled=[2], theirs=[1], weapons=[sword])
    assert table.told("tell-scores")[0]["score"] == 2 + 6 + 1


@pytest.mark.rule("TA-KNOW-20")
def test_the_mercenary_adds_three_in_combat_only(talisman):
    table = talisman("warrior", "wizard")
    table.owns(1, "mercenary")
    assert score(table, rolled=(1, 1)) == 1 + 4 + 3
    with table.arranged() as state:
        state.fight = None
    table.turn_of(1)
    at_once(table, CRYPT, fulfilled=False)
    table.move("delve", who=1, rolled=[1, 2, 2])
    assert table.one().space == PLAIN  # 5 less 4: outside a fight it is no strength


@pytest.mark.rule("TA-KNOW-20")
def test_the_mercenary_fights_for_nobody_without_gold(talisman):
    table = talisman("warrior", "wizard")
    table.owns(1, "mercenary")
    table.stands(1, CASTLE, gold=0)
    assert score(table, rolled=(1, 1)) == 1 + 4


@pytest.mark.rule("TA-KNOW-20")
def test_the_mercenary_is_paid_for_each_fight_and_may_be_left_out(talisman):
    table = talisman("warrior", "wizard")
    table.owns(1, "mercenary")
    table.stands(1, CASTLE, gold=2)
    table.move("fight_creature", who=1, value=5)
    table.move("roll_fight", who=1, rolled=[1, 1], theirs=[1], hired=[])
    assert (table.told("tell-scores")[0]["score"], table.one().gold) == (1 + 4, 2)
    table.undo()
    table.move("roll_fight", who=1, rolled=[1, 1], theirs=[1])
    assert (table.told("tell-scores")[0]["score"], table.one().gold) == (1 + 4 + 3, 1)
