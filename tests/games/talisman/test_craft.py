"""CRA: craft as counters and as a total, how many spells it lets one hold, and the surplus that goes at once."""

from __future__ import annotations

import pytest

from companion.games.talisman.play.totals import spell_limit, surplus_spells, total


def holds(table, who: int, *spells: str) -> None:
    """Let a character hold these spells and no others."""
    with table.arranged() as state:
        state.at(who).spells = list(spells)


@pytest.mark.rule("TA-CRA-02", "TA-CRA-03", "TA-CRA-07")
def test_what_a_thing_adds_is_no_counter_but_part_of_the_total(duo):
    (crown,) = duo.lies("o7", "solomons_crown")
    duo.arrived(1)
    duo.move("take_card", who=1, card=crown)
    duo.owns(1, "maiden")
    assert duo.one().craft == 2 and total(duo.one(), "craft") == 2 + 2 + 2
    duo.move("change", who=1, counter="craft", by=1)
    assert (duo.one().craft, duo.one().start_craft) == (3, 2)
    duo.move("give_up", who=1, cards=[crown])
    assert duo.one().craft == 3 and total(duo.one(), "craft") == 5


@pytest.mark.rule("TA-CRA-07")
def test_craft_that_cannot_be_used_at_the_moment_does_not_count(duo):
    duo.owns(2, "solomons_crown", "maiden")
    assert total(duo.one(2), "craft") == 9
    duo.stands(2, "m13")  # the Cursed Glade lets no object add anything
    assert total(duo.one(2), "craft") == 7


@pytest.mark.rule("TA-CRA-04")
def test_lost_craft_goes_back_as_counters(duo):
    duo.stands(1, "o10", craft=6)
    duo.move("change", who=1, counter="craft", by=-2)
    assert duo.one().craft == 4
    (told,) = duo.told("tell-counters")
    assert (told["counter"], told["by"], told["sign"], told["value"]) == ("craft", 2, "down", 4)


@pytest.mark.rule("TA-CRA-05")
def test_craft_never_falls_below_the_start(duo):
    duo.stands(1, "o1", craft=3)
    duo.move("change", who=1, counter="craft", by=-5)
    assert duo.one().craft == 2
    duo.arrived(1)
    duo.move("follow_space", who=1, way="enchantress", rolled=[3])  # she takes one craft
    assert duo.one().craft == 2 and "tell-counters" not in duo.said


@pytest.mark.rule("TA-CRA-06")
def test_craft_is_gained_in_encounters_and_never_for_trophies(duo):
    duo.move("exchange", who=1, trophies=duo.owns(1, "dragon", "dragon"))
    assert (duo.one().strength, duo.one().craft) == (6, 2)
    duo.stands(1, "o11")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="forest", rolled=[6])
    assert duo.one().craft == 3


@pytest.mark.rule("TA-CRA-08")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_the_total_craft_says_how_many_spells_one_may_hold(talisman, craft, limit):
    table = talisman("troll", "warrior")
    table.stands(1, "o21", craft=craft)
    assert spell_limit(table.state, table.one()) == limit
    holds(table, 1, *["?"] * (limit + 1))
    assert surplus_spells(table.state, table.one()) == 1


@pytest.mark.rule("TA-CRA-08")
def test_it_is_the_total_that_counts_and_not_the_counters(duo):
    assert spell_limit(duo.state, duo.one()) == 0
    duo.owns(1, "maiden")
    assert spell_limit(duo.state, duo.one()) == 2


