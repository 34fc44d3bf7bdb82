"""LIFE: lives lost and gained, healing that stops at four, and what can save a life just lost."""

from __future__ import annotations

import pytest


def loses(table, *foes: str, craft: bool = False) -> None:
    """The warrior meets enemies on a space, and loses against them."""
    table.lies("o10", *foes)
    table.arrived(1, "o10")
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[1] if craft else [1, 1], theirs=[6])


@pytest.mark.rule("TA-LIFE-01", "TA-LIFE-02")
def test_a_life_is_lost_in_combat_and_goes_back_to_the_bank(duo):
    loses(duo, "dragon")
    assert duo.one().lives == 4  # it may still be saved
    duo.move("lose_life", who=1)
    assert duo.one().lives == 3
    (told,) = duo.told("tell-counters")
    assert (told["counter"], told["by"], told["sign"], told["value"]) == ("lives", 1, "down", 3)


@pytest.mark.rule("TA-LIFE-01")
def test_a_life_is_lost_in_psychic_combat(duo):
    loses(duo, "wraith", craft=True)
    duo.move("lose_life", who=1)
    assert duo.one().lives == 3


@pytest.mark.rule("TA-LIFE-01")
def test_a_life_is_lost_in_a_dangerous_place(duo):
    duo.stands(1, "m2")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="thirst")
    assert duo.one().lives == 3


@pytest.mark.rule("TA-LIFE-02")
def test_lives_are_lost_one_by_one_and_never_below_none(duo):
    duo.move("change", who=1, counter="lives", by=-3)
    assert duo.one().lives == 1
    duo.move("change", who=1, counter="lives", by=-3)
    assert duo.one().lives == 0


@pytest.mark.rule("TA-LIFE-03")
def test_lives_are_gained_in_encounters_and_by_healing_from_the_bank(duo):
    duo.stands(1, "o19", lives=1, alignment="good")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="prayer", rolled=[5])
    assert duo.one().lives == 2
    assert duo.told("tell-counters")[0]["sign"] == "up"
    duo.move("heal", who=1, lives=1)
    assert duo.one().lives == 3
    assert duo.told("tell-counters")[0]["sign"] == "up"
    assert duo.one(2).lives == 4


@pytest.mark.rule("TA-LIFE-04", "TA-LIFE-06")
def test_lives_that_are_gained_have_no_upper_limit(duo):
    duo.move("change", who=1, counter="lives", by=3)
    assert duo.one().lives == 7
    duo.stands(1, "m5")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="prayer", rolled=[6, 6])  # the Temple gives two
    assert duo.one().lives == 9


@pytest.mark.rule("TA-LIFE-05", "TA-LIFE-06")
def test_healing_stops_at_four(duo):
    duo.stands(1, "o7", lives=2)
    duo.move("heal", who=1, lives=9)
    assert duo.one().lives == 4
    assert duo.objects("heal", who=1, lives=1).rule == "TA-LIFE-05"


@pytest.mark.rule("TA-LIFE-05")
def test_who_has_more_than_four_lives_keeps_them_and_is_not_healed(duo):
    duo.stands(1, "o7", lives=6)
    assert duo.objects("heal", who=1, lives=2).code == "nothing-to-heal"
    duo.move("heal", who=1, lives=2, overrule=("nothing-to-heal",))
    assert duo.one().lives == 6


@pytest.mark.rule("TA-LIFE-05")
@pytest.mark.parametrize(
    ("space", "way", "alignment", "asked", "healed", "paid"),
    [
        ("o13", "healer", "neutral", 9, 3, 3),
        ("o1", "doctor", "neutral", 9, 2, 2),  # two at most
        ("o19", "healing", "neutral", 9, 3, 3),
        ("o19", "blessing", "good", 9, 3, 0),
        ("m8", "physician", "neutral", 9, 3, 3),
    ],
)
def test_who_heals_on_the_board_heals_up_to_four_and_charges_what_was_healed(
    duo, space, way, alignment, asked, healed, paid
):
    duo.stands(1, space, lives=1, gold=9, alignment=alignment)
    duo.arrived(1)
    duo.move("follow_space", who=1, way=way, lives=asked)
    assert (duo.one().lives, duo.one().gold) == (1 + healed, 9 - paid)


@pytest.mark.rule("TA-LIFE-05", "TA-LIFE-06")
def test_the_graveyard_heals_and_the_troll_rests_up_to_four_only(talisman):
    table = talisman("troll", "wizard")
    table.move("roll_movement", who=1, rolled=6)
    table.move("rest_on_six", who=1)
    assert table.one().lives == 4
    table.turn_of(2)
    table.stands(2, "o15")
    table.arrived(2)
    table.move("follow_space", who=2, way="raising", rolled=[3])
    assert table.one(2).lives == 4


@pytest.mark.rule("TA-LIFE-07")
def test_an_object_can_save_a_life_in_combat(duo):
    (shield,) = duo.owns(1, "shield")
    loses(duo, "dragon")
    duo.move("save_life", who=1, card=shield, rolled=5)
    assert duo.one().lives == 4 and duo.state.fight is None and duo.state.turn.over


@pytest.mark.rule("TA-LIFE-07")
def test_a_roll_that_is_too_low_saves_nothing(duo):
    (shield,) = duo.owns(1, "shield")
    loses(duo, "dragon")
    duo.move("save_life", who=1, card=shield, rolled=4)
    duo.move("lose_life", who=1)
    assert duo.one().lives == 3


@pytest.mark.rule("TA-LIFE-07")
def test_no_object_saves_a_life_in_psychic_combat(duo):
    (armour,) = duo.owns(1, "armour")
    loses(duo, "wraith", craft=True)
    assert duo.objects("save_life", who=1, card=armour, rolled=6).rule == "TA-PSY-05"


@pytest.mark.rule("TA-LIFE-07")
@pytest.mark.parametrize("foe", ["dragon", "wraith"])
def test_a_spell_can_save_a_life_in_either_combat(duo, foe):
    duo.stands(1, "o10", craft=3)
    loses(duo, foe, craft=foe == "wraith")
    with duo.arranged() as state:
        state.at(1).spells = ["Ash"]
    duo.move("save_by_spell", who=1, spell="Ash")
    assert duo.one().lives == 4 and duo.one().spells == []
    assert duo.state.spells.discard == ["Ash"]


@pytest.mark.rule("TA-LIFE-07")
def test_nothing_saves_a_life_lost_outside_a_combat(duo):
    (armour,) = duo.owns(1, "armour")
    duo.move("change", who=1, counter="lives", by=-1)
    assert duo.objects("save_life", who=1, card=armour, rolled=6).code == "no-fight"
    assert duo.one().lives == 3
