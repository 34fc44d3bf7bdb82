"""PSY: psychic combat: whose it is, craft in place of strength, and that no object saves a life."""

from __future__ import annotations

import pytest


@pytest.fixture
def minds(talisman):
    """A wizard (craft 5, in turn) and a thief (craft 3) on the Fields o2."""
    table = talisman("wizard", "thief")
    table.stands(1, "o2", spells=[])
    table.stands(2, "o2")
    table.arrived(1)
    return table


@pytest.mark.rule("TA-PSY-01")
def test_a_spirit_attacks_psychically(minds):
    minds.lies("o2", "ghost")
    minds.move("face_enemies", who=1)
    assert minds.state.fight.psychic
    minds.move("roll_fight", who=1, rolled=[2], theirs=[1])
    assert minds.told("tell-scores") == [{"who": "wizard", "score": 7, "theirs": 5}]


@pytest.mark.rule("TA-PSY-01")
def test_another_creature_with_a_craft_attacks_psychically(talisman):
    table = talisman("thief", "wizard")
    table.stands(1, "o21", craft=6)
    table.arrived(1)
    table.move("follow_space", who=1, way="crags", rolled=[1])  # a spirit, craft 4
    table.move("roll_fight", who=1, rolled=[1], theirs=[1])
    assert table.told("tell-scores") == [{"who": "thief", "score": 7, "theirs": 5}]


@pytest.mark.rule("TA-PSY-02")
@pytest.mark.parametrize(
    ("attacker", "may"), [("ghoul", True), ("sorceress", True), ("wizard", True), ("troll", False), ("monk", False)]
)
def test_only_whose_ability_allows_it_attacks_a_character_psychically(talisman, attacker, may):
    table = talisman(attacker, "thief")
    table.stands(1, "o2", spells=[])
    table.stands(2, "o2")
    table.arrived(1)
    if may:
        table.move("attack", who=1, whom=2, psychic=True)
        assert table.state.fight.psychic
    else:
        assert table.objects("attack", who=1, whom=2, psychic=True).rule == "TA-PSY-02"


@pytest.mark.rule("TA-PSY-03")
def test_a_psychic_draw_ends_the_turn_unhurt(minds):
    minds.lies("o2", "ghost")
    minds.move("face_enemies", who=1)
    minds.move("roll_fight", who=1, rolled=[1], theirs=[2])
    assert minds.state.turn.over and minds.state.fight is None and minds.one().lives == 4


@pytest.mark.rule("TA-PSY-03")
def test_a_lost_psychic_combat_costs_a_life_and_the_turn(minds):
    minds.lies("o2", "demon")
    minds.move("face_enemies", who=1)
    minds.move("roll_fight", who=1, rolled=[1], theirs=[1])
    minds.move("lose_life", who=1)
    assert minds.state.turn.over and minds.one().lives == 3


@pytest.mark.rule("TA-PSY-03")
def test_a_psychic_victory_over_a_character_brings_loot_and_ends_the_turn(minds):
    minds.move("attack", who=1, whom=2, psychic=True)
    minds.move("roll_fight", who=1, rolled=[3], theirs=[1])
    minds.move("loot", who=1, what="gold")
    assert (minds.one(1).gold, minds.one(2).gold) == (2, 0)
    assert minds.state.turn.over


@pytest.mark.rule("TA-PSY-03")
def test_a_psychic_attack_can_be_evaded_before_the_dice(minds):
    minds.stands(2, "o2", spells=["?"])
    minds.move("attack", who=1, whom=2, psychic=True)
    minds.move("evade", who=2, means="spell")
    assert minds.state.fight is None
    minds.undo()
    minds.move("roll_fight", who=1, rolled=[3], theirs=[1])
    assert minds.objects("evade", who=2, means="spell").rule == "TA-COM-03"


@pytest.mark.rule("TA-PSY-04", "TA-PSY-08", "TA-PSY-09")
def test_craft_in_all_counts_on_both_sides_and_nothing_of_strength(minds):
    minds.owns(1, "solomons_crown", "sword", "magic_belt")
    minds.owns(2, "ring", "rune_sword", "mercenary", "maiden")
    minds.stands(2, "o2", strength=9)
    minds.move("attack", who=1, whom=2, psychic=True)
    minds.move("roll_fight", who=1, rolled=[1], theirs=[1])
    assert minds.told("tell-scores") == [{"who": "wizard", "score": 1 + 5 + 2, "theirs": 1 + 3 + 1 + 2}]


@pytest.mark.rule("TA-PSY-09")
def test_what_helps_in_combat_helps_nobody_against_spirits(talisman):
    table = talisman("warrior", "monk")  # two dice and two weapons in combat
    (sword, axe) = table.owns(1, "sword", "axe")
    table.stands(1, "o2", craft=2)
    table.arrived(1)
    table.lies("o2", "lemure")
    table.move("face_enemies", who=1)
    assert table.refuses("roll_fight", who=1, rolled=[3, 4], theirs=[1]).field == "rolled"
    table.move("roll_fight", who=1, rolled=[3], theirs=[1], weapons=[sword, axe])
    assert table.told("tell-scores")[0]["score"] == 5


@pytest.mark.rule("TA-PSY-05", "TA-PSY-06")
@pytest.mark.parametrize("kind", ["object", "magic_object"])
def test_no_object_saves_a_life_in_psychic_combat_magic_or_not(minds, kind):
    (card,) = minds.owns(1, "armour")
    with minds.arranged() as state:
        state.at(1).objects[0].kind = kind
    minds.lies("o2", "demon")
    minds.move("face_enemies", who=1)
    minds.move("roll_fight", who=1, rolled=[1], theirs=[1])
    assert minds.objects("save_life", who=1, card=card, rolled=6).rule == "TA-PSY-05"


@pytest.mark.rule("TA-PSY-05")
def test_no_object_saves_the_life_that_a_psychic_winner_takes(minds):
    (armour,) = minds.owns(2, "armour")
    minds.move("attack", who=1, whom=2, psychic=True)
    minds.move("roll_fight", who=1, rolled=[3], theirs=[1])
    minds.move("loot", who=1, what="life")
    assert minds.objects("save_life", who=2, card=armour, rolled=6).rule == "TA-PSY-05"
    minds.move("lose_life", who=2)
    assert minds.one(2).lives == 3


@pytest.mark.rule("TA-PSY-06")
def test_a_spell_still_saves_a_life_in_psychic_combat(minds):
    minds.stands(1, "o2", spells=["?"])
    minds.lies("o2", "demon")
    minds.move("face_enemies", who=1)
    minds.move("roll_fight", who=1, rolled=[1], theirs=[1])
    minds.move("save_by_spell", who=1)
    assert minds.one().lives == 4 and minds.one().spells == [] and minds.state.turn.over


@pytest.mark.rule("TA-PSY-07")
def test_spirits_attack_as_one_with_one_die(minds):
    ids = minds.lies("o2", "shadow", "spectre")
    minds.move("face_enemies", who=1)
    assert minds.refuses("roll_fight", who=1, rolled=[6], theirs=[1, 1]).field == "theirs"
    minds.move("roll_fight", who=1, rolled=[6], theirs=[5])
    assert minds.told("tell-scores") == [{"who": "wizard", "score": 11, "theirs": 10}]
    assert "o2" not in minds.state.spaces and minds.one().trophies == []
    minds.undo()
    minds.move("roll_fight", who=1, rolled=[1], theirs=[6])
    minds.move("lose_life", who=1)
    assert minds.one().lives == 3
    assert [card.id for card in minds.state.lying("o2").cards] == ids
