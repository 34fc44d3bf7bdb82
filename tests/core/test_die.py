"""Dice: rolled by the app, or at the table."""

from __future__ import annotations

import pytest

from companion.core.chance import Chance
from companion.core.die import Die, numbered


def test_a_numbered_die_has_its_faces():
    assert numbered("d4", 4) == Die("d4", ("1", "2", "3", "4"))


def test_the_app_rolls_every_face_and_no_other():
    die, chance = numbered("d6", 6), Chance("s")
    assert {die.roll(chance) for _ in range(200)} == set("123456")


def test_what_the_table_rolled_is_taken_and_uses_no_chance():
    chance = Chance("s")
    assert numbered("d6", 6).roll(chance, "4") == "4"
    assert chance.used == 0


@pytest.mark.parametrize("face", ["7", "0", "", "six"])
def test_a_face_that_the_die_does_not_have_is_an_error(face):
    with pytest.raises(ValueError, match=f"d6 has no face '{face}'"):
        numbered("d6", 6).roll(Chance("s"), face)


def test_a_face_that_stands_twice_comes_up_twice_as_often():
    die, chance = Die("odd", ("skull", "skull", "star")), Chance("s")
    skulls = sum(die.roll(chance) == "skull" for _ in range(3000))
    assert 1900 < skulls < 2100