@pytest.mark.rule("TA-CRA-09")
@pytest.mark.parametrize(("craft", "limit"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_the_wand_entitles_to_at_least_one_spell(talisman, craft, limit):
    table = talisman("troll", "warrior")
    table.owns(1, "wand")
    table.stands(1, "o21", craft=craft)
    assert spell_limit(table.state, table.one()) == limit


@pytest.mark.rule("TA-CRA-09")
@pytest.mark.parametrize(("craft", "limit"), [(1, 1), (3, 2), (6, 4)])
def test_read_the_other_way_the_wand_gives_one_spell_more(talisman, craft, limit):
    table = talisman("troll", "warrior", otherwise=["TA-CRA-09"])
    table.owns(1, "wand")
    table.stands(1, "o21", craft=craft)
    assert spell_limit(table.state, table.one()) == limit


@pytest.mark.rule("TA-CRA-09")
def test_without_the_wand_the_table_holds(duo):
    duo.owns(1, "ring")
    duo.move("gain_spell", who=1)
    duo.move("gain_spell", who=1)
    assert surplus_spells(duo.state, duo.one()) == 1


@pytest.mark.rule("TA-CRA-11")
def test_a_surplus_goes_to_the_used_pile_before_anything_else_happens(duo):
    holds(duo, 2, "Ash", "Bone", "Cold")
    objection = duo.objects("roll_movement", who=1, rolled=3)  # whosever turn it is
    assert (objection.rule, objection.code) == ("TA-CRA-11", "at-once-spells")
    duo.move("discard_surplus", who=2, spells=["Bone"])
    assert duo.one(2).spells == ["Ash", "Cold"] and duo.state.spells.discard == ["Bone"]
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-CRA-11")
def test_the_whole_surplus_goes(duo):
    holds(duo, 1, "Ash", "Bone")  # with a craft of two
    duo.move("discard_surplus", who=1, spells=["Ash"])
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-CRA-11"
    duo.move("discard_surplus", who=1, spells=["Bone"])
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-CRA-12")
def test_the_surplus_may_not_be_cast_instead(duo):
    holds(duo, 2, "Ash", "Bone", "Cold")
    assert duo.objects("cast", who=2, spell="Ash").rule == "TA-CRA-12"
    duo.move("discard_surplus", who=2, spells=["Bone"])
    duo.move("cast", who=2, spell="Ash")
    assert duo.one(2).spells == ["Cold"]


@pytest.mark.rule("TA-CRA-12")
def test_nor_may_it_save_a_life_or_evade_a_fight(duo):
    duo.lies("o10", "dragon")
    duo.arrived(1, "o10")
    duo.move("face_enemies", who=1)
    holds(duo, 1, "Ash")
    assert duo.objects("evade", who=1, means="spell", spell="Ash").rule in ("TA-CRA-11", "TA-CRA-12")
    holds(duo, 1)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    holds(duo, 1, "Ash")
    assert duo.objects("save_by_spell", who=1, spell="Ash").rule == "TA-CRA-12"


@pytest.mark.rule("TA-CRA-11")
def test_the_owner_chooses_what_goes(duo):
    for chosen in ("Ash", "Bone", "Cold"):
        holds(duo, 2, "Ash", "Bone", "Cold")
        duo.move("discard_surplus", who=2, spells=[chosen])
        assert chosen not in duo.one(2).spells and len(duo.one(2).spells) == 2


@pytest.mark.rule("TA-CRA-14")
def test_the_limit_is_looked_at_again_whenever_craft_changes(talisman):
    table = talisman("warrior", "wizard")

    def surplus() -> int:
        return surplus_spells(table.state, table.one())

    (maiden,) = table.owns(1, "maiden")
    holds(table, 1, "Ash", "Bone")
    assert surplus() == 0
    table.move("drop", who=1, cards=[maiden])  # a follower goes
    assert surplus() == 2
    table.owns(1, "solomons_crown")  # a magic object comes
    assert surplus() == 0
    table.stands(1, "m13")  # it may not be used there
    assert surplus() == 2
    table.stands(1, "m12")
    assert surplus() == 0
    table.move("change", who=1, counter="craft", by=2)
    holds(table, 1, "Ash", "Bone", "Cold")
    assert surplus() == 0
    table.move("change", who=1, counter="craft", by=-2)  # counters are lost
    assert surplus() == 1


@pytest.mark.rule("TA-CRA-14")
def test_an_object_that_becomes_forbidden_takes_its_craft_along(duo):
    duo.owns(1, "holy_grail")
    holds(duo, 1, "Ash")
    assert surplus_spells(duo.state, duo.one()) == 0
    duo.move("change_alignment", who=1, to="evil")
    assert duo.one().objects == []
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-CRA-11"
